// A commit's files in a folder that nobody works in, for programs of the repository; what they change is thrown away.
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { worktreesOf } from './worktrees.ts';

export type PlainCheckout = {
  /** The commit's files. */
  readonly directory: string;
  /** An empty folder beside them. */
  readonly home: string;
  /** Where other files of this checkout may be put. */
  readonly folder: string;
  /** Removes all of it; never rejects. */
  remove(): Promise<void>;
};

/** Writes the files of `commit`; `label` is unique in the run and a slug. Throws a SquadError (E_GIT). */
export async function openCheckout(
  git: Git,
  label: string,
  commit: string,
): Promise<PlainCheckout> {
  const path = join(worktreesOf(git), label);
  for (const name of ['files', 'home']) await mkdir(join(path, name), { recursive: true });
  const folder = await realpath(path);
  const directory = join(folder, 'files');
  const worktree = { directory, indexFile: join(folder, 'index') };
  await git.run(['read-tree', '--reset', '-u', commit], { worktree });
  return {
    directory,
    home: join(folder, 'home'),
    folder,
    async remove() {
      await attempt(rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    },
  };
}
