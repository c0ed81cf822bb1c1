// Brings an approved message to its agent, waits for the answer if the sender waits, and records how it ended.

import { attempt, describe } from '#src/errors.ts';
import { reportOfText, reportText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { oneLine } from '#src/text/one-line.ts';
import { describeVerdict, standingReviews } from '../reviews/standing-findings.ts';
import type { SessionEnd } from '../sessions/session-end.ts';
import {
  type Colleague,
  type RouteRefusal,
  type RouteResult,
  wantsAnswer,
} from '../tasks/handoff.ts';
import { tellResult } from './letter-text.ts';
import { type ReviewReply, recordReview } from './record-review.ts';
import {
  type DeliveryDeps,
  isAbandoned,
  type RoutedMessage,
  redirectionRemarks,
  withRedirection,
  withRemarks,
} from './routed-message.ts';
import { peersOf } from './routing/choose-recipient.ts';
import { createRefusal, extendChain, type RouteApproval } from './routing/routing-context.ts';
import type { RunningTask } from './run-in-slot.ts';
import type { TaskEnd } from './task-runner.ts';

// Records how a message ended, and tells its sender what else it must know.

const MAX_TASK_LENGTH = 100;

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
  const report = ended.kind === 'answered' ? ended.report : undefined;
  const review = { id: message.id, handoff, reviewer: target.slug, path: chain.path, report };
  deps.reviews.chains.set(message.id, chain.id);
  const reviewed = await recordReview(review, deps);
  const result = withReview(ended, target, reviewed);
  const isOther = result.kind === 'answered' && insteadOf !== undefined;
  const named = isOther ? { ...result, redirectedFrom: insteadOf.agent.name } : result;
  const facts = work === undefined ? [] : [work];
  const remarks = [
    ...redirectionRemarks(approval),
    ...facts,
    ...handedOnRemarks(routed, target, deps),
    ...innerReviewRemarks(routed, deps),
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
  return call.isOver && (isHandedOn || wantsAnswer(handoff) || kind !== 'answered');
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

/** Tells whoever opened the chain which reviews stand that agents asked for on the way. */
function innerReviewRemarks(
  { message, sender }: RoutedMessage,
  { reviews: { notes, chains }, roster }: DeliveryDeps,
): readonly string[] {
  if (sender !== undefined) return [];
  return standingReviews(notes)
    .filter(({ handoff }) => handoff !== message.id && chains.get(handoff) === message.id)
    .map((note) => describeVerdict(note, roster.find(note.reviewer)?.name ?? note.reviewer));
}

function messageResultOf({ name }: Colleague, end: SessionEnd): MessageResult {
  if (end.kind === 'finished') {
    const { report } = end;
    return { kind: 'answered', from: name, response: reportText(report), report };
  }
  return { kind: 'failed', to: name, reason: end.reason, type: end.type };
}

/** Returns a recorded review as the answer, even if its reviewer's session failed afterwards. */
function withReview(
  result: MessageResult,
  { name }: Colleague,
  reviewed: ReviewReply | undefined,
): MessageResult {
  if (reviewed === undefined) return result;
  const { response } = reviewed;
  if (result.kind === 'answered' && result.response === response) return result;
  const said = result.kind === 'answered' ? result.report : reportOfText('');
  const { title, summary } = reportOfText(response);
  return { kind: 'answered', from: name, response, report: { ...said, title, summary } };
}

// Before and after a handoff, brings the sender's work onto the run's branch and updates its worktree,
// so that sender and colleague see each other's work.

type SyncResult =
  | { readonly kind: 'synced' }
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'failed'; readonly code: string; readonly reason: string };

/** Syncs before a message goes out. Returns a refusal when the colleague would not find the work on the branch. */
async function syncBeforeSend(sender: RunningTask): Promise<RouteRefusal | undefined> {
  const synced = await syncWorktree(sender);
  switch (synced.kind) {
    case 'synced':
      return undefined;
    case 'conflict':
      return createRefusal('E_CONFLICT', synced.reason, `${RESOLVE_ADVICE}, then hand over again`);
    case 'failed':
      return createRefusal(synced.code, synced.reason, 'go on with your own work');
  }
}

/** Syncs after an answer. Returns what the sender must know about its worktree, a sentence each. */
async function syncAfterAnswer(sender: RunningTask): Promise<readonly string[]> {
  const synced = await syncWorktree(sender);
  switch (synced.kind) {
    case 'synced':
      return [];
    case 'conflict':
      return [`${synced.reason} Before you go on, ${RESOLVE_ADVICE}.`];
    case 'failed':
      return [`You do not see your colleagues' newest work: ${synced.reason}`];
  }
}

const RESOLVE_ADVICE =
  'edit these files so that both intentions are kept and no conflict marker is left (one without markers, such as a binary file, holds one side alone)';

async function syncWorktree({ openedAgent, handoff }: RunningTask): Promise<SyncResult> {
  const { workspace } = openedAgent.config;
  const tried = await attempt(workspace.sync({ task: handoff.task, unfinished: false }));
  if (tried.kind === 'threw') {
    const { code, message } = describe(tried.error);
    return { kind: 'failed', code, reason: message };
  }
  if (tried.value.kind !== 'conflict') return { kind: 'synced' };
  const files = tried.value.files.join(', ');
  const reason = `Your changes collide with a colleague's in ${files}.`;
  return { kind: 'conflict', reason };
}

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

// What a sender's call returns, and when: the result if it comes in time, word that the work goes on, or that it has begun.

/** How a message ends. A sender that doesn't wait gets another result first. */
type MessageResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

type OnTaskStart = (sessionId: string) => void;

/** `started` resolves when the work begins, with what a sender that doesn't wait is told. */
type StartSignal = { readonly started: Promise<RouteResult>; readonly onStart: OnTaskStart };

function createStartSignal({ handoff, call }: RoutedMessage, { name }: Colleague): StartSignal {
  let onStart: OnTaskStart = () => undefined;
  const started = new Promise<RouteResult>((resolve) => {
    onStart = (sessionId) => {
      call.isOver ||= !handoff.waitForResult;
      resolve({ kind: 'delivered', to: name, sessionId });
    };
  });
  return { started, onStart };
}

/** A message whose agent is at work or about to start. */
type StartedMessage = {
  readonly routed: RoutedMessage;
  readonly approval: RouteApproval;
  readonly start: StartSignal;
};

/** Tells a sender that doesn't wait that its message is queued or the work has begun, or how it ended at once. */
async function returnAtOnce(
  result: Promise<MessageResult>,
  {
    routed,
    approval,
    start: { started },
    isQueued,
  }: StartedMessage & { readonly isQueued: boolean },
  { messageStore }: DeliveryDeps,
): Promise<RouteResult> {
  const { message, call } = routed;
  const { target } = approval;
  call.isOver ||= isQueued;
  const queued: RouteResult = { kind: 'queued', to: target.name };
  const told = isQueued ? queued : await Promise.race([started, result]);
  if (told.kind === 'delivered' || told.kind === 'queued') messageStore.noteDelivery(message, told);
  return told === queued || told.kind === 'delivered'
    ? withRemarks(told, redirectionRemarks(approval))
    : told;
}

/** Frees the sender's slot while it waits, then brings into its folder what colleagues did meanwhile. */
async function awaitResult(
  result: Promise<MessageResult>,
  started: StartedMessage,
  deps: DeliveryDeps,
): Promise<RouteResult> {
  const { routed } = started;
  const { sender } = routed;
  const awaited = waitForResult(result, started, deps);
  if (sender === undefined) return awaited;
  const answered = await sender.slot.releaseWhile(awaited);
  return answered.kind === 'working' || isAbandoned(routed, deps)
    ? answered
    : withRemarks(answered, await syncAfterAnswer(sender));
}

/** Returns the result, or word that the work goes on when the sender's wait is over. The wait starts when the work does. */
async function waitForResult(
  result: Promise<MessageResult>,
  { routed, approval, start }: StartedMessage,
  { environment: { clock }, messageStore }: DeliveryDeps,
): Promise<RouteResult> {
  const { message, handoff, call } = routed;
  const { timeoutMs: waitedMs } = handoff;
  if (waitedMs === undefined) return result;
  const hasResult = new AbortController();
  const waitOver = async (): Promise<RouteResult> => {
    await start.started;
    await clock.sleep(waitedMs, hasResult.signal);
    call.isOver = true;
    const working: RouteResult = { kind: 'working', to: approval.target.name, waitedMs };
    messageStore.noteDelivery(message, working);
    return withRemarks(working, redirectionRemarks(approval));
  };
  return Promise.race([result, waitOver()]).finally(() => hasResult.abort());
}
