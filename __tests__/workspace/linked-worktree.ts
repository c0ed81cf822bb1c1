// A worktree that git has linked, for commits that a test makes as a person would.
import { join } from 'node:path';
import type { Git, GitOptions } from '#src/ports/git.ts';

export type LinkedWorktree = {
  readonly directory: string;
  /** Runs git in the worktree. */
  run(args: readonly string[], options?: Omit<GitOptions, 'worktree'>): Promise<string>;
};

/** Checks a commit out in a new folder of the run's. */
export async function linkWorktree(
  git: Git,
  name: string,
  commit: string,
): Promise<LinkedWorktree> {
  const directory = join(git.scratch, name);
  await git.run(['worktree', 'add', '--quiet', '--detach', directory, commit]);
  const own = join(git.repository, 'worktrees', name);
  const worktree = { directory, indexFile: join(own, 'index') };
  return {
    directory,
    run: (args, options) =>
      git.run(args, {
        ...options,
        worktree,
        environment: { ...options?.environment, GIT_DIR: own },
      }),
  };
}
