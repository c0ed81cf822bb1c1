// What a pull request says of its issue, and of work that was cut short. Real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Request } from '#src/trigger/request.ts';
import { finishes, type TurnScript } from '../../coordinator/a-runtime.ts';
import {
  hears,
  openRunStage,
  type RunOptions,
  type RunStage,
  routesTo,
  write,
  writes,
} from '../a-run.ts';

let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const asks = (request: string): Partial<Request> => ({
  text: `@squad ${request}`,
  command: { kind: 'work', request },
});

/** The coordinator hands the work to Fenster, and ends with this report. */
const reports =
  (fields: object): TurnScript =>
  async (moment) => {
    await routesTo('fenster', '')(moment);
    return finishes({ title: 'Refuse an empty form', summary: 'The server says why.', ...fields })(
      moment,
    );
  };
const done = 'Refuse an empty form\n\nThe server says why.';
const failsAfterWriting: TurnScript = async (moment) => {
  await write(moment, 'src/login.js', 'half\n');
  return { kind: 'failed', type: 'rate_limit', message: 'used up' };
};

/** The pull request of a run, with the last line of our text in its body. */
async function pullOf(acts: RunOptions['acts'], request: string, changes: Partial<Request> = {}) {
  await stage.play({ acts: acts ?? {}, request: { ...asks(request), ...changes } });
  const { threads, pulls } = stage.remote.githubServer.state;
  const { title, body = '' } = threads.get(8) ?? {};
  return { title, draft: pulls.get(8)?.draft, last: body.trim().split('\n').at(-2) };
}

const works = { coordinator: [reports({ wholeIssue: true })], fenster: [writes('src/login.js')] };

it('closes the issue of which the report says that all is done, or that was itself the request', async () => {
  const title = 'Refuse an empty form';
  expect(await pullOf(works, 'fix this')).toEqual({ title, draft: false, last: 'Closes #7' });
  const part = { ...works, coordinator: [reports({})] };
  for (const [changes, last] of [
    [{}, 'Part of #7'],
    [{ source: 'issue-opened' }, 'Closes #7'],
  ] as const) {
    await stage.close();
    stage = await openRunStage();
    expect(await pullOf(part, 'fix this', changes)).toEqual({ title, draft: false, last });
  }
});

it('closes nothing while a question is open', async () => {
  const acts = {
    ...works,
    coordinator: [reports({ wholeIssue: true, question: { text: 'Which?' } })],
  };
  expect(await pullOf(acts, 'fix this')).toMatchObject({
    draft: false,
    last: 'Part of #7 until it is finished',
  });
});

it('is a draft that says so where an agent failed', async () => {
  const acts = { ...works, fenster: [failsAfterWriting] };
  expect(await pullOf(acts, 'fix this')).toEqual({
    title: '[unfinished] Refuse an empty form',
    draft: true,
    last: 'Part of #7 until it is finished',
  });
  const log = await stage.remote.remote('log', '-1', '--format=%s', 'squad/7-login-form');
  expect(log).toBe('Unfinished: Check the login');
});

it('is a draft while a part is not done, until a run that was shown the list settles it by its id', async () => {
  const notDone = [{ part: 'deploying', why: 'nobody can from here' }];
  const left = reports({ notDone, wholeIssue: true });
  expect(await pullOf({ ...works, coordinator: [left] }, 'fix this')).toEqual({
    title: '[unfinished] Refuse an empty form',
    draft: true,
    last: 'Part of #7 until it is finished',
  });
  const { threads, pulls } = stage.remote.githubServer.state;
  expect(threads.get(8)?.body).toContain(
    '## Not done\n\n- Deploying: nobody can from here\n\n## What changed\n\nThe server says why.',
  );
  const prompts: string[] = [];
  const names: TurnScript = async (moment) => {
    await writes('src/name.js', 'Name the field')(moment);
    return finishes({ title: 'Name the field', summary: 'It has one.', settles: ['p1'] })(moment);
  };
  const acts = { fenster: [hears(prompts, names)] };
  await stage.play({
    acts,
    request: { ...asks('it is deployed; name the field'), id: 'comment-9' },
  });
  expect(prompts[0]).toMatch(
    /Settle what is done now .*\n>.*\n> .*\n> p1: deploying: nobody can from here\n/,
  );
  expect(pulls.get(8)?.draft).toBe(false);
  expect(threads.get(8)?.body).not.toContain('## Not done');
});

it('names the commit of finished work after the report of its agent', async () => {
  await pullOf({ ...works, fenster: [writes('src/login.js', 'Check the form\n\nDone.')] }, 'go');
  const log = await stage.remote.remote('log', '-1', '--format=%s', 'squad/7-login-form');
  expect(log).toBe('Check the form');
});

it('names a commit of nothing but decisions after them, not after the task', async () => {
  const decides: TurnScript = async ({ call }) => {
    await call('squad_decide', { title: 'Forms are checked', body: 'On the server.' });
    return 'Hold the change back';
  };
  const asksBoth: TurnScript = async ({ call }) => {
    await call('squad_route', { targetAgent: 'fenster', task: 'Check the login.' });
    await call('squad_route', { targetAgent: 'hockney', task: 'Look at it.' });
    return done;
  };
  await pullOf({ ...works, coordinator: [asksBoth], hockney: [decides] }, 'go');
  const log = await stage.remote.remote('log', '--format=%an: %s', 'squad/7-login-form');
  expect(log).toContain('Hockney (Squad): Record decisions and learnings');
});
