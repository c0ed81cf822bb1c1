// How a finding is known again in the next run: by its file, the text of its lines and its rule, not by where they stand.
import type { Review, ReviewComment } from '../../ports/github.ts';
import type { Finding } from '../../run-log/review-note.ts';
import { sha256 } from '../../text/hash.ts';
import type { Hunk } from './read-diff.ts';

const FINGERPRINT_LENGTH = 8;
const FIRST_WORDS = 8;
/** Lines before and after. */
const CONTEXT_LINES = 2;
/** Letters and digits that make lines known again. */
const MIN_LETTERS = 3;
/** What the door lets pass in our marker. */
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

type HunkRange = { readonly line: number; readonly endLine: number };

/** The text of these lines of a hunk; with those about them, where a bracket alone could stand anywhere. */
export function linesOfHunk(
  { start, shown }: Hunk,
  { line, endLine }: HunkRange,
): readonly string[] {
  const withContextLines = (more: number) =>
    shown.slice(Math.max(0, line - start - more), Math.max(0, endLine - start + 1 + more));
  const ownLogins = withContextLines(0);
  const isDistinctive = (ownLogins.join('').match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS;
  return (isDistinctive ? ownLogins : withContextLines(CONTEXT_LINES)).map((one) => one.trim());
}

/** Known again when the same agent says the same of a pull request without finding anything. */
export function fingerprintOfText(reviewer: string, words: string): string {
  return digest(['review', reviewer, words]);
}

function digest(parts: readonly string[]): string {
  return sha256(parts.join('\0')).slice(0, FINGERPRINT_LENGTH);
}

/** The first line of what we post, by which a later run knows what stands. */
export function renderFindingsMarker(fingerprints: readonly string[]): string {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_IN_MARKER).join(' ')} -->`;
}

/** The fingerprints at the very start of a text; none when it doesn't begin with our marker. */
export function readFindingsMarker(body: string): readonly string[] {
  const [, found = ''] = MARKER.exec(body.slice(0, 1000)) ?? [];
  return found.split(' ').filter((word) => word !== '');
}

/** What stands on a pull request already. A marker counts only in what one of `own` wrote. */
export function readPostedFingerprints(
  posted: readonly Pick<Review | ReviewComment, 'author' | 'body'>[],
  ownLogins: readonly string[],
): ReadonlySet<string> {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ''));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}
