// Private folders of programs: a home of its own for each, and the removal of what programs wrote, whatever they did to it.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { attempt } from '#src/errors.ts';

const run = promisify(execFile);
const REMOVE_MS = 60_000;

/** Never rejects: what can't be removed stays. Uses `rm`, which is six times as fast as Node for 20,000 files. */
export async function removeFolder(path: string): Promise<void> {
  const options = { env: { PATH: process.env.PATH }, timeout: REMOVE_MS };
  const removeAll = () => attempt(run('rm', ['-rf', '--', path], options));
  const removed = await removeAll();
  if (removed.kind === 'done') return;
  // Folders may lack permissions, which `chmod` restores.
  await attempt(run('chmod', ['-R', 'u+rwX', '--', path], options));
  await removeAll();
  await attempt(rm(path, { recursive: true, force: true, maxRetries: 5 }));
}

export type PrivateHome = {
  readonly path: string;
  /** Removes it, with what the box keeps beside it; never rejects. */
  remove(): Promise<void>;
};

/** Makes a new home in `parent`, a private folder that is made if necessary. */
export async function makeHome(parent: string): Promise<PrivateHome> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'home-'));
  const path = join(folder, 'home');
  await mkdir(path);
  return { path, remove: () => removeFolder(folder) };
}
