// Formulas between dollars, as GitHub reads them, and what in them no page shows.

import type { TextRange } from '#src/text/readings.ts';

/** Commands that colour, shrink, move or drop what follows, or that give it another meaning. */
const COMMANDS = String.raw`\\(?:[hv]?phantom|(?:text|page|define)?color|f?colorbox|bbox|class|cssId|style|href|url|require|label|tag|[egx]?def|let|(?:re)?newcommand|newenvironment|DeclareMathOperator|(?:math)?[lrc]lap|smash|mathchoice|raise|lower|(?:raise|rotate|scale|resize)box|move(?:left|right)|tiny|scriptsize|fontsize|neg(?:thin|med|thick)space|data|texttip|tooltip|toggle|html[a-z]{1,20}|mmlToken|if[a-z]{0,20}|begin ?\{comment)(?![a-z])`;
/** Lengths that could push words out of sight or over others: all but short ones to the right. */
const LENGTHS = String.raw`\\(?:[hvm]space|[hvm]?skip|m?kern)(?![a-z])(?!\*? ?\{? ?\d?(?:\.\d{1,9})? ?(?:em|ex|pt|px|mu)(?![a-z]))`;
const BACKWARDS = String.raw`(?:\\!(?:\s|\{\})*){6}|\\\\ ?\[ ?-`;
const HIDING_COMMAND = new RegExp([COMMANDS, LENGTHS, BACKWARDS].join('|'), 'gi');
const TEX_COMMENT = /(?<!\\)%/;
/** `$x$`, where GitHub takes it for a formula. */
const INLINE_FORMULA = /\$(?=[^\s$])[^$\n]{0,2000}(?<=[^\s$])\$(?!\d)/g;
const IN_DISPLAY_FORMULA = /\\[\s\S]|\$\$|%/g;
const OPENING_DOLLAR = /\$(?=\S)|\$\$/;
const CLOSING_DOLLAR = /(?<=\S)\$(?!\w)|\$\$/g;
const PARAGRAPH = /(?:[^\n]|\n(?![ \t>]*(?:\n|$)))+/g;

/** True for a formula, without its dollars, that doesn't show all of its words. */
export function hidesWords(formula: string): boolean {
  return formula.search(HIDING_COMMAND) !== -1 || TEX_COMMENT.test(formula);
}

/** Returns the ranges from a hiding command or a comment to the formula's end, in each paragraph. Linear. */
export function hiddenInFormulas(text: string): readonly TextRange[] {
  if (!text.includes('$')) return [];
  return [...text.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) =>
    rangesIn(paragraph).map(({ start, end }) => ({ start: index + start, end: index + end })),
  );
}

/** Returns the hidden ranges between a dollar that may open a formula and one that may close it. */
function rangesIn(paragraph: string): readonly TextRange[] {
  const first = paragraph.search(OPENING_DOLLAR);
  const closing = [...paragraph.matchAll(CLOSING_DOLLAR)].map(({ index }) => index);
  const commands = [...paragraph.matchAll(HIDING_COMMAND)].map(({ index }) => index);
  const starts = [...commands, ...commentsIn(paragraph)];
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

function commentsIn(paragraph: string): readonly number[] {
  const inline = [...paragraph.matchAll(INLINE_FORMULA)].flatMap(({ 0: formula, index }) => {
    const at = formula.search(TEX_COMMENT);
    return at === -1 ? [] : [index + at];
  });
  return [...inline, ...commentsInDisplay(paragraph)];
}

/** Returns the comments between two `$$`, which may stand on different lines. */
function commentsInDisplay(paragraph: string): readonly number[] {
  const comments: number[] = [];
  let isInside = false;
  for (const { 0: found, index } of paragraph.matchAll(IN_DISPLAY_FORMULA)) {
    if (found === '$$') isInside = !isInside;
    else if (found === '%' && isInside) comments.push(index);
  }
  return comments;
}
