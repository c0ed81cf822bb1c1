// Notes that code writes when an answer claims work or a review that never was.
import { describe, expect, it } from '@jest/globals';
import { noteUnfounded } from '../../../src/run/finish/note-unfounded.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';
import { openTranscript } from '../../../src/run-log/transcript.ts';

const start = (session: string): RunEvent => ({
  kind: 'agent.spawned',
  session,
  sessionId: session,
  agent: session,
  name: session,
  role: '',
  task: 'Check it',
  requestedBy: 'alice',
  model: undefined,
});
const fensterSaid = (answer: string): readonly RunEvent[] => [
  { kind: 'team', names: { fenster: 'Fenster', hockney: 'Hockney' } },
  start('coordinator'),
  start('fenster'),
  { kind: 'agent.finished', session: 'fenster', answer },
];
const review = {
  kind: 'review',
  note: {
    handoff: 'h1',
    reviewer: 'hockney',
    requestedBy: 'fenster',
    files: ['a.js'],
    verdict: 'approved',
    findings: [],
    reassignTo: undefined,
    text: '',
  },
} satisfies RunEvent;

function notesOf(answer: string, events: readonly RunEvent[]): readonly string[] {
  const transcript = openTranscript(() => 0);
  for (const event of events) transcript.emit(event);
  noteUnfounded({ kind: 'done', text: answer }, transcript);
  return transcript.read().notes;
}

describe('what an answer claims', () => {
  it('is no claim where a follow-up tells anew what an earlier run did', () => {
    const answer = 'Add it\n\nWHAT CHANGED:\n\nHockney approved it.';
    const told: RunEvent = { kind: 'agent.finished', session: 'coordinator', answer };
    expect(notesOf('Add it', [...fensterSaid('Add it'), told])).toEqual([]);
  });

  it('is work of nobody when only the coordinator had a session', () => {
    expect(notesOf('I fixed the check.', [start('coordinator')])).toEqual([
      'No agent worked on this: the coordinator answered by itself.',
    ]);
    expect(notesOf('Hockney tests, Fenster builds.', [start('coordinator')])).toEqual([]);
  });

  it.each([
    ['Hockney has approved it.', 'Add the check'],
    ['It is done.', 'Add the check, reviewed by Hockney'],
  ])('is no review when none took place: %s, %s', (answer, report) => {
    expect(notesOf(answer, fensterSaid(report))).toEqual([
      'No agent reviewed anything in this run, whatever an answer says.',
    ]);
  });

  it.each([
    ['Hockney reviewed and approved after the revision.', true],
    ['Hockney asked for changes, which were made.', false],
    ['Hockney has not approved it.', false],
    ['Fenster approved the plan; Hockney asked for changes.', false],
  ])('is no approval by a reviewer who asked for changes last: %s', (answer, isNoted) => {
    const { note } = review;
    const rejected: RunEvent = { ...review, note: { ...note, verdict: 'changes-requested' } };
    const notes = isNoted ? ['Hockney has not approved this, whatever an answer says.'] : [];
    expect(notesOf(answer, [...fensterSaid('Done'), review, rejected])).toEqual(notes);
    expect(notesOf(answer, [...fensterSaid('Done'), rejected, review])).toEqual([]);
  });

  it('is left as it is when a review took place, or none is claimed', () => {
    expect(notesOf('Hockney has approved it.', [...fensterSaid('Done'), review])).toEqual([]);
    expect(notesOf('It is ready for review.', fensterSaid('Done'))).toEqual([]);
    const denied = 'Fenster added it. Nobody reviewed this part; Hockney has not approved it.';
    expect(notesOf(denied, fensterSaid('Done'))).toEqual([]);
    expect(notesOf('What ran was what was approved.', fensterSaid('Done'))).toEqual([]);
  });
});
