// Asks GitHub for the settings that a run needs: four reading requests.
import { attempt, describe } from '../errors.ts';
import type { GitHub } from '../ports/github.ts';
import type { GitHubFacts } from './checks/check-github.ts';

export type Asking = Pick<GitHubFacts, 'page' | 'defaultBranch' | 'branchPrefix'>;

type Settings = Pick<GitHub, 'actionsMayOpenPullRequests' | 'protectedBranches' | 'rulesFor'>;

/** Never rejects: what can't be known is undefined, and the first reason is kept. */
export async function askGitHub(github: Settings, asking: Asking): Promise<GitHubFacts> {
  const { defaultBranch, branchPrefix } = asking;
  const [may, branches, defaultRules, squadRules] = await Promise.all([
    attempt(github.actionsMayOpenPullRequests()),
    attempt(github.protectedBranches()),
    attempt(github.rulesFor(defaultBranch)),
    attempt(github.rulesFor(`${branchPrefix}1-example`)),
  ]);
  const refused = [may, branches, defaultRules, squadRules].find(({ kind }) => kind === 'threw');
  return {
    ...asking,
    mayOpenPullRequests: may.kind === 'done' ? may.value : undefined,
    protectedBranches: branches.kind === 'done' ? branches.value : undefined,
    defaultRules: defaultRules.kind === 'done' ? defaultRules.value : undefined,
    squadRules: squadRules.kind === 'done' ? squadRules.value : undefined,
    trouble: refused?.kind === 'threw' ? describe(refused.error) : undefined,
  };
}
