// Records of runs for the tests: one in which everything happens that an event tells of, and one of many agents.
import { readFileSync } from 'node:fs';
import type { RunEvent, TimedEvent } from '#src/run-log/events.ts';

export const RICH_RECORD = readFileSync(new URL('./rich-run.jsonl', import.meta.url), 'utf8');
export const RICH: readonly TimedEvent[] = RICH_RECORD.trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The lines of `run.jsonl`. */
export function recordOf(events: readonly object[]): string {
  return `${events.map((event) => JSON.stringify(event)).join('\n')}\n`;
}

/** The record of a run in which so many agents make so many calls each, with long results and diffs. */
export function recordOfMany(amount: number, calls: number): string {
  const [{ at: start } = { at: 0 }] = RICH;
  const patch = RICH.find((event) => event.kind === 'commit')?.patch ?? '';
  const told: TimedEvent[] = [];
  const tell = (seconds: number, ...events: readonly RunEvent[]) =>
    told.push(...events.map((event) => ({ ...event, at: start + Math.round(seconds * 1000) })));
  for (let place = 0; place < amount; place += 1) {
    const session = `agent-${place}`;
    const task = `Mend module ${place}. ${'Look well. '.repeat(40)}`;
    const own = { session, agent: session, name: `Agent ${place}`, role: 'Developer', task };
    const agent = { ...own, requestedBy: 'coordinator' };
    const at = 5 + place * 0.7;
    tell(at, { kind: 'agent.queued', ...agent, priority: 'normal' });
    tell(at + 2, { kind: 'agent.spawned', ...agent, sessionId: session, model: 'gpt-5' });
    for (let call = 0; call < calls; call += 1) {
      const made = { session, tool: 'view', callId: `${call}` };
      const output = 'const x = "<b>&";\n'.repeat(60);
      tell(at + 5 + call * 6.3, { kind: 'tool.start', ...made, input: `src/${place}/${call}.ts` });
      tell(at + 5.2 + call * 6.3, { kind: 'tool.complete', ...made, ms: 200, output });
    }
    const end = at + 6 + calls * 6.3;
    const files = [`src/module-${place}/a.ts`];
    const commit = { kind: 'commit', session, commit: 'e'.repeat(40), files, left: [] } as const;
    tell(end, { ...commit, patch: patch.repeat(20) });
    tell(end + 1, { kind: 'agent.finished', session, answer: 'Mended. '.repeat(300) });
  }
  return recordOf([
    ...RICH.slice(0, 5),
    ...told.toSorted((a, b) => a.at - b.at),
    ...RICH.slice(-2),
  ]);
}
