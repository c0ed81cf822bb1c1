// The remote's branches: what the run starts from, and the push that never forces.
import { join } from 'node:path';
import { SquadError } from '../errors.ts';
import type { Git } from '../world.ts';

/** Branch names and the commits they had when we looked. */
export type RemoteBranches = ReadonlyMap<string, string>;

const TRACKING = 'refs/remotes/origin/';

/** Fetches branches (names or patterns with one `*`) in one request; a missing plain name is an error. */
export async function fetchBranches(
  git: Git,
  patterns: readonly string[],
): Promise<RemoteBranches> {
  const refspecs = patterns.map((pattern) => `+refs/heads/${pattern}:${TRACKING}${pattern}`);
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await git.run(['fetch', ...options, git.remoteUrl, ...refspecs], { remote: true });
  return listFetched(git);
}

/** Fetches one branch that may not exist. */
export async function fetchOptional(git: Git, branch: string): Promise<string | undefined> {
  // A pattern that matches nothing is no error; `[x]` is no wildcard for git, so a `*` is put at the end.
  const found = await fetchBranches(git, [`${branch}*`]);
  return found.get(branch);
}

async function listFetched(git: Git): Promise<RemoteBranches> {
  const lines = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', TRACKING]);
  const rows = lines.split('\n').filter((line) => line !== '');
  return new Map(
    rows.map((line) => {
      const cut = line.indexOf(' ');
      return [line.slice(cut + 1 + TRACKING.length), line.slice(0, cut)] as const;
    }),
  );
}

/** A branch that must be there. Throws a SquadError (E_GIT). */
export function branchOf(branches: RemoteBranches, name: string): string {
  const commit = branches.get(name);
  if (commit !== undefined) return commit;
  throw new SquadError({
    code: 'E_GIT',
    message: `The branch ${name} is not on the remote.`,
    hint: 'Check the input `base-branch`, and that the branch still exists.',
  });
}

export type PushAnswer =
  | { readonly kind: 'pushed'; readonly commit: string }
  /** The remote's branch moved and our commits can't be put on top of it. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | { readonly kind: 'rejected'; readonly reason: string };

const TRIES = 5;

/** Pushes `commit` to `branch`; when the remote moved, replays our commits on top of it, at most five times. */
export async function pushBranch(
  git: Git,
  { branch, commit, start }: { branch: string; commit: string; start: string },
): Promise<PushAnswer> {
  let ours = commit;
  let from = start;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const refspec = `${ours}:refs/heads/${branch}`;
    const push = ['push', '--porcelain', '--no-verify', git.remoteUrl, refspec];
    const answer = await git.attempt(push, { remote: true });
    if (answer.code === 0) return { kind: 'pushed', commit: ours };
    const said = `${answer.stdout}\n${answer.stderr}`;
    if (
      !/fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref/.test(said)
    ) {
      return { kind: 'rejected', reason: reasonIn(said) };
    }
    const theirs = await fetchOptional(git, branch);
    if (theirs === undefined) continue;
    const replayed = await replay(git, { from, to: ours, onto: theirs, label: `push-${tries}` });
    if (replayed.kind === 'conflict') return replayed;
    ours = replayed.commit;
    from = theirs;
  }
  return { kind: 'rejected', reason: 'the branch kept moving while we pushed' };
}

function reasonIn(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const telling = lines.find((line) => /^!|remote: |fatal: |error: /.test(line)) ?? '';
  return telling.replace(/^!\s*\S+\s*/, '') || 'the remote refused the push';
}

export type Replayed =
  | { readonly kind: 'replayed'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

type Replay = {
  readonly from: string;
  readonly to: string;
  readonly onto: string;
  readonly label: string;
};

/** Puts the commits `from..to` on top of another commit, authors and messages kept. */
export async function replay(git: Git, { from, to, onto, label }: Replay): Promise<Replayed> {
  const directory = join(git.scratch, 'replay', label);
  await git.run(['worktree', 'add', '--quiet', '--detach', '--force', directory, onto]);
  const identity = { GIT_COMMITTER_NAME: BOT.name, GIT_COMMITTER_EMAIL: BOT.email };
  const pick = ['cherry-pick', '--allow-empty', '--keep-redundant-commits', `${from}..${to}`];
  const { code } = await git.attempt(pick, { directory, environment: identity });
  if (code === 0) {
    const commit = (await git.run(['rev-parse', 'HEAD'], { directory })).trim();
    return { kind: 'replayed', commit };
  }
  const listing = ['diff', '--name-only', '--diff-filter=U', '-z'];
  const files = (await git.run(listing, { directory })).split('\0').filter((path) => path !== '');
  return { kind: 'conflict', files };
}

/** The bot's name and address: GitHub shows commits with it as github-actions[bot]. */
export const BOT = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
} as const;
