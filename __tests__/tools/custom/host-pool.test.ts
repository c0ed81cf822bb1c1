import { describe, expect, it } from '@jest/globals';
import type { ToolHost } from '../../../src/ports/tool-host.ts';
import { createToolHostPool, type HostRequest } from '../../../src/tools/custom/host-pool.ts';

function aPool(env: Readonly<Record<string, readonly string[]>>, programs: readonly string[] = []) {
  const requests: HostRequest[] = [];
  const closed: string[] = [];
  const pool = createToolHostPool({
    tools: Object.keys(env),
    grantOf: (tool) => ({ passed: env[tool] ?? [], mayStartPrograms: programs.includes(tool) }),
    async open(request): Promise<ToolHost> {
      requests.push(request);
      return {
        list: async () => ({ tools: [], diagnostics: [] }),
        callTool: async () => ({ kind: 'ok', text: request.wanted.join() }),
        close: async () => void closed.push(request.wanted.join()),
      };
    },
  });
  const startAll = () => Promise.all(Object.keys(env).map((tool) => pool.hostOf(tool)));
  return { pool, requests, closed, startAll };
}

const NOTHING = { passed: [], mayStartPrograms: false };

describe('hosts by what settings grant', () => {
  it('are one where settings grant nothing', async () => {
    const { requests, startAll } = aPool({ a: [], b: [] });
    await startAll();
    expect(requests).toEqual([{ wanted: ['a', 'b'], ...NOTHING }]);
  });

  it('keep what one tool may see from the others', async () => {
    const env = { a: ['Y', 'X'], b: [], c: ['X', 'Y', 'X'], d: ['X'] };
    const { pool, requests, startAll } = aPool(env);
    await startAll();
    expect(requests).toEqual([
      { ...NOTHING, wanted: ['a', 'c'], passed: ['X', 'Y'] },
      { ...NOTHING, wanted: ['b'] },
      { ...NOTHING, wanted: ['d'], passed: ['X'] },
    ]);
    expect(await pool.hostOf('c')).toBe(await pool.hostOf('a'));
    expect(await pool.hostOf('d')).not.toBe(await pool.hostOf('a'));
    await expect(pool.hostOf('e')).rejects.toThrow('not among');
  });

  it('keep the right to start programs from the others', async () => {
    const { requests, startAll } = aPool({ a: [], b: [], c: ['X'], d: [] }, ['b', 'c', 'd']);
    await startAll();
    expect(requests).toEqual([
      { ...NOTHING, wanted: ['a'] },
      { wanted: ['b', 'd'], passed: [], mayStartPrograms: true },
      { wanted: ['c'], passed: ['X'], mayStartPrograms: true },
    ]);
  });

  it('are not started after the end, when a call that was given up comes late', async () => {
    const { pool, requests } = aPool({ a: [] });
    await pool.close();
    await expect(pool.hostOf('a')).rejects.toThrow("a was called after its session's end");
    expect(requests).toEqual([]);
  });

  it('are all closed', async () => {
    const { pool, closed, startAll } = aPool({ a: ['X'], b: [] });
    await startAll();
    await pool.close();
    expect(closed).toEqual(['a', 'b']);
  });
});
