// What the reviewing agents found, by agent, with the place of each finding in the pull request's diff.
import { standingReviews, toRepositoryPath } from '../../coordinator/reviews/standing-findings.ts';
import {
  type Finding,
  hashOfLines,
  type ReviewNote,
  type Severity,
  type Verdict,
} from '../../run-log/review-note.ts';
import type { FileLines } from '../render/render-context.ts';
import { fingerprintOf, linesOfHunk } from './finding-fingerprint.ts';
import {
  type Diff,
  followLines,
  type Hunk,
  hunkAt,
  isChangedSince,
  pathsAmong,
  shownLines,
} from './read-diff.ts';
import { type SettledReview, settledReviews, worstVerdict } from './review-progress.ts';
import type { PlacedSuggestion } from './suggestion.ts';

/** A finding and its place: in the diff, outside it, or on lines that were changed or added to after the review. */
export type PlacedFinding = FileLines & {
  readonly kind: 'inline' | 'outside' | 'changed';
  readonly rule: string | undefined;
  readonly severity: Severity | undefined;
  readonly text: string;
  readonly suggestion: PlacedSuggestion | undefined;
  readonly fingerprint: string;
  /** Fingerprints of the same finding a few lines above or below: the next run's reviewer may count lines differently. */
  readonly nearby: readonly string[];
};

/** One agent's reviews of this run, joined into one. */
export type AgentReview = {
  readonly reviewer: string;
  /** The worst verdict that stands. */
  readonly verdict: Verdict;
  readonly findings: readonly PlacedFinding[];
  /** What the reviewer asked for before looking again, and no longer does. */
  readonly settled: readonly SettledReview[];
  /** True if nothing had been changed yet in the files that were looked at. */
  readonly isEarly: boolean;
  /** Of the files that the reviewer looked at last: what was changed after that, and what the reviewer changed. */
  readonly changedSince?: readonly string[];
  readonly changedByReviewer?: readonly string[] | undefined;
  /** How many findings were left out because they hold a secret; 1 if only the review's words do. */
  readonly secrets: number;
  /** The last review's own words. */
  readonly text: string;
  /** What the review says besides its findings. */
  readonly summary: string | undefined;
};

export type GatherReviewsInput = {
  readonly notes: readonly ReviewNote[];
  /** What the pull request shows. */
  readonly diff: Diff;
  /** What was changed after a review, by its handoff's id; no entry means nothing. */
  readonly since: ReadonlyMap<string, Diff>;
  readonly holdsSecret: (text: string) => boolean;
  /** False for paths that no agent may change. */
  readonly mayChange: (path: string) => boolean;
  /** Handoffs of reviews whose files had not been changed yet. */
  readonly early?: ReadonlySet<string>;
};

/** Gathers the reviews by agent, in the order in which the agents first reviewed. Pure. */
export function gatherReviews(input: GatherReviewsInput): readonly AgentReview[] {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const last = own.at(-1);
    if (last === undefined) return [];
    const { text, summary } = last;
    const standing = standingReviews(own);
    const verdict = worstVerdict(standing);
    const found = standing.flatMap((note) =>
      note.findings.map((finding) => placeFinding(finding, note, input)),
    );
    const isHarmless = (one: FindingTexts) => !input.holdsSecret(findingText(one));
    const harmless = found.filter(isHarmless);
    const settled = settledReviews(own).map(({ note, findings }) => ({
      note,
      findings: findings.filter(isHarmless),
    }));
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? { text: '', summary: undefined } : { text, summary };
    const isEarly = standing.every(({ handoff }) => input.early?.has(handoff) === true);
    const findings = withoutDuplicates(harmless);
    const since = (input.since.get(last.handoff) ?? []).map(({ path }) => path);
    const changes = {
      changedSince: pathsAmong(last.files, since),
      changedByReviewer: last.changedByReviewer,
    };
    return [{ reviewer, verdict, ...words, secrets, findings, settled, isEarly, ...changes }];
  });
}

type FindingTexts = Pick<Finding, 'path' | 'rule' | 'text'> & {
  readonly suggestion?: PlacedSuggestion | string | undefined;
};

function findingText({ path, rule = '', text, suggestion = '' }: FindingTexts): string {
  const proposed = typeof suggestion === 'string' ? suggestion : suggestion.text;
  return `${path}\n${rule}\n${text}\n${proposed}`;
}

/** Returns the reviews that ask for changes and still stand. */
export function openObjections(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return standingReviews(notes).filter(({ verdict }) => verdict === 'changes-requested');
}

function withoutDuplicates(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

function placeFinding(
  finding: Finding,
  note: ReviewNote,
  { diff, since, mayChange }: GatherReviewsInput,
): PlacedFinding {
  const { rule, text, severity, suggestion: suggested } = finding;
  const path = toRepositoryPath(finding.path, [...note.files, ...diff.map((file) => file.path)]);
  const then = { path, line: finding.line, endLine: finding.endLine ?? finding.line };
  const changes = since.get(note.handoff) ?? [];
  const now = isChangedSince(changes, then) ? undefined : followLines(changes, then);
  const plain = suggested === undefined ? undefined : { text: suggested, isApplicable: false };
  const said = { rule, severity, text, suggestion: plain };
  if (now === undefined) {
    const fingerprint = fingerprintOf({ path, rule, text }, undefined);
    return { kind: 'changed', ...then, ...said, fingerprint, nearby: [] };
  }
  const hunk = hunkAt(diff, now.path, now.line) ?? hunkAt(diff, now.path, now.endLine);
  const found = { path: now.path, rule, text };
  if (hunk === undefined) {
    const fingerprint = fingerprintOf(found, undefined);
    return { kind: 'outside', ...now, ...said, fingerprint, nearby: [] };
  }
  const range = clampToHunk(now, hunk);
  const fingerprintAt = (shift: number) => {
    const shifted = { line: range.line + shift, endLine: range.endLine + shift };
    return fingerprintOf(found, linesOfHunk(hunk, shifted));
  };
  const [fingerprint, nearby] = [fingerprintAt(0), NEARBY_SHIFTS.map(fingerprintAt)];
  const isApplicable = isUnchanged(finding, now, hunk) && mayChange(now.path);
  const suggestion = plain && { ...plain, isApplicable };
  return { kind: 'inline', ...range, ...said, suggestion, fingerprint, nearby };
}

/** True when the hunk shows all of the lines, and they are what the reviewer saw. */
function isUnchanged({ linesHash }: Finding, lines: FileLines, hunk: Hunk): boolean {
  const { start } = hunk;
  const present = shownLines(hunk).slice(lines.line - start, lines.endLine - start + 1);
  const isWhole = lines.line >= start && present.length === lines.endLine - lines.line + 1;
  return isWhole && linesHash === hashOfLines(present);
}

const NEARBY_SHIFTS = [-2, -1, 1, 2];

/** Keeps the lines within the hunk, since GitHub takes no comment across hunks. */
function clampToHunk({ path, line, endLine }: FileLines, { start, lines }: Hunk): FileLines {
  return { path, line: Math.max(line, start), endLine: Math.min(endLine, start + lines - 1) };
}
