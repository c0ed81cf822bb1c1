// Makes Markdown by models and people harmless: it notifies nobody, closes nothing, commands no bot and hides nothing.

import {
  escapeExtraBars,
  type MarkdownPiece,
  normalLabel,
  readMarkdown,
} from '#src/markdown/index.ts';
import { headOf, withoutUnseen } from '#src/text/index.ts';
import { defusePiece, showDefinition } from './defuse-piece.ts';
import { compileDefuseRules, type DefuseRules } from './defuse-rules.ts';
import { createLinkPolicy } from './link-policy.ts';

export type DefuseOptions = {
  /** Logins that may be mentioned; the first five count. */
  readonly allowedMentions: readonly string[];
  /** The trigger phrase: our own text must not start the next run. */
  readonly phrase: string;
  /** Links to this server, and to the allowed hosts, stay links. */
  readonly serverUrl: string;
  readonly allowedHosts?: readonly string[];
  /** Characters; 60,000 by default. */
  readonly maxLength?: number;
};

const MAX_LENGTH = 60_000;
const MAX_PASSES = 8;

const TEX_COMMAND = /\\[a-z]/i;

const MAX_FOLLOWING_LENGTH = 300;
const MAX_BEFORE_LENGTH = 8;

/** Creates a function that defuses text. It is idempotent and linear, and never throws. */
export function createDefuse(options: DefuseOptions): (text: string) => string {
  const rules = compileDefuseRules({ ...options, link: createLinkPolicy(options) });
  const max = options.maxLength ?? MAX_LENGTH;
  return (text) => {
    let current = headOf(withoutUnseen(text).text, max);
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const next = defuseOnce(current, rules);
      if (next === current) return current;
      current = next;
    }
    return flattenMarkup(current);
  };
}

function defuseOnce(text: string, rules: DefuseRules): string {
  const pieces = readMarkdown(text);
  const used = new Set(
    pieces.flatMap((piece) => (piece.kind === 'link' ? [normalLabel(piece.label ?? '')] : [])),
  );
  const commands = TEX_COMMAND.test(text);
  let output = '';
  let stretch = '';
  let before = '';
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    end += piece.text.length;
    const after = text.slice(end, end + lengthAfter(pieces, index));
    const shown =
      piece.kind === 'definition'
        ? showDefinition(piece, used)
        : defusePiece(piece, rules, { before, after, commands });
    before = (before + shown).slice(-MAX_BEFORE_LENGTH);
    // A code block ends a table, and its bars are not the table's.
    const isBlock = piece.kind === 'code' && piece.fence !== undefined;
    output += isBlock ? `${escapeExtraBars(stretch)}${shown}` : '';
    stretch = isBlock ? '' : stretch + shown;
  }
  return withoutUnseen(output + escapeExtraBars(stretch)).text;
}

/** Returns how much of the text after a piece is looked at. */
function lengthAfter(pieces: readonly MarkdownPiece[], index: number): number {
  let length = 0;
  for (let next = index + 1; next < pieces.length && length < MAX_FOLLOWING_LENGTH; next += 1) {
    length += Math.min(pieces[next]?.text.length ?? 0, MAX_FOLLOWING_LENGTH);
  }
  return length;
}

/** Removes all markup from a text that still changes after the last pass. */
function flattenMarkup(text: string): string {
  const plain: Readonly<Record<string, string>> = {
    '<': '\u2039',
    '&': '\uFE60',
    '[': '(',
    ']': ')',
    '@': '\uFF20',
    '#': '\uFF03',
    '/': '\u2215',
  };
  const flat = text.replace(/[<&[\]@#/]/g, (character) => plain[character] ?? character);
  return flat.replace(/[`~:]+|bors/g, ' ');
}
