// A diff as data: its files, their hunks, and where a line is in it or after it.
import type { FileLines } from '../render/render-context.ts';

/** A run of lines that GitHub shows together: `start` and `lines` count lines of the new file, from 1. */
export type Hunk = {
  readonly start: number;
  readonly lines: number;
  /** The same for the old file. */
  readonly old: { readonly start: number; readonly lines: number };
  /** All lines with their marks, as the patch has them. */
  readonly marked: readonly string[];
};

/** Returns all lines of the new file that a hunk shows, without their marks. */
export function shownLines({ marked }: Hunk): readonly string[] {
  return marked.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
}

export type FileDiff = {
  readonly path: string;
  /** The path before a rename. */
  readonly previousPath: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  /** None for binary files, pure renames and changes of mode. */
  readonly hunks: readonly Hunk[];
};

export type Diff = readonly FileDiff[];

/** Finds the hunk in which a line of the new file can be commented on; undefined when the diff doesn't show the line. */
export function hunkAt(diff: Diff, path: string, line: number): Hunk | undefined {
  const file = diff.find((one) => one.path === path && one.status !== 'removed');
  return file?.hunks.find(({ start, lines }) => line >= start && line < start + lines);
}

/** Returns where lines of the old file are now; undefined when one of them was changed or removed. */
export function followLines(since: Diff, lines: FileLines): FileLines | undefined {
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  if (file === undefined) return lines;
  if (file.status === 'removed') return undefined;
  const isTouched = file.hunks.some(
    ({ old }) => old.lines > 0 && line < old.start + old.lines && endLine >= old.start,
  );
  if (isTouched) return undefined;
  // A hunk that only adds lines gives the old line that they follow, so it is above the lines after that one.
  const above = file.hunks.filter(({ old }) => (old.lines > 0 ? old.start : old.start + 1) <= line);
  const shift = above.reduce((sum, hunk) => sum + hunk.lines - hunk.old.lines, 0);
  return { path: file.path, line: line + shift, endLine: endLine + shift };
}

/** True when one of these lines was changed or removed, or others were added beside them. */
export function isChangedSince(since: Diff, lines: FileLines): boolean {
  if (followLines(since, lines) === undefined) return true;
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  const isBeside = ({ old }: Hunk) =>
    old.lines === 0 && old.start >= line - 1 && old.start <= endLine;
  return file?.hunks.some(isBeside) === true;
}
