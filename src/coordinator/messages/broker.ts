// The hub: every message between agents goes through here. It judges, passes on, waits, and writes down what became of each.
import { attempt } from '../../errors.ts';
import type { SessionLabel } from '../../run-log/events.ts';
import type { MessageLogEntry } from '../../run-log/message-log.ts';
import type { AgentEnvironment } from '../agent.ts';
import type { Lockout } from '../reviews/lockout.ts';
import { type AuthorsOf, recordReview } from '../reviews/record-review.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { SessionEnd } from '../sessions/session-end.ts';
import { extendChain, type HandoffChain } from './chain.ts';
import { peersOf } from './choose-recipient.ts';
import { type Escalation, escalateOncePerText, escalateToPeople } from './escalations.ts';
import {
  type AgentRoster,
  type Caller,
  COORDINATOR,
  type Colleague,
  type Handoff,
  type RouteResult,
} from './handoff.ts';
import {
  isSessionCrash,
  type MessageResult,
  messageResultOf,
  redirectionRemarks,
  withRemarks,
} from './message-result.ts';
import {
  type AgentMessage,
  type InvalidMessage,
  type MessageStore,
  openMessageStore,
} from './message-store.ts';
import { normalizeHandoff } from './normalize-handoff.ts';
import {
  createRefusal,
  type RouteApproval,
  type RoutingContext,
  type RoutingRules,
} from './routing-context.ts';
import { evaluate } from './routing-policy.ts';
import { syncAfterAnswer, syncBeforeSend } from './sync-worktree.ts';
import { openTaskRunner, type RunningTask, type TaskRunner } from './task-runner.ts';

export type Broker = {
  /** Never rejects. With `waitForResult: false` it resolves as soon as the session is open, or the work is queued. */
  route(handoff: Handoff, caller?: Caller): Promise<RouteResult>;
  /** Writes down a message that was refused before it got here: its arguments made no sense. */
  refuse(
    invalidMessage: InvalidMessage & { readonly session?: SessionLabel },
    reason: string,
  ): void;
  /** Resolves when no message is under way and no agent works any more. */
  settled(): Promise<void>;
};

export type BrokerDeps = {
  readonly roster: AgentRoster;
  readonly pool: AgentPool;
  readonly environment: AgentEnvironment;
  readonly rules: RoutingRules;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
  readonly logMessage: (entry: MessageLogEntry) => void;
};

type OpenBrokerDeps = BrokerDeps & {
  readonly taskRunner: TaskRunner;
  readonly messageStore: MessageStore;
  readonly escalate: Escalation;
  /** Lets `settled` wait for this. */
  trackPending(work: Promise<unknown>): void;
};

/** A message on its way through the hub. */
type RoutedMessage = {
  readonly message: AgentMessage;
  readonly handoff: Handoff;
  readonly caller: Caller;
  readonly sender: RunningTask | undefined;
  readonly chain: HandoffChain;
  readonly routing: RoutingContext;
};

const NO_CALLER: Caller = { session: undefined };

