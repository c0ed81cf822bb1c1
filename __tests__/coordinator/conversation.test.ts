import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { OPENING_MS, openConversation } from '../../src/coordinator/conversation.ts';
import { settle } from './a-clock.ts';
import { aCrew } from './a-crew.ts';
import { aRuntime, says } from './a-runtime.ts';

const spec = {
  label: 'hockney',
  systemPrompt: 'You are Hockney, a Squad agent.',
  directory: '/desks/hockney',
  model: undefined,
  tools: [],
  files: undefined,
};

/** A runtime whose sessions open when `letIn` is called. */
function aSlowRuntime() {
  let letIn: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  return { runtime: aRuntime({ opening: () => opening }), letIn: () => letIn() };
}

describe('openConversation', () => {
  it('asks, and leaves neither timer nor listener when it has its answer', async () => {
    const { crew, budget, clock } = aCrew({
      runtime: aRuntime({ acts: { hockney: [says('hi')] } }),
    });
    const conversation = await openConversation(spec, crew);
    expect(await conversation.ask('go', 1000)).toEqual({ kind: 'done', text: 'hi' });
    budget.close();
    expect([clock.pending(), getEventListeners(budget.signal, 'abort')]).toEqual([0, []]);
  });

  it('A2A-10 opens nothing once a limit was reached', async () => {
    const { crew, budget, runtime, cancel } = aCrew();
    cancel();
    await expect(openConversation(spec, crew)).rejects.toBe(budget.signal.reason);
    expect(runtime.opened).toEqual([]);
  });

  it('gives up a session that is being opened when a limit is reached, and closes it when it comes', async () => {
    const { runtime, letIn } = aSlowRuntime();
    const { crew, budget, clock, cancel } = aCrew({ runtime });
    const opening = openConversation(spec, crew);
    cancel();
    await expect(opening).rejects.toEqual({ limit: 'cancelled', reason: 'The job was cancelled.' });
    letIn();
    await settle();
    budget.close();
    expect([runtime.closed, clock.pending()]).toEqual([['hockney'], 0]);
  });

  it('S0-24 waits a bounded time for the runtime, and says so', async () => {
    const { runtime } = aSlowRuntime();
    const { crew, clock } = aCrew({ runtime });
    const opening = openConversation(spec, crew);
    const refused = expect(opening).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message: 'timeout: the Copilot runtime opened no session within 180 s.',
    });
    await clock.advance(OPENING_MS);
    await refused;
  });

  it('hands on what the runtime throws', async () => {
    const broken = new Error('no runtime');
    const runtime = aRuntime({ opening: () => Promise.reject(broken) });
    const { crew, budget, clock } = aCrew({ runtime });
    await expect(openConversation(spec, crew)).rejects.toBe(broken);
    budget.close();
    expect(clock.pending()).toBe(0);
  });

  it('closes without complaint', async () => {
    const { crew } = aCrew({
      runtime: {
        ...aRuntime(),
        openSession: async () => ({
          id: 's',
          ask: async () => ({ kind: 'done', text: '' }),
          close: () => Promise.reject(new Error('gone already')),
        }),
      },
    });
    const conversation = await openConversation(spec, crew);
    expect(await conversation.close()).toBeUndefined();
  });
});
