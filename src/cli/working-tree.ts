// Reads the squad's folder from a working tree, for commands that people run before they push.
import { existsSync } from 'node:fs';
import { constants, lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt, SquadError } from '#src/errors.ts';
import { isGone } from '#src/files/open-file.ts';
import type { TreeEntry, TrustedTree } from '#src/ports/git.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { decodeText } from '#src/text/decode-text.ts';
import { foldersAbove, gitPathInside } from '#src/text/paths.ts';
import { printOutput, printUsageError } from './terminal.ts';

const DEFAULT_MAX_BYTES = 1_048_576;

/**
 * Reads the folders `directories` below `root`, as git would list them: a link is an entry, and is not followed.
 * A missing folder is empty. Throws E_INPUT for what cannot be read.
 */
export async function readWorkingTree(
  root: string,
  ...directories: readonly string[]
): Promise<TrustedTree> {
  const entries = (await Promise.all(directories.map((one) => entriesOf(root, one)))).flat();
  const files = new Set(entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path));
  const bytesOf = async (path: string) =>
    files.has(path) ? readFile(join(root, path)).catch(throwFileError('read', path)) : undefined;
  return {
    commit: '',
    entries,
    bytes: bytesOf,
    async read(path, maxBytes = DEFAULT_MAX_BYTES) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(0, maxBytes));
    },
    async readEnd(path, maxBytes) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(-maxBytes));
    },
  };
}

async function entriesOf(root: string, directory: string): Promise<readonly TreeEntry[]> {
  const entries = async () =>
    (await entriesAtObstacle(root, directory)) ?? (await entriesBelow(root, directory));
  return entries().catch(throwFileError('read', directory));
}

/** Returns the link or file in place of the folder or one above it; no entries if there is nothing; undefined for a folder. */
async function entriesAtObstacle(root: string, directory: string) {
  const names = directory.split('/').filter((name) => !['', '.'].includes(name));
  for (let depth = 1; depth <= names.length; depth += 1) {
    const location = join(root, ...names.slice(0, depth));
    const found = await lstat(location).catch((error) => {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (found === undefined) return [];
    if (!found.isDirectory()) return [await entryAt(root, location)];
  }
  return undefined;
}

async function entriesBelow(root: string, directory: string): Promise<readonly TreeEntry[]> {
  const found = await readdir(join(root, directory), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() || entry.isSymbolicLink());
  const entries = files.map(({ parentPath, name }) => entryAt(root, join(parentPath, name)));
  return (await Promise.all(entries)).sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function entryAt(root: string, file: string): Promise<TreeEntry> {
  const { mode, size } = await lstat(file);
  return { path: gitPathInside(root, file) ?? file, mode: gitMode(mode), size };
}

/** Returns the mode that git would give the file. */
function gitMode(mode: number): string {
  if ((mode & constants.S_IFMT) === constants.S_IFLNK) return '120000';
  return (mode & constants.S_IXUSR) === 0 ? '100644' : '100755';
}

type FileAction = 'read' | 'written' | 'removed';

/** For a `catch`: throws `fileError`. */
export function throwFileError(action: FileAction, path: string) {
  return (error: unknown): never => {
    throw fileError(action, path, error);
  };
}

/** Makes an error that tells people what the file system refused at `path`. */
export function fileError(action: FileAction, path: string, error: unknown): SquadError {
  const code = errorCode(error);
  const location = String(Reflect.get(Object(error), 'path') ?? path);
  const isForbidden = ['EACCES', 'EPERM'].includes(code);
  const reason = isForbidden ? 'permission denied' : 'the file system refused';
  return new SquadError({
    code: 'E_INPUT',
    message: `${path} cannot be ${action}: ${reason} (${code || String(error)}: ${location}).`,
    hint: isForbidden
      ? 'Change its permissions, and run the same command again.'
      : 'Fix that, and run the same command again.',
    cause: error,
  });
}

/** Says why a command can't work at `root`, and what to do; undefined when it is the top folder of a repository. */
async function whyNotRepositoryRoot(root: string, isDoctor: boolean): Promise<string | undefined> {
  const why = await whyNotFolder(root);
  if (why !== undefined || isRepository(root)) return why;
  const top = foldersAbove(root).find(isRepository);
  if (top === undefined) {
    if (isDoctor) return undefined;
    return `${root} is not the top folder of a git repository.\nGo there, name it with --directory, or make one with \`git init\`.\n`;
  }
  return `${root} is not the top folder of a git repository: that is ${top}.\nGo there, or name it with --directory.\n`;
}

/** True for the top folder of a working tree. */
export function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

type RepositoryOptions = { readonly directory: string; readonly help: boolean };

/**
 * Returns the options and the root of a command that works at the top folder of a repository. Returns an exit code instead
 * when the command ends here, after it printed `help` or what is wrong with the arguments or the folder. The doctor says itself
 * that a folder is in no repository.
 */
export async function openRepository<Values extends RepositoryOptions>(
  read: string | { readonly values: Values },
  help: string,
  isDoctor = false,
): Promise<number | (Values & { readonly root: string })> {
  if (typeof read === 'string') return printUsageError(`${read}\n\n${help}`);
  const { values } = read;
  if (values.help) return printOutput(help);
  const root = resolve(values.directory);
  const whyNot = await whyNotRepositoryRoot(root, isDoctor);
  return whyNot === undefined ? { ...values, root } : printUsageError(whyNot);
}

/** Says why a command can't work in `root`, which `flag` names; undefined when it is a folder. */
export async function whyNotFolder(
  root: string,
  flag = '--directory',
): Promise<string | undefined> {
  const found = await attempt(stat(root));
  if (found.kind === 'threw') {
    if (isGone(found.error)) return `There is no folder ${root}.\nName another with ${flag}.\n`;
    const { message, hint } = fileError('read', root, found.error);
    return `${message}\n${hint}\n`;
  }
  if (found.value.isDirectory()) return undefined;
  return `${root} is a file, not a folder.\nName another with ${flag}.\n`;
}

/** A folder of the repository, as a path in it; or why there is none. */
type NamedFolder =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'wrong'; readonly whyNot: string };

/** Finds the folder that `--folder` names as a shell would: an absolute path, or one from the current folder. */
export async function findNamedFolder(root: string, given: string): Promise<NamedFolder> {
  const folder = resolve(given);
  const whyNot = await whyNotFolder(folder, '--folder');
  if (whyNot !== undefined) return { kind: 'wrong', whyNot };
  const above = await Promise.all([root, dirname(folder)].map((one) => realpath(one)));
  // A link to the repository is another way to it; the folder itself must be no link.
  const ways = [
    gitPathInside(root, folder),
    gitPathInside(above[0] ?? root, join(above[1] ?? '', basename(folder))),
  ];
  const way = ways.find((one) => one !== undefined && one !== '');
  if (way !== undefined) return { kind: 'inside', path: way };
  const hint =
    'Name the folder of its squad with --folder, or another repository with --directory.';
  return {
    kind: 'wrong',
    whyNot: `${folder} is not a folder in the repository ${root}.\n${hint}\n`,
  };
}

function errorCode(error: unknown): string {
  return String(Reflect.get(Object(error), 'code') ?? '');
}
