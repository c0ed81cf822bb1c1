import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import {
  type BudgetLimits,
  type ExhaustedLimit,
  openBudget,
} from '#src/coordinator/sessions/budget.ts';
import { aClock } from './a-clock.ts';

function aBudget(limits: Partial<BudgetLimits> = {}, cancelled = new AbortController()) {
  const clock = aClock();
  const told: ExhaustedLimit[] = [];
  const budget = openBudget({
    limits: { tokens: 1000, toolCalls: 3, minutes: 25, ...limits },
    clock,
    startedAt: clock.now(),
    cancelled: cancelled.signal,
    onExhausted: (exhausted) => told.push(exhausted),
  });
  return { budget, clock, told, cancelled };
}

describe('budget', () => {
  it('allows exactly as many tool calls as its limit says', () => {
    const { budget } = aBudget({ toolCalls: 400 });
    for (let call = 0; call < 400; call += 1) budget.countToolCall();
    expect(budget.exhausted()).toBeUndefined();
    budget.countToolCall();
    expect(budget.exhausted()).toEqual({
      limit: 'tool-calls',
      amount: '400 tool calls',
      reason: 'The run has used up its 400 tool calls.',
    });
  });

  it('is used up by the last of its tokens', () => {
    const { budget } = aBudget();
    budget.countTokens(999);
    expect(budget.exhausted()).toBeUndefined();
    budget.countTokens(1);
    expect(budget.exhausted()?.limit).toBe('tokens');
  });

  it('ends when its minutes are over, counted from the start of the run', async () => {
    const { budget, clock } = aBudget();
    await clock.advance(25 * 60_000 - 1);
    expect([budget.exhausted(), budget.msLeft()]).toEqual([undefined, 1]);
    await clock.advance(1);
    expect(budget.exhausted()).toEqual({
      limit: 'timeout',
      amount: '25 minutes',
      reason: 'The run has used up its 25 minutes.',
    });
  });

  it('names one minute as one', async () => {
    const { budget, clock } = aBudget({ minutes: 1 });
    await clock.advance(60_000);
    expect(budget.exhausted()?.amount).toBe('1 minute');
  });

  it.each(['before', 'after'])('ends when the job was cancelled %s it opened', (moment) => {
    const cancelled = new AbortController();
    if (moment === 'before') cancelled.abort();
    const { budget } = aBudget({}, cancelled);
    cancelled.abort();
    expect(budget.exhausted()).toEqual({ limit: 'cancelled', reason: 'The job was cancelled.' });
  });

  it('tells the first limit that was reached, once, and stops everything with it', async () => {
    const { budget, told, cancelled, clock } = aBudget();
    budget.countTokens(5000);
    cancelled.abort();
    budget.countTokens(5000);
    for (let call = 0; call < 9; call += 1) budget.countToolCall();
    await clock.advance(99 * 60_000);
    expect(told.map(({ limit }) => limit)).toEqual(['tokens']);
    expect(budget.signal.reason).toEqual(told[0]);
  });

  it('leaves no timer and no listener behind, and counts no more once it is closed', () => {
    const { budget, clock, cancelled, told } = aBudget();
    budget.close();
    expect(clock.pending()).toBe(0);
    expect(getEventListeners(cancelled.signal, 'abort')).toEqual([]);
    budget.countTokens(5000);
    cancelled.abort();
    expect([told, budget.signal.aborted]).toEqual([[], false]);
  });
});
