// The lines of a file's patch: which can be commented, and the hunk that GitHub shows above a comment.
import type { DiffSide } from '../github/state.ts';

export type DiffLine = {
  readonly text: string;
  /** Counted from 0. */
  readonly hunk: number;
  /** Line numbers; undefined on the side that doesn't have the line. */
  readonly LEFT: number | undefined;
  readonly RIGHT: number | undefined;
};

const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** A line's numbers on its sides; git's note on a missing line end has none. */
function lineNumbers(text: string, left: number, right: number) {
  const isOld = text.startsWith('-') || text.startsWith(' ');
  const isNew = text.startsWith('+') || text.startsWith(' ');
  return { LEFT: isOld ? left : undefined, RIGHT: isNew ? right : undefined };
}

/** Every line of every hunk, without the hunks' headers. */
export function diffLines(patch: string): readonly DiffLine[] {
  const found: DiffLine[] = [];
  let [hunk, left, right] = [-1, 0, 0];
  for (const text of patch.split('\n')) {
    const head = HUNK.exec(text);
    if (head !== null) {
      hunk += 1;
      left = Number(head[1]);
      right = Number(head[2]);
    } else {
      const line = { text, hunk, ...lineNumbers(text, left, right) };
      found.push(line);
      left += Number(line.LEFT !== undefined);
      right += Number(line.RIGHT !== undefined);
    }
  }
  return found;
}

export type LinePosition = {
  readonly line: number;
  readonly side: DiffSide;
  readonly startLine?: number | undefined;
  readonly startSide?: DiffSide | undefined;
};

/** GitHub's message when a patch has no such position; undefined when it has. */
export function positionError(patch: string, position: LinePosition): string | undefined {
  const { line, side, startLine, startSide = side } = position;
  const lines = diffLines(patch);
  const last = lines.findIndex((one) => one[side] === line);
  if (last === -1) return 'Line could not be resolved';
  if (startLine === undefined) return undefined;
  const first = lines.findIndex((one) => one[startSide] === startLine);
  if (first === -1) return 'Start line could not be resolved';
  if (first >= last) return 'Start line must precede the end line.';
  return lines[first]?.hunk === lines[last]?.hunk
    ? undefined
    : 'Start line must be part of the same hunk as the line.';
}

/** The hunk down to the commented line, as a comment's `diff_hunk` has it. */
export function hunkAbove(patch: string, { line, side }: LinePosition): string {
  const lines = diffLines(patch);
  const last = lines.findIndex((one) => one[side] === line);
  const number = lines[last]?.hunk ?? 0;
  const heads = patch.split('\n').filter((text) => HUNK.test(text));
  const above = lines.slice(0, last + 1).filter(({ hunk }) => hunk === number);
  return [heads[number] ?? '', ...above.map(({ text }) => text)].join('\n');
}
