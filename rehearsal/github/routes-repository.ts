// Routes for the repository and people's permissions.
import { type ApiResponse, errorResponse, notFoundResponse } from './api-response.ts';
import { userObject } from './objects.ts';
import { repositoryObject } from './objects-repository.ts';
import type { Route, RouteCall } from './route.ts';
import { knownLogin, type RepositoryRole } from './state.ts';

// The field `permission` has only four values; `role_name` has all.
const LEGACY_PERMISSIONS: Readonly<Record<RepositoryRole, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
  none: 'none',
};

function getPermission({ site, params }: RouteCall): ApiResponse {
  const login = params.username ?? '';
  const known = knownLogin(site.state, login);
  const role = site.state.roles[known];
  if (role === undefined) return errorResponse(404, `${login} is not a user`);
  return {
    status: 200,
    body: {
      permission: LEGACY_PERMISSIONS[role],
      role_name: role,
      user: { ...userObject(site, known), role_name: role },
    },
  };
}

/** Answers 204 for a collaborator and 404 for anybody else. */
function checkCollaborator({ site, params }: RouteCall): ApiResponse {
  const role = site.state.roles[knownLogin(site.state, params.username ?? '')] ?? 'none';
  return role === 'none' ? notFoundResponse : { status: 204, body: undefined };
}

export const repositoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}',
    handle({ site }) {
      const { repository, renamedTo = repository } = site.state;
      return { status: 200, body: { ...repositoryObject(site), full_name: renamedTo } };
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/collaborators/{username}',
    handle: checkCollaborator,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/collaborators/{username}/permission',
    handle: getPermission,
  },
];
