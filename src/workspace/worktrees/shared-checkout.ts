// One checkout of the run's start that nobody works in: worktrees that are searched take its files by a second name.
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { pathsBetween, splitPaths } from '../git-history.ts';

export type SharedCheckout = {
  /** Worth sharing: a small repository is checked out as quickly as its files are asked for one by one. */
  isLarge(): Promise<boolean>;
  /** Fills a worktree whose index is at `commit` with the files that it has unchanged; as far as the file system can. */
  link(directory: string, commit: string): Promise<void>;
  /** Gives the worktree a file of its own where it has a shared one. */
  unshare(directory: string, path: string): Promise<void>;
};

/** Files. */
const MAX_SMALL = 1_000;

/** Nothing is checked out before somebody searches. */
export function openSharedCheckout(git: Git, start: string): SharedCheckout {
  const folder = join(git.scratch, 'shared');
  let checkout: Promise<void> | undefined;
  let listing: Promise<string> | undefined;
  const unshare = async (directory: string, path: string, { keep } = { keep: true }) => {
    const place = join(directory, path);
    if (!(await isSameFile(join(folder, path), place))) return;
    const draft = join(git.scratch, `${randomUUID()}.own`);
    // Renamed over: a reader finds the one or the other, and the shared file is not written to.
    if (keep) await copyFile(place, draft);
    await (keep ? rename(draft, place) : rm(place));
  };
  return {
    async isLarge() {
      listing ??= git.run(['ls-tree', '-r', '-z', '--name-only', start]);
      return splitPaths(await listing).length > MAX_SMALL;
    },
    async link(directory, commit) {
      checkout ??= checkOut(git, start, folder);
      await checkout;
      await git.linkFolder(folder, directory);
      if (commit === start) return;
      const differing = await pathsBetween(git, { base: start, tip: commit });
      for (const path of differing) await unshare(directory, path, { keep: false });
    },
    unshare: (directory, path) => unshare(directory, path),
  };
}

async function checkOut(git: Git, commit: string, folder: string): Promise<void> {
  await mkdir(folder);
  const worktree = { directory: folder, indexFile: join(git.scratch, 'shared.index') };
  await git.run(['read-tree', '--reset', '-u', commit], { worktree });
}

/** Compared by what the file system says: a second name of any other file is none of ours, and is refused elsewhere. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([attempt(lstat(one)), attempt(lstat(other))]);
  if (first.kind === 'threw' || second.kind === 'threw') return false;
  return sameFile(first.value, second.value);
}

function sameFile(one: Stats, other: Stats): boolean {
  return one.isFile() && one.ino === other.ino && one.dev === other.dev;
}
