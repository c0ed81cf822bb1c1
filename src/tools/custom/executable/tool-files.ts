// The files of an executable tool's folder (few, small, no links), and their common hash.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** A file of a tool, relative to its folder, with `/`. */
export type ToolFile = { readonly path: string; readonly bytes: Buffer };

const MAX_FILES = 64;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_DEPTH = 4;
/** Written by interpreters, not by authors. */
const IGNORED_NAMES = new Set(['__pycache__', '.DS_Store']);

/** Hashes every file of a tool with its name; undefined when the folder is refused. */
export function hashFolder(directory: string): string | undefined {
  const files = readToolFiles(directory);
  return typeof files === 'string' ? undefined : hashFiles(files);
}

/** The hash of files that were read already. */
export function hashFiles(files: readonly ToolFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Every file of a tool, sorted by path, or why the folder is refused. Throws the file system's errors. */
export function readToolFiles(directory: string): readonly ToolFile[] | string {
  const files: ToolFile[] = [];
  const budget = { files: MAX_FILES, bytes: MAX_BYTES };
  const refusal = collectFiles(files, { directory, prefix: '', depth: 0, budget });
  return refusal ?? files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

type FileCollection = {
  readonly directory: string;
  readonly prefix: string;
  readonly depth: number;
  readonly budget: { files: number; bytes: number };
};

function collectFiles(files: ToolFile[], collection: FileCollection): string | undefined {
  const names = readdirSync(collection.directory).filter((name) => !IGNORED_NAMES.has(name));
  for (const name of names) {
    const refusal = collectEntry(files, name, collection);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function collectEntry(
  files: ToolFile[],
  name: string,
  collection: FileCollection,
): string | undefined {
  const { prefix, depth, budget } = collection;
  const path = `${prefix}${name}`;
  const directory = join(collection.directory, name);
  const found = lstatSync(directory);
  const obstacle = findObstacle(found, depth);
  if (obstacle !== undefined) return `${path} ${obstacle}`;
  if (found.isDirectory()) {
    return collectFiles(files, { directory, prefix: `${path}/`, depth: depth + 1, budget });
  }
  budget.files -= 1;
  budget.bytes -= found.size;
  if (budget.files < 0) return `the folder has more than ${MAX_FILES} files`;
  if (budget.bytes < 0) return `the folder has more than ${MAX_BYTES} bytes`;
  files.push({ path, bytes: readFileSync(directory) });
  return undefined;
}

function findObstacle(found: Stats, depth: number): string | undefined {
  if (found.isSymbolicLink()) return 'is a link';
  if (found.isDirectory()) return depth < MAX_DEPTH ? undefined : 'lies too deep';
  return found.isFile() ? undefined : 'is not a regular file';
}
