// The repository's settings, as far as our token may see them.
import type { GitHub } from '../world.ts';
import type { Scope } from './github-client.ts';
import { ask, refusalIn } from './github-errors.ts';
import * as shape from './github-shapes.ts';

type SettingsMethods = Pick<
  GitHub,
  'actionsMayOpenPullRequests' | 'protectedBranches' | 'rulesFor'
>;

export function settingsMethods({ octokit, owner, repo }: Scope): SettingsMethods {
  const { actions, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/actions/permissions: administrators alone may ask, so no job's own token.
    async actionsMayOpenPullRequests() {
      const asked = actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo });
      const answer = asked.catch((error: unknown) => {
        if ([403, 404].includes(refusalIn(error).status ?? 0)) return { data: {} };
        throw error;
      });
      const settings = await ask('reading the settings for Actions', shape.actionsSettings, answer);
      return settings.can_approve_pull_request_reviews;
    },
    // https://docs.github.com/en/rest/branches/branches#list-branches
    async protectedBranches() {
      const query = { owner, repo, protected: true, per_page: 100 };
      const answer = repos.listBranches(query);
      const branches = await ask('reading the protected branches', shape.branches, answer);
      return branches.map(({ name }) => name);
    },
    // https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch
    async rulesFor(branch) {
      const answer = repos.getBranchRules({ owner, repo, branch, per_page: 100 });
      const rules = await ask('reading the rules for a branch', shape.rules, answer);
      return rules.map(({ type }) => type);
    },
  };
}
