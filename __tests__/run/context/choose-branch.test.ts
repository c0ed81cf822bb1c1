import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PullRequest } from '#src/ports/github.ts';
import { type ChooseBranchDeps, chooseBranch } from '#src/run/context/choose-branch.ts';
import { aPull, aThread, bot, mona, repository } from '../../publish/a-pull.ts';
import { anyText } from '../../text/any-text.ts';

type ChooseCase = Partial<Omit<ChooseBranchDeps, 'isSquadBranch' | 'pullsOf'>> & {
  /** Branches whose newest commit is the squad's. */
  readonly squads?: readonly string[];
  readonly pulls?: Readonly<Record<string, readonly PullRequest[]>>;
};

function choose({ squads = [], pulls = {}, ...changes }: ChooseCase = {}) {
  return chooseBranch({
    thread: aThread(),
    pull: undefined,
    repository,
    baseBranch: 'main',
    prefix: 'squad/',
    unpushableBranches: ['main'],
    pushes: 'own',
    branches: new Set(['main']),
    boardBranches: new Set(),
    isOurLogin: (login) => login === bot.login,
    mayWrite: async () => true,
    ...changes,
    isSquadBranch: async (branch) => squads.includes(branch),
    pullsOf: async (branch) => pulls[branch] ?? [],
  });
}

const branch = 'squad/7-login-form';
const exists = { branches: new Set(['main', branch]) };
const ours = aPull();
const merged = aPull({ state: 'closed', merged: true });
const byMona = aPull({ author: mona });

describe('the branch of an issue', () => {
  const fresh = { branch, from: 'base', base: 'main', pull: undefined };
  const goesOn = { branch, from: 'branch', base: 'main' };
  const second = { ...fresh, branch: `${branch}-2` };
  const table: readonly (readonly [string, ChooseCase, object])[] = [
    ['a new one, where there is none', {}, fresh],
    [
      'its open pull request',
      { ...exists, pulls: { [branch]: [ours] } },
      { ...goesOn, pull: ours },
    ],
    ['a second one after the merge', { ...exists, pulls: { [branch]: [merged] } }, second],
    [
      'a second one when it was merged, though the commits are ours',
      { ...exists, pulls: { [branch]: [merged] }, squads: [branch] },
      second,
    ],
    [
      'a second one beside a branch below its name',
      { branches: new Set(['main', `${branch}/by-mona`]) },
      second,
    ],
    [
      'a second one beside a name that differs by its case alone',
      { branches: new Set(['main', 'squad/7-Login-Form']) },
      second,
    ],
    [
      'our own without a pull request',
      { ...exists, squads: [branch] },
      { ...goesOn, pull: undefined },
    ],
    ['a second one beside a foreign branch', exists, second],
    [
      'a second one beside the open pull request of a person',
      { ...exists, pulls: { [branch]: [byMona] } },
      second,
    ],
    [
      'our branch whose pull request a person opened for us',
      { ...exists, pulls: { [branch]: [byMona] }, squads: [branch] },
      { ...goesOn, pull: byMona },
    ],
    [
      'our branch with a person’s pull request and newest commit, which a board names',
      { ...exists, pulls: { [branch]: [byMona] }, boardBranches: new Set([branch]) },
      { ...goesOn, pull: byMona },
    ],
  ];
  it.each(table)('is %s', async (_, given, expected) => {
    expect(await choose(given)).toMatchObject(expected);
  });

  it('is the one that a board names, when the title has changed since', async () => {
    const old = 'squad/7-sign-in';
    const pull = aPull({ head: { ref: old } });
    const branches = new Set(['main', old]);
    const target = await choose({
      branches,
      boardBranches: new Set([old]),
      pulls: { [old]: [pull] },
    });
    expect(target).toMatchObject({ branch: old, from: 'branch', pull });
  });

  it('is never a name from a board that belongs to another thread, or is gone', async () => {
    const named = new Set(['main', 'squad/70-other', 'squad/7-gone', 'release']);
    const branches = new Set(['main', 'squad/70-other', 'release']);
    const target = await choose({ branches, boardBranches: named, squads: [...named] });
    expect(target).toMatchObject({ branch, from: 'base' });
  });

  it('keeps the base that people gave its pull request', async () => {
    const pull = aPull({ base: { ref: 'release' } });
    const target = await choose({ ...exists, pulls: { [branch]: [pull] } });
    expect(target).toMatchObject({ branch, base: 'release', pull });
  });
});

