import { describe, expect, it } from '@jest/globals';
import { Story, type StoryLine } from '../../../rehearsal/live/story.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';

const session = 'fenster';
const spawned: RunEvent = {
  kind: 'agent.spawned',
  session,
  sessionId: '1',
  agent: 'fenster',
  name: 'Fenster',
  role: 'Backend',
  task: 't',
  requestedBy: 'alice',
  model: undefined,
};

function call(tool: string, path: string): readonly RunEvent[] {
  const callId = `${tool} ${path}`;
  return [
    { kind: 'agent.step', session, step: `${tool} ${path}` },
    { kind: 'tool.start', session, callId, tool: 'edit', input: path },
    { kind: 'tool.complete', session, callId, tool: 'edit', ms: 1 },
  ];
}

function handoff(to: string, task: string, status: 'sent' | 'refused' = 'sent'): RunEvent {
  return {
    kind: 'handoff',
    id: `${to} ${task}`,
    from: 'fenster',
    to,
    task,
    type: 'question',
    files: [],
    status,
    action: status === 'sent' ? 'approved' : 'rejected',
    redirectedFrom: undefined,
    reason: status === 'sent' ? undefined : 'it goes round in a circle',
  };
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
    const edits = ['a.js', 'a.js', 'b.js'].flatMap((path) => call('edits', path));
    expect(shown(spawned, decision, ...call('reads', 'a.js'), ...edits, finished)).toEqual([
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
        ...call('writes', 'a.js'),
        handoff('verbal', 'Look.'),
        handoff('hockney', 'one', 'refused'),
        handoff('hockney', 'two', 'refused'),
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
    for (const event of [spawned, ...call('writes', 'a.js')]) story.event({ ...event, at: 1000 });
    story.tick(2000);
    expect(lines).toEqual([]);
    story.tick(9000);
    expect(lines).toEqual([{ at: 9000, who: 'Fenster', what: 'writes a.js' }]);
  });
});
