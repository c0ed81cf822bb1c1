// Brings in a worktree's files as its agent needs them: a file that it reads, a folder that a tool uses, all for a search.
import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileRequest } from '#src/coordinator/agents/agent-environment.ts';
import { attempt, SquadError } from '#src/errors.ts';
import { isThere } from '#src/files/open-file.ts';
import { makeFolders } from '#src/files/open-folder.ts';
import type { Git, GitWorktree } from '#src/ports/git.ts';
import { readPath } from '../paths/resolve-path.ts';
import { batchPaths, listFolderEntries, splitPaths, withFolders } from '../paths/tree-entries.ts';

type SparseFilesDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** The commit that the index is at. */
  readonly base: () => string;
};

type SparseFilesState = SparseFilesDeps & CheckOutDeps & { isWhole: boolean };

export type SparseFiles = {
  /** Brings in what a file tool is about to look at: a file, or everything for a search. */
  prepare(request: Pick<FileRequest, 'access' | 'path'>): Promise<void>;
  /** Checks out a folder, or everything. */
  bringIn(folder: string): Promise<void>;
  /** Notes that git has checked out everything. */
  noteWhole(): void;
};

/** Opens a worktree's files. Calls must not overlap: the caller serialises them. */
export function openSparseFiles(deps: SparseFilesDeps): SparseFiles {
  const state: SparseFilesState = { ...deps, broughtIn: new Set(), isWhole: false };
  return {
    prepare: (request) => prepareAccess(state, request),
    bringIn: (folder) => bringInFolder(state, folder),
    noteWhole() {
      state.isWhole = true;
    },
  };
}

/** Paths that the access check will refuse: git knows none of them. */
const REFUSED = /[\p{Cc}\\:]|(?:^|\/)\.git(?:\/|$)/iu;

async function prepareAccess(
  state: SparseFilesState,
  { access, path }: Pick<FileRequest, 'access' | 'path'>,
): Promise<void> {
  const named = readPath(state.worktree.directory, path);
  if (state.isWhole || named.kind === 'refused') return;
  const inner = named.components.join('/');
  if (REFUSED.test(inner)) return;
  if (inner !== '') await bringInFile(state, inner, access);
  const isSearch = access === 'read' && (await isFolder(join(state.worktree.directory, inner)));
  if (isSearch) await bringInFolder(state, '');
}

/** Brings in the file, or what stands in its way: a folder of that name, or a file where it needs a folder. */
async function bringInFile(
  state: SparseFilesState,
  path: string,
  access: FileRequest['access'],
): Promise<void> {
  const { git, worktree, base } = state;
  const { directory } = worktree;
  // Without these .gitignore files, git would commit a new file that the repository ignores.
  const rules = access === 'write' ? ignoreFilesAbove(path) : [];
  const missing = await withoutExisting(directory, [path, ...rules]);
  if (missing.length === 0) return;
  const entries = await listFolderEntries(git, base(), missing);
  const isFile = (name: string) => /^1(?!6)/.test(entries.get(name)?.mode ?? '');
  const wanted = [...new Set([...withFolders(path), ...rules])].filter(isFile);
  await checkOut(state, await withoutExisting(directory, wanted));
  const isFolderThere = entries.has(path) && !isFile(path);
  if (isFolderThere) await makeFolders(directory, path);
}

function ignoreFilesAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? ['.gitignore'] : [`${folder}/.gitignore`, ...ignoreFilesAbove(folder)];
}

async function bringInFolder(state: SparseFilesState, folder: string): Promise<void> {
  if (state.isWhole) return;
  await checkOutMissing(state, folder);
  if (folder === '') state.isWhole = true;
}

async function isFolder(path: string): Promise<boolean> {
  const found = await attempt(lstat(path));
  return found.kind === 'done' && found.value.isDirectory();
}

// Writes files of the index into a worktree that doesn't have them yet.

type CheckOutDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** The files checked out so far: if one is missing now, the agent removed it. */
  readonly broughtIn: Set<string>;
};

/** Checks files out; never overwrites one, and leaves the index alone, as a commit may be made from it at the same moment. */
async function checkOut(
  { git, worktree, broughtIn }: CheckOutDeps,
  paths: readonly string[],
): Promise<void> {
  const missing = paths.filter((path) => !broughtIn.has(path));
  for (const batch of batchPaths(missing)) {
    const how = ['checkout-index', '-q', '--', ...batch];
    const { code, stderr } = await git.attempt(how, { worktree });
    // A file that a tool has written meanwhile does no harm.
    if (code !== 0 && (await withoutExisting(worktree.directory, batch)).length > 0) {
      const message = `The repository's files could not be written: ${stderr.trim()}`;
      throw new SquadError({ code: 'E_GIT', message });
    }
  }
  for (const path of missing) broughtIn.add(path);
}

/** Checks out the files of a folder, or of the whole worktree, that are not there yet. */
async function checkOutMissing(state: CheckOutDeps, folder: string): Promise<void> {
  const { git, worktree } = state;
  const how = ['ls-files', '--deleted', '-z', ...within(folder)];
  await checkOut(state, splitPaths(await git.run(how, { worktree })));
}

/** Returns the arguments that limit a listing to a folder; none for the whole worktree. */
function within(folder: string): readonly string[] {
  return folder === '' ? [] : ['--', folder];
}

/** Returns the paths at which the worktree has nothing. */
async function withoutExisting(
  directory: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const there = await Promise.all(paths.map((path) => isThere(directory, path)));
  return paths.filter((_path, index) => there[index] !== true);
}
