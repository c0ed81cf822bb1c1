// How the next run recognises a finding: by its file, the text of its lines and its rule, not by line numbers.
import type { Review, ReviewComment } from '#src/ports/index.ts';
import type { Finding } from '#src/run-log/index.ts';
import { sha256 } from '#src/text/index.ts';
import type { FileLines } from '../render/render-context.ts';
import { type Hunk, shownLines } from './diff.ts';

const FINGERPRINT_LENGTH = 8;
const FIRST_WORDS = 8;
/** Lines of context before and after. */
const CONTEXT_LINES = 2;
/** Lines with fewer letters and digits could be anywhere. */
const MIN_LETTERS = 3;
/** The sanitiser lets no longer marker through. */
const MAX_IN_MARKER = 100;

const MARKER = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;

/** Returns eight hexadecimal digits. Without a rule, the finding's first words replace it; without lines, they are added. */
export function fingerprintOf(
  { path, rule, text }: Pick<Finding, 'path' | 'rule' | 'text'>,
  lines: readonly string[] | undefined,
): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, FIRST_WORDS).join(' ');
  const about = lines === undefined ? [rule ?? '', first] : [rule ?? first, ...lines];
  return digest([path, ...about]);
}

/** Returns the text of these lines, with the lines around them when they hold little more than a bracket. */
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

/** Returns the fingerprint of a review without findings: the same for the same words of the same agent. */
export function fingerprintOfText(reviewer: string, words: string): string {
  return digest(['review', reviewer, words]);
}

function digest(parts: readonly string[]): string {
  return sha256(parts.join('\0')).slice(0, FINGERPRINT_LENGTH);
}

/** Renders the first line of what we post. A later run reads from it what was posted before. */
export function renderFindingsMarker(fingerprints: readonly string[]): string {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_IN_MARKER).join(' ')} -->`;
}

/** Reads the fingerprints at the very start of a text; none when it doesn't begin with our marker. */
export function readFindingsMarker(body: string): readonly string[] {
  const [, found = ''] = MARKER.exec(body.slice(0, 1000)) ?? [];
  return found.split(' ').filter((word) => word !== '');
}

/** Returns the part of a posted text that people see. */
export function withoutFindingsMarker(body: string): string {
  return body.replace(MARKER, '');
}

/** Reads what was posted on a pull request before. A marker counts only in a text by one of `ownLogins`. */
export function readPostedFingerprints(
  posted: readonly Pick<Review | ReviewComment, 'author' | 'body'>[],
  ownLogins: readonly string[],
): ReadonlySet<string> {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ''));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}