/** Opens the run's broker. */
export function openBroker(brokerDeps: BrokerDeps): Broker {
  const { environment, pool, roster, logMessage } = brokerDeps;
  const taskRunner = openTaskRunner(pool, environment);
  const messageStore = openMessageStore({ ...environment, logMessage });
  const pending = new Set<Promise<unknown>>();
  const trackPending = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = attempt(work).then(() => pending.delete(ended));
    pending.add(ended);
  };
  const deps = {
    ...brokerDeps,
    taskRunner,
    messageStore,
    trackPending,
    escalate: escalateOncePerText(environment.emit),
  };
  return {
    async route(requested, caller = NO_CALLER) {
      const { handoff, remarks } = normalizeHandoff(requested);
      const to = roster.find(handoff.to)?.slug ?? handoff.to;
      const result = routeHandoff({ ...handoff, to }, caller, deps);
      trackPending(result);
      return withRemarks(await result, remarks);
    },
    refuse({ session = '', ...invalidMessage }, reason) {
      messageStore.refuse(invalidMessage, reason, taskRunner.runningTask(session)?.chain.id);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

async function routeHandoff(
  handoff: Handoff,
  caller: Caller,
  deps: OpenBrokerDeps,
): Promise<RouteResult> {
  const { taskRunner, messageStore } = deps;
  const { session } = caller;
  const sender = session === undefined ? undefined : taskRunner.runningTask(session);
  const message = messageStore.open(handoff, sender?.chain.id);
  caller.onOpened?.(message);
  const chain = sender?.chain ?? { id: message.id, path: [] };
  const isReview = handoff.type === 'review-request';
  const authors = isReview ? await authorsUnderReview(handoff, deps) : new Set<string>();
  const routing = routingContextOf({ caller, sender, authors }, deps);
  const decision = evaluate(handoff, routing);
  escalateToPeople(decision, handoff, deps);
  if (decision.kind === 'approved') {
    return sendToAgent({ message, handoff, caller, sender, chain, routing }, decision, deps);
  }
  const { kind } = decision;
  return closeMessage(message, kind === 'refused' ? decision : { kind, to: decision.name }, deps);
}

async function authorsUnderReview({ files, from }: Handoff, { authorsOf }: OpenBrokerDeps) {
  const found = await attempt(authorsOf(files, from));
  return new Set(found.kind === 'done' ? found.value.map(({ agent }) => agent) : []);
}

type SenderFacts = Pick<RoutingContext, 'authors'> & Pick<RoutedMessage, 'caller' | 'sender'>;

function routingContextOf(
  { caller, sender, authors }: SenderFacts,
  deps: OpenBrokerDeps,
): RoutingContext {
  const { messageStore, taskRunner, pool } = deps;
  const isStranger = sender === undefined && (caller.session ?? COORDINATOR) !== COORDINATOR;
  return {
    ...deps,
    authors,
    chain: sender?.chain,
    isOver: isStranger || isAbandoned({ caller, sender }, deps),
    load: messageStore.load,
    isActive: taskRunner.isActive,
    sentLastMinute: messageStore.sentLastMinute,
    isUnderWay: messageStore.isUnderWay,
    isOverloaded: pool.isOverloaded,
  };
}

/** Nobody waits any more: the call was given up, or the sender's task has ended. */
function isAbandoned(
  { caller, sender }: Pick<RoutedMessage, 'caller' | 'sender'>,
  deps: OpenBrokerDeps,
): boolean {
  if (caller.signal?.aborted === true) return true;
  return sender !== undefined && deps.taskRunner.runningTask(sender.openedAgent.label) !== sender;
}

function closeMessage(
  message: AgentMessage,
  result: RouteResult,
  { messageStore }: OpenBrokerDeps,
): RouteResult {
  messageStore.close(message, result);
  return result;
}

async function sendToAgent(
  routed: RoutedMessage,
  approval: RouteApproval,
  deps: OpenBrokerDeps,
): Promise<RouteResult> {
  const { message, handoff, sender } = routed;
  const { messageStore, pool } = deps;
  const { target, insteadOf } = approval;
  messageStore.approve(message, target, insteadOf?.agent);
  const refusal = sender === undefined ? undefined : await syncBeforeSend(sender);
  if (refusal !== undefined) return closeMessage(message, refusal, deps);
  if (isAbandoned(routed, deps)) return closeMessage(message, SENDER_ENDED, deps);
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

/** Brings the work to the agent, and once more to a peer when the agent's session dies; writes down how it ended. */
async function runWithRetry(
  routed: RoutedMessage,
  { approval, onStart }: ApprovedStart,
  deps: OpenBrokerDeps,
): Promise<MessageResult> {
  const { handoff, message, chain } = routed;
  const { target, insteadOf } = approval;
  const runBy = (agent: Colleague) =>
    deps.taskRunner.run({ agent, handoff, chain: extendChain(chain, agent.slug), onStart });
  const end = await runBy(target);
  const isWanted = !(handoff.waitForResult && isAbandoned(routed, deps));
  const isRetried = isWanted && isSessionCrash(end);
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

/** Writes the end of a message down, and tells its sender what else to know. */
async function recordResult(
  routed: RoutedMessage,
  { approval, end }: EndedTask,
  deps: OpenBrokerDeps,
): Promise<MessageResult> {
  const { message, handoff, chain } = routed;
  const { target, insteadOf } = approval;
  const result = messageResultOf(target, end);
  const reviewed = { id: message.id, handoff, reviewer: target.slug, path: chain.path };
  const remarks = await recordReview(reviewed, result, deps);
  const isLate = handoff.waitForResult && result.kind === 'answered' && isAbandoned(routed, deps);
  deps.messageStore.close(message, result, isLate);
  const isOther = result.kind === 'answered' && insteadOf !== undefined;
  const told = isOther ? { ...result, redirectedFrom: insteadOf.agent.name } : result;
  return withRemarks(told, [...redirectionRemarks(approval), ...remarks]);
}

/** The sender's place is lent to others while it waits; then its folder gets what colleagues did meanwhile. */
async function awaitResult(
  result: Promise<MessageResult>,
  routed: RoutedMessage,
  deps: OpenBrokerDeps,
): Promise<RouteResult> {
  const { sender } = routed;
  if (sender === undefined) return result;
  const answered = await sender.slot.releaseWhile(result);
  return isAbandoned(routed, deps)
    ? answered
    : withRemarks(answered, await syncAfterAnswer(sender));
}
