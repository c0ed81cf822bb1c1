import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import {
  createWatchdog,
  runTurn,
  SILENCE_TIMEOUT_MS,
} from '../../../src/coordinator/sessions/run-turn.ts';
import type { SessionEvent } from '../../../src/ports/agents.ts';
import { aClock } from '../a-clock.ts';
import { aRuntime, never, says, type TurnScript } from '../a-runtime.ts';

const life: SessionEvent = { kind: 'other', name: 'reasoning' };

async function aTurn(act: TurnScript) {
  const clock = aClock();
  const watchdog = createWatchdog(clock);
  const stop = new AbortController();
  const runtime = aRuntime({ acts: { hockney: [act] } });
  const session = await runtime.openSession({
    label: 'hockney',
    systemPrompt: '',
    directory: '/worktrees/hockney',
    model: undefined,
    tools: [],
    onEvent: () => watchdog.markActive(),
  });
  const take = () => runTurn(session, { prompt: 'go' }, { clock, watchdog, signal: stop.signal });
  return { clock, watchdog, stop, runtime, take };
}

describe('takeTurn', () => {
  it('hands on the answer and leaves neither timer nor listener', async () => {
    const { clock, stop, take } = await aTurn(says('done'));
    expect(await take()).toEqual({ kind: 'done', text: 'done' });
    expect([clock.pending(), getEventListeners(stop.signal, 'abort')]).toEqual([0, []]);
  });

  it('ends a session that falls silent, counted from its last event', async () => {
    const { clock, take } = await aTurn(async ({ say, ...moment }) => {
      await clock.sleep(200_000);
      say(life);
      return never({ say, ...moment });
    });
    const turn = take();
    await clock.advance(200_000 + SILENCE_TIMEOUT_MS - 1);
    expect(clock.pending()).toBe(1);
    await clock.advance(1);
    expect(await turn).toEqual({ kind: 'stopped', why: 'silence' });
  });

  it('takes no silence amiss while a tool of ours is at work, and listens again after it', async () => {
    const { clock, watchdog, take } = await aTurn(async () => {
      await watchdog.whileBusy(() => clock.sleep(10 * SILENCE_TIMEOUT_MS));
      return never({} as never);
    });
    const turn = take();
    await clock.advance(10 * SILENCE_TIMEOUT_MS);
    expect(clock.pending()).toBe(1);
    await clock.advance(SILENCE_TIMEOUT_MS);
    expect(await turn).toEqual({ kind: 'stopped', why: 'silence' });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('counts a tool that %s as ended', async (_, work: () => Promise<never>) => {
    const { clock, watchdog } = await aTurn(never);
    await expect(watchdog.whileBusy(work)).rejects.toThrow('broken');
    await clock.advance(7);
    expect(watchdog.silentFor()).toBe(7);
  });

  it('ends with the signal', async () => {
    const { clock, stop, take } = await aTurn(never);
    const turn = take();
    stop.abort({ limit: 'tokens' });
    expect(await turn).toEqual({ kind: 'stopped', why: 'aborted' });
    expect(clock.pending()).toBe(0);
  });

  it('asks nothing once the signal has fired', async () => {
    const { stop, runtime, take } = await aTurn(says('done'));
    stop.abort();
    expect(await take()).toEqual({ kind: 'stopped', why: 'aborted' });
    expect(runtime.asked).toEqual([]);
  });
});
