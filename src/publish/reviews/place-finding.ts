// Finds the place of a finding in the diff that a pull request shows now.

import { toRepositoryPath } from '#src/coordinator/reviews/standing-findings.ts';
import { codeBlock } from '#src/markdown/close-blocks.ts';
import {
  type Finding,
  hashOfLines,
  type ReviewNote,
  type Severity,
} from '#src/run-log/review-note.ts';
import type { FileLines, RenderContext } from '../render/render-context.ts';
import { type Diff, followLines, type Hunk, hunkAt, isChangedSince, shownLines } from './diff.ts';
import { fingerprintOf, linesOfHunk } from './review-progress.ts';

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
export type PlacementInput = {
  /** What the pull request shows. */
  readonly diff: Diff;
  /** What was changed after a review, by its handoff's id; no entry means nothing. */
  readonly since: ReadonlyMap<string, Diff>;
  /** False for paths that no agent may change. */
  readonly mayChange: (path: string) => boolean;
};

/** Returns the finding of a review with its place. Pure. */
export function placeFinding(
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

export type PlacedSuggestion = {
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
