import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AgentEventInput,
  type AgentRuntimeCaller,
  createAgentRuntimeBackend,
} from '#src/coordinator/messages/agent-runtime.ts';
import { AgentInstances } from '#src/coordinator/sessions/agent-instances.ts';
import type { AgentRoster, Caller, Handoff, RouteResult } from '#src/coordinator/tasks/handoff.ts';
import { reportOfText } from '#src/report.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import { toJson } from '#src/text/json-text.ts';
import { createRuntimeHandler } from '#src/tools/host/agent-runtime.ts';
import { anAgentEnvironment } from '../../an-agent-environment.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const HOCKNEY: AgentRuntimeCaller = {
  agent: 'hockney',
  session: 'hockney-2',
  instanceKey: 'run-1',
  workspace: '/work/hockney',
};

function aRoster(sends = true): AgentRoster {
  const colleagues = ['hockney', 'ripley', 'odd-nes'].map((slug) => ({
    slug,
    name: slug,
    role: 'Dev',
    reviews: true,
    implements: true,
    sends,
  }));
  return {
    colleagues,
    find: (name) => colleagues.find(({ slug }) => slug === name.toLowerCase()),
    isPerson: () => false,
  };
}

/** A broker that ends every message alike, and a runtime before it. */
function aRuntime(
  result: RouteResult,
  { caller = HOCKNEY, sends = true, agents = [] as readonly AgentRow[] } = {},
) {
  const handoffs: Handoff[] = [];
  const callers: Caller[] = [];
  const instances = new AgentInstances({ now: () => NOW });
  const runtimeOf = (who: AgentRuntimeCaller) =>
    createAgentRuntimeBackend({
      broker: {
        async route(handoff, by) {
          handoffs.push(handoff);
          callers.push(by ?? { session: undefined });
          by?.onOpened?.({ id: `h${handoffs.length}`, correlationId: 'h0' });
          return result;
        },
      },
      caller: who,
      roster: aRoster(sends),
      instances,
      swarmName: 'Shop',
      agents: () => agents,
    });
  return { runtime: runtimeOf(caller), runtimeOf, handoffs, callers };
}

const ANSWERED: RouteResult = {
  kind: 'answered',
  from: 'ripley',
  response: 'Yes.',
  report: reportOfText('Yes.'),
};
const DELIVERED: RouteResult = { kind: 'delivered', to: 'ripley', sessionId: 's-1' };
describe('request', () => {
  it('answers under the ids that the log has', async () => {
    const { runtime } = aRuntime(ANSWERED);
    expect(await runtime.request('Ripley', 'Is it right?')).toEqual({
      kind: 'done',
      value: { eventId: 'h1/answer', target: 'ripley', response: 'Yes.', correlationId: 'h0' },
    });
  });

  it('goes through the broker as a question, in the name of the calling session', async () => {
    const { runtime, handoffs, callers } = aRuntime(ANSWERED);
    await runtime.request('ripley', 'Is it right?');
    const asked = { from: 'hockney', to: 'ripley', task: 'Is it right?', type: 'question' };
    expect(handoffs).toMatchObject([{ ...asked, isTyped: true, waitForResult: true }]);
    expect(callers[0]?.session).toBe('hockney-2');
  });

  it.each([
    [undefined, 60_000],
    [-5, 60_000],
    [Number.NaN, 60_000],
    ['5000', 60_000],
    [5_000, 5_000],
    [Number.POSITIVE_INFINITY, 1_800_000],
  ])('takes a wait of %p as %p ms', async (timeoutMs, waited) => {
    const { runtime, handoffs } = aRuntime(ANSWERED);
    await runtime.request('ripley', 'x', { timeoutMs });
    expect(handoffs[0]?.timeoutMs).toBe(waited);
  });

  it('says that the wait is over, and the work is not', async () => {
    const { runtime } = aRuntime({ kind: 'working', to: 'Ripley', waitedMs: 400 });
    const message = 'Ripley: No answer within 400 ms; the work goes on.';
    expect(await runtime.request('ripley', 'x')).toMatchObject({
      error: { code: 'E_A2A_TIMEOUT', message },
    });
  });

  it('passes the caller’s signal on', async () => {
    const { signal } = new AbortController();
    const { runtime, callers } = aRuntime(ANSWERED, { caller: { ...HOCKNEY, signal } });
    await runtime.request('ripley', 'x');
    expect(callers[0]?.signal).toBe(signal);
  });

  it('has no response from a person', async () => {
    const { runtime } = aRuntime({ kind: 'for-people', to: 'kari' });
    expect(await runtime.request('kari', 'x')).toEqual({
      kind: 'done',
      value: { eventId: 'h1', target: 'kari', correlationId: 'h0' },
    });
  });
});

