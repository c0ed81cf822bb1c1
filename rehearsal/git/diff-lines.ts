// The lines of a file's patch: those that can be commented on, and the hunk that GitHub shows above a comment.
import type { DiffSide } from '../github/state.ts';

export type DiffLine = {
  readonly text: string;
  /** The hunk's position, counted from 0. */
  readonly hunk: number;
  /** The line's number on each side; undefined on a side without the line. */
  readonly LEFT: number | undefined;
  readonly RIGHT: number | undefined;
};

const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** Returns a line's number on each side; none for git's note on a missing final newline. */
function lineNumbers(text: string, left: number, right: number) {
  const isOld = text.startsWith('-') || text.startsWith(' ');
  const isNew = text.startsWith('+') || text.startsWith(' ');
  return { LEFT: isOld ? left : undefined, RIGHT: isNew ? right : undefined };
}

/** Returns every line of every hunk, without the hunks' headers. */
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

/** Returns GitHub's message for a position that the patch doesn't have; undefined when it has it. */
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

/** Returns the hunk down to the commented line, as in a comment's `diff_hunk`. */
export function hunkAbove(patch: string, { line, side }: LinePosition): string {
  const lines = diffLines(patch);
  const last = lines.findIndex((one) => one[side] === line);
  const number = lines[last]?.hunk ?? 0;
  const heads = patch.split('\n').filter((text) => HUNK.test(text));
  const above = lines.slice(0, last + 1).filter(({ hunk }) => hunk === number);
  return [heads[number] ?? '', ...above.map(({ text }) => text)].join('\n');
}
