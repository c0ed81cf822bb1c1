// Follows a commented line through later commits, until the line itself changes.

import type { ReviewCommentRecord } from '../github/state.ts';
import { attemptGit } from './git.ts';

const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/gm;

const ZERO_CONTEXT = ['diff', '-U0', '--no-color'];

/** Returns the comment's line number at `head`; null when the line was changed, so that the comment is outdated. */
export async function movedLine(
  repository: string,
  { path, line, side, commit }: ReviewCommentRecord,
  head: string,
): Promise<number | null> {
  if (commit === head || side === 'LEFT') return line;
  const diff = await attemptGit(repository, [...ZERO_CONTEXT, commit, head, '--', path]);
  let moved = line;
  for (const [, first = '0', before = '1', after = '1'] of diff.stdout.matchAll(HUNK_HEADER)) {
    const [start, removed, added] = [Number(first), Number(before), Number(after)];
    if (start <= line && line < start + removed) return null;
    // For a hunk that only adds, the header names the line before the added ones.
    if (start + Math.max(0, removed - 1) < line) moved += added - removed;
  }
  return moved;
}
