// States that stay on the remote because an answer was lost: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Git, GitResult } from '../../../src/ports/git.ts';
import { says } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, routesTo, writes } from '../a-run.ts';

const state = 'refs/squad/7/345';
const lost: GitResult = { code: 128, stdout: '', stderr: 'fatal: the remote end hung up' };
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const acts = {
  coordinator: [routesTo('fenster', 'Checked')],
  fenster: [writes('src/a.js')],
};

type Attempt = Git['attempt'];

/** The first pushes of the state reach the remote, and their answers are lost. */
function losingAnswers(times: number) {
  let left = times;
  return ({ attempt }: Git) => {
    const losing: Attempt = async (args, options) => {
      const answer = await attempt(args, options);
      if (!args.some((arg) => arg.endsWith(`:${state}`) && !arg.startsWith(':'))) return answer;
      left -= 1;
      return left < 0 ? answer : lost;
    };
    return { attempt: losing };
  };
}

/** The first removals of the state don't reach the remote. */
function failingRemovals(times: number) {
  let left = times;
  return ({ attempt }: Git) => {
    const failing: Attempt = async (args, options) => {
      if (args.includes(`:${state}`)) left -= 1;
      return args.includes(`:${state}`) && left >= 0 ? lost : attempt(args, options);
    };
    return { attempt: failing };
  };
}

describe('the state of a run that has delivered', () => {
  it.each([
    ['the answer to its push was lost', losingAnswers(1)],
    ['its removal failed once', failingRemovals(1)],
  ])('is gone where %s', async (_what, git) => {
    expect((await stage.play({ acts, git })).outcome.kind).toBe('changed');
    expect(await stage.savedRuns()).toBe('');
  });

  it.each(['345', '346'])('is removed by run %s, which has nothing to do', async (runId) => {
    await stage.play({ acts, git: failingRemovals(2) });
    expect(await stage.savedRuns()).toBe(state);
    expect((await stage.play({ runId })).outcome.kind).toBe('nothing-to-do');
    expect(await stage.savedRuns()).toBe('');
  });

  it('is removed by the next request on the thread, which delivers nothing again', async () => {
    await stage.play({ acts, git: failingRemovals(2) });
    await stage.play({
      acts: { coordinator: [says('It was open.')] },
      request: stage.asks('why?'),
      runId: '346',
    });
    expect(await stage.savedRuns()).toBe('');
    expect(stage.pulls().map(({ number }) => number)).toEqual([8]);
    expect(await stage.remote.shownOn('squad/7-login-form')).toEqual(['src/a.js']);
  });
});

describe('work that a killed run did not push', () => {
  const branch = 'squad/7-login-form';
  const isBranch = (arg: string) => arg.includes(':refs/heads/');
  const denied = 'fatal: unable to access: The requested URL returned error: 403';
  /** The remote takes the run's state, and no branch. */
  const unpushed = ({ attempt }: Git): Partial<Git> => ({
    async attempt(args, options) {
      if (args[0] !== 'push' || !args.some(isBranch)) return attempt(args, options);
      const rest = args.filter((arg) => !isBranch(arg));
      if (rest.some((arg) => arg.endsWith(`:${state}`))) await attempt(rest, options);
      return { code: 128, stdout: '', stderr: denied };
    },
  });
  const trailers = { 'Squad-Agent': 'hockney', 'Squad-Run': '99', 'Squad-Request': 'comment-99' };

  it.each([
    ['with the work of the next request', [routesTo('fenster', 'Done')], ['a', 'b', 'other']],
    ['beside the next answer', [says('It was open.')], ['a', 'other']],
  ])('is pushed %s, though the branch has moved meanwhile', async (_how, coordinator, names) => {
    await stage.play({ acts, git: unpushed, msLeft: 5_000 });
    stage.killed();
    expect(await stage.savedRuns()).toBe(state);
    const { remote } = stage;
    await remote.pushWork(branch, { 'src/other.js': 'other\n' }, trailers);
    await stage.play({
      acts: { coordinator, fenster: [writes('src/b.js')] },
      request: stage.asks('more'),
      runId: '346',
    });
    expect(await remote.shownOn(branch)).toEqual(names.map((name) => `src/${name}.js`));
    expect(stage.boards()[0]).toContain('[#8](');
    expect(await stage.savedRuns()).toBe('');
  });
});
