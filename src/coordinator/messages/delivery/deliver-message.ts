// Brings an approved message to its agent, waits for the answer if the sender waits, and records how it ended.

import type { SessionEnd } from '../../sessions/session-end.ts';
import type { RouteResult } from '../handoff.ts';
import { peersOf } from '../routing/choose-recipient.ts';
import { createRefusal, extendChain, type RouteApproval } from '../routing/routing-context.ts';
import {
  awaitResult,
  createStartSignal,
  type MessageResult,
  type OnTaskStart,
  returnAtOnce,
} from './await-result.ts';
import { recordResult } from './record-result.ts';
import {
  type DeliveryDeps,
  isAbandoned,
  type RoutedMessage,
  withRedirection,
} from './routed-message.ts';
import { syncBeforeSend } from './sync-worktree.ts';

/** Delivers a message, and waits for the result if the sender does. Never rejects. */
export async function deliverMessage(
  routed: RoutedMessage,
  approval: RouteApproval,
  deps: DeliveryDeps,
): Promise<RouteResult> {
  const { message, handoff, sender } = routed;
  const { messageStore, pool } = deps;
  const { target, insteadOf } = approval;
  messageStore.approve(message, target, insteadOf?.agent);
  const refusal = sender === undefined ? undefined : await syncBeforeSend(sender);
  const obstacle = refusal ?? (isAbandoned(routed, deps) ? SENDER_ENDED : undefined);
  if (obstacle !== undefined) {
    messageStore.close(message, obstacle);
    return obstacle;
  }
  const isQueued = pool.isFull();
  const start = createStartSignal(routed, target);
  const result = runWithRetry(routed, { approval, onStart: start.onStart }, deps);
  deps.trackPending(result);
  if (handoff.waitForResult) return awaitResult(result, { routed, approval, start }, deps);
  return returnAtOnce(result, { routed, approval, start, isQueued }, deps);
}

const SENDER_ENDED = createRefusal(
  'E_TOOL_ABORTED',
  'The sender ended before its message went out.',
  'stop here',
);

type ApprovedStart = { readonly approval: RouteApproval; readonly onStart: OnTaskStart };

/** Lets the agent do the work, and a peer once more if the agent's session crashes. Records how it ended. */
async function runWithRetry(
  routed: RoutedMessage,
  { approval, onStart }: ApprovedStart,
  deps: DeliveryDeps,
): Promise<MessageResult> {
  const { handoff, message, chain } = routed;
  const { target, insteadOf } = approval;
  const runBy = (by: RouteApproval) =>
    deps.taskRunner.run(
      {
        agent: by.target,
        handoff: withRedirection(handoff, by),
        chain: extendChain(chain, by.target.slug),
        onStart,
      },
      deps.broker,
    );
  const ended = await runBy(approval);
  const { end } = ended;
  const isWanted = !(handoff.waitForResult && isAbandoned(routed, deps));
  const hasReviewed = deps.reviews.find(handoff, target.slug) !== undefined;
  const isRetried = isWanted && !hasReviewed && isSessionCrash(end);
  const [peer] = isRetried ? peersOf({ ...routed, target }) : [];
  if (peer === undefined || end.kind === 'finished') {
    return recordResult(routed, { approval, ...ended }, deps);
  }
  const intended = insteadOf?.agent ?? target;
  deps.messageStore.approve(message, peer, intended);
  const redirection = { agent: intended, why: `${target.name} failed (${end.reason})` };
  const retried: RouteApproval = { kind: 'approved', target: peer, insteadOf: redirection };
  return recordResult(routed, { approval: retried, ...(await runBy(retried)) }, deps);
}

/** Failures that a peer would meet as well, or that leave work behind. */
const NOT_CRASHES = new Set(
  'timeout conflict authentication authorization rate_limit quota E_RUNTIME E_CREDENTIALS'.split(
    ' ',
  ),
);

/** True when the failure was the session's own, so that a peer may succeed. */
function isSessionCrash(end: SessionEnd): boolean {
  return end.kind === 'failed' && !NOT_CRASHES.has(end.type);
}
