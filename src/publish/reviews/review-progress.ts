// Follows up on what reviewers asked for: what is open, what they took back, and what was changed since.

import { standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { Finding, ReviewNote, Verdict } from '#src/run-log/review-note.ts';
import { plural } from '#src/text/count.ts';
import { code, pathList } from '../render/render-markdown.ts';

/** A finding, and whether its lines were changed after the review. */
export type FollowedFinding = Finding & { readonly isChanged: boolean };

/** What one reviewer asks for, and has not approved of since. */
export type OpenReview = {
  /** The reviewer's slug. */
  readonly reviewer: string;
  /** What the reviewer found and has not taken back. */
  readonly findings: readonly FollowedFinding[];
  /** How many of the findings are on lines that were changed after the review. */
  readonly changed: number;
  /** The files that were changed after the reviewer asked for changes. */
  readonly changedSince: readonly string[];
  /** The reviewer had reviewed the same files before: all of the verdict is from a later look. */
  readonly lookedAgain: boolean;
};

/** Returns for each reviewer whose request for changes is open what became of it. Pure. */
export function openReviews(reviews: readonly ReviewNote[]): readonly OpenReview[] {
  const standing = standingReviews(reviews);
  return [...new Set(standing.map(({ reviewer }) => reviewer))].flatMap((reviewer) => {
    const own = standing.filter((note) => note.reviewer === reviewer);
    const asking = objections(own);
    if (asking.length === 0) return [];
    const all = reviews.filter((note) => note.reviewer === reviewer);
    const findings = own.flatMap(followed);
    const changed = findings.filter(({ isChanged }) => isChanged).length;
    const changedSince = [...new Set(asking.flatMap((note) => note.changedSince ?? []))];
    const lookedAgain = asking.every((note) => isLaterLook(note, all));
    return [{ reviewer, findings, changed, changedSince, lookedAgain }];
  });
}

/** Returns what reviewers asked for and no longer ask for. Pure. */
export function withdrawnFindings(reviews: readonly ReviewNote[]): readonly FollowedFinding[] {
  const keyOf = ({ path, text }: Finding) => `${path}\0${text}`;
  const asked = new Set(standingReviews(reviews).flatMap(({ findings }) => findings.map(keyOf)));
  return objections(reviews)
    .flatMap(followed)
    .filter((finding) => !asked.has(keyOf(finding)));
}

function followed({ findings, revised = [] }: ReviewNote): readonly FollowedFinding[] {
  return findings.map((finding, at) => ({ ...finding, isChanged: revised.includes(at) }));
}

/** Returns the reviews that ask for changes. */
export function objections(reviews: readonly ReviewNote[]): readonly ReviewNote[] {
  return reviews.filter(({ verdict }) => verdict === 'changes-requested');
}

/** Returns the worst verdict of standing reviews: a later approval of other files doesn't withdraw an objection. */
export function worstVerdict(standing: readonly ReviewNote[]): Verdict {
  return objections(standing).length > 0
    ? 'changes-requested'
    : (standing.at(-1)?.verdict ?? 'none');
}

/** True if the reviewer had reviewed one of these files before. A review without files covers all. */
function isLaterLook(note: ReviewNote, all: readonly ReviewNote[]): boolean {
  const at = all.findIndex(({ handoff }) => handoff === note.handoff);
  return all.slice(0, at).some(({ files }) => {
    const isAll = files.length === 0 || note.files.length === 0;
    return isAll || files.some((path) => note.files.includes(path));
  });
}

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

type ChangedFiles = {
  readonly changedSince?: readonly string[] | undefined;
  readonly changedByReviewer?: readonly string[] | undefined;
};

/** Names what a review does not cover: files changed after it, and those that the reviewer changed. Empty without any. */
export function changesText(
  { changedSince = [], changedByReviewer = [] }: ChangedFiles,
  show = code,
): string {
  const since = `; ${wereChanged(changedSince, show)} after that`;
  const own = `; the reviewer changed ${pathList(changedByReviewer, show)}`;
  return `${changedSince.length === 0 ? '' : since}${changedByReviewer.length === 0 ? '' : own}`;
}

/** `src/a.ts was changed`; empty without paths. */
export function wereChanged(paths: readonly string[], show = code): string {
  if (paths.length === 0) return '';
  return `${pathList(paths, show)} ${paths.length === 1 ? 'was' : 'were'} changed`;
}
