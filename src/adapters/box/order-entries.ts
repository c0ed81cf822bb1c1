// The order of a box's entries, and which of them are there already.
import { dirname, resolve } from 'node:path';
import { foldersAbove } from '#src/text/index.ts';
import type { BoxEntry } from './system-folders.ts';

/** Leaves out a readable path that is listed twice, or that lies in another readable folder. */
export function withoutRepeated(entries: readonly BoxEntry[]): readonly BoxEntry[] {
  const placesOf = (kept: readonly BoxEntry[]) => new Set(kept.map(({ to }) => resolve(to)));
  const [readable, writable] = [
    placesOf(entries.filter(isReadInPlace)),
    placesOf(entries.filter(canWrite)),
  ];
  const seen = new Set<string>();
  return entries.filter((entry) => {
    if (!isReadInPlace(entry)) return true;
    const place = resolve(entry.to);
    const above = foldersAbove(place);
    if (writable.has(place) || above.some((folder) => writable.has(folder))) return true;
    if (seen.has(place) || above.some((folder) => readable.has(folder))) return false;
    seen.add(place);
    return true;
  });
}

function isReadInPlace(entry: BoxEntry): boolean {
  return entry.kind === 'bind' && entry.access === 'read' && entry.from === entry.to;
}

/** Whether programs in the box may write to this entry. */
export function canWrite(entry: BoxEntry): boolean {
  return entry.kind === 'tmpfs' || (entry.kind === 'bind' && entry.access === 'write');
}

/** Sorts the outer before the inner. */
export function sortByDepth(entries: readonly BoxEntry[]): readonly BoxEntry[] {
  const depth = ({ to }: BoxEntry) => (to === dirname(to) ? 0 : to.split('/').length);
  return entries.toSorted((one, other) => depth(one) - depth(other));
}
