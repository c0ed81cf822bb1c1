import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import {
  CALL_MARKER,
  killMarkedProcesses,
  signalGroup,
} from '#src/adapters/process/process-tree.ts';

/** A process that sleeps in a session of its own, as a daemon does; `script` may start more. */
async function aStray(mark: string, script = 'exec sleep 60'): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH, [CALL_MARKER]: mark };
  const child = spawn('sh', ['-c', `echo; ${script}`], { detached: true, env });
  await once(child.stdout, 'data');
  return child;
}

it('without namespaces, processes that left the group are found by their marker, and no others', async () => {
  const mark = randomUUID();
  const [one, deaf, other] = await Promise.all([
    aStray(mark),
    aStray(mark, "trap '' TERM; sleep 60 & wait"),
    aStray(randomUUID()),
  ]);
  const ends = [one, deaf].map((child) => once(child, 'exit'));
  await killMarkedProcesses(mark);
  expect(await Promise.all(ends)).toEqual([
    [null, 'SIGKILL'],
    [null, 'SIGKILL'],
  ]);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  const ended = once(other, 'exit');
  signalGroup(other, 'SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
});

it.each([
  ['what that started', 'sleep 60 & echo $!; wait; exec sleep 60'],
  ['what another in its group started and left', '(sleep 60 & echo $!); exec sleep 60'],
])('kills what a process started, and %s', async (_, started) => {
  const tree = new URL('../../../src/adapters/process/process-tree.ts', import.meta.url).href;
  const script = `
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
    import { killDescendants } from ${JSON.stringify(tree)};
    const child = spawn('sh', ['-c', ${JSON.stringify(started)}], { detached: true });
    const [pid] = await once(child.stdout, 'data');
    const closed = once(child, 'close');
    await killDescendants();
    const [, signal] = await closed;
    process.stdout.write(String(pid).trim() + ' ' + signal);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const [grandchild = '', signal] = stdout.split(' ');
  expect(signal).toBe('SIGKILL');
  // Of one that has ended and that nobody waits for, a number without a program is left.
  expect(await readFile(`/proc/${grandchild}/cmdline`, 'utf8').catch(() => '')).toBe('');
});
