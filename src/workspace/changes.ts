// What an agent left behind: the files it was allowed to write that differ from its base, as they are on disk now.
import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Git } from '../world.ts';
import { resolveInside } from './path.ts';
import { type Candidate, MAX_FILE_BYTES } from './policy.ts';
import type { Worktree } from './worktrees.ts';

/** The files this worktree's agent and its tools changed against the commit `base`; sorted by path. */
export async function listChanges(
  git: Git,
  worktree: Worktree,
  base: string,
): Promise<readonly Candidate[]> {
  const paths = [...new Set([...worktree.touched, ...worktree.written])];
  const entries = await entriesAt(git, base, paths);
  const changes: Candidate[] = [];
  // One after the other: many large files never stand in memory together.
  for (const path of paths.toSorted((one, other) => (one < other ? -1 : 1))) {
    const candidate = await look(worktree, path, entries);
    if (candidate !== undefined) changes.push(candidate);
  }
  return changes;
}

type Entry = { readonly mode: string; readonly object: string };

const ARGUMENT_BYTES = 100_000;

/** What a commit has at these paths and at the folders above them. */
async function entriesAt(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (const batch of batches([...new Set(paths.flatMap(withFolders))])) {
    const listing = await git.run(['ls-tree', '-z', commit, '--', ...batch]);
    for (const line of listing.split('\0').filter((part) => part !== '')) {
      const tab = line.indexOf('\t');
      const [mode = '', , object = ''] = line.slice(0, tab).split(' ');
      entries.set(line.slice(tab + 1), { mode, object });
    }
  }
  return entries;
}

function withFolders(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [path] : [...withFolders(folder), path];
}

/** Cuts a list so that each part fits on a command line. */
function batches(paths: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let room = 0;
  for (const path of paths) {
    const bytes = Buffer.byteLength(path) + 1;
    if (bytes > room || parts.length === 0) {
      parts.push([]);
      room = ARGUMENT_BYTES;
    }
    parts.at(-1)?.push(path);
    room -= bytes;
  }
  return parts;
}

async function look(
  worktree: Worktree,
  path: string,
  entries: ReadonlyMap<string, Entry>,
): Promise<Candidate | undefined> {
  const absolute = join(worktree.directory, path);
  const decision = await resolveInside(worktree.directory, absolute);
  const byTool = worktree.written.has(path);
  if (decision.kind === 'refused') return { path, byTool, bytes: 0, obstacle: decision.reason };
  const { stats } = decision;
  if (stats === undefined) return undefined;
  const entry = entries.get(path);
  if (entry !== undefined && stats.isFile() && stats.size <= MAX_FILE_BYTES) {
    if (objectId(await readFile(absolute), entry.object.length) === entry.object) return undefined;
  }
  const obstacle = stats.isFile() ? linkIn(path, entries) : 'not a regular file';
  const isBinary = obstacle === undefined && (await holdsNul(absolute));
  return { path, byTool, bytes: stats.size, obstacle, ...(isBinary ? { isBinary } : {}) };
}

const LOOKED_AT = 8_000;

/** As git tells binary files from texts: by their beginning. */
async function holdsNul(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await file.close();
  }
}

/** git's name for a file's bytes; its length tells a repository of SHA-1 from one of SHA-256. */
function objectId(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Our worktrees hold symbolic links as plain files: writing to one would move where it points. */
function linkIn(path: string, entries: ReadonlyMap<string, Entry>): string | undefined {
  const modes = withFolders(path).map((part) => entries.get(part)?.mode);
  if (modes.includes('120000')) return 'a symbolic link in the repository';
  return modes.includes('160000') ? 'inside a submodule' : undefined;
}