describe('the branch of a pull request', () => {
  const thread = aThread({ kind: 'pull-request', number: 8, title: 'Dark mode' });
  const theirs = aPull({ author: mona, head: { ref: 'feature/dark' } });
  const stack = 'squad/8-dark-mode';
  const fork = aPull({ author: mona, head: { ref: 'main', repository: 'eve/harbour' } });
  const gone = aPull({ author: mona, head: { ref: 'main', repository: undefined } });
  const table: readonly (readonly [string, ChooseCase, object])[] = [
    [
      'is its own on the bot’s',
      { pull: ours },
      { branch, from: 'branch', base: 'main', pull: ours, stackedOn: undefined },
    ],
    [
      'is its own where a person opened it from our branch',
      { pull: byMona, squads: [branch] },
      { branch, from: 'branch', pull: byMona, stackedOn: undefined },
    ],
    [
      'is stacked on our branch’s where somebody who may only read opened it',
      { pull: byMona, squads: [branch], mayWrite: async () => false },
      { branch: stack, base: branch, from: 'base', stackedOn: byMona },
    ],
    [
      'is stacked on a stranger’s, though pushes are allowed on any',
      { pull: theirs, pushes: 'any', mayWrite: async () => false },
      { branch: stack, base: 'feature/dark', from: 'base', stackedOn: theirs },
    ],
    [
      'is stacked on a person’s',
      { pull: theirs },
      { branch: stack, base: 'feature/dark', from: 'base', stackedOn: theirs, pull: undefined },
    ],
    [
      'is stacked on a person’s, though its branch has our prefix',
      { pull: byMona },
      { branch: stack, base: branch, from: 'base', stackedOn: byMona },
    ],
    [
      'is a person’s own when pushes are allowed on any',
      { pull: theirs, pushes: 'any' },
      { branch: 'feature/dark', from: 'branch', pull: theirs, stackedOn: undefined },
    ],
    [
      'goes on with the stacked one that is open',
      {
        pull: theirs,
        branches: new Set([stack]),
        pulls: { [stack]: [aPull({ head: { ref: stack }, base: { ref: 'feature/dark' } })] },
      },
      { branch: stack, base: 'feature/dark', from: 'branch', stackedOn: theirs },
    ],
    ['is none on a fork’s', { pull: fork }, { from: 'base', base: 'main', pull: undefined }],
    [
      'is a new one from the base when the pull request is closed',
      { pull: aPull({ state: 'closed' }) },
      { branch: stack, from: 'base', base: 'main', stackedOn: undefined, answerOnly: undefined },
    ],
  ];
  it.each(table)('%s', async (_, given, expected) => {
    expect(await choose({ thread, ...given })).toMatchObject(expected);
  });

  it.each([
    ['a fork', fork, 'own'],
    ['a fork, whatever pushes are allowed', fork, 'any'],
    ['a fork that was deleted', gone, 'own'],
    ['a fork that was deleted, whatever pushes are allowed', gone, 'any'],
  ] as const)('changes nothing on %s', async (_, pull, pushes) => {
    expect((await choose({ thread, pull, pushes })).answerOnly).toMatch(/fork/);
  });
});

describe('the branch’s name', () => {
  const nameFor = async (title: string) => (await choose({ thread: aThread({ title }) })).branch;

  it.each([
    ['Änderung der Übersicht', 'squad/7-anderung-der-ubersicht'],
    ['日本語のタイトル', 'squad/7-request'],
    ['', 'squad/7-request'],
    ['🦊🦊', 'squad/7-request'],
    ['../../../etc/passwd', 'squad/7-etc-passwd'],
    ['--upload-pack=x', 'squad/7-upload-pack-x'],
    ['a@{0}~1^:b', 'squad/7-a-0-1-b'],
  ])('of %p is %s', async (title, expected) => {
    expect(await nameFor(title)).toBe(expected);
  });

  it('is cut between words', async () => {
    const name = await nameFor(
      'validate the login form on the server and in the browser '.repeat(6),
    );
    expect(name).toBe('squad/7-validate-the-login-form-on-the-server');
  });

  it('is one that git takes, whatever the title', async () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      anyText(300),
      fc
        .array(
          fc.constantFrom('..', '.lock', '/', '-', '@{', '~', '^', '\\', ' ', 'x', 'é', '\0'),
          {
            maxLength: 300,
          },
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(title, async (text) => {
        expect(await nameFor(text)).toMatch(/^squad\/7-[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
      }),
    );
  });
});
