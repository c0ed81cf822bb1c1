// Sessions and their turns: how they open, fall silent and end.

import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { openBudget } from '#src/coordinator/sessions/budget.ts';
import {
  OPENING_TIMEOUT_MS,
  openMonitoredSession,
} from '#src/coordinator/sessions/monitored-session.ts';
import {
  SILENCE_TIMEOUT_MS,
  sessionEndOf,
  sessionEndOfError,
} from '#src/coordinator/sessions/turns.ts';
import { SquadError } from '#src/errors.ts';
import type { SessionEvent, SessionTool } from '#src/ports/agents.ts';
import { aClock, settle } from '../a-clock.ts';
import { aRuntime, never, says, type TurnScript } from '../a-runtime.ts';
import { anAgentEnvironment } from '../an-agent-environment.ts';

const SPEC = {
  label: 'hockney',
  systemPrompt: 'You are Hockney, a Squad agent.',
  directory: '/worktrees/hockney',
  model: undefined,
  tools: [],
};

describe('a session', () => {
  /** A runtime whose sessions open when `letIn` is called. */
  function aSlowRuntime() {
    let letIn: () => void = () => undefined;
    const opening = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    return { runtime: aRuntime({ opening: () => opening }), letIn: () => letIn() };
  }

  it('opens nothing once a limit was reached', async () => {
    const { environment, budget, runtime, cancel } = anAgentEnvironment();
    cancel();
    await expect(openMonitoredSession(SPEC, environment)).rejects.toBe(budget.signal.reason);
    expect(runtime.opened).toEqual([]);
  });

  it('gives up a session that is being opened when a limit is reached, and closes it when it comes', async () => {
    const { runtime, letIn } = aSlowRuntime();
    const { environment, budget, clock, cancel } = anAgentEnvironment({ runtime });
    const opening = openMonitoredSession(SPEC, environment);
    cancel();
    await expect(opening).rejects.toEqual({
      limit: 'cancelled',
      reason: 'The job was cancelled.',
    });
    letIn();
    await settle();
    budget.close();
    expect([runtime.closed, clock.pending()]).toEqual([['hockney'], 0]);
  });

  it('waits a bounded time for the runtime, and says so', async () => {
    const { runtime } = aSlowRuntime();
    const { environment, clock } = anAgentEnvironment({ runtime });
    const opening = openMonitoredSession(SPEC, environment);
    const refused = expect(opening).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message: 'timeout: the Copilot runtime opened no session within 180 s.',
    });
    await clock.advance(OPENING_TIMEOUT_MS);
    await refused;
  });

  it('closes without complaint', async () => {
    const { environment } = anAgentEnvironment({
      runtime: {
        ...aRuntime(),
        openSession: async () => ({
          id: 's',
          ask: async () => ({ kind: 'done', text: '' }),
          tell: async () => false,
          imageLimits: async () => undefined,
          close: () => Promise.reject(new Error('gone already')),
        }),
      },
    });
    const conversation = await openMonitoredSession(SPEC, environment);
    expect(await conversation.close()).toBeUndefined();
  });
});

