// Finds the place of a finding in the diff that a pull request shows now.

import { standingReviews, toRepositoryPath } from '#src/coordinator/reviews/standing-findings.ts';
import { codeBlock } from '#src/markdown/close-blocks.ts';
import {
  type Finding,
  hashOfLines,
  type ReviewNote,
  type Severity,
  type Verdict,
} from '#src/run-log/review-note.ts';
import { pathsAmong } from '#src/text/paths.ts';
import type { FileLines, RenderContext } from '../render/render-context.ts';
import {
  changedAmong,
  type Diff,
  followLines,
  type Hunk,
  hunkAt,
  isChangedSince,
  shownLines,
} from './diff.ts';
import {
  fingerprintOf,
  linesOfHunk,
  objections,
  type SettledReview,
  settledReviews,
  worstVerdict,
} from './review-progress.ts';

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

/** The diffs in which findings are placed. */
type PlacementInput = {
  /** What the pull request shows. */
  readonly diff: Diff;
  /** What was changed after a review, by its handoff's id; no entry means nothing. */
  readonly since: ReadonlyMap<string, Diff>;
  /** False for paths that no agent may change. */
  readonly mayChange: (path: string) => boolean;
};

/** Returns the finding of a review with its place. Pure. */
function placeFinding(
  finding: Finding,
  note: ReviewNote,
  { diff, since, mayChange }: PlacementInput,
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

// A reviewer's suggestion: a block that GitHub can apply where the lines are as the reviewer saw them, otherwise plain code.

type PlacedSuggestion = {
  /** The text that should replace the lines; empty to remove them. */
  readonly text: string;
  /** The comment is on exactly the lines that the reviewer saw, and the squad may change the file. */
  readonly isApplicable: boolean;
};

/** Renders the suggestion on a comment's lines; undefined without one. */
export function renderSuggestion(
  context: RenderContext,
  suggestion: PlacedSuggestion | undefined,
): string | undefined {
  if (suggestion === undefined) return undefined;
  const { text, isApplicable } = suggestion;
  if (!isApplicable) return renderPlainSuggestion(context, suggestion);
  if (text === '') return '```suggestion\n```';
  // Whoever applies it must get every character, so a suggestion that has to be defused is only shown.
  const shown = codeBlock(`${text}\n`, 'text');
  return context.safe(shown).trim() === shown
    ? codeBlock(`${text}\n`, 'suggestion')
    : renderPlainSuggestion(context, suggestion);
}

/** Renders the suggestion as code that nobody can apply with a click. */
export function renderPlainSuggestion({ safe }: RenderContext, { text }: PlacedSuggestion): string {
  if (text === '') return 'Suggested: remove these lines.';
  return `Suggested in place of these lines:\n\n${safe(codeBlock(text, 'text')).trim()}`;
}

// What the reviewing agents found, by agent, with the place of each finding in the pull request's diff.

/** One agent's reviews of this run, joined into one. */
export type AgentReview = {
  readonly reviewer: string;
  /** The worst verdict that stands. */
  readonly verdict: Verdict;
  readonly findings: readonly PlacedFinding[];
  /** What the reviewer asked for before looking again, and no longer does. */
  readonly settled: readonly SettledReview[];
  /** The files that were approved, where others of the pull request were not; undefined where all were. */
  readonly approved?: readonly string[] | undefined;
  /** True if nothing had been changed yet in the files that were looked at. */
  readonly isEarly: boolean;
  /** Of the files of the reviews that have this verdict: what was changed after them, and what the reviewer changed. */
  readonly changedSince?: readonly string[];
  readonly changedByReviewer?: readonly string[];
  /** How many findings were left out because they hold a secret; 1 if only the review's words do. */
  readonly secrets: number;
  /** The words of the last review that stands and has this verdict. */
  readonly text: string;
  /** What the review says besides its findings. */
  readonly summary: string | undefined;
};

export type GatherReviewsInput = PlacementInput & {
  readonly notes: readonly ReviewNote[];
  readonly holdsSecret: (text: string) => boolean;
  /** Handoffs of reviews whose files had not been changed yet. */
  readonly early?: ReadonlySet<string>;
  /** True for files that an approval should cover; the team's memory is none. */
  readonly isWork?: (path: string) => boolean;
};

/** Gathers the reviews by agent, in the order in which the agents first reviewed. Pure. */
export function gatherReviews(input: GatherReviewsInput): readonly AgentReview[] {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const standing = standingReviews(own);
    const verdict = worstVerdict(standing);
    const judging = standing.filter((one) => one.verdict === verdict);
    const last = judging.at(-1);
    if (last === undefined) return [];
    const { text, summary } = last;
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
    const changes = changesOf(judging, input);
    const approved = approvedPart(standing, input);
    return [
      { reviewer, verdict, ...words, secrets, findings, settled, approved, isEarly, ...changes },
    ];
  });
}

/** Returns what was changed in the files of these reviews after them, and by their reviewer. */
function changesOf(
  judging: readonly ReviewNote[],
  { since, isWork = () => false }: GatherReviewsInput,
): Pick<AgentReview, 'changedSince' | 'changedByReviewer'> {
  const changed = judging.flatMap(({ handoff, files }) =>
    changedAmong(files, since.get(handoff) ?? [], isWork),
  );
  const own = judging.flatMap(({ changedByReviewer = [] }) => changedByReviewer);
  return { changedSince: [...new Set(changed)], changedByReviewer: [...new Set(own)] };
}

/** Returns the files of the reviewer's approvals if the pull request changes others, too. A review without files covers all. */
function approvedPart(
  standing: readonly ReviewNote[],
  { diff, isWork = () => false }: GatherReviewsInput,
): readonly string[] | undefined {
  const approvals = standing.filter(({ verdict }) => verdict === 'approved');
  if (approvals.some(({ files }) => files.length === 0)) return undefined;
  const approved = approvals.flatMap(({ files }) => files);
  const changed = diff.map(({ path }) => path).filter(isWork);
  const isWhole = pathsAmong(approved, changed).length === changed.length;
  return isWhole || approved.length === 0 ? undefined : [...new Set(approved)];
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
  return objections(standingReviews(notes));
}

function withoutDuplicates(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
