import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Permission } from '../../src/ports/accounts.ts';
import {
  type AccessCheck,
  authorise,
  type PermissionAnswer,
} from '../../src/trigger/access-policy.ts';

type Case = Partial<Omit<AccessCheck, 'request' | 'permissionOf' | 'ownLogin'>> & {
  readonly ownLogin?: string;
  readonly author?: { readonly login: string; readonly type: string };
  readonly sender?: { readonly login: string; readonly type: string };
  readonly private?: boolean;
  /** What GitHub answers, by login; anybody else is not known to it. */
  readonly people?: Readonly<Record<string, Permission>>;
};

const mona = { login: 'mona', type: 'User' };
const renovate = { login: 'renovate[bot]', type: 'Bot' };

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

describe('a person', () => {
  it.each([
    ['none', 'stranger'],
    ['read', 'stranger'],
    ['triage', 'collaborator'],
  ] as const)('with the permission %s is refused as a %s', async (permission, audience) => {
    const { permit } = await attempt({ people: { mona: permission } });
    expect(permit).toEqual({
      kind: 'refused',
      login: 'mona',
      cause: 'permission',
      audience,
      reason: `mona has "${permission}" access; starting the squad requires "write".`,
    });
  });

  it('who may read a private repository is told why', async () => {
    const { permit } = await attempt({ private: true, people: { mona: 'read' } });
    expect(permit).toMatchObject({ kind: 'refused', audience: 'collaborator' });
  });

  it.each(['write', 'maintain', 'admin'] as const)(
    'with the permission %s is allowed',
    async (permission) => {
      const { permit } = await attempt({ people: { mona: permission } });
      expect(permit).toEqual({ kind: 'allowed', permission });
    },
  );

  it('is refused when the permission cannot be checked', async () => {
    const { permit } = await attempt({ people: {} });
    expect(permit).toEqual({
      kind: 'refused',
      login: 'mona',
      cause: 'lookup',
      audience: 'stranger',
      reason: 'The permission of mona could not be checked (404).',
    });
  });

  it.each(['renovate', 'renovate[bot]'])(
    'with the name of the listed bot %s needs the permission',
    async (listed) => {
      const author = { login: 'renovate', type: 'User' };
      const { permit } = await attempt({
        author,
        allowedBots: [listed],
        people: { renovate: 'read' },
      });
      expect(permit).toMatchObject({ kind: 'refused', cause: 'permission' });
    },
  );

  it('who sends the text of somebody else is checked too', async () => {
    const sender = { login: 'hubot', type: 'User' };
    const { permit, asked } = await attempt({ sender, people: { mona: 'admin', hubot: 'read' } });
    expect([permit, asked]).toEqual([
      expect.objectContaining({ kind: 'refused', login: 'hubot' }),
      ['mona', 'hubot'],
    ]);
  });

  it('is asked for once, however the login is written', async () => {
    const sender = { login: 'Mona', type: 'User' };
    const { permit, asked } = await attempt({
      sender,
      triggeringActor: 'MONA',
      people: { mona: 'write' },
    });
    expect([permit.kind, asked]).toEqual(['allowed', ['mona']]);
  });
});

describe('a re-run', () => {
  it('is refused when who pressed the button may not', async () => {
    const { permit } = await attempt({
      triggeringActor: 'hubot',
      people: { mona: 'maintain', hubot: 'read' },
    });
    expect(permit).toMatchObject({ kind: 'refused', login: 'hubot' });
  });

  it('has the lower permission of the two', async () => {
    const { permit } = await attempt({
      triggeringActor: 'hubot',
      people: { mona: 'admin', hubot: 'write' },
    });
    expect(permit).toEqual({ kind: 'allowed', permission: 'write' });
  });
});

describe('a bot', () => {
  it.each([
    ['that is not listed', { login: 'evil[bot]', type: 'Bot' }],
    ['with write permission that is not listed', { login: 'writer[bot]', type: 'Bot' }],
    ['that says it is a user', { login: 'evil[bot]', type: 'User' }],
    ['with a look-alike of a listed login', { login: 'ren\u043Evate[bot]', type: 'Bot' }],
    ['that only Unicode folds to a listed login', { login: '\u212Aodiak[bot]', type: 'Bot' }],
  ])('%s is refused without asking GitHub', async (_, author) => {
    const { permit, asked } = await attempt({
      author,
      allowedBots: ['renovate[bot]', 'kodiak[bot]'],
      people: { 'writer[bot]': 'write' },
    });
    expect([permit, asked]).toEqual([
      expect.objectContaining({ kind: 'refused', cause: 'bot', audience: 'bot' }),
      [],
    ]);
  });

  it.each(['renovate[bot]', 'Renovate[Bot]'])(
    'that is listed as %s and acts in the event has the minimum permission',
    async (listed) => {
      const { permit } = await attempt({
        author: renovate,
        allowedBots: [listed],
        minimum: 'maintain',
      });
      expect(permit).toEqual({ kind: 'allowed', permission: 'maintain' });
    },
  );

  it('that is listed but not installed here is refused', async () => {
    const { permit } = await attempt({
      triggeringActor: 'renovate[bot]',
      allowedBots: ['renovate[bot]'],
      people: { mona: 'admin' },
    });
    expect(permit).toMatchObject({ kind: 'refused', login: 'renovate[bot]', cause: 'lookup' });
  });

  it('does not vouch for a person beside it', async () => {
    const { permit } = await attempt({
      author: mona,
      sender: renovate,
      allowedBots: ['renovate[bot]'],
      people: { mona: 'read' },
    });
    expect(permit).toMatchObject({ kind: 'refused', login: 'mona' });
  });

  it.each(['github-actions[bot]', 'GitHub-Actions[bot]', 'acme-squad[bot]'])(
    'that is ourselves is refused even when it is listed: %s',
    async (login) => {
      const { permit } = await attempt({
        author: { login, type: 'Bot' },
        allowedBots: [login],
        ownLogin: 'Acme-Squad[bot]',
        people: { [login]: 'admin' },
      });
      expect(permit).toMatchObject({ kind: 'refused', cause: 'self', audience: 'bot' });
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