describe('a turn', () => {
  const life: SessionEvent = { kind: 'other', name: 'reasoning' };

  async function aTurn(act: TurnScript, work: () => Promise<void> = async () => undefined) {
    const runtime = aRuntime({ acts: { hockney: [act] } });
    const { environment, clock, budget, cancel } = anAgentEnvironment({ runtime });
    const tool: SessionTool = {
      name: 'work',
      description: '',
      inputSchema: {},
      call: () => work().then(() => ({ kind: 'ok', text: '' })),
    };
    const session = await openMonitoredSession({ ...SPEC, tools: [tool] }, environment);
    // The run's own time limit.
    const others = clock.pending();
    const pending = () => clock.pending() - others;
    return { clock, budget, cancel, runtime, pending, ask: () => session.ask('go') };
  }

  it('hands on the answer and leaves neither timer nor listener', async () => {
    const { budget, pending, ask } = await aTurn(says('done'));
    expect(await ask()).toMatchObject({ kind: 'done', report: { summary: 'done' } });
    expect([pending(), getEventListeners(budget.signal, 'abort')]).toEqual([0, []]);
  });

  it('ends a session that falls silent, counted from its last event', async () => {
    const { clock, pending, ask } = await aTurn(async ({ say, ...moment }) => {
      await clock.sleep(200_000);
      say(life);
      return never({ say, ...moment });
    });
    const turn = ask();
    await clock.advance(200_000 + SILENCE_TIMEOUT_MS - 1);
    expect(pending()).toBe(1);
    await clock.advance(1);
    expect(await turn).toEqual({ kind: 'stopped', why: 'silence' });
  });

  it.each([['ends'], ['throws']])(
    'takes no silence amiss while a tool of ours is at work, and listens again after it %s',
    async (how) => {
      const { clock, pending, ask } = await aTurn(
        async ({ call, ...moment }) => {
          await call('work', {}).catch(() => undefined);
          return never({ call, ...moment });
        },
        async () => {
          await clock.sleep(2 * SILENCE_TIMEOUT_MS);
          if (how === 'throws') throw new Error('broken');
        },
      );
      const turn = ask();
      await clock.advance(2 * SILENCE_TIMEOUT_MS + 1_000);
      expect(pending()).toBe(1);
      await clock.advance(SILENCE_TIMEOUT_MS);
      expect(await turn).toEqual({ kind: 'stopped', why: 'silence' });
    },
  );

  it('has a number, which its calls are given', async () => {
    const turns: unknown[] = [];
    const tool: SessionTool = {
      name: 'work',
      description: '',
      inputSchema: {},
      async call(_input, { turn }) {
        turns.push(turn);
        return { kind: 'ok', text: '' };
      },
    };
    const act: TurnScript = async ({ call }) => {
      await call('work', { n: turns.length });
      await call('work', { n: turns.length });
      return 'done';
    };
    const { environment } = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [act, act] } }),
    });
    const session = await openMonitoredSession({ ...SPEC, tools: [tool] }, environment);
    await session.ask('go');
    await session.ask('go on');
    expect(turns).toEqual([1, 1, 2, 2]);
  });

  it('ends with the run', async () => {
    const { clock, cancel, ask } = await aTurn(never);
    const turn = ask();
    cancel();
    expect(await turn).toEqual({ kind: 'stopped', why: 'aborted' });
    expect(clock.pending()).toBe(1);
  });

  it('asks nothing once the run has ended', async () => {
    const { cancel, runtime, ask } = await aTurn(says('done'));
    cancel();
    expect(await ask()).toEqual({ kind: 'stopped', why: 'aborted' });
    expect(runtime.asked).toEqual([]);
  });
});

describe('an end', () => {
  function aBudget(isCancelled: boolean) {
    const cancelled = new AbortController();
    const limits = { tokens: 9, toolCalls: 9, minutes: 9 };
    const onExhausted = () => undefined;
    const signal = cancelled.signal;
    const budget = openBudget({
      limits,
      clock: aClock(),
      startedAt: 0,
      cancelled: signal,
      onExhausted,
    });
    if (isCancelled) cancelled.abort();
    return budget;
  }

  const CANCELLED = { kind: 'stopped', reason: 'The job was cancelled.', type: 'stopped' };

  it('a runtime that ends because the run was cancelled is no failure of its agent', () => {
    const turn = { kind: 'failed', type: 'runtime', message: 'It ended.' } as const;
    expect(sessionEndOf(turn, aBudget(true))).toEqual(CANCELLED);
  });

  it.each([
    [false, 'runtime'],
    [true, 'quota'],
  ])('any other failure is told as it is: cancelled %s, %s', (isCancelled, type) => {
    const turn = { kind: 'failed', type, message: 'It ended.' } as const;
    const end = { kind: 'failed', reason: 'It ended.', type };
    expect(sessionEndOf(turn, aBudget(isCancelled))).toEqual(end);
  });

  it('what was thrown is told with its hint, unless it is the end of the run', () => {
    const cancelled = aBudget(true);
    expect(sessionEndOfError(cancelled.signal.reason, cancelled)).toEqual(CANCELLED);
    const thrown = new SquadError({ code: 'E_GIT', message: 'No.', hint: 'Try again.' });
    const failed = { kind: 'failed', reason: 'No. Try again.', type: 'E_GIT' };
    expect(sessionEndOfError(thrown, cancelled)).toEqual(failed);
    const bare = new SquadError({ code: 'E_GIT', message: 'No.' });
    expect(sessionEndOfError(bare, aBudget(false))).toMatchObject({ reason: 'No.' });
  });
});
