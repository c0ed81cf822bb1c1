// Who may start a run: the rules. `run/context/check-access.ts` asks GitHub and applies them; what can't be checked is refused.
import { attempt, describe } from '#src/errors.ts';
import { BOT, isAtLeast, type Permission, type WRITING_PERMISSIONS } from '#src/ports/accounts.ts';
import type { Account, GitHub } from '#src/ports/github.ts';
import type { Repository, Request } from './request.ts';

/** GitHub's answer to "what may this login do here?". A failed look-up is an answer too, never a grant. */
export type PermissionAnswer =
  | { readonly kind: 'known'; readonly permission: Permission }
  /** `why` says what failed, in words fit for people, without stack or secret; `hint` says what to do about it. */
  | { readonly kind: 'unknown'; readonly why: string; readonly hint?: string | undefined };

export type Permit =
  /** `permission` is the lowest of all that were checked. */
  | { readonly kind: 'allowed'; readonly permission: Permission }
  | {
      readonly kind: 'refused';
      readonly login: string;
      readonly reason: string;
      /** What to do about a look-up that failed. */
      readonly hint?: string | undefined;
      /** Who would read an answer: a collaborator gets one, a stranger or a bot gets none. */
      readonly audience: 'collaborator' | 'stranger' | 'bot';
      /** `lookup`: GitHub gave no answer, which says nothing about the person's permission. */
      readonly cause: 'permission' | 'lookup' | 'bot' | 'self' | 'rate';
    };

export type AccessCheck = {
  readonly request: Pick<Request, 'author' | 'sender'> & {
    readonly repository: Pick<Repository, 'private'>;
  };
  readonly minimum: (typeof WRITING_PERMISSIONS)[number];
  /** Exact logins of bots that may ask. */
  readonly allowedBots: readonly string[];
  /** The login that our token writes as. It never starts a run, even when it is listed. Called for listed bots only. */
  readonly ownLogin: () => Promise<string | undefined>;
  /** `GITHUB_TRIGGERING_ACTOR`: who pressed *re-run*, when it wasn't the sender. */
  readonly triggeringActor: string | undefined;
  readonly permissionOf: (login: string) => Promise<PermissionAnswer>;
};

/** `type` is undefined for somebody who doesn't appear in the payload. */
type Actor = { readonly login: string; readonly type: string | undefined };

/** Checks the text's author and the App that wrote in their name, the event's sender and whoever re-ran the job, each once; the first refusal counts. */
export async function authorise(accessCheck: AccessCheck): Promise<Permit> {
  let permission: Permission = 'admin';
  for (const actor of actorsOf(accessCheck)) {
    const permit = await authoriseOne(actor, accessCheck);
    if (permit.kind === 'refused') return permit;
    permission = isAtLeast(permit.permission, permission) ? permission : permit.permission;
  }
  return { kind: 'allowed', permission };
}

function actorsOf({ request, triggeringActor }: AccessCheck): readonly Actor[] {
  const shown: readonly Account[] = [request.author, request.sender];
  const apps = shown.flatMap(({ via }) => (via === undefined ? [] : [{ login: via, type: 'Bot' }]));
  const actors: Actor[] = [...shown, ...apps];
  if (triggeringActor !== undefined && triggeringActor !== '') {
    actors.push({ login: triggeringActor, type: undefined });
  }
  return actors.filter(
    (actor, index) => actors.findIndex((other) => isSame(other.login, actor.login)) === index,
  );
}

const SELF = {
  audience: 'bot',
  cause: 'self',
  reason: 'The squad does not start itself.',
} as const;

async function authoriseOne(actor: Actor, accessCheck: AccessCheck): Promise<Permit> {
  const { login } = actor;
  if (isSame(BOT.name, login)) return refused(actor, SELF);
  if (!isBot(actor)) return authorisePerson(actor, accessCheck);
  if (!accessCheck.allowedBots.some((listed) => isSame(listed, login))) {
    const reason = `The bot ${login} is not listed in the input allowed-bots.`;
    return refused(actor, { audience: 'bot', cause: 'bot', reason });
  }
  const own = await attempt(accessCheck.ownLogin());
  if (own.kind === 'done' && isSame(own.value ?? '', login)) return refused(actor, SELF);
  // Apps have no collaborator role to look up (GitHub answers 404 for some), so being listed is their grant. That holds
  // only for a bot that appears in the event itself: an app that isn't installed here can't appear there.
  return actor.type === undefined
    ? authorisePerson(actor, accessCheck)
    : { kind: 'allowed', permission: accessCheck.minimum };
}

async function authorisePerson(actor: Actor, accessCheck: AccessCheck): Promise<Permit> {
  const answer = await accessCheck.permissionOf(actor.login);
  if (answer.kind === 'unknown') {
    const reason = `The permission of ${actor.login} could not be checked (${answer.why}).`;
    return refused(actor, { audience: 'stranger', cause: 'lookup', reason, hint: answer.hint });
  }
  const { permission } = answer;
  if (isAtLeast(permission, accessCheck.minimum)) return { kind: 'allowed', permission };
  const reason = `${actor.login} has "${permission}" access; starting the squad requires "${accessCheck.minimum}".`;
  const audience = isCollaborator(permission, accessCheck) ? 'collaborator' : 'stranger';
  return refused(actor, { audience, cause: 'permission', reason });
}

/** Anybody can read a public repository; in a private one, read access is a role that somebody granted. */
function isCollaborator(permission: Permission, { request }: AccessCheck): boolean {
  return isAtLeast(permission, request.repository.private ? 'read' : 'triage');
}

/** Returns a function that asks GitHub what a login may do; a failed request yields an unknown permission. */
export function permissionFrom(
  github: Pick<GitHub, 'permissionOf'>,
): (login: string) => Promise<PermissionAnswer> {
  return async (login) => {
    const answer = await attempt(github.permissionOf(login));
    if (answer.kind === 'done') return { kind: 'known', permission: answer.value };
    const { message: why, hint } = describe(answer.error);
    return { kind: 'unknown', why, hint };
  };
}

/**
 * True for a bot, whose app must be installed here, and for a person whose write access GitHub confirms. Whoever can read the
 * repository can open a pull request from any of its branches, and may edit its text.
 */
export async function mayWrite(
  account: Account | undefined,
  github: Pick<GitHub, 'permissionOf'>,
): Promise<boolean> {
  if (account === undefined || isBot(account)) return account !== undefined;
  const answer = await permissionFrom(github)(account.login);
  return answer.kind === 'known' && isAtLeast(answer.permission, 'write');
}

type AccessRefusal = Omit<Extract<Permit, { kind: 'refused' }>, 'kind' | 'login'>;

function refused({ login }: Actor, refusal: AccessRefusal): Permit {
  return { kind: 'refused', login, ...refusal };
}

/** True for any account but a person's; some apps act under a login without `[bot]`. */
function isBot({ login, type }: Actor): boolean {
  return (type !== undefined && type !== 'User') || fold(login).endsWith('[bot]');
}

/** Logins are ASCII and GitHub ignores their case; Unicode's folding would let look-alikes through. */
function isSame(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(login: string): string {
  return login.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
