// Splits a reviewer's answer into lines: which are code, and which close the review.
import { readLines } from '../../markdown/sections.ts';
import type { ParsedReview } from '../../run-log/review-note.ts';

/** One line of an answer. `isCode`: it is in a closed code block, or is one of its fences. */
export type AnswerLine = { readonly text: string; readonly isCode: boolean };

/** Returns the answer's lines. A fence that is never closed counts as an ordinary line, so that it swallows no others. */
export function answerLines(answer: string): readonly AnswerLine[] {
  // A fence in a list item is indented as far as the item.
  const read = readLines(answer.replace(/^[ \t]+/gm, ''));
  const texts = answer.split(/\r\n?|\n/);
  return texts.map((text, at) => ({ text, isCode: read[at]?.kind === 'code' }));
}

/** What a closing line adds to the review. */
type ReviewClosing = Partial<Pick<ParsedReview, 'verdict' | 'reassignTo'>>;

const BEFORE_WORDS = /^[\s*_#\-+•`]{0,40}(?:\p{Extended_Pictographic}\uFE0F?\s{0,4})?[*_`]{0,4}/u;
const VERDICT = /^(?:final |overall |my )?verdict(?![\p{L}\p{N}])(?: is(?![\p{L}\p{N}]))?/iu;
const REASSIGN = /^(?:reassign(?:ed|ment)?(?: to)?)[*_`]{0,4}\s{0,4}[:–—-]/i;
const BETWEEN = /^[\s*_`:=–—-]{0,20}(?:\p{Extended_Pictographic}\uFE0F?\s{0,4})?[*_`]{0,4}/u;
const CHANGES =
  /^(?:changes? (?:are )?(?:requested|required|needed)|request(?:ed|s|ing)? changes|rejected|reject|not approved|needs (?:changes|work))(?!\p{L})/u;
const APPROVED = /^(?:approved?|lgtm|accepted?)(?!\p{L})(?!\s{0,4}(?:\||\/|or\b))/u;
const NOBODY = /^(?:none|nobody|no one|no|n\/a|not needed)$/i;
const LONGEST_CLOSING = 300;

/** Reads `VERDICT: ...` and `REASSIGN: ...`; undefined for a line that is neither. */
export function readClosingLine({ text, isCode }: AnswerLine): ReviewClosing | undefined {
  if (isCode) return undefined;
  const line = text.slice(0, LONGEST_CLOSING).replace(BEFORE_WORDS, '');
  const word = VERDICT.exec(line)?.[0];
  if (word !== undefined) return readVerdict(line.slice(word.length));
  const order = REASSIGN.exec(line)?.[0];
  return order === undefined ? undefined : readReassignment(line.slice(order.length));
}

function readVerdict(rest: string): ReviewClosing | undefined {
  const words = rest.replace(BETWEEN, '').toLowerCase().replaceAll(/[_-]/g, ' ');
  if (CHANGES.test(words)) return { verdict: 'changes-requested' };
  return APPROVED.test(words) ? { verdict: 'approved' } : undefined;
}

function readReassignment(rest: string): ReviewClosing | undefined {
  const [words = ''] = rest.replace(BETWEEN, '').split(/[,;(]|\s[-–—]/);
  const name = /^@?([\p{L}\p{N}][\p{L}\p{N} _.'-]{0,59})/u.exec(words)?.[1];
  const trimmed = name?.replace(/[\s._'-]{1,60}$/, '');
  if (trimmed === undefined) return undefined;
  return { reassignTo: NOBODY.test(trimmed) ? undefined : trimmed };
}
