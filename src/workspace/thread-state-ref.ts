// Where the remote keeps a thread's state: `refs/squad-state/7/thread`, which is no branch, so that it starts no workflow. Its
// commit holds one file; its parents are the tips of all work that is on no branch yet, so that git keeps that work.

import { EMPTY_TREE, type Git, type GitResult } from '#src/ports/git.ts';
import {
  FETCH,
  FETCHED,
  fetchRefIfExists,
  hasNoPlace,
  OVERTAKEN,
  pushRefs,
  type RemoteRef,
  refusalOf,
} from './remote.ts';

const STATES = 'refs/squad-state/';
const FILE = 'thread.json';

/** A longer state is neither written nor read. */
export const MAX_STATE_BYTES = 1_000_000;

/** Returns the ref of a thread's state. `key`: the number of the issue or pull request on which the thread began. */
export function threadStateRef(key: number): string {
  return `${STATES}${key}/thread`;
}

/** Returns a pattern that matches that ref: git can ask for a ref that may not exist only by a pattern. */
export function threadStatePattern(key: number): string {
  return `${STATES}${key}/*`;
}

/** A state's text, and the work that its commit keeps. */
type StateFile = { readonly text: string; readonly tips: readonly string[] };

/** Commits a state, on no branch. Throws a SquadError (E_GIT). */
export function commitThreadState(git: Git, { text, tips }: StateFile): Promise<string> {
  return git.commit({
    parents: tips,
    tree: EMPTY_TREE,
    author: git.identity,
    committer: git.identity,
    text: 'What the squad knows of this thread\n',
    files: new Map([[FILE, Buffer.from(text)]]),
  });
}

/** Reads what a state's commit holds; undefined when it is too long, or not in the form that we write. */
export async function readStateFile(git: Git, commit: string): Promise<StateFile | undefined> {
  const place = `${commit}:${FILE}`;
  const size = await git.attempt(['cat-file', '-s', place]);
  if (size.code !== 0 || Number(size.stdout) > MAX_STATE_BYTES) return undefined;
  const parents = await git.attempt(['rev-parse', `${commit}^@`]);
  const tips = parents.stdout.split('\n').filter((line) => line !== '');
  return { text: await git.run(['cat-file', 'blob', place]), tips };
}

/** The commit that a thread's state has on the remote; undefined for none. */
export async function fetchThreadState(git: Git, ref: string): Promise<string | undefined> {
  const seen = await fetchRefIfExists(git, ref);
  return seen.kind === 'seen' ? seen.tip : undefined;
}

/**
 * `moved`: another run has written the state. `unknown`: the answer was lost, and the remote may have it. `beside`: the branch
 * in the same push was refused, and the state with it.
 */
type StateAnswer = 'kept' | 'moved' | 'refused' | 'unknown' | 'beside';

/** A state to push; `expected` is the commit that the remote must have, empty for none. */
export type StateUpdate = RemoteRef & { readonly expected: string };

/** Pushes a state, if nobody else has written it since it was read. */
export async function pushThreadState(git: Git, update: StateUpdate): Promise<StateAnswer> {
  const { ref, commit, expected } = update;
  return stateAnswer(
    await pushRefs(git, [`${commit}:${ref}`], { leases: [`${ref}:${expected}`] }),
    ref,
  );
}

/** Reads what git's answer to a push says about a state. Over HTTP git may name only the other ref that it stopped at. */
export function stateAnswer({ code, stdout, stderr }: GitResult, ref: string): StateAnswer {
  if (code === 0) return 'kept';
  const refusal = refusalOf(stdout, ref);
  if (refusal === undefined) return /^!/m.test(stdout) ? 'beside' : 'unknown';
  if (hasNoPlace(ref, refusal + stderr)) return 'refused';
  if (/\(atomic /.test(refusal)) return 'beside';
  if (OVERTAKEN.test(refusal)) return 'moved';
  return refusal.startsWith('[remote rejected]') ? 'refused' : 'unknown';
}

/** A thread's state on the remote, and when it was last written (ms since the epoch). */
export type ListedState = RemoteRef & { readonly key: number; readonly writtenAt: number };

/** Lists all threads' states. Anybody who may push can add some, so the number may name nothing. Throws a SquadError (E_GIT). */
export async function listThreadStates(git: Git): Promise<readonly ListedState[]> {
  return (await listRefs(git, STATES)).flatMap((one) => {
    const [, key] = /^refs\/squad-state\/([1-9]\d{0,9})\/thread$/.exec(one.ref) ?? [];
    return key === undefined ? [] : [{ ...one, key: Number(key) }];
  });
}

/** Removes states that nobody has written since they were listed. Returns how many. Throws a SquadError (E_GIT). */
export async function deleteStates(git: Git, states: readonly RemoteRef[]): Promise<number> {
  if (states.length === 0) return 0;
  const leases = states.map(({ ref, commit }) => `${ref}:${commit}`);
  const removals = states.map(({ ref }) => `:${ref}`);
  const { stdout } = await pushRefs(git, removals, { leases });
  return stdout.split('\n').filter((line) => line.startsWith('-\t')).length;
}

/** As many as one command can name. */
const MOST_REMOVALS = 1_000;

/** Removes what version 0.2 left under `refs/squad/` and last wrote before `time` (ms). Throws a SquadError (E_GIT). */
export async function deleteOldRunsBefore(git: Git, time: number): Promise<void> {
  const all = await listRefs(git, 'refs/squad/');
  const old = all.filter(({ writtenAt }) => writtenAt < time);
  await deleteStates(git, old.slice(0, MOST_REMOVALS));
}

/** Lists the refs below `prefix` that name commits. */
async function listRefs(git: Git, prefix: string) {
  const { remoteUrl } = git;
  const copies = prefix.replace('refs/', FETCHED);
  const listing = ['ls-remote', '--refs', remoteUrl, `${prefix}*`];
  // A branch of that name is listed, too, and a fetch of nothing fails.
  if (!(await git.run(listing, { remote: true })).includes(`\t${prefix}`)) return [];
  const fetching = [...FETCH, '--depth=1', remoteUrl, `+${prefix}*:${copies}*`];
  await git.run(fetching, { remote: true });
  const format = '--format=%(refname) %(objectname) %(committerdate:unix)';
  const lines = (await git.run(['for-each-ref', format, copies])).split('\n');
  return lines.flatMap((line) => {
    const [name = '', commit = '', seconds = ''] = line.split(' ');
    const ref = name.replace(copies, prefix);
    return seconds === '' ? [] : [{ ref, commit, writtenAt: Number(seconds) * 1000 }];
  });
}
