import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { childEnvironment } from '#src/adapters/programs/child-environment.ts';

const JOB = {
  GITHUB_TOKEN: 'job-token-123',
  'INPUT_COPILOT-TOKEN': 'copilot-token-456',
  'INPUT_PROVIDER-API-KEY': 'provider-key-012',
  OTHER: 'provider-key-012',
  ACTIONS_RUNTIME_TOKEN: 'runtime-token-789',
  RUNNER_OS: 'Linux',
  RUNNER_TEMP: '/t',
  MINE: 'mine',
  RENAMED: 'copilot-token-456',
  HEADER: 'Bearer job-token-123',
  LD_PRELOAD: '/x.so',
  NODE_OPTIONS: '--max-http-header-size=16385',
  HTTPS_PROXY: 'http://me:p@ssword@proxy.example:1',
  npm_config_proxy: 'http://me:p%40ssword@proxy.example:1',
  PROXY_FOR_TOOLS: 'http://me:p%40ssword@proxy.example:2',
  HTTP_PROXY: 'http://proxy.example:1',
};
const before = { ...process.env };

beforeEach(() => void Object.assign(process.env, JOB));
afterEach(() => {
  for (const name of Object.keys(JOB)) {
    if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before[name];
  }
});

const namesFor = (passed: readonly string[]) =>
  Object.keys(childEnvironment({ home: '/home', passed, set: {} })).filter((it) => it in JOB);

describe('what a child process sees of the job', () => {
  it('is nothing when settings name no variable', () => {
    expect(namesFor([])).toEqual([]);
  });

  it('is what settings name, but never a token of the job or a password of a proxy, under any name', () => {
    expect(namesFor(Object.keys(JOB)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'HTTP_PROXY',
      'MINE',
      'RUNNER_OS',
    ]);
  });

  it('is a home of its own and the variables set for it', () => {
    const { HOME, TMPDIR, A } = childEnvironment({ home: '/home', passed: [], set: { A: 'a' } });
    expect([HOME, TMPDIR, A]).toEqual(['/home', '/home', 'a']);
  });
});
