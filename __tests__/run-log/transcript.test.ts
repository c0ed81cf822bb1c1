import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_CHECKS } from '../../src/run-log/check-row.ts';
import type { RunEvent, TimedEvent } from '../../src/run-log/events.ts';
import type { HandoffAction, HandoffStatus } from '../../src/run-log/handoff-facts.ts';
import type { Transcript } from '../../src/run-log/transcript.ts';
import { openTranscript } from '../../src/run-log/transcript-log.ts';

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
    expect(transcriptOf(run)).toEqual({
      request: 'Do',
      actor: 'octocat',
      startedAt: 1000,
      names: new Map(),
      agents: [],
      handoffs: [],
      decisions: [],
      learnings: [],
      reviews: [],
      locks: [],
      conflicts: [],
      escalations: [],
      tools: [],
      toolDiagnostics: [],
      toolCalls: { tools: new Map(), running: new Map() },
      customCalls: [],
      checks: NO_CHECKS,
      commands: [],
      refused: [],
      notice: undefined,
      notes: [],
      losses: [],
      undone: [],
      unfounded: [],
      left: [],
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

  it('shows a queued agent under its own name', () => {
    expect(rowAfter({ ...queued, session: 'hockney-2' })).toMatchObject({
      session: 'hockney-2',
      agent: 'hockney',
      requestedBy: 'coordinator',
      state: 'queued',
      sessionId: '',
    });
  });

  it('lets a queued agent start in its place, its time counted from then', () => {
    const other = { ...queued, session: 'verbal' };
    const { agents } = transcriptOf(queued, other, spawned);
    expect(agents).toMatchObject([
      { session, state: 'working', sessionId: 's-1', model: 'gpt', startedAt: 3000 },
      { session: 'verbal', state: 'queued' },
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
      { kind: 'commit', session, commit: 'c1', files: ['a', 'b'], left: [] },
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
    expect(rowAfter(spawned, finished, late)).toEqual(rowAfter(spawned, finished));
  });

  it('counts late tokens and commits, and leaves the end as it is', () => {
    const row = rowAfter(
      spawned,
      finished,
      { kind: 'usage', session, model: 'gpt', inputTokens: 5, outputTokens: 5 },
      { kind: 'commit', session, commit: 'c1', files: ['a'], left: [] },
    );
    expect(row).toMatchObject({ inputTokens: 5, commit: 'c1', state: 'done', endedAt: 2000 });
  });

  it('does not queue again who works', () => {
    expect(rowAfter(spawned, queued)).toEqual(rowAfter(spawned));
  });

  it('follows a handoff from its start to its end', () => {
    const { handoffs } = transcriptOf(
      handoff('sent'),
      handoff('delivered'),
      handoff('failed', 'timeout'),
    );
    expect(handoffs).toMatchObject([
      { id: 'h1', status: 'failed', reason: 'timeout', sentAt: 1000, endedAt: 3000 },
    ]);
  });

  it.each<HandoffStatus>(['answered', 'refused', 'failed', 'late'])(
    'keeps a handoff that is %s',
    (end) => {
      const { handoffs } = transcriptOf(handoff(end), handoff('sent'), handoff('answered'));
      expect(handoffs).toMatchObject([{ status: end, endedAt: 1000 }]);
    },
  );

  it('keeps a handoff that nobody waits for open until it ends', () => {
    const open = transcriptOf(handoff('sent'), handoff('delivered')).handoffs;
    expect(open).toMatchObject([{ status: 'delivered', sentAt: 1000, endedAt: undefined }]);
    const { handoffs } = transcriptOf(handoff('sent'), handoff('delivered'), handoff('answered'));
    expect(handoffs).toMatchObject([{ status: 'answered', sentAt: 1000, endedAt: 3000 }]);
  });

  it('says that an answer came too late, and no later answer changes it', () => {
    const { handoffs } = transcriptOf(handoff('sent'), handoff('late'), handoff('answered'));
    expect(handoffs).toMatchObject([{ status: 'late', sentAt: 1000, endedAt: 2000 }]);
  });

  it('keeps who got a redirected handoff, and whom the sender had meant', () => {
    const redirected: RunEvent = {
      ...handoff('sent'),
      to: 'keaton',
      action: 'redirected',
      redirectedFrom: 'hockney',
    };
    expect(transcriptOf(handoff('sent'), redirected).handoffs).toMatchObject([
      { to: 'keaton', action: 'redirected', redirectedFrom: 'hockney', sentAt: 1000 },
    ]);
  });

  it('keeps the code of a refusal', () => {
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

  it('collects reviews, locks and escalations', () => {
    const review = {
      handoff: 'h1',
      reviewer: 'ripley',
      requestedBy: 'hockney',
      files: ['a.ts'],
      verdict: 'changes-requested',
      findings: [],
      reassignTo: undefined,
      text: 'No.',
    } as const;
    const lock = { agent: 'hockney', path: 'a.ts', by: 'ripley' };
    const escalation = { kind: 'question', from: 'hockney', text: 'Which?' } as const;
    expect(
      transcriptOf(
        { kind: 'review', note: review },
        { kind: 'lock', note: lock },
        { kind: 'appeal', note: escalation },
      ),
    ).toMatchObject({ reviews: [review], locks: [lock], escalations: [escalation] });
  });

  it('collects decisions, learnings, notes and files left out', () => {
    const decision = { agent: 'hockney', title: 'Zod', category: 'x', path: 'd.md' };
    const learning = { agent: 'hockney', learning: '422', category: 'x', path: 'l.md' };
    expect(
      transcriptOf(
        { kind: 'decision', session, note: decision },
        { kind: 'learning', session, note: learning },
        { kind: 'note', text: 'No charter.' },
        { kind: 'commit', session, commit: 'c', files: [], left: ['lock: no'] },
      ),
    ).toMatchObject({
      decisions: [decision],
      learnings: [learning],
      notes: ['No charter.'],
      left: ['lock: no'],
    });
  });

  it('leaves the rows alone for what concerns none', () => {
    const { agents } = transcriptOf(
      spawned,
      { kind: 'limit', limit: 'tokens', reason: 'x' },
      { kind: 'effect', effect: 'push', detail: 'x' },
      { kind: 'run.ended', outcome: 'changed' },
    );
    expect(agents).toEqual([rowAfter(spawned)]);
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
      { numRuns: 500 },
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
const text = fc.string({ maxLength: 5 });
const label = fc.constantFrom('hockney', 'hockney-2', '__proto__');
const call = { session: label, callId: text, tool: text };
const note = { agent: text, category: text, path: text };
const anyEvent: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('run.started' as const),
    request: text,
    actor: text,
    trigger: text,
  }),
  fc.record({
    kind: fc.constant('agent.queued' as const),
    session: label,
    agent: text,
    name: text,
    role: text,
    task: text,
    requestedBy: text,
    priority: text,
  }),
  fc.record({
    kind: fc.constant('agent.spawned' as const),
    session: label,
    sessionId: text,
    agent: text,
    name: text,
    role: text,
    task: text,
    requestedBy: text,
    model: fc.option(text, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('agent.step' as const), session: label, step: text }),
  fc.record({ kind: fc.constant('agent.idle' as const), session: label, answer: text }),
  fc.record({
    kind: fc.constant('agent.resumed' as const),
    session: label,
    task: text,
    requestedBy: text,
  }),
  fc.record({ kind: fc.constant('agent.finished' as const), session: label, answer: text }),
  fc.record({ kind: fc.constant('agent.failed' as const), session: label, reason: text }),
  fc.record({ kind: fc.constant('agent.stopped' as const), session: label, reason: text }),
  fc.record({
    kind: fc.constant('usage' as const),
    session: label,
    model: text,
    inputTokens: fc.nat(),
    outputTokens: fc.nat(),
  }),
  fc.record({ kind: fc.constant('tool.start' as const), ...call, input: text }),
  fc.record({ kind: fc.constant('tool.complete' as const), ...call, ms: fc.nat() }),
  fc.record({
    kind: fc.constant('tool.failed' as const),
    ...call,
    ms: fc.nat(),
    code: text,
    message: text,
  }),
  fc.record({
    kind: fc.constant('file.denied' as const),
    session: label,
    access: fc.constantFrom('read' as const, 'write' as const),
    path: text,
    reason: text,
  }),
  fc.record({
    kind: fc.constant('handoff' as const),
    id: fc.constantFrom('h1', 'h2'),
    from: text,
    to: text,
    task: text,
    type: text,
    files: fc.array(text, { maxLength: 2 }),
    status: fc.constantFrom<HandoffStatus>(...STATUSES),
    action: fc.constantFrom<HandoffAction>('approved', 'redirected', 'rejected'),
    redirectedFrom: fc.option(text, { nil: undefined }),
    code: fc.option(text, { nil: undefined }),
    reason: fc.option(text, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('decision' as const),
    session: label,
    note: fc.record({ ...note, title: text }),
  }),
  fc.record({
    kind: fc.constant('learning' as const),
    session: label,
    note: fc.record({ ...note, learning: text }),
  }),
  fc.record({
    kind: fc.constant('commit' as const),
    session: label,
    commit: text,
    files: fc.array(text, { maxLength: 3 }),
    left: fc.array(text, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('conflict' as const),
    session: label,
    files: fc.array(text, { maxLength: 3 }),
    keptOn: fc.option(text, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('note' as const), text }),
  fc.record({
    kind: fc.constant('limit' as const),
    limit: fc.constantFrom('tokens' as const, 'cancelled' as const),
    reason: text,
  }),
  fc.record({ kind: fc.constant('effect' as const), effect: text, detail: text }),
  fc.record({ kind: fc.constant('run.ended' as const), outcome: fc.constant('changed' as const) }),
);
