// Opens files that a program may have replaced: a link would lead out of the worktree, and a named pipe never answers.

import { type FileHandle, lstat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { attempt } from '../../errors.ts';
import { openPlain } from '../../tools/built-in/worktree-files/open-plain.ts';
import { workInFolder } from '../../tools/built-in/worktree-files/open-subfolder.ts';
import { MAX_FILE_BYTES } from '../policy/apply-policy.ts';

/** Uses a regular file of at most 5 MB below the folder. Returns undefined if there is anything else, or nothing. */
export async function useRegularFile<T>(
  directory: string,
  path: string,
  use: (file: FileHandle) => Promise<T>,
  access: 'read' | 'write' = 'read',
): Promise<T | undefined> {
  const names = path.split('/').slice(0, -1);
  const opened = await attempt(
    workInFolder({ root: directory, names }, (base) =>
      openPlain(join(base, basename(path)), access),
    ),
  );
  if (opened.kind === 'threw' || opened.value.kind === 'blocked') return undefined;
  const file = opened.value.value;
  try {
    const stats = await file.stat();
    return stats.isFile() && stats.size <= MAX_FILE_BYTES ? await use(file) : undefined;
  } finally {
    await file.close();
  }
}

/** True when anything exists at the path, even a link without a target. */
export async function isThere(directory: string, path: string): Promise<boolean> {
  return (await attempt(lstat(join(directory, path)))).kind === 'done';
}
