// Opens folders below one that programs may change at any moment, one by one and without following a link. What is done in
// a folder is done in the one that was opened, whatever takes its place meanwhile.
import { constants, type Dirent, existsSync } from 'node:fs';
import { lstat, mkdir, open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';

/** An open folder. Its files are reached below `base`, which stays the same folder until `close`. */
type OpenFolder = { readonly base: string; readonly close: () => Promise<void> };

/** Opens the folder `name` of `base`; undefined when it isn't a folder. Throws the file system's errors. */
export type OpenSubfolder = (base: string, name: string) => Promise<OpenFolder | undefined>;

const NOT_A_FOLDER_CODES = ['ENOTDIR', 'ELOOP', 'EEXIST'];

/** Reaches files through the open handle, so that replacing a folder by a link doesn't lead outside. */
export const openByHandle: OpenSubfolder = async (base, name) => {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  const opened = await attempt(() => open(join(base, name), flags));
  if (opened.kind === 'done') {
    const handle = opened.value;
    return { base: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
  }
  if (NOT_A_FOLDER_CODES.includes(systemCode(opened.error) ?? '')) return undefined;
  throw opened.error;
};

/** For systems without `/proc`: checks each folder by its path. */
export const openByPath: OpenSubfolder = async (base, name) => {
  const at = join(base, name);
  const isFolder = (await lstat(at)).isDirectory();
  return isFolder ? { base: at, close: async () => undefined } : undefined;
};

/** Whether this system lets us hold a folder open. Where it doesn't, a program that runs meanwhile can lead us elsewhere. */
export function holdsFolders(): boolean {
  return process.platform === 'linux' && existsSync('/proc/self/fd');
}

/** A folder below `root`, given by the names of the folders on the path to it. */
type FolderWay = {
  readonly root: string;
  readonly names: readonly string[];
  /** Also creates missing folders. */
  readonly makes?: boolean;
  readonly openSubfolder?: OpenSubfolder | undefined;
};

type FolderWork<T> =
  | { readonly kind: 'worked'; readonly value: T }
  /** A link or a file is in the way at `at`, relative to the root. */
  | { readonly kind: 'blocked'; readonly at: string };

/** Works in a folder that is reached without following a link and stays the same until the work is done. */
export async function workInFolder<T>(
  { root, names, makes = false, openSubfolder = openHere() }: FolderWay,
  work: (base: string) => Promise<T>,
): Promise<FolderWork<T>> {
  const openNext = makes ? makeMissing(openSubfolder) : openSubfolder;
  let current: OpenFolder = { base: root, close: async () => undefined };
  try {
    for (const [depth, name] of names.entries()) {
      const next = await openNext(current.base, name);
      if (next === undefined) return { kind: 'blocked', at: names.slice(0, depth + 1).join('/') };
      const before = current;
      current = next;
      await before.close();
    }
    return { kind: 'worked', value: await work(current.base) };
  } finally {
    await current.close();
  }
}

function openHere(): OpenSubfolder {
  return holdsFolders() ? openByHandle : openByPath;
}

/** Returns the names of the folders on a path with `/`: `a/b` for `./a//b`. */
export function namesOn(path: string): readonly string[] {
  return path.split('/').filter((name) => name !== '' && name !== '.');
}

/** Creates the missing folders of a path below `root`. */
export function makeFolders(root: string, path: string): Promise<FolderWork<void>> {
  return workInFolder({ root, names: namesOn(path), makes: true }, async () => undefined);
}

function makeMissing(openSubfolder: OpenSubfolder): OpenSubfolder {
  return async (base, name) => {
    const found = await attempt(() => openSubfolder(base, name));
    if (found.kind === 'done') return found.value;
    if (systemCode(found.error) !== 'ENOENT') throw found.error;
    const made = await attempt(() => mkdir(join(base, name)));
    if (made.kind === 'threw' && systemCode(made.error) !== 'EEXIST') throw made.error;
    return openSubfolder(base, name);
  };
}

/** Lists at most `max` entries of a folder, in no order: a program may fill one. Throws the file system's errors. */
export async function readFolder(
  place: string,
  max: number,
): Promise<{ readonly entries: readonly Dirent[]; readonly hasMore: boolean }> {
  const entries: Dirent[] = [];
  const folder = await opendir(place);
  for await (const entry of folder) {
    if (entries.length === max) return { entries, hasMore: true };
    entries.push(entry);
  }
  return { entries, hasMore: false };
}
