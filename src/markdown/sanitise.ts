// Removes from the text of people and files what readers of the page don't see, before an agent reads it.

import { withoutUnseen } from '#src/text/invisible-characters.ts';
import type { TextRange } from '#src/text/readings.ts';
import { hiddenInFormulas, hidesWords, withoutUndrawn } from './drawings.ts';
import {
  HIDDEN_CONTENT,
  hiddenElements,
  type SanitisedText,
  showPiece,
  withoutUnseenEntities,
} from './hidden-html.ts';
import type { MarkdownPiece } from './html.ts';
import { normalLabel } from './links.ts';
import { readMarkdown } from './read-markdown.ts';
import { withoutExtraCells } from './table-rows.ts';

/** Marks as hidden what formulas don't show. The pieces together stay the same text. Linear. */
function markHiddenFormulas(pieces: readonly MarkdownPiece[]): readonly MarkdownPiece[] {
  const ranges = hiddenInFormulas(pieces.map(({ text }) => text).join(''));
  const shown: MarkdownPiece[] = [];
  let at = 0;
  let next = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = at + piece.text.length;
    while (next < ranges.length && (ranges[next]?.end ?? 0) <= at) next += 1;
    const isWhole = piece.kind !== 'code' && (ranges[next]?.start ?? end) >= end;
    if (isWhole) shown.push(piece);
    else {
      const within = rangesWithin(ranges, next, end);
      shown.push(...splitPiece(piece, { index, pieces, at, ranges: within }));
    }
    at = end;
  }
  return shown;
}

function rangesWithin(ranges: readonly TextRange[], from: number, end: number) {
  let to = from;
  while (to < ranges.length && (ranges[to]?.start ?? end) < end) to += 1;
  return ranges.slice(from, to);
}

type PiecePlace = {
  readonly index: number;
  readonly pieces: readonly MarkdownPiece[];
  /** Where the piece begins in the text. */
  readonly at: number;
  /** The hidden ranges that overlap it. */
  readonly ranges: readonly TextRange[];
};

function splitPiece(piece: MarkdownPiece, place: PiecePlace): readonly MarkdownPiece[] {
  const { text } = piece;
  if (piece.kind === 'code') return [isHiddenCode(piece, place) ? hiddenPiece(text) : piece];
  if (piece.kind !== 'prose') return [hiddenPiece(text)];
  const parts: MarkdownPiece[] = [];
  let done = 0;
  for (const { start, end } of place.ranges) {
    const from = Math.max(0, start - place.at);
    const to = Math.min(text.length, end - place.at);
    if (from > done) parts.push({ kind: 'prose', text: text.slice(done, from) });
    parts.push(hiddenPiece(text.slice(from, to)));
    done = to;
  }
  return done < text.length ? [...parts, { kind: 'prose', text: text.slice(done) }] : parts;
}

function hiddenPiece(text: string): MarkdownPiece {
  return { kind: 'hidden', text };
}

/** True for a code span between dollars, which is a formula to GitHub, if it hides words. */
function isHiddenCode(
  { text, fence }: Extract<MarkdownPiece, { readonly kind: 'code' }>,
  { index, pieces }: PiecePlace,
): boolean {
  const isFormula =
    fence === undefined &&
    pieces[index - 1]?.text.endsWith('$') === true &&
    pieces[index + 1]?.text.startsWith('$') === true;
  return isFormula && hidesWords(text);
}

/** Tags that make their content smaller, and smaller again inside one another. */
const SHRINKING: ReadonlySet<string> = new Set(['sub', 'sup', 'small']);
const SMALLEST = 3;

/** Marks elements as hidden whose words are too small to be read. */
function withoutTinyWords(pieces: readonly MarkdownPiece[]): readonly MarkdownPiece[] {
  let depth = 0;
  return pieces.map((piece) => {
    if (piece.kind !== 'tag' || !SHRINKING.has(piece.tag.name)) return piece;
    depth = Math.max(0, depth + (piece.tag.closing ? -1 : 1));
    const isTiny = depth > SMALLEST && !piece.tag.closing;
    return isTiny ? { ...piece, tag: { ...piece.tag, attributes: 'hidden' } } : piece;
  });
}

// Footnotes that nothing refers to, which a page doesn't show.

/** The labels that visible text refers to, in lower case; undefined while they aren't known. */
type Footnotes = ReadonlySet<string> | undefined;

type FootnoteState = { readonly unused: boolean; readonly afterBlank: boolean };

const DEFINITION = /^(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t])*\[\^([^\]\s]{1,100})\]:/;

/** Replaces each unused footnote, with its indented paragraphs, by a mark. */
function withoutUnusedFootnotes(text: string, references: Footnotes): SanitisedText {
  if (references === undefined || !text.includes('[^')) return { text, hidden: 0 };
  let hidden = 0;
  let state: FootnoteState = { unused: false, afterBlank: false };
  const kept = text.split('\n').map((line) => {
    const label = DEFINITION.exec(line)?.[1]?.toLowerCase();
    const begins = label !== undefined && !references.has(label);
    const unused = label === undefined ? state.unused && !endsFootnote(line, state) : begins;
    state = { unused, afterBlank: line.trim() === '' };
    if (begins) hidden += 1;
    return shownLine(line, { begins, unused });
  });
  return { text: kept.join('\n'), hidden };
}

function shownLine(line: string, place: { readonly begins: boolean; readonly unused: boolean }) {
  if (place.begins) return HIDDEN_CONTENT;
  return place.unused ? '' : line;
}

