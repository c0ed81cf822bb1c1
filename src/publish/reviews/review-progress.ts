// Follows up on what reviewers asked for, for the board, the pull request and the summary.

import { standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { Review, ReviewComment } from '#src/ports/github.ts';
import type { Finding, ReviewNote, Verdict } from '#src/run-log/review-note.ts';
import { plural } from '#src/text/count.ts';
import { sha256 } from '#src/text/slug.ts';
import type { FileLines } from '../render/render-context.ts';
import { type Hunk, shownLines } from './diff.ts';

// How the next run recognises a finding: by its file, the text of its lines and its rule, not by line numbers.

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

/** A finding, and whether its lines were changed after the review. */
export type FollowedFinding = Finding & { readonly isChanged: boolean };

/** Those of one agent's reviews in the run that still stand. */
export type ReviewProgress = {
  /** The reviewer's slug. */
  readonly reviewer: string;
  /** The worst verdict that stands. */
  readonly verdict: Verdict;
  /** The reviewer asked for changes, and has not approved of them since. */
  readonly isOpen: boolean;
  /** What was to be reviewed. */
  readonly files: readonly string[];
  /** What the reviewer found and has not taken back. */
  readonly findings: readonly FollowedFinding[];
  /** How many of the findings are on lines that were changed after the review. */
  readonly changed: number;
  /** The files that were changed after the reviewer asked for changes. */
  readonly changedSince: readonly string[];
  /** The reviewer had reviewed the same files before: all of the verdict is from a later look. */
  readonly lookedAgain: boolean;
};

/** Returns per reviewer what it asked for, how many of those lines were changed since, and whether it looked again. Pure. */
export function reviewProgress(reviews: readonly ReviewNote[]): readonly ReviewProgress[] {
  const standing = standingReviews(reviews);
  return [...new Set(standing.map(({ reviewer }) => reviewer))].map((reviewer) => {
    const own = standing.filter((note) => note.reviewer === reviewer);
    const all = reviews.filter((note) => note.reviewer === reviewer);
    const findings = own.flatMap((note) =>
      note.findings.map((one, at) => ({ ...one, isChanged: note.revised?.includes(at) === true })),
    );
    const verdict = worstVerdict(own);
    return {
      reviewer,
      verdict,
      isOpen: verdict === 'changes-requested',
      files: [...new Set(own.flatMap(({ files }) => files))],
      findings,
      changed: findings.filter(({ isChanged }) => isChanged).length,
      changedSince: [...new Set(objections(own).flatMap((note) => note.changedSince ?? []))],
      lookedAgain: own.every((note) => note.verdict !== verdict || isLaterLook(note, all)),
    };
  });
}

/** Returns what reviewers asked for and no longer ask for, with the review that said so. Pure. */
export function settledReviews(reviews: readonly ReviewNote[]): readonly SettledReview[] {
  const standing = standingReviews(reviews);
  const keyOf = ({ path, text }: Finding) => `${path}\0${text}`;
  const asked = new Set(standing.flatMap(({ findings }) => findings.map(keyOf)));
  return reviews.flatMap((note) => {
    if (note.verdict !== 'changes-requested') return [];
    const settled = note.findings.flatMap((finding, at) =>
      asked.has(keyOf(finding))
        ? []
        : [{ ...finding, isChanged: note.revised?.includes(at) === true }],
    );
    return settled.length === 0 ? [] : [{ note, findings: settled }];
  });
}

export type SettledReview = {
  readonly note: ReviewNote;
  /** `isChanged` says whether a finding's lines were changed before the reviewer looked again. */
  readonly findings: readonly FollowedFinding[];
};

/**
 * `asked for 3 changes (the lines of 1 have changed since)`: only a reviewer can say whether they are now as requested. If no
 * finding's lines have changed, `since` says which files have.
 */
export function askedText(findings: number, changed: number, since = ''): string {
  const asked = findings === 0 ? 'asked for changes' : `asked for ${plural(findings, 'change')}`;
  if (changed === 0) return since === '' ? asked : `${asked} (${since} since)`;
  const whose =
    findings === 1 ? 'its lines' : `the lines of ${changed === findings ? 'all' : changed}`;
  return `${asked} (${whose} have changed since)`;
}

/** Returns the reviews that ask for changes. */
export function objections(standing: readonly ReviewNote[]): readonly ReviewNote[] {
  return standing.filter(({ verdict }) => verdict === 'changes-requested');
}

/** Returns the worst verdict of standing reviews: a later approval of other files doesn't withdraw an objection. */
export function worstVerdict(standing: readonly ReviewNote[]): Verdict {
  return objections(standing).length > 0
    ? 'changes-requested'
    : (standing.at(-1)?.verdict ?? 'none');
}

function isLaterLook(note: ReviewNote, all: readonly ReviewNote[]): boolean {
  const before = all.slice(
    0,
    all.findIndex(({ handoff }) => handoff === note.handoff),
  );
  return before.some((one) => sharesFile(one, note));
}

function sharesFile(one: ReviewNote, other: ReviewNote): boolean {
  const isAll = one.files.length === 0 || other.files.length === 0;
  return isAll || one.files.some((path) => other.files.includes(path));
}
