// What agents asked people, as one question of the run.
import { expect, it } from '@jest/globals';
import { questionsOf } from '../../../src/run/finish/decide-outcome.ts';
import type { EscalationNote } from '../../../src/run-log/events.ts';

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
