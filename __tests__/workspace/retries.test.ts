// What a delivery decides after each failure, on a remote whose every answer is chosen.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Git, GitResult } from '#src/ports/git.ts';
import {
  type Delivery,
  deliver,
  type NextCommit,
  type PushAnswer,
  pushOnce,
  readRemoteFailure,
} from '#src/workspace/deliver.ts';
import { aSilentGit } from './a-silent-git.ts';
import { aTime, type FakeTime } from './a-time.ts';

/** What happens to one push. `lost`: it arrives, and its answer does not. `late`: it is refused as if the ref had moved. */
type PushFate = 'works' | 'fails' | 'lost' | 'overtaken' | 'refused' | 'denied' | 'late';
/** What happens to one look at the remote. */
type LookFate = 'works' | 'fails';

const REF = 'refs/heads/squad/7-x';
const OK: GitResult = { code: 0, stdout: '', stderr: '' };
const FAILED: GitResult = {
  code: 128,
  stdout: '',
  stderr: 'error: RPC failed; HTTP 500 curl 22 The requested URL returned error: 500',
};
const DENIED: GitResult = { ...FAILED, stderr: 'fatal: x: The requested URL returned error: 403' };
const FAILURE = { kind: 'failed', isLasting: false, waitMs: 0, reason: 'no answer' } as const;
const porcelain = (summary: string): GitResult => ({
  code: 1,
  stdout: `To x\n!\ta:${REF}\t${summary}\nDone`,
  stderr: '',
});

/** A remote with one ref; a commit is the list of what was written, `0/a/b`. */
function aRemote(pushes: readonly PushFate[], looks: readonly LookFate[] = []) {
  const nextPush = [...pushes];
  const nextLook = [...looks];
  const state = { tip: '0', others: 0 };
  const asked: string[] = [];
  const push = (commit: string): GitResult => {
    const fate = nextPush.shift() ?? 'works';
    asked.push(fate);
    return answerPush(state, commit, fate);
  };
  const look = (): GitResult => {
    const fate = nextLook.shift() ?? 'works';
    asked.push(`look ${fate}`);
    return fate === 'works' ? OK : FAILED;
  };
  const attempt = async ([command, , older = '', newer = '', ...rest]: readonly string[]) => {
    if (command === 'push') return push(rest.at(-1)?.split(':')[0] ?? '');
    if (command === 'fetch') return look();
    return newer.startsWith(older) ? OK : { ...OK, code: 1 };
  };
  const git = aSilentGit({ attempt, run: async () => state.tip });
  return { git, asked, tip: () => state.tip };
}

function answerPush(
  state: { tip: string; others: number },
  commit: string,
  fate: PushFate,
): GitResult {
  if (fate === 'fails') return FAILED;
  if (fate === 'denied') return DENIED;
  if (fate === 'late') return porcelain('[rejected] (fetch first)');
  if (fate === 'refused') return porcelain('[remote rejected] (protected branch hook declined)');
  if (fate === 'overtaken') {
    state.others += 1;
    state.tip += `/p${state.others}`;
  }
  if (!commit.startsWith(state.tip)) return porcelain('[rejected] (fetch first)');
  state.tip = commit;
  return fate === 'lost' ? FAILED : OK;
}

function deliverTo(git: Git, time: FakeTime = aTime()): Promise<Delivery> {
  const onMoved = async (theirs: string | undefined) =>
    ({ kind: 'replayed', commit: `${theirs}/ours` }) as const;
  return deliver({ git, ...time }, { ref: REF, commit: '0/ours', onMoved });
}

/** The same remote, but its ref is gone whenever somebody looks. */
function withoutRef(git: Git): Git {
  const stderr = "fatal: couldn't find remote ref x";
  return {
    ...git,
    attempt: async (args, options) =>
      args[0] === 'fetch' ? { code: 128, stdout: '', stderr } : git.attempt(args, options),
  };
}

const timesIn = (tip: string) => tip.split('/').filter((one) => one === 'ours').length;

