// What agents asked people, as one question of the run.
import { expect, it } from '@jest/globals';
import { type Report, reportOfText } from '#src/report.ts';
import { decideOutcome, questionsOf } from '#src/run/finish/decide-outcome.ts';
import type { EscalationNote } from '#src/run-log/events.ts';
import { openTranscript } from '#src/run-log/transcript.ts';

const asked = (kind: EscalationNote['kind'], ...texts: readonly string[]) =>
  questionsOf({ agents: [], escalations: texts.map((text) => ({ kind, from: 'hockney', text })) });

it('says of each question who asks, and counts no call for help', () => {
  expect(asked('escalation', 'Help')).toEqual([]);
  expect(asked('question', 'Which form?', 'Which colour?')).toEqual([
    'hockney asks: Which form?',
    'hockney asks: Which colour?',
  ]);
});

it('does not let a code block that one question leaves open swallow the next', () => {
  const [first, second] = asked('question', 'Which one?\n```js\nlet a;', 'Which colour?');
  expect(first).toBe('hockney asks: Which one?\n```js\nlet a;\n```\n');
  expect(second).toBe('hockney asks: Which colour?');
});

function transcriptWith(report: Report, session = 'fenster') {
  const transcript = openTranscript(() => 0);
  const agent = { session, agent: session, name: 'Fenster', role: 'Backend' };
  const task = { task: 'Log it', requestedBy: 'coordinator' };
  transcript.emit({ kind: 'agent.spawned', ...agent, ...task, sessionId: '1', model: undefined });
  transcript.emit({ kind: 'agent.finished', session, answer: report.summary, report });
  return transcript.read();
}

const SAID = reportOfText('Everything is done.');
const DONE = { kind: 'done', report: SAID } as const;
const asking = (text: string, ...options: readonly string[]): Report => ({
  ...SAID,
  question: { text, options: [...options] },
});
const work = { branch: 'squad/7', commit: '1'.repeat(40), pullRequest: undefined };
const published = { kind: 'branch', work: { ...work, compareUrl: undefined } } as const;

it("asks what an agent ended with, when the coordinator's report leaves it out", () => {
  const transcript = transcriptWith(asking('With the address?'));
  expect(decideOutcome(DONE, undefined, transcript)).toEqual({
    kind: 'asked',
    question: 'Fenster asks: With the address?',
    options: 0,
    answer: 'Everything is done.',
    work: undefined,
  });
  expect(decideOutcome(DONE, published, transcript).kind).toBe('changed');
});

it('asks what the report on the work asks, even if there is work, with its options by number', () => {
  const report = asking('Which one?', 'red', 'blue');
  const transcript = transcriptWith(report, 'coordinator');
  expect(decideOutcome({ kind: 'done', report }, published, transcript)).toMatchObject({
    kind: 'asked',
    question: 'Which one?\n\n1. red\n2. blue',
    options: 2,
    work: published.work,
  });
  const beside = {
    ...transcript,
    escalations: [{ kind: 'question', from: 'fenster', text: 'Who?' }],
  } as const;
  expect(decideOutcome({ kind: 'done', report }, undefined, beside)).toMatchObject({
    question: 'Which one?\n\n1. red\n2. blue\n\nfenster asks: Who?',
    options: 0,
  });
});

it('finds no question in words', () => {
  const transcript = transcriptWith(reportOfText('Nothing yet.\n\nQUESTION: With the address?'));
  expect(decideOutcome(DONE, undefined, transcript).kind).toBe('answered');
});

it('is an answer where nothing is said but what could not be done', () => {
  const notDone = [{ part: 'deploying', why: '' }];
  const silent = { kind: 'done', report: reportOfText('') } as const;
  const transcript = transcriptWith({ ...SAID, notDone });
  expect(decideOutcome(silent, undefined, transcript).kind).toBe('answered');
  expect(decideOutcome(silent, undefined, transcriptWith(SAID)).kind).toBe('nothing-to-do');
});
