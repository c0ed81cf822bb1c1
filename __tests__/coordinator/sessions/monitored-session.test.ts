import { describe, expect, it } from '@jest/globals';
import {
  OPENING_TIMEOUT_MS,
  openMonitoredSession,
} from '../../../src/coordinator/sessions/monitored-session.ts';
import { settle } from '../a-clock.ts';
import { aRuntime } from '../a-runtime.ts';
import { anAgentEnvironment } from '../an-agent-environment.ts';

const spec = {
  label: 'hockney',
  systemPrompt: 'You are Hockney, a Squad agent.',
  directory: '/worktrees/hockney',
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
  it('opens nothing once a limit was reached', async () => {
    const { environment, budget, runtime, cancel } = anAgentEnvironment();
    cancel();
    await expect(openMonitoredSession(spec, environment)).rejects.toBe(budget.signal.reason);
    expect(runtime.opened).toEqual([]);
  });

  it('gives up a session that is being opened when a limit is reached, and closes it when it comes', async () => {
    const { runtime, letIn } = aSlowRuntime();
    const { environment, budget, clock, cancel } = anAgentEnvironment({ runtime });
    const opening = openMonitoredSession(spec, environment);
    cancel();
    await expect(opening).rejects.toEqual({ limit: 'cancelled', reason: 'The job was cancelled.' });
    letIn();
    await settle();
    budget.close();
    expect([runtime.closed, clock.pending()]).toEqual([['hockney'], 0]);
  });

  it('waits a bounded time for the runtime, and says so', async () => {
    const { runtime } = aSlowRuntime();
    const { environment, clock } = anAgentEnvironment({ runtime });
    const opening = openMonitoredSession(spec, environment);
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
    const conversation = await openMonitoredSession(spec, environment);
    expect(await conversation.close()).toBeUndefined();
  });
});
