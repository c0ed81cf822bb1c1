// Reads and writes one file of an open folder. No link is followed at the file's name, and nothing irregular is read.
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';
import { readPlace } from './open-file.ts';

/** What became of a write. */
export type FileWriteResult =
  | { readonly kind: 'written'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

const MAX_CHANGED_BYTES = 16 * 1024 * 1024;
const NEW_FILE_FLAGS =
  constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);

/** Creates a file. Throws the file system's errors: EEXIST when anything has the name. */
export async function createFile(target: string, content: string, mode = 0o644): Promise<void> {
  await writeAndClose(await open(target, NEW_FILE_FLAGS, mode), target, content);
}

/** Creates a file. True when the file now holds the content; false when a file with other content has the name. */
export async function createSameFile(target: string, content: string): Promise<boolean> {
  const created = await attempt(createFile(target, content));
  if (created.kind === 'done') return true;
  if (systemCode(created.error) !== 'EEXIST') throw created.error;
  const there = await readExistingFile(target);
  return there.kind === 'readable' && there.text === content;
}

/** Replaces the text of the file at `path`, whose folder is open at `base`. */
export async function changeFile(
  base: string,
  path: string,
  edit: (text: string | undefined) => string,
): Promise<FileWriteResult> {
  const name = basename(path);
  const target = join(base, name);
  const old = await readExistingFile(target);
  if (old.kind === 'irregular') return refused(`${path}: ${old.reason}`);
  const content = edit(old.text);
  if (Buffer.byteLength(content) > MAX_CHANGED_BYTES) return refused(`${path} would be too long`);
  await replaceFile(target, content);
  return { kind: 'written', path };
}

/**
 * Puts a file in the place of another, which must be in a folder that is held open. Readers see the old text or the new one, and
 * what the name led to before, such as a link's target, doesn't change. Throws the file system's errors.
 */
export async function replaceFile(target: string, content: string, mode = 0o644): Promise<void> {
  const draft = join(dirname(target), `.${randomUUID()}.draft`);
  await createFile(draft, content, mode);
  const renamed = await attempt(rename(draft, target));
  if (renamed.kind === 'done') return;
  await rm(draft, { force: true });
  throw renamed.error;
}

type ExistingFile =
  | { readonly kind: 'readable'; readonly text: string | undefined }
  | { readonly kind: 'irregular'; readonly reason: string };

/** Reads a file's text; undefined when there is no file yet. Throws the file system's errors. */
export async function readExistingFile(target: string): Promise<ExistingFile> {
  const read = await attempt(readPlace(target, MAX_CHANGED_BYTES));
  if (read.kind === 'threw') {
    const code = systemCode(read.error) ?? '';
    if (code === 'ENOENT') return { kind: 'readable', text: undefined };
    if (['ELOOP', 'ENXIO'].includes(code))
      return { kind: 'irregular', reason: 'it is a link or not a file' };
    throw read.error;
  }
  if (read.value.kind === 'irregular') return read.value;
  if (read.value.kind === 'folder') return { kind: 'irregular', reason: 'it is a folder' };
  const { bytes } = read.value;
  if (!isUtf8(bytes)) return { kind: 'irregular', reason: 'it is not UTF-8 text' };
  return { kind: 'readable', text: bytes.toString() };
}

async function writeAndClose(handle: FileHandle, path: string, content: string): Promise<void> {
  const result = await attempt(() => handle.writeFile(content));
  await handle.close();
  if (result.kind === 'done') return;
  await rm(path, { force: true });
  throw result.error;
}

/** Says why nothing was written. */
export function refused(reason: string): FileWriteResult {
  return { kind: 'refused', reason };
}
