// One push without force, and what became of it as far as git says.
import type { Git, GitResult } from '#src/ports/index.ts';
import { errorLine, pushRefs } from '../remote.ts';
import { type RemoteFailure, readRemoteFailure } from './remote-failure.ts';

export type RefUpdate = {
  /** The full name: `refs/heads/squad/7-login`. */
  readonly ref: string;
  readonly commit: string;
  /** The commit that the ref must have, empty for none; absent: any ancestor of `commit`. */
  readonly expected?: string | undefined;
};

export type PushAnswer =
  | { readonly kind: 'pushed' }
  /** The ref has a commit other than ours or the expected one. */
  | { readonly kind: 'moved' }
  /** A rule of the remote refuses a push to this ref. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It is not known whether the push arrived. */
  | ({ readonly kind: 'failed' } & RemoteFailure);

/** Pushes once. An expected commit prevents recreating a ref that was removed or renamed meanwhile. */
export async function pushOnce(
  git: Git,
  { ref, commit, expected }: RefUpdate,
  timeoutMs: number,
): Promise<PushAnswer> {
  const leases = expected === undefined ? [] : [`${ref}:${expected}`];
  const result = await pushRefs(git, [`${commit}:${ref}`], { leases, timeoutMs });
  return result.code === 0 ? { kind: 'pushed' } : readAnswer(result, ref);
}

/** Another push came between the remote's list of refs and our update. */
const OVERTAKEN =
  /^\[remote rejected\] \((cannot lock ref|failed to update ref|incorrect old value|reference already exists|atomic transaction failed)/;
const BROKEN_SERVER = /^\[remote rejected\] \((?:internal server error|unpacker error)/i;
/** A branch `a` rules out a branch `a/b`. */
const NO_PLACE = /cannot create '/;

/** `--porcelain` prints `!<tab><from>:<to><tab>[rejected] (fetch first)` for each refused ref; only ours counts. */
function readAnswer({ stdout, stderr }: GitResult, ref: string): PushAnswer {
  const lines = stdout.split('\n').filter((one) => one.startsWith('!'));
  const line = lines.find((one) => one.includes(`:${ref}\t`)) ?? '';
  const summary = line.split('\t')[2] ?? '';
  const isOvertaken = OVERTAKEN.test(summary) && !NO_PLACE.test(summary + stderr);
  if (summary.startsWith('[rejected]') || isOvertaken) return { kind: 'moved' };
  if (summary.startsWith('[remote rejected]') && !BROKEN_SERVER.test(summary)) {
    const parts = [summary.replace('[remote rejected] ', ''), errorLine(stderr)];
    return { kind: 'refused', reason: parts.filter((part) => part !== '').join(' ') };
  }
  return { kind: 'failed', ...readRemoteFailure({ stderr }) };
}
