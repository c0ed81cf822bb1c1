import { expect, it } from '@jest/globals';
import { openBudget } from '../../../src/coordinator/budget.ts';
import { sessionEndOf } from '../../../src/coordinator/sessions/session-end.ts';
import { aClock } from '../a-clock.ts';

function endOf(isCancelled: boolean, type: string) {
  const cancelled = new AbortController();
  const limits = { tokens: 9, toolCalls: 9, minutes: 9 };
  const onExhausted = () => undefined;
  const signal = cancelled.signal;
  const budget = openBudget({
    limits,
    clock: aClock(),
    startedAt: 0,
    cancelled: signal,
    onExhausted,
  });
  if (isCancelled) cancelled.abort();
  return sessionEndOf({ kind: 'failed', type, message: 'It ended.' }, budget);
}

it('a runtime that ends because the run was cancelled is no failure of its agent', () => {
  expect(endOf(true, 'runtime')).toEqual({
    kind: 'stopped',
    reason: 'The job was cancelled.',
    type: 'stopped',
  });
});

it.each([
  [false, 'runtime'],
  [true, 'quota'],
])('any other failure is told as it is: cancelled %s, %s', (isCancelled, type) => {
  expect(endOf(isCancelled, type)).toEqual({ kind: 'failed', reason: 'It ended.', type });
});
