// Writes a folder of a commit to disk from git's objects, without hooks, filters and links.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git, TreeEntry } from '#src/ports/index.ts';
import { readTreeListing } from './git-history.ts';

export type FolderExtraction = {
  readonly commit: string;
  /** Relative to the repository, without a slash at its end. */
  readonly folder: string;
  /** Absolute path of the folder that is made. */
  readonly into: string;
  /** Takes a path relative to the folder. */
  readonly isWanted: (path: string) => boolean;
};

export type ExtractedFolder = {
  /** What was written, relative to the folder; empty when the commit has no such folder. */
  readonly files: readonly string[];
  /** Wanted paths that were not written: links, submodules, and what is beyond the limits. */
  readonly left: readonly { readonly path: string; readonly reason: string }[];
};

const MAX_FILES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILE_BYTES = 8 * 1024 * 1024;
const BATCH = 200;

/** Writes the wanted regular files. Throws a SquadError (E_GIT) when git can't. */
export async function extractFolder(git: Git, request: FolderExtraction): Promise<ExtractedFolder> {
  const { commit, folder, into, isWanted } = request;
  await mkdir(into, { recursive: true });
  const tree = `${commit}:${folder}`;
  const listing = await git.attempt(['ls-tree', '-r', '-l', '-z', tree]);
  if (listing.code !== 0) return { files: [], left: [] };
  const entries = readTreeListing(listing.stdout);
  const { files, left } = selectFiles(entries.filter(({ path }) => isWanted(path)));
  if (files.length > 0) await checkOutFiles(git, { tree, into, files });
  return { files, left };
}

function selectFiles(entries: readonly TreeEntry[]): ExtractedFolder {
  const files: string[] = [];
  const left: { path: string; reason: string }[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const reason = obstacleIn(entry, { files: files.length, bytes });
    if (reason === undefined) {
      files.push(entry.path);
      bytes += entry.size;
    } else {
      left.push({ path: entry.path, reason });
    }
  }
  return { files, left };
}

function obstacleIn(
  { mode, size }: TreeEntry,
  taken: { readonly files: number; readonly bytes: number },
): string | undefined {
  if (mode === '120000') return 'is a symbolic link';
  if (!mode.startsWith('100')) return 'is not a regular file';
  if (size > MAX_FILE_BYTES) return 'is larger than 8 MB';
  const isTooMuch = taken.files >= MAX_FILES || taken.bytes + size > MAX_BYTES;
  return isTooMuch ? 'is beyond what is read of the folder' : undefined;
}

type FolderCheckout = {
  readonly tree: string;
  readonly into: string;
  readonly files: readonly string[];
};

async function checkOutFiles(git: Git, { tree, into, files }: FolderCheckout): Promise<void> {
  // The checkout has its own index, as each of the run's worktrees has.
  const indexFile = join(git.scratch, `${randomUUID()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(['read-tree', tree], options);
  for (let at = 0; at < files.length; at += BATCH) {
    await git.run(['checkout-index', '--quiet', '--', ...files.slice(at, at + BATCH)], options);
  }
}
