// What the reviewing agents found, by agent, with the place of each finding in the pull request's diff.
import type { Finding, ReviewNote, Verdict } from '../../run-log/review-note.ts';
import type { FileLines } from '../render/render-context.ts';
import { fingerprintOf, linesOfHunk } from './finding-fingerprint.ts';
import { type Diff, followLines, type Hunk, hunkAt } from './read-diff.ts';

/** A finding and its place: in the diff, beside it, or on lines that were changed after the review. */
export type PlacedFinding = FileLines & {
  readonly kind: 'inline' | 'outside' | 'changed';
  readonly rule: string | undefined;
  readonly text: string;
  readonly fingerprint: string;
  /** Fingerprints of the same finding a few lines above or below: the next run's reviewer may count differently. */
  readonly nearby: readonly string[];
};

/** One agent's reviews of this run, as one. */
export type AgentReview = {
  readonly reviewer: string;
  /** Of its last review. */
  readonly verdict: Verdict;
  readonly findings: readonly PlacedFinding[];
  /** How many findings were left out, because they hold a secret; 1 for words that are no finding. */
  readonly secrets: number;
  /** The last review's own words. */
  readonly text: string;
};

export type GatherReviewsInput = {
  readonly notes: readonly ReviewNote[];
  /** What the pull request shows. */
  readonly diff: Diff;
  /** What was changed after a review, by its handoff's id; none: nothing. */
  readonly since: ReadonlyMap<string, Diff>;
  readonly holdsSecret: (text: string) => boolean;
};

/** Gathers the reviews by agent, in the order in which the agents first reviewed. Pure. */
export function gatherReviews(input: GatherReviewsInput): readonly AgentReview[] {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const last = own.at(-1);
    if (last === undefined) return [];
    const { verdict, text } = last;
    const found = withoutSuperseded(own).flatMap((note) =>
      note.findings.map((finding) => placeFinding(finding, note, input)),
    );
    const harmless = found.filter((one) => !input.holdsSecret(findingText(one)));
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? '' : text;
    return [{ reviewer, verdict, text: words, secrets, findings: withoutDuplicates(harmless) }];
  });
}

function findingText({ path, rule = '', text }: PlacedFinding): string {
  return `${path}\n${rule}\n${text}`;
}

/** An agent that looked again at the same files has the last word on them. */
export function withoutSuperseded(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return notes.filter((note, at) => !notes.slice(at + 1).some((later) => supersedes(later, note)));
}

/** The reviews that asked for changes and were not taken back: nobody looked again. */
export function openReviews(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return withoutSuperseded(notes).filter(({ verdict }) => verdict === 'changes-requested');
}

function supersedes(later: ReviewNote, earlier: ReviewNote): boolean {
  if (later.reviewer !== earlier.reviewer) return false;
  if (later.files.length === 0 || earlier.files.length === 0) return true;
  return earlier.files.some((path) => later.files.includes(path));
}

function withoutDuplicates(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

function placeFinding(
  finding: Finding,
  note: ReviewNote,
  { diff, since }: GatherReviewsInput,
): PlacedFinding {
  const { rule, text } = finding;
  const path = toRepositoryPath(finding.path, [...note.files, ...diff.map((file) => file.path)]);
  const then = { path, line: finding.line, endLine: finding.endLine ?? finding.line };
  const now = followLines(since.get(note.handoff) ?? [], then);
  if (now === undefined) {
    const fingerprint = fingerprintOf({ path, rule, text }, undefined);
    return { kind: 'changed', ...then, rule, text, fingerprint, nearby: [] };
  }
  const hunk = hunkAt(diff, now.path, now.line) ?? hunkAt(diff, now.path, now.endLine);
  const found = { path: now.path, rule, text };
  if (hunk === undefined) {
    const fingerprint = fingerprintOf(found, undefined);
    return { kind: 'outside', ...now, rule, text, fingerprint, nearby: [] };
  }
  const range = clampToHunk(now, hunk);
  const fingerprintAt = (shift: number) => {
    const shifted = { line: range.line + shift, endLine: range.endLine + shift };
    return fingerprintOf(found, linesOfHunk(hunk, shifted));
  };
  const [fingerprint, nearby] = [fingerprintAt(0), NEARBY_SHIFTS.map(fingerprintAt)];
  return { kind: 'inline', ...range, rule, text, fingerprint, nearby };
}

const NEARBY_SHIFTS = [-2, -1, 1, 2];

/** GitHub takes a comment on lines of one hunk only. */
function clampToHunk({ path, line, endLine }: FileLines, { start, lines }: Hunk): FileLines {
  return { path, line: Math.max(line, start), endLine: Math.min(endLine, start + lines - 1) };
}

/** The path as the repository has it, when the reviewer wrote only its end, or a folder of the machine before it. */
function toRepositoryPath(path: string, known: readonly string[]): string {
  if (known.includes(path)) return path;
  const alike = known.filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  const [only = path, ...others] = new Set(alike);
  return others.length === 0 ? only : path;
}
