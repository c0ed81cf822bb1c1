// What the prompts ask for is found in an answer, however a model writes it.
import { describe, expect, it } from '@jest/globals';
import { readCoordinatorAnswer, readFollowUpAnswer } from '../../src/coordinator/read-answer.ts';
import { cpuTime } from '../cpu-time.ts';

describe('a question', () => {
  it.each([
    ['All done.', { kind: 'done', text: 'All done.' }],
    ['', { kind: 'done', text: '' }],
    ['QUESTION: Which form?', { kind: 'question', text: 'Which form?' }],
    [
      'There are two forms.\n\n**QUESTION:** Which one?\n- a\n- b\n',
      { kind: 'question', text: 'There are two forms.\n\nWhich one?\n- a\n- b' },
    ],
    ['> QUESTION: this?', { kind: 'question', text: 'this?' }],
    ['QUESTION: one?\nQUESTION: two?', { kind: 'question', text: 'QUESTION: one?\ntwo?' }],
    ['QUESTION:\nWhich?', { kind: 'question', text: 'Which?' }],
    ['QUESTION:  ', { kind: 'done', text: 'QUESTION:  ' }],
    ['The line QUESTION: is a marker', { kind: 'done', text: 'The line QUESTION: is a marker' }],
    ['Question: no', { kind: 'done', text: 'Question: no' }],
  ])('%j', (text, read) => {
    expect(readCoordinatorAnswer(text)).toEqual(read);
  });

  it('reads a long line of asterisks in linear time', () => {
    expect(readCoordinatorAnswer(`${'*'.repeat(500_000)}\n${' \t>'.repeat(200_000)}`).kind).toBe(
      'done',
    );
  });
});

describe('what could not be done', () => {
  const undone = (answer: string) => readCoordinatorAnswer(answer).undone;

  it.each([
    ['Fix it\n\nNOT DONE: deploying: no access.', 'Fix it', ['deploying: no access.']],
    ['**NOT DONE:** deploy,\nas nobody can.\n\nBy Ada.', 'By Ada.', ['deploy, as nobody can.']],
    ['Fix it\nNOT DONE:\n\n- deploy\n2. pin', 'Fix it', ['deploy', 'pin']],
    ['NOT DONE: one\nNOT DONE: two', '', ['one', 'two']],
  ])('is taken apart from the answer: %j', (answer, text, parts) => {
    expect(readCoordinatorAnswer(answer)).toEqual({ kind: 'done', text, undone: parts });
  });

  it.each<[string, string, readonly number[]]>([
    ['Fix it\n\nDONE: 1, 3', 'Fix it', [1, 3]],
    ['Fix it\n**DONE:** #2 and 12.\nBy Ada.', 'Fix it\nBy Ada.', [2, 12]],
    ['NOT DONE: deploy\nDONE: 2', '', [2]],
  ])('says by number what of the pull request’s list is done now: %j', (answer, text, done) => {
    expect(readCoordinatorAnswer(answer)).toMatchObject({ text, done });
  });

  it.each([
    'DONE: all of it',
    '> DONE: 1',
    'It says:\n\n```\nDONE: 1\n```',
    '<!--\nDONE: 1\n-->',
    'DONE: 3 of 5 tests',
    'All DONE: 1',
    'DONE:',
    `DONE: ${'1, '.repeat(60_000)}x`,
  ])('is left as it is: %.40j', (answer) => {
    expect(readCoordinatorAnswer(answer)).toEqual({ kind: 'done', text: answer });
  });

  it('is read below a new description, too', () => {
    const answer = 'Fix it\n\nDONE: 1\n\nWHAT CHANGED:\n\nAll.\n\nDONE: 2';
    expect(readFollowUpAnswer(answer)).toMatchObject({ done: [1, 2], rewritten: 'All.' });
  });

  it.each(['Fix it\n\nNOT DONE: nothing.', 'Fix it\nNOT DONE:', 'Not done: the tests'])(
    'is nothing: %j',
    (answer) => {
      expect(undone(answer)).toBeUndefined();
    },
  );

  it('stands beside a question, and below a text that is written anew', () => {
    expect(readCoordinatorAnswer('NOT DONE: deploy\nQUESTION: Which?')).toEqual({
      kind: 'question',
      text: 'Which?',
      undone: ['deploy'],
    });
    const anew = 'Fix it\nNOT DONE: one\n\nWHAT CHANGED:\n\nAll.\n\nNOT DONE: two';
    expect(readFollowUpAnswer(anew)).toEqual({
      kind: 'done',
      text: 'Fix it',
      undone: ['one', 'two'],
      rewritten: 'All.',
    });
  });

  it('is bounded, and read in linear time', () => {
    const long = `NOT DONE:${'x y\n'.repeat(60_000)}${'- z\n'.repeat(60_000)}`;
    const readAll = () => {
      const parts = undone(long) ?? [];
      expect(parts).toHaveLength(10);
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(1_010);
    };
    expect(cpuTime(readAll)).toBeLessThan(2_000);
  });
});
