// Opens files that a program may have replaced: a link would lead elsewhere, and a named pipe never answers.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;

/** Opens what lies at a path, follows no link there and waits for no pipe. Throws the file system's errors. */
export function openPlain(path: string, access: 'read' | 'write' = 'read'): Promise<FileHandle> {
  return open(path, (access === 'read' ? O_RDONLY : O_RDWR) | O_NOFOLLOW | O_NONBLOCK);
}

/** Reads a plain file of at most `maxBytes`, follows no link there and waits for no pipe. Throws where there is anything else. */
export function readPlain(path: string, maxBytes = 1024 * 1024): Buffer {
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const found = fstatSync(file);
    if (!found.isFile() || found.size > maxBytes) throw new Error(`${path} is not a small file`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
