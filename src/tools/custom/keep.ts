// Cuts what a tool said to its limits; where something is missing, the whole is kept, masked, in the run's folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attempt, type ToolCall } from '../tool.ts';
import { cutText, type TextLimits, truncate, type WholeText } from './truncate.ts';

export type Keeping = {
  /** Absolute path of the run's folder. */
  readonly folder: string;
  /** How people are told of it: the artifact's or the folder's name. */
  readonly shownAs: string;
};

/** Where a call's whole output is kept, without an ending. */
export function keptPath({ folder }: Keeping, call: ToolCall): string {
  return join(folder, 'tools', `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, '-'));
}

/** The path as people are told of it. */
export function shownPath({ folder, shownAs }: Keeping, path: string): string {
  return path.startsWith(folder) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}

export type Cutting = {
  readonly text: string;
  readonly limits: TextLimits;
  readonly call: ToolCall;
  readonly keeping: Keeping;
  /** Ends the kept file's name: `stdout`. */
  readonly as: string;
  /** When `text` is only the beginning. */
  readonly whole?: WholeText;
};

/** The text, masked and within its limits, with a notice that says what is missing and where it is. */
export async function cutAndKeep(cutting: Cutting): Promise<string> {
  const { limits, call, keeping, whole } = cutting;
  // Masked before it is cut: half a secret would no longer be recognised.
  const text = call.run.mask(cutting.text);
  if (whole?.keptAt !== undefined) {
    return truncate(text, limits, { ...whole, keptAt: shownPath(keeping, whole.keptAt) });
  }
  if (cutText(text, limits, whole).notice === '') return text;
  const path = `${keptPath(keeping, call)}.${cutting.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 0o600 });
  });
  const keptAt = kept.kind === 'done' ? shownPath(keeping, path) : undefined;
  return truncate(text, limits, { ...whole, keptAt });
}
