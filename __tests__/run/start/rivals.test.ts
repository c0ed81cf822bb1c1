// The same event delivered several times at once: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GitHub } from '#src/ports/github.ts';
import { readMarker } from '#src/publish/render/markers.ts';
import { acknowledge } from '#src/run/start/acknowledge.ts';
import type { ScriptedTurn } from '../../coordinator/a-runtime.ts';
import { labeled, openRunStage, type RunStage, routesTo, writes } from '../a-run.ts';

let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const reaction = { kind: 'issue', number: 7 } as const;
const acts = {
  coordinator: [routesTo('fenster', 'The login is checked.')],
  fenster: [writes('src/login.js')],
};

describe('the same event at once', () => {
  it.each([
    ['with a reaction', async () => ({})],
    ['without one', async () => ({ reaction: undefined })],
    ['of a label', () => labeled('squad:fenster')],
  ])('%s is answered by one run on one board', async (_what, requested) => {
    const request = await requested();
    const runIds = ['345', '346', '347'];
    const listed = aSignal();
    let looks = 0;
    // At once: each has looked for boards before the first is there.
    const github = (real: GitHub): Partial<GitHub> => ({
      async listComments(thread, total) {
        const comments = await real.listComments(thread, total);
        looks += 1;
        if (looks === runIds.length) listed.send();
        return comments;
      },
      createComment: (thread, body) => listed.sent.then(() => real.createComment(thread, body)),
    });
    const reports = await Promise.all(
      runIds.map((runId) => stage.play({ acts, request, runId, github })),
    );
    const kinds = reports.map(({ outcome }) => outcome.kind).sort();
    expect(kinds).toEqual(['changed', 'nothing-to-do', 'nothing-to-do']);
    const [board, ...others] = stage.boards();
    expect(others).toEqual([]);
    expect(readMarker(board ?? '')).toMatchObject({ state: 'done', outcome: 'changed' });
    expect(await stage.branches()).toEqual(['squad/7-login-form']);
    expect(stage.remote.githubServer.state.pulls.size).toBe(1);
    expect(stage.done.filter((one) => one === 'session fenster')).toHaveLength(1);
  });

  it('is left to the board that stands first, though its run was the second to react', async () => {
    const request = await labeled('squad:fenster');
    const [reacted, looked] = [aSignal(), aSignal()];
    const first = (real: GitHub): Partial<GitHub> => ({
      createReaction: (target) => real.createReaction(target).finally(reacted.send),
      createComment: (thread, body) => looked.sent.then(() => real.createComment(thread, body)),
    });
    let looks = 0;
    const second = (real: GitHub): Partial<GitHub> => ({
      createReaction: (target) => reacted.sent.then(() => real.createReaction(target)),
      listComments: async (thread, total) => {
        looks += 1;
        const isAfterBoard = looks === 2;
        return real.listComments(thread, total).finally(() => isAfterBoard && looked.send());
      },
    });
    const [late, early] = await Promise.all([
      stage.play({ acts, request, runId: '345', github: first }),
      stage.play({ acts, request, runId: '346', github: second }),
    ]);
    expect([late.outcome.kind, early.outcome.kind]).toEqual(['nothing-to-do', 'changed']);
    expect(stage.done.filter((one) => one === 'session fenster')).toHaveLength(1);
  });

  it('leaves one work on the branch, though the runs did not see each other', async () => {
    const unseen = { listComments: async () => ({ items: [], complete: true }) };
    const request = { reaction: undefined };
    let ready: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      ready = resolve;
    });
    let working = 0;
    const together = {
      ...acts,
      fenster: [
        async (moment: ScriptedTurn) => {
          working += 1;
          const path = `src/login-${working}.js`;
          if (working === 2) ready();
          await both;
          return writes(path)(moment);
        },
      ],
    };
    await Promise.all(
      ['345', '346'].map((runId) =>
        stage.play({ acts: together, request, runId, github: () => unseen }),
      ),
    );
    const branch = 'squad/7-login-form';
    expect(await stage.branches()).toEqual([branch]);
    expect((await stage.remote.remote('rev-list', '--count', `main..${branch}`)).trim()).toBe('1');
    expect(stage.remote.githubServer.state.pulls.size).toBe(1);
  });
});

it('a label on an issue that was answered before is a request of its own, and waits for no board', async () => {
  await stage.play({ acts, request: { id: 'issue-7-opened', reaction } });
  const args = await stage.args({ request: await labeled('squad:fenster') });
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const found = await acknowledge({
    ...args,
    ports: { ...args.ports, clock: { ...args.ports.clock, sleep } },
  });
  expect(found).toMatchObject({ kind: 'new', isRepeated: false, earlier: undefined });
  expect(waits).toEqual([]);
});

function aSignal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { send, sent };
}
