// Resolves a resource's `spec.entry`, which must be a regular source file inside the tools' folder.
import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { wayInside } from '#src/text/index.ts';

export type ResolvedEntry =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

const SOURCE_FILE = /\.m?[tj]s$/;
const PLAIN_PATH = /^[\w./@ -]+$/;

/** Resolves `entry` below `root`; refuses links and everything outside. */
export async function resolveEntry(root: string, entry: string): Promise<ResolvedEntry> {
  if (!PLAIN_PATH.test(entry) || isAbsolute(entry)) return refusedEntry('is not a relative path');
  if (entry.split('/').includes('node_modules')) return refusedEntry('is in node_modules');
  if (!SOURCE_FILE.test(entry)) return refusedEntry('is not a .ts, .js, .mts or .mjs file');
  const path = join(root, entry);
  if (!wayInside(root, path)) return refusedEntry('leads outside the folder');
  const found = await attempt(lstat(path));
  if (found.kind === 'threw') return refusedEntry('does not exist');
  if (!found.value.isFile()) return refusedEntry('is not a regular file');
  const realPaths = await attempt(Promise.all([realpath(root), realpath(path)]));
  if (realPaths.kind === 'threw' || !wayInside(...realPaths.value)) {
    return refusedEntry('leads outside the folder');
  }
  return { kind: 'file', path };
}

function refusedEntry(reason: string): ResolvedEntry {
  return { kind: 'refused', reason };
}
