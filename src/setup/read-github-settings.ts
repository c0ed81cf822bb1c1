// Asks GitHub for the settings that a run needs: five requests that only read.
import { attempt, describe } from '#src/errors.ts';
import type { GitHub } from '#src/ports/index.ts';
import type { GitHubFacts } from './checks/check-github.ts';

export type RepositoryQuery = Pick<GitHubFacts, 'page' | 'defaultBranch' | 'branchPrefix'>;

type GitHubSettingsReader = Pick<
  GitHub,
  'ownership' | 'actionsMayOpenPullRequests' | 'protectedBranches' | 'rulesFor'
>;

/** Reads the settings. Never rejects: what can't be known is undefined, and the first refusal is kept. */
export async function readGitHubSettings(
  reader: GitHubSettingsReader,
  query: RepositoryQuery,
): Promise<GitHubFacts> {
  const { defaultBranch, branchPrefix } = query;
  const ownership = await attempt(reader.ownership());
  const [mayOpen, branches, defaultRules, squadRules] = await Promise.all([
    attempt(reader.actionsMayOpenPullRequests()),
    attempt(reader.protectedBranches()),
    attempt(reader.rulesFor(defaultBranch)),
    attempt(reader.rulesFor(`${branchPrefix}1-example`)),
  ]);
  const refused = [ownership, mayOpen, branches, defaultRules, squadRules].find(
    ({ kind }) => kind === 'threw',
  );
  return {
    ...query,
    ownerKind: ownership.kind === 'done' ? ownership.value.ownerKind : undefined,
    mayOpenPullRequests: mayOpen.kind === 'done' ? mayOpen.value : undefined,
    protectedBranches: branches.kind === 'done' ? branches.value : undefined,
    defaultRules: defaultRules.kind === 'done' ? defaultRules.value : undefined,
    squadRules: squadRules.kind === 'done' ? squadRules.value : undefined,
    refusal: refused?.kind === 'threw' ? describe(refused.error) : undefined,
  };
}
