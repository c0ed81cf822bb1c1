// Reads text files of a commit, line by line, without a working tree: no link is followed, nothing is checked out.
import type { Git } from '#src/ports/index.ts';
import { isRepositoryPath } from '#src/text/index.ts';
import { type ListedEntry, readTreeListing } from './git-history.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Returns the lines of those paths that are text files in the commit. Throws a SquadError (E_GIT). */
export async function readLines(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = paths.filter(isRepositoryPath);
  if (asked.length === 0) return new Map();
  const listing = await git.run(['ls-tree', '-l', '-z', commit, '--', ...asked]);
  const entries = readTreeListing(listing);
  const read = await Promise.all(entries.map((entry) => readEntry(git, entry)));
  return new Map(read.flat());
}

async function readEntry(
  git: Git,
  { path, mode, object, size }: ListedEntry,
): Promise<readonly (readonly [string, readonly string[]])[]> {
  if (!mode.startsWith('100') || size > MAX_BYTES) return [];
  const text = await git.run(['cat-file', 'blob', object]);
  return text.includes('\0') ? [] : [[path, splitLines(text)]];
}

/** Splits a text into lines; a final newline begins no further line. */
function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
