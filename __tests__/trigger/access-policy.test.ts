import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Permission } from '#src/ports/accounts.ts';
import type { Account } from '#src/ports/github.ts';
import {
  type AccessCheck,
  authorise,
  mayWrite,
  type PermissionAnswer,
} from '#src/trigger/access-policy.ts';

type Case = Partial<Omit<AccessCheck, 'request' | 'permissionOf' | 'ownLogin'>> & {
  readonly ownLogin?: string;
  readonly author?: Account;
  readonly sender?: { readonly login: string; readonly type: string };
  readonly private?: boolean;
  /** What GitHub answers, by login; anybody else is not known to it. */
  readonly people?: Readonly<Record<string, Permission>>;
};

const mona = { login: 'mona', type: 'User' };

/** Authorises with GitHub's answers as told, and says whom GitHub was asked about. */
async function attempt({ author = mona, sender = author, people = {}, ...rest }: Case) {
  const asked: string[] = [];
  const answers = new Map(Object.entries(people));
  const permissionOf = async (login: string): Promise<PermissionAnswer> => {
    asked.push(login);
    const permission = answers.get(login);
    return permission === undefined
      ? { kind: 'unknown', why: '404' }
      : { kind: 'known', permission };
  };
  const permit = await authorise({
    request: { author, sender, repository: aRepository(rest.private ?? false) },
    minimum: rest.minimum ?? 'write',
    allowedBots: rest.allowedBots ?? [],
    ownLogin: async () => rest.ownLogin,
    triggeringActor: rest.triggeringActor,
    permissionOf,
  });
  return { permit, asked };
}

function aRepository(isPrivate: boolean) {
  const htmlUrl = 'https://github.com/acme/shop';
  const names = { owner: 'acme', name: 'shop', defaultBranch: 'main', htmlUrl };
  return { ...names, private: isPrivate, fork: false };
}

const levels: readonly Permission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const minima: readonly AccessCheck['minimum'][] = ['write', 'maintain', 'admin'];

const bot = (login: string) => ({ login, type: 'Bot' });
const refused = (login: string, cause: string, audience?: string) =>
  expect.objectContaining({ kind: 'refused', login, cause, ...(audience && { audience }) });
const allowed = (permission: Permission) => ({ kind: 'allowed', permission });
const listed = { allowedBots: ['renovate[bot]', 'kodiak[bot]'] };

it.each<[string, Case, unknown, readonly string[]]>([
  ['no access', { people: { mona: 'none' } }, refused('mona', 'permission', 'stranger'), ['mona']],
  ['read', { people: { mona: 'read' } }, refused('mona', 'permission', 'stranger'), ['mona']],
  [
    'triage',
    { people: { mona: 'triage' } },
    refused('mona', 'permission', 'collaborator'),
    ['mona'],
  ],
  [
    'read, in a private repository',
    { private: true, people: { mona: 'read' } },
    refused('mona', 'permission', 'collaborator'),
    ['mona'],
  ],
  ['write', { people: { mona: 'write' } }, allowed('write'), ['mona']],
  ['admin', { people: { mona: 'admin' } }, allowed('admin'), ['mona']],
  ['what cannot be checked', {}, refused('mona', 'lookup', 'stranger'), ['mona']],
  [
    'the name of a listed bot',
    { ...listed, author: { login: 'renovate', type: 'User' }, people: { renovate: 'read' } },
    refused('renovate', 'permission'),
    ['renovate'],
  ],
  [
    'a sender who may not, of a text by who may',
    { sender: { login: 'hubot', type: 'User' }, people: { mona: 'admin', hubot: 'read' } },
    refused('hubot', 'permission'),
    ['mona', 'hubot'],
  ],
  [
    'one login in several spellings, asked for once',
    { sender: { login: 'Mona', type: 'User' }, triggeringActor: 'MONA', people: { mona: 'write' } },
    allowed('write'),
    ['mona'],
  ],
  [
    'a re-run by who may not',
    { triggeringActor: 'hubot', people: { mona: 'maintain', hubot: 'read' } },
    refused('hubot', 'permission'),
    ['mona', 'hubot'],
  ],
  [
    'a re-run by who may less',
    { triggeringActor: 'hubot', people: { mona: 'admin', hubot: 'write' } },
    allowed('write'),
    ['mona', 'hubot'],
  ],
  [
    'a re-run by a listed bot that is not installed here',
    { ...listed, triggeringActor: 'renovate[bot]', people: { mona: 'admin' } },
    refused('renovate[bot]', 'lookup'),
    ['mona', 'renovate[bot]'],
  ],
  [
    'a listed bot, in another case',
    { ...listed, author: bot('Renovate[Bot]'), minimum: 'maintain' },
    allowed('maintain'),
    [],
  ],
  [
    'a listed bot beside a person who may not',
    { ...listed, sender: bot('renovate[bot]'), people: { mona: 'read' } },
    refused('mona', 'permission'),
    ['mona'],
  ],
  [
    'what an app that is not listed wrote in the name of a person who may',
    { author: { ...mona, via: 'evil[bot]' }, sender: mona, people: { mona: 'admin' } },
    refused('evil[bot]', 'bot', 'bot'),
    ['mona'],
  ],
  [
    'what a listed app wrote in the name of a person who may',
    { ...listed, author: { ...mona, via: 'Renovate[bot]' }, people: { mona: 'admin' } },
    allowed('write'),
    ['mona'],
  ],
  [
    'what a listed app wrote in the name of a person who may not',
    { ...listed, author: { ...mona, via: 'renovate[bot]' }, people: { mona: 'read' } },
    refused('mona', 'permission'),
    ['mona'],
  ],
  [
    'what the squad itself wrote in the name of a person who may',
    { ...listed, author: { ...mona, via: 'github-actions[bot]' }, people: { mona: 'admin' } },
    refused('github-actions[bot]', 'self', 'bot'),
    ['mona'],
  ],
])('%s is judged by what GitHub says of each who took part', async (_, facts, permit, asked) => {
  expect(await attempt(facts)).toEqual({ permit, asked });
});

