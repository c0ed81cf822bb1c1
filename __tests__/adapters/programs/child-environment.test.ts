import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('a tool that is granted a variable takes no planted files for a repository, whose settings would start programs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'squad-planted-'));
  execFileSync('git', ['init', '-q', '--bare', folder]);
  execFileSync('git', ['-C', folder, 'config', 'alias.stolen', '!echo stolen']);
  const gitIn = (passed: readonly string[]) =>
    spawnSync('git', ['stolen'], {
      cwd: folder,
      env: childEnvironment({ home: '/home', passed, set: {} }),
      encoding: 'utf8',
    }).stdout;
  expect(gitIn([])).toBe('stolen\n');
  expect(gitIn(['MINE'])).toBe('');
});

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
