// What agents asked people, as one question of the run.
import { expect, it } from '@jest/globals';
import { questionsOf } from '../../../src/run/context/thread-questions.ts';
import { openTranscript } from '../../../src/run-log/transcript.ts';

const asked = (...texts: readonly string[]) => {
  const transcript = openTranscript({ now: () => 0, listeners: [] });
  for (const text of texts) {
    transcript.emit({ kind: 'appeal', note: { kind: 'question', from: 'hockney', text } });
  }
  return questionsOf({ transcript });
};

it('each question says who asks, and calls for help are none', () => {
  const transcript = openTranscript({ now: () => 0, listeners: [] });
  transcript.emit({ kind: 'appeal', note: { kind: 'escalation', from: 'hockney', text: 'Help' } });
  expect(questionsOf({ transcript })).toEqual([]);
  expect(asked('Which form?', 'Which colour?')).toEqual([
    'hockney asks: Which form?',
    'hockney asks: Which colour?',
  ]);
});

it('a code block that one question leaves open does not swallow the next', () => {
  const [first, second] = asked('Which one?\n```js\nlet a;', 'Which colour?');
  expect(first).toBe('hockney asks: Which one?\n```js\nlet a;\n```\n');
  expect(second).toBe('hockney asks: Which colour?');
});
