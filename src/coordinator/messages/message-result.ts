// How a message ended, as its sender hears it.
import type { SessionEnd } from '../sessions/session-end.ts';
import type { Colleague, RouteResult } from './handoff.ts';
import type { RouteApproval } from './routing-context.ts';

/** How a message ends; a caller that doesn't wait is told something earlier. */
export type MessageResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Ends that somebody else would come to as well, or that leave work behind. */
const NOT_CRASHES = new Set(
  'timeout conflict authentication authorization rate_limit quota E_RUNTIME E_CREDENTIALS'.split(
    ' ',
  ),
);

/** The agent's session died of itself: a colleague may have more luck. */
export function isSessionCrash(end: SessionEnd): boolean {
  return end.kind === 'failed' && !NOT_CRASHES.has(end.type);
}

export function messageResultOf({ name }: Colleague, end: SessionEnd): MessageResult {
  if (end.kind === 'finished') return { kind: 'answered', from: name, response: end.answer };
  return { kind: 'failed', to: name, reason: end.reason, type: end.type };
}

/** Why it went to somebody else, in a sentence. */
export function redirectionRemarks({ target, insteadOf }: RouteApproval): readonly string[] {
  return insteadOf === undefined ? [] : [`${insteadOf.why}, so this went to ${target.name}.`];
}

export function withRemarks<R extends RouteResult>(result: R, remarks: readonly string[]): R {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...(result.remarks ?? []), ...remarks] };
}
