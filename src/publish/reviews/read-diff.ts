// Reads the diff that a pull request shows, from git or from GitHub's list of its files.

import type { ChangedFile, Git } from '#src/ports/index.ts';
import { type CommitRange, type DiffTexts, readDiffTexts } from '#src/workspace/index.ts';
import type { Diff, FileDiff, Hunk } from './diff.ts';

/** Reads what `tip` changes since it left `base`, as GitHub shows it. Throws a SquadError (E_GIT) without a common commit. */
export async function readDiff(git: Git, { base, tip }: CommitRange): Promise<Diff> {
  return readOnce(git, `${base}...${tip}`, 3);
}

/** Reads what changed from the commit `from` to the commit `to`, for `followLines`. Throws a SquadError (E_GIT). */
export async function readChangesSince(git: Git, from: string, to: string): Promise<Diff> {
  return readOnce(git, `${from}..${to}`, 0);
}

/** The last diffs that were read: a run asks for the same ones when it writes its text and its reviews. */
const READ = new WeakMap<Git, Map<string, Promise<Diff>>>();
const MOST_KEPT = 8;

/** Reads a diff, or returns the one that was read before: the diff between two commits never changes. */
async function readOnce(git: Git, range: string, contextLines: number): Promise<Diff> {
  const known = READ.get(git) ?? new Map<string, Promise<Diff>>();
  READ.set(git, known);
  const reading = known.get(range) ?? readDiffTexts(git, range, contextLines).then(parseDiff);
  known.set(range, reading);
  for (const oldest of [...known.keys()].slice(0, -MOST_KEPT)) known.delete(oldest);
  // A failure isn't kept: a missing commit may be fetched later.
  reading.catch(() => known.delete(range));
  return reading;
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
