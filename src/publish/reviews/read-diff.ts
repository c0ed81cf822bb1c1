// The diff that a pull request shows: which lines of the new side can be commented, and what each hunk adds.
import type { Git } from '../../ports/git.ts';
import type { ChangedFile } from '../../ports/github.ts';
import { type CommitRange, type DiffTexts, readDiffTexts } from '../../workspace/git-history.ts';
import type { FileLines } from '../render/render-context.ts';

/** A run of lines that GitHub shows together: `start` and `lines` count lines of the new file, from 1. */
export type Hunk = {
  readonly start: number;
  readonly lines: number;
  /** The same of the old file. */
  readonly old: { readonly start: number; readonly lines: number };
  /** All lines with their marks, as the patch has them. */
  readonly marked: readonly string[];
};

/** The lines that a hunk adds, without their marks. */
export function addedLines({ marked }: Hunk): readonly string[] {
  return marked.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
}

/** All lines of the new file that a hunk shows, without their marks. */
export function shownLines({ marked }: Hunk): readonly string[] {
  return marked.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
}

/** How many lines a hunk takes away. */
export function countDeletions({ marked }: Hunk): number {
  return marked.filter((line) => line.startsWith('-')).length;
}

export type FileDiff = {
  readonly path: string;
  /** The path before, when it was renamed. */
  readonly previousPath: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  /** None for binary files, pure renames and changes of mode. */
  readonly hunks: readonly Hunk[];
};

export type Diff = readonly FileDiff[];

/** What `tip` changes since it left `base`, as GitHub compares them. Throws a SquadError (E_GIT) without a common commit. */
export async function readDiff(git: Git, { base, tip }: CommitRange): Promise<Diff> {
  return readOnce(git, `${base}...${tip}`, 3);
}

/** What became of the commit `from` in the commit `to`; for `followLines`. */
export async function readChangesSince(git: Git, from: string, to: string): Promise<Diff> {
  return readOnce(git, `${from}..${to}`, 0);
}

/** The last diffs that were read: a run asks for the same ones when it writes its text and its reviews. */
const READ = new WeakMap<Git, Map<string, Promise<Diff>>>();
const MOST_KEPT = 8;

/** Reads a diff, or gives the one that was read before: what lies between two commits doesn't change. */
async function readOnce(git: Git, range: string, contextLines: number): Promise<Diff> {
  const known = READ.get(git) ?? new Map<string, Promise<Diff>>();
  READ.set(git, known);
  const reading = known.get(range) ?? readDiffTexts(git, range, contextLines).then(parseDiff);
  known.set(range, reading);
  for (const oldest of [...known.keys()].slice(0, -MOST_KEPT)) known.delete(oldest);
  // Commits that are not there yet may be fetched.
  reading.catch(() => known.delete(range));
  return reading;
}

function parseDiff({ entries, patches }: DiffTexts): Diff {
  return joinEntriesAndPatches(readEntries(entries), splitPatches(patches));
}

/** The same from the files of a pull request as GitHub lists them; a patch that it leaves out has no hunks. */
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

/** The hunk in which a line of the new file can be commented; undefined when the diff doesn't show it. */
export function hunkAt(diff: Diff, path: string, line: number): Hunk | undefined {
  const file = diff.find((one) => one.path === path && one.status !== 'removed');
  return file?.hunks.find(({ start, lines }) => line >= start && line < start + lines);
}

/** Where lines of the old file stand now; undefined when one of them was changed or taken away. */
export function followLines(since: Diff, lines: FileLines): FileLines | undefined {
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  if (file === undefined) return lines;
  if (file.status === 'removed') return undefined;
  const isTouched = file.hunks.some(
    ({ old }) => old.lines > 0 && line < old.start + old.lines && endLine >= old.start,
  );
  if (isTouched) return undefined;
  // Lines added without taking any away are counted as below the line they follow.
  const above = file.hunks.filter(({ old }) => (old.lines > 0 ? old.start : old.start + 1) <= line);
  const shift = above.reduce((sum, hunk) => sum + hunk.lines - hunk.old.lines, 0);
  return { path: file.path, line: line + shift, endLine: endLine + shift };
}

/** True when one of these lines was changed or taken away, or others were added beside them. */
export function isChangedSince(since: Diff, lines: FileLines): boolean {
  if (followLines(since, lines) === undefined) return true;
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  const isBeside = ({ old }: Hunk) =>
    old.lines === 0 && old.start >= line - 1 && old.start <= endLine;
  return file?.hunks.some(isBeside) === true;
}

type RawDiffEntry = Pick<FileDiff, 'path' | 'previousPath' | 'status'> & {
  /** How many patches it has: a file that became a link is shown as one taken away and one added. */
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

// Names in a patch may be quoted and cut at any byte, so the entries name the files: both come in one order.
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

/** No line of a file begins as a header does: git marks each by its first character. */
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
