// Opens folders of a worktree one by one, without following a link.
import { constants } from 'node:fs';
import { lstat, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../errors.ts';
import { systemCode } from '../pipeline/tool-result.ts';

/** An open folder. Its files are reached below `base`, which stays the same folder until `close`. */
export type OpenFolder = { readonly base: string; readonly close: () => Promise<void> };

/** Opens the folder `name` of `base`, which is made when it is missing; undefined when it is no folder. */
export type OpenSubfolder = (base: string, name: string) => Promise<OpenFolder | undefined>;

const NOT_A_FOLDER_CODES = ['ENOTDIR', 'ELOOP', 'EEXIST'];

/** Reaches files through the open handle: replacing a folder by a link doesn't lead outside. */
export const openByHandle: OpenSubfolder = async (base, name) => {
  const at = join(base, name);
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  const found = await attempt(() => open(at, flags));
  const isMissing = found.kind === 'threw' && systemCode(found.error) === 'ENOENT';
  if (isMissing) await makeFolder(at);
  const opened = isMissing ? await attempt(() => open(at, flags)) : found;
  if (opened.kind === 'done') {
    const handle = opened.value;
    return { base: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
  }
  if (NOT_A_FOLDER_CODES.includes(systemCode(opened.error) ?? '')) return undefined;
  throw opened.error;
};

/** For systems without `/proc`: checks each folder by its path. */
export const openByPath: OpenSubfolder = async (base, name) => {
  const at = join(base, name);
  const found = await attempt(() => lstat(at));
  if (found.kind === 'threw') {
    if (systemCode(found.error) !== 'ENOENT') throw found.error;
    await makeFolder(at);
  }
  const isFolder =
    found.kind === 'threw' ? (await lstat(at)).isDirectory() : found.value.isDirectory();
  return isFolder ? { base: at, close: async () => undefined } : undefined;
};

async function makeFolder(path: string): Promise<void> {
  const made = await attempt(() => mkdir(path));
  if (made.kind === 'threw' && systemCode(made.error) !== 'EEXIST') throw made.error;
}
