// Decides whether an agent may touch a path, on the real file system and component by component: a prefix check is not enough.
import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';
import { HARD_LINK, isGone } from '#src/files/open-file.ts';
import { wayInside } from '#src/text/paths.ts';

/** A path inside the worktree (`path`: relative, with `/`; `stats`: what is there now), or why it is refused. */
type PathDecision =
  | {
      readonly kind: 'inside';
      readonly path: string;
      readonly absolute: string;
      readonly stats: Stats | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** What would work, for the model alone: it may name a folder of this machine. */
      readonly next?: string;
    };

/** Longer requests are refused unread: even absolute paths with `..` are far shorter. */
const MAX_REQUEST = 16_384;
const MAX_DEPTH = 64;
const MAX_PATH_BYTES = 1024;
const MAX_NAME_BYTES = 255;
const TOO_LONG = 'the path is too long';

/**
 * Resolves what a model asked for against its worktree.
 * `root` must be a real path (no symlinks in it). Symlinks are refused wherever they point, as our checkouts have none.
 */
export async function resolveInside(root: string, requested: string): Promise<PathDecision> {
  const named = readPath(root, requested);
  if (named.kind === 'refused') return named;
  const { absolute, components } = named;
  const walked = await walkPath(root, components);
  if (typeof walked === 'string') return refused(walked);
  return { kind: 'inside', path: components.join('/'), absolute, stats: walked };
}

type NamedPath =
  | {
      readonly kind: 'named';
      readonly absolute: string;
      readonly components: readonly string[];
    }
  | Extract<PathDecision, { readonly kind: 'refused' }>;

/** Checks a path by its text alone, before any file is looked at. Quick for whatever a model sends. */
export function readPath(root: string, requested: string): NamedPath {
  if (isNotPlainPath(requested)) {
    return refused('only plain paths inside the repository can be used');
  }
  if (requested.length > MAX_REQUEST) return refused(TOO_LONG);
  const absolute = resolve(root, requested);
  const inner = wayInside(root, absolute);
  if (inner === undefined) {
    return {
      ...refused('the path lies outside the repository'),
      next: `paths must lie below ${root}`,
    };
  }
  const components = inner === '' ? [] : inner.split(sep);
  const reason = nameRefusal(inner, components);
  return reason === undefined ? { kind: 'named', absolute, components } : refused(reason);
}

/**
 * Returns the name that lenient file systems take a path for: compatibility forms, case, invisible characters,
 * NTFS streams and trailing dots are folded away.
 */
export function foldPath(path: string): string {
  return path.split('/').map(foldName).join('/');
}

function foldName(name: string): string {
  const beforeStream = foldCase(name.replace(/[\p{Cf}\p{Cc}]/gu, '')).split(':')[0] ?? '';
  let end = beforeStream.length;
  while (end > 1 && '. '.includes(beforeStream.charAt(end - 1))) end -= 1;
  return beforeStream.slice(0, end);
}

/** Upper case first: two small letters may share a capital one, as σ and ς do, or be two there, as ß. */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

const refused = (reason: string) => ({ kind: 'refused', reason }) as const;

/** True for an empty path, a home folder, or anything with a scheme or a drive. */
function isNotPlainPath(requested: string): boolean {
  return requested === '' || requested.startsWith('~') || /^[a-z][a-z0-9+.-]*:/i.test(requested);
}

/** Returns what is wrong with a path's names; undefined when any file system takes them. */
export function nameRefusal(inner: string, components: readonly string[]): string | undefined {
  const tooLong = components.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES);
  if (tooLong || components.length > MAX_DEPTH || Buffer.byteLength(inner) > MAX_PATH_BYTES) {
    return TOO_LONG;
  }
  // git refuses a path with a backslash, and the whole commit with it.
  if (/[\p{Cc}\\]/u.test(inner)) return 'the path holds a backslash or a control character';
  return components.some(isGitDirectory) ? 'git keeps its own files there' : undefined;
}

/** True for `.git` and every name that some file system takes for it. */
function isGitDirectory(component: string): boolean {
  const name = foldName(component);
  return name === '.git' || /^git~\d+$/.test(name);
}

/** Walks down the existing part of the path. Allows folders, and at the end a regular file without further hard links. */
async function walkPath(
  root: string,
  components: readonly string[],
): Promise<Stats | string | undefined> {
  let current = root;
  let found: Stats | undefined;
  for (const component of components) {
    if (found?.isFile() === true) return 'a file stands where the path needs a folder';
    current = `${current}${sep}${component}`;
    const seen = await attempt(lstat(current));
    if (seen.kind === 'threw') return goneOr(seen.error);
    found = seen.value;
    const obstacle = obstacleIn(found);
    if (obstacle !== undefined) return obstacle;
  }
  return found;
}

/** Returns undefined where nothing has the name. What can't be looked at, such as below a closed folder, is there. */
function goneOr(error: unknown): string | undefined {
  return isGone(error) ? undefined : `the path can't be looked at (${systemCode(error) ?? ''})`;
}

function obstacleIn(found: Stats): string | undefined {
  if (found.isSymbolicLink()) return 'the path goes through a symbolic link';
  if (found.isDirectory() || (found.isFile() && found.nlink === 1)) return undefined;
  return found.isFile() ? HARD_LINK : 'the path is not a regular file';
}
