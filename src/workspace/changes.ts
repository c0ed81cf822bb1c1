// What an agent left behind: the files it was allowed to write, as they are on disk now.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Candidate } from './policy.ts';
import type { Worktree } from './worktrees.ts';

/** The files this worktree's agent and its tools wrote and that exist; sorted by path. */
export async function listChanges(worktree: Worktree): Promise<readonly Candidate[]> {
  const paths = [...new Set([...worktree.touched, ...worktree.written])].sort();
  const found = await Promise.all(paths.map((path) => look(worktree, path)));
  return found.filter((candidate) => candidate !== undefined);
}

async function look(worktree: Worktree, path: string): Promise<Candidate | undefined> {
  const entry = await lstat(join(worktree.directory, path)).catch(() => undefined);
  if (entry === undefined) return undefined;
  const kind = entry.isSymbolicLink() ? 'symlink' : entry.isFile() ? 'file' : 'other';
  return { path, kind, bytes: entry.size, byTool: worktree.written.has(path) };
}
