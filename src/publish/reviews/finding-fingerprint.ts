// How the next run recognises a finding: by its file, the text of its lines and its rule, not by their numbers.
import type { Review, ReviewComment } from '../../ports/github.ts';
import type { Finding } from '../../run-log/review-note.ts';
import { sha256 } from '../../text/hash.ts';
import type { FileLines } from '../render/render-context.ts';
import { type Hunk, shownLines } from './read-diff.ts';

const FINGERPRINT_LENGTH = 8;
const FIRST_WORDS = 8;
/** Lines before and after. */
const CONTEXT_LINES = 2;
/** Lines with fewer letters and digits could be anywhere. */
const MIN_LETTERS = 3;
/** The sanitizer lets no longer marker pass. */
const MAX_IN_MARKER = 100;

const MARKER = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;

/** Eight hexadecimal digits. Without a rule, the finding's first words stand for it; without lines, they are added. */
export function fingerprintOf(
  { path, rule, text }: Pick<Finding, 'path' | 'rule' | 'text'>,
  lines: readonly string[] | undefined,
): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, FIRST_WORDS).join(' ');
  const about = lines === undefined ? [rule ?? '', first] : [rule ?? first, ...lines];
  return digest([path, ...about]);
}

/** The text of these lines of a hunk, with the lines around them when they hold little more than a bracket. */
export function linesOfHunk(
  hunk: Hunk,
  { line, endLine }: Pick<FileLines, 'line' | 'endLine'>,
): readonly string[] {
  const { start } = hunk;
  const shown = shownLines(hunk);
  const withContextLines = (more: number) =>
    shown.slice(Math.max(0, line - start - more), Math.max(0, endLine - start + 1 + more));
  const ownLines = withContextLines(0);
  const isDistinctive = (ownLines.join('').match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS;
  return (isDistinctive ? ownLines : withContextLines(CONTEXT_LINES)).map((one) => one.trim());
}

/** For a review without findings: the same agent said the same. */
export function fingerprintOfText(reviewer: string, words: string): string {
  return digest(['review', reviewer, words]);
}

function digest(parts: readonly string[]): string {
  return sha256(parts.join('\0')).slice(0, FINGERPRINT_LENGTH);
}

/** The first line of what we post: a later run reads from it what was posted before. */
export function renderFindingsMarker(fingerprints: readonly string[]): string {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_IN_MARKER).join(' ')} -->`;
}

/** The fingerprints at the very start of a text; none when it doesn't begin with our marker. */
export function readFindingsMarker(body: string): readonly string[] {
  const [, found = ''] = MARKER.exec(body.slice(0, 1000)) ?? [];
  return found.split(' ').filter((word) => word !== '');
}

/** What people read of a text that we posted. */
export function withoutFindingsMarker(body: string): string {
  return body.replace(MARKER, '');
}

/** What was posted on a pull request before. A marker counts only in what one of `ownLogins` wrote. */
export function readPostedFingerprints(
  posted: readonly Pick<Review | ReviewComment, 'author' | 'body'>[],
  ownLogins: readonly string[],
): ReadonlySet<string> {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ''));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}
