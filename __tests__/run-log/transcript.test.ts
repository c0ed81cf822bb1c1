import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HandoffStatus, RunEvent } from '#src/run-log/events.ts';
import { openTranscript, type Transcript } from '#src/run-log/transcript.ts';
import { RICH } from './page/records.ts';

const session = 'hockney';
const spawned: RunEvent = {
  kind: 'agent.spawned',
  session,
  sessionId: 's-1',
  agent: 'hockney',
  name: 'Hockney',
  role: 'Tester',
  task: 'Test it',
  requestedBy: 'coordinator',
  model: 'gpt',
};
const finished: RunEvent = { kind: 'agent.finished', session, answer: 'Done.' };

type HandoffEvent = Extract<RunEvent, { kind: 'handoff' }>;

const handoff = (status: HandoffStatus, reason?: string): HandoffEvent => ({
  kind: 'handoff',
  id: 'h1',
  from: 'coordinator',
  to: 'hockney',
  task: 'Test it',
  type: 'question',
  files: [],
  status,
  action: status === 'refused' ? 'rejected' : 'approved',
  redirectedFrom: undefined,
  reason,
});

/** The transcript after these events, one each second. */
function transcriptOf(...events: readonly RunEvent[]): Transcript {
  let now = 0;
  const log = openTranscript(() => now);
  for (const event of events) {
    now += 1000;
    log.emit(event);
  }
  return log.read();
}

const rowAfter = (...events: readonly RunEvent[]) => transcriptOf(...events).agents[0];

describe('fold', () => {
  it('adds up tokens, tool calls and files, and keeps the last step', () => {
    const call = { session, callId: 'c', tool: 'view' };
    const row = rowAfter(
      spawned,
      { kind: 'agent.step', session, step: 'reads a.ts' },
      { kind: 'usage', session, model: 'gpt-5', inputTokens: 10, outputTokens: 1 },
      { kind: 'tool.start', ...call, input: '' },
      { kind: 'tool.complete', ...call, ms: 1 },
      { kind: 'usage', session, model: 'gpt-5', inputTokens: 20, outputTokens: 2 },
      { kind: 'commit', session, commit: 'c1', files: ['a', 'b'], removed: ['a', 'b'], left: [] },
      { kind: 'commit', session, commit: 'c2', files: ['b', 'c'], left: [] },
    );
    expect(row).toMatchObject({
      step: 'reads a.ts',
      model: 'gpt-5',
      inputTokens: 30,
      outputTokens: 3,
      toolCalls: 1,
      commit: 'c2',
      files: ['a', 'b', 'c'],
      removed: ['a'],
      lastActiveAt: 8000,
      endedAt: undefined,
    });
  });

  it('counts late tokens and commits, and leaves the end as it is', () => {
    const usage = {
      kind: 'usage',
      session,
      model: 'gpt',
      inputTokens: 5,
      outputTokens: 5,
    } as const;
    const commit = { kind: 'commit', session, commit: 'c1', files: ['a'], left: [] } as const;
    const row = rowAfter(spawned, finished, usage, commit);
    expect(row).toMatchObject({ inputTokens: 5, commit: 'c1', state: 'done', endedAt: 2000 });
  });

  it.each<[readonly HandoffStatus[], object]>([
    [['sent', 'delivered'], { status: 'delivered', endedAt: undefined }],
    [['sent', 'delivered', 'answered'], { status: 'answered', endedAt: 3000 }],
    [['sent', 'delivered', 'failed'], { status: 'failed', endedAt: 3000 }],
    [['sent', 'late', 'answered'], { status: 'late', endedAt: 2000 }],
    [['answered', 'sent', 'answered'], { status: 'answered', endedAt: 1000 }],
    [['refused', 'sent', 'answered'], { status: 'refused', endedAt: 1000 }],
    [['failed', 'sent', 'answered'], { status: 'failed', endedAt: 1000 }],
  ])('follows a handoff that is %j to its first end', (statuses, end) => {
    const { handoffs } = transcriptOf(...statuses.map((status) => handoff(status, 'x')));
    expect(handoffs).toMatchObject([{ id: 'h1', reason: 'x', sentAt: 1000, ...end }]);
  });

  it('lets an idle agent work again in its own row, whose time ends with its last task', () => {
    const row = rowAfter(
      spawned,
      { kind: 'agent.idle', session, answer: 'First.' },
      { kind: 'agent.resumed', session, task: 'Mend it', requestedBy: 'ripley' },
    );
    expect(row).toMatchObject({ state: 'working', startedAt: 1000, lastActiveAt: 3000 });
    expect(rowAfter(spawned, { kind: 'agent.idle', session, answer: 'First.' }, finished)).toEqual({
      ...row,
      state: 'done',
      answer: 'Done.',
      endedAt: 2000,
    });
  });

  it('takes any events in any order, and what has ended stays as it ended', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let at = 0;
        const log = openTranscript(() => at);
        for (const event of events) {
          const before = log.read();
          at += 1;
          log.emit(event);
          keepsEnds(before, log.read());
        }
        const labels = log.read().agents.map((row) => row.session);
        expect(new Set(labels).size).toBe(labels.length);
      }),
      { numRuns: 150 },
    );
  });
});

function keepsEnds(before: Transcript, now: Transcript): void {
  const ends = (transcript: Transcript) => ({
    agents: transcript.agents
      .filter((row) => row.endedAt !== undefined)
      .map(({ session: label, state, answer, endedAt }) => ({ label, state, answer, endedAt })),
    handoffs: transcript.handoffs.filter((row) => row.endedAt !== undefined),
  });
  expect(ends(now).agents).toEqual(expect.arrayContaining(ends(before).agents));
  expect(ends(now).handoffs).toEqual(expect.arrayContaining(ends(before).handoffs));
}

const STATUSES = ['sent', 'answered', 'delivered', 'refused', 'failed', 'late'] as const;

/** Any event of a run in which everything happens, told of any session and with any end of a handoff. */
const anyEvent: fc.Arbitrary<RunEvent> = fc
  .record({
    event: fc.constantFrom<RunEvent>(
      ...RICH,
      { kind: 'agent.resumed', session, task: 'Again', requestedBy: 'ripley' },
      { kind: 'agent.stopped', session, reason: 'Late.' },
    ),
    session: fc.constantFrom('hockney', 'hockney-2', '__proto__'),
    id: fc.constantFrom('h1', 'h2'),
    status: fc.constantFrom<HandoffStatus>(...STATUSES),
  })
  .map(({ event, session: label, id, status }) => {
    if (event.kind === 'handoff') return { ...event, id, status };
    return 'session' in event ? { ...event, session: label } : event;
  });
