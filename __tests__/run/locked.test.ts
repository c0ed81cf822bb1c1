// A conversation that somebody locked: the squad works, and says elsewhere what its board would.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { says } from '../coordinator/a-runtime.ts';
import { openRunStage, type RunOptions, type RunStage, routesTo, writes } from './a-run.ts';
import { aRequest } from './context/a-thread.ts';

const changes: RunOptions['acts'] = {
  coordinator: [routesTo('fenster', 'The login is checked.')],
  fenster: [writes('src/login.js')],
};
const answers: RunOptions['acts'] = { coordinator: [says('It is in src/login.js.')] };
const NOTE =
  "#7 is locked (off-topic), and GitHub takes no comment there: the run's summary says what the board would. Unlock the conversation to have answers in it.";
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

function lock(reason: string | undefined): void {
  const thread = stage.remote.githubServer.state.threads.get(7);
  if (thread === undefined) throw new Error('There is no issue.');
  if (reason === undefined) delete thread.lock;
  else thread.lock = reason;
}

/** What the payload of a locked issue says. */
const locked: RunOptions['request'] = {
  thread: { ...aRequest().thread, locked: true, lockReason: 'off-topic' },
};

describe('a locked conversation', () => {
  it('stops no work: the pull request and the summary say why there is no board', async () => {
    lock('off-topic');
    const { outcome, summary, commentId } = await stage.play({ acts: changes, request: locked });
    expect(outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 8 } } });
    expect(commentId).toBeUndefined();
    expect(stage.boards()).toEqual([]);
    const body = stage.remote.githubServer.state.threads.get(8)?.body;
    for (const text of [summary, body]) expect(text).toContain(NOTE);
  });

  it('gets no answer, and the summary holds it', async () => {
    lock('off-topic');
    const { outcome, summary } = await stage.play({ acts: answers, request: locked });
    expect(outcome.kind).toBe('answered');
    expect(summary).toContain('It is in src/login.js.');
    expect(summary).toContain(NOTE);
    expect(stage.done.filter((one) => one === 'comment')).toHaveLength(2);
  });

  it('gets a command’s reply in the summary', async () => {
    lock('spam');
    const request = { ...locked, command: { kind: 'help' } } as const;
    const { outcome, summary } = await stage.play({ request });
    expect(outcome.kind).toBe('answered');
    expect(summary).toContain('@squad status');
  });

  it('that is unlocked while the squad works gets its board at the end', async () => {
    lock('resolved');
    const unlock = routesTo('fenster', 'Done.');
    const acts = {
      ...changes,
      coordinator: [
        async (turn: Parameters<typeof unlock>[0]) => {
          lock(undefined);
          return unlock(turn);
        },
      ],
    };
    const { commentId } = await stage.play({ acts, request: locked });
    expect(commentId).toBeDefined();
    expect(stage.boards()).toHaveLength(1);
  });

  it('that is locked while the squad works makes no failure of finished work', async () => {
    const act = routesTo('fenster', 'Done.');
    const acts = {
      ...changes,
      coordinator: [
        async (turn: Parameters<typeof act>[0]) => {
          lock('too heated');
          return act(turn);
        },
      ],
    };
    const { outcome, summary, commentId } = await stage.play({ acts });
    expect(outcome.kind).toBe('changed');
    expect(commentId).toBeUndefined();
    expect(summary).toContain('#7 is locked, and GitHub takes no comment there');
  });

  it('declines a request without a word there', async () => {
    await stage.close();
    stage = await openRunStage({ roles: { mona: 'triage' } });
    lock('off-topic');
    const { outcome, commentId } = await stage.play({ request: locked });
    expect(outcome.kind).toBe('declined');
    expect(commentId).toBeUndefined();
  });
});
