// Cuts what a tool said to its limits; where something is missing, the whole is kept, masked, in the run's folder.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { ToolHostSpec } from '../../ports/custom-tools.ts';
import { headOf } from '../../text/cut-characters.ts';
import { cutText, type FullText, type TextLimits, truncate } from './cut-output.ts';
import { attempt, type ToolCall } from './define-tool.ts';

export type KeptOutputFolder = {
  /** Absolute path of the run's folder. */
  readonly folder: string;
  /** How people are told of it: the artifact's or the folder's name. */
  readonly shownAs: string;
};

/** Where a call's whole output is kept, without an ending. */
export function keptOutputPath({ folder }: KeptOutputFolder, call: ToolCall): string {
  return join(folder, 'tools', `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, '-'));
}

/** The path as people are told of it. */
function shownOutputPath({ folder, shownAs }: KeptOutputFolder, path: string): string {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}

/** Where a tool host keeps long outputs, so that the notice about what is missing can name the place. */
export function hostOutputFolder(
  { folder }: KeptOutputFolder,
  mask: (text: string) => string,
): NonNullable<ToolHostSpec['keep']> {
  return { folder: join(folder, 'tools'), mask };
}

export type OutputToCut = {
  readonly text: string;
  readonly limits: TextLimits;
  readonly call: ToolCall;
  readonly keptOutput: KeptOutputFolder;
  /** Ends the kept file's name: `stdout`. */
  readonly as: string;
  /** When `text` is only the beginning. */
  readonly whole?: FullText;
};

/** A secret that the beginning's end tears apart is no longer recognised: so much of the end is not shown. */
const MAX_TORN_SECRET = 8_000;

/** The text, masked and within its limits, with a notice that says what is missing and where it is. */
export async function cutAndKeep(output: OutputToCut): Promise<string> {
  const { call, keptOutput, whole } = output;
  // Masked before it is cut: half a secret would no longer be recognised.
  const text = call.run.mask(output.text);
  const limits = safeLimits(output, text);
  if (whole?.keptAt !== undefined || isPartial(output)) {
    const keptAt =
      whole?.keptAt === undefined ? undefined : shownOutputPath(keptOutput, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt });
  }
  if (cutText(text, limits, whole).notice === '') return text;
  const path = `${keptOutputPath(keptOutput, call)}.${output.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 0o600 });
  });
  const keptAt = kept.kind === 'done' ? shownOutputPath(keptOutput, path) : undefined;
  return truncate(text, limits, { ...whole, keptAt });
}

function isPartial({ text, whole }: OutputToCut): boolean {
  return whole?.bytes !== undefined && whole.bytes > Buffer.byteLength(text);
}

function safeLimits(output: OutputToCut, masked: string): TextLimits {
  const { text, limits, call } = output;
  if (!isPartial(output)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - MAX_TORN_SECRET)));
  const safeBytes = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, safeBytes) };
}

/** How far both texts are the same. */
function sharedLength(one: string, other: string): number {
  const maxLength = Math.min(one.length, other.length);
  let length = 0;
  while (length < maxLength && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