describe('events', () => {
  it.each<AgentEventInput>(['', ' \n', {}, { input: '' }])(
    'without a text are refused: %j',
    async (event) => {
      const { runtime, handoffs } = aRuntime(ANSWERED);
      expect(await runtime.send('ripley', event)).toMatchObject({
        error: { code: 'E_TOOL_INVALID_ARGS' },
      });
      expect(handoffs).toEqual([]);
    },
  );

  it('of any kind break nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (target, event) => {
        const { runtime } = aRuntime(ANSWERED);
        const args = [toJson(target) ?? null, toJson(event) ?? null];
        const call = { toolCallId: 'c', signal: new AbortController().signal, args };
        const asked = createRuntimeHandler(runtime)({ method: 'request', ...call });
        expect(await asked).toHaveProperty('kind');
      }),
    );
  });
});

describe('send', () => {
  it('does not wait, and is work unless it says otherwise', async () => {
    const { runtime, handoffs } = aRuntime(DELIVERED);
    const sent = await runtime.send('ripley', 'Note this.');
    await runtime.send('ripley', { input: 'Done.', type: 'completion-notice' });
    await runtime.send('ripley', { input: 'Psst.', type: 'gossip' });
    expect(sent).toEqual({
      kind: 'done',
      value: { eventId: 'h1', target: 'ripley', accepted: true },
    });
    expect(
      handoffs.map(({ type, loggedAs, waitForResult }) => [type, loggedAs, waitForResult]),
    ).toEqual([
      ['implementation-request', 'information-share', false],
      ['completion-notice', 'completion-notice', false],
      ['implementation-request', 'information-share', false],
    ]);
  });

  it('is not accepted when the queue is full, and an error when a rule forbids it', async () => {
    const refused = (code: string): RouteResult => ({ kind: 'refused', code, reason: 'No.' });
    const full = await aRuntime(refused('E_POOL_FULL')).runtime.send('ripley', 'x');
    const rate = await aRuntime(refused('E_A2A_RATE')).runtime.send('ripley', 'x');
    const circle = await aRuntime(refused('E_A2A_CIRCULAR')).runtime.request('ripley', 'x');
    expect(circle).toMatchObject({ error: { code: 'CIRCULAR_CALL_DETECTED' } });
    expect([full, rate]).toEqual([
      { kind: 'done', value: { eventId: 'h1', target: 'ripley', accepted: false } },
      {
        kind: 'error',
        error: { code: 'E_A2A_RATE', message: 'No.', suggestion: 'do without it' },
      },
    ]);
  });
});

