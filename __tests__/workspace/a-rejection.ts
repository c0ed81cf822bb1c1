// The rejections that a range's commits tell of, read as a run reads them.
import type { Git } from '../../src/ports/git.ts';
import type { LockNote } from '../../src/run-log/review-note.ts';
import type { CommitRange } from '../../src/workspace/git-history.ts';
import { rejectionsIn } from '../../src/workspace/rejections.ts';
import { readTrailedCommits } from '../../src/workspace/trailers.ts';

export async function readRejections(git: Git, range: CommitRange): Promise<readonly LockNote[]> {
  return rejectionsIn(await readTrailedCommits(git, range));
}
