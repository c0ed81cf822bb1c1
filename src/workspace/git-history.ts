// What git says about commits that exist already. Arguments for git are written in this folder and in its adapter only.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { MAX_FILE_BYTES } from '#src/files/open-file.ts';
import type { WorkSize } from '#src/outcome.ts';
import type { Git, TreeEntry } from '#src/ports/git.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { type HiddenLine, hiddenLines } from '#src/text/hidden-lines.ts';
import { isRepositoryPath } from '#src/text/paths.ts';
import {
  batchPaths,
  type ChangedEntry,
  compareTrees,
  type ListedEntry,
  listFolderEntries,
  readTreeListing,
  splitPaths,
} from './paths/tree-entries.ts';

export { type ListedEntry, readTreeListing } from './paths/tree-entries.ts';

/** The commits of `tip` that `base` doesn't have. */
export type CommitRange = { readonly base: string; readonly tip: string };

export type LogQuery = {
  /** git's placeholders: `%H`, `%s`. */
  readonly fields: readonly string[];
  readonly range: CommitRange | { readonly tip: string };
  readonly options?: readonly string[];
  readonly max?: number;
};

/** Returns the fields of each commit, newest first unless `options` say otherwise. Throws a SquadError (E_GIT). */
export async function readLog(git: Git, query: LogQuery): Promise<readonly (readonly string[])[]> {
  const { fields, range, options = [], max = -1 } = query;
  const commits = 'base' in range ? `${range.base}..${range.tip}` : range.tip;
  // No text of a commit can hold a NUL.
  const format = `--format=${fields.map((field) => `${field}%x00`).join('')}`;
  const log = await git.run(['log', `--max-count=${max}`, ...options, format, commits]);
  const values = log.split('\0');
  const rows: string[][] = [];
  for (let at = 0; at + fields.length < values.length; at += fields.length) {
    const [first = '', ...rest] = values.slice(at, at + fields.length);
    rows.push([first.trim(), ...rest]);
  }
  return rows;
}

/** Returns the id of a commit's tree, or of whatever tree `revision` names. */
export async function treeOf(git: Git, revision: string): Promise<string> {
  return (await git.run(['rev-parse', `${revision}^{tree}`])).trim();
}

/** Returns every file of a commit, sorted by path. */
export async function listFiles(git: Git, commit: string): Promise<readonly string[]> {
  return splitPaths(await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]));
}

/** True when `newer` has `older` in its history. */
export async function isAncestor(git: Git, older: string, newer: string): Promise<boolean> {
  return (await git.attempt(['merge-base', '--is-ancestor', older, newer])).code === 0;
}

/** True when `newer` makes every change of `older`, in the same commits or in commits that were written anew when they were pushed. */
export async function hasChangesOf(git: Git, older: string, newer: string): Promise<boolean> {
  const options = ['--cherry-pick', '--right-only', '--max-count=1'];
  const { code, stdout } = await git.attempt(['rev-list', ...options, `${newer}...${older}`]);
  return code === 0 && stdout.trim() === '';
}

/** Returns the newest commit that both have in their history; undefined when there is none. */
export async function commonAncestor(
  git: Git,
  one: string,
  other: string,
): Promise<string | undefined> {
  const { code, stdout } = await git.attempt(['merge-base', one, other]);
  return code === 0 ? stdout.trim() : undefined;
}

/** Returns the paths that one commit changed. */
export async function pathsChangedBy(git: Git, commit: string): Promise<readonly string[]> {
  const options = ['-r', '-z', '--name-only', '--no-commit-id', '--no-renames'];
  return splitPaths(await git.run(['diff-tree', ...options, commit]));
}

/** Returns the paths that each commit of a range changed, newest first; none for a merge. Throws a SquadError (E_GIT). */
export async function readChangedPaths(
  git: Git,
  { base, tip }: CommitRange,
  max: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (base === tip) return new Map();
  const options = [`--max-count=${max}`, '-z', '--name-only', '--no-renames', '--format=%x00%H'];
  const log = await git.run(['log', ...options, `${base}..${tip}`]);
  // git puts a newline before a commit's first path. Only that one is cut, since a path may begin with a newline itself.
  const records = log.split('\0\0').map((record) => splitPaths(record));
  return new Map(
    records.flatMap(([commit, first, ...paths]) =>
      commit === undefined ? [] : [[commit, first === undefined ? [] : [first.slice(1), ...paths]]],
    ),
  );
}

/** Returns the paths in which two commits, or trees, differ. Throws a SquadError (E_GIT). */
export async function pathsBetween(
  git: Git,
  { base, tip }: CommitRange,
): Promise<readonly string[]> {
  const options = ['-r', '-z', '--name-only', '--no-renames'];
  return splitPaths(await git.run(['diff-tree', ...options, base, tip]));
}

