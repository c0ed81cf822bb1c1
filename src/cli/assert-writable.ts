// Makes sure that files are written where their paths say: a link in the working tree may lead out of the repository.
import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import { fileError } from './working-tree.ts';

/** Throws E_INPUT unless each of `paths` below `root` is a regular file or missing, and its folders are real. */
export function assertWritablePaths(root: string, paths: Iterable<string>): void {
  for (const path of paths) {
    const names = path.split('/');
    names.forEach((_, at) => {
      assertWritablePath(root, names.slice(0, at + 1).join('/'), at < names.length - 1);
    });
  }
}

function assertWritablePath(root: string, path: string, isFolder: boolean): void {
  const found = statPath(root, path);
  if (found === undefined || (isFolder ? found.isDirectory() : found.isFile())) return;
  const wanted = isFolder ? 'a folder' : 'a file';
  const what = found.isSymbolicLink()
    ? 'a symbolic link, and nothing is written through one'
    : `not ${wanted}`;
  throw new SquadError({
    code: 'E_INPUT',
    message: `${path} is ${what}.`,
    hint: `Put ${wanted} of this repository in its place, or remove it; then run the same command again.`,
  });
}

function statPath(root: string, path: string): Stats | undefined {
  try {
    return lstatSync(join(root, path), { throwIfNoEntry: false });
  } catch (error) {
    throw fileError('written', path, error);
  }
}
