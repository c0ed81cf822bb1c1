// A rejection that its reviewer took back in a later run locks nobody out any more. Real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { TurnScript } from '../../../coordinator/a-runtime.ts';
import { reviews } from '../../../coordinator/a-team-run.ts';
import { readRejections } from '../../../workspace/a-rejection.ts';
import { openRunStage, type RunStage, routesTo, writes } from '../../a-run.ts';

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

/** What the branch tells the next run. */
async function rejections() {
  const git = await stage.remote.openRun();
  const refs = ['main', branch].map((name) => `+refs/heads/${name}:refs/remotes/origin/${name}`);
  await git.run(['fetch', '-q', git.remoteUrl, ...refs], { remote: true });
  const [base, tip] = ['main', branch].map((name) => `refs/remotes/origin/${name}`);
  return readRejections(git, { base: base ?? '', tip: tip ?? '' });
}

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

it('stands until its reviewer lets the file pass, is told by the boards until then, and is not written twice', async () => {
  await stage.play({
    acts: {
      coordinator: [worksAndAsks],
      fenster: [writes(path)],
      hockney: [reviews([finds('Refuse an empty password.')])],
    },
  });
  const rejected = [{ agent: 'fenster', path, by: 'hockney' }];
  expect(await rejections()).toEqual(rejected);
  await documents();
  expect(stage.boards().at(-1)).toContain(
    "is ready, and one review is open**: Hockney's request for changes in `src/login.js` still stands",
  );
  expect(bodyOf()).toContain('- **Hockney** asked for changes and has not looked again');
  await reviewAgain(finds('It is empty still.'), '346');
  expect(await rejections()).toEqual(rejected);
  await reviewAgain({ verdict: 'approved', summary: 'It is right now.' }, '347');
  expect(await rejections()).toEqual([]);
  expect(bodyOf()).not.toContain('Findings that stand');
  expect(bodyOf()).toContain('## Checks');
  const log = await stage.remote.remote('log', '--format=%B', branch);
  expect(log.match(/^Squad-Rejected: fenster/gm)).toHaveLength(1);
  expect(log.match(/^Squad-Rejected: lifted fenster/gm)).toHaveLength(1);
});
