// What commits and trees hold, read without a git process of its own.
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Git, GitTreeEntry, TreeEntry } from '#src/ports/git.ts';

/** A folder's mode. */
export const FOLDER = '40000';

/** True for a file that is neither a folder, a link nor a submodule. */
export function isRegular(entry: GitTreeEntry | undefined): entry is GitTreeEntry {
  return entry?.mode.startsWith('100') === true;
}

/** Returns what a commit has in each folder on the way to the paths, by path. */
export function listFolderEntries(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, GitTreeEntry>> {
  const folders = new Set(paths.flatMap((path) => withFolders(path).slice(0, -1)));
  return readFolders(git, commit, folders);
}

/** Returns a path and the folders above it, from the top: `a`, `a/b`, `a/b/c`. */
export function withFolders(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [path] : [...withFolders(folder), path];
}

async function readFolders(
  git: Git,
  tree: string,
  folders: ReadonlySet<string>,
  above = '',
): Promise<Map<string, GitTreeEntry>> {
  const entries = await git.readTree(tree);
  const inFolders = entries
    .map((entry) => ({ ...entry, path: `${above}${entry.name}` }))
    .filter(({ path, mode }) => mode === FOLDER && folders.has(path))
    .map(({ path, object }) => readFolders(git, object, folders, `${path}/`));
  const own = entries.map((entry) => [`${above}${entry.name}`, entry] as const);
  return new Map([...own, ...(await Promise.all(inFolders)).flatMap((inner) => [...inner])]);
}

/** A path at which two trees differ, with the newer one's mode and object there; without them where that has no file. */
export type ChangedEntry = Partial<Pick<GitTreeEntry, 'mode' | 'object'>> & {
  readonly path: string;
};

type TreePair = { readonly base: string | undefined; readonly tip: string | undefined };

/** Returns where two commits or trees differ; an absent one has no files. */
export async function compareTrees(
  git: Git,
  { base, tip }: TreePair,
  above = '',
): Promise<readonly ChangedEntry[]> {
  const [before = [], after = []] = await Promise.all([base, tip].map((id) => entriesOf(git, id)));
  const [old, fresh] = [without(before, after), without(after, before)];
  const written = fresh.filter(isFile);
  const isWritten = new Set(written.map(({ name }) => name));
  const removed = old.filter((entry) => isFile(entry) && !isWritten.has(entry.name));
  const own = [
    ...written.map(({ name, mode, object }) => ({ path: `${above}${name}`, mode, object })),
    ...removed.map(({ name }) => ({ path: `${above}${name}` })),
  ];
  const folders = [...old, ...fresh].filter((entry) => !isFile(entry)).map(({ name }) => name);
  const inner = [...new Set(folders)].map((name) => {
    const pair = { base: folderId(old, name), tip: folderId(fresh, name) };
    return compareTrees(git, pair, `${above}${name}/`);
  });
  return [...own, ...(await Promise.all(inner)).flat()];
}

async function entriesOf(git: Git, id: string | undefined): Promise<readonly GitTreeEntry[]> {
  return id === undefined ? [] : git.readTree(id);
}

function without(entries: readonly GitTreeEntry[], others: readonly GitTreeEntry[]) {
  const known = new Set(others.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
}

function keyOf({ mode, object, name }: GitTreeEntry): string {
  return `${mode} ${object} ${name}`;
}

function isFile({ mode }: GitTreeEntry): boolean {
  return mode !== FOLDER;
}

function folderId(entries: readonly GitTreeEntry[], name: string): string | undefined {
  return entries.find((entry) => entry.name === name && !isFile(entry))?.object;
}

/** Splits a listing that ends each path with a NUL. */
export function splitPaths(listing: string): readonly string[] {
  return listing.split('\0').filter((path) => path !== '');
}

const ARGUMENT_BYTES = 100_000;

/** Cuts a list so that each part fits on a command line. */
export function batchPaths(paths: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let bytesLeft = 0;
  for (const path of paths) {
    const bytes = Buffer.byteLength(path) + 1;
    if (bytes > bytesLeft || parts.length === 0) {
      parts.push([]);
      bytesLeft = ARGUMENT_BYTES;
    }
    parts.at(-1)?.push(path);
    bytesLeft -= bytes;
  }
  return parts;
}

/** An entry of a tree. */
export type ListedEntry = TreeEntry & { readonly object: string };

/** Reads what `ls-tree -z` lists: `<mode> <type> <object> <size>\t<path>`. The size is 0 for a submodule, and without `-l`. */
export function readTreeListing(listing: string): readonly ListedEntry[] {
  return splitPaths(listing).map((line) => {
    const tab = line.indexOf('\t');
    const [mode = '', , object = '', size = ''] = line.slice(0, tab).split(/ +/);
    return { path: line.slice(tab + 1), mode, object, size: Number.parseInt(size, 10) || 0 };
  });
}

/** Returns git's id for a file's bytes; `length`, an id's, tells a SHA-1 repository from a SHA-256 one. */
export function objectId(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