/** Returns the paths in these folders that `tip` changed since it left `base`. */
export async function pathsChangedSince(
  git: Git,
  { base, tip }: CommitRange,
  ...folders: readonly string[]
): Promise<readonly string[]> {
  const options = ['--name-only', '--no-renames', '-z'];
  return splitPaths(await git.run(['diff', ...options, `${base}...${tip}`, '--', ...folders]));
}

/** Returns git's letters (A, M, D, T) for what `tip` changed since it left `base`, by path. */
export async function statusesSince(
  git: Git,
  { base, tip }: CommitRange,
): Promise<ReadonlyMap<string, string>> {
  const options = ['--name-status', '--no-renames', '-z'];
  const fields = splitPaths(await git.run(['diff', ...options, `${base}...${tip}`]));
  return new Map(
    fields.flatMap((path, at) => (at % 2 === 1 ? [[path, fields[at - 1] ?? '']] : [])),
  );
}

/** A diff as git prints it: the changed files (`--raw`), and their patches in the same order. */
export type DiffTexts = { readonly entries: string; readonly patches: string };

const PLAIN = ['--no-color', '--no-ext-diff', '--no-textconv', '--submodule=short', '-M'];
/** More than any reader of a run is shown. */
const MAX_PATCH = 60_000;

/** Returns the beginning of what changed between two commits, as a unified diff; empty when git can't say, or says more than we take. Never rejects. */
export async function readPatch(git: Git, { base, tip }: CommitRange): Promise<string> {
  const ended = await attempt(git.attempt(['diff', '--patch', ...PLAIN, base, tip]));
  const isWhole = ended.kind === 'done' && ended.value.code === 0;
  return isWhole ? headOf(ended.value.stdout, MAX_PATCH) : '';
}

/** Compares two commits with `contextLines` lines of context; `a...b` compares `b` with the commit where it left `a`. */
export async function readDiffTexts(
  git: Git,
  range: string,
  contextLines: number,
): Promise<DiffTexts> {
  const options = [...PLAIN, `-U${contextLines}`, range];
  const [entries, patches] = await Promise.all([
    git.run(['diff', '--raw', '-z', ...options]),
    git.run(['diff', '--patch', ...options]),
  ]);
  return { entries, patches };
}

/** Returns how much changed between two commits, without the files that `ignores` excludes. */
export async function sizeOfChange(
  git: Git,
  { base, tip }: CommitRange,
  ignores: (path: string) => boolean,
): Promise<WorkSize> {
  const options = ['--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const text = await git.run(['diff', ...options, '--submodule=short', base, tip]);
  const rows = text
    .split('\0')
    .map((row) => row.split('\t'))
    .filter(([, , path]) => path !== undefined && !ignores(path));
  // A binary file has a dash for its line counts.
  const sum = (column: 0 | 1) =>
    rows.reduce((total, row) => total + (Number.parseInt(row[column] ?? '', 10) || 0), 0);
  return { files: rows.length, added: sum(0), removed: sum(1) };
}

// Reads text files of a commit, line by line, without a working tree: no link is followed, nothing is checked out.

/** Returns the lines of those paths that are text files in the commit. Throws a SquadError (E_GIT). */
export async function readLines(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = await readTexts(git, commit, paths);
  return new Map([...texts].map(([path, text]) => [path, linesOf(text)]));
}

/** Returns the lines of a text. A final newline begins no further line. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** Returns those of the paths that are text files in the commit. What is not UTF-8 has U+FFFD in its place. Throws a SquadError (E_GIT). */
export async function readTexts(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = paths.filter(isRepositoryPath);
  if (asked.length === 0) return new Map();
  const listing = await git.run(['ls-tree', '-l', '-z', commit, '--', ...asked]);
  const entries = readTreeListing(listing);
  const read = await Promise.all(entries.map((entry) => readEntry(git, entry)));
  return new Map(read.flat());
}

async function readEntry(
  git: Git,
  { path, mode, object, size }: ListedEntry,
): Promise<readonly (readonly [string, string])[]> {
  if (!mode.startsWith('100') || size > MAX_FILE_BYTES) return [];
  const text = await git.run(['cat-file', 'blob', object]);
  return text.includes('\0') ? [] : [[path, text]];
}

// What a range of commits adds that a reader can't see, by file and line.

/** An added line with characters that a reader can't see. */
export type AddedHiddenLine = Omit<HiddenLine, 'text'> & { readonly path: string };

/** More than anybody is told. */
const MAX_LINES = 1_000;

/**
 * Returns the lines with hidden characters that `tip` has and that no changed file had where it left `base`: a line that moved is
 * not added. Throws a SquadError (E_GIT).
 */
export async function findHiddenLines(
  git: Git,
  { base, tip }: CommitRange,
): Promise<readonly AddedHiddenLine[]> {
  const from = (await commonAncestor(git, base, tip)) ?? base;
  const changes = await compareTrees(git, { base: from, tip });
  const written = changes.filter(({ mode }) => mode?.startsWith('100') === true);
  const readable = await withoutLarge(git, tip, written);
  let known: ReadonlySet<string> | undefined;
  const found: AddedHiddenLine[] = [];
  // One after the other, so that many large files are never in memory together.
  for (const { path, object } of readable) {
    for (const { line, text, characters } of hiddenLines(await readText(git, object))) {
      known ??= await knownLines(git, from, changes);
      if (known.has(keyOf(text))) continue;
      found.push({ path, line, characters });
      if (found.length === MAX_LINES) return found;
    }
  }
  return found;
}

async function withoutLarge(
  git: Git,
  commit: string,
  entries: readonly ChangedEntry[],
): Promise<readonly ChangedEntry[]> {
  const paths = entries.map(({ path }) => path);
  const sizes = await readSizes(git, commit, paths);
  return entries.filter(({ path }) => (sizes.get(path) ?? 0) <= MAX_FILE_BYTES);
}

/** Returns the sizes of a commit's files, by path. Throws a SquadError (E_GIT). */
export async function readSizes(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const part of batchPaths(paths)) {
    const listing = await git.run(['ls-tree', '-z', '-l', commit, '--', ...part]);
    for (const { path, size } of readTreeListing(listing)) sizes.set(path, size);
  }
  return sizes;
}

