// A home for a program: nobody else's, unless somebody says that others may have it, too.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolder } from './remove-folder.ts';

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