function endsFootnote(line: string, { afterBlank }: FootnoteState): boolean {
  return afterBlank && line.trim() !== '' && !/^(?: {4}|\t)/.test(line);
}

/**
 * `markdown` is rendered before people see it; `source` (diffs, code, logs) is seen as it is written. A `file` is Markdown
 * that people reviewed as source: its tags and links stay, its comments go.
 */
export type TextForm = 'markdown' | 'file' | 'source';

const MOST_PASSES = 6;
const MOST_BEFORE_LINK = 300;
const REPEATED_MARK = /(?:\[hidden content removed\]){2,}/g;
const FOOTNOTE_REFERENCE = /\[\^([^\]\s]{1,100})\](?!:)/g;

type SanitisePass = {
  readonly text: string;
  readonly hidden: number;
  readonly footnotes: Footnotes;
};

/**
 * Removes invisible characters and, in Markdown, what a rendered page doesn't show: comments, attributes, image texts,
 * link titles, unused definitions. Code stays as it is. Idempotent, never throws, linear in the text's length.
 */
export function sanitise(text: string, form: TextForm = 'markdown'): SanitisedText {
  const visible = withoutUnseen(text);
  if (form === 'source') return visible;
  if (form === 'file') return withoutComments(visible);
  let pass: SanitisePass = { ...visible, footnotes: undefined };
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const before = pass;
    pass = sanitiseOnce(before);
    if (passes > 0 && pass.text === before.text) return { text: pass.text, hidden: pass.hidden };
  }
  return { text: flattened(pass.text), hidden: pass.hidden + 1 };
}

function withoutComments({ text, hidden }: SanitisedText): SanitisedText {
  const pieces = readMarkdown(text).map(showReviewed);
  let shown = '';
  let last = '';
  for (const piece of pieces) {
    // Without a space in the comment's place, the text around it could form another comment.
    const kept = piece.text === '' && /[<!-]/.test(last) ? ' ' : piece.text;
    shown += kept;
    // Looking at the end of all that is shown would take quadratic time.
    last = kept.at(-1) ?? last;
  }
  return { text: shown, hidden: pieces.reduce((sum, piece) => sum + piece.hidden, hidden) };
}

function showReviewed(piece: MarkdownPiece): SanitisedText {
  if (piece.kind === 'code') return { text: piece.text, hidden: 0 };
  const isComment = piece.kind === 'hidden' && piece.text.startsWith('<!--');
  return isComment ? { text: '', hidden: 1 } : withoutUnseenEntities(piece.text);
}

/** Replaces all markup characters of a text in which each pass found something hidden. */
function flattened(text: string): string {
  const plain: Readonly<Record<string, string>> = {
    '<': '\u2039',
    '>': '\u203A',
    '&': '\uFE60',
    '[': '(',
    ']': ')',
    '`': "'",
  };
  return text.replace(/[<>&[\]`]/g, (character) => plain[character] ?? character);
}

function sanitiseOnce({ text, hidden, footnotes }: SanitisePass): SanitisePass {
  const kept = withoutUnusedFootnotes(text, footnotes);
  const pieces = withoutTinyWords(markHiddenFormulas(readMarkdown(kept.text)));
  const references = new Set<string>();
  const stretches: Stretch[] = [{ text: '', isBlock: false }];
  let before = '';
  let removed = kept.hidden;
  const skipped = hiddenElements(pieces);
  const used = labelsOf(pieces);
  for (const [index, piece] of pieces.entries()) {
    if (skipped.has(index)) continue;
    if (piece.kind === 'prose') collectReferences(piece.text, references);
    const shown = showPiece(piece, { previous: pieces[index - 1], used, before });
    removed += shown.hidden;
    before = (before + shown.text).slice(-MOST_BEFORE_LINK);
    addShown(stretches, shown.text, piece);
  }
  const drawn = stretches.map(showStretch);
  removed += drawn.reduce((sum, stretch) => sum + stretch.hidden, 0);
  const output = drawn.map((stretch) => stretch.text).join('');
  const visible = withoutUnseen(output.replace(REPEATED_MARK, HIDDEN_CONTENT));
  return { text: visible.text, hidden: hidden + removed + visible.hidden, footnotes: references };
}

/** A block of code, or the text between two: a block ends any table, and its bars divide no cells. */
type Stretch = { text: string; readonly isBlock: boolean };

function addShown(stretches: Stretch[], text: string, piece: MarkdownPiece): void {
  const last = stretches.at(-1);
  const isBlock = piece.kind === 'code' && piece.fence !== undefined;
  if (isBlock || last === undefined || last.isBlock) stretches.push({ text, isBlock });
  else last.text += text;
}

function showStretch({ text, isBlock }: Stretch): SanitisedText {
  const drawn = withoutUndrawn(text, isBlock);
  if (isBlock) return drawn;
  const cells = withoutExtraCells(drawn.text);
  return { text: cells.text, hidden: drawn.hidden + cells.hidden };
}

function collectReferences(text: string, references: Set<string>): void {
  for (const [, label = ''] of text.matchAll(FOOTNOTE_REFERENCE)) {
    references.add(label.toLowerCase());
  }
}

/** Returns the labels that links of the text refer to. */
function labelsOf(pieces: readonly MarkdownPiece[]): ReadonlySet<string> {
  return new Set(
    pieces.flatMap((piece) =>
      piece.kind === 'link' && piece.label !== undefined ? [normalLabel(piece.label)] : [],
    ),
  );
}
