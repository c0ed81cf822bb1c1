// The accounts that act on GitHub: the job's own bot, and what people may do.

/** The identity under which a commit is made. GitHub shows a commit with a bot's own address as the bot's. */
export type CommitterIdentity = { readonly name: string; readonly email: string };

/** The account that the job's token writes as. */
export const BOT: CommitterIdentity = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

/** What GitHub says about the account that our token writes as. */
type OwnAccount = {
  readonly login: string;
  readonly type: string;
  readonly id?: number | undefined;
};

/** Returns the identity that links commits to an app's bot; undefined for `github-actions[bot]` itself and for people. */
export function botIdentity(
  { login, type, id }: OwnAccount,
  serverUrl: string,
): CommitterIdentity | undefined {
  if (type !== 'Bot' || id === undefined || login === BOT.name) return undefined;
  return { name: login, email: `${id}+${login}@users.noreply.${new URL(serverUrl).hostname}` };
}

/** What GitHub says of the App that wrote something: https://docs.github.com/en/rest/issues/comments */
type WritingApp = { readonly slug?: string | null | undefined } | null | undefined;

/** Adds to a person's account the App that wrote in their name, by its bot's login. GitHub names the App of a bot's own posts, too. */
export function writtenBy<One extends { readonly type: string }>(
  account: One | undefined,
  app: WritingApp,
): (One & { readonly via?: string }) | undefined {
  if (account === undefined || account.type === 'Bot' || app === null || app === undefined) {
    return account;
  }
  return { ...account, via: `${app.slug ?? 'unnamed-app'}[bot]` };
}

/** Whether a text can be a login; anything else, such as `..`, would change the path of a request. */
export function isLogin(text: string): boolean {
  return /^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/.test(text);
}

/**
 * A collaborator's role, lowest first:
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that allow pushing; a workflow may require more than the lowest. */
export const WRITING_PERMISSIONS = ['write', 'maintain', 'admin'] as const;

/** True when a permission is `minimum` or higher. */
export function isAtLeast(permission: Permission, minimum: Permission): boolean {
  return PERMISSIONS.indexOf(permission) >= PERMISSIONS.indexOf(minimum);
}
