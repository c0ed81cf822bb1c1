// Brings an approved message to its agent, waits for the answer if the sender waits, and records how it ended.

import { attempt, describe } from '#src/errors.ts';
import { reportOfText, reportText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { AgentEnvironment } from '../agents/agent-environment.ts';
import type { AssignedRevision, Reviews } from '../reviews/reviews.ts';
import { reviseAndLookAgain } from '../reviews/revise.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { SessionEnd } from '../sessions/turns.ts';
import {
  type Caller,
  type Colleague,
  type Handoff,
  type HandoffChain,
  nameOf,
  type RouteRefusal,
  type RouteResult,
  type SessionBroker,
  wantsAnswer,
} from '../tasks/handoff.ts';
import { type MessageResult, type Notices, noticeText, resultText } from './notices.ts';
import { createRefusal, peersOf, type RouteApproval, type RoutingContext } from './recipient.ts';
import type { AgentMessage, MessageStore } from './store.ts';
import type { RunningTask, TaskEnd, TaskRunner } from './task-runner.ts';

/** What the parts of the broker share. */
export type BrokerParts = {
  readonly environment: Pick<AgentEnvironment, 'clock'>;
  readonly pool: AgentPool;
  readonly tasks: TaskRunner;
  readonly store: MessageStore;
  readonly notices: Notices;
  readonly reviews: Reviews;
  readonly mask: (text: string) => string;
  /** Routes a message of the product's own. */
  readonly route: SessionBroker['route'];
  /** Makes the broker's `settled` wait for this work. */
  trackPending(work: Promise<unknown>): void;
};

/** A message on its way to an agent. */
export type RoutedMessage = {
  readonly message: AgentMessage;
  readonly handoff: Handoff;
  readonly caller: Caller;
  readonly sender: RunningTask | undefined;
  readonly chain: HandoffChain;
  readonly routing: RoutingContext;
  readonly approval: RouteApproval;
  /** The state of the sender's call: `isOver` once it has its result, even if the agent works on. */
  readonly call: { isOver: boolean };
};

type Sender = Pick<RoutedMessage, 'caller' | 'sender'>;

/** True when nobody waits any more: the call was given up, or the sender's task has ended. */
export function isAbandoned({ caller, sender }: Sender, { tasks }: BrokerParts): boolean {
  if (caller.signal?.aborted === true) return true;
  return sender !== undefined && !tasks.isRunning(sender);
}

export function withRemarks<R extends RouteResult>(result: R, remarks: readonly string[]): R {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...(result.remarks ?? []), ...remarks] };
}

/** Tells the reader of a notice during its turn, or keeps the notice until the reader starts. Never rejects. */
export async function deliverNotice(
  message: AgentMessage,
  { slug, name }: Pick<Colleague, 'slug' | 'name'>,
  { notices, store }: BrokerParts,
): Promise<RouteResult> {
  store.approve(message, { slug });
  const unread = {
    kind: 'unread',
    to: name,
    reason: `${name} could no longer start in this run.`,
  } as const;
  const isRead = await notices.post(slug, {
    text: noticeText(message.handoff),
    wantsTurn: false,
    onEnd: (wasRead) => store.close(message, wasRead ? { kind: 'told', to: name } : unread),
  });
  return { kind: isRead ? 'told' : 'kept', to: name };
}

/** Delivers a message, and waits for the result if the sender does. Never rejects. */
export async function deliverMessage(
  routed: RoutedMessage,
  parts: BrokerParts,
): Promise<RouteResult> {
  const { message, handoff, sender, approval } = routed;
  const { store, pool } = parts;
  store.approve(message, approval.target, approval.insteadOf?.agent);
  const refusal = sender === undefined ? undefined : await syncBeforeSend(sender);
  const obstacle = refusal ?? (isAbandoned(routed, parts) ? SENDER_ENDED : undefined);
  if (obstacle !== undefined) {
    store.close(message, obstacle);
    return obstacle;
  }
  const isQueued = pool.isFull();
  let onStart: (sessionId: string) => void = () => undefined;
  const started = new Promise<string>((resolve) => {
    onStart = resolve;
  });
  const result = runWithRetry(routed, onStart, parts);
  parts.trackPending(result);
  const answered = answerSender(result, { ...routed, started, isQueued }, parts);
  if (sender === undefined || !handoff.waitForResult) return answered;
  // The sender's slot is free while it waits; then its folder gets what colleagues did meanwhile.
  const told = await sender.slot.releaseWhile(answered);
  return told.kind === 'working' || isAbandoned(routed, parts)
    ? told
    : withRemarks(told, await syncAfterAnswer(sender));
}

