import { expect, it } from '@jest/globals';
import { openBudget } from '../../../src/coordinator/budget.ts';
import { sessionEndOf, sessionEndOfError } from '../../../src/coordinator/sessions/session-end.ts';
import { SquadError } from '../../../src/errors.ts';
import { aClock } from '../a-clock.ts';

function aBudget(isCancelled: boolean) {
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
  return budget;
}

const CANCELLED = { kind: 'stopped', reason: 'The job was cancelled.', type: 'stopped' };

it('a runtime that ends because the run was cancelled is no failure of its agent', () => {
  const turn = { kind: 'failed', type: 'runtime', message: 'It ended.' } as const;
  expect(sessionEndOf(turn, aBudget(true))).toEqual(CANCELLED);
});

it.each([
  [false, 'runtime'],
  [true, 'quota'],
])('any other failure is told as it is: cancelled %s, %s', (isCancelled, type) => {
  const turn = { kind: 'failed', type, message: 'It ended.' } as const;
  const end = { kind: 'failed', reason: 'It ended.', type };
  expect(sessionEndOf(turn, aBudget(isCancelled))).toEqual(end);
});

it('what was thrown is told with its hint, unless it is the end of the run', () => {
  const cancelled = aBudget(true);
  expect(sessionEndOfError(cancelled.signal.reason, cancelled)).toEqual(CANCELLED);
  const thrown = new SquadError({ code: 'E_GIT', message: 'No.', hint: 'Try again.' });
  const failed = { kind: 'failed', reason: 'No. Try again.', type: 'E_GIT' };
  expect(sessionEndOfError(thrown, cancelled)).toEqual(failed);
  const bare = new SquadError({ code: 'E_GIT', message: 'No.' });
  expect(sessionEndOfError(bare, aBudget(false))).toMatchObject({ reason: 'No.' });
});
