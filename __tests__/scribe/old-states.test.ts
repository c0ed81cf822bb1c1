// How long the remote keeps what the squad knows of a thread: real git, and the embedded GitHub.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import type { ScribeReport } from '#src/scribe/report.ts';
import { chooseStates } from '#src/scribe/upkeep.ts';
import { git } from '../../rehearsal/git/git.ts';
import { addPull } from '../../rehearsal/github/routes-pulls.ts';
import type { ThreadRecord } from '../../rehearsal/github/state.ts';
import type { Remote } from '../publish/a-remote.ts';
import { AS_OLGA, openSquad, reportOf, runScribe, type ScribeRunOptions } from './a-scribe.ts';

/** Scribe runs on 2026-11-22, so the thirty days begin on 2026-10-23. */
const LONG_AGO = '2026-10-23T04:16:00Z';
const LATELY = '2026-10-23T04:18:00Z';
const STATE = 'refs/squad-state/7/thread';

let remote: Remote;

beforeEach(async () => {
  remote = await openSquad();
});
afterEach(() => remote.close());

const kept = async () =>
  (await remote.remote('for-each-ref', '--format=%(refname)', 'refs/squad-state'))
    .split('\n')
    .filter((line) => line !== '');

/** Puts states there, as they were written then. */
async function leave(date: string, ...refs: readonly string[]): Promise<void> {
  const root = join(remote.githubServer.state.root, 'acme/harbour.git');
  const commit = ['commit-tree', '-m', 'state', 'main^{tree}'];
  const made = await git(root, [...AS_OLGA, ...commit], { GIT_COMMITTER_DATE: date });
  for (const ref of refs) await git(root, ['update-ref', ref, made]);
}

function close(thread: ThreadRecord | undefined, updatedAt: string): void {
  Object.assign(thread ?? {}, { state: 'closed', updatedAt });
}

const closeIssue = (date: string) => close(remote.githubServer.state.threads.get(7), date);

/** A pull request of the squad for issue 7. */
async function openPull(base = 'main', head = 'squad/7-login'): Promise<ThreadRecord> {
  await remote.remote('branch', head, 'main');
  const author = 'github-actions[bot]';
  return addPull(remote.githubServer.state, { head, base, author, title: 'Login', body: '' })
    .thread;
}

async function tidy(options?: ScribeRunOptions): Promise<ScribeReport> {
  return reportOf(await runScribe(remote, options));
}

async function leftBySecondVersion(): Promise<readonly string[]> {
  const refs = await remote.remote('for-each-ref', '--format=%(refname)', 'refs/squad');
  return refs.split('\n').filter((ref) => ref !== '');
}

describe("a thread's state", () => {
  it.each<[string, string, () => unknown]>([
    ['thirty days after the issue was closed', STATE, () => undefined],
    ['when GitHub has no such issue', 'refs/squad-state/999999/thread', () => undefined],
    [
      'when the pull request was closed long ago, too',
      STATE,
      async () => close(await openPull(), LONG_AGO),
    ],
    [
      'whatever becomes of a pull request of another thread',
      STATE,
      () => openPull('main', 'squad/71-login'),
    ],
  ])('goes %s', async (_when, ref, arrange) => {
    await leave(LONG_AGO, ref);
    closeIssue(LONG_AGO);
    await arrange();
    expect(await tidy()).toMatchObject({ removed: 1, notes: [] });
    expect(await kept()).toEqual([]);
  });

  it.each<[string, string | undefined, () => unknown]>([
    ['the issue is open', undefined, () => undefined],
    ['the issue was closed lately', LATELY, () => undefined],
    ['it was written lately', LONG_AGO, () => leave(LATELY, STATE)],
    ['a pull request is open', LONG_AGO, () => openPull()],
    ['one is open into another branch than main', LONG_AGO, () => openPull('fix')],
    ['a pull request was closed lately', LONG_AGO, async () => close(await openPull(), LATELY)],
  ])('stays while %s', async (_why, closedAt, arrange) => {
    await remote.remote('branch', 'fix', 'main');
    await leave(LONG_AGO, STATE);
    if (closedAt !== undefined) closeIssue(closedAt);
    await arrange();
    expect(await tidy()).toMatchObject({ removed: 0, notes: [] });
    expect(await kept()).toEqual([STATE]);
  });

  it('stays in a dry run, and in a run that a push started', async () => {
    await leave(LONG_AGO, STATE);
    closeIssue(LONG_AGO);
    await tidy({ dryRun: true });
    await tidy({ checksMissedRequests: false });
    expect(await kept()).toEqual([STATE]);
  });

  it('stays when a run writes it while Scribe removes others', async () => {
    const other = 'refs/squad-state/8/thread';
    await leave(LONG_AGO, STATE, other);
    closeIssue(LONG_AGO);
    const meanwhile: typeof remote.git = {
      ...remote.git,
      async attempt(args, options) {
        if (args.at(-1) === `:${other}`) await leave(LATELY, STATE);
        return remote.git.attempt(args, options);
      },
    };
    expect((await tidy({ ports: { git: meanwhile } })).removed).toBe(1);
    expect(await kept()).toEqual([STATE]);
  });
});

