// Formulas and drawings that hide words: by commands of TeX, or in languages that a page draws.

import type { TextRange } from '#src/text/readings.ts';
import { readInfo } from './code.ts';
import type { MarkdownPiece } from './html.ts';

/** Languages of code blocks whose text appears nowhere in the drawing. */
const WORDLESS_LANGUAGE = /^(?:geojson|stl|topojson)$/i;
/** Commands that colour, shrink, move or drop what follows, or that give it another meaning. */
const HIDING_COMMAND =
  /\\(?:[hv]?phantom|(?:text|page|define)?color|f?colorbox|class|cssId|style|href|url|require|label|tag|[egx]?def|let|(?:re)?newcommand|newenvironment|DeclareMathOperator|(?:math)?[lr]lap|mathchoice|raise|lower|move(?:left|right)|tiny|data|texttip|tooltip|toggle|html[a-z]{1,20}|mmlToken|if[a-z]{0,20}|begin ?\{comment)(?![a-z])/gi;
const TEX_COMMENT = /(?<!\\)%/;
/** `$x$`, where GitHub takes it for a formula. */
const INLINE_FORMULA = /\$(?=[^\s$])[^$\n]{0,2000}(?<=[^\s$])\$(?!\d)/g;
const OPENING_DOLLAR = /\$(?=\S)/;
const CLOSING_DOLLAR = /(?<=\S)\$(?!\w)|\$\$/g;
const PARAGRAPH = /(?:[^\n]|\n(?![ \t>]*(?:\n|$)))+/g;

/** Marks as hidden what formulas and drawings don't show. The pieces together stay the same text. Linear. */
export function markHiddenFormulas(pieces: readonly MarkdownPiece[]): readonly MarkdownPiece[] {
  const ranges = hiddenRanges(pieces.map(({ text }) => text).join(''));
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

/** True for a drawing without words or a formula with hidden ones. To GitHub, a code span between dollars is a formula too. */
function isHiddenCode(
  { text, fence }: Extract<MarkdownPiece, { readonly kind: 'code' }>,
  { index, pieces }: PiecePlace,
): boolean {
  const { language } = readInfo(text);
  if (fence !== undefined && WORDLESS_LANGUAGE.test(language)) return true;
  const isFormula =
    fence === undefined
      ? pieces[index - 1]?.text.endsWith('$') === true &&
        pieces[index + 1]?.text.startsWith('$') === true
      : /^math$/i.test(language);
  return isFormula && (text.search(HIDING_COMMAND) !== -1 || TEX_COMMENT.test(text));
}

/** Returns the ranges from a hiding command to the formula's end, in each paragraph. */
function hiddenRanges(text: string): readonly TextRange[] {
  if (!text.includes('$')) return [];
  return [...text.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) =>
    rangesIn(paragraph).map(({ start, end }) => ({ start: index + start, end: index + end })),
  );
}

/** Returns the hidden ranges between a dollar that may open a formula and one that may close it. */
function rangesIn(paragraph: string): readonly TextRange[] {
  const first = paragraph.search(OPENING_DOLLAR);
  const closing = [...paragraph.matchAll(CLOSING_DOLLAR)].map(({ index }) => index);
  const starts = [...commandsIn(paragraph), ...commentsIn(paragraph)];
  const ranges: TextRange[] = [];
  let next = 0;
  for (const start of starts.toSorted((one, other) => one - other)) {
    while ((closing[next] ?? start) < start) next += 1;
    const end = closing[next];
    if (end === undefined || first === -1 || start < first) continue;
    if (ranges.at(-1)?.end !== end) ranges.push({ start, end });
  }
  return ranges;
}

function commandsIn(paragraph: string): readonly number[] {
  return [...paragraph.matchAll(HIDING_COMMAND)].map(({ index }) => index);
}

function commentsIn(paragraph: string): readonly number[] {
  return [...paragraph.matchAll(INLINE_FORMULA)].flatMap(({ 0: formula, index }) => {
    const at = formula.search(TEX_COMMENT);
    return at === -1 ? [] : [index + at];
  });
}
