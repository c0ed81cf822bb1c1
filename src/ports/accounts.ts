// Who acts on GitHub: the job's own bot, and the ranks of what people may do.

/** The account that the job's token writes as. GitHub shows commits with this address as the bot's. */
export const BOT = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
} as const;

/** A collaborator's role, lowest first; https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user */
export const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that allow pushing; a workflow may ask for more than the lowest. */
export const WRITING_PERMISSIONS = ['write', 'maintain', 'admin'] as const;

/** True when a permission is `minimum` or higher. */
export function isAtLeast(permission: Permission, minimum: Permission): boolean {
  return PERMISSIONS.indexOf(permission) >= PERMISSIONS.indexOf(minimum);
}
