// A diff as data: its files, their hunks, and where a line is in it or after it.

import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import type { ChangedFile } from '#src/ports/github.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { isAmong, pathsAmong } from '#src/text/paths.ts';
import {
  type CommitRange,
  type DiffTexts,
  pathsChangedSince,
  readDiffTexts,
} from '#src/workspace/git-history.ts';
import type { FileLines } from '../render/render-context.ts';

/** Reads what `tip` changes since it left `base`, as GitHub shows it. Throws a SquadError (E_GIT) without a common commit. */
export async function readDiff(git: Git, { base, tip }: CommitRange): Promise<Diff> {
  return parseDiff(await readDiffTexts(git, `${base}...${tip}`, 3));
}

/** Reads what changed from the commit `from` to the commit `to`, for `followLines`. Throws a SquadError (E_GIT). */
export async function readChangesSince(git: Git, from: string, to: string): Promise<Diff> {
  return parseDiff(await readDiffTexts(git, `${from}..${to}`, 0));
}

function parseDiff({ entries, patches }: DiffTexts): Diff {
  return joinEntriesAndPatches(readEntries(entries), splitPatches(patches));
}

/** Makes a diff from a pull request's files as GitHub lists them. A file whose patch GitHub leaves out has no hunks. */
export function diffOfFiles(files: readonly ChangedFile[]): Diff {
  return files.map(({ path, status, patch = '' }) => ({
    path,
    previousPath: undefined,
    status: STATUS_OF_NAME.get(status) ?? 'modified',
    hunks: readHunks(patch.split('\n')),
  }));
}

const STATUS_OF_NAME: ReadonlyMap<string, FileDiff['status']> = new Map([
  ['added', 'added'],
  ['copied', 'added'],
  ['removed', 'removed'],
  ['renamed', 'renamed'],
]);

type RawDiffEntry = Pick<FileDiff, 'path' | 'previousPath' | 'status'> & {
  /** How many patches the file has: git shows a file that became a link as one removed and one added. */
  readonly patches: number;
};

/** `:<modes> <objects> <letter>\0<path>\0`, and a second path for renames and copies. */
function readEntries(raw: string): readonly RawDiffEntry[] {
  const parts = raw.split('\0');
  const entries: RawDiffEntry[] = [];
  for (let at = 0; parts[at]?.startsWith(':') === true; at += 2) {
    const letter = parts[at]?.split(' ')[4]?.charAt(0) ?? '';
    const previousPath = letter === 'R' ? parts[at + 1] : undefined;
    if (letter === 'R' || letter === 'C') at += 1;
    const [path = '', status] = [parts[at + 1], STATUS_OF_LETTER.get(letter) ?? 'modified'];
    entries.push({ path, previousPath, status, patches: letter === 'T' ? 2 : 1 });
  }
  return entries;
}

const STATUS_OF_LETTER: ReadonlyMap<string, FileDiff['status']> = new Map([
  ['A', 'added'],
  ['C', 'added'],
  ['D', 'removed'],
  ['R', 'renamed'],
]);

// Names in a patch may be quoted and cut at any byte, so the entries name the files. Both come in the same order.
function joinEntriesAndPatches(
  entries: readonly RawDiffEntry[],
  patches: readonly (readonly string[])[],
): Diff {
  let next = 0;
  return entries.map(({ patches: count, ...file }) => {
    next += count;
    return { ...file, hunks: readHunks(patches[next - 1] ?? []) };
  });
}

/** Splits at the headers. No line of a file looks like a header, since git puts a mark before each. */
function splitPatches(text: string): readonly (readonly string[])[] {
  const patches: string[][] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('diff --git ')) patches.push([]);
    patches.at(-1)?.push(line);
  }
  return patches;
}

const HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

type HunkDraft = Omit<Hunk, 'marked'> & { readonly marked: string[] };

function readHunks(lines: readonly string[]): readonly Hunk[] {
  const hunks: HunkDraft[] = [];
  for (const line of lines) {
    const started = startHunk(line);
    const hunk = hunks.at(-1);
    if (started !== undefined) hunks.push(started);
    else if (/^[-+ ]/.test(line)) hunk?.marked.push(line);
  }
  return hunks;
}

function startHunk(line: string): HunkDraft | undefined {
  const [whole, oldStart, oldLines = '1', start, count = '1'] = HUNK_HEADER.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const old = { start: Number(oldStart), lines: Number(oldLines) };
  return { start: Number(start), lines: Number(count), old, marked: [] };
}

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

/** The width of a line's number, and the most that stands before its mark. */
export const NUMBER_WIDTH = 5;

/** Returns the lines of hunks with their marks, each after its number in the new file: the number that a review names. */
export function numberedLines(hunks: readonly Hunk[]): readonly string[] {
  return hunks.flatMap(({ start, marked }, at) => {
    let number = start;
    const lines = marked.map((line) => {
      const isOld = line.startsWith('-');
      const shown = isOld ? '' : String(number);
      if (!isOld) number += 1;
      return `${shown.padStart(NUMBER_WIDTH)} ${line}`.trimEnd();
    });
    return at === 0 ? lines : ['     …', ...lines];
  });
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

/** Loads what was changed after each review, by handoff. If its commit can't be compared, nothing counts as changed. */
export async function loadChangesSince(
  notes: readonly ReviewNote[],
  head: string,
  git: Git,
): Promise<ReadonlyMap<string, Diff>> {
  const since = new Map<string, Diff>();
  for (const { handoff, commit = head } of notes) {
    if (commit === head) continue;
    const changes = await attempt(readChangesSince(git, commit, head));
    if (changes.kind === 'done') since.set(handoff, changes.value);
  }
  return since;
}

/**
 * Returns which of the reviewed files were changed, a moved one by both its names; of a review without files, which covers
 * all, any work.
 */
export function changedAmong(
  files: readonly string[],
  changes: Diff,
  isWork: (path: string) => boolean,
): readonly string[] {
  const paths = changes.flatMap(({ path, previousPath = path }) => [previousPath, path]);
  return filesUnderReview(files, paths, isWork);
}

/** Returns the paths that a review of these files covers, each once. */
export function filesUnderReview(
  files: readonly string[],
  paths: readonly string[],
  isWork: (path: string) => boolean,
): readonly string[] {
  return files.length === 0 ? [...new Set(paths)].filter(isWork) : pathsAmong(files, paths);
}

/** Finds the reviews of files that had not been changed yet, by handoff. Leaves out those it can't be sure about. */
export async function findEarlyReviews(
  notes: readonly ReviewNote[],
  base: string | undefined,
  git: Git,
): Promise<ReadonlySet<string>> {
  const early = new Set<string>();
  if (base === undefined) return early;
  for (const { handoff, commit, files } of notes) {
    if (commit === undefined) continue;
    const changed = await attempt(pathsChangedSince(git, { base, tip: commit }));
    if (changed.kind === 'threw') continue;
    const paths = changed.value;
    const isLooked = (path: string) => files.length === 0 || isAmong(path, files);
    if (!paths.some(isLooked)) early.add(handoff);
  }
  return early;
}
