// Which agents changed which files of a branch before the run, by its commits: every author, not only the last.
import { attempt } from '#src/errors.ts';
import type { TrailedCommit } from '#src/workspace/index.ts';

/** How many of the newest commits are looked at: each takes a git command. */
const MOST_COMMITS = 20;

/** Returns slugs by path, the earliest first; `commits` are newest first. Never rejects. */
export async function findEarlierAuthors(
  commits: readonly Pick<TrailedCommit, 'agent' | 'commit'>[],
  pathsOf: (commit: string) => Promise<readonly string[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const written = commits.filter(({ agent }) => agent !== '').slice(0, MOST_COMMITS);
  const read = await Promise.all(
    written.toReversed().map(async ({ agent, commit }) => {
      const paths = await attempt(pathsOf(commit));
      return { agent, paths: paths.kind === 'done' ? paths.value : [] };
    }),
  );
  const authors = new Map<string, readonly string[]>();
  for (const { agent, paths } of read) {
    for (const path of paths) authors.set(path, withName(authors.get(path), agent));
  }
  return authors;
}

/** Adds a name, each once. */
export function withName(names: readonly string[] = [], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name];
}
