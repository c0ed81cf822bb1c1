// The files that an agent was allowed to write and that differ from its base, as they are on disk now.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readRegularFile, useRegularFile } from '#src/files/index.ts';
import type { Git, GitTreeEntry } from '#src/ports/index.ts';
import { compareText } from '#src/text/index.ts';
import type { CommitCandidate } from '../policy/apply-policy.ts';
import { resolveInside } from '../policy/resolve-path.ts';
import { listFolderEntries, withFolders } from '../tree-entries.ts';

/** Where an agent works, and which paths there the agent and its tools were allowed to write. */
export type WrittenPaths = {
  readonly directory: string;
  readonly touched: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
};

/** Returns the files that this worktree's agent and its tools changed against the commit `base`, sorted by path. */
export async function listChanges(
  git: Git,
  worktree: WrittenPaths,
  base: string,
): Promise<readonly CommitCandidate[]> {
  const paths = [...new Set([...worktree.touched, ...worktree.written])];
  const entries = await listFolderEntries(git, base, paths);
  const changes: CommitCandidate[] = [];
  // One after the other, so that many large files are never in memory together.
  for (const path of paths.toSorted(compareText)) {
    const candidate = await readCandidate(worktree, path, entries);
    if (candidate !== undefined) changes.push(candidate);
  }
  return changes;
}

const ARGUMENT_BYTES = 100_000;

/** Cuts a list so that each part fits on a command line. */
export function batchPaths(paths: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let bytesLeft = 0;
  for (const path of paths) {
    const bytes = Buffer.byteLength(path) + 1;
    if (bytes > bytesLeft || parts.length === 0) {
      parts.push([]);
      bytesLeft = ARGUMENT_BYTES;
    }
    parts.at(-1)?.push(path);
    bytesLeft -= bytes;
  }
  return parts;
}

async function readCandidate(
  worktree: WrittenPaths,
  path: string,
  entries: ReadonlyMap<string, GitTreeEntry>,
): Promise<CommitCandidate | undefined> {
  const absolute = join(worktree.directory, path);
  const decision = await resolveInside(worktree.directory, absolute);
  const byTool = worktree.written.has(path);
  const entry = entries.get(path);
  if (decision.kind === 'refused') {
    return { path, byTool, bytes: 0, obstacle: decision.reason, isNew: entry === undefined };
  }
  const { stats } = decision;
  if (stats === undefined) {
    if (entry === undefined) return undefined;
    return { path, byTool, bytes: 0, obstacle: undefined, isRemoved: true };
  }
  if (entry !== undefined && (await isObject(worktree, path, entry.object))) return undefined;
  const obstacle = stats.isFile() ? placeObstacle(path, entries) : 'not a regular file';
  const isBinary = obstacle === undefined && (await isBinaryFile(worktree.directory, path));
  return { path, byTool, bytes: stats.size, obstacle, isBinary, isNew: entry === undefined };
}

/** True for a regular file with this object's bytes. */
async function isObject({ directory }: WrittenPaths, path: string, object: string) {
  const bytes = await readRegularFile(directory, path);
  return bytes !== undefined && objectId(bytes, object.length) === object;
}

const SNIFFED_BYTES = 8_000;

/** Like git, looks for a NUL at the beginning. */
async function isBinaryFile(directory: string, path: string): Promise<boolean> {
  const sniffed = await useRegularFile(directory, path, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  });
  return sniffed?.includes(0) === true;
}

/** Returns git's id for a file's bytes; `length`, an id's, tells a SHA-1 repository from a SHA-256 one. */
export function objectId(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Refuses links, submodules, and what stands where the repository has a folder or a file: adding it would delete them. Our worktrees
 * hold a symbolic link as a plain file: writing to it would change its target.
 */
function placeObstacle(
  path: string,
  entries: ReadonlyMap<string, GitTreeEntry>,
): string | undefined {
  const modes = withFolders(path).map((part) => entries.get(part)?.mode);
  if (modes.includes('120000')) return 'a symbolic link in the repository';
  if (modes.includes('160000')) return 'inside a submodule';
  if (modes.at(-1) === '40000') return 'a folder in the repository';
  const isBelowFile = modes.slice(0, -1).some((mode) => mode?.startsWith('100'));
  return isBelowFile ? 'below what is a file in the repository' : undefined;
}
