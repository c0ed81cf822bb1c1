// Where a resource's `spec.entry` leads: a regular source file inside the tools' own folder, or a refusal.
import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { attempt } from '../../../errors.ts';

export type Entry =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

const SOURCE = /\.m?[tj]s$/;
const PLAIN = /^[\w./@ -]+$/;

/** Resolves `entry` below `root`, following nothing that leads outside. */
export async function resolveEntry(root: string, entry: string): Promise<Entry> {
  if (!PLAIN.test(entry) || isAbsolute(entry)) return refused('is no relative path');
  if (entry.split('/').includes('node_modules')) return refused('lies in node_modules');
  if (!SOURCE.test(entry)) return refused('is no .ts, .js, .mts or .mjs file');
  const path = join(root, entry);
  if (!isInside(root, path)) return refused('leads outside');
  const found = await attempt(lstat(path));
  if (found.kind === 'threw') return refused('is not there');
  if (!found.value.isFile()) return refused('is not a regular file');
  const real = await attempt(Promise.all([realpath(root), realpath(path)]));
  if (real.kind === 'threw' || !isInside(...real.value)) return refused('leads outside');
  return { kind: 'file', path };
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refused(reason: string): Entry {
  return { kind: 'refused', reason };
}
