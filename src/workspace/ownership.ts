// Traces files of a branch to the agents that the commits' trailers name.
import type { Git } from '#src/ports/index.ts';
import { type CommitRange, readChangedPaths } from './git-history.ts';
import { MAX_COMMITS, readTrailedCommits } from './trailers.ts';

/** The agent who touched a file last. */
export type FileOwner = { readonly agent: string; readonly path: string };

/**
 * Returns the slug of the agent who touched each file last, for those that an agent touched: what people wrote, and what the
 * branch has from its base, has no owner. Throws a SquadError (E_GIT).
 */
export async function findFileOwners(
  git: Git,
  range: CommitRange,
  files: readonly string[],
): Promise<readonly FileOwner[]> {
  const commits = await readTrailedCommits(git, range);
  if (!commits.some(({ agent }) => agent !== '')) return [];
  const changes = await readChangedPaths(git, range, MAX_COMMITS);
  return [...new Set(files)].flatMap((path) => {
    const last = commits.find(
      ({ commit, agent }) => agent !== '' && changes.get(commit)?.includes(path) === true,
    );
    return last === undefined ? [] : [{ agent: last.agent, path }];
  });
}
