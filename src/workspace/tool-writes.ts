// What a repository's own tool wrote into an agent's worktree is the agent's change, and judged by the same policy.
import { attempt } from '../errors.ts';
import type { Git } from '../world.ts';
import type { Worktree } from './worktrees.ts';

const MOST = 500;

/** Counts the files that differ from the worktree's index as touched. Never rejects: without git's list they stay uncommitted. */
export async function touchChanged(git: Git, worktree: Worktree): Promise<void> {
  if (worktree.base() === undefined) return;
  const { directory } = worktree;
  const how = ['ls-files', '--modified', '--others', '--exclude-standard', '-z'];
  const listed = await attempt(git.run(how, { directory }));
  if (listed.kind === 'threw') return;
  const paths = listed.value.split('\0').filter((path) => path !== '');
  for (const path of paths.slice(0, MOST)) worktree.touched.add(path);
}
