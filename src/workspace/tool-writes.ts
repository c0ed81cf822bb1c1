// What a repository's own tool wrote into an agent's worktree is the agent's change, and judged by the same policy.
import type { Desk } from '../coordinator/desk.ts';
import { attempt } from '../errors.ts';
import type { Git } from '../world.ts';
import type { OpenDesk } from './desk.ts';
import type { Worktree } from './worktrees.ts';

const MOST = 500;

/** Files that tools of the repository wrote are handed in with the agent's own. */
export function withToolWrites(
  { desk, worktree }: OpenDesk,
  git: Git,
  isUsed: () => boolean,
): Desk {
  const gather = async () => {
    if (isUsed()) await touchChanged(git, worktree);
  };
  return {
    ...desk,
    submit: async (report) => {
      await gather();
      return desk.submit(report);
    },
    share: async (report) => {
      await gather();
      return desk.share(report);
    },
  };
}

/** Counts the files that differ from the worktree's index as touched. Never rejects: without git's list they stay uncommitted. */
async function touchChanged(git: Git, worktree: Worktree): Promise<void> {
  if (worktree.base() === undefined) return;
  const { directory } = worktree;
  const how = ['ls-files', '--modified', '--others', '--exclude-standard', '-z'];
  const listed = await attempt(git.run(how, { directory }));
  if (listed.kind === 'threw') return;
  const paths = listed.value.split('\0').filter((path) => path !== '');
  for (const path of paths.slice(0, MOST)) worktree.touched.add(path);
}
