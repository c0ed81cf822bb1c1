// The files of a conflict, from when their agent gets both sides until it has resolved them.
import type { FileHandle } from 'node:fs/promises';
import type { CollidingLines, WorkBeside } from '#src/coordinator/prompts/agent.ts';
import { attempt } from '#src/errors.ts';
import {
  isThere,
  MAX_FILE_BYTES,
  readRegularFile,
  readUpTo,
  useRegularFile,
} from '#src/files/open-file.ts';
import type { Git } from '#src/ports/git.ts';
import { pathsBetween, pathsChangedBy } from './git-history.ts';
import { readTrailedCommits } from './trailers.ts';
import type { Worktree } from './worktrees.ts';

/** A file with both sides, as its agent got it; `bytes` is undefined for what is not a regular file. */
export type ConflictedFile = { readonly path: string; readonly bytes: Buffer | undefined };

/**
 * Puts both sides, which `tree` holds, into the worktree. Returns what came in since, and the files to resolve; undefined when
 * something that was written after the commit is in the way, unless `force` overwrites it.
 */
export async function loadConflict(
  git: Git,
  worktree: Worktree,
  conflicted: ConflictedCommit & { readonly tree: string },
  { force }: { readonly force: boolean },
) {
  const { tip, tree, files } = conflicted;
  const { directory, touched } = worktree;
  if (!(await worktree.loadConflict(conflicted, { force }))) return undefined;
  // git follows renames, so the agent's own changes may be under other names now.
  const changed = await pathsBetween(git, { base: tip, tip: tree });
  for (const path of [...files, ...changed]) touched.add(path);
  const known = await attempt(readEarlierWork(git, conflicted));
  const earlier = known.kind === 'done' ? known.value : [];
  await labelMarkers(directory, conflicted, earlier);
  const read = files.map(async (path) => ({ path, bytes: await readRegularFile(directory, path) }));
  const there = await Promise.all(files.map((path) => isThere(directory, path)));
  return { earlier, conflictedFiles: (await Promise.all(read)).filter((_, at) => there[at]) };
}

/** The most that an agent is shown of what collides, in characters; the rest is in its files. */
const MOST_COLLIDING = 6_000;

/** Returns the lines of each file that collide, with their markers, as far as there is room. Pure. */
export function collidingLines(files: readonly ConflictedFile[]): readonly CollidingLines[] {
  let room = MOST_COLLIDING;
  return files.flatMap(({ path, bytes }) => {
    const places = bytes?.toString('utf8').match(/^<{7} [\s\S]*?^>{7} .*$/gm) ?? [];
    const text = places.join('\n\n');
    if (text === '' || text.length > room) return [];
    room -= text.length;
    return [{ path, text }];
  });
}

/** Returns the files with conflict markers, or unchanged since the agent got them: a binary file has no markers. */
export async function findUnresolved(
  { directory }: Pick<Worktree, 'directory'>,
  conflictedFiles: readonly ConflictedFile[],
): Promise<readonly string[]> {
  const checks = conflictedFiles.map(async ({ path, bytes }) => {
    const present = await readRegularFile(directory, path);
    if (present === undefined) return isThere(directory, path);
    const isAsBefore = bytes !== undefined && present.equals(bytes);
    return isAsBefore || /^(<{7} |>{7} )/m.test(present.toString('latin1'));
  });
  const isOpen = await Promise.all(checks);
  return conflictedFiles.filter((_, at) => isOpen[at]).map(({ path }) => path);
}

/** An agent's commit, its base, and the branch's commit that it conflicts with. */
type ConflictedCommit = {
  readonly commit: string;
  readonly base: string;
  readonly tip: string;
  /** The agent's slug. */
  readonly agent: string | undefined;
  /** The files that conflict. */
  readonly files: readonly string[];
};

const MOST_COMMITS = 10;

/** Returns what agents added to the branch since the commit was begun, newest first. */
async function readEarlierWork(
  git: Git,
  { base, tip, agent: own }: ConflictedCommit,
): Promise<readonly WorkBeside[]> {
  const commits = await readTrailedCommits(git, { base, tip }, MOST_COMMITS);
  return Promise.all(
    commits.map(async ({ agent, author, subject, commit }) => ({
      agent: agent === '' ? author : agent,
      isOwn: agent === own,
      subject,
      files: await pathsChangedBy(git, commit),
    })),
  );
}

/** Replaces the commits that git names in conflict markers by the agents whose work the sides are. */
async function labelMarkers(
  directory: string,
  { commit, tip, agent = 'this', files }: ConflictedCommit,
  earlier: readonly WorkBeside[],
): Promise<void> {
  const others = new Set(
    earlier
      .filter((work) => work.files.some((path) => files.includes(path)))
      .map((work) => (work.isOwn ? `${agent} (another session)` : work.agent)),
  );
  const theirs = [...others].join(' and ') || 'theirs';
  const label = async (file: FileHandle) => {
    const text = (await readUpTo(file, MAX_FILE_BYTES))?.toString('latin1') ?? '';
    const labelled = text
      .replaceAll(`<<<<<<< ${tip}`, `<<<<<<< ${toLatin1(theirs)}`)
      .replaceAll(`>>>>>>> ${commit}`, `>>>>>>> ${toLatin1(agent)} (yours)`);
    if (labelled === text) return;
    await file.truncate();
    await file.write(labelled, 0, 'latin1');
  };
  await Promise.allSettled(files.map((path) => useRegularFile(directory, path, label, 'write')));
}

/** Encodes a text as the file was read: each byte of its UTF-8 is one character. */
function toLatin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}
