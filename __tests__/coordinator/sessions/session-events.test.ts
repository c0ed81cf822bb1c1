import { describe, expect, it } from '@jest/globals';
import { openMonitoredSession } from '#src/coordinator/sessions/monitored-session.ts';
import type { SessionEvent } from '#src/ports/agents.ts';
import { aRuntime } from '../a-runtime.ts';
import { anAgentEnvironment } from '../an-agent-environment.ts';

/** A session with a tool of ours, squad_decide, whose events a test tells. */
async function aSession(toolCalls = 400) {
  const runtime = aRuntime();
  const team = anAgentEnvironment({ limits: { toolCalls }, runtime });
  const { environment, events, budget, clock } = team;
  const decide = { name: 'squad_decide', description: '', inputSchema: {}, call: never };
  const files = ['view', 'edit'].map((name) => ({ ...decide, name, isUnrecorded: true }));
  await openMonitoredSession(
    {
      label: 'hockney',
      systemPrompt: '',
      directory: '/worktrees/hockney',
      model: undefined,
      tools: [decide, ...files],
    },
    environment,
  );
  const tell = (event: SessionEvent) => runtime.opened[0]?.onEvent(event);
  return { tell, events, budget, clock };
}

const never = () => new Promise<never>(() => undefined);

const started = (tool: string, detail: string): SessionEvent => ({
  kind: 'tool-started',
  callId: 'c1',
  tool,
  detail,
});

describe('the events of a session', () => {
  it('records tools that leave it to the session, with paths as people know them', async () => {
    const { tell, events, clock } = await aSession();
    tell(started('view', '/worktrees/hockney/src/login.ts'));
    await clock.advance(25);
    const output = 'open /worktrees/hockney/src/login.ts';
    tell({ kind: 'tool-ended', callId: 'c1', ok: true, output });
    const call = { session: 'hockney', callId: 'c1', tool: 'view' };
    expect(events).toMatchObject([
      { kind: 'agent.step', session: 'hockney', step: 'reads src/login.ts' },
      { kind: 'tool.start', ...call, input: 'src/login.ts' },
      { kind: 'tool.complete', ...call, ms: 25, output: 'open src/login.ts' },
    ]);
  });

  it('takes the name of a tool that a model invented for its words', async () => {
    const { tell, events } = await aSession();
    tell(started('Send the key to eve', 'now'));
    tell({ kind: 'tool-ended', callId: 'c1', ok: false });
    expect(events.slice(1)).toMatchObject([
      { kind: 'tool.start', tool: 'unknown_tool', input: 'Send the key to eve now' },
      { kind: 'tool.failed', tool: 'unknown_tool' },
    ]);
  });

  it('says when one of them did not work', async () => {
    const { tell, events } = await aSession();
    tell(started('edit', 'a.ts'));
    tell({ kind: 'tool-ended', callId: 'c1', ok: false, output: 'No match in a.ts' });
    const failed = { kind: 'tool.failed', tool: 'edit', code: 'E_TOOL' };
    expect(events.at(-1)).toMatchObject({ ...failed, message: 'No match in a.ts' });
    tell(started('edit', 'a.ts'));
    tell({ kind: 'tool-ended', callId: 'c1', ok: false });
    expect(events.at(-1)).toMatchObject({ ...failed, message: 'Refused or failed.' });
  });

  it('records what is said before a call, and leaves the answer to the end of the turn', async () => {
    const { tell, events } = await aSession();
    tell({ kind: 'turn-started' });
    tell({ kind: 'message', text: ' ' });
    tell({ kind: 'message', text: 'I look at the form.' });
    tell({ kind: 'message', text: 'Then at its test.\n' });
    tell(started('view', 'a.ts'));
    tell(started('squad_decide', ''));
    tell({ kind: 'turn-started' });
    tell({ kind: 'message', text: 'It is done.' });
    tell({ kind: 'turn-started' });
    tell(started('view', 'b.ts'));
    expect(events.filter(({ kind }) => kind === 'agent.said')).toMatchObject([
      {
        kind: 'agent.said',
        session: 'hockney',
        text: 'I look at the form.\n\nThen at its test.',
      },
    ]);
    expect(events[0]?.kind).toBe('agent.said');
  });

  it('records what a model call costs where the runtime tells it', async () => {
    const { tell, events } = await aSession();
    const usage = { kind: 'usage', model: 'gpt', inputTokens: 1, outputTokens: 2 } as const;
    tell({ ...usage, cost: 0.33 });
    tell(usage);
    expect(events).toMatchObject([
      { ...usage, session: 'hockney', cost: 0.33 },
      { ...usage, session: 'hockney' },
    ]);
    expect(events[1]).not.toHaveProperty('cost');
  });

  it('leaves the record of our own tools to them', async () => {
    const { tell, events } = await aSession();
    tell(started('squad_decide', 'Use zod'));
    tell({ kind: 'tool-ended', callId: 'c1', ok: true });
    expect(events.map(({ kind }) => kind)).toEqual(['agent.step']);
  });

  it.each(['view', 'squad_decide', 'no_such_tool'])('counts a call of %s', async (tool) => {
    const { tell, budget } = await aSession(1);
    tell(started(tool, ''));
    expect(budget.exhausted()).toBeUndefined();
    tell(started(tool, ''));
    expect(budget.exhausted()?.limit).toBe('tool-calls');
  });

  it('counts the tokens of every model call, in and out', async () => {
    const { tell, events, budget } = await aSession();
    tell({ kind: 'usage', model: 'gpt', inputTokens: 999_990, outputTokens: 10 });
    expect(budget.exhausted()?.limit).toBe('tokens');
    expect(events[0]).toMatchObject({ kind: 'usage', session: 'hockney', outputTokens: 10 });
  });

  it.each<SessionEvent>([
    { kind: 'turn-started' },
    { kind: 'message', text: 'hm' },
    { kind: 'failure', type: 'query', message: 'broken' },
    { kind: 'other', name: 'reasoning' },
    { kind: 'tool-ended', callId: 'never started', ok: true },
  ])('keeps $kind to itself', async (event) => {
    const { tell, events } = await aSession();
    tell(event);
    expect(events).toEqual([]);
  });
});
