import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HandoffStatus, RunEvent, TimedEvent } from '#src/run-log/events.ts';
import { openTranscript, type Transcript } from '#src/run-log/transcript.ts';
import { aReview } from '../publish/reviews/a-review.ts';
import { RICH } from './page/records.ts';

const session = 'hockney';
const queued: RunEvent = {
  kind: 'agent.queued',
  session,
  agent: 'hockney',
  name: 'Hockney',
  role: 'Tester',
  task: 'Test it',
  requestedBy: 'coordinator',
  priority: 'normal',
};
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

describe('openTranscript', () => {
  it('stamps every event and tells it after it is folded', () => {
    const told: (readonly [TimedEvent, number])[] = [];
    const log = openTranscript(() => 7);
    log.listen((event) => told.push([event, log.read().agents.length]));
    log.emit(spawned);
    expect(told).toEqual([[{ ...spawned, at: 7 }, 1]]);
  });
});

describe('fold', () => {
  it('begins with the request', () => {
    const run: RunEvent = { kind: 'run.started', request: 'Do', actor: 'octocat', trigger: 'x' };
    expect(transcriptOf(run)).toStrictEqual({
      ...transcriptOf(),
      request: 'Do',
      actor: 'octocat',
      startedAt: 1000,
    });
  });

  it('keeps the last result of each check in its place, and why none was run', () => {
    const row = { name: 'test', command: 'npm test', result: 'failed', seconds: 1, lines: ['x'] };
    const check = { kind: 'check', base: 'main', ...row, result: 'failed' } as const;
    const { checks } = transcriptOf(
      check,
      { ...check, name: 'lint' },
      { ...check, result: 'passed', lines: [] },
    );
    expect(checks).toEqual({
      base: 'main',
      off: undefined,
      rows: [
        { ...row, result: 'passed', lines: [] },
        { ...row, name: 'lint' },
      ],
    });
    expect(transcriptOf({ kind: 'checks.off', reason: 'no box' }).checks.off).toBe('no box');
  });

  it('lets a queued agent start in its place, its time counted from then', () => {
    const { agents } = transcriptOf(queued, { ...queued, session: 'verbal' }, spawned);
    expect(agents).toMatchObject([
      { session, state: 'working', sessionId: 's-1', model: 'gpt', startedAt: 3000 },
      { session: 'verbal', agent: 'hockney', state: 'queued', sessionId: '' },
    ]);
  });

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

  it.each<[RunEvent, object]>([
    [finished, { state: 'done', answer: 'Done.', endedAt: 2000 }],
    [
      { kind: 'agent.failed', session, reason: 'No.' },
      { state: 'failed', answer: 'No.' },
    ],
    [
      { kind: 'agent.stopped', session, reason: 'Late.' },
      { state: 'stopped', answer: 'Late.' },
    ],
    [
      { kind: 'agent.idle', session, answer: 'So far.' },
      { state: 'idle', answer: 'So far.', endedAt: undefined },
    ],
  ])('shows the state after %j', (event, state) => {
    expect(rowAfter(spawned, event)).toMatchObject(state);
  });

  it.each<RunEvent>([
    { kind: 'agent.step', session, step: 'writes' },
    { kind: 'agent.idle', session, answer: 'x' },
    { kind: 'agent.resumed', session, task: 'x', requestedBy: 'y' },
    { kind: 'agent.failed', session, reason: 'No.' },
    { kind: 'agent.stopped', session, reason: 'No.' },
    { kind: 'conflict', session, files: ['a'], keptOn: undefined },
    queued,
    spawned,
  ])('changes nothing of a row that has ended with $kind', (late) => {
    expect(transcriptOf(spawned, finished, late).agents).toStrictEqual(
      transcriptOf(spawned, finished).agents,
    );
    expect(rowAfter(spawned, finished, late)?.state).toBe('done');
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

  it('does not queue again who works', () => {
    expect(transcriptOf(spawned, queued).agents).toMatchObject([{ state: 'working', session }]);
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

  it('keeps who got a redirected handoff, and whom the sender had meant; and the code of a refusal', () => {
    const redirected = { to: 'keaton', action: 'redirected', redirectedFrom: 'hockney' } as const;
    expect(
      transcriptOf(handoff('sent'), { ...handoff('sent'), ...redirected }).handoffs,
    ).toMatchObject([{ ...redirected, sentAt: 1000 }]);
    const refused = { ...handoff('refused', 'Too many.'), code: 'E_A2A_RATE' };
    expect(transcriptOf(refused).handoffs).toMatchObject([
      { reason: 'Too many.', code: 'E_A2A_RATE', action: 'rejected' },
    ]);
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

  it('knows whose changes met in which files, and what became of them', () => {
    const session = 'hockney-2';
    const other = { ...spawned, session: 'fenster', agent: 'fenster' };
    const conflict = { kind: 'conflict', session, files: ['a.ts'], keptOn: undefined } as const;
    const committed = { kind: 'commit', session: 'fenster', commit: 'c', left: [] } as const;
    const before = [other, { ...committed, files: ['a.ts'] }, conflict] as const;
    const met = { session, files: ['a.ts'], others: ['fenster'], keptOn: undefined };
    expect(transcriptOf(...before).conflicts).toEqual([met]);
    expect(transcriptOf(...before, { ...conflict, keptOn: 'aside' }).conflicts).toEqual([
      { ...met, keptOn: 'aside' },
    ]);
  });

  it('collects reviews, locks, escalations, decisions, learnings, notes and files left out', () => {
    const reviews = [aReview()];
    const locks = [{ agent: 'hockney', path: 'a.ts', by: 'ripley' }];
    const escalations = [{ kind: 'question', from: 'hockney', text: 'Which?' } as const];
    const decisions = [{ agent: 'hockney', title: 'Zod', category: 'x', path: 'd.md' }];
    const learnings = [{ agent: 'hockney', learning: '422', category: 'x', path: 'l.md' }];
    const events: readonly RunEvent[] = [
      ...reviews.map((note) => ({ kind: 'review', note }) as const),
      ...locks.map((note) => ({ kind: 'lock', note }) as const),
      ...escalations.map((note) => ({ kind: 'appeal', note }) as const),
      ...decisions.map((note) => ({ kind: 'decision', session, note }) as const),
      ...learnings.map((note) => ({ kind: 'learning', session, note }) as const),
      { kind: 'note', text: 'No charter.' },
      { kind: 'commit', session, commit: 'c', files: [], left: ['lock: no'] },
    ];
    const told = { reviews, locks, escalations, decisions, learnings };
    expect(transcriptOf(...events)).toMatchObject({
      ...told,
      notes: ['No charter.'],
      left: ['lock: no'],
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
