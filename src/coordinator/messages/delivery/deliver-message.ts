// Brings an approved message to its agent, waits for the answer if the sender waits, and records how it ended.

import { COORDINATOR } from '../../../run-log/agent-row.ts';
import { oneLine } from '../../../text/one-line.ts';
import { type ReviewReply, recordReview } from '../../reviews/record-review.ts';
import type { SessionEnd } from '../../sessions/session-end.ts';
import type { Colleague, RouteResult } from '../handoff.ts';
import { tellResult } from '../letters/tell.ts';
import { peersOf } from '../routing/choose-recipient.ts';
import { createRefusal, extendChain, type RouteApproval } from '../routing/routing-context.ts';
import type { TaskEnd } from '../task-runner.ts';
import {
  awaitResult,
  createStartSignal,
  type MessageResult,
  type OnTaskStart,
  returnAtOnce,
} from './await-result.ts';
import {
  type DeliveryDeps,
  isAbandoned,
  type RoutedMessage,
  redirectionRemarks,
  withRedirection,
  withRemarks,
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

const MAX_TASK_LENGTH = 100;

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

type EndedTask = TaskEnd & { readonly approval: RouteApproval };

/** Records the end of a message. Returns the result with what else the sender must know. */
async function recordResult(
  routed: RoutedMessage,
  { approval, end, work }: EndedTask,
  deps: DeliveryDeps,
): Promise<MessageResult> {
  const { message, handoff, chain } = routed;
  const { target, insteadOf } = approval;
  const ended = messageResultOf(target, end);
  const answer = ended.kind === 'answered' ? ended.response : undefined;
  const review = { id: message.id, handoff, reviewer: target.slug, path: chain.path, answer };
  const reviewed = await recordReview(review, deps);
  const result = withReview(ended, target, reviewed);
  const isOther = result.kind === 'answered' && insteadOf !== undefined;
  const named = isOther ? { ...result, redirectedFrom: insteadOf.agent.name } : result;
  const facts = work === undefined ? [] : [work];
  const remarks = [
    ...redirectionRemarks(approval),
    ...facts,
    ...handedOnRemarks(routed, target, deps),
    ...(reviewed?.remarks ?? []),
  ];
  const told = withRemarks(named, remarks);
  const isMissed = isResultMissed(routed, result, deps) && !(await tellResult(routed, told, deps));
  deps.messageStore.close(
    message,
    result,
    isMissed && handoff.waitForResult && result.kind === 'answered',
  );
  return told;
}

/** True when the sender's call doesn't return this result, and the sender would want to know it. */
function isResultMissed(
  routed: RoutedMessage,
  { kind }: MessageResult,
  deps: DeliveryDeps,
): boolean {
  const { handoff, call, sender } = routed;
  if (handoff.waitForResult) return call.isOver || isAbandoned(routed, deps);
  // The result of work that an agent handed on belongs in the coordinator's answer, too.
  const isHandedOn = sender !== undefined;
  return call.isOver && (isHandedOn || handoff.type === 'question' || kind !== 'answered');
}

/** Says who still works for the agent that has ended. The coordinator is told that it gets their reports. */
function handedOnRemarks(
  { handoff }: RoutedMessage,
  { slug, name }: Colleague,
  { messageStore, roster }: DeliveryDeps,
): readonly string[] {
  const later =
    handoff.from === COORDINATOR ? ' You will get the report; do not send this again.' : '';
  return messageStore.workFor(slug).map(({ to, task }) => {
    const worker = roster.find(to)?.name ?? to;
    return `${worker} still works for ${name} on "${oneLine(task, MAX_TASK_LENGTH)}".${later}`;
  });
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

function messageResultOf({ name }: Colleague, end: SessionEnd): MessageResult {
  if (end.kind === 'finished') return { kind: 'answered', from: name, response: end.answer };
  return { kind: 'failed', to: name, reason: end.reason, type: end.type };
}

/** Returns a recorded review as the answer, even if its reviewer's session failed afterwards. */
function withReview(
  result: MessageResult,
  { name }: Colleague,
  reviewed: ReviewReply | undefined,
): MessageResult {
  if (reviewed === undefined) return result;
  return { kind: 'answered', from: name, response: reviewed.response };
}
