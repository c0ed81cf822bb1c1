// Cuts what a tool said to its limits; where something is missing, the whole is kept, masked, in the run's folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { HostSpec } from '../../ports/custom-tools.ts';
import { headOf } from '../../text/cut.ts';
import { cutText, type TextLimits, truncate, type WholeText } from './cut-output.ts';
import { attempt, type ToolCall } from './tool.ts';

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
function toldPath({ folder, shownAs }: Keeping, path: string): string {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}

/** Where a tool host keeps long outputs, so that the notice about what is missing can name the place. */
export function hostKeep(
  { folder }: Keeping,
  mask: (text: string) => string,
): NonNullable<HostSpec['keep']> {
  return { folder: join(folder, 'tools'), mask };
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

/** A secret that the beginning's end tears apart is no longer recognised: so much of the end is not shown. */
const TORN = 8_000;

/** The text, masked and within its limits, with a notice that says what is missing and where it is. */
export async function cutAndKeep(cutting: Cutting): Promise<string> {
  const { call, keeping, whole } = cutting;
  // Masked before it is cut: half a secret would no longer be recognised.
  const text = call.run.mask(cutting.text);
  const limits = limitsFor(cutting, text);
  if (whole?.keptAt !== undefined || isPart(cutting)) {
    const keptAt = whole?.keptAt === undefined ? undefined : toldPath(keeping, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt });
  }
  if (cutText(text, limits, whole).notice === '') return text;
  const path = `${keptPath(keeping, call)}.${cutting.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 0o600 });
  });
  const keptAt = kept.kind === 'done' ? toldPath(keeping, path) : undefined;
  return truncate(text, limits, { ...whole, keptAt });
}

function isPart({ text, whole }: Cutting): boolean {
  return whole?.bytes !== undefined && whole.bytes > Buffer.byteLength(text);
}

function limitsFor(cutting: Cutting, masked: string): TextLimits {
  const { text, limits, call } = cutting;
  if (!isPart(cutting)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - TORN)));
  const sure = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, sure) };
}

/** How far both texts are the same. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
