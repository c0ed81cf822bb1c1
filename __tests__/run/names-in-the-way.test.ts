// Refs of other people that leave no room for the squad's: seen before anybody works.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPull } from '../../rehearsal/github/routes-pulls.ts';
import { says } from '../coordinator/a-runtime.ts';
import { aThread } from '../publish/a-pull.ts';
import { openRunStage, type RunOptions, type RunStage, routesTo, STATE, writes } from './a-run.ts';

const acts: NonNullable<RunOptions['acts']> = {
  coordinator: [routesTo('fenster', 'The login is checked.')],
  fenster: [writes('src/login.js')],
};
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const make = (ref: string) => stage.remote.remote('update-ref', ref, 'refs/heads/main');

/** Opens a person's pull request, from this repository or a fork. */
async function pullFrom(head: string, headRepository = 'acme/harbour') {
  const { push, remote } = stage.remote;
  await push(head, { 'src/login.js': 'dark\n' }, 'main');
  if (headRepository !== 'acme/harbour')
    await remote('clone', '-q', '--bare', '.', `../../${headRepository}.git`);
  const { state } = stage.remote.githubServer;
  const seed = { title: 'Dark mode', body: '', base: 'main', head, author: 'mona' };
  return addPull(state, { ...seed, headRepository }).pull.number;
}

const asksOn = (number: number) => ({
  thread: aThread({ kind: 'pull-request', number, title: 'Dark mode' }),
});

describe('a branch named as the prefix', () => {
  it('ends the run before a model is asked', async () => {
    await make('refs/heads/squad');
    const { outcome } = await stage.play({ acts });
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^The branch `squad` leaves no room/),
      hint: expect.stringContaining('`branch-prefix`'),
    });
    expect(stage.sessions()).toEqual([]);
    expect(stage.done.filter((one) => one.startsWith('push'))).toEqual([]);
  });

  it('harms nothing under another prefix, nor a prefix of two parts below another name', async () => {
    await make('refs/heads/squad');
    const { outcome } = await stage.play({ acts, inputs: { 'branch-prefix': 'bots/squad/' } });
    expect(outcome).toMatchObject({ kind: 'changed', work: { branch: 'bots/squad/7-login-form' } });
  });

  it.each(['bots', 'bots/squad'])('counts for each part of the prefix: %s', async (name) => {
    await make(`refs/heads/${name}`);
    const { outcome } = await stage.play({ acts, inputs: { 'branch-prefix': 'bots/squad/' } });
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining(`\`${name}\``),
    });
    expect(stage.sessions()).toEqual([]);
  });

  it('harms no work on a person’s own branch', async () => {
    const pull = await pullFrom('dark-mode');
    await make('refs/heads/squad');
    const inputs = { 'pull-request-pushes': 'any' };
    const { outcome } = await stage.play({ acts, request: asksOn(pull), inputs });
    expect(outcome).toMatchObject({ kind: 'changed', work: { branch: 'dark-mode' } });
  });

  it('keeps nobody from asking on a fork’s pull request, which is not pushed to', async () => {
    const pull = await pullFrom('dark-mode', 'mallory/harbour');
    await make('refs/heads/squad');
    const coordinator = [says('It is dark.')];
    const { outcome } = await stage.play({ acts: { coordinator }, request: asksOn(pull) });
    expect(outcome.kind).toBe('answered');
  });

  it('keeps nobody from asking for help', async () => {
    await make('refs/heads/squad');
    const { outcome } = await stage.play({ request: { command: { kind: 'help' } } });
    expect(outcome.kind).toBe('answered');
  });

  it('is named by the doctor', async () => {
    await make('refs/heads/squad');
    await stage.play({ request: { command: { kind: 'doctor' } } });
    expect(stage.boards()[0]).toContain(
      "The branch squad leaves no room for the squad's branches, which begin with squad/",
    );
  });

  it('is no guess where GitHub does not say', async () => {
    const github: RunOptions['github'] = () => ({
      refsAmong: () => Promise.reject(new Error('no')),
    });
    expect((await stage.play({ acts, github })).outcome.kind).toBe('changed');
  });
});

describe('a name beside', () => {
  it('below the run’s own branch gives that another name', async () => {
    await make('refs/heads/squad/7-login-form/mine');
    const { outcome } = await stage.play({ acts });
    expect(outcome).toMatchObject({ kind: 'changed', work: { branch: 'squad/7-login-form-2' } });
  });

  it('in the place of the memory is noted, and the work goes on', async () => {
    await make('refs/heads/squad/memory/mine');
    expect((await stage.play({ acts })).outcome.kind).toBe('changed');
    expect(stage.boards()[0]).toContain(
      '`squad/memory/mine` leaves no room for `squad/memory`, where the squad',
    );
  });

  it.each(['refs/squad-state', 'refs/squad-state/7'])(
    'in the place of the thread’s state is noted, and the work goes on: %s',
    async (ref) => {
      await make(ref);
      expect((await stage.play({ acts })).outcome.kind).toBe('changed');
      expect(stage.boards()[0]).toContain(`\`git push origin :${ref}\``);
      const states = await stage.remote.remote('for-each-ref', STATE);
      expect(states).toBe('');
    },
  );
});
