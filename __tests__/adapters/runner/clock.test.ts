// The clock of a run, and the time that a run has.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';
import { openClock } from '#src/adapters/runner/clock.ts';
import { openRunTime } from '#src/adapters/runner/run-time.ts';

const clock = new URL('../../../src/adapters/runner/clock.ts', import.meta.url).href;

/** Runs a line in a process of its own that has nothing else to do. */
async function alone(line: string) {
  const script = `import { systemClock } from ${JSON.stringify(clock)}; ${line}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error) => ({ code: error.code, stdout: error.stdout }),
  );
}

describe('the clock', () => {
  it('keeps the process alive during a sleep without a signal', async () => {
    const line = "await systemClock.sleep(50); process.stdout.write('woke');";
    expect(await alone(line)).toEqual({ code: 0, stdout: 'woke' });
  });

  it('doesn’t keep the process alive for a time limit', async () => {
    const line =
      "systemClock.sleep(60_000, new AbortController().signal); process.stdout.write('over');";
    expect(await alone(line)).toEqual({ code: 0, stdout: 'over' });
  });

  it('ends every sleep when the run’s time is over', async () => {
    const over = new AbortController();
    const { sleep } = openClock(over.signal);
    const sleeps = [sleep(1e9), sleep(1e9, new AbortController().signal)];
    over.abort();
    for (const one of [...sleeps, sleep(1e9)]) {
      await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    }
  });
});

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
