// Pushes commits to the remote's branches, without force.
import { SquadError } from '../errors.ts';
import type { Git, GitResult } from '../ports/git.ts';
import { errorLine, fetchBranchIfExists } from './remote.ts';
import { replay } from './replay.ts';
import { hasRivalWork } from './trailers.ts';

export type PushResult =
  | { readonly kind: 'pushed'; readonly commit: string }
  /** The remote's branch moved and our commits can't be put on top of it. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | {
      readonly kind: 'rejected';
      readonly reason: string;
      /** The remote said no to this branch; false when it was not reached, or said no to us altogether. */
      readonly byRule: boolean;
    };

const MAX_TRIES = 5;

/** The run that pushes, and what started it. */
export type Pusher = { readonly request: string; readonly run: string };

/**
 * Pushes `commit` to `branch`; when the remote moved, puts our commits (`start..commit`) on top of it, at most five times.
 * Where another run of `by`'s request was faster, its commits are the work, and ours are not added.
 */
export async function pushBranch(
  git: Git,
  { branch, commit, start, by }: BranchPush & { readonly start: string; readonly by?: Pusher },
): Promise<PushResult> {
  let ours = commit;
  let from = start;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await push(git, { branch, commit: ours });
    if (answer.kind !== 'moved') return answer;
    const theirs = await fetchBranchIfExists(git, branch);
    if (theirs === undefined) continue;
    const ranges = { ours: { base: from, tip: ours }, theirs: { base: from, tip: theirs } };
    if (by !== undefined && (await hasRivalWork(git, by, ranges))) {
      return { kind: 'pushed', commit: theirs };
    }
    const replayed = await replay(git, { base: from, tip: ours }, theirs);
    if (replayed.kind === 'conflict') return replayed;
    ours = replayed.commit;
    from = theirs;
  }
  return { kind: 'rejected', reason: 'the branch kept moving while we pushed', byRule: false };
}

/**
 * Pushes work that could not be integrated to a branch of its own; a name that is taken gets a number.
 * Gives the branch's name. Throws a SquadError (E_GIT) when the remote takes none.
 */
export async function pushToFallbackBranch(
  git: Git,
  { branch, commit }: BranchPush,
): Promise<string> {
  let reason = 'too many branches of that name';
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const name = tries === 1 ? branch : `${branch}-${tries}`;
    const answer = await push(git, { branch: name, commit });
    if (answer.kind === 'pushed') return name;
    if (answer.kind === 'rejected') {
      reason = answer.reason;
      break;
    }
  }
  const message = `The work could not be kept on the branch ${branch}: ${reason}.`;
  throw new SquadError({ code: 'E_GIT', message });
}

/** `moved`: the branch has another commit than ours or the expected one. */
export type PushAttempt = Exclude<PushResult, { kind: 'conflict' }> | { readonly kind: 'moved' };

type BranchPush = { readonly branch: string; readonly commit: string };

/**
 * Pushes `commit`, a descendant of `expectedCommit`, if the branch still has that (undefined: if there is no branch).
 * So it doesn't bring a branch back that was removed or renamed meanwhile.
 */
export function pushWithLease(
  git: Git,
  { branch, commit, expectedCommit }: BranchPush & { readonly expectedCommit: string | undefined },
): Promise<PushAttempt> {
  const lease = `--force-with-lease=refs/heads/${branch}:${expectedCommit ?? ''}`;
  return push(git, { branch, commit }, [lease]);
}

async function push(
  git: Git,
  { branch, commit }: BranchPush,
  leases: readonly string[] = [],
): Promise<PushAttempt> {
  const refspec = `${commit}:refs/heads/${branch}`;
  const args = ['push', '--porcelain', '--no-verify', ...leases, git.remoteUrl, refspec];
  const answer = await git.attempt(args, { remote: true });
  return answer.code === 0 ? { kind: 'pushed', commit } : readRefusal(answer);
}

/** Another push came between the remote's list of branches and our update. */
const OVERTAKEN =
  /^\[remote rejected\] \((cannot lock ref|failed to update ref|incorrect old value|reference already exists)/;

/** `--porcelain` prints `!<tab><from>:<to><tab>[rejected] (fetch first)` for a refused branch. */
function readRefusal({ stdout, stderr }: GitResult): PushAttempt {
  const line = stdout.split('\n').find((one) => one.startsWith('!')) ?? '';
  const summary = line.split('\t')[2] ?? '';
  if (summary.startsWith('[rejected]') || OVERTAKEN.test(summary)) return { kind: 'moved' };
  const parts = [summary.replace('[remote rejected] ', ''), errorLine(stderr)];
  const reason = parts.filter((word) => word !== '').join(' ');
  const byRule = summary.startsWith('[remote rejected]');
  return { kind: 'rejected', reason: reason || 'the remote refused the push', byRule };
}
