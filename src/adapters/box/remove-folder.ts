// Removes a folder that programs wrote to, whatever they made of it.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { attempt } from '../../errors.ts';

const run = promisify(execFile);
const REMOVE_MS = 60_000;

/** Never rejects: what can't be removed stays. */
export async function removeFolder(path: string): Promise<void> {
  const removed = await attempt(rm(path, { recursive: true, force: true }));
  if (removed.kind === 'done') return;
  // Folders may be closed, or deeper than a path can name, which these programs can do with.
  await attempt(run('chmod', ['-R', 'u+rwX', '--', path], { timeout: REMOVE_MS }));
  await attempt(run('rm', ['-rf', '--', path], { timeout: REMOVE_MS }));
}
