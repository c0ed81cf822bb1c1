// Who is called when a run ends, and what the board and the log say of it. Real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isNotice } from '#src/publish/render/markers.ts';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunOptions, type RunStage, routesTo, write, writes } from '../a-run.ts';

let stage: RunStage;
beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const bodies = () => stage.remote.githubServer.state.comments.map(({ body }) => body);
const notices = () => bodies().filter(isNotice);
const fails: RunOptions = {
  acts: { coordinator: [async () => ({ kind: 'failed', type: 'rate_limit', message: 'used up' })] },
};

describe('who asked', () => {
  it('is called once by a comment of its own when the run fails, also when it fails again', async () => {
    expect((await stage.play(fails)).outcome.kind).toBe('failed');
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toContain('@mona ❌ **The run failed**: ');
    expect((await stage.play(fails)).outcome.kind).toBe('failed');
    expect(notices()).toHaveLength(1);
  });

  it('keeps that comment as it was after a later attempt, and its link leads to the new result', async () => {
    await stage.play(fails);
    const called = notices();
    const acts = { coordinator: [routesTo('fenster', 'Done.')], fenster: [writes('src/a.js')] };
    expect((await stage.play({ acts })).outcome.kind).toBe('changed');
    expect(notices()).toEqual(called);
    const { comments } = stage.remote.githubServer.state;
    const [, linked] = /\[The board\]\(\S+#issuecomment-(\d+)\)/.exec(called[0] ?? '') ?? [];
    const board = comments.find(({ id }) => id === Number(linked));
    expect(board?.body).toMatch(/^<!-- .*-->\n.*#8/);
  });

  it('is not called for a short run that did its work, nor by a command', async () => {
    const acts = { coordinator: [routesTo('fenster', 'Done.')], fenster: [writes('src/a.js')] };
    expect((await stage.play({ acts })).outcome.kind).toBe('changed');
    const command = { kind: 'agent', agent: 'kujan', request: 'go' } as const;
    const other = { id: 'comment-99', command };
    expect((await stage.play({ request: other })).outcome.kind).toBe('asked');
    expect(notices()).toEqual([]);
  });

  it('is nobody where a bot asked', async () => {
    const author = { login: 'renovate[bot]', type: 'Bot' };
    const inputs = { 'allowed-bots': 'renovate[bot]' };
    const report = await stage.play({ ...fails, inputs, request: { author, sender: author } });
    expect(report.outcome.kind).toBe('failed');
    expect(notices()).toEqual([]);
  });

  it('learns from the board that they could not be called', async () => {
    const report = await stage.play({
      ...fails,
      github: (real) => ({
        createComment: (thread, body) =>
          isNotice(body) ? Promise.reject(new Error('no')) : real.createComment(thread, body),
      }),
    });
    expect(report.outcome.kind).toBe('failed');
    expect(stage.boards().join()).toContain('Nobody could be notified.');
  });
});

describe('a write that is refused', () => {
  it('is told on the board, with its path and why', async () => {
    const tries: TurnScript = async (moment) => {
      const path = `${moment.spec.directory}/.github/workflows/ci.yml`;
      await write(moment, path, 'on: push\n');
      await write(moment, 'src/a.js', 'a\n');
      return 'I did a part.';
    };
    const acts = { coordinator: [routesTo('fenster', 'A part is done.')], fenster: [tries] };
    await stage.play({ acts });
    expect(stage.boards()[0]).toMatch(
      /\*\*Refused\*\*\n\n- `\.github\/workflows\/ci\.yml`: .*protected.* \(Fenster\)/,
    );
  });
});

describe("the job's log", () => {
  it('tells the run as it happens', async () => {
    const lines: string[] = [];
    const acts = { coordinator: [routesTo('fenster', 'Done.')], fenster: [writes('src/a.js')] };
    await stage.play({ acts, logged: (line) => lines.push(line) });
    const told = lines.map((line) => line.replace(/^ *[\d.]+ s {2}(\S+) +/, '$1: '));
    expect(told).toEqual(
      expect.arrayContaining(['Fenster: starts', 'Fenster: is done: I wrote it.']),
    );
    expect(told.slice(-3)).toEqual([
      expect.stringMatching(/^squad: pushes squad\/7-login-form [0-9a-f]{7}$/),
      'squad: opens pull request #8',
      'squad: ends: changed',
    ]);
  });
});
