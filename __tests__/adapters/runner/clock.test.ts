import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { openClock, systemClock } from '../../../src/adapters/runner/clock.ts';

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
  it('ends a sleep when its signal aborts, with the reason', async () => {
    const stop = new AbortController();
    const sleep = systemClock.sleep(1e12, stop.signal);
    stop.abort();
    await expect(sleep).rejects.toMatchObject({ name: 'AbortError' });
  });

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
