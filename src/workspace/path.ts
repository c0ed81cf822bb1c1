// May an agent touch this path? Decided on the real file system, component by component: a prefix check is not enough.
import { lstat } from 'node:fs/promises';
import { isAbsolute, normalize, relative, resolve, sep } from 'node:path';

/** A path inside the worktree (`path`: relative, with `/`), or why it is refused. */
export type PathDecision =
  | { readonly kind: 'inside'; readonly path: string; readonly absolute: string }
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): PathDecision => ({ kind: 'refused', reason });

/**
 * Resolves what a model asked for against its worktree.
 * `root` must be a real path (no symlinks in it). Symlinks are refused wherever they point: a checkout of ours has none.
 */
export async function resolveInside(root: string, requested: string): Promise<PathDecision> {
  if (requested === '' || requested.includes('\0')) return refused('the path is empty or broken');
  if (requested.startsWith('~') || /^[a-z][a-z0-9+.-]+:/i.test(requested)) {
    return refused('only plain paths inside the repository can be used');
  }
  const absolute = resolve(root, normalize(requested));
  const inner = relative(root, absolute);
  if (inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner)) {
    return refused('the path lies outside the repository');
  }
  const components = inner === '' ? [] : inner.split(sep);
  if (components.some(isGitDirectory)) return refused('git keeps its own files there');
  if (components.some((name) => Buffer.byteLength(name) > 255) || components.length > 64) {
    return refused('the path is too long');
  }
  const obstacle = await findObstacle(root, components);
  if (obstacle !== undefined) return refused(obstacle);
  return { kind: 'inside', path: components.join('/'), absolute };
}

/** `.git` and every name that some file system takes for it. */
function isGitDirectory(component: string): boolean {
  const folded = component
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase();
  const name = folded.split(':')[0]?.replace(/[. ]+$/, '') ?? '';
  return name === '.git' || /^git~\d+$/.test(name);
}

/** Walks down the existing part of the path: folders all the way, and a regular file with one name at the end. */
async function findObstacle(
  root: string,
  components: readonly string[],
): Promise<string | undefined> {
  let current = root;
  for (const [index, component] of components.entries()) {
    current = `${current}${sep}${component}`;
    const found = await lstat(current).catch(() => undefined);
    if (found === undefined) return undefined;
    if (found.isSymbolicLink()) return 'the path goes through a symbolic link';
    if (found.isDirectory()) continue;
    if (index < components.length - 1) return 'a file stands where the path needs a folder';
    if (!found.isFile() || found.nlink > 1) return 'the path is not a regular file';
  }
  return undefined;
}
