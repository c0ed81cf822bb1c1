import { describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import type { Outcome } from '#src/outcome.ts';
import type { Comment } from '#src/ports/github.ts';
import { type BoardDeps, findBoards, openBoard } from '#src/publish/board.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { type BoardMarker, readMarker, renderMarker } from '#src/publish/render/markers.ts';
import { openTranscript } from '#src/run-log/transcript.ts';
import { aClock, settle } from '../coordinator/a-clock.ts';
import { aComment, bot } from './a-pull.ts';
import { facts } from './a-run.ts';

const answered: Outcome = { kind: 'answered', answer: 'It is 42.', memory: undefined };
const thread = { number: 7, kind: 'issue' } as const;
const down = new SquadError({ code: 'E_GITHUB', message: 'GitHub, updating our comment: 502' });
const archived = new SquadError({
  code: 'E_GITHUB',
  message: 'GitHub, updating our comment: 403 Repository was archived so is read-only',
  refusal: 'final',
});

type Edit = { readonly at: number; readonly body: string };

/** A thread on GitHub, with bad days on demand. */
function aThreadOnGitHub(stored: readonly Comment[] = []) {
  const clock = aClock(0);
  const comments = [...stored];
  const edits: Edit[] = [];
  const failures: { create: ('lost' | 'refused')[]; edit: (boolean | 'gone' | 'refused')[] } = {
    create: [],
    edit: [],
  };
  /** How late new comments are listed. */
  const lag = { ms: 0 };
  const listedFrom = new Map<Comment, number>();
  let slow: Promise<void> | undefined;
  const github: BoardDeps['github'] = {
    ownLogin: () => Promise.reject(new Error('The board asked for our login.')),
    async createComment(_thread, body) {
      const failure = failures.create.shift();
      if (failure === 'refused') throw down;
      const comment = aComment({ id: 100 + comments.length, body, author: bot });
      comments.push(comment);
      listedFrom.set(comment, clock.now() + lag.ms);
      if (failure === 'lost') throw down;
      return comment;
    },
    async updateComment(_id, body) {
      const failure = failures.edit.shift() ?? false;
      edits.push({ at: clock.now(), body });
      await slow;
      if (failure === true) throw down;
      if (failure === 'refused') throw archived;
      return failure === 'gone' ? failure : 'edited';
    },
    listComments: async () => ({
      items: comments.filter((comment) => clock.now() >= (listedFrom.get(comment) ?? 0)),
      complete: true,
    }),
  };
  const msLeft = { value: 60_000 };
  return {
    clock,
    msLeft,
    lag,
    comments,
    edits,
    failures,
    github,
    /** Answers no edit until it is told to; `goOn` answers later edits alone. */
    stall() {
      let answer = () => {};
      slow = new Promise((resolve) => {
        answer = resolve;
      });
      const goOn = () => {
        slow = undefined;
      };
      return { answer, goOn };
    },
  };
}

type Stage = ReturnType<typeof aThreadOnGitHub>;

async function open(stage: Stage, earlier?: Comment, holdsSecret = (_: string) => false) {
  const { clock } = stage;
  const transcript = openTranscript(clock.now);
  const door = createOutbound({
    holdsSecret,
    phrase: facts.phrase,
    serverUrl: facts.serverUrl,
  });
  const log = {
    info: () => undefined,
    warning: () => undefined,
    debug: () => undefined,
    group: () => undefined,
  };
  const found = findBoards(earlier === undefined ? [] : [earlier], undefined)[0];
  const opening = openBoard(
    {
      github: stage.github,
      clock,
      time: { left: () => stage.msLeft.value, over: new AbortController().signal },
      log,
      transcript,
      context: () => ({ facts: { ...facts, now: clock.now() }, safe: door.safe }),
      seal: door.seal,
    },
    thread,
    found,
  );
  return { board: await clock.drive(opening), transcript };
}

function marker(changes: Partial<BoardMarker> = {}): string {
  return renderMarker({
    triggerId: facts.triggerId,
    runId: '1',
    state: 'working',
    outcome: undefined,
    branch: undefined,
    ...changes,
  });
}

const agent = (task: string) => ({
  kind: 'agent.queued' as const,
  session: task,
  agent: task,
  requestedBy: 'coordinator',
  name: task,
  role: '',
  task,
  priority: 'normal',
});

describe('the board while the run works', () => {
  it('is one comment, written at once', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    expect(stage.comments).toHaveLength(1);
    expect(readMarker(stage.comments[0]?.body ?? '')).toMatchObject({
      triggerId: 'comment-12',
      state: 'working',
    });
    expect(board).toMatchObject({ commentId: 100, login: 'github-actions[bot]' });
    expect(stage.edits).toEqual([]);
  });

  it('is edited once in eight seconds, however much happens', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    for (let second = 0; second < 40; second += 1) {
      for (let count = 0; count < 50; count += 1) board.touch();
      await stage.clock.advance(1000);
    }
    expect(stage.edits.map(({ at }) => at)).toEqual([8000, 16_000, 24_000, 32_000, 40_000]);
  });

  it('is edited at once when something happens after a long silence', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    await stage.clock.advance(60_000);
    expect(stage.edits).toEqual([]);
    board.touch();
    await stage.clock.advance(0);
    expect(stage.edits.map(({ at }) => at)).toEqual([60_000]);
  });

  it('shows in the next edit what happened during this one', async () => {
    const stage = aThreadOnGitHub();
    const { board, transcript } = await open(stage);
    const { answer } = stage.stall();
    board.touch();
    await stage.clock.advance(8000);
    transcript.emit(agent('Verbal'));
    board.touch();
    await stage.clock.advance(1000);
    answer();
    await stage.clock.advance(20_000);
    expect(stage.edits.map(({ at }) => at)).toEqual([8000, 16_000]);
    expect(stage.edits.map(({ body }) => body.includes('Verbal'))).toEqual([false, true]);
  });

  it('goes on after an edit that failed', async () => {
    const stage = aThreadOnGitHub();
    stage.failures.edit.push(true);
    const { board } = await open(stage);
    board.touch();
    await stage.clock.advance(8000);
    board.touch();
    await stage.clock.advance(8000);
    expect(stage.edits.map(({ at }) => at)).toEqual([8000, 16_000]);
  });

  it('lets a run go on whose state holds a secret', async () => {
    const stage = aThreadOnGitHub();
    const { board, transcript } = await open(stage, undefined, (text) => text.includes('hunter2'));
    transcript.emit(agent('hunter2'));
    board.touch();
    await stage.clock.advance(8000);
    expect(stage.edits).toEqual([]);
    const said = { ...answered, answer: 'It is hunter2.' };
    await expect(board.finish(said)).rejects.toMatchObject({ code: 'E_SECRET' });
    await board.finish({ kind: 'declined', reason: 'x' }, 'Nothing to see.').catch(() => undefined);
    expect(stage.edits.map(({ body }) => body.includes('hunter2'))).toEqual([false]);
  });
});