const SENDER_ENDED = createRefusal(
  'E_TOOL_ABORTED',
  'The sender ended before its message went out.',
  'stop here',
);

/** A message whose agent is at work or about to start; `started` resolves with the session's id. */
type StartedMessage = RoutedMessage & {
  readonly started: Promise<string>;
  readonly isQueued: boolean;
};

/**
 * Returns the result or, to a sender that doesn't wait, that its message is queued or the work has begun; to one that does,
 * that its wait is over and the work goes on. The wait starts when the work does.
 */
async function answerSender(
  result: Promise<MessageResult>,
  { message, handoff, call, approval, started, isQueued }: StartedMessage,
  { environment: { clock }, store }: BrokerParts,
): Promise<RouteResult> {
  const hasResult = new AbortController();
  const { waitForResult, timeoutMs: waitedMs } = handoff;
  const { name: to } = approval.target;
  const firstWord = async (): Promise<RouteResult> => {
    if (!waitForResult && isQueued) return { kind: 'queued', to };
    const sessionId = await started;
    if (!waitForResult) return { kind: 'delivered', to, sessionId };
    if (waitedMs === undefined) return result;
    await clock.sleep(waitedMs, hasResult.signal);
    return { kind: 'working', to, waitedMs };
  };
  const told = firstWord().then((word) => {
    if (word.kind === 'answered' || word.kind === 'failed') return word;
    call.isOver = true;
    store.noteDelivery(message, word);
    return withRemarks(word, redirectionRemarks(approval));
  });
  return Promise.race([told, result]).finally(() => hasResult.abort());
}

/** Lets the agent do the work, and a peer once more if the agent's session crashes. Records how it ended. */
async function runWithRetry(
  routed: RoutedMessage,
  onStart: (sessionId: string) => void,
  parts: BrokerParts,
): Promise<MessageResult> {
  const { handoff, message, chain, approval } = routed;
  const { target, insteadOf } = approval;
  const runBy = (by: RouteApproval) => {
    const path = [...chain.path, by.target.slug];
    const task = withRedirection(handoff, by);
    return parts.tasks.run({
      agent: by.target,
      handoff: task,
      chain: { ...chain, path },
      onStart,
    });
  };
  const ended = await runBy(approval);
  const { end } = ended;
  const isWanted = !(handoff.waitForResult && isAbandoned(routed, parts));
  const isRetried = isWanted && !parts.reviews.has(handoff) && isSessionCrash(end);
  const [peer] = isRetried ? peersOf({ handoff, target, routing: routed.routing }) : [];
  if (peer === undefined || end.kind === 'finished') return recordResult(routed, ended, parts);
  const intended = insteadOf?.agent ?? target;
  parts.store.approve(message, peer, intended);
  const redirection = { agent: intended, why: `${target.name} failed (${end.reason})` };
  const retried: RouteApproval = { kind: 'approved', target: peer, insteadOf: redirection };
  return recordResult({ ...routed, approval: retried }, await runBy(retried), parts);
}

/** Adds to redirected work why this agent got it. Messages of other types, such as reviews, explain themselves. */
function withRedirection(handoff: Handoff, { insteadOf }: RouteApproval): Handoff {
  if (insteadOf === undefined || handoff.type !== 'implementation-request') return handoff;
  const why = `${insteadOf.why}, so this is yours to do, even where your charter leaves it to others.`;
  return { ...handoff, context: [handoff.context, why].filter(Boolean).join('\n\n') };
}

