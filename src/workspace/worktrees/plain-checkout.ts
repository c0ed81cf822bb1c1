// A commit's files in a folder that no agent works in, for programs of the repository; their changes are thrown away.
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { Git, GitWorktree } from '#src/ports/index.ts';
import { worktreesOf } from './worktrees.ts';

export type PlainCheckout = GitWorktree & {
  /** Holds the folder of the files, and what else belongs to this checkout. */
  readonly folder: string;
  /** Removes all of it; never rejects. */
  remove(): Promise<void>;
};

/** Writes the files of `commit`. `label` is unique in the run and, unlike agents', no slug. Throws a SquadError (E_GIT). */
export async function openCheckout(
  git: Git,
  label: string,
  commit: string,
): Promise<PlainCheckout> {
  const path = join(worktreesOf(git), label);
  // Programs that look for a repository find a copy of its data here.
  await mkdir(join(path, 'files', '.git'), { recursive: true });
  const folder = await realpath(path);
  const worktree = { directory: join(folder, 'files'), indexFile: join(folder, 'index') };
  await git.run(['read-tree', '--reset', '-u', commit], { worktree });
  return {
    ...worktree,
    folder,
    async remove() {
      await attempt(rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    },
  };
}
