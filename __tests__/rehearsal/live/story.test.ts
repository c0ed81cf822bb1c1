import { describe, expect, it } from '@jest/globals';
import type { SeenRequest } from '../../../rehearsal/github/embedded-github.ts';
import { Story, type StoryLine } from '../../../rehearsal/live/story.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';

const spawned: RunEvent = {
  kind: 'agent.spawned',
  session: 'fenster',
  sessionId: '1',
  agent: 'fenster',
  name: 'Fenster',
  role: 'Backend',
  task: 't',
  requestedBy: 'alice',
  model: undefined,
};
const session = 'fenster';

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

function tell(events: readonly (RunEvent | SeenRequest)[]): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  const story = new Story((line) => lines.push(line));
  for (const [at, event] of events.entries()) {
    if ('method' in event) story.request({ ...event, at });
    else story.event({ ...event, at });
  }
  story.end(events.length);
  return lines;
}

function shown(events: readonly (RunEvent | SeenRequest)[]): readonly string[] {
  return tell(events).map(
    ({ who, to, what }) => `${who}${to === undefined ? '' : ` → ${to}`}: ${what}`,
  );
}

function request(method: string, path: string, parts: Partial<SeenRequest> = {}): SeenRequest {
  return {
    kind: 'api',
    method,
    path: `/repos/acme/shop${path}`,
    query: '',
    route: `/repos/{owner}/{repo}${path.replace(/\d+/, path.startsWith('/pulls') ? '{pull_number}' : '{issue_number}')}`,
    body: {},
    status: 201,
    answer: {},
    at: 0,
    ms: 1,
    ...parts,
  };
}

describe('Story', () => {
  it('tells what an agent does in one go in one line, files first, each once', () => {
    const note = { agent: 'fenster', title: 'On the server', category: 'a', path: 'p' };
    expect(
      shown([
        spawned,
        { kind: 'decision', session, note },
        ...call('reads', 'a.js'),
        ...call('edits', 'a.js'),
        ...call('edits', 'a.js'),
        ...call('edits', 'b.js'),
        { kind: 'agent.finished', session, answer: 'It is done.' },
      ]),
    ).toEqual(['Fenster: reads a.js · edits a.js, b.js · decides: On the server']);
  });

  it('tells the answer of an agent that did nothing else', () => {
    const ended: RunEvent = {
      kind: 'agent.finished',
      session,
      answer: 'In src/users.js.\n\nMore.',
    };
    expect(shown([spawned, ended])).toEqual(['Fenster: answers: In src/users.js.']);
  });

  it('tells work before the handoff that comes after it, and refused messages that are alike once', () => {
    expect(
      shown([
        spawned,
        ...call('writes', 'a.js'),
        handoff('verbal', 'Look.'),
        handoff('hockney', 'one', 'refused'),
        handoff('hockney', 'two', 'refused'),
      ]),
    ).toEqual([
      'Fenster: writes a.js',
      'Fenster → verbal: Look.',
      'Fenster: → hockney refused: it goes round in a circle',
    ]);
  });

  it('tells what changes on GitHub, and what GitHub refuses', () => {
    const refs = ['refs/squad/state', 'refs/heads/squad/7-x', 'refs/heads/main'];
    const push = { kind: 'git', path: '/acme/shop/git-receive-pack', body: refs } as const;
    const denied = { status: 403, answer: { message: 'Not permitted.' } };
    expect(
      shown([
        request('GET', '/issues/7'),
        request('POST', '/issues/7/comments', { body: { body: '<!-- squad-action:board x -->' } }),
        request('POST', '', { ...push, answer: ['refs/heads/main'] }),
        request('POST', '/pulls', { body: { draft: true }, answer: { number: 8 } }),
        request('POST', '/pulls/8/requested_reviewers', { body: { reviewers: ['olga'] } }),
        request('POST', '/pulls', denied),
      ]),
    ).toEqual([
      'board: posted on #7',
      'squad: pushes squad/7-x · opens pull request #8 as a draft · asks olga to review #8',
      'github: refuses (403) when the squad opens a pull request: Not permitted.',
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