/** Says in a sentence why somebody else got the message. */
function redirectionRemarks({ target, insteadOf }: RouteApproval): readonly string[] {
  return insteadOf === undefined ? [] : [`${insteadOf.why}, so this went to ${target.name}.`];
}

/** Failures that a peer would meet as well, or that leave work behind. */
const NOT_CRASHES = new Set(
  'timeout conflict authentication authorization rate_limit quota E_RUNTIME E_CREDENTIALS loop nothing-changed'.split(
    ' ',
  ),
);

/** True when the failure was the session's own, so that a peer may succeed. */
function isSessionCrash(end: SessionEnd): boolean {
  return end.kind === 'failed' && !NOT_CRASHES.has(end.type);
}

/** Records the end of a message. Returns the result with what else the sender must know. */
async function recordResult(
  routed: RoutedMessage,
  { end, work, hasWorked }: TaskEnd,
  parts: BrokerParts,
): Promise<MessageResult> {
  const { message, handoff, chain, approval } = routed;
  const { store, reviews } = parts;
  const { target } = approval;
  const report = end.kind === 'finished' ? end.report : undefined;
  const reviewed = await reviews.end(message.id, { agent: target, handoff, chain }, report);
  const result = messageResultOf(target, end, reviewed?.response);
  const { remarks = [], revisions = [], looksAgain = false } = reviewed ?? {};
  const told = withRemarks(withFacts(result, routed, hasWorked), [
    ...workRemarks(routed, work, parts),
    ...remarks,
  ]);
  if (looksAgain) {
    // The reviewer is free again, for the second look.
    store.close(message, result);
    return followReview(routed, told, revisions, parts);
  }
  const isMissed =
    isResultMissed(routed, result, parts) && !(await tellResult(routed, told, parts));
  const isLate = isMissed && handoff.waitForResult && result.kind === 'answered';
  store.close(message, result, isLate);
  return told;
}

/** Says of an answer whether files were changed, and whom the sender meant where a colleague answered. */
function withFacts(
  result: MessageResult,
  { approval: { insteadOf } }: RoutedMessage,
  hasWorked: boolean,
): MessageResult {
  if (result.kind !== 'answered') return result;
  const meant = insteadOf === undefined ? {} : { redirectedFrom: insteadOf.agent.name };
  return { ...result, ...meant, hasWorked };
}

function workRemarks(
  routed: RoutedMessage,
  work: string | undefined,
  parts: BrokerParts,
): readonly string[] {
  const { approval, sender, caller, chain } = routed;
  // Whoever opened the chain is told of the reviews that agents asked for on the way.
  const isFirst = sender === undefined && caller.chain === undefined;
  return [
    ...redirectionRemarks(approval),
    ...(work === undefined ? [] : [`${approval.target.name}: ${work}`]),
    ...handedOnRemarks(routed, parts),
    ...(isFirst ? parts.reviews.verdicts(chain.id) : []),
  ];
}

/** Has rejected work revised and looked at again. Returns the review's result with what became of it. */
async function followReview(
  routed: RoutedMessage,
  result: MessageResult,
  revisions: readonly AssignedRevision[],
  parts: BrokerParts,
): Promise<MessageResult> {
  const { handoff, caller, chain, approval } = routed;
  const { signal } = caller;
  const own = { session: undefined, chain: chain.id, ...(signal === undefined ? {} : { signal }) };
  const route: typeof parts.route = (message) => parts.route(message, own);
  const said = await reviseAndLookAgain(handoff, approval.target, revisions, route);
  const told = withRemarks(result, said);
  if (isResultMissed(routed, result, parts)) await tellResult(routed, told, parts);
  return told;
}

/** Returns a recorded review as the answer, even if its reviewer's session failed afterwards. */
function messageResultOf({ name }: Colleague, end: SessionEnd, review?: string): MessageResult {
  if (review === undefined && end.kind !== 'finished') {
    return { kind: 'failed', to: name, reason: end.reason, type: end.type };
  }
  const report = end.kind === 'finished' ? end.report : reportOfText('');
  const response = review ?? reportText(report);
  const answered = { kind: 'answered', from: name, response } as const;
  if (response === reportText(report)) return { ...answered, report };
  const { title, summary } = reportOfText(response);
  return { ...answered, report: { ...report, title, summary } };
}

