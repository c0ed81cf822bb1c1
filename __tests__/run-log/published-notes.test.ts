// A decision counts once its file is on the remote: a tool may have recorded what a full disk then kept from being committed.
import { expect, it } from '@jest/globals';
import type { Outcome } from '#src/outcome.ts';
import { publishedNotes } from '#src/run-log/agent-row.ts';
import { aTranscript, fenster, work } from '../publish/a-run.ts';

const note = { agent: 'fenster', category: '', title: 'y', learning: 'z' };
const transcript = aTranscript({
  agents: [{ ...fenster, files: ['kept-1.md', 'kept-2.md'] }],
  decisions: [
    { ...note, path: 'kept-1.md' },
    { ...note, path: 'lost.md' },
    { ...note, agent: 'mona', path: 'rule.md' },
  ],
  learnings: [
    { ...note, path: 'kept-2.md' },
    { ...note, path: 'lost.md' },
  ],
});
const bundle = { file: 'work.bundle', place: 'x', isArtifact: true };
const fallback = { reason: 'x', isRefused: false, wanted: 'x', isMemory: true, bundle };
const failed = { kind: 'failed', reason: 'no space left on device', hint: undefined } as const;
const asked = { kind: 'asked', question: 'x', answer: '', work: undefined } as const;
const answered = { kind: 'answered', answer: 'x' } as const;

it.each<readonly [what: string, Outcome, hasPushed: boolean, decisions: number, learnings: number]>(
  [
    ['on its branch', { kind: 'changed', work, answer: '' }, true, 2, 1],
    ['on the memory branch', { ...answered, memory: work }, true, 2, 1],
    ['pushed, beside a question', asked, true, 2, 1],
    ['pushed before the run failed', { ...failed, work: undefined }, true, 2, 1],
    ['nowhere', { ...failed, work: undefined }, false, 0, 0],
    ['nowhere, beside an answer', { ...answered, memory: undefined }, false, 0, 0],
    ['in the bundle of an answer', { ...answered, memory: { ...work, fallback } }, true, 0, 0],
    ['in a bundle', { ...failed, work: { ...work, fallback } }, false, 0, 0],
  ],
)('what is %s counts, and what was never committed does not', (...facts) => {
  const [, outcome, hasPushed, decisions, learnings] = facts;
  const notes = publishedNotes({ ...transcript, hasPushed }, outcome);
  expect([notes.decisions.length, notes.learnings.length]).toEqual([decisions, learnings]);
});
