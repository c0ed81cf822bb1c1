// What git says when the remote could not be used: whether trying again can help, and the reason in words for people.
import type { GitResult } from '#src/ports/index.ts';
import { errorLine } from '../remote.ts';

export type RemoteFailure = {
  /** True when trying again is pointless. A failure that is not known to last counts as temporary. */
  readonly isLasting: boolean;
  readonly reason: string;
  /** How long the server asks to wait; 0 when it doesn't say. */
  readonly waitMs: number;
};

const LASTING =
  /returned error: (?:401|403|404)\b|HTTP (?:401|403|404)\b|authentication failed|could not read (?:username|password)|repository '[^'\n]*' not found|couldn't find remote ref|no space left on device|disk quota exceeded|src refspec|bad object|not a valid object|dumb http transport|does not support shallow|could not be started|is not a git command|unable to find remote helper|unable to create/i;
const RATE_LIMITED = /rate limit|too many requests|retry.after/i;

/** Reads a fetch, a listing or a push that failed. */
export function readRemoteFailure({ stderr }: Pick<GitResult, 'stderr'>): RemoteFailure {
  const seconds = Number(/retry.after\D{0,9}(\d{1,4})/i.exec(stderr)?.[1] ?? 0);
  return {
    isLasting: LASTING.test(stderr) && !RATE_LIMITED.test(stderr),
    reason: reasonOf(stderr),
    waitMs: seconds * 1000,
  };
}

/** Returns the reason without a full stop, because it becomes part of a sentence. */
function reasonOf(stderr: string): string {
  const denied = /^remote: (Permission to [^\n]{1,200} denied[^\n]{0,100})/m.exec(stderr)?.[1];
  const status = /(?:returned error: |HTTP )([1-5]\d\d)\b/.exec(stderr)?.[1];
  if (denied === undefined && status !== undefined) return `the server answered ${status}`;
  const line = denied ?? errorLine(stderr).replace(/^(?:remote: )?(?:error|fatal): /, '');
  return line.replace(/\.$/, '') || 'no answer';
}