describe('the board at the end', () => {
  it('shows the outcome without waiting for its next edit', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    board.touch();
    await stage.clock.advance(1000);
    await board.finish(answered);
    expect(stage.edits).toHaveLength(1);
    expect(readMarker(stage.edits[0]?.body ?? '')).toMatchObject({
      state: 'done',
      outcome: 'answered',
    });
    expect(stage.edits[0]?.body).toContain('It is 42.');
  });

  it('waits for an edit under way, so that the end is what stays', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    const { answer } = stage.stall();
    board.touch();
    await stage.clock.advance(8000);
    const finished = board.finish(answered);
    await settle();
    expect(stage.edits).toHaveLength(1);
    answer();
    await finished;
    expect(stage.edits.map(({ body }) => readMarker(body)?.state)).toEqual(['working', 'done']);
  });

  it('is never edited again, whatever happens after it', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    board.touch();
    await board.finish(answered);
    board.touch();
    await stage.clock.advance(100_000);
    expect(stage.edits).toHaveLength(1);
  });

  it('is written once more when GitHub failed', async () => {
    const stage = aThreadOnGitHub();
    stage.failures.edit.push(true);
    const { board } = await open(stage);
    await stage.clock.drive(board.finish(answered));
    expect(stage.edits.map(({ body }) => readMarker(body)?.state)).toEqual(['done', 'done']);
  });

  it('says it in a new comment when the board was deleted', async () => {
    const stage = aThreadOnGitHub();
    stage.failures.edit.push('gone', 'gone');
    const { board } = await open(stage);
    await stage.clock.drive(board.finish(answered));
    expect(stage.comments).toHaveLength(2);
    expect(readMarker(stage.comments[1]?.body ?? '')?.outcome).toBe('answered');
    expect(board.commentId).toBe(stage.comments[1]?.id);
  });

  it.each([
    ['fails for a while', [true, true, true, true]],
    ['says once that there is no such comment', ['gone', true, 'gone', true]],
  ] as const)('is the same comment where GitHub %s', async (_what, failures) => {
    const stage = aThreadOnGitHub();
    stage.failures.edit.push(...failures);
    const { board } = await open(stage);
    await stage.clock.drive(board.finish(answered));
    expect(stage.comments).toHaveLength(1);
    expect(stage.edits.map(({ at }) => at)).toEqual([0, 2000, 6000, 14_000, 30_000]);
  });

  it('is not tried again when the run has no more time', async () => {
    const stage = aThreadOnGitHub();
    stage.msLeft.value = 3000;
    stage.failures.edit.push(true, true);
    const { board } = await open(stage);
    await expect(board.finish(answered)).rejects.toBe(down);
    expect(stage.edits).toHaveLength(1);
    expect(stage.comments).toHaveLength(1);
  });

  it('is not tried again after a refusal that stays', async () => {
    const stage = aThreadOnGitHub();
    stage.failures.edit.push('refused');
    const { board } = await open(stage);
    await expect(board.finish(answered)).rejects.toBe(archived);
    expect(stage.edits).toHaveLength(1);
  });

  it('shows our own words under its marker, where there are some', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    await board.finish(answered, 'Try one of these.');
    const [line, ...rest] = (stage.edits[0]?.body ?? '').split('\n');
    expect(line).toBe(marker({ runId: '345', state: 'done', outcome: 'answered' }));
    expect(rest.join('\n')).toBe('Try one of these.');
  });
});

