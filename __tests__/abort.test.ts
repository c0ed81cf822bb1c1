import { describe, expect, it } from '@jest/globals';
import { unlessAborted } from '#src/abort.ts';

const never = new Promise<string>(() => undefined);

describe('work that a signal may end', () => {
  it('gives its result, or its own error', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve('done'), signal)).toBe('done');
    await expect(unlessAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow(
      'broken',
    );
  });

  it('ends with the signal’s reason, before and after the signal fired', async () => {
    const stop = new AbortController();
    const waiting = unlessAborted(never, stop.signal);
    stop.abort(new Error('over'));
    await expect(waiting).rejects.toThrow('over');
    await expect(unlessAborted(never, stop.signal)).rejects.toThrow('over');
  });

  it('gives something else as soon as the signal fires', async () => {
    const stop = new AbortController();
    const waiting = unlessAborted(never, stop.signal, () => 'else');
    stop.abort();
    expect(await waiting).toBe('else');
  });

  it('fails where what it should give instead throws', async () => {
    const stop = new AbortController();
    const waiting = unlessAborted(never, stop.signal, () => {
      throw new Error('broken');
    });
    stop.abort();
    await expect(waiting).rejects.toThrow('broken');
  });

  it('gives what was there before the signal fired', async () => {
    const done = Promise.resolve('done');
    expect(await unlessAborted(done, AbortSignal.abort())).toBe('done');
  });
});
