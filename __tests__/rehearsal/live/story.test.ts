import { describe, expect, it } from '@jest/globals';
import type { RunEvent } from '#src/run-log/events.ts';
import { Story, type StoryLine } from '../../../rehearsal/live/story.ts';

const session = 'fenster';
const start = { session, agent: 'fenster', name: 'Fenster', role: 'Backend', task: 't' };
const spawned: RunEvent = {
  ...start,
  kind: 'agent.spawned',
  sessionId: '1',
  requestedBy: 'alice',
  model: undefined,
};

/** A tool's call, which is told once it is complete. */
function call(step: string): readonly RunEvent[] {
  const tool = { session, callId: step, tool: 'edit' };
  return [
    { kind: 'agent.step', session, step },
    { kind: 'tool.start', ...tool, input: step },
    { kind: 'tool.complete', ...tool, ms: 1 },
  ];
}

function handoff(to: string, task: string, reason?: string): RunEvent {
  const parts = { from: 'fenster', to, task, type: 'question', files: [], id: `${to} ${task}` };
  const fate = { status: 'sent', action: 'approved' } as const;
  const refused = { status: 'refused', action: 'rejected' } as const;
  const end = reason === undefined ? fate : refused;
  return { kind: 'handoff', ...parts, ...end, redirectedFrom: undefined, reason };
}

function shown(...events: readonly RunEvent[]): readonly string[] {
  const lines: StoryLine[] = [];
  const story = new Story((line) => lines.push(line));
  for (const [at, event] of events.entries()) story.event({ ...event, at });
  story.end(events.length);
  return lines.map(({ who, what }) => `${who}: ${what}`);
}

const note = { agent: 'fenster', title: 'On the server', category: 'a', path: 'p' };
const finished: RunEvent = {
  kind: 'agent.finished',
  session,
  answer: 'In src/users.js.\n\nMore.',
};

describe('Story', () => {
  it('tells what an agent does in one go in one line, files first, each once', () => {
    const decision: RunEvent = { kind: 'decision', session, note };
    const steps = ['reads a.js', 'edits a.js', 'edits a.js', 'edits b.js'].flatMap(call);
    expect(shown(spawned, decision, ...steps, finished)).toEqual([
      'Fenster: reads a.js · edits a.js, b.js · decides: On the server',
    ]);
  });

  it('tells the answer of an agent that did nothing else', () => {
    expect(shown(spawned, finished)).toEqual(['Fenster: is done: In src/users.js.']);
  });

  it('tells work before the handoff after it, alike refusals once, and what changes on GitHub', () => {
    expect(
      shown(
        spawned,
        ...call('writes a.js'),
        handoff('verbal', 'Look.'),
        handoff('hockney', 'one', 'it goes round in a circle'),
        handoff('hockney', 'two', 'it goes round in a circle'),
        { kind: 'effect', effect: 'push', detail: 'squad/7-x' },
        { kind: 'effect', effect: 'pull-request', detail: '#8' },
      ),
    ).toEqual([
      'Fenster: writes a.js',
      'Fenster: → verbal: Look.',
      'Fenster: → hockney refused: it goes round in a circle',
      'squad: pushes squad/7-x · opens pull request #8',
    ]);
  });

  it('does not keep a slow agent’s work to itself', () => {
    const lines: StoryLine[] = [];
    const story = new Story((line) => lines.push(line));
    for (const event of [spawned, ...call('writes a.js')]) story.event({ ...event, at: 1000 });
    story.tick(2000);
    expect(lines).toEqual([]);
    story.tick(9000);
    expect(lines).toEqual([{ at: 9000, who: 'Fenster', what: 'writes a.js' }]);
  });
});
