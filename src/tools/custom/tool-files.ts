// The files of an executable tool's folder (few, small, no links), and their common hash.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { readPlain } from '#src/files/open-file.ts';
import { ROOT_DOCUMENT, type ToolFolder } from '#src/ports/custom-tools.ts';

/** A file of a tool, relative to its folder, with `/`. */
export type ToolFile = { readonly path: string; readonly bytes: Buffer };

const MAX_FILES = 64;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_DEPTH = 4;
/** Written by interpreters, not by authors. */
const IGNORED_NAMES = new Set(['__pycache__', '.DS_Store']);

/** True for a path in or below what no hash covers, so that nobody who reads a tool's files sees it. */
export function isUnhashed(path: string): boolean {
  return path.split('/').some((name) => IGNORED_NAMES.has(name));
}

/** Hashes every file of a tool with its name; undefined when the folder is refused. */
export function hashFolder(directory: string): string | undefined {
  const files = readToolFiles(directory);
  return typeof files === 'string' ? undefined : hashFiles(files);
}

/** Hashes files that were already read. */
export function hashFiles(files: readonly ToolFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Returns every file of a tool, sorted by path, or why the folder is refused. Throws the file system's errors. */
export function readToolFiles(directory: string): readonly ToolFile[] | string {
  const files: ToolFile[] = [];
  let size = 0;
  for (const { path, location, found } of walkFolder(directory)) {
    const obstacle = findObstacle(found, path.split('/').length - 1);
    if (obstacle !== undefined) return `${path} ${obstacle}`;
    if (found.isDirectory()) continue;
    size += found.size;
    if (files.length === MAX_FILES) return `the folder has more than ${MAX_FILES} files`;
    if (size > MAX_BYTES) return `the folder has more than ${MAX_BYTES} bytes`;
    // A program may have replaced it meanwhile.
    files.push({ path, bytes: readPlain(location, MAX_BYTES) });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

type WalkedEntry = { readonly path: string; readonly location: string; readonly found: Stats };

/** Yields everything below a folder, reading only as far as the caller asks. */
function* walkFolder(directory: string, prefix = ''): Generator<WalkedEntry> {
  for (const name of readdirSync(directory)) {
    if (IGNORED_NAMES.has(name)) continue;
    const location = join(directory, name);
    const found = lstatSync(location);
    yield { path: `${prefix}${name}`, location, found };
    if (found.isDirectory()) yield* walkFolder(location, `${prefix}${name}/`);
  }
}

function findObstacle(found: Stats, depth: number): string | undefined {
  if (found.isSymbolicLink()) return 'is a link';
  if (found.isDirectory()) return depth < MAX_DEPTH ? undefined : 'is nested too deep';
  return found.isFile() ? undefined : 'is not a regular file';
}

type GlobalFolderSource = {
  /** Relative to the workspace. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly source: string;
  /** Absolute path of a new folder for a copy of bare tools. */
  readonly copyInto: string;
  readonly commit: string | undefined;
};

/** Opens the folder; bare tools are copied below a `tools/` first. Throws the file system's errors. */
export async function openGlobalFolder({
  name,
  source,
  copyInto,
  commit,
}: GlobalFolderSource): Promise<ToolFolder> {
  const found = (path: string) => lstatSync(join(source, path), { throwIfNoEntry: false });
  if (found('tools')?.isDirectory() === true || found(ROOT_DOCUMENT)?.isFile() === true) {
    return { root: source, scope: 'global', shownAs: posix.join(name, 'tools'), commit };
  }
  await cp(source, join(copyInto, 'tools'), {
    recursive: true,
    verbatimSymlinks: true,
    // A checkout of its own may hold a token there.
    filter: (path) => path !== join(source, '.git'),
  });
  return { root: copyInto, scope: 'global', shownAs: name, commit, isBare: true };
}
