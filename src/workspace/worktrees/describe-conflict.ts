// What an agent is told about a conflict: whose work came in first, and whose each side is.
import type { FileHandle } from 'node:fs/promises';
import type { WorkBeside } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import { MAX_FILE_BYTES, readUpTo, useRegularFile } from '#src/files/index.ts';
import type { Git } from '#src/ports/index.ts';
import { pathsChangedBy } from '../git-history.ts';
import { readTrailedCommits } from '../trailers.ts';

/** An agent's commit, its base, and the branch's commit that it conflicts with. */
export type ConflictedCommit = {
  readonly commit: string;
  readonly base: string;
  readonly tip: string;
  /** The agent's slug. */
  readonly agent: string | undefined;
  /** The files that conflict. */
  readonly files: readonly string[];
};

/** Returns what came in since the commit was begun, and labels the conflict markers with its authors. Never rejects. */
export async function describeConflict(
  conflicted: ConflictedCommit,
  { git, directory }: { readonly git: Git; readonly directory: string },
): Promise<readonly WorkBeside[]> {
  const read = await attempt(readEarlierWork(git, conflicted));
  const earlier = read.kind === 'done' ? read.value : [];
  await labelMarkers(directory, conflicted, earlier);
  return earlier;
}

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
