// Finds the phrase where a reader of the rendered comment sees it as the author's own words.

import type { Html, Nodes, Root, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { limitMarkdown } from '#src/markdown/limit-markdown.ts';
import type { TextRange } from '#src/text/readings.ts';

// These constructs change how text looks, not whether it is visible, and `attention` takes quadratic time.
const NEEDLESS = ['attention', 'setextUnderline', 'hardBreakEscape', 'hardBreakTrailing'];
const PARSER_OPTIONS = { extensions: [{ disable: { null: NEEDLESS } }] };

const TRANSPARENT = new Set(['root', 'paragraph', 'heading', 'list', 'listItem']);
// Tags whose content is folded away, quoted or an example, like Markdown's own quotes, code and links.
const HIDING_TAG =
  /<!--|-->|<\/?(?:(details|blockquote|pre)|code|kbd|samp)(?![\w-])|<a(?=\s)|<\/a(?=[\s>])/gi;

// One line of plain text without any character special to Markdown. It needs no parser, whose first use is slow.
const PLAIN_LINE = /^[\p{L}@][^\r\n`<>[\]\\&*_~]*$/u;

/** Yields the parts of a limited text that a reader sees as the author's own words. */
function* visibleRanges(limited: string): Generator<TextRange> {
  if (PLAIN_LINE.test(limited)) {
    yield { start: 0, end: limited.length };
    return;
  }
  yield* rangesIn(fromMarkdown(limited, PARSER_OPTIONS));
}

type ProseLeaf = Html | Text | { readonly type: 'paragraph-end' };

/** Yields, in order, all text and HTML outside Markdown's own quotes, code and links, and where each paragraph ends. */
function* leavesOf(node: Nodes): Generator<ProseLeaf> {
  if (node.type === 'html' || node.type === 'text') {
    yield node;
  } else if (TRANSPARENT.has(node.type) && 'children' in node) {
    for (const child of node.children) yield* leavesOf(child);
  }
  if (node.type === 'paragraph' || node.type === 'heading') {
    yield { type: 'paragraph-end' };
  }
}

type HiddenDepth = { readonly blocks: number; readonly inline: number };

function* rangesIn(root: Root): Generator<TextRange> {
  let depth: HiddenDepth = { blocks: 0, inline: 0 };
  for (const leaf of leavesOf(root)) {
    if (leaf.type === 'html') {
      depth = withTags(leaf.value, depth);
    } else if (leaf.type === 'paragraph-end') {
      // An unclosed inline tag must not hide the rest of the comment.
      depth = { ...depth, inline: 0 };
    } else if (depth.blocks + depth.inline === 0) {
      yield rangeOf(leaf);
    }
  }
}

function rangeOf({ position }: Nodes): TextRange {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function withTags(html: string, { blocks, inline }: HiddenDepth): HiddenDepth {
  const after = { blocks, inline };
  let isComment = false;
  for (const [all, block] of html.matchAll(HIDING_TAG)) {
    const level = block === undefined ? 'inline' : 'blocks';
    const step = all.startsWith('</') ? -1 : 1;
    if (all === '<!--' || all === '-->') {
      isComment = all === '<!--';
    } else if (!isComment) {
      after[level] = Math.max(0, after[level] + step);
    }
  }
  return after;
}

/** Offsets of the phrase in the comment's source. */
type Mention = {
  readonly start: number;
  readonly end: number;
  /** Whether the author said something, in visible prose, before the phrase. */
  readonly wordsBefore: boolean;
};

const WORD = /[\p{L}\p{N}\p{M}_]/u;
const INVISIBLE = /\p{Cf}/u;
const MEANINGFUL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Finds the first mention of the phrase as a whole word in visible prose. Time grows linearly with the text. */
export function findMention(markdown: string, phrase: string): Mention | undefined {
  const wanted = foldCase(phrase);
  if (wanted === '' || !foldCase(markdown).includes(wanted)) return undefined;
  const limited = limitMarkdown(markdown);
  const source = foldCase(limited);
  let wordsBefore = false;
  for (const range of visibleRanges(limited)) {
    const start = mentionIn(source, wanted, range);
    if (start !== undefined) {
      const before = wordsBefore || MEANINGFUL.test(source.slice(range.start, start));
      return { start, end: start + wanted.length, wordsBefore: before };
    }
    wordsBefore ||= MEANINGFUL.test(source.slice(range.start, range.end));
  }
  return undefined;
}

/** Lower-cases ASCII letters only: Unicode's folding would turn look-alikes such as the Kelvin sign into the phrase. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Searches the source instead of the decoded text, so `&#64;squad` and `\\@squad` are no mentions. */
function mentionIn(source: string, wanted: string, range: TextRange): number | undefined {
  const text = source.slice(range.start, range.end);
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    for (const at of occurrences(token, wanted)) {
      const start = index + at;
      if (isWholeWord(text, start, start + wanted.length)) return range.start + start;
    }
  }
  return undefined;
}

/** Yields each position of the phrase in the token, up to where the token becomes a URL. */
function* occurrences(token: string, wanted: string): Generator<number> {
  const scheme = token.startsWith('www.') ? 0 : token.indexOf('://');
  const end = scheme === -1 ? token.length : scheme;
  for (let at = token.indexOf(wanted); at !== -1 && at < end; at = token.indexOf(wanted, at + 1)) {
    yield at;
  }
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const before = neighbour(text, start, -1);
  const after = neighbour(text, end, 1);
  if (WORD.test(before.character) || '@/.-\\'.includes(before.character || ' ')) return false;
  const isDomain = after.character === '.' && WORD.test(neighbour(text, after.next, 1).character);
  return !isDomain && !WORD.test(after.character) && !'@/-'.includes(after.character || ' ');
}

type NeighbourCharacter = { readonly character: string; readonly next: number };

/** Returns the next visible character: a zero-width one doesn't separate `@squad` from `ron`. */
function neighbour(text: string, from: number, step: 1 | -1): NeighbourCharacter {
  let at = from;
  for (;;) {
    const character = step === 1 ? characterAfter(text, at) : characterBefore(text, at);
    at += step * character.length;
    if (character === '' || !INVISIBLE.test(character)) return { character, next: at };
  }
}

function characterAfter(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at);
  return [...pair].at(-1) ?? '';
}
