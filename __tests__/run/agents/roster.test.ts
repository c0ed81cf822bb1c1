// Whose work a review rejects, in whole runs: what agents wrote in this run, and what the branch's trailers say. Real git.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews } from '../../coordinator/a-team-run.ts';
import { openRunStage, type RunStage, squadOf, write } from '../a-run.ts';

const files = squadOf({ Fenster: 'Lead Dev', Hockney: 'Lead Dev', Verbal: 'Lead Dev' });

let stage: RunStage;
let told: string[];

beforeEach(async () => {
  stage = await openRunStage({ files });
  told = [];
});
afterEach(() => stage.close());

const rejects = reviews([{ verdict: 'changes-requested', summary: 'It is wrong.' }]);
const approves = reviews([{ verdict: 'approved' }]);

/** Routes one piece of work after the other, and remembers what it was told. */
const routes =
  (...inputs: readonly object[]): TurnScript =>
  async ({ call }) => {
    for (const input of inputs) told.push((await call('squad_route', input)).text);
    return 'Done.';
  };

const work = (targetAgent: string, reviewed: readonly string[] = []) => ({
  targetAgent,
  task: 'check the login',
  files: reviewed,
});
const review = (targetAgent: string, ...reviewed: readonly string[]) => ({
  ...work(targetAgent, reviewed),
  type: 'review-request',
});

/** Writes, and learns something on the way. */
const writes =
  (path: string): TurnScript =>
  async (moment) => {
    await moment.call('squad_memory', { learning: `About ${path}` });
    return (await write(moment, path, `by ${moment.spec.label}\n`)) || 'I wrote it.';
  };

describe('a review that rejects', () => {
  it('locks out who wrote the files in this run, and who did not stays free', async () => {
    const { transcript } = await stage.play({
      acts: {
        coordinator: [
          routes(
            work('fenster'),
            work('verbal'),
            review('hockney', 'src/login.js'),
            work('fenster'),
          ),
        ],
        fenster: [writes('src/login.js')],
        verbal: [writes('src/other.js')],
        hockney: [rejects, approves],
      },
    });
    expect(transcript.locks).toEqual([
      { agent: 'fenster', path: 'src/login.js', by: 'hockney', reviser: 'verbal' },
    ]);
    expect(told[2]).toMatch(
      /^Hockney: Ran nothing\. Changed nothing\.\nThe work was rejected: Fenster may not revise src\/login\.js\. Verbal revises it\.\n/,
    );
    expect(told[3]).toMatch(
      /\n\nE_TOOL_DENIED: src\/login\.js: a review rejected the work of this agent on it, so somebody else revises it; put what it should hold into your report$/,
    );
  });

  it('without files leaves earlier work alone, if this run wrote something', async () => {
    await stage.play({
      acts: {
        coordinator: [routes(work('fenster'), work('hockney'))],
        fenster: [writes('src/login.js')],
        hockney: [writes('src/third.js')],
      },
    });
    const { transcript } = await stage.play({
      request: stage.asks('go on'),
      acts: {
        coordinator: [routes(work('verbal'), review('hockney'))],
        verbal: [writes('src/other.js')],
        hockney: [rejects, approves],
      },
    });
    expect(transcript.locks).toEqual([
      { agent: 'verbal', path: 'src/other.js', by: 'hockney', reviser: 'fenster' },
    ]);
  });

  it('is not asked of who wrote it in an earlier run, whoever changed it since', async () => {
    const run = (words: string, ...tasks: readonly object[]) =>
      stage.play({
        request: stage.asks(words),
        acts: {
          coordinator: [routes(...tasks)],
          fenster: [writes('src/login.js')],
          verbal: [writes('src/login.js')],
          hockney: [writes('src/third.js')],
        },
      });
    await run('check it', work('fenster'), work('hockney'));
    await run('go on', review('fenster', 'src/login.js'));
    await run('and on', work('verbal'), review('fenster', 'src/login.js'));
    const refusal =
      'Fenster wrote this itself, and does not review its own work; ask one who does:';
    expect(told[2]).toContain(`${refusal} hockney, verbal`);
    expect(told[4]).toContain(`${refusal} hockney`);
  });
});
