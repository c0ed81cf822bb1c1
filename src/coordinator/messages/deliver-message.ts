// Brings an approved message to its agent, waits for the answer where the sender does, and records how it ended.
import { type ReviewDeps, type ReviewReply, recordReview } from '../reviews/record-review.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { SessionEnd } from '../sessions/session-end.ts';
import { peersOf } from './choose-recipient.ts';
import type { Caller, Colleague, Handoff, RouteResult, SessionBroker } from './handoff.ts';
import type { AgentMessage, MessageStore } from './message-store.ts';
import {
  createRefusal,
  extendChain,
  type HandoffChain,
  type RouteApproval,
  type RoutingContext,
} from './routing-context.ts';
import { syncAfterAnswer, syncBeforeSend } from './sync-worktree.ts';
import type { RunningTask, TaskRunner } from './task-runner.ts';

/** A message on its way through the broker. */
export type RoutedMessage = {
  readonly message: AgentMessage;
  readonly handoff: Handoff;
  readonly caller: Caller;
  readonly sender: RunningTask | undefined;
  readonly chain: HandoffChain;
  readonly routing: RoutingContext;
};

export type DeliveryDeps = ReviewDeps & {
  readonly pool: AgentPool;
  readonly taskRunner: TaskRunner;
  readonly messageStore: MessageStore;
  /** For the session that the message opens. */
  readonly broker: SessionBroker;
  /** Lets the broker's `settled` wait for this. */
  trackPending(work: Promise<unknown>): void;
};

/** Delivers a message; without waiting for the result where the sender doesn't. Never rejects. */
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
  const { started, onStart } = createStartSignal(target);
  const result = runWithRetry(routed, { approval, onStart }, deps);
  deps.trackPending(result);
  if (handoff.waitForResult) return awaitResult(result, routed, deps);
  const queued: RouteResult = { kind: 'queued', to: target.name };
  const told = isQueued ? queued : await Promise.race([started, result]);
  if (told.kind === 'delivered' || told.kind === 'queued') messageStore.noteDelivery(message, told);
  return told === queued || told.kind === 'delivered'
    ? withRemarks(told, redirectionRemarks(approval))
    : told;
}

/** True when nobody waits any more: the call was given up, or the sender's task has ended. */
export function isAbandoned(
  { caller, sender }: Pick<RoutedMessage, 'caller' | 'sender'>,
  { taskRunner }: Pick<DeliveryDeps, 'taskRunner'>,
): boolean {
  if (caller.signal?.aborted === true) return true;
  return sender !== undefined && taskRunner.runningTask(sender.openedAgent.label) !== sender;
}

const SENDER_ENDED = createRefusal(
  'E_TOOL_ABORTED',
  'The sender ended before its message went out.',
  'stop here',
);

type OnTaskStart = (sessionId: string) => void;

function createStartSignal({ name }: Colleague) {
  let onStart: OnTaskStart = () => undefined;
  const started = new Promise<RouteResult>((resolve) => {
    onStart = (sessionId) => resolve({ kind: 'delivered', to: name, sessionId });
  });
  return { started, onStart };
}

type ApprovedStart = { readonly approval: RouteApproval; readonly onStart: OnTaskStart };

/** Lets the agent do the work, and once more a peer when the agent's session crashes; records how it ended. */
async function runWithRetry(
  routed: RoutedMessage,
  { approval, onStart }: ApprovedStart,
  deps: DeliveryDeps,
): Promise<MessageResult> {
  const { handoff, message, chain } = routed;
  const { target, insteadOf } = approval;
  const runBy = (agent: Colleague) =>
    deps.taskRunner.run(
      { agent, handoff, chain: extendChain(chain, agent.slug), onStart },
      deps.broker,
    );
  const end = await runBy(target);
  const isWanted = !(handoff.waitForResult && isAbandoned(routed, deps));
  const hasReviewed = deps.reviews.find(handoff, target.slug) !== undefined;
  const isRetried = isWanted && !hasReviewed && isSessionCrash(end);
  const [peer] = isRetried ? peersOf({ ...routed, target }) : [];
  if (peer === undefined || end.kind === 'finished') {
    return recordResult(routed, { approval, end }, deps);
  }
  const intended = insteadOf?.agent ?? target;
  deps.messageStore.approve(message, peer, intended);
  const redirection = { agent: intended, why: `${target.name} failed (${end.reason})` };
  const retried: RouteApproval = { kind: 'approved', target: peer, insteadOf: redirection };
  return recordResult(routed, { approval: retried, end: await runBy(peer) }, deps);
}

type EndedTask = { readonly approval: RouteApproval; readonly end: SessionEnd };

/** Records the end of a message, and adds what else its sender must know. */
async function recordResult(
  routed: RoutedMessage,
  { approval, end }: EndedTask,
  deps: DeliveryDeps,
): Promise<MessageResult> {
  const { message, handoff, chain } = routed;
  const { target, insteadOf } = approval;
  const ended = messageResultOf(target, end);
  const reviewed = await recordReview(
    {
      id: message.id,
      handoff,
      reviewer: target.slug,
      path: chain.path,
      answer: ended.kind === 'answered' ? ended.response : undefined,
    },
    deps,
  );
  const result = withReview(ended, target, reviewed);
  const isLate = handoff.waitForResult && result.kind === 'answered' && isAbandoned(routed, deps);
  deps.messageStore.close(message, result, isLate);
  const isOther = result.kind === 'answered' && insteadOf !== undefined;
  const told = isOther ? { ...result, redirectedFrom: insteadOf.agent.name } : result;
  return withRemarks(told, [...redirectionRemarks(approval), ...(reviewed?.remarks ?? [])]);
}

/** Others use the sender's slot while it waits; then its folder gets what colleagues did meanwhile. */
async function awaitResult(
  result: Promise<MessageResult>,
  routed: RoutedMessage,
  deps: DeliveryDeps,
): Promise<RouteResult> {
  const { sender } = routed;
  if (sender === undefined) return result;
  const answered = await sender.slot.releaseWhile(result);
  return isAbandoned(routed, deps)
    ? answered
    : withRemarks(answered, await syncAfterAnswer(sender));
}

/** How a message ends; a sender that doesn't wait gets another result before. */
type MessageResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Failures that a peer would meet as well, or that leave work behind. */
const NOT_CRASHES = new Set(
  'timeout conflict authentication authorization rate_limit quota E_RUNTIME E_CREDENTIALS'.split(
    ' ',
  ),
);

/** True when the agent's session failed by itself, so that a peer may succeed. */
function isSessionCrash(end: SessionEnd): boolean {
  return end.kind === 'failed' && !NOT_CRASHES.has(end.type);
}

function messageResultOf({ name }: Colleague, end: SessionEnd): MessageResult {
  if (end.kind === 'finished') return { kind: 'answered', from: name, response: end.answer };
  return { kind: 'failed', to: name, reason: end.reason, type: end.type };
}

/** A recorded review is an answer, also when its reviewer's session failed afterwards. */
function withReview(
  result: MessageResult,
  { name }: Colleague,
  reviewed: ReviewReply | undefined,
): MessageResult {
  if (reviewed === undefined) return result;
  return { kind: 'answered', from: name, response: reviewed.response };
}

/** Why somebody else got it, in a sentence. */
function redirectionRemarks({ target, insteadOf }: RouteApproval): readonly string[] {
  return insteadOf === undefined ? [] : [`${insteadOf.why}, so this went to ${target.name}.`];
}

export function withRemarks<R extends RouteResult>(result: R, remarks: readonly string[]): R {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...(result.remarks ?? []), ...remarks] };
}
