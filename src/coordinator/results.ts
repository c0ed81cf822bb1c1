// How a message ended, as its sender hears it.
import type { Ending } from './ending.ts';
import type { Colleague, RouteResult } from './handoff.ts';
import type { Approval } from './situation.ts';

/** How a message ends; a caller that doesn't wait is told something earlier. */
export type Result = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Ends that somebody else would come to as well, or that leave work behind. */
const NO_DEATHS = new Set(
  'timeout conflict authentication authorization rate_limit quota E_RUNTIME E_CREDENTIALS'.split(
    ' ',
  ),
);

/** The agent's session died of itself: a colleague may have more luck. */
export function isDeath(ending: Ending): boolean {
  return ending.kind === 'failed' && !NO_DEATHS.has(ending.type);
}

export function resultOf({ name }: Colleague, ending: Ending): Result {
  if (ending.kind === 'finished') return { kind: 'answered', from: name, response: ending.answer };
  return { kind: 'failed', to: name, reason: ending.reason, type: ending.type };
}

/** Why it went to somebody else, in a sentence. */
export function why({ target, insteadOf }: Approval): readonly string[] {
  return insteadOf === undefined ? [] : [`${insteadOf.why}, so this went to ${target.name}.`];
}

export function withRemarks<R extends RouteResult>(result: R, remarks: readonly string[]): R {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...(result.remarks ?? []), ...remarks] };
}