describe('a delivery', () => {
  it('asks the remote after a lost answer, and pushes nothing twice', async () => {
    const { git, asked } = aRemote(['lost']);
    expect(await deliverTo(git)).toEqual({ kind: 'pushed', commit: '0/ours' });
    expect(asked).toEqual(['lost', 'look works']);
  });

  it('stops when the server says no three times, with the reason', async () => {
    const { git, asked } = aRemote(Array(9).fill('denied'));
    expect(await deliverTo(git)).toEqual({
      kind: 'refused',
      reason: 'the server answered 403',
      byRule: false,
    });
    expect(asked.filter((one) => one === 'denied')).toHaveLength(3);
  });

  it('says that the branch kept moving where its time ran out over that', async () => {
    const moving = { kind: 'unreachable', reason: 'the branch kept moving while we pushed' };
    const { git, asked } = aRemote(Array(1000).fill('overtaken'));
    expect(await deliverTo(git, aTime(2000))).toEqual(moving);
    expect(asked).toContain('look works');
    const none = aRemote(['overtaken']);
    expect(await deliverTo(none.git, aTime(0))).toEqual(moving);
    expect(none.asked).toEqual(['overtaken']);
  });

  it.each<[string, NextCommit, Delivery, number]>([
    ['has all of it', { kind: 'nothing-left' }, { kind: 'pushed', commit: '0/p1' }, 1],
    ['is it', { kind: 'replayed', commit: '0/p1' }, { kind: 'pushed', commit: '0/p1' }, 1],
    ['has other lines', { kind: 'conflict', files: ['a'] }, { kind: 'conflict', files: ['a'] }, 1],
    [
      'can be built on',
      { kind: 'replayed', commit: '0/p1/ours' },
      { kind: 'pushed', commit: '0/p1/ours' },
      2,
    ],
  ])('ends as it must where a tip that moved %s', async (_tip, next, delivery, pushes) => {
    const { git, asked } = aRemote(['overtaken']);
    const wanted = { ref: REF, commit: '0/ours', onMoved: async () => next };
    expect(await deliver({ git, ...aTime() }, wanted)).toEqual(delivery);
    expect(asked.filter((one) => !one.startsWith('look'))).toHaveLength(pushes);
  });

  it('expects the ref where it found it, and none where there was none', async () => {
    const leasesOf = async (expected: string | undefined, pushes: readonly PushFate[]) => {
      const { git } = aRemote(pushes);
      const leases: string[] = [];
      const watched: Git = {
        ...git,
        attempt: async (args, options) => {
          if (args[0] === 'push') leases.push(args.find((one) => one.startsWith('--force')) ?? '');
          return git.attempt(args, options);
        },
      };
      const onMoved = async () => ({ kind: 'replayed', commit: '0/p1/ours' }) as const;
      await deliver(
        { git: watched, ...aTime() },
        { ref: REF, commit: '0/ours', expected, onMoved },
      );
      return leases;
    };
    const lease = `--force-with-lease=${REF}:`;
    expect(await leasesOf('0', ['overtaken'])).toEqual([`${lease}0`, `${lease}0/p1`]);
    expect(await leasesOf('', ['overtaken'])).toEqual([lease, `${lease}0/p1`]);
    expect(await leasesOf(undefined, ['overtaken'])).toEqual(['', '']);
    expect(await leasesOf('0', ['fails'])).toEqual([`${lease}0`, `${lease}0`]);
  });

  it('pushes again where the ref is gone and none was expected', async () => {
    const { git, asked } = aRemote(['fails']);
    const onMoved = () => Promise.reject(new Error('it has not moved'));
    for (const expected of ['', undefined]) {
      const wanted = { ref: REF, commit: '0/ours', expected, onMoved };
      expect(await deliver({ git: withoutRef(git), ...aTime() }, wanted)).toMatchObject({
        kind: 'pushed',
      });
    }
    expect(asked).toEqual(['fails', 'works', 'works']);
  });

  it.each<[string, string, object]>([
    [
      `[remote rejected] (cannot lock ref '${REF}')`,
      `error: cannot lock ref: 'refs/heads/squad' exists; cannot create '${REF}'`,
      {
        kind: 'refused',
        reason: `cannot lock ref '${REF}': cannot lock ref: 'refs/heads/squad' exists; cannot create '${REF}'`,
        hint: expect.stringContaining('`branch-prefix`'),
      },
    ],
    [
      '[remote rejected] (atomic transaction failed)',
      "remote: error: cannot lock ref 'refs/x/y': 'refs/x' exists; cannot create 'refs/x/y'",
      { kind: 'moved' },
    ],
    ...[
      '[rejected] (fetch first)',
      '[rejected] (non-fast-forward)',
      '[rejected] (stale info)',
      "[remote rejected] (cannot lock ref 'refs/heads/a': is at 1 but expected 2)",
      '[remote rejected] (failed to update ref)',
      '[remote rejected] (incorrect old value provided)',
      '[remote rejected] (reference already exists)',
      '[remote rejected] (atomic transaction failed)',
    ].map((summary): [string, string, PushAnswer] => [summary, '', { kind: 'moved' }]),
    ['[remote rejected] (says fetch first)', '', { kind: 'refused', reason: 'says fetch first' }],
    ['[remote rejected] (Internal Server Error)', '', FAILURE],
    ['[remote rejected] (unpacker error)', '', FAILURE],
    ['[remote failure] (x)', '', FAILURE],
    ['', 'fatal: nothing', { ...FAILURE, reason: 'nothing' }],
  ])('reads %j with %j', async (summary, stderr, answer) => {
    const { git } = aRemote([]);
    const told: Git = { ...git, attempt: async () => ({ ...porcelain(summary), stderr }) };
    expect(await pushOnce(told, { ref: REF, commit: '0' }, 1)).toEqual(answer);
  });

  it('says why when the time is over, and leaves some of it for the board', async () => {
    const time = aTime(120_000);
    const { git } = aRemote(Array(1000).fill('fails'), Array(1000).fill('fails'));
    expect(await deliverTo(git, time)).toEqual({
      kind: 'unreachable',
      reason: 'the server answered 500',
    });
    expect(time.passed()).toBeGreaterThan(100_000);
    expect(time.passed()).toBeLessThanOrEqual(106_000);
  });

  it('stops while it pauses when the job is cancelled', async () => {
    const time = aTime();
    const left = () => (time.passed() > 20_000 ? 5_000 : 600_000);
    const { git } = aRemote(Array(1000).fill('fails'));
    const cancelled = { ...time, time: { ...time.time, left } };
    expect(await deliverTo(git, cancelled)).toMatchObject({ kind: 'unreachable' });
    expect(time.passed()).toBeLessThan(21_000);
  });

  it('takes a look that failed for no sign that the ref it expects is gone', async () => {
    const { git, asked } = aRemote(['fails'], ['fails']);
    const onMoved = () => Promise.reject(new Error('it has not moved'));
    const wanted = { ref: REF, commit: '0/ours', expected: '0', onMoved };
    const delivered = await deliver({ git, ...aTime() }, wanted);
    expect(delivered).toEqual({ kind: 'pushed', commit: '0/ours' });
    expect(asked).toEqual(['fails', 'look fails', 'works']);
  });

  it('never brings a ref back that was removed, when it expects one', async () => {
    const { git } = aRemote(['fails']);
    const seen: (string | undefined)[] = [];
    const onMoved = async (tip: string | undefined) => {
      seen.push(tip);
      return { kind: 'conflict', files: [] } as const;
    };
    const wanted = { ref: REF, commit: '0/ours', expected: '0', onMoved };
    expect(await deliver({ git: withoutRef(git), ...aTime() }, wanted)).toMatchObject({
      kind: 'conflict',
    });
    expect(seen).toEqual([undefined]);
  });

  it('has its work on the remote exactly once, or says that it has not, whatever the remote does', async () => {
    const fate = fc.constantFrom<PushFate>('works', 'fails', 'lost', 'overtaken', 'refused');
    const look = fc.constantFrom<LookFate>('works', 'fails');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 30 }),
        fc.array(look, { maxLength: 30 }),
        fc.integer({ min: 0, max: 60_000 }),
        async (pushes, looks, ms) => {
          const { git, tip } = aRemote(pushes, looks);
          const time = aTime(ms);
          const delivery = await deliverTo(git, time);
          const isUncertain = delivery.kind !== 'pushed' && pushes.includes('lost');
          expect(timesIn(tip())).toBeLessThanOrEqual(1);
          if (!isUncertain) expect(timesIn(tip())).toBe(delivery.kind === 'pushed' ? 1 : 0);
          expect(time.passed()).toBeLessThanOrEqual(ms);
        },
      ),
    );
  });
});

