// What people do while a run works: they push, merge, close, delete, lock. Real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestState } from '#src/run/state/thread-state.ts';
import { says, type TurnScript } from '../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, routesTo, write, writes } from './a-run.ts';

const branch = 'squad/7-login-form';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const state = () => stage.remote.githubServer.state;
const openPulls = () =>
  [...state().pulls.values()].filter(({ number }) => state().threads.get(number)?.state === 'open');

/** A run in which people do something after the agent has written its file. */
async function playWhile(happens: () => Promise<unknown>, path = 'src/more.js') {
  const fenster: TurnScript = async (moment) => {
    await write(moment, path, 'by fenster\n');
    await happens();
    return 'I wrote it.';
  };
  const acts = { coordinator: [routesTo('fenster', 'It is there.')], fenster: [fenster] };
  return stage.play({ request: stage.asks('once more'), acts });
}

/** The run that opens pull request 8. */
const playFirst = () =>
  stage.play({
    acts: {
      coordinator: [routesTo('fenster', 'It is checked.')],
      fenster: [writes('src/login.js')],
    },
  });

/** Ends pull request 8 as people do; a merge brings its branch into main. */
async function closePull(isMerged: boolean): Promise<void> {
  const [pull, thread] = [state().pulls.get(8), state().threads.get(8)];
  if (pull === undefined || thread === undefined) throw new Error('There is none.');
  thread.state = 'closed';
  pull.merged = isMerged;
  if (isMerged) await stage.remote.remote('update-ref', 'refs/heads/main', `refs/heads/${branch}`);
}

/** Merges pull request 8 in one of GitHub's three ways, and keeps its branch. */
async function mergePull(how: string): Promise<void> {
  const git = stage.remote.remote;
  const pull = state().pulls.get(8);
  const head = (await git('rev-parse', branch)).trim();
  const base = (await git('rev-parse', 'main')).trim();
  const parents = how === 'merge' ? ['-p', base, '-p', head] : ['-p', base];
  const signed = ['-c', 'user.name=Mona', '-c', 'user.email=mona@example.com'];
  const made = await git(
    ...signed,
    'commit-tree',
    `${head}^{tree}`,
    ...parents,
    '-m',
    'Login form (#8)',
  );
  await closePull(true);
  if (pull !== undefined) pull.mergedHead = head;
  await git('update-ref', 'refs/heads/main', made.trim());
}

async function subjectsOf(name: string): Promise<readonly string[]> {
  const log = await stage.remote.remote('log', '--format=%s', `main..${name}`);
  return log.split('\n').filter((line) => line !== '');
}

