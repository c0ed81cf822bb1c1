// A run's state on the remote while it is under way: `refs/squad/7/345`, which is not a branch, so that it starts no workflow.
// Its commit has the run's own latest commit as its parent, and holds one file.
import { EMPTY_TREE, type Git, type GitResult } from '../../ports/git.ts';
import { nameInBundle } from '../delivery/bundle.ts';
import type { DeliverDeps } from '../delivery/deliver.ts';
import type { RemoteRef } from '../fetch-branches.ts';
import { FETCH, FETCHED, pushRefs } from '../remote.ts';

const FILE = 'run.json';

/** A longer state is neither written nor read. */
export const MAX_STATE_BYTES = 2_000_000;

/** Returns the ref under which the remote keeps the state of one run for a thread. */
export function savedRunRef(thread: number, runId: string): string {
  return `refs/squad/${thread}/${runId.replace(/[^\w-]/g, '-')}`;
}

/** Returns the pattern of the refs of all runs for a thread. */
export function savedRunRefs(thread: number): string {
  return `refs/squad/${thread}/*`;
}

/**
 * Commits a run's state, on no branch. The run's bundle gets it too, because a remote that takes no state may take no
 * branch either. Throws a SquadError (E_GIT).
 */
export async function commitSavedRun(
  git: Git,
  { ref, tip, text }: { readonly ref: string; readonly tip: string; readonly text: string },
): Promise<RemoteRef> {
  const commit = await git.commit({
    ref: nameInBundle(ref),
    parents: [tip],
    tree: EMPTY_TREE,
    author: git.identity,
    text: 'What a run of the squad did so far\n',
    files: new Map([[FILE, Buffer.from(text)]]),
  });
  return { ref, commit };
}

/** Returns the text of a state, and the commit that it stands on; undefined when it is not in the form that we write. */
export async function readSavedRun(
  git: Git,
  commit: string,
): Promise<{ readonly text: string; readonly tip: string } | undefined> {
  const place = `${commit}:${FILE}`;
  const size = await git.attempt(['cat-file', '-s', place]);
  if (size.code !== 0 || Number(size.stdout) > MAX_STATE_BYTES) return undefined;
  const parent = await git.attempt(['rev-parse', '--verify', '--quiet', `${commit}^1`]);
  if (parent.code !== 0) return undefined;
  return { text: await git.run(['cat-file', 'blob', place]), tip: parent.stdout.trim() };
}

/** Returns the states that the remote has now, by their refs. */
export async function listRemoteRuns(
  git: Git,
  thread: number,
): Promise<ReadonlyMap<string, string>> {
  const args = ['ls-remote', '--refs', git.remoteUrl, savedRunRefs(thread)];
  const lines = (await git.run(args, { remote: true })).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [commit = '', ref] = line.split('\t');
      return ref === undefined ? [] : [[ref, commit] as const];
    }),
  );
}

/** `unknown`: the answer was lost, and the remote may have it. */
export type SavedAnswer = 'kept' | 'refused' | 'unknown';

/** Puts a state on the remote, replacing the previous one. */
export async function pushSavedRun(git: Git, { ref, commit }: RemoteRef): Promise<SavedAnswer> {
  return savedAnswer(await pushRefs(git, [`+${commit}:${ref}`]), ref);
}

/** Reads what git's answer to a push says about one ref: `!<tab><from>:<to><tab>[remote rejected] (reason)`. */
export function savedAnswer({ code, stdout }: GitResult, ref: string): SavedAnswer {
  if (code === 0) return 'kept';
  const isRefused = stdout
    .split('\n')
    .some((line) => line.startsWith('!') && line.includes(`:${ref}\t[remote rejected]`));
  return isRefused ? 'refused' : 'unknown';
}

const PAUSE_MS = 1_000;

/** Removes states from the remote, if they are there; tries once more if that fails. */
export async function deleteSavedRuns(
  { git, clock, time }: DeliverDeps,
  refs: readonly string[],
): Promise<void> {
  if (refs.length === 0) return;
  const removals = refs.map((ref) => `:${ref}`);
  const remove = () => pushRefs(git, removals);
  if ((await remove()).code === 0 || time.left() <= PAUSE_MS) return;
  await clock.sleep(PAUSE_MS);
  await remove();
}

const COPIES = `${FETCHED}squad/`;

/** Removes all threads' states last written before `time` (ms), unless one is written just now. Throws a SquadError (E_GIT). */
export async function deleteSavedRunsBefore(git: Git, time: number): Promise<void> {
  const { remoteUrl } = git;
  const listing = ['ls-remote', '--refs', remoteUrl, 'refs/squad/*'];
  if ((await git.run(listing, { remote: true })).trim() === '') return;
  await git.run([...FETCH, '--depth=1', remoteUrl, `+refs/squad/*:${COPIES}*`], { remote: true });
  const format = '--format=%(refname) %(objectname) %(committerdate:unix)';
  const lines = (await git.run(['for-each-ref', format, COPIES])).split('\n');
  const old = lines
    .map((line) => line.split(' '))
    .filter(([, , seconds]) => seconds !== undefined && Number(seconds) * 1000 < time)
    .map(([name = '', commit]) => ({ ref: name.replace(COPIES, 'refs/squad/'), commit }));
  if (old.length === 0) return;
  const leases = old.map(({ ref, commit }) => `${ref}:${commit}`);
  const removals = old.map(({ ref }) => `:${ref}`);
  await pushRefs(git, removals, { leases });
}
