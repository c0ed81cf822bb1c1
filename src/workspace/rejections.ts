// Reviewers' rejections are kept in trailers on the branch: the next run finds them there, and a merge ends them.

import type { Git } from '../ports/git.ts';
import type { LockNote } from '../run-log/review-note.ts';
import { readJson } from '../text/json.ts';
import { commitTree } from './commit-tree.ts';
import { treeOf } from './git-history.ts';
import { readSignedCommits } from './merge/replay.ts';
import { addRejections, type TrailedCommit, withTrailers } from './trailers.ts';

const MAX_NOTES = 1_000;
const MAX_PER_COMMIT = 200;

type RejectionRecord = {
  /** Where the run began. If it made commits, the last one records the rejections. */
  readonly start: string;
  readonly tip: string;
  readonly notes: readonly LockNote[];
  /** Rejections that the branch records and that their reviewer took back. */
  readonly lifted?: readonly LockNote[];
  readonly runId: string;
};

/** Records in the run's last commit (an empty one if the run made none) whose work was rejected where. Returns the new tip. */
export async function recordRejections(
  git: Git,
  { start, tip, notes, lifted = [], runId }: RejectionRecord,
): Promise<string> {
  const rejected = [...lifted.map(formatLifted), ...notes.map(formatNote)].slice(0, MAX_PER_COMMIT);
  const tree = await treeOf(git, tip);
  const [last] = tip === start ? [] : await readSignedCommits(git, { base: `${tip}^`, tip });
  if (last !== undefined) {
    const { author, text } = last;
    const told = { author, text: addRejections(text, rejected) };
    return commitTree(git, { tree, parent: `${tip}^`, ...told });
  }
  const what = notes.length === 0 ? 'accepted' : 'rejected';
  const text = withTrailers(`Record what a review ${what}`, { rejected, run: runId });
  return commitTree(git, { tree, parent: tip, author: git.identity, text });
}

/** Returns the rejections that these commits, newest first, record and don't take back. Skips unreadable ones. Pure. */
export function rejectionsIn(
  commits: readonly Pick<TrailedCommit, 'rejected'>[],
): readonly LockNote[] {
  const notes = new Map<string, LockNote>();
  for (const line of commits.toReversed().flatMap(({ rejected }) => rejected)) {
    const { note, isLifted } = readLine(line.trim());
    const key = `${note?.agent} ${note?.path}`;
    if (isLifted && notes.get(key)?.by === note?.by) notes.delete(key);
    if (!isLifted && note !== undefined && notes.size < MAX_NOTES) notes.set(key, note);
  }
  return [...notes.values()];
}

/** Returns the locks that the branch doesn't record yet. */
export function newRejections(
  locks: readonly LockNote[],
  known: readonly LockNote[],
): readonly LockNote[] {
  const has = new Set(known.map(({ agent, path }) => `${agent} ${path}`));
  return locks.filter(({ agent, path }) => !has.has(`${agent} ${path}`));
}

/** Returns the recorded rejections that no longer stand. */
export function liftedRejections(
  known: readonly LockNote[],
  standing: readonly LockNote[],
): readonly LockNote[] {
  return known.filter((note) => note.by !== '' && !standing.includes(note));
}

/** `fenster src/login.js alice`, or `fenster "src/a b.js" alice`. */
function formatNote({ agent, path, by }: LockNote): string {
  const plain = /^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path);
  return `${agent} ${plain} ${by}`;
}

/** Begins the line of a rejection that was taken back: four words, which no rejection has. */
const LIFTED = 'lifted ';

function formatLifted(note: LockNote): string {
  return `${LIFTED}${formatNote(note)}`;
}

function readLine(line: string) {
  const lifted = line.startsWith(LIFTED) ? readNote(line.slice(LIFTED.length)) : undefined;
  const isLifted = lifted !== undefined && lifted.by !== '';
  return { isLifted, note: isLifted ? lifted : readNote(line) };
}

const READABLE =
  /^([a-z0-9][a-z0-9-]{0,63}) (?:([\w./@+-]{1,4096})|("(?:[^"\\]|\\.){1,8192}"))(?: (\S{1,100}))?$/;

function readNote(value: string): LockNote | undefined {
  const [, agent, plain, quoted, by = ''] = READABLE.exec(value) ?? [];
  if (agent === undefined) return undefined;
  const path = plain ?? unquoted(quoted ?? '');
  return path === undefined ? undefined : { agent, path, by };
}

function unquoted(text: string): string | undefined {
  const json = readJson(text);
  return json.kind === 'value' && typeof json.value === 'string' ? json.value : undefined;
}
