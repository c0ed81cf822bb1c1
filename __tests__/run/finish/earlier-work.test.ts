// What a run tells and keeps of the runs before it on the same thread, by the thread's state. Real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Request } from '#src/trigger/request.ts';
import {
  commitThreadState,
  fetchThreadState,
  pushThreadState,
} from '#src/workspace/thread-state-ref.ts';
import { mergePull } from '../../../rehearsal/scenario/merge-pull.ts';
import { finishes, says, type TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews } from '../../coordinator/a-team-run.ts';
import { aThread } from '../../publish/a-pull.ts';
import { hears, openRunStage, type RunStage, STATE, write } from '../a-run.ts';
import { readRemoteLocks, readRemoteState } from '../a-state-on-remote.ts';

const path = 'src/login.js';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const pull = () => {
  const { threads, pulls } = stage.remote.githubServer.state;
  const number = Math.max(...pulls.keys());
  const { title = '', body = '' } = threads.get(number) ?? {};
  return { number, title, body, draft: pulls.get(number)?.draft };
};
const lastLine = () => pull().body.trim().split('\n').at(-2);
const times = (words: string) => pull().body.split(words).length - 1;

/** The coordinator has an agent work on these tasks, one after the other, and ends with this report. */
const reports =
  (fields: object, ...tasks: readonly object[]): TurnScript =>
  async (moment) => {
    for (const task of tasks) {
      await moment.call('squad_route', { targetAgent: 'fenster', task: 'Do it.', ...task });
    }
    return finishes(fields)(moment);
  };

/** Changes a file; `fields` is the report to a person, who asks Fenster alone once all of the work is Fenster's. */
const byFenster =
  (file: string, fields: object = {}): TurnScript =>
  async (moment) => {
    await write(moment, file, `${moment.prompt.length}\n`);
    const isAskedByPerson = moment.prompt.includes('## Incoming from mona');
    return isAskedByPerson ? finishes(fields)(moment) : 'I wrote it.';
  };

let runs = 345;
/** A run for a new request, in which Fenster changes a file and whoever was asked ends with this report. */
async function change(file: string, fields: object, request: Partial<Request> = {}) {
  runs += 1;
  const acts = { coordinator: [reports(fields, {})], fenster: [byFenster(file, fields)] };
  return stage.play({ runId: `${runs}`, request: { ...stage.asks(file), ...request }, acts });
}

const finding = { path, line: 1, text: 'An empty name passes.' };
const asksHockney = { targetAgent: 'hockney', type: 'review-request', files: [path] };

/** A run in which Fenster changes the file, and Hockney asks for changes in it. */
const rejected = (): ReturnType<RunStage['play']> =>
  stage.play({
    request: stage.asks('check the name'),
    acts: {
      coordinator: [
        reports({ title: 'Check the name', summary: 'It is checked.' }, {}, asksHockney),
      ],
      fenster: [
        async (moment) => {
          const isAskedByPerson = moment.prompt.includes('## Incoming from mona');
          await write(moment, path, `${moment.prompt.length}\n`);
          if (isAskedByPerson) await moment.call('squad_route', { ...asksHockney, task: 'Look.' });
          return 'It is checked.';
        },
      ],
      hockney: [reviews([{ verdict: 'changes-requested', findings: [finding] }])],
    },
  });

it('tells on the pull request the words of the first request, a line for each later one, and all that was learnt once', async () => {
  const remembers: TurnScript = async (moment) => {
    await moment.call('squad_decide', { title: 'Names are checked', body: 'On the server.' });
    await moment.call('squad_memory', { learning: 'The form posts JSON.' });
    return byFenster(path)(moment);
  };
  await stage.play({
    request: stage.asks('check the name'),
    acts: {
      coordinator: [
        reports({ title: 'Check the name', summary: 'The server refuses it.' }, {}, asksHockney),
      ],
      fenster: [remembers],
      hockney: [reviews([{ verdict: 'changes-requested', findings: [finding] }])],
    },
  });
  for (const at of [2, 3, 4, 5]) {
    await change(`src/part-${at}.js`, { title: `Write part ${at}`, summary: `Of ${at} lines.` });
  }
  const { title, body } = pull();
  expect(title).toBe('Check the name');
  expect(body).toContain('## What changed\n\nThe server refuses it.\n\n**Since then**\n\n');
  const lines = body.split('\n').filter((line) => line.startsWith('- Write part '));
  expect(lines).toEqual(
    [2, 3, 4, 5].map((at) =>
      expect.stringMatching(
        new RegExp(
          `^- Write part ${at}\\. Of ${at} lines\\. \\(asked for by mona · \\[run\\]\\(.*\\)\\)$`,
        ),
      ),
    ),
  );
  for (const words of ['Names are checked', 'The form posts JSON.', 'An empty name passes.']) {
    expect([words, times(words)]).toEqual([words, 1]);
  }
  expect(times('## Checks')).toBe(1);
  for (const at of [2, 3, 4, 5]) expect(body).toContain(`\`src/part-${at}.js\` by Fenster`);
});

