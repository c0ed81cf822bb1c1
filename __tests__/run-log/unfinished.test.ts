import { describe, expect, it } from '@jest/globals';
import { type AgentRow, unfinishedAgents } from '#src/run-log/agent-row.ts';
import { anAgent, coordinator, fenster } from '../publish/a-run.ts';

const failed = anAgent({ state: 'failed', endedAt: 50_000, startedAt: 10_000, files: ['a.js'] });
const later = { startedAt: 60_000, lastActiveAt: 90_000, endedAt: 90_000, state: 'done' } as const;
const sessionsLeft = (...rows: readonly AgentRow[]) =>
  unfinishedAgents(rows).map(({ session }) => session);

describe('unfinished work', () => {
  it('is that of agents who failed or were stopped', () => {
    const stopped = anAgent({ name: 'Keyser', state: 'stopped', endedAt: 60_000 });
    expect(sessionsLeft(coordinator, fenster, failed, stopped)).toEqual(['hockney', 'keyser']);
  });

  it.each([
    ['the same agent, who began anew', anAgent({ ...later, session: 'hockney-2', task: 'again' })],
    ['a colleague with the same task', { ...fenster, ...later, task: failed.task }],
    ['a colleague who went on with its files', { ...fenster, ...later, files: ['a.js', 'b.js'] }],
  ])('is no more what was finished by %s', (_who, row) => {
    expect(sessionsLeft(failed, row)).toEqual([]);
  });

  it.each([
    ['the same agent, at work on something else meanwhile', { ...later, startedAt: 20_000 }],
    ['the same agent, who failed again', { ...later, state: 'failed' as const }],
  ])('stays unfinished after %s', (_who, change) => {
    const row = anAgent({ ...change, session: 'hockney-2', task: 'other' });
    expect(sessionsLeft(failed, row)).toContain('hockney');
  });

  it('stays unfinished after a colleague who did something else, or had ended before', () => {
    expect(sessionsLeft(failed, { ...fenster, ...later, files: ['b.js'] })).toEqual(['hockney']);
    const before = { ...fenster, files: ['a.js'], lastActiveAt: 40_000, endedAt: 40_000 };
    expect(sessionsLeft(failed, before)).toEqual(['hockney']);
  });
});
