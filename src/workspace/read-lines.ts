// Reads text files of a commit, line by line, without a working tree: no link is followed, nothing is checked out.
import type { Git } from '../ports/git.ts';
import { isRepositoryPath } from '../text/paths.ts';
import { splitPaths } from './git-history.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const ENTRY = /^100(?:644|755) blob ([0-9a-f]{40,64}) +(\d+)\t([\s\S]+)$/;

/** Returns the lines of those paths that are text files in the commit. Throws a SquadError (E_GIT). */
export async function readLines(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = paths.filter(isRepositoryPath);
  if (asked.length === 0) return new Map();
  const listing = await git.run(['ls-tree', '-l', '-z', commit, '--', ...asked]);
  const read = await Promise.all(splitPaths(listing).map((entry) => readEntry(git, entry)));
  return new Map(read.flat());
}

async function readEntry(
  git: Git,
  entry: string,
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const [, object, size, path] = ENTRY.exec(entry) ?? [];
  if (object === undefined || path === undefined || Number(size) > MAX_BYTES) return [];
  const text = await git.run(['cat-file', 'blob', object]);
  return text.includes('\0') ? [] : [[path, splitLines(text)]];
}

/** Splits a text into lines; a final newline begins no further line. */
function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
