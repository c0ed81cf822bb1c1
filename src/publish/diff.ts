// The diff that a pull request shows: which lines of the new side can be commented, and what each hunk adds.
import type { ChangedFile, Git } from '../world.ts';

/** A run of lines that GitHub shows together: `start` and `lines` count lines of the new file, from 1. */
export type Hunk = {
  readonly start: number;
  readonly lines: number;
  /** The added lines, without their marks. */
  readonly added: readonly string[];
  /** How many lines were taken away. */
  readonly deletions: number;
};

export type FileDiff = {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  /** None for binary files, pure renames and changes of mode. */
  readonly hunks: readonly Hunk[];
};

export type Diff = readonly FileDiff[];

const PLAIN = ['--no-color', '--no-ext-diff', '--no-textconv', '--submodule=short', '-U3', '-M'];

/** What `head` changes since it left `base`, as GitHub compares them. Throws a SquadError (E_GIT) without a common commit. */
export async function readDiff(
  git: Git,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<Diff> {
  const range = `${base}...${head}`;
  const [raw, patches] = await Promise.all([
    git.run(['diff', ...PLAIN, '--raw', '-z', range]),
    git.run(['diff', ...PLAIN, '--patch', range]),
  ]);
  return joined(readEntries(raw), splitPatches(patches));
}

/** The same from the files of a pull request as GitHub lists them; a patch that it leaves out has no hunks. */
export function diffOfFiles(files: readonly ChangedFile[]): Diff {
  return files.map(({ path, status, patch = '' }) => ({
    path,
    status: statuses.get(status) ?? 'modified',
    hunks: readHunks(patch.split('\n')),
  }));
}

const statuses: ReadonlyMap<string, FileDiff['status']> = new Map([
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

type Entry = Pick<FileDiff, 'path' | 'status'> & {
  /** How many patches it has: a file that became a link is shown as one taken away and one added. */
  readonly patches: number;
};

/** `:<modes> <objects> <letter>\0<path>\0`, and a second path for renames and copies. */
function readEntries(raw: string): readonly Entry[] {
  const parts = raw.split('\0');
  const entries: Entry[] = [];
  for (let at = 0; parts[at]?.startsWith(':') === true; at += 2) {
    const letter = parts[at]?.split(' ')[4]?.charAt(0) ?? '';
    // The old path stands before the new one.
    if (letter === 'R' || letter === 'C') at += 1;
    const status = letters.get(letter) ?? 'modified';
    entries.push({ path: parts[at + 1] ?? '', status, patches: letter === 'T' ? 2 : 1 });
  }
  return entries;
}

const letters: ReadonlyMap<string, FileDiff['status']> = new Map([
  ['A', 'added'],
  ['C', 'added'],
  ['D', 'removed'],
  ['R', 'renamed'],
]);

// Names in a patch may be quoted and cut at any byte, so the entries name the files: both come in one order.
function joined(entries: readonly Entry[], patches: readonly (readonly string[])[]): Diff {
  let next = 0;
  return entries.map(({ path, status, patches: count }) => {
    next += count;
    return { path, status, hunks: readHunks(patches[next - 1] ?? []) };
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

const HEADER = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

type Draft = { start: number; lines: number; added: string[]; deletions: number };

function readHunks(lines: readonly string[]): readonly Hunk[] {
  const hunks: Draft[] = [];
  for (const line of lines) {
    const [whole, start = '0', count = '1'] = HEADER.exec(line) ?? [];
    const hunk = hunks.at(-1);
    if (whole !== undefined) {
      hunks.push({ start: Number(start), lines: Number(count), added: [], deletions: 0 });
    } else if (line.startsWith('+')) hunk?.added.push(line.slice(1));
    else if (line.startsWith('-') && hunk !== undefined) hunk.deletions += 1;
  }
  return hunks;
}