describe('the board is found again', () => {
  it('in the comment whose answer was lost and that GitHub lists late: one comment', async () => {
    const stage = aThreadOnGitHub();
    stage.failures.create.push('lost');
    stage.lag.ms = 2000;
    const { board } = await open(stage);
    expect(stage.comments.map(({ id }) => id)).toEqual([board.commentId]);
  });

  it('not in a person’s comment, when the answer was lost', async () => {
    const forged = aComment({ id: 9, body: `${marker()}\nI am the board.` });
    const stage = aThreadOnGitHub([forged]);
    stage.failures.create.push('refused');
    const { board } = await open(stage);
    expect(board.commentId).not.toBe(9);
  });

  it.each([false, true])(
    'in the comment of a run that did not finish (an edit fails: %s)',
    async (fails) => {
      const earlier = aComment({ id: 9, body: `${marker()}\nworking`, author: bot });
      const stage = aThreadOnGitHub([earlier]);
      stage.failures.edit.push(fails);
      const { board } = await open(stage, earlier);
      expect(board.commentId).toBe(9);
      expect(stage.comments).toHaveLength(1);
      expect(stage.edits.map(({ body }) => readMarker(body)?.runId)).toEqual(['345']);
    },
  );
});

describe('the last words of a run that is cancelled', () => {
  it('are said at once, although an edit is under way that nobody answers', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    stage.stall();
    board.touch();
    await stage.clock.advance(8_000);
    board.lastWords();
    expect(stage.edits.map(({ at }) => at)).toEqual([8_000, 8_000]);
    expect(stage.edits.at(-1)?.body).toMatch(/The run was cancelled/);
  });

  it('are followed by the end, and by no edit of a run at work', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    const { goOn } = stage.stall();
    board.lastWords();
    goOn();
    board.touch();
    await stage.clock.drive(board.finish(answered));
    expect(stage.edits.map(({ body }) => readMarker(body)?.outcome)).toEqual([
      'limited',
      'answered',
    ]);
  });

  it('are the end itself, where that was being shown', async () => {
    const stage = aThreadOnGitHub();
    const { board } = await open(stage);
    const { goOn } = stage.stall();
    const finishing = board.finish(answered);
    await settle();
    goOn();
    board.lastWords();
    await finishing;
    expect(stage.edits.map(({ body }) => readMarker(body)?.outcome)).toEqual([
      'answered',
      'answered',
    ]);
  });
});
