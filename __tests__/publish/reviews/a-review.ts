// Builders of what reviewing agents found, and of diffs.

import type { FileDiff, Hunk } from '#src/publish/reviews/diff.ts';
import type { Finding, ReviewNote } from '#src/run-log/review-note.ts';

const MARKED = [' a();', ' b();', ' c();', '+const name = form.name;', ' d();', ' e();', ' f();'];

export function aHunk(changes: Partial<Hunk> = {}): Hunk {
  const start = changes.start ?? 10;
  return { start, lines: 7, old: { start, lines: 6 }, marked: MARKED, ...changes };
}

/** Lines that a hunk adds, after some that it takes away. */
export function changedLines(added: readonly string[], deletions = 0): readonly string[] {
  return [...Array(deletions).fill('-gone();'), ...added.map((line) => `+${line}`)];
}

export function aFile(changes: Partial<FileDiff> = {}): FileDiff {
  return {
    path: 'src/login.ts',
    previousPath: undefined,
    status: 'modified',
    hunks: [aHunk()],
    ...changes,
  };
}

export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    path: 'src/login.ts',
    line: 12,
    endLine: undefined,
    rule: undefined,
    text: 'The name is not checked.',
    ...changes,
  };
}

export function aReview(changes: Partial<ReviewNote> = {}): ReviewNote {
  return {
    verdict: 'changes-requested',
    findings: [aFinding()],
    reassignTo: undefined,
    handoff: 'h2',
    reviewer: 'hockney',
    requestedBy: 'fenster',
    files: ['src/login.ts'],
    text: 'src/login.ts:12: The name is not checked.\nVERDICT: changes requested',
    ...changes,
  };
}
