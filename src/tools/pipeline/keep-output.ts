// Cuts a tool's output to its limits, and keeps the full output, masked, in the run's folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { attempt } from '#src/errors.ts';
import { headOf, headOfBytes, sharedLength } from '#src/text/cut-characters.ts';
import type { ToolCall } from './define-tool.ts';

export type KeptOutputFolder = {
  /** Absolute path of the run's folder. */
  readonly folder: string;
  /** How people see it: the name of the artifact or the folder. */
  readonly shownAs: string;
};

/** The path of a call's full output, without an extension. */
export function keptOutputPath({ folder }: KeptOutputFolder, call: ToolCall): string {
  return join(folder, 'tools', `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, '-'));
}

function shownOutputPath({ folder, shownAs }: KeptOutputFolder, path: string): string {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}

type OutputToCut = {
  readonly text: string;
  readonly limits: TextLimits;
  readonly call: ToolCall;
  readonly keptOutput: KeptOutputFolder;
  /** Ends the kept file's name: `stdout`. */
  readonly as: string;
  /** Given when `text` is only the beginning. */
  readonly whole?: FullText | undefined;
};

/** The mask doesn't find a secret that is cut in two, so this much of a cut text's end isn't shown. */
const MAX_SECRET_LENGTH = 8_000;

/** Masks a text and cuts it to its limits, with a notice that says what is missing and where it is kept. */
export async function cutAndKeep(output: OutputToCut): Promise<string> {
  const { call, keptOutput, whole } = output;
  // Masked before it is cut: the mask would not find half a secret.
  const text = call.run.mask(output.text);
  const limits = safeLimits(output, text);
  if (whole?.keptAt !== undefined || isPartial(output)) {
    const keptAt =
      whole?.keptAt === undefined ? undefined : shownOutputPath(keptOutput, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt });
  }
  // The sizes in `whole` are those before masking, so only the sizes of this text say whether it is cut.
  if (truncate(text, limits) === text) return text;
  const path = `${keptOutputPath(keptOutput, call)}.${output.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 0o600 });
  });
  const keptAt = kept.kind === 'done' ? shownOutputPath(keptOutput, path) : undefined;
  return truncate(text, limits, { keptAt });
}

function isPartial({ text, whole }: OutputToCut): boolean {
  return whole?.bytes !== undefined && whole.bytes > Buffer.byteLength(text);
}

function safeLimits(output: OutputToCut, masked: string): TextLimits {
  const { text, limits, call } = output;
  if (!isPartial(output)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - MAX_SECRET_LENGTH)));
  const safeBytes = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, safeBytes) };
}

type TextLimits = { readonly maxLines: number; readonly maxBytes: number };

/** The size of the full text, given when the text to cut is only its beginning, and where the full text is kept. */
type FullText = {
  readonly lines?: number;
  readonly bytes?: number;
  readonly keptAt?: string | undefined;
};

/**
 * Cuts a text to its limits, between characters, and adds a notice that says what is missing and where it is kept. A line
 * break at the end doesn't begin another line.
 */
export function truncate(text: string, limits: TextLimits, whole: FullText = {}): string {
  const { lines = lineCount(text), bytes = Buffer.byteLength(text) } = whole;
  const kept = headOfBytes(firstLines(text, limits.maxLines), limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return kept;
  const missing = describeMissing({ lines, bytes }, kept);
  const where = whole.keptAt === undefined ? '' : `; the whole text is in ${whole.keptAt}`;
  const notice = `[truncated: ${missing} omitted${where}]`;
  return kept === '' || kept.endsWith('\n') ? `${kept}${notice}` : `${kept}\n${notice}`;
}

/** True for a text that ends with the notice of `truncate`. */
export function isTruncated(text: string): boolean {
  return /\[truncated: [^\]\n]{1,400}\]$/.test(text);
}

/** Counts lines; a line break at the end doesn't begin another. */
export function lineCount(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return text === '' || text.endsWith('\n') ? count : count + 1;
}

function firstLines(text: string, max: number): string {
  let end = -1;
  for (let line = 0; line < max; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text;
  }
  // The last line keeps its break when nothing was cut after it.
  return end === text.length - 1 ? text : text.slice(0, Math.max(0, end));
}

function describeMissing(whole: { lines: number; bytes: number }, kept: string): string {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return counted(lines, 'line');
  return counted(whole.bytes - Buffer.byteLength(kept), 'byte');
}

/** In full, so that a reader can find what is missing. */
function counted(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