/** Returns the lines with hidden characters that the changed files had. */
async function knownLines(
  git: Git,
  commit: string,
  changes: readonly ChangedEntry[],
): Promise<ReadonlySet<string>> {
  const paths = changes.map(({ path }) => path);
  const before = await listFolderEntries(git, commit, paths);
  const there = paths.flatMap((path) => {
    const entry = before.get(path);
    return entry?.mode.startsWith('100') === true ? [{ ...entry, path }] : [];
  });
  const known = new Set<string>();
  for (const { object } of await withoutLarge(git, commit, there)) {
    for (const { text } of hiddenLines(await readText(git, object))) known.add(keyOf(text));
  }
  return known;
}

/** Keeps no long lines in memory. */
function keyOf(line: string): string {
  return createHash('sha256').update(line).digest('base64');
}

/** Returns a file's text by its id; empty without one. Throws a SquadError (E_GIT). */
export async function readText(git: Git, object: string | undefined): Promise<string> {
  return object === undefined ? '' : (await git.readObject(object)).toString();
}

// Writes a folder of a commit to disk from git's objects, without hooks, filters and links.

type FolderExtraction = {
  readonly commit: string;
  /** Relative to the repository, without a slash at its end. */
  readonly folder: string;
  /** Absolute path of the folder that is made. */
  readonly into: string;
  /** Takes a path relative to the folder. */
  readonly isWanted: (path: string) => boolean;
};

export type ExtractedFolder = {
  /** What was written, relative to the folder; empty when the commit has no such folder. */
  readonly files: readonly string[];
  /** Wanted paths that were not written: links, submodules, and what is beyond the limits. */
  readonly left: readonly { readonly path: string; readonly reason: string }[];
};

const MAX_FILES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_EXTRACTED_BYTES = 8 * 1024 * 1024;

/** Writes the wanted regular files. Throws a SquadError (E_GIT) when git can't. */
export async function extractFolder(git: Git, request: FolderExtraction): Promise<ExtractedFolder> {
  const { commit, folder, into, isWanted } = request;
  await mkdir(into, { recursive: true });
  const tree = `${commit}:${folder}`;
  const listing = await git.attempt(['ls-tree', '-r', '-l', '-z', tree]);
  if (listing.code !== 0) return { files: [], left: [] };
  const entries = readTreeListing(listing.stdout);
  const { files, left } = selectFiles(entries.filter(({ path }) => isWanted(path)));
  if (files.length > 0) await checkOutFiles(git, tree, { into, files });
  return { files, left };
}

function selectFiles(entries: readonly TreeEntry[]): ExtractedFolder {
  const files: string[] = [];
  const left: { path: string; reason: string }[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const reason = obstacleIn(entry, { files: files.length, bytes });
    if (reason === undefined) {
      files.push(entry.path);
      bytes += entry.size;
    } else {
      left.push({ path: entry.path, reason });
    }
  }
  return { files, left };
}

function obstacleIn(
  { mode, size }: TreeEntry,
  taken: { readonly files: number; readonly bytes: number },
): string | undefined {
  if (mode === '120000') return 'is a symbolic link';
  if (!mode.startsWith('100')) return 'is not a regular file';
  if (size > MAX_EXTRACTED_BYTES) return 'is larger than 8 MB';
  const isTooMuch = taken.files >= MAX_FILES || taken.bytes + size > MAX_BYTES;
  return isTooMuch ? 'is beyond what is read of the folder' : undefined;
}

async function checkOutFiles(
  git: Git,
  tree: string,
  { into, files }: { readonly into: string; readonly files: readonly string[] },
): Promise<void> {
  // The checkout has its own index, as each of the run's worktrees has.
  const indexFile = join(git.scratch, `${randomUUID()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(['read-tree', tree], options);
  for (const batch of batchPaths(files)) {
    await git.run(['checkout-index', '--quiet', '--', ...batch], options);
  }
}
