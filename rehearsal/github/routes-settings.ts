// Routes for settings: permissions of Actions, protected branches, rules.

import { git } from '../git/git.ts';
import { type ApiResponse, errorResponse, paginate } from './api-response.ts';
import { apiUrl } from './objects.ts';
import type { Route, RouteCall } from './route.ts';
import { bareRepository } from './state.ts';

/** Answers to administrators only, so never to a job's own token. */
function workflowPermissions({ site: { state } }: RouteCall): ApiResponse {
  if (state.tokenLogin.endsWith('[bot]')) {
    return errorResponse(403, 'Resource not accessible by integration');
  }
  return {
    status: 200,
    body: {
      default_workflow_permissions: 'read',
      can_approve_pull_request_reviews: state.pullRequestsPermitted,
    },
  };
}

async function listBranches({ site, url }: RouteCall): Promise<ApiResponse> {
  const { state } = site;
  const list = ['for-each-ref', '--format=%(objectname) %(refname:short)', 'refs/heads'];
  const refs = await git(bareRepository(state, state.repository), list);
  const branches = refs.split('\n').map((line) => {
    const [sha = '', name = ''] = line.split(' ');
    const commit = { sha, url: apiUrl(site, `/repos/${state.repository}/commits/${sha}`) };
    return { name, commit, protected: state.protectedBranches.includes(name) };
  });
  const wanted = url.searchParams.get('protected');
  const found = branches.filter((branch) => wanted === null || String(branch.protected) === wanted);
  return paginate(found, url);
}

function listRules({ site: { state }, params, url }: RouteCall): ApiResponse {
  const isProtected = state.protectedBranches.includes(params.branch ?? '');
  const source = { ruleset_source_type: 'Repository', ruleset_source: state.repository };
  const rule = { type: 'update', ...source, ruleset_id: 42 };
  return paginate(isProtected ? [rule] : [], url);
}

export const settingsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/actions/permissions/workflow',
    handle: workflowPermissions,
  },
  { method: 'GET', path: '/repos/{owner}/{repo}/branches', handle: listBranches },
  { method: 'GET', path: '/repos/{owner}/{repo}/rules/branches/{branch}', handle: listRules },
];
