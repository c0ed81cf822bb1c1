// `@squad status` tells of the branch's newest run, wherever it was asked for. Real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Request } from '#src/trigger/request.ts';
import { addComment } from '../../../rehearsal/github/state.ts';
import { finishes, says, type TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews } from '../../coordinator/a-team-run.ts';
import { aThread } from '../../publish/a-pull.ts';
import { openRunStage, type RunOptions, type RunStage, routesTo, writes } from '../a-run.ts';

let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

/** A request of mona's on the issue, or on its pull request. */
function asksOn(number: number, command: Request['command']): Partial<Request> {
  const { state } = stage.remote.githubServer;
  const { id } = addComment(state, { thread: number, author: 'mona', body: '@squad please' });
  const reaction = { kind: 'issue-comment', id } as const;
  const place = number === 7 ? {} : { kind: 'pull-request' as const, number };
  return { id: `comment-${id}`, reaction, command, thread: aThread(place) };
}

const changes = {
  coordinator: [routesTo('fenster', 'It is checked.')],
  fenster: [writes('src/login.js')],
};
const used = async () => ({ kind: 'failed', type: 'rate_limit', message: 'used up' }) as const;
const fails = { coordinator: [used], fenster: [used] };

async function statusOn(number: number, github?: RunOptions['github']) {
  const request = asksOn(number, { kind: 'status' });
  await stage.play({ request, runId: '360', ...(github === undefined ? {} : { github }) });
  return stage.boards().at(-1) ?? '';
}

it('on the issue it tells of a later run that was asked for on its pull request', async () => {
  await stage.play({ acts: changes });
  const work = (request: string) => ({ kind: 'work', request }) as const;
  const answers = { coordinator: [says('It is right.')] };
  await stage.play({ acts: answers, request: asksOn(7, work('is it?')), runId: '346' });
  await stage.play({ acts: fails, request: asksOn(8, work('go on')), runId: '347' });
  expect(await statusOn(7)).toContain('- Last run: failed ([board](');
});

it('tells of no command as a run, such as of an earlier question for the status', async () => {
  await stage.play({ acts: changes });
  await statusOn(7);
  expect(await statusOn(7)).toContain('- Last run: changed files ([board](');
});

it('tells of parts that earlier runs left undone and of reviews that are open, until they no longer are', async () => {
  const path = 'src/login.js';
  const asksHockney = { targetAgent: 'hockney', task: 'Review it.', type: 'review-request' };
  const coordinator = (...ends: readonly object[]) =>
    ends.map(
      (fields): TurnScript =>
        async (moment) => {
          await moment.call('squad_route', { targetAgent: 'fenster', task: 'Check the login.' });
          await moment.call('squad_route', { ...asksHockney, files: [path] });
          return finishes(fields)(moment);
        },
    );
  const findings = [{ path, line: 1, text: 'An empty name passes.' }];
  const notDone = [{ part: 'Deploy it', why: 'no network' }];
  await stage.play({
    acts: {
      coordinator: coordinator({ notDone }),
      fenster: [writes(path)],
      hockney: [reviews([{ verdict: 'changes-requested', findings }])],
    },
  });
  expect(await statusOn(7)).toContain(
    '- Not done: Deploy it: no network\n- Open review: Hockney asked for changes in src/login.js',
  );
  await stage.play({
    runId: '346',
    request: asksOn(7, { kind: 'work', request: 'go on' }),
    acts: {
      coordinator: coordinator({ settles: ['p1'] }),
      fenster: [writes('src/more.js')],
      hockney: [reviews([{ verdict: 'approved' }])],
    },
  });
  expect(await statusOn(7)).not.toMatch(/Not done|Open review/);
});
