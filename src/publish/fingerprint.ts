// How a finding is known again in the next run: by its file, the text of its lines and its rule, not by where they stand.
import { createHash } from 'node:crypto';
import type { Finding } from '../coordinator/review.ts';
import type { Review, ReviewComment } from '../world.ts';
import type { Hunk } from './diff.ts';

const LENGTH = 8;
const WORDS = 8;
/** Lines before and after. */
const ABOUT = 2;
/** Letters and digits that make lines known again. */
const TELLING = 3;
/** What the door lets pass in our marker. */
const MOST_IN_MARKER = 100;

const MARKER = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;

/** Eight hexadecimal digits. Without a rule, the finding's first words stand for it; without lines, they are added. */
export function fingerprintOf(
  { path, rule, text }: Pick<Finding, 'path' | 'rule' | 'text'>,
  lines: readonly string[] | undefined,
): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, WORDS).join(' ');
  const about = lines === undefined ? [rule ?? '', first] : [rule ?? first, ...lines];
  return digest([path, ...about]);
}

type Range = { readonly line: number; readonly endLine: number };

/** The text of these lines of a hunk; with those about them, where a bracket alone could stand anywhere. */
export function linesIn({ start, shown }: Hunk, { line, endLine }: Range): readonly string[] {
  const around = (more: number) =>
    shown.slice(Math.max(0, line - start - more), Math.max(0, endLine - start + 1 + more));
  const own = around(0);
  const isTelling = (own.join('').match(/[\p{L}\p{N}]/gu) ?? []).length >= TELLING;
  return (isTelling ? own : around(ABOUT)).map((one) => one.trim());
}

/** Known again when the same agent says the same of a pull request without finding anything. */
export function fingerprintOfWords(reviewer: string, words: string): string {
  return digest(['review', reviewer, words]);
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, LENGTH);
}

/** The first line of what we post, by which a later run knows what stands. */
export function renderFindingsMarker(fingerprints: readonly string[]): string {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MOST_IN_MARKER).join(' ')} -->`;
}

/** The fingerprints at the very start of a text; none when it doesn't begin with our marker. */
export function readFindingsMarker(body: string): readonly string[] {
  const [, found = ''] = MARKER.exec(body.slice(0, 1000)) ?? [];
  return found.split(' ').filter((word) => word !== '');
}

/** What stands on a pull request already. A marker counts only in what one of `own` wrote. */
export function standingFindings(
  written: readonly Pick<Review | ReviewComment, 'author' | 'body'>[],
  own: readonly string[],
): ReadonlySet<string> {
  const ours = written.filter(({ author }) => own.includes(author?.login ?? ''));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}
