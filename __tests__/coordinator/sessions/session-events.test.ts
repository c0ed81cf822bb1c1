import { describe, expect, it } from '@jest/globals';
import { createSessionEventListener } from '../../../src/coordinator/sessions/session-events.ts';
import { statusText } from '../../../src/coordinator/sessions/status-text.ts';
import type { SessionEvent } from '../../../src/ports/agents.ts';
import { anAgentEnvironment } from '../an-agent-environment.ts';

function aNarrator(toolCalls = 400) {
  const { environment, events, budget, clock } = anAgentEnvironment({ limits: { toolCalls } });
  const ownTools = new Set(['squad_decide']);
  const tell = createSessionEventListener(
    { session: 'hockney', directory: '/worktrees/hockney', ownTools },
    environment,
  );
  return { tell, events, budget, clock };
}

const started = (tool: string, detail: string): SessionEvent => ({
  kind: 'tool-started',
  callId: 'c1',
  tool,
  detail,
});

describe('narrator', () => {
  it("records the runtime's own tools, with paths as people know them", async () => {
    const { tell, events, clock } = aNarrator();
    tell(started('view', '/worktrees/hockney/src/login.ts'));
    await clock.advance(25);
    tell({ kind: 'tool-ended', callId: 'c1', ok: true });
    const call = { session: 'hockney', callId: 'c1', tool: 'view' };
    expect(events).toMatchObject([
      { kind: 'agent.step', session: 'hockney', step: 'reads src/login.ts' },
      { kind: 'tool.start', ...call, input: 'src/login.ts' },
      { kind: 'tool.complete', ...call, ms: 25 },
    ]);
  });

  it('says when a tool of the runtime did not work', () => {
    const { tell, events } = aNarrator();
    tell(started('edit', 'a.ts'));
    tell({ kind: 'tool-ended', callId: 'c1', ok: false });
    expect(events.at(-1)).toMatchObject({ kind: 'tool.failed', tool: 'edit', code: 'E_TOOL' });
  });

  it('leaves the record of our own tools to them', () => {
    const { tell, events } = aNarrator();
    tell(started('squad_decide', 'Use zod'));
    tell({ kind: 'tool-ended', callId: 'c1', ok: true });
    expect(events.map(({ kind }) => kind)).toEqual(['agent.step']);
  });

  it.each(['view', 'squad_decide', 'no_such_tool'])('counts a call of %s', (tool) => {
    const { tell, budget } = aNarrator(1);
    tell(started(tool, ''));
    expect(budget.exhausted()).toBeUndefined();
    tell(started(tool, ''));
    expect(budget.exhausted()?.limit).toBe('tool-calls');
  });

  it('counts the tokens of every model call, in and out', () => {
    const { tell, events, budget } = aNarrator();
    tell({ kind: 'usage', model: 'gpt', inputTokens: 999_990, outputTokens: 10 });
    expect(budget.exhausted()?.limit).toBe('tokens');
    expect(events[0]).toMatchObject({ kind: 'usage', session: 'hockney', outputTokens: 10 });
  });

  it('shows that the model is waited for', () => {
    const { tell, events } = aNarrator();
    tell({ kind: 'retry', reason: 'no proper answer' });
    expect(events).toMatchObject([{ kind: 'agent.step', step: 'waits for the model' }]);
  });

  it.each<SessionEvent>([
    { kind: 'turn-started' },
    { kind: 'message', text: 'hm' },
    { kind: 'failure', type: 'query', message: 'broken' },
    { kind: 'other', name: 'reasoning' },
    { kind: 'tool-ended', callId: 'never started', ok: true },
  ])('keeps $kind to itself', (event) => {
    const { tell, events } = aNarrator();
    tell(event);
    expect(events).toEqual([]);
  });
});

describe('stepOf', () => {
  it.each([
    ['view', 'src/login.ts', 'reads src/login.ts'],
    ['grep', 'a  b\nc', 'searches for a b c'],
    ['squad_memory', '', 'notes a learning'],
    ['lint', 'src', 'uses lint src'],
    ['constructor', '', 'uses constructor'],
    ['view', 'x'.repeat(80), `reads ${'x'.repeat(59)}…`],
    ['view', `${'x'.repeat(56)}😀😀😀`, `reads ${'x'.repeat(56)}😀…`],
  ])('puts %s of %j into words', (tool, detail, words) => {
    expect(statusText(tool, detail)).toBe(words);
  });
});
