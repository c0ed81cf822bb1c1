// The squad's folder as it lies in a working tree, for people who check it before they push.
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { TreeEntry, TrustedTree } from '../world.ts';

const USUAL_BYTES = 1_048_576;
const MODE = '100644';

/** Reads `directory` below `root`. Nothing there is an empty tree. */
export async function readWorkingTree(root: string, directory: string): Promise<TrustedTree> {
  const entries = await entriesOf(root, directory);
  const bytesOf = async (path: string) =>
    entries.some((entry) => entry.path === path) ? readFile(join(root, path)) : undefined;
  return {
    commit: '',
    entries,
    read: async (path, maxBytes = USUAL_BYTES) =>
      (await bytesOf(path))?.subarray(0, maxBytes).toString(),
    readEnd: async (path, maxBytes) => (await bytesOf(path))?.subarray(-maxBytes).toString(),
  };
}

async function entriesOf(root: string, directory: string): Promise<readonly TreeEntry[]> {
  const found = await readdir(join(root, directory), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files = found.filter((entry) => entry.isFile());
  const entries = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const path = relative(root, file).split(sep).join('/');
    return { path, mode: MODE, size: (await lstat(file)).size };
  });
  return (await Promise.all(entries)).sort((one, other) => (one.path < other.path ? -1 : 1));
}
