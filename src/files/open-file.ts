// Opens files that a program may replace at any moment: a link would lead elsewhere, and a named pipe never answers.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';
import { namesOn, workInFolder } from './open-folder.ts';

const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY, O_RDWR } = constants;

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

/** The largest file that a commit takes, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Reads an open file from its beginning; undefined when it is longer than `maxBytes`, also if it grows meanwhile. */
export async function readUpTo(file: FileHandle, maxBytes: number): Promise<Buffer | undefined> {
  const { size } = await file.stat();
  if (size > maxBytes) return undefined;
  const bytes = Buffer.alloc(size + 1);
  let length = 0;
  for (;;) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
    length += bytesRead;
    if (bytesRead === 0 || length === bytes.length) break;
  }
  return length > size ? undefined : bytes.subarray(0, length);
}

/** What lies at a place, if it may be read and changed: a second name of a file may lie where an agent must not write. */
type PlaceReading =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number }
  | { readonly kind: 'folder' }
  | { readonly kind: 'irregular'; readonly reason: string };

/** Reads what lies at a place, follows no link there and waits for no pipe. Throws the file system's errors. */
export async function readPlace(place: string, maxBytes = MAX_FILE_BYTES): Promise<PlaceReading> {
  const file = await openPlain(place);
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) return { kind: 'folder' };
    if (!stats.isFile()) return { kind: 'irregular', reason: 'that is not a file' };
    if (stats.nlink > 1) return { kind: 'irregular', reason: HARD_LINK };
    const bytes = await readUpTo(file, maxBytes);
    if (bytes !== undefined) return { kind: 'file', bytes, mode: stats.mode & 0o777 };
    return { kind: 'irregular', reason: `the file is too long: ${stats.size} bytes` };
  } finally {
    await file.close();
  }
}

/** Why a regular file is neither read nor written when it has several names. */
export const HARD_LINK = 'the file has a second name elsewhere (a hard link)';

/** Reads a regular file of at most 5 MB below the folder; undefined if there is anything else, or nothing. */
export async function readRegularFile(
  directory: string,
  path: string,
): Promise<Buffer | undefined> {
  const read = await attempt(inFolderOf(directory, path, (place) => readPlace(place)));
  return read.kind === 'done' && read.value?.kind === 'file' ? read.value.bytes : undefined;
}

/** Uses a regular file of at most 5 MB below the folder. Returns undefined if there is anything else, or nothing. */
export async function useRegularFile<T>(
  directory: string,
  path: string,
  use: (file: FileHandle) => Promise<T>,
  access: 'read' | 'write' = 'read',
): Promise<T | undefined> {
  const opened = await attempt(inFolderOf(directory, path, (place) => openPlain(place, access)));
  const file = opened.kind === 'done' ? opened.value : undefined;
  if (file === undefined) return undefined;
  try {
    const stats = await file.stat();
    const isPlain = stats.isFile() && stats.nlink === 1 && stats.size <= MAX_FILE_BYTES;
    return isPlain ? await use(file) : undefined;
  } finally {
    await file.close();
  }
}

/** True when anything exists at the path, even a link without a target, or what can't be looked at. False beyond a link. */
export async function isThere(directory: string, path: string): Promise<boolean> {
  const found = await attempt(inFolderOf(directory, path, (place) => lstat(place)));
  if (found.kind === 'done') return found.value !== undefined;
  return !isGone(found.error);
}

/** True for the error of a look at a path where there is nothing. With any other, something is there that can't be looked at. */
export function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '');
}

/** Works on a path's last name in its folder, which is held open; undefined when a link or a file is on the way. */
export async function inFolderOf<T>(
  root: string,
  path: string,
  work: (place: string) => Promise<T>,
): Promise<T | undefined> {
  const names = namesOn(path).slice(0, -1);
  const worked = await workInFolder({ root, names }, (base) => work(join(base, basename(path))));
  return worked.kind === 'worked' ? worked.value : undefined;
}
