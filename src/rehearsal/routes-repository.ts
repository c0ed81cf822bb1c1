// The repository itself, and what a person may do in it.
import { type Answer, notFound, refusal } from './answer.ts';
import { userObject } from './objects.ts';
import { repositoryObject } from './objects-repository.ts';
import type { Call, Route } from './routes.ts';
import { knownLogin, type Role } from './state.ts';

// The `permission` field knows four words only; `role_name` tells the rest.
const legacyPermission: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
  none: 'none',
};

function permission({ site, params }: Call): Answer {
  const login = params.username ?? '';
  const known = knownLogin(site.state, login);
  const role = site.state.roles[known];
  if (role === undefined) {
    return refusal(404, `${login} is not a user`);
  }
  return {
    status: 200,
    body: {
      permission: legacyPermission[role],
      role_name: role,
      user: { ...userObject(site, known), role_name: role },
    },
  };
}

/** Answers by its status alone. */
function collaborator({ site, params }: Call): Answer {
  const role = site.state.roles[knownLogin(site.state, params.username ?? '')] ?? 'none';
  return role === 'none' ? notFound : { status: 204, body: undefined };
}

export const repositoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}',
    handle: ({ site }) => ({ status: 200, body: repositoryObject(site) }),
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/collaborators/{username}',
    handle: collaborator,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/collaborators/{username}/permission',
    handle: permission,
  },
];
