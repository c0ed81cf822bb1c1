// One checkout of the run's start that no agent works in: worktrees that are searched get hard links to its files.
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { shareWork } from '../../text/serialize.ts';
import { pathsBetween } from '../git-diff.ts';
import { listFiles } from '../git-history.ts';

export type SharedCheckout = {
  /** True when sharing pays: a small repository is checked out as quickly as its files are fetched one by one. */
  isLarge(): Promise<boolean>;
  /** Fills a worktree whose index is at `commit` with the files that are the same there, as far as the file system can. */
  link(directory: string, commit: string): Promise<void>;
  /** Replaces a shared file in the worktree by a copy of its own. */
  unshare(directory: string, path: string): Promise<void>;
};

/** The most files that a small repository has. */
const MAX_SMALL = 1_000;

/** Opens the shared checkout; nothing is checked out before somebody searches. */
export function openSharedCheckout(git: Git, start: string): SharedCheckout {
  const folder = join(git.scratch, 'shared');
  const checkOutOnce = shareWork(() => checkOut(git, start, folder));
  const unshare = async (directory: string, path: string, { keep } = { keep: true }) => {
    const place = join(directory, path);
    if (!(await isSameFile(join(folder, path), place))) return;
    const draft = join(git.scratch, `${randomUUID()}.own`);
    // Renamed into place: a reader finds one file or the other, and the shared file is never written to.
    if (keep) await copyFile(place, draft);
    await (keep ? rename(draft, place) : rm(place));
  };
  return {
    async isLarge() {
      return (await listFiles(git, start)).length > MAX_SMALL;
    },
    async link(directory, commit) {
      await checkOutOnce();
      await git.linkFolder(folder, directory);
      if (commit === start) return;
      const differing = await pathsBetween(git, { base: start, tip: commit });
      for (const path of differing) await unshare(directory, path, { keep: false });
    },
    unshare: (directory, path) => unshare(directory, path),
  };
}

async function checkOut(git: Git, commit: string, folder: string): Promise<void> {
  // It exists after a failure.
  await mkdir(folder, { recursive: true });
  const worktree = { directory: folder, indexFile: join(git.scratch, 'shared.index') };
  await git.run(['read-tree', '--reset', '-u', commit], { worktree });
}

/** Compares by inode and device: a hard link to any other file is not ours, and is refused elsewhere. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([attempt(lstat(one)), attempt(lstat(other))]);
  if (first.kind === 'threw' || second.kind === 'threw') return false;
  return sameFile(first.value, second.value);
}

function sameFile(one: Stats, other: Stats): boolean {
  return one.isFile() && one.ino === other.ino && one.dev === other.dev;
}
