import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanEnvironment, secretVariables } from '#src/adapters/runner/clean-environment.ts';

describe('the variables that hold secrets', () => {
  it.each([
    ['GITHUB_TOKEN', 'x'],
    ['INPUT_GITHUB-TOKEN', 'x'],
    ['INPUT_COPILOT-TOKEN', 'x'],
    ['INPUT_PROVIDER-API-KEY', 'x'],
    ['ACTIONS_RUNTIME_TOKEN', 'x'],
    ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'x'],
    ['MY_PASSWORD', 'x'],
    ['https_proxy', 'http://me:word@proxy.example:1'],
  ])('are known: %s', (name, value) => {
    expect(secretVariables({ [name]: value })).toEqual({ [name]: value });
  });

  it.each([
    ['PATH', '/usr/bin'],
    ['GITHUB_REPOSITORY', 'acme/shop'],
    ['INPUT_PROVIDER-BASE-URL', 'https://models.example/v1'],
    ['https_proxy', 'http://proxy.example:1'],
    ['GITHUB_TOKEN', ''],
  ])('are not taken for others: %s', (name, value) => {
    expect(secretVariables({ [name]: value })).toEqual({});
  });
});

describe('a process that cannot be replaced', () => {
  const { platform } = process;
  const variable = 'INPUT_GITHUB-TOKEN';
  let folder: string;
  let called: number;

  const set = (name: string, value: unknown) =>
    Object.defineProperty(process, name, { value, configurable: true });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'squad-environment-'));
    called = 0;
    process.env[variable] = 'ghs_x';
    set('execve', () => {
      called += 1;
      throw new Error('The feature process.execve is unavailable on the current platform');
    });
  });
  afterEach(async () => {
    set('platform', platform);
    Reflect.deleteProperty(process, 'execve');
    delete process.env[variable];
    await rm(folder, { recursive: true });
  });

  it.each([
    ['linux', 1],
    ['win32', 0],
  ])('goes on and leaves no secrets on the disk, on %s', async (system, calls) => {
    set('platform', system);
    expect(() => cleanEnvironment(folder)).not.toThrow();
    expect(await readdir(folder)).toEqual([]);
    expect(process.env[variable]).toBe('ghs_x');
    expect(called).toBe(calls);
  });
});