describe('while a run works', () => {
  it('a person’s commit on its branch stays, under the run’s own', async () => {
    await playFirst();
    const report = await playWhile(() => stage.remote.push(branch, { 'note.md': 'Mine.\n' }));
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 8 } } });
    const shown = ['note.md', 'src/login.js', 'src/more.js'];
    expect(await stage.remote.shownOn(branch)).toEqual(shown);
    expect(await stage.branches()).toEqual([branch]);
  });

  it('a merge of its pull request, whose branch is deleted, leaves the new work in a pull request of its own', async () => {
    await playFirst();
    const report = await playWhile(async () => {
      await closePull(true);
      await stage.remote.remote('update-ref', '-d', `refs/heads/${branch}`);
    });
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 9 } } });
    expect(openPulls().map(({ headRef }) => headRef)).toEqual([branch]);
    expect(await stage.remote.shownOn(branch)).toEqual(['src/more.js']);
  });

  it.each(['squash', 'rebase', 'merge'])(
    'a %s of its pull request leaves the new work alone in a pull request of its own, on the new base',
    async (how) => {
      await playFirst();
      const report = await playWhile(() => mergePull(how));
      expect(report.outcome).toMatchObject({ work: { pullRequest: { number: 9 } } });
      const [{ headRef = '' } = {}, ...others] = openPulls();
      expect(others).toEqual([]);
      expect(await stage.remote.shownOn(headRef)).toEqual(['src/more.js']);
      expect(await subjectsOf(headRef)).toHaveLength(1);
      expect(state().threads.get(9)?.body).not.toContain('src/login.js');
      expect(stage.boards().at(-1)).toContain('#8 was merged while the squad worked');
    },
  );

  it.each(['squash', 'rebase', 'merge'])(
    'a %s between two runs leaves nothing of the merged work in the next pull request',
    async (how) => {
      await playFirst();
      await mergePull(how);
      await playWhile(async () => undefined);
      const [{ headRef = '' } = {}] = openPulls();
      expect(await stage.remote.shownOn(headRef)).toEqual(['src/more.js']);
      expect(await subjectsOf(headRef)).toHaveLength(1);
    },
  );

  it('a squash of its pull request that collides with the new work leaves all of it to be looked at', async () => {
    await playFirst();
    const report = await playWhile(async () => {
      await mergePull('squash');
      await stage.remote.push('main', { 'src/more.js': 'by a person\n' });
    });
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 9 } } });
  });

  it('a refusal of its pull request stands: the new work is on the branch, and people are told', async () => {
    await playFirst();
    const report = await playWhile(() => closePull(false));
    expect(report.outcome).toMatchObject({
      kind: 'changed',
      work: { branch, pullRequest: undefined },
    });
    expect(openPulls()).toEqual([]);
    expect(await stage.remote.shownOn(branch)).toContain('src/more.js');
    expect(stage.boards().at(-1)).toContain('#8 was closed while the squad worked');
  });

  it('a default branch that is forced to another commit changes nothing of the run’s start', async () => {
    const before = await stage.remote.push('main', { 'b.txt': 'two\n' });
    const report = await playWhile(async () => {
      const tree = await stage.remote.remote('rev-parse', 'main^{tree}');
      const who = ['-c', 'user.name=Olga', '-c', 'user.email=o@example.com'];
      const made = ['commit-tree', '-p', 'main~1', '-m', 'Otherwise', tree];
      const commit = await stage.remote.remote(...who, ...made);
      await stage.remote.remote('update-ref', 'refs/heads/main', commit);
    });
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 8 } } });
    expect(await stage.remote.remote('rev-parse', `${branch}~1`)).toBe(before);
    expect(openPulls()).toHaveLength(1);
  });

  it.each([
    ['locked', 403],
    ['deleted', 410],
  ])(
    'an issue that is %s takes no board, and the work is in its pull request',
    async (_what, status) => {
      const report = await playWhile(async () => {
        for (const method of ['PATCH', 'POST', 'GET']) {
          stage.remote.githubServer.fault({ method, path: '/issues/', status, times: 99 });
        }
      });
      expect(report.outcome).toMatchObject({
        kind: 'changed',
        work: { pullRequest: { number: 8 } },
      });
      expect(await stage.remote.shownOn(branch)).toEqual(['src/more.js']);
    },
  );
});

it('a live run that another run took for interrupted makes the pull request tell of all its work', async () => {
  const other = async () => {
    // Nothing is to be told after that until Hockney ends, so the run looks as if it were over.
    const isTold = ({ events }: RequestState) =>
      events.some((event) => event.kind === 'agent.spawned' && event.session === 'hockney');
    while (!(await stage.requests()).some(isTold)) await stage.branches();
    const acts = { coordinator: [says('It is late.')] };
    await stage.play({ runId: '346', request: stage.asks('the time?'), acts });
    expect(state().pulls.get(8)?.draft).toBe(true);
    expect(state().threads.get(8)?.title).toMatch(/^\[unfinished] /);
  };
  const coordinator: TurnScript = async ({ call }) => {
    await call('squad_route', { targetAgent: 'fenster', task: 'check the login' });
    await call('squad_route', { targetAgent: 'hockney', task: 'test the login' });
    return 'The login is checked.';
  };
  const hockney: TurnScript = async (moment) => {
    await other();
    return writes('test/login.js')(moment);
  };
  const acts = {
    coordinator: [coordinator],
    fenster: [writes('src/login.js')],
    hockney: [hockney],
  };
  const report = await stage.play({ acts });
  expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 8 } } });
  expect(await stage.remote.shownOn(branch)).toEqual(['src/login.js', 'test/login.js']);
  expect(state().pulls.get(8)?.draft).toBe(false);
  expect(state().threads.get(8)?.title).not.toContain('[unfinished]');
});
