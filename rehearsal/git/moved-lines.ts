// Later commits move the lines that were commented: GitHub's comments move along, until their line is changed.

import type { ReviewCommentRecord } from '../github/state.ts';
import { attemptGit } from './git.ts';

const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/gm;

/** The number that a comment's line has at `head`; null when the line was changed: the comment is outdated. */
export async function movedLine(
  repository: string,
  { path, line, side, commit }: ReviewCommentRecord,
  head: string,
): Promise<number | null> {
  if (commit === head || side === 'LEFT') return line;
  const diff = await attemptGit(repository, [
    'diff',
    '-U0',
    '--no-color',
    commit,
    head,
    '--',
    path,
  ]);
  let moved = line;
  for (const [, first = '0', before = '1', after = '1'] of diff.stdout.matchAll(HUNK_HEADER)) {
    const [start, removed, added] = [Number(first), Number(before), Number(after)];
    if (start <= line && line < start + removed) return null;
    // Lines that are only added stand behind the line that the head names.
    if (start + Math.max(0, removed - 1) < line) moved += added - removed;
  }
  return moved;
}