describe('what people write into the pull request', () => {
  it('stays as it is through later runs, which write only between the marks', async () => {
    await change('src/a.js', { title: 'Write a', summary: 'It is new.' });
    const thread = stage.remote.githubServer.state.threads.get(8);
    if (thread === undefined) throw new Error('There is no pull request.');
    const own = thread.body;
    thread.title = 'My own title';
    thread.body = `Above.\r\n<!-- squad-action:end -->\r\n\r\n${own}\r\n\r\n- [x] Below  \n`;
    await change('src/b.js', { title: 'Write b', summary: 'It is new, too.' });
    await change('src/c.js', { title: 'Write c', summary: 'It is third.' });
    const { title, body } = pull();
    expect(title).toBe('My own title');
    expect(body.startsWith('Above.\r\n<!-- squad-action:end -->\r\n\r\n<!-- squad')).toBe(true);
    expect(body.endsWith('\n<!-- squad-action:end -->\r\n\r\n- [x] Below  \n')).toBe(true);
    expect([times('Write b. '), times('Write c. '), times('## What changed')]).toEqual([1, 1, 1]);
  });
});

describe('the issue', () => {
  const part = { title: 'Name the field', summary: 'As in the form.' };

  it('is closed by a later run where an earlier request covered all of it, and nothing is open', async () => {
    await change('src/a.js', { title: 'Check the form', summary: 'All of it.', wholeIssue: true });
    expect(lastLine()).toBe('Closes #7');
    await change('src/b.js', part);
    expect(lastLine()).toBe('Closes #7');
  });

  it('is not closed while an earlier part is not done, or a reviewer waits', async () => {
    const notDone = [{ part: 'Deploy it', why: 'no network' }];
    await change('src/a.js', { title: 'Check the form', wholeIssue: true, notDone });
    await change('src/b.js', part);
    expect(lastLine()).toBe('Part of #7 until it is finished');
    await change('src/c.js', { ...part, settles: ['p1'] });
    expect(lastLine()).toBe('Closes #7');
    await rejected();
    expect(lastLine()).toBe('Part of #7 until it is finished');
  });
});

describe('a draft', () => {
  const notDone = [{ part: 'Deploy it', why: 'no network' }];
  const half = { title: 'Check the form', summary: 'Half of it.', notDone };

  it('of ours is made ready by the run that finishes it, and not by one that does not', async () => {
    await change('src/a.js', half);
    expect(pull()).toMatchObject({ draft: true, title: '[unfinished] Check the form' });
    await change('src/b.js', { title: 'Name it' });
    expect(pull()).toMatchObject({ draft: true, title: '[unfinished] Check the form' });
    await change('src/c.js', { title: 'Deploy it', settles: ['p1'] });
    expect(pull()).toMatchObject({ draft: false, title: 'Check the form' });
  });

  it('is not made ready by a run that only answers', async () => {
    await change('src/a.js', half);
    await stage.play({
      runId: '400',
      request: stage.asks('why?'),
      acts: { coordinator: [says('Because.')] },
    });
    expect(pull()).toMatchObject({ draft: true, title: '[unfinished] Check the form' });
  });

  it('is not made ready by a state that says so alone', async () => {
    const { remote } = stage;
    const acts = { coordinator: [reports(half, {})], fenster: [byFenster('src/a.js')] };
    await stage.play({ acts });
    expect(pull()).toMatchObject({ draft: true });
    await stage.killed('kept');
    const state = await readRemoteState(remote);
    const done = JSON.stringify({ version: 1, ...state }, (name, value) => {
      if (name === 'outcome') return undefined;
      return name === 'notDone' ? [] : value;
    });
    const git = await remote.openRun();
    const expected = (await fetchThreadState(git, STATE)) ?? '';
    const commit = await commitThreadState(git, { text: done, tips: [] });
    expect(await pushThreadState(git, { ref: STATE, commit, expected })).toBe('kept');
    stage.done.length = 0;
    const report = await stage.play({});
    expect([report.outcome.kind, stage.sessions()]).toEqual(['changed', []]);
    expect(pull()).toMatchObject({ draft: true, title: '[unfinished] Check the form' });
  });

  it('that people made stays one', async () => {
    await change('src/a.js', { title: 'Check the form' });
    const record = stage.remote.githubServer.state.pulls.get(8);
    if (record === undefined) throw new Error('There is no pull request.');
    record.draft = true;
    await change('src/b.js', { title: 'Name it' });
    expect(pull()).toMatchObject({ draft: true, title: 'Check the form' });
  });
});

