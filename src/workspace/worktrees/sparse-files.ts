// Brings in a worktree's files as its agent needs them: a file that it reads, a folder that a tool uses, all for a search.
import { lstat, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileRequest } from '../../coordinator/agent-workspace.ts';
import { attempt } from '../../errors.ts';
import { makeFolders } from '../../files/open-folder.ts';
import type { Git, GitWorktree } from '../../ports/git.ts';
import { splitPaths } from '../git-history.ts';
import { readPath } from '../policy/resolve-path.ts';
import { listFolderEntries, withFolders } from '../tree-entries.ts';
import {
  type CheckOutDeps,
  checkOut,
  checkOutMissing,
  within,
  withoutExisting,
} from './check-out-files.ts';
import type { SharedCheckout } from './shared-checkout.ts';

export type SparseFilesDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** The commit that the index is at. */
  readonly base: () => string;
  /** Undefined: each worktree has its own files. */
  readonly shared?: SharedCheckout | undefined;
};

type SparseFilesState = SparseFilesDeps &
  CheckOutDeps & {
    /** Folders that share no file with another worktree; an empty path is the worktree itself. */
    readonly owned: Set<string>;
    isPrivate: boolean;
    isWhole: boolean;
  };

export type SparseFiles = {
  /** Brings in what a file tool is about to look at; a file that it names is then shared with no other worktree. */
  prepare(request: Pick<FileRequest, 'access' | 'path'>): Promise<void>;
  /** Checks out a folder, once; no other worktree shares its files. */
  own(folder: string): Promise<void>;
  /** Takes no file from the shared checkout from now on. */
  keepPrivate(): void;
  /** Notes that git has checked out everything. Files that it found unchanged may still be shared. */
  noteWhole(): void;
  /** Notes that the worktree never shared a file. */
  noteUnshared(): void;
};

/** Opens a worktree's files. Calls must not overlap: the caller serialises them. */
export function openSparseFiles(deps: SparseFilesDeps): SparseFiles {
  const state: SparseFilesState = {
    ...deps,
    broughtIn: new Set(),
    owned: new Set(),
    isPrivate: false,
    isWhole: false,
  };
  return {
    prepare: (request) => prepareAccess(state, request),
    own: (folder) => ownFolder(state, folder),
    keepPrivate() {
      state.isPrivate = true;
    },
    noteWhole() {
      state.isWhole = true;
    },
    noteUnshared() {
      state.owned.add('');
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
  if (named.kind === 'refused') return;
  const inner = named.components.join('/');
  if (REFUSED.test(inner)) return;
  if (inner !== '') {
    if (!state.isWhole) await bringIn(state, inner, access);
    await state.shared?.unshare(state.worktree.directory, inner);
  }
  const isSearch = access === 'read' && (await isFolder(join(state.worktree.directory, inner)));
  if (isSearch) await fill(state);
}

/** Brings in the file, or what stands in its way: a folder of that name, or a file where it needs a folder. */
async function bringIn(
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

/** Fills the folder for a search; what can't be shared is checked out. */
async function fill(state: SparseFilesState): Promise<void> {
  const { worktree, shared, broughtIn, base } = state;
  const { directory } = worktree;
  if (state.isWhole) return;
  if (shared !== undefined && !state.isPrivate) {
    const removed = await withoutExisting(directory, [...broughtIn]);
    await attempt(shared.link(directory, base()));
    for (const path of removed) await rm(join(directory, path), { force: true });
  }
  await checkOutMissing(state, '');
  state.isWhole = true;
}

async function ownFolder(state: SparseFilesState, folder: string): Promise<void> {
  const { git, worktree, shared, owned } = state;
  if (owned.has('') || owned.has(folder)) return;
  await checkOutMissing(state, folder);
  if (shared !== undefined) {
    const listing = await git.run(['ls-files', '-z', ...within(folder)], { worktree });
    for (const path of splitPaths(listing)) await shared.unshare(worktree.directory, path);
  }
  owned.add(folder);
  if (folder === '') state.isWhole = true;
}

async function isFolder(path: string): Promise<boolean> {
  const found = await attempt(lstat(path));
  return found.kind === 'done' && found.value.isDirectory();
}