describe('what git says', () => {
  it.each([
    ['fatal: x: The requested URL returned error: 403', true, 'the server answered 403'],
    ["fatal: unable to access 'http://x/': The requested URL returned error: 429", false, /429/],
    ['remote: You have exceeded a secondary rate limit.\nfatal: error: 403', false, /./],
    ["fatal: could not read Username for 'http://x': terminal prompts disabled", true, /Username/],
    ["remote: Repository not found.\nfatal: repository 'http://x/' not found", true, /not found/],
    ["fatal: unable to access 'http://x/': Could not resolve host: x", false, /resolve host/],
    ['fatal: the remote end hung up unexpectedly', false, 'the remote end hung up unexpectedly'],
    [
      'remote: Permission to acme/x.git denied to bot.\nfatal: unable to access',
      false,
      'Permission to acme/x.git denied to bot',
    ],
    ['error: RPC failed; HTTP 502 curl 22', false, 'the server answered 502'],
    ['fatal: write error: No space left on device', true, /No space left/],
    ['', false, 'no answer'],
  ])('%j lasts: %s, and is told as %s', (stderr, isLasting, reason) => {
    const failure = readRemoteFailure({ stderr });
    expect(failure).toMatchObject({ isLasting, reason: expect.stringMatching(reason) });
  });

  it.each([
    ['fatal: x: The requested URL returned error: 403', undefined, 0],
    ['fatal: x: The requested URL returned error: 403', 30_000, 30_000],
    ['remote: You have exceeded a secondary rate limit.\nfatal: error: 403', undefined, 60_000],
    ['error: RPC failed; HTTP 429 curl 22', undefined, 60_000],
    ['error: RPC failed; HTTP 429 curl 22', 5_000, 5_000],
  ])('%j with a wait of %s waits for %d ms', (stderr, waitMs, waited) => {
    expect(
      readRemoteFailure({ stderr, ...(waitMs === undefined ? {} : { waitMs }) }),
    ).toMatchObject({
      waitMs: waited,
      isLasting: waited === 0,
    });
  });
});
