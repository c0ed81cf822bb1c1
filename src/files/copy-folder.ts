// Copies a folder that programs may change at any moment to where they can't, so that it can be read at leisure.
import { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { readPlace } from './open-file.ts';
import { workInFolder } from './open-folder.ts';

const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 16;

/**
 * Copies folders, files of at most 5 MB and links (not what they lead to) into an existing empty folder, at most 2,000 of them.
 * `names`: the folders on the way from `root` to the one that is copied; nothing is copied if one of them is missing or a link.
 */
export async function copyFolder(
  root: string,
  names: readonly string[],
  into: string,
): Promise<void> {
  const left = { entries: MAX_ENTRIES };
  await attempt(workInFolder({ root, names }, (base) => copyEntries(base, into, left, 0)));
}

async function copyEntries(
  base: string,
  into: string,
  left: { entries: number },
  depth: number,
): Promise<void> {
  if (depth > MAX_DEPTH) return;
  for (const entry of await readdir(base, { withFileTypes: true })) {
    left.entries -= 1;
    if (left.entries < 0) return;
    const [from, to] = [join(base, entry.name), join(into, entry.name)];
    if (entry.isSymbolicLink()) await attempt(async () => symlink(await readlink(from), to));
    else if (entry.isFile()) await attempt(copyFile(from, to));
    else if (entry.isDirectory()) {
      await mkdir(to);
      const inner = { root: base, names: [entry.name] };
      await attempt(workInFolder(inner, (folder) => copyEntries(folder, to, left, depth + 1)));
    }
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const read = await readPlace(from);
  if (read.kind === 'file') await writeFile(to, read.bytes, { mode: read.mode });
}
