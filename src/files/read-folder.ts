// Lists a folder, also one that a program has filled with more entries than anybody wants to read.
import type { Dirent } from 'node:fs';
import { opendir } from 'node:fs/promises';

export type FolderEntries = {
  /** In no order. */
  readonly entries: readonly Dirent[];
  readonly hasMore: boolean;
};

/** Lists at most `max` entries of a folder. Throws the file system's errors. */
export async function readFolder(place: string, max: number): Promise<FolderEntries> {
  const entries: Dirent[] = [];
  const folder = await opendir(place);
  for await (const entry of folder) {
    if (entries.length === max) return { entries, hasMore: true };
    entries.push(entry);
  }
  return { entries, hasMore: false };
}