describe('who is locked out', () => {
  const locks = [{ agent: 'fenster', path, by: 'hockney' }];
  const tries = async (runId: string) => {
    const told: string[] = [];
    const fenster: TurnScript = async (moment) => {
      told.push(await write(moment, path, `${runId}\n`));
      return 'I tried.';
    };
    const acts = { coordinator: [reports({ title: 'Try again' }, {})], fenster: [fenster] };
    await stage.play({ runId, request: stage.asks('again'), acts });
    return told.join('');
  };

  it('of a file stays so in the next run, which says so, and no longer when the reviewer has let it pass', async () => {
    await rejected();
    expect(await readRemoteLocks(stage.remote)).toMatchObject(locks);
    expect(await tries('346')).toContain('a review rejected the work of this agent on it');
    await change('docs/login.md', { title: 'Write it down' });
    expect(stage.boards().at(-1)).toContain(
      "is open, and one review is open**: Hockney's request for changes in `src/login.js` still stands",
    );
    expect(pull().body).toContain('- **Hockney** asked for changes and has not looked again');
    expect(await readRemoteLocks(stage.remote)).toMatchObject(locks);
    await stage.play({
      runId: '347',
      request: stage.asks('look again'),
      acts: {
        coordinator: [reports({ title: 'It was looked at' }, asksHockney)],
        hockney: [reviews([{ verdict: 'approved', summary: 'It is right.' }])],
      },
    });
    expect(await readRemoteLocks(stage.remote)).toEqual([]);
    expect(pull().body).not.toContain('Findings that stand');
    expect(await tries('348')).toBe('');
  });
});

it('begins anew after a merge: no words, open parts or locks of what was merged', async () => {
  await rejected();
  await change('src/a.js', {
    title: 'Half',
    notDone: [{ part: 'Deploy it', why: 'no network' }],
  });
  await mergePull(stage.remote.githubServer.state, 8);
  const prompts: string[] = [];
  const acts = {
    coordinator: [hears(prompts, reports({ title: 'Write c', summary: 'The next part.' }, {}))],
    fenster: [
      async (moment) => {
        expect(await write(moment, path, 'anew\n')).toBe('');
        return 'I wrote it.';
      },
    ] satisfies readonly TurnScript[],
  };
  const report = await stage.play({ runId: '500', request: stage.asks('go on'), acts });
  expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 9 } } });
  expect(prompts[0]).not.toMatch(/Deploy it|It is checked|An empty name passes/);
  const { title, body, draft } = pull();
  expect([title, draft]).toEqual(['Write c', false]);
  expect(body).not.toMatch(/Since then|Not done|Deploy it|An empty name passes/);
  const { requests } = await readRemoteState(stage.remote);
  expect(requests.map(({ part }) => part)).toEqual([1, 1, 2]);
});

it('ends with its outcome in the state, and with no work that a branch has', async () => {
  await change(path, { title: 'Check the name', summary: 'It is checked.' });
  const { requests } = await readRemoteState(stage.remote);
  expect(requests).toMatchObject([{ progress: 'done', outcome: 'changed' }]);
  expect(requests[0]?.tip).toBeUndefined();
});

it('tells the next run what was asked, with the name of the agent who asks', async () => {
  const question = { text: 'Which form?', options: ['The login', 'The search'] };
  const fenster = finishes({ title: 'A question', summary: 'I need to know.', question });
  const acts = { coordinator: [reports({ title: 'Fenster asks' }, {})], fenster: [fenster] };
  const first = await stage.play({ acts });
  expect(first.outcome.kind).toBe('asked');
  const prompts: string[] = [];
  const coordinator = hears(prompts, says('The login, then.'));
  const request = { ...stage.asks('1'), text: '@squad 1' };
  await stage.play({ runId: '346', request, acts: { coordinator: [coordinator] } });
  expect(prompts[0]).toContain('Fenster asks: Which form?');
  expect(prompts[0]).toContain('1. The login\n2. The search');
});

it('a later run on the pull request goes on with the state of its issue', async () => {
  await change('src/a.js', { title: 'Write a', summary: 'It is new.' });
  const thread = aThread({ kind: 'pull-request', number: 8, title: 'Write a' });
  await change('src/b.js', { title: 'Write b', summary: 'It is new, too.' }, { thread });
  expect(pull().body).toContain('\n\nIt is new.\n\n**Since then**\n\n- Write b. It is new, too. (');
  expect((await readRemoteState(stage.remote)).requests).toHaveLength(2);
});