describe('a GitHub', () => {
  beforeEach(async () => {
    await leave(LONG_AGO, STATE);
    closeIssue(LONG_AGO);
  });
  const refuse = () => Promise.reject(new SquadError({ code: 'E_GITHUB', message: 'No answer.' }));

  it('that does not answer leaves the states where they are, and is asked once', async () => {
    await leave(LONG_AGO, 'refs/squad-state/8/thread');
    const asked: number[] = [];
    const threadEnd = (number: number) => {
      asked.push(number);
      return refuse();
    };
    const github = { ...remote.github, threadEnd };
    expect(await tidy({ ports: { github } })).toMatchObject({ removed: 0, notes: [] });
    expect(await kept()).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  it('that shows our token no issues is not believed that one is gone', async () => {
    const threadEnd = async () => ({ kind: 'gone' }) as const;
    const github = { ...remote.github, listRecentComments: refuse, threadEnd };
    expect((await tidy({ ports: { github } })).removed).toBe(0);
    expect(await kept()).toEqual([STATE]);
  });
});

describe('a ref that anybody could have invented', () => {
  it.each(['x/thread', '0/thread', '007/thread', '7/other', '7/thread/more', '12345678901/thread'])(
    'stays, and nobody asks about it: %s',
    async (name) => {
      await leave(LONG_AGO, `refs/squad-state/${name}`);
      expect(await tidy()).toMatchObject({ removed: 0, notes: [] });
      expect(await kept()).toHaveLength(1);
      expect(remote.asked('GET', '/issues/7')).toBe(0);
    },
  );

  it('stays when it names no commit', async () => {
    await remote.remote('update-ref', STATE, 'main:.squad/decisions.md');
    closeIssue(LONG_AGO);
    expect(await tidy()).toMatchObject({ removed: 0, notes: [] });
    expect(await kept()).toEqual([STATE]);
  });

  it('is no state when it is a branch of that name', async () => {
    await remote.remote('branch', STATE, 'main');
    expect(await tidy()).toMatchObject({ removed: 0, notes: [] });
  });

  it('is not taken for a state when version 0.2 left it, which goes after a week', async () => {
    await leave(LONG_AGO, 'refs/squad/9/thread', STATE);
    await leave('2026-11-15T04:16:00Z', 'refs/squad/7/345');
    await leave('2026-11-15T04:18:00Z', 'refs/squad/8/346');
    await tidy({ checksMissedRequests: false });
    expect(await leftBySecondVersion()).toHaveLength(3);
    expect(await tidy()).toMatchObject({ removed: 0, notes: [] });
    expect(remote.asked('GET', '/issues/9')).toBe(0);
    expect(await leftBySecondVersion()).toEqual(['refs/squad/8/346']);
    expect(await kept()).toEqual([STATE]);
  });

  it('costs no more than fifty questions a run, however many there are', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `refs/squad-state/${at + 100}/thread`);
    await leave(LONG_AGO, ...names);
    expect((await tidy()).removed).toBe(50);
    const questions = remote.githubServer.requests.filter(({ path }) =>
      /\/issues\/\d+$/.test(path),
    );
    expect(questions).toHaveLength(50);
    expect(await kept()).toHaveLength(10);
  });

  it('is not asked about when it has more branches than a thread ever has', async () => {
    await leave(LONG_AGO, STATE);
    closeIssue(LONG_AGO);
    for (let at = 0; at <= 10; at += 1) await remote.remote('branch', `squad/7-x${at}`, 'main');
    expect((await tidy()).removed).toBe(0);
    expect(remote.asked('GET', '/issues/7')).toBe(0);
  });
});

describe('the choice of states', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ref: `refs/squad-state/${at + 1}/thread`,
      commit: 'c0ffee',
      key: at + 1,
      writtenAt: count - at,
    }));

  it('comes to each of them, however many threads stay open', () => {
    const chosen = [0, 50, 100].map((now) => chooseStates(some(120), now));
    expect(chosen.map(({ length }) => length)).toEqual([50, 50, 50]);
    expect(new Set(chosen.flat().map(({ key }) => key)).size).toBe(120);
  });
});
