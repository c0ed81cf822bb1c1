// Fetches the remote's branches, with as much of their history as the run needs.
import { SquadError } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { FETCH, FETCHED, HEADS, TRACKING } from './remote.ts';

/** Branch names and the commits they had when we looked. */
export type RemoteBranches = ReadonlyMap<string, string>;

/** A ref of the remote that is not a branch, and its commit. */
export type RemoteRef = { readonly ref: string; readonly commit: string };

/** The refs that a fetch brought. */
export type FetchedTips = {
  readonly branches: RemoteBranches;
  readonly others: readonly RemoteRef[];
};

/** Fetches branches (names or patterns with one `*`) in one request; a missing plain name is an error. */
export async function fetchBranches(
  git: Git,
  patterns: readonly string[],
): Promise<RemoteBranches> {
  await git.run(fetchArguments(git, patterns), { remote: true });
  return (await listTips(git)).branches;
}

/** Lists the names of the remote's branches that begin with `prefix`, and fetches nothing. Throws a SquadError (E_GIT). */
export async function listBranches(git: Git, prefix: string): Promise<readonly string[]> {
  const asking = ['ls-remote', '--heads', git.remoteUrl, `${HEADS}${prefix}*`];
  const listing = await git.run(asking, { remote: true });
  return listing.split('\n').flatMap((line) => line.split(`\t${HEADS}`)[1] ?? []);
}

/**
 * Fetches branches like `fetchBranches`, without history that nobody needs: unless there is a checkout, a single branch comes
 * as its newest commit. With two or more, their common history decides whose work is whose, so none of it may be missing.
 * Branches that match `beside` (patterns ending in `*`) come along in the same request and need no history. `others` are full
 * names, or patterns, of refs that are not branches; they need history if their commits have any.
 */
export async function fetchTips(
  git: Git,
  patterns: readonly string[],
  beside: readonly string[] = [],
  others: readonly string[] = [],
): Promise<FetchedTips> {
  const all = [...patterns, ...beside];
  const newest = fetchArguments(git, all, ['--depth=1'], others);
  const isFetched = !git.hasCheckout && (await git.attempt(newest, { remote: true })).code === 0;
  // Plain file servers can only serve the whole history.
  if (!isFetched) await git.run(fetchArguments(git, all, [], others), { remote: true });
  const tips = await listTips(git);
  const { branches } = tips;
  const isBeside = (name: string) =>
    beside.some((pattern) => name.startsWith(pattern.slice(0, -1)));
  const worked = [...branches.keys()].filter((name) => !isBeside(name));
  const parented = await Promise.all(tips.others.map(({ commit }) => hasParent(git, commit)));
  const count = worked.length + parented.filter(Boolean).length;
  if (count > 1) await completeHistory(git, patterns, others);
  return tips;
}

/** True when the commit itself names a parent, be it fetched or not. */
async function hasParent(git: Git, commit: string): Promise<boolean> {
  const { stdout } = await git.attempt(['cat-file', 'commit', commit]);
  return /^tree \w+\nparent /.test(stdout);
}

/** How git asks for the whole history. */
const WHOLE_HISTORY = '--depth=2147483647';

/** Fetches the history that a shallow repository lacks; without it git would call branches unrelated, or count too much. */
export async function completeHistory(
  git: Git,
  patterns: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  if ((await git.run(['rev-parse', '--is-shallow-repository'])).trim() !== 'true') return;
  await git.run(fetchArguments(git, patterns, [WHOLE_HISTORY], others), { remote: true });
}

/** Fetches the whole history of one commit, even if no branch of the remote holds it any more. Throws a SquadError (E_GIT). */
export async function completeHistoryOf(git: Git, commit: string): Promise<void> {
  await git.run([...FETCH, WHOLE_HISTORY, git.remoteUrl, commit], { remote: true });
}

async function listTips(git: Git): Promise<FetchedTips> {
  const format = '--format=%(objectname) %(refname)';
  const listing = await git.run(['for-each-ref', format, TRACKING, FETCHED]);
  const branches = new Map<string, string>();
  const others: RemoteRef[] = [];
  for (const line of listing.split('\n')) {
    const [commit = '', name = ''] = line.split(' ');
    if (name.startsWith(TRACKING)) branches.set(name.slice(TRACKING.length), commit);
    if (name.startsWith(FETCHED))
      others.push({ ref: `refs/${name.slice(FETCHED.length)}`, commit });
  }
  return { branches, others };
}

function fetchArguments(
  git: Git,
  patterns: readonly string[],
  depth: readonly string[] = [],
  others: readonly string[] = [],
): readonly string[] {
  const refspecs = [
    ...patterns.map((pattern) => `+${HEADS}${pattern}:${TRACKING}${pattern}`),
    ...others.map((ref) => `+${ref}:${FETCHED}${ref.slice('refs/'.length)}`),
  ];
  return [...FETCH, ...depth, git.remoteUrl, ...refspecs];
}

/** Returns the commit of a branch that must exist. Throws a SquadError (E_GIT). */
export function requireBranch(branches: RemoteBranches, name: string): string {
  const commit = branches.get(name);
  if (commit !== undefined) return commit;
  throw new SquadError({
    code: 'E_GIT',
    message: `The branch ${name} is not on the remote.`,
    hint: 'Check the input `base-branch`, and that the branch still exists.',
  });
}
