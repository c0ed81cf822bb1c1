import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { processesNaming } from '../../scripts/left-processes.ts';

it.each([
  ['its arguments', (folder: string) => ({ args: [folder] })],
  ['its environment', (folder: string) => ({ env: { HOME: folder } })],
  ['its working folder, as in a box', (folder: string) => ({ cwd: folder })],
])('a process that was left behind is found by %s', async (_, place) => {
  const folder = await mkdtemp(join(tmpdir(), 'squad-left-'));
  const { args = [], ...options } = { args: [], ...place(folder) };
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', ...args], {
    env: {},
    stdio: 'ignore',
    ...options,
  });
  try {
    await new Promise((resolve) => child.once('spawn', resolve));
    expect(processesNaming(folder).map(({ id }) => Number(id))).toEqual([child.pid]);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});
