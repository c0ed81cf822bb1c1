// Where a path leads, by its words alone: whoever opens it looks for links.
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { oneLine } from './one-line.ts';

/** The way from `root` to `path`, empty for the root itself; undefined when it leads outside. */
export function wayInside(root: string, path: string): string | undefined {
  const way = relative(root, resolve(root, path));
  const isOutside = way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  return isOutside ? undefined : way;
}

/** A folder or file of the repository as people name it: relative, nothing empty or odd in it, and nothing of git's own. */
export function isRepositoryPath(path: string): boolean {
  if (/^[A-Za-z]:|[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return false;
  const parts = path.split('/').map((part) => part.trim().toLowerCase());
  return !parts.some((part) => ['', '.', '..', '.git'].includes(part));
}

const MAX_SHOWN = 100;

/** A path among the words of a prompt: in quotes where it could be read as words of ours. */
export function pathInSentence(path: string): string {
  const shown = oneLine(path, MAX_SHOWN);
  return /^[^\s"`]+$/.test(shown) ? shown : JSON.stringify(shown);
}
