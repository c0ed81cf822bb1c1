import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import {
  CALL_MARKER,
  killMarkedProcesses,
  signalGroup,
} from '../../../src/adapters/programs/process-tree.ts';

/** A process that sleeps in a session of its own, as a daemon does; `script` may start more. */
async function aStray(mark: string, script = 'exec sleep 60'): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH, [CALL_MARKER]: mark };
  const child = spawn('sh', ['-c', `echo; ${script}`], { detached: true, env });
  await once(child.stdout, 'data');
  return child;
}

it('without namespaces, what left the group is found by its mark, and nothing else is', async () => {
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