const MAX_TASK_LENGTH = 100;

/** Says who still works for the agent that has ended. The coordinator is told that it gets their reports. */
function handedOnRemarks(
  { handoff, approval: { target }, routing: { roster } }: RoutedMessage,
  { store }: BrokerParts,
): readonly string[] {
  const later =
    handoff.from === COORDINATOR ? ' You will get the report; do not send this again.' : '';
  return store.workFor(target.slug).map(({ to, task }) => {
    const what = oneLine(task, MAX_TASK_LENGTH);
    return `${nameOf(to, roster)} still works for ${target.name} on "${what}".${later}`;
  });
}

/** True when the sender's call doesn't return this result, and the sender would want to know it. */
function isResultMissed(
  routed: RoutedMessage,
  { kind }: MessageResult,
  parts: BrokerParts,
): boolean {
  const { handoff, call, sender } = routed;
  if (handoff.waitForResult) return call.isOver || isAbandoned(routed, parts);
  // The result of work that an agent handed on belongs in the coordinator's answer, too.
  const isHandedOn = sender !== undefined;
  return call.isOver && (isHandedOn || wantsAnswer(handoff) || kind !== 'answered');
}

/** Tells a result to its sender if that is at work, or else to the coordinator. Returns false when neither can read it. */
async function tellResult(
  { handoff, caller, sender }: RoutedMessage,
  result: MessageResult,
  { notices, tasks, mask }: BrokerParts,
): Promise<boolean> {
  if (caller.isProgram === true) return false;
  const isAtWork = sender !== undefined && tasks.isRunning(sender);
  // A sender that doesn't wait hears of finished work only if that failed.
  const isPlainReport =
    !handoff.waitForResult && !wantsAnswer(handoff) && result.kind === 'answered';
  if (isAtWork && !isPlainReport) {
    const text = mask(resultText(handoff, result, handoff.from, false));
    if (await sender.opened.session.tell(text)) return true;
  }
  if (!notices.isAttached(COORDINATOR)) return false;
  const text = mask(resultText(handoff, result, COORDINATOR, !isAtWork));
  await notices.post(COORDINATOR, { text, wantsTurn: true, onEnd: () => undefined });
  return true;
}

const RESOLVE_ADVICE =
  'edit these files so that both intentions are kept and no conflict marker is left (one without markers, such as a binary file, holds one side alone)';

/** Syncs before a message goes out. Returns a refusal when the colleague would not find the work on the branch. */
async function syncBeforeSend(sender: RunningTask): Promise<RouteRefusal | undefined> {
  const failure = await syncWorktree(sender);
  if (failure === undefined) return undefined;
  const { isConflict, code, reason } = failure;
  const next = isConflict ? `${RESOLVE_ADVICE}, then hand over again` : 'go on with your own work';
  return createRefusal(code, reason, next);
}

/** Syncs after an answer. Returns what the sender must know about its worktree, a sentence each. */
async function syncAfterAnswer(sender: RunningTask): Promise<readonly string[]> {
  const failure = await syncWorktree(sender);
  if (failure === undefined) return [];
  return failure.isConflict
    ? [`${failure.reason} Before you go on, ${RESOLVE_ADVICE}.`]
    : [`You do not see your colleagues' newest work: ${failure.reason}`];
}

/**
 * Brings the sender's work onto the run's branch and updates its worktree, so that sender and colleague see each other's work.
 * Says why, if it can't.
 */
async function syncWorktree({ opened, handoff }: RunningTask) {
  const { workspace } = opened.config;
  const tried = await attempt(workspace.sync({ task: handoff.task, unfinished: false }));
  if (tried.kind === 'threw') {
    const { code, message } = describe(tried.error);
    return { isConflict: false, code, reason: message };
  }
  if (tried.value.kind !== 'conflict') return undefined;
  const reason = `Your changes collide with a colleague's in ${tried.value.files.join(', ')}.`;
  return { isConflict: true, code: 'E_CONFLICT', reason };
}
