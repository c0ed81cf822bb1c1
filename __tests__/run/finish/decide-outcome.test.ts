// What agents asked people, as one question of the run.
import { expect, it } from '@jest/globals';
import { decideOutcome, questionsOf } from '../../../src/run/finish/decide-outcome.ts';
import type { EscalationNote } from '../../../src/run-log/handoff-facts.ts';
import { openTranscript } from '../../../src/run-log/transcript-log.ts';

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

function transcriptWithAnswer(answer: string) {
  const transcript = openTranscript(() => 0);
  const session = { session: 'fenster', agent: 'fenster', name: 'Fenster', role: 'Backend' };
  const task = { task: 'Log it', requestedBy: 'coordinator' };
  const opened = { sessionId: '1', model: undefined };
  transcript.emit({ kind: 'agent.spawned', ...session, ...task, ...opened });
  transcript.emit({ kind: 'agent.finished', session: 'fenster', answer });
  return transcript.read();
}

const DONE = { kind: 'done', text: 'Everything is done.' } as const;
const QUESTION = 'I changed nothing.\n\nQUESTION: With the address?';

it("asks what an agent ended with, when the coordinator's answer leaves it out", () => {
  expect(decideOutcome(DONE, undefined, transcriptWithAnswer(QUESTION))).toEqual({
    kind: 'asked',
    question: 'Fenster asks: I changed nothing.\n\nWith the address?',
    answer: 'Everything is done.',
    work: undefined,
  });
});

it('asks nothing when work was published all the same, or when nobody asked', () => {
  const work = { branch: 'squad/7', commit: '1'.repeat(40), pullRequest: undefined };
  const published = { kind: 'branch', work: { ...work, compareUrl: undefined } } as const;
  const outcome = decideOutcome(DONE, published, transcriptWithAnswer(QUESTION));
  expect(outcome.kind).toBe('changed');
  expect(decideOutcome(DONE, undefined, transcriptWithAnswer('Done')).kind).toBe('answered');
});

it('is an answer where nothing is said but what could not be done', () => {
  const transcript = { ...transcriptWithAnswer('Done'), undone: ['deploying'] };
  const silent = { kind: 'done', text: '' } as const;
  expect(decideOutcome(silent, undefined, transcript).kind).toBe('answered');
  expect(decideOutcome(silent, undefined, transcriptWithAnswer('Done')).kind).toBe('nothing-to-do');
});
