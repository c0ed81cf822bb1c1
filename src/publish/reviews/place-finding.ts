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
import { sha256 } from '#src/text/slug.ts';
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
  type FollowedFinding,
  objections,
  withdrawnFindings,
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
  const { rule, text, severity, suggestion } = finding;
  const path = toRepositoryPath(finding.path, [...note.files, ...diff.map((file) => file.path)]);
  const then = { path, line: finding.line, endLine: finding.endLine ?? finding.line };
  const changes = since.get(note.handoff) ?? [];
  const now = isChangedSince(changes, then) ? undefined : followLines(changes, then);
  const said = { rule, severity, text };
  const shown = suggestion === undefined ? undefined : { text: suggestion, isApplicable: false };
  const elsewhere = { ...said, suggestion: shown, nearby: [] };
  if (now === undefined) {
    const fingerprint = fingerprintOf({ ...said, path }, undefined);
    return { kind: 'changed', ...then, ...elsewhere, fingerprint };
  }
  const about = { ...said, path: now.path };
  const hunk = hunkAt(diff, now.path, now.line) ?? hunkAt(diff, now.path, now.endLine);
  if (hunk === undefined) {
    return { kind: 'outside', ...now, ...elsewhere, fingerprint: fingerprintOf(about, undefined) };
  }
  const isApplicable = isUnchanged(finding, now, hunk) && mayChange(now.path);
  const range = clampToHunk(now, hunk);
  const fingerprintAt = (shift: number) => {
    const shifted = { line: range.line + shift, endLine: range.endLine + shift };
    return fingerprintOf(about, linesOfHunk(hunk, shifted));
  };
  const prints = { fingerprint: fingerprintAt(0), nearby: NEARBY_SHIFTS.map(fingerprintAt) };
  return {
    kind: 'inline',
    ...range,
    ...said,
    suggestion: shown && { ...shown, isApplicable },
    ...prints,
  };
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

// How the next run recognises a finding: by its file, the text of its lines and its rule, not by line numbers.

const FINGERPRINT_LENGTH = 8;
const FIRST_WORDS = 8;
/** Lines of context before and after. */
const CONTEXT_LINES = 2;
/** Lines with fewer letters and digits could be anywhere. */
const MIN_LETTERS = 3;

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

/** One agent's reviews of this run, joined into one. */
export type AgentReview = {
  readonly reviewer: string;
  /** The worst verdict that stands. */
  readonly verdict: Verdict;
  readonly findings: readonly PlacedFinding[];
  /** What the reviewer asked for before looking again, and no longer does. */
  readonly withdrawn: readonly FollowedFinding[];
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
    const isHarmless = (one: Finding) => !input.holdsSecret(wordsOf(one));
    const found = standing.flatMap((note) => note.findings.map((finding) => ({ finding, note })));
    const harmless = found.filter(({ finding }) => isHarmless(finding));
    const placed = harmless.map(({ finding, note }) => placeFinding(finding, note, input));
    const withdrawn = withdrawnFindings(own).filter(isHarmless);
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? { text: '', summary: undefined } : { text, summary };
    const isEarly = standing.every(({ handoff }) => input.early?.has(handoff) === true);
    const findings = withoutDuplicates(placed);
    const changes = changesOf(judging, input);
    const approved = approvedPart(standing, input);
    return [
      { reviewer, verdict, ...words, secrets, findings, withdrawn, approved, isEarly, ...changes },
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

function wordsOf({ path, rule = '', text, suggestion = '' }: Finding): string {
  return `${path}\n${rule}\n${text}\n${suggestion}`;
}

/** Returns the reviews that ask for changes and still stand. */
export function openObjections(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return objections(standingReviews(notes));
}

function withoutDuplicates(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
