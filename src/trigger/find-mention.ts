// Finds the phrase where a reader of the rendered comment sees it as the author's own words.
import type { Html, Nodes, Root, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { limitMarkdown } from '../markdown/limit-markdown.ts';
import type { TextRange } from '../text/search/text-view.ts';

/** Offsets of the phrase in the comment's source. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  /** Whether the author said something, in visible prose, before the phrase. */
  readonly wordsBefore: boolean;
};

// These change how text looks, not whether it is seen, and `attention` is quadratic.
const NEEDLESS = ['attention', 'setextUnderline', 'hardBreakEscape', 'hardBreakTrailing'];
const PARSER_OPTIONS = { extensions: [{ disable: { null: NEEDLESS } }] };

const TRANSPARENT = new Set(['root', 'paragraph', 'heading', 'list', 'listItem']);
// Folded away, somebody else's words, or an example: as in Markdown's own quotes, code and links.
const HIDING_TAG =
  /<!--|-->|<\/?(?:(details|blockquote|pre)|code|kbd|samp)(?![\w-])|<a(?=\s)|<\/a(?=[\s>])/gi;
const WORD = /[\p{L}\p{N}\p{M}_]/u;
const INVISIBLE = /\p{Cf}/u;
const MEANINGFUL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A paragraph, a heading or a list's item, and what a reader sees of it as the author's own words. */
export type Paragraph = TextRange & { readonly ranges: readonly TextRange[] };

/** The first mention of the phrase as a whole word in visible prose. Time grows linearly with the text. */
export function findMention(markdown: string, phrase: string): Mention | undefined {
  const wanted = foldCase(phrase);
  if (wanted === '' || !foldCase(markdown).includes(wanted)) return undefined;
  const limited = limitMarkdown(markdown);
  const source = foldCase(limited);
  let wordsBefore = false;
  for (const range of visibleRanges(limited)) {
    const start = mentionIn({ source, wanted, range });
    if (start !== undefined) {
      const before = wordsBefore || MEANINGFUL.test(source.slice(range.start, start));
      return { start, end: start + wanted.length, wordsBefore: before };
    }
    wordsBefore ||= MEANINGFUL.test(source.slice(range.start, range.end));
  }
  return undefined;
}

/** ASCII only: Unicode's folding would turn look-alikes such as the Kelvin sign into the phrase. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

type ProseLeaf = Html | Text | ({ readonly type: 'paragraph-end' } & TextRange);

/** Everything that stands outside Markdown's own quotes, code and links, in order. */
function* leavesOf(node: Nodes): Generator<ProseLeaf> {
  if (node.type === 'html' || node.type === 'text') {
    yield node;
  } else if (TRANSPARENT.has(node.type) && 'children' in node) {
    for (const child of node.children) yield* leavesOf(child);
  }
  if (node.type === 'paragraph' || node.type === 'heading') {
    yield { type: 'paragraph-end', ...rangeOf(node) };
  }
}

type HiddenDepth = { readonly blocks: number; readonly inline: number };

// One line that begins a paragraph, without a character that Markdown reads: the parser is slow when it is cold.
const PLAIN_LINE = /^[\p{L}@][^\r\n`<>[\]\\&*_~]*$/u;

function* visibleRanges(limited: string): Generator<TextRange> {
  if (PLAIN_LINE.test(limited)) {
    yield { start: 0, end: limited.length };
    return;
  }
  for (const { ranges } of paragraphsIn(fromMarkdown(limited, PARSER_OPTIONS))) yield* ranges;
}

/** The paragraphs of a comment that hold words of its author. Time grows linearly with the text. */
export function visibleParagraphs(markdown: string): readonly Paragraph[] {
  const paragraphs = [...paragraphsIn(fromMarkdown(limitMarkdown(markdown), PARSER_OPTIONS))];
  return paragraphs.filter(({ ranges }) => ranges.length > 0);
}

function* paragraphsIn(root: Root): Generator<Paragraph> {
  let depth: HiddenDepth = { blocks: 0, inline: 0 };
  let ranges: TextRange[] = [];
  for (const leaf of leavesOf(root)) {
    if (leaf.type === 'html') {
      depth = withTags(leaf.value, depth);
    } else if (leaf.type === 'paragraph-end') {
      // A tag that nobody closes must not swallow the rest of the comment.
      depth = { ...depth, inline: 0 };
      yield { start: leaf.start, end: leaf.end, ranges };
      ranges = [];
    } else if (depth.blocks + depth.inline === 0) {
      ranges.push(rangeOf(leaf));
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

type MentionSearch = {
  readonly source: string;
  readonly wanted: string;
  readonly range: TextRange;
};

/** Looks in the source's slice, not in the decoded text: `&#64;squad` and `\\@squad` are no mentions. */
function mentionIn({ source, wanted, range }: MentionSearch): number | undefined {
  const text = source.slice(range.start, range.end);
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    for (const at of occurrences(token, wanted)) {
      const start = index + at;
      if (isWholeWord(text, start, start + wanted.length)) return range.start + start;
    }
  }
  return undefined;
}

/** Where the token holds the phrase, up to the point where it turns into an address. */
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

/** The next character that can be seen: a zero-width one doesn't separate `@squad` from `ron`. */
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
