// What the prompts ask for is found in an answer, however a model writes it.
import { expect, it } from '@jest/globals';
import { readCoordinatorAnswer, readFollowUpAnswer } from '../../src/coordinator/read-answer.ts';
import { cpuTime } from '../cpu-time.ts';

it.each([
  ['All done.', { kind: 'done', text: 'All done.' }],
  ['QUESTION: Which form?', { kind: 'question', text: 'Which form?' }],
  [
    'There are two forms.\n\n**QUESTION:** Which one?\n- a\n- b\n',
    { kind: 'question', text: 'There are two forms.\n\nWhich one?\n- a\n- b' },
  ],
  ['The line QUESTION: is a marker', { kind: 'done', text: 'The line QUESTION: is a marker' }],
  [
    'Fix it\n\nNOT DONE: deploying: no access.',
    { kind: 'done', text: 'Fix it', undone: ['deploying: no access.'] },
  ],
  [
    'Fix it\nNOT DONE:\n\n- deploy\n2. pin',
    { kind: 'done', text: 'Fix it', undone: ['deploy', 'pin'] },
  ],
  [
    'Fix it\n**DONE:** #2 and 12.\nBy Ada.',
    { kind: 'done', text: 'Fix it\nBy Ada.', done: [2, 12] },
  ],
  ['DONE: 3 of 5 tests', { kind: 'done', text: 'DONE: 3 of 5 tests' }],
  ['It says:\n\n```\nDONE: 1\n```', { kind: 'done', text: 'It says:\n\n```\nDONE: 1\n```' }],
  ['NOT DONE: deploy\nQUESTION: Which?', { kind: 'question', text: 'Which?', undone: ['deploy'] }],
])('the answer %j is taken apart', (answer, read) => {
  expect(readCoordinatorAnswer(answer)).toEqual(read);
});

it('a follow-up may write the text of its pull request anew, and says below it what is done and what is not', () => {
  const answer =
    'Fix it\nNOT DONE: one\nDONE: 1\n\nWHAT CHANGED:\n\nAll.\n\nNOT DONE: two\nDONE: 2';
  expect(readFollowUpAnswer(answer)).toEqual({
    kind: 'done',
    text: 'Fix it',
    undone: ['one', 'two'],
    done: [1, 2],
    rewritten: 'All.',
  });
});

it('a long answer is bounded, and read in linear time', () => {
  const long = `NOT DONE:${'x y\n'.repeat(60_000)}${'- z\n'.repeat(60_000)}`;
  const stars = `${'*'.repeat(500_000)}\n${' \t>'.repeat(200_000)}`;
  let parts: readonly string[] = [];
  const readAll = () => {
    parts = readCoordinatorAnswer(long).undone ?? [];
    readCoordinatorAnswer(stars);
  };
  expect(cpuTime(readAll)).toBeLessThan(4_000);
  expect(parts).toHaveLength(10);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(1_010);
});