it('a refusal says what somebody has and what it takes', async () => {
  const { permit } = await attempt({ people: { mona: 'triage' } });
  const reason = 'mona has "triage" access; starting the squad requires "write".';
  expect(permit).toMatchObject({ reason });
  const unknown = 'The permission of mona could not be checked (404).';
  expect((await attempt({})).permit).toMatchObject({ reason: unknown });
});

describe('a bot', () => {
  it.each([
    ['that is not listed', { login: 'evil[bot]', type: 'Bot' }],
    ['with write permission that is not listed', { login: 'writer[bot]', type: 'Bot' }],
    ['that says it is a user', { login: 'evil[bot]', type: 'User' }],
    ['with a look-alike of a listed login', { login: 'ren\u043Evate[bot]', type: 'Bot' }],
    ['that only Unicode folds to a listed login', { login: '\u212Aodiak[bot]', type: 'Bot' }],
  ])('%s is refused without asking GitHub', async (_, author) => {
    const answer = await attempt({ ...listed, author, people: { 'writer[bot]': 'write' } });
    expect(answer).toEqual({ permit: refused(author.login, 'bot', 'bot'), asked: [] });
  });

  it.each(['github-actions[bot]', 'GitHub-Actions[bot]', 'acme-squad[bot]'])(
    'that is ourselves is refused even when it is listed: %s',
    async (login) => {
      const { permit } = await attempt({
        author: bot(login),
        allowedBots: [login],
        ownLogin: 'Acme-Squad[bot]',
        people: { [login]: 'admin' },
      });
      expect(permit).toEqual(refused(login, 'self', 'bot'));
    },
  );
});

it('allows nobody unless everyone who took part has the minimum', async () => {
  const level = fc.constantFrom(...levels, undefined);
  const minimum = fc.constantFrom(...minima);
  await fc.assert(
    fc.asyncProperty(level, level, level, minimum, async (one, two, three, least) => {
      const told = { mona: one, hubot: two, octocat: three };
      const known = Object.entries(told).flatMap(([login, permission]) =>
        permission === undefined ? [] : [[login, permission] as const],
      );
      const { permit } = await attempt({
        sender: { login: 'hubot', type: 'User' },
        triggeringActor: 'octocat',
        minimum: least,
        people: Object.fromEntries(known),
      });
      const isEnough = (permission: Permission) =>
        levels.indexOf(permission) >= levels.indexOf(least);
      const isAllowed = known.length === 3 && known.every(([, permission]) => isEnough(permission));
      expect(permit.kind === 'allowed').toBe(isAllowed);
    }),
  );
});

it.each<[who: string, account: Account | undefined, may: boolean]>([
  ['a person with write access', mona, true],
  ['a person who may only read', { login: 'eve', type: 'User' }, false],
  ['a person of whom GitHub says nothing', { login: 'olga', type: 'User' }, false],
  ['a bot, whose app is installed', { login: 'hubot[bot]', type: 'Bot' }, true],
  ['nobody who is known', undefined, false],
])('who may write is not guessed: %s', async (_who, account, may) => {
  const known = new Map<string, Permission>([
    ['mona', 'write'],
    ['eve', 'read'],
  ]);
  const permissionOf = async (login: string) => {
    const permission = known.get(login);
    if (permission === undefined) throw new Error('no answer');
    return permission;
  };
  expect(await mayWrite(account, { permissionOf })).toBe(may);
});
