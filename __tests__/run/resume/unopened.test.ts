// Work that was pushed while GitHub opened no pull request, and what later runs make of it: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import type { GitHub, PullRequestAnswer } from '#src/ports/github.ts';
import { readMarker } from '#src/publish/render/markers.ts';
import { says, type TurnScript } from '../../coordinator/a-runtime.ts';
import { learns, openRunStage, type RunStage, routesTo, team, writes } from '../a-run.ts';

const settings = (action: object) => ({ '.squad/config.json': JSON.stringify({ action }) });

const branch = 'squad/7-login-form';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

type Acts = Readonly<Record<string, readonly TurnScript[]>>;

const changes: Acts = {
  coordinator: [routesTo('fenster', 'Login checked')],
  fenster: [writes('src/login.js')],
};

const gone = new SquadError({ code: 'E_GITHUB', message: 'GitHub, opening: 404' });
const unopened = (): Partial<GitHub> => ({ openPullRequest: () => Promise.reject(gone) });
const refused = (): Partial<GitHub> => ({
  openPullRequest: async (): Promise<PullRequestAnswer> => ({
    kind: 'not-permitted',
    message: 'GitHub Actions is not permitted to create pull requests',
  }),
});

const tries = () => stage.done.filter((one) => one.startsWith('pull request'));

/** Pushes work whose pull request is not opened. */
async function pushUnopened(github: () => Partial<GitHub> = unopened): Promise<void> {
  const { outcome } = await stage.play({ acts: changes, github });
  expect(outcome).toMatchObject({ kind: 'changed', work: { branch, pullRequest: undefined } });
  expect(stage.boards()[0]).toContain(`compare/main...${branch}`);
  stage.done.length = 0;
}

/** What a person does with the compare link. */
async function mergeByHand(): Promise<void> {
  await stage.remote.remote('update-ref', '-d', `refs/heads/${branch}`);
  await stage.remote.push('main', { 'src/login.js': 'by fenster\n' });
}

describe('a pull request that could not be opened', () => {
  it('is opened when the job is run again, without a model', async () => {
    await pushUnopened();
    const report = await stage.play({});
    expect(stage.sessions()).toEqual([]);
    const work = { branch, pullRequest: { number: 8 } };
    expect(report.outcome).toMatchObject({ kind: 'changed', answer: 'Login checked', work });
    expect(stage.boards()).toHaveLength(1);
    expect(stage.boards()[0]).toContain('[#8](');
    expect(readMarker(stage.boards()[0] ?? '')).toMatchObject({ state: 'done', branch });
    expect(await stage.unpublished()).toEqual([]);
  });

  it('is opened by the next request on the thread', async () => {
    await pushUnopened();
    const acts = { coordinator: [says('It is late.')] };
    const report = await stage.play({ runId: '346', request: stage.asks('the time?'), acts });
    expect(stage.sessions()).toEqual(['session coordinator']);
    expect(report.outcome.kind).toBe('answered');
    expect(stage.pulls()).toMatchObject([{ headRef: branch }]);
    expect(stage.boards()[0]).toContain('[#8](');
    expect(readMarker(stage.boards()[0] ?? '')).toMatchObject({ state: 'done', branch });
    expect(await stage.unpublished()).toEqual([]);
  });

  it('is tried once by each later run while GitHub refuses it', async () => {
    await pushUnopened();
    const forbidden = new SquadError({ code: 'E_GITHUB_PERMISSION', message: '403' });
    const github = () => ({ openPullRequest: () => Promise.reject(forbidden) });
    await stage.play({ github });
    expect(tries()).toHaveLength(1);
    const acts = { coordinator: [says('It is late.')] };
    await stage.play({ runId: '346', request: stage.asks('the time?'), acts, github });
    expect(tries()).toHaveLength(2);
    expect(stage.boards()[0]).toContain(`compare/main...${branch}`);
    await stage.play({});
    expect(stage.sessions()).toEqual(['session coordinator']);
    expect(stage.pulls()).toHaveLength(1);
  });

  it('stays a link where Actions may not open any', async () => {
    await pushUnopened(refused);
    expect((await stage.play({ github: refused })).outcome.kind).toBe('nothing-to-do');
    const acts = { coordinator: [says('It is late.')] };
    await stage.play({ runId: '346', request: stage.asks('the time?'), acts, github: refused });
    expect(tries()).toEqual([]);
    expect(stage.boards()[0]).toContain(`compare/main...${branch}`);
    expect(await stage.unpublished()).toEqual([]);
  });

  it('is not asked for after people merged the work themselves', async () => {
    await pushUnopened();
    await mergeByHand();
    const acts = { coordinator: [says('It is late.')] };
    await stage.play({ runId: '346', request: stage.asks('the time?'), acts });
    const again = await stage.play({});
    expect(stage.sessions()).toEqual(['session coordinator']);
    expect(again.outcome.kind).toBe('answered');
    expect(await stage.branches()).toEqual([]);
    expect(stage.pulls()).toEqual([]);
  });
});

describe('a variable that settings grant to a tool', () => {
  const SHOP_KEY = 'canary-of-the-shop-7d1f';
  afterEach(() => void Reflect.deleteProperty(process.env, 'SHOP_KEY'));

  it('is masked in what a check prints, also in a run that asks no model', async () => {
    process.env.SHOP_KEY = SHOP_KEY;
    const [head, tail] = [SHOP_KEY.slice(0, 10), SHOP_KEY.slice(10)];
    const run = `key=${head}''${tail}; echo "$key"; printf %s "$key" | base64; exit 1`;
    const tools = { env: { lint: ['SHOP_KEY'] } };
    const action = { tools, checks: [{ name: 'test', run }] };
    await stage.close();
    stage = await openRunStage({ files: { ...team, ...settings(action) } });
    const inputs = { 'check-rounds': '0' };
    await stage.play({ acts: changes, inputs, github: unopened });
    stage.done.length = 0;
    const { transcript } = await stage.play({ runId: '346', inputs });
    expect(stage.sessions()).toEqual([]);
    const lines = transcript.checks.rows.flatMap((row) => row.lines);
    expect(lines).toEqual(['***', '***']);
  });
});

describe('a pull request of what was learnt that could not be opened', () => {
  const memory = 'squad/memory';
  const learning: Acts = {
    coordinator: [routesTo('fenster', 'On line 1.')],
    fenster: [learns('The login is on line 1.')],
  };

  it.each([
    ['a re-run', '345', []],
    ['the next request on the thread', '346', [says('It is late.')]],
  ] as const)('is opened by %s, which learns nothing twice', async (when, runId, turns) => {
    const first = await stage.play({ acts: learning, github: unopened });
    expect(first.outcome).toMatchObject({ kind: 'answered', memory: { pullRequest: undefined } });
    expect(readMarker(stage.boards()[0] ?? '')).toMatchObject({ state: 'stopped' });
    stage.done.length = 0;
    const request = when.startsWith('the next') ? { request: stage.asks('the time?') } : {};
    const report = await stage.play({ runId, acts: { coordinator: turns }, ...request });
    expect(report.outcome.kind).toBe('answered');
    expect(stage.sessions()).toHaveLength(turns.length);
    expect(stage.pulls()).toMatchObject([{ headRef: memory }]);
    expect(stage.boards()[0]).toContain('On line 1.');
    expect(readMarker(stage.boards()[0] ?? '')).toMatchObject({ state: 'done' });
    expect(await stage.remote.shownOn(memory)).toHaveLength(1);
    expect(await stage.unpublished()).toEqual([]);
  });
});