describe('spawn and list', () => {
  it('what is asked after it goes to that instance, or to the one that the event names', async () => {
    const { runtime, handoffs } = aRuntime(ANSWERED);
    await runtime.request('ripley', 'before');
    await runtime.spawn('ripley', { instanceKey: 'a' });
    await runtime.spawn('ripley', { instanceKey: 'b' });
    await runtime.request('ripley', 'after');
    await runtime.request('ripley', { input: 'named', instanceKey: 'a' });
    expect(handoffs.map(({ instance }) => instance)).toEqual([undefined, 'b', 'a']);
  });

  it('tells an instance the folder that it was spawned for', async () => {
    const { runtime, handoffs } = aRuntime(ANSWERED);
    await runtime.spawn('ripley', { instanceKey: 'a', cwd: 'src/api' });
    await runtime.spawn('ripley', { instanceKey: 'b' });
    for (const instanceKey of ['a', 'b'])
      await runtime.send('ripley', { input: 'go', instanceKey });
    expect(handoffs.map(({ constraints }) => constraints)).toEqual([
      ['Work in the folder src/api/ of the repository.'],
      [],
    ]);
  });

  it('refuses an agent that is not defined', async () => {
    expect(await aRuntime(ANSWERED).runtime.spawn('nobody')).toMatchObject({
      error: {
        code: 'E_AGENT_NOT_FOUND',
        message: expect.stringContaining('hockney, ripley, odd-nes'),
      },
    });
  });

  it.each([
    '..',
    '../x',
    '/etc',
    'a/../../x',
    '/work/hockney-2',
    '.git',
    'a/.GIT/b',
    'a\\..\\b',
    'a\0',
  ])('refuses the folder %j', async (cwd) => {
    const { runtime } = aRuntime(ANSWERED);
    expect(await runtime.spawn('ripley', { cwd })).toMatchObject({
      error: { code: 'E_TOOL_INVALID_ARGS', message: 'cwd is not inside the workspace' },
    });
    expect(await runtime.list({ includeAll: true })).toEqual({ agents: [] });
  });

  it('lets no folder out of the workspace', async () => {
    const part = fc.constantFrom('..', '.', 'a', '', '/', 'hockney', 'work', '~', ' ');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const { runtime } = aRuntime(ANSWERED);
        await runtime.spawn('ripley', { cwd: parts.join('/') });
        const { agents } = await runtime.list();
        expect(agents.every(({ cwd = '' }) => `${cwd}/`.startsWith('/work/hockney/'))).toBe(true);
      }),
    );
  });

  it.each(['', 'a\nb', 'x'.repeat(201)])('refuses the key %j', async (instanceKey) => {
    expect(await aRuntime(ANSWERED).runtime.spawn('ripley', { instanceKey })).toMatchObject({
      error: { code: 'E_TOOL_INVALID_ARGS', message: 'the instance key is not usable' },
    });
  });

  it('lists the caller’s own, or all', async () => {
    const { runtime, runtimeOf } = aRuntime(ANSWERED);
    await runtime.spawn('ripley', { instanceKey: 'a' });
    const other = runtimeOf({ ...HOCKNEY, agent: 'ripley', workspace: '/work/ripley' });
    await other.spawn('odd-nes', { instanceKey: 'b', cwd: 'src' });
    const createdAt = '2026-11-21T09:30:00.000Z';
    const ownerInstanceKey = 'run-1';
    const mine = { target: 'ripley', instanceKey: 'a', ownerAgent: 'hockney', ownerInstanceKey };
    const its = { target: 'odd-nes', instanceKey: 'b', ownerAgent: 'ripley', ownerInstanceKey };
    expect(await runtime.list()).toEqual({ agents: [{ ...mine, createdAt }] });
    expect(await runtime.list({ includeAll: true })).toEqual({
      agents: [
        { ...mine, createdAt },
        { ...its, createdAt, cwd: '/work/ripley/src' },
      ],
    });
  });

  it('ends at 256 instances', async () => {
    const { runtime } = aRuntime(ANSWERED);
    for (let index = 0; index < 256; index += 1) {
      await runtime.spawn('ripley', { instanceKey: `k${index}` });
    }
    expect(await runtime.spawn('ripley', { instanceKey: 'more' })).toMatchObject({ kind: 'error' });
    expect(await runtime.spawn('ripley', { instanceKey: 'k7' })).toMatchObject({ kind: 'done' });
  });
});

describe('catalog', () => {
  it('names the squad, its agents, and whom the caller may turn to', async () => {
    expect(await aRuntime(ANSWERED).runtime.catalog()).toEqual({
      swarmName: 'Shop',
      entryAgent: 'coordinator',
      selfAgent: 'hockney',
      availableAgents: ['hockney', 'ripley', 'odd-nes'],
      callableAgents: ['ripley', 'odd-nes'],
    });
  });
});

it('with the real broker, a request stands in the log under the ids that it answers with', async () => {
  const { broker, messages } = anAgentEnvironment();
  const runtime = createAgentRuntimeBackend({
    broker,
    caller: { ...HOCKNEY, agent: 'coordinator', session: 'coordinator' },
    roster: aRoster(),
    instances: new AgentInstances({ now: () => NOW }),
    swarmName: 'Shop',
    agents: () => [],
  });
  const asked = await runtime.request('verbal', 'Is it right?');
  const refused = await runtime.request('nobody', 'Is it right?');
  expect(messages).toMatchObject([
    { id: 'h1', answerId: 'h1/answer', correlationId: 'h1', to: 'verbal', responseReceived: true },
    { id: 'h2', type: 'question', to: 'nobody', coordinatorAction: 'rejected' },
  ]);
  expect(asked).toMatchObject({
    value: { eventId: 'h1/answer', correlationId: 'h1', response: 'verbal is done.' },
  });
  expect(refused).toMatchObject({ error: { code: 'E_AGENT_NOT_FOUND' } });
});
