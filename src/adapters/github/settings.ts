// The repository's settings, as far as the token may read them.
import type { GitHub } from '#src/ports/index.ts';
import type { RepositoryClient } from './client.ts';
import { parseResponse, readRefusal } from './errors.ts';
import * as shape from './schemas.ts';

type SettingsMethods = Pick<
  GitHub,
  'ownership' | 'actionsMayOpenPullRequests' | 'protectedBranches' | 'rulesFor'
>;

export function settingsMethods({ octokit, owner, repo }: RepositoryClient): SettingsMethods {
  const { actions, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/repos/repos#get-a-repository
    ownership: () =>
      parseResponse('reading the repository', shape.ownership, repos.get({ owner, repo })),
    // https://docs.github.com/en/rest/actions/permissions: only administrators may ask, so a job's own token is refused.
    async actionsMayOpenPullRequests() {
      const request = actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo });
      const answer = request.catch((error: unknown) => {
        if ([403, 404].includes(readRefusal(error).status ?? 0)) return { data: {} };
        throw error;
      });
      const doing = 'reading the settings for Actions';
      const settings = await parseResponse(doing, shape.actionsSettings, answer);
      return settings.can_approve_pull_request_reviews;
    },
    // https://docs.github.com/en/rest/branches/branches#list-branches
    async protectedBranches() {
      const answer = repos.listBranches({ owner, repo, protected: true, per_page: 100 });
      const doing = 'reading the protected branches';
      const branches = await parseResponse(doing, shape.branches, answer);
      return branches.map(({ name }) => name);
    },
    // https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch
    async rulesFor(branch) {
      const answer = repos.getBranchRules({ owner, repo, branch, per_page: 100 });
      const rules = await parseResponse('reading the rules for a branch', shape.rules, answer);
      return rules.map(({ type }) => type);
    },
  };
}
