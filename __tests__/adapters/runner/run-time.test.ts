import { describe, expect, it, jest } from '@jest/globals';
import { openRunTime } from '../../../src/adapters/runner/run-time.ts';

const MINUTE = 60_000;

describe('the time of a run', () => {
  it('is that of the agents, and a minute to deliver their work', () => {
    const { left, over } = openRunTime({ minutes: 25, cancelled: new AbortController().signal });
    expect(left()).toBeGreaterThan(25.9 * MINUTE);
    expect(left()).toBeLessThanOrEqual(26 * MINUTE);
    expect(over.aborted).toBe(false);
  });

  it('is a few seconds once the job is cancelled, also where it was before', () => {
    const cancelled = new AbortController();
    const time = openRunTime({ minutes: 25, cancelled: cancelled.signal });
    cancelled.abort();
    const late = openRunTime({ minutes: 25, cancelled: cancelled.signal });
    for (const { left } of [time, late]) expect(left()).toBeLessThan(7_000);
  });

  it('ends with a reason for people', () => {
    jest.useFakeTimers();
    const { over } = openRunTime({ minutes: 1, cancelled: new AbortController().signal });
    jest.advanceTimersByTime(2 * MINUTE);
    jest.useRealTimers();
    expect(over.reason).toMatchObject({
      code: 'E_TIME',
      message: expect.stringMatching(/did not finish in time/),
    });
  });
});
