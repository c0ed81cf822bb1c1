// Tells where a path leads from its text alone; the code that opens it checks for links.
import nodePath, { dirname, type PlatformPath } from 'node:path';
import { oneLine } from './one-line.ts';

/** Returns the path from `root` to `path`, empty for the root itself; undefined when it leads outside. `system`: whose paths these are. */
export function wayInside(
  root: string,
  path: string,
  system: PlatformPath = nodePath,
): string | undefined {
  const way = system.relative(root, system.resolve(root, path));
  const isOutside = way === '..' || way.startsWith(`..${system.sep}`) || system.isAbsolute(way);
  return isOutside ? undefined : way;
}

/** Returns the same as `wayInside`, as git writes paths: with slashes. */
export function gitPathInside(
  root: string,
  path: string,
  system: PlatformPath = nodePath,
): string | undefined {
  return wayInside(root, path, system)?.replaceAll(system.sep, '/');
}

/** Returns the folders that an absolute path lies in, the nearest first. */
export function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/** True for a repository's folder or file as people name it: relative, without empty or odd parts, and not one of git's own. */
export function isRepositoryPath(path: string): boolean {
  if (/^[A-Za-z]:|[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return false;
  const parts = path.split('/').map((part) => part.trim().toLowerCase());
  return !parts.some((part) => ['', '.', '..', '.git'].includes(part));
}

/** True for a path that is, or lies in, one of these files and folders. */
export function isAmong(path: string, named: readonly string[]): boolean {
  return named.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Returns the paths that are, or lie in, one of these files and folders, each once. */
export function pathsAmong(named: readonly string[], paths: readonly string[]): readonly string[] {
  return [...new Set(paths)].filter((path) => isAmong(path, named));
}

/**
 * Returns a path as one of the `known` ones spells it, or as far as one of their folders does: the same letters may be written in
 * composed (NFC) or decomposed (NFD) characters, which look alike.
 */
export function knownSpelling(path: string, known: readonly string[]): string {
  const wanted = path.normalize().split('/');
  let best: readonly string[] = [];
  for (const one of known) {
    if (one === path) return path;
    const parts = one.split('/');
    const differs = wanted.findIndex((name, at) => parts[at]?.normalize() !== name);
    const length = differs === -1 ? wanted.length : differs;
    if (length > best.length) best = parts.slice(0, length);
  }
  return [...best, ...path.split('/').slice(best.length)].join('/');
}

const MAX_SHOWN = 100;

/** Writes a path into a sentence of a prompt, in quotes if it could be read as words of ours. */
export function pathInSentence(path: string): string {
  const shown = oneLine(path, MAX_SHOWN);
  return /^[^\s"`]+$/.test(shown) ? shown : JSON.stringify(shown);
}
