import { describe, expect, it } from '@jest/globals';
import type { AgentRuntimeBackend } from '#src/coordinator/messages/agent-runtime.ts';
import type { JsonData } from '#src/text/json-text.ts';
import { createRuntimeHandler } from '#src/tools/host/agent-runtime.ts';

/** Says what it was asked. */
function echo(): { readonly runtime: AgentRuntimeBackend; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const facts = { eventId: 'e', target: 't' };
  const runtime: AgentRuntimeBackend = {
    async request(...args) {
      asked.push(['request', ...args]);
      return { kind: 'done', value: { ...facts, correlationId: 'c' } };
    },
    async send(...args) {
      asked.push(['send', ...args]);
      const error = { code: 'E_A2A_RATE', message: 'too many', suggestion: 'wait' };
      return { kind: 'error', error };
    },
    async spawn(...args) {
      asked.push(['spawn', ...args]);
      return { kind: 'done', value: { target: 't', instanceKey: 'i', spawned: true } };
    },
    async list(...args) {
      asked.push(['list', ...args]);
      return { agents: [] };
    },
    async catalog() {
      const names = { swarmName: 's', entryAgent: 'e', selfAgent: 'me' };
      return { ...names, availableAgents: ['me'], callableAgents: [] };
    },
  };
  return { runtime, asked };
}

const question = (method: 'request' | 'send' | 'spawn' | 'list' | 'catalog', args: JsonData[]) => ({
  toolCallId: 'c',
  method,
  args,
  signal: new AbortController().signal,
});

describe('what a tool asks of the other agents', () => {
  it('reaches the broker as it was asked, and a refusal comes back as data', async () => {
    const { runtime, asked } = echo();
    const ask = createRuntimeHandler(runtime);
    const request = question('request', ['mcmanus', { message: { text: 'hi' } }, { timeoutMs: 5 }]);
    expect(await ask(request)).toEqual({
      kind: 'done',
      value: { eventId: 'e', target: 't', correlationId: 'c' },
    });
    expect(await ask(question('send', ['a', 'b']))).toMatchObject({
      kind: 'error',
      error: { code: 'E_A2A_RATE' },
    });
    await ask(question('spawn', ['a', { instanceKey: 'k', cwd: 'src' }]));
    await ask(question('list', [{ includeAll: true }]));
    expect(await ask(question('catalog', []))).toMatchObject({ value: { selfAgent: 'me' } });
    expect(asked).toEqual([
      ['request', 'mcmanus', { message: { text: 'hi' } }, { timeoutMs: 5 }],
      ['send', 'a', 'b'],
      ['spawn', 'a', { instanceKey: 'k', cwd: 'src' }],
      ['list', { includeAll: true }],
    ]);
  });

  it('is left out where it makes no sense: the broker says so', async () => {
    const { runtime, asked } = echo();
    const ask = createRuntimeHandler(runtime);
    await ask(question('request', [5, [1], 'x']));
    await ask(question('spawn', [null, { cwd: 5 }]));
    await ask(question('list', ['all']));
    expect(asked).toEqual([
      ['request', '', '', undefined],
      ['spawn', '', undefined],
      ['list', undefined],
    ]);
  });
});
