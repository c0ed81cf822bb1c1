import { describe, expect, it } from '@jest/globals';
import type { ToolHostReply } from '../../../src/ports/tool-host.ts';
import { trackStrayFailures } from '../../../src/tools/host/stray-failures.ts';

const never = () => new Promise<ToolHostReply>(() => undefined);
const done: ToolHostReply = { kind: 'ok', text: 'done', data: null };

describe('a failure outside of all promises', () => {
  it('ends the only call that runs', async () => {
    const { guard, handleStray } = trackStrayFailures();
    const call = guard(never);
    expect(handleStray(new Error('late'))).toBe(true);
    await expect(call).rejects.toThrow('late');
  });

  it('belongs to nobody when two calls run, and both go on', async () => {
    const { guard, handleStray } = trackStrayFailures();
    let end = (_: ToolHostReply): void => undefined;
    const first = guard(() => new Promise<ToolHostReply>((resolve) => (end = resolve)));
    const second = guard(never);
    expect(handleStray(new Error('whose?'))).toBe(false);
    end(done);
    expect(await first).toBe(done);
    expect(handleStray(new Error('mine'))).toBe(true);
    await expect(second).rejects.toThrow('mine');
  });

  it.each([
    ['ended', async () => done],
    ['failed', async () => Promise.reject(new Error('failed'))],
  ])('belongs to nobody after the call %s', async (_, work) => {
    const { guard, handleStray } = trackStrayFailures();
    await guard(work).catch(() => undefined);
    expect(handleStray(new Error('late'))).toBe(false);
  });
});
