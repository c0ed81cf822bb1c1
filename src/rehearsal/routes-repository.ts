// The repository itself, and what a person may do in it.
import { type Answer, refusal } from './answer.ts';
import { userObject } from './objects.ts';
import { repositoryObject } from './objects-repository.ts';
import type { Call, Route } from './routes.ts';
import type { Role } from './state.ts';

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
  const known = Object.keys(site.state.roles).find(
    (name) => name.toLowerCase() === login.toLowerCase(),
  );
  const role = known === undefined ? undefined : site.state.roles[known];
  if (known === undefined || role === undefined) {
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

export const repositoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}',
    handle: ({ site }) => ({ status: 200, body: repositoryObject(site) }),
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/collaborators/{username}/permission',
    handle: permission,
  },
];
