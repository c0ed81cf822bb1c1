// What the tool `view` shows of a path: a file's text, whole or some lines of it, an image, or a folder's entries.

import { isUtf8 } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ImageLimits, ToolReply } from '../../../ports/agents.ts';
import {
  type ImageFacts,
  imageObstacle,
  readImageFacts,
} from '../../../run/agents/briefing/image-facts.ts';
import { plural } from '../../../text/count.ts';
import { headOfBytes } from '../../../text/cut-bytes.ts';
import { openPlain } from '../../../tools/built-in/worktree-files/open-plain.ts';
import { workInFolder } from '../../../tools/built-in/worktree-files/open-subfolder.ts';
import type { Mask } from './shown-result.ts';

/** A file tool's answer, and the image that it shows; `data` is base64. */
export type FileReply = ToolReply & {
  readonly image?: { readonly mimeType: string; readonly data: string };
};

/** Longer results don't reach the model: see `largeOutput`. */
const SHOWN_BYTES = 50_000;
const READ_BYTES = 5_000_000;

const IMAGE_NAME = /\.(?:png|jpe?g|gif|webp)$/i;

/** The limits on what may be shown. */
export type ViewDeps = {
  /** Applied before a text is cut, since it would not find half a secret. */
  readonly mask: Mask;
  /** The images that the session's model accepts. */
  readonly imageLimits: ImageLimits;
};

/** Reads a path that may be read; `range` is what a model gave. Throws what the file system throws. */
export async function viewPath(
  path: string,
  range: unknown,
  { mask, imageLimits }: ViewDeps,
): Promise<FileReply> {
  const file = await openPlain(path);
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) return await listFolder(path, mask);
    if (!stats.isFile()) return failed('That is not a file.');
    if (stats.size > READ_BYTES) return failed(`The file is too long: ${stats.size} bytes.`);
    const bytes = await file.readFile();
    const facts = IMAGE_NAME.test(path) ? readImageFacts(bytes) : undefined;
    if (facts !== undefined) return viewImage(bytes, facts, imageLimits);
    if (!isText(bytes)) return failed(`That is not a text file: ${bytes.length} bytes.`);
    return viewText(mask(bytes.toString()), range);
  } finally {
    await file.close();
  }
}

/** Text that is not UTF-8, such as Latin-1, has hardly a control character; of random bytes, every tenth is one. */
function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  return isUtf8(bytes) || bytes.filter(isControl).length * 100 <= bytes.length;
}

const ESCAPE = 27;

function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== ESCAPE) || byte === 127;
}

/** Tells the model what a tool did. */
export function shown(text: string): FileReply {
  return { kind: 'ok', text };
}

/** Tells the model what it did wrong, in words that say what would work. */
export function failed(text: string): FileReply {
  return { kind: 'failed', text };
}

async function listFolder(path: string, mask: Mask): Promise<FileReply> {
  const listed = await workInFolder({ root: dirname(path), names: [basename(path)] }, (base) =>
    readdir(base, { withFileTypes: true }),
  );
  if (listed.kind === 'blocked') return failed('That is no longer a folder.');
  const own = listed.value.filter(({ name }) => name !== '.git');
  const names = own.map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`).sort();
  const text = headOfBytes(mask(names.join('\n')), SHOWN_BYTES);
  return shown(names.length === 0 ? 'The folder is empty.' : text);
}

function viewImage(bytes: Buffer, facts: ImageFacts, limits: ImageLimits): FileReply {
  const obstacle = imageObstacle(facts, bytes.length, limits);
  if (obstacle !== undefined) return failed(`The image is not shown: ${obstacle}.`);
  const data = bytes.toString('base64');
  const text = `An image of ${bytes.length} bytes.`;
  return { ...shown(text), image: { mimeType: facts.mimeType, data } };
}

function viewText(text: string, range: unknown): FileReply {
  const lines = text.split('\n');
  const [from, to] = readRange(range, lines.length);
  if (from > lines.length || to < from) {
    return failed(
      `There are no lines ${from} to ${to}: the file has ${plural(lines.length, 'line')}.`,
    );
  }
  const wanted = lines.slice(from - 1, to).join('\n');
  const kept = headOfBytes(wanted, SHOWN_BYTES);
  if (kept === wanted) return shown(wanted);
  const last = from - 1 + kept.split('\n').length;
  return shown(`${kept}\n[cut in line ${last} of ${lines.length}; view_range shows the rest]`);
}

/** Returns the first and the last line, counted from 1; a last line of -1 means the end. */
function readRange(range: unknown, count: number): readonly [from: number, to: number] {
  const numbers = Array.isArray(range) ? range.map(Number).filter(Number.isInteger) : [];
  const [from = 1, to = -1] = numbers;
  return [Math.max(1, from), to < 0 ? Math.max(count, from) : to];
}
