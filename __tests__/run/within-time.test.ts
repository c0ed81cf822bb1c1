import { describe, expect, it } from '@jest/globals';
import { withinTime } from '#src/run/within-time.ts';

const never = new Promise<string>(() => undefined);

function aTime() {
  const over = new AbortController();
  return { over, time: { left: () => 0, over: over.signal } };
}

describe('the end of a run’s time', () => {
  it('changes nothing for work that ends before, well or not', async () => {
    const { time } = aTime();
    expect(await withinTime(Promise.resolve('done'), time, 0)).toBe('done');
    await expect(withinTime(Promise.reject(new Error('broken')), time, 0)).rejects.toThrow(
      'broken',
    );
  });

  it('gives up work that doesn’t end', async () => {
    const { over, time } = aTime();
    const working = withinTime(never, time, 1);
    over.abort(new Error('the time is over'));
    await expect(working).rejects.toThrow('the time is over');
  });

  it('leaves the work a moment to say what became of it', async () => {
    const { over, time } = aTime();
    const unwinding = new Promise<string>((resolve) => {
      time.over.addEventListener('abort', () => setImmediate(() => resolve('half of it')));
    });
    const working = withinTime(unwinding, time, 60_000);
    over.abort();
    expect(await working).toBe('half of it');
  });
});
