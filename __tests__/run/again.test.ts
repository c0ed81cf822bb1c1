// The same event twice, runs that were killed, runs that failed, and what comes after a run: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readMarker } from '#src/publish/render/markers.ts';
import { addPull } from '../../rehearsal/github/routes-pulls.ts';
import { says, type TurnScript } from '../coordinator/a-runtime.ts';
import { aThread } from '../publish/a-pull.ts';
import { hears, openRunStage, type RunStage, routesTo, writes } from './a-run.ts';

const branch = 'squad/7-login-form';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

type Acts = Readonly<Record<string, readonly TurnScript[]>>;

const changes: Acts = {
  coordinator: [routesTo('fenster', 'The login is checked.')],
  fenster: [writes('src/login.js')],
};
const refusedTurn = { kind: 'failed', type: 'rate_limit', message: 'used up' } as const;

const board = () => readMarker(stage.boards()[0] ?? '');

describe('the same event twice', () => {
  it('opens no session after a run that answered in a second comment: GitHub said the first was gone', async () => {
    const github = () => ({ updateComment: async () => 'gone' as const });
    await stage.play({ acts: changes, github });
    expect(stage.boards()).toHaveLength(2);
    stage.done.length = 0;
    const report = await stage.play({ acts: changes });
    expect(report.outcome.kind).toBe('nothing-to-do');
    expect(stage.sessions()).toEqual([]);
    expect(stage.pulls()).toHaveLength(1);
  });
});

it('says on the board, in plain words, that a second request changed what agents are told', async () => {
  await stage.play({ acts: changes });
  const acts = { ...changes, fenster: [writes('AGENTS.md')] };
  await stage.play({
    acts,
    request: { ...stage.asks('write AGENTS.md'), text: 'write AGENTS.md' },
  });
  const told = '- This changes what agents are told to do: `AGENTS.md`. Read it line by line.';
  expect(stage.boards().at(-1)).toContain(told);
});

describe('a run that was killed', () => {
  it('before it did anything is taken up on its board', async () => {
    await stage.play({ acts: { coordinator: [says('lost')] } });
    await stage.killed();
    const report = await stage.play({ acts: changes });
    expect(report.outcome.kind).toBe('changed');
    expect(stage.boards()).toHaveLength(1);
    expect(board()).toMatchObject({ state: 'done', outcome: 'changed', branch });
  });

  it('after its push works no second time: its commits get their pull request', async () => {
    await stage.play({ acts: changes });
    const before = await stage.remote.remote('rev-parse', branch);
    stage.remote.githubServer.state.pulls.clear();
    stage.remote.githubServer.state.threads.delete(8);
    await stage.killed('kept');
    stage.done.length = 0;
    const report = await stage.play({ acts: changes });
    expect(stage.sessions()).toEqual([]);
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { branch, commit: before } });
    expect(await stage.remote.remote('rev-parse', branch)).toBe(before);
    expect(await stage.branches()).toEqual([branch]);
    expect(stage.pulls()).toHaveLength(1);
    expect(stage.boards()).toHaveLength(1);
    const body = stage.remote.githubServer.state.threads.get(8)?.body ?? '';
    expect(body).toContain('- `src/login.js` by Fenster');
  });
});

describe('a run that failed', () => {
  it('is tried again whole, on its board, branch and pull request', async () => {
    const first: Acts = {
      fenster: [writes('src/login.js')],
      coordinator: [
        async ({ call }) => {
          await call('squad_route', { targetAgent: 'fenster', task: 'go' });
          return refusedTurn;
        },
      ],
    };
    expect((await stage.play({ acts: first })).outcome.kind).toBe('failed');
    expect(board()).toMatchObject({ outcome: 'failed', branch });
    stage.done.length = 0;
    const acts = {
      coordinator: [routesTo('hockney', 'Tested, too.')],
      hockney: [writes('test/login.js')],
    };
    const report = await stage.play({ acts });
    expect(stage.sessions()).toEqual(['session coordinator', 'session hockney']);
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 8 } } });
    expect(await stage.remote.shownOn(branch)).toEqual(['src/login.js', 'test/login.js']);
    expect(stage.boards()).toHaveLength(1);
    expect(await stage.branches()).toEqual([branch]);
    expect(stage.pulls()).toHaveLength(1);
  });

  it("is followed by one that starts on others' commits, onto which its work was put", async () => {
    await stage.play({ acts: changes });
    const first: Acts = {
      fenster: [
        async (moment) => {
          await writes('src/more.js')(moment);
          await stage.remote.push(branch, { 'src/eve.js': 'eve\n' });
          return refusedTurn;
        },
      ],
    };
    const failed = await stage.play({ acts: first, request: stage.asks('more'), runId: '346' });
    expect(failed.outcome.kind).toBe('failed');
    expect(await stage.unpublished()).toHaveLength(1);
    const seen: string[] = [];
    const looks: TurnScript = async (moment) => {
      seen.push((await moment.call('view', { path: 'src/eve.js' })).text);
      return 'I saw it.';
    };
    const acts = { coordinator: [routesTo('fenster', 'Seen.')], fenster: [looks] };
    await stage.play({ acts, request: stage.asks('go on'), runId: '347' });
    expect(seen).toEqual(['eve\n']);
  });
});

describe('on a pull request', () => {
  it('of the bot’s shows whether the author of its issue can write, whoever asks', async () => {
    await stage.close();
    stage = await openRunStage({ roles: { mona: 'write', olga: 'write' } });
    await stage.remote.push(branch, { 'dark.css': 'dark\n' }, 'main');
    const { state } = stage.remote.githubServer;
    const author = 'github-actions[bot]';
    addPull(state, { title: 'Dark mode', body: '', base: 'main', head: branch, author });
    const told: string[] = [];
    const olga = { login: 'olga', type: 'User' };
    const thread = aThread({ kind: 'pull-request', number: 8, title: 'Dark mode' });
    await stage.play({
      request: { thread, author: olga, sender: olga },
      acts: { coordinator: [hears(told, says('It is dark.'))] },
    });
    expect(told[0]).toContain(
      'issue #7, which the pull request is for, can write to this repository, written by mona;',
    );
  });
});
