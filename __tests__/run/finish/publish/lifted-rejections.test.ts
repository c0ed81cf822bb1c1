// A rejection that its reviewer took back in a later run locks nobody out any more. Real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { TurnScript } from '../../../coordinator/a-runtime.ts';
import { reviews } from '../../../coordinator/a-team-run.ts';
import { openRunStage, type RunStage, routesTo, writes } from '../../a-run.ts';
import { readRemoteLocks } from '../../a-state-on-remote.ts';

const branch = 'squad/7-login-form';
const path = 'src/login.js';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const asksForReview: TurnScript = async ({ call }) => {
  const request = { type: 'review-request', files: [path] };
  await call('squad_route', { targetAgent: 'hockney', task: 'Review it.', ...request });
  return 'It was reviewed.';
};
const worksAndAsks: TurnScript = async (moment) => {
  await moment.call('squad_route', { targetAgent: 'fenster', task: 'Check the login.' });
  return asksForReview(moment);
};

const rejections = () => readRemoteLocks(stage.remote);

const finds = (text: string) => ({
  verdict: 'changes-requested',
  findings: [{ path, line: 1, text }],
});

/** Runs a review of Hockney's. */
const reviewAgain = (review: object, runId: string) =>
  stage.play({
    runId,
    request: stage.asks('look again'),
    acts: { coordinator: [asksForReview], hockney: [reviews([review])] },
  });

/** What the pull request says. */
const bodyOf = () => stage.remote.githubServer.state.threads.get(8)?.body ?? '';

/** A later run that has nothing to do with what was rejected. */
const documents = () =>
  stage.play({
    runId: '350',
    request: stage.asks('write it down'),
    acts: {
      coordinator: [routesTo('fenster', 'It is written down.')],
      fenster: [writes('docs/login.md')],
    },
  });

it('stands until its reviewer lets the file pass, and is told by the boards and the pull request until then', async () => {
  await stage.play({
    acts: {
      coordinator: [worksAndAsks],
      fenster: [writes(path)],
      hockney: [reviews([finds('Refuse an empty password.')])],
    },
  });
  const rejected = [{ agent: 'fenster', path, by: 'hockney' }];
  expect(await rejections()).toMatchObject(rejected);
  await documents();
  expect(stage.boards().at(-1)).toContain(
    "is ready, and one review is open**: Hockney's request for changes in `src/login.js` still stands",
  );
  expect(bodyOf()).toContain('- **Hockney** asked for changes and has not looked again');
  await reviewAgain(finds('It is empty still.'), '346');
  expect(await rejections()).toMatchObject(rejected);
  await reviewAgain({ verdict: 'approved', summary: 'It is right now.' }, '347');
  expect(await rejections()).toEqual([]);
  expect(bodyOf()).not.toContain('Findings that stand');
  expect(bodyOf()).toContain('## Checks');
  const log = await stage.remote.remote('log', '--format=%B', branch);
  expect(log).not.toContain('Squad-Rejected');
});
