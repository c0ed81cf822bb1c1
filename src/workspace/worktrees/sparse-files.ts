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

/** Paths that the access check will refuse: git knows none of them. */
const REFUSED = /[\p{Cc}\\:]|(?:^|\/)\.git(?:\/|$)/iu;

/** A worktree's files. Calls must not overlap: the caller serialises them. */
export class SparseFiles {
  readonly #git: Git;
  readonly #worktree: GitWorktree;
  /** The files checked out so far: if one is missing now, the agent removed it. */
  readonly #broughtIn = new Set<string>();
  #isWhole: boolean = false;

  constructor(git: Git, worktree: GitWorktree) {
    this.#git = git;
    this.#worktree = worktree;
  }

  /** Notes that git has checked out everything. */
  noteWhole(): void {
    this.#isWhole = true;
  }

  /** Brings in what a file tool is about to look at: a file of the commit that the index is at, or everything for a search. */
  async prepare({ access, path }: Pick<FileRequest, 'access' | 'path'>, base: string) {
    const { directory } = this.#worktree;
    const named = readPath(directory, path);
    if (this.#isWhole || named.kind === 'refused') return;
    const inner = named.components.join('/');
    if (REFUSED.test(inner)) return;
    if (inner !== '') await this.#bringInFile(inner, access, base);
    if (access === 'read' && (await isFolder(join(directory, inner)))) await this.bringIn('');
  }

  /** Checks out the files of a folder, or of the whole worktree, that are not there yet. */
  async bringIn(folder: string): Promise<void> {
    if (this.#isWhole) return;
    const how = ['ls-files', '--deleted', '-z', ...(folder === '' ? [] : ['--', folder])];
    await this.#checkOut(splitPaths(await this.#git.run(how, { worktree: this.#worktree })));
    if (folder === '') this.#isWhole = true;
  }

  /** Brings in the file, or what stands in its way: a folder of that name, or a file where it needs a folder. */
  async #bringInFile(path: string, access: FileRequest['access'], base: string): Promise<void> {
    const { directory } = this.#worktree;
    // Without these .gitignore files, git would commit a new file that the repository ignores.
    const rules = access === 'write' ? ignoreFilesAbove(path) : [];
    const missing = await withoutExisting(directory, [path, ...rules]);
    if (missing.length === 0) return;
    const entries = await listFolderEntries(this.#git, base, missing);
    const isFile = (name: string) => /^1(?!6)/.test(entries.get(name)?.mode ?? '');
    const wanted = [...new Set([...withFolders(path), ...rules])].filter(isFile);
    await this.#checkOut(await withoutExisting(directory, wanted));
    if (entries.has(path) && !isFile(path)) await makeFolders(directory, path);
  }

  /** Checks files out; never overwrites one, and leaves the index alone, as a commit may be made from it at the same moment. */
  async #checkOut(paths: readonly string[]): Promise<void> {
    const worktree = this.#worktree;
    const missing = paths.filter((path) => !this.#broughtIn.has(path));
    for (const batch of batchPaths(missing)) {
      const how = ['checkout-index', '-q', '--', ...batch];
      const { code, stderr } = await this.#git.attempt(how, { worktree });
      // A file that a tool has written meanwhile does no harm.
      if (code !== 0 && (await withoutExisting(worktree.directory, batch)).length > 0) {
        const message = `The repository's files could not be written: ${stderr.trim()}`;
        throw new SquadError({ code: 'E_GIT', message });
      }
    }
    for (const path of missing) this.#broughtIn.add(path);
  }
}

function ignoreFilesAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? ['.gitignore'] : [`${folder}/.gitignore`, ...ignoreFilesAbove(folder)];
}

async function isFolder(path: string): Promise<boolean> {
  const found = await attempt(lstat(path));
  return found.kind === 'done' && found.value.isDirectory();
}

/** Returns the paths at which the worktree has nothing. */
async function withoutExisting(
  directory: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const there = await Promise.all(paths.map((path) => isThere(directory, path)));
  return paths.filter((_path, index) => there[index] !== true);
}
