// Every message between agents goes through the broker: it checks, delivers, waits, and records what became of each.

import { attempt } from '../../errors.ts';
import { COORDINATOR } from '../../run-log/agent-row.ts';
import type { MessageLogEntry } from '../../run-log/message-log.ts';
import type { AgentEnvironment } from '../open-agent.ts';
import type { Lockout } from '../reviews/lockout.ts';
import type { AuthorsOf } from '../reviews/plan-revision.ts';
import { openReviewStore } from '../reviews/review-store.ts';
import { takeReview } from '../reviews/take-review.ts';
import { withStandingFindings } from '../reviews/with-standing-findings.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { MonitoredSession } from '../sessions/monitored-session.ts';
import { deliverMessage } from './delivery/deliver-message.ts';
import {
  type DeliveryDeps,
  isAbandoned,
  type RoutedMessage,
  withRemarks,
} from './delivery/routed-message.ts';
import { escalateOncePerText, escalateToPeople } from './escalations.ts';
import {
  type AgentRoster,
  type Caller,
  type Handoff,
  isNotice,
  type RouteResult,
  type SessionBroker,
} from './handoff.ts';
import { newsPrompt } from './letters/letter-text.ts';
import { openMailbox } from './letters/mailbox.ts';
import { deliverNotice } from './letters/tell.ts';
import { openMessageStore } from './message-store.ts';
import { normalizeHandoff } from './routing/normalize-handoff.ts';
import type { RoutingContext, RoutingRules } from './routing/routing-context.ts';
import { evaluate } from './routing/routing-policy.ts';
import { openTaskRunner } from './task-runner.ts';

export type Broker = SessionBroker & {
  /** Resolves when no message is under way and no agent works any more. */
  settled(): Promise<void>;
  /** Delivers the coordinator's messages to this session from now on. */
  attachCoordinator(session: Pick<MonitoredSession, 'tell'>): CoordinatorMail;
  /** Ends messages that are kept for agents as unread, since no agent starts any more. */
  close(): void;
};

export type CoordinatorMail = {
  /** Takes what came after the coordinator's last words, as a prompt; undefined when that calls for no further turn. */
  takeNews(): string | undefined;
  /** Stops delivering to the coordinator, which has ended; messages kept for it end unread. */
  leave(): void;
};

/** Who can be reached, and what decides whether a message goes through. */
export type RoutingPolicy = {
  readonly roster: AgentRoster;
  readonly rules: RoutingRules;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
};

/** The tools that a call may grant. */
export type GrantableTools = Pick<RoutingContext, 'toolNames' | 'unknownTools'>;

export type BrokerDeps = {
  readonly policy: RoutingPolicy;
  readonly pool: AgentPool;
  /** Creates the sessions; each gets the broker for its tools. */
  readonly environment: AgentEnvironment;
  readonly tools: GrantableTools;
  readonly logMessage: (entry: MessageLogEntry) => void;
  /** Masks secrets in what agents and tools say to each other, as in all text that leaves. */
  readonly mask: (text: string) => string;
};

const NO_CALLER: Caller = { session: undefined };

/** Opens the run's broker. */
export function openBroker(brokerDeps: BrokerDeps): Broker {
  const { policy, pool, environment, tools, logMessage, mask } = brokerDeps;
  const mailbox = openMailbox();
  const taskRunner = openTaskRunner({ pool, environment, mailbox });
  const messageStore = openMessageStore({ ...environment, logMessage });
  const pending = new Set<Promise<unknown>>();
  const trackPending = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = attempt(work).then(() => pending.delete(ended));
    pending.add(ended);
  };
  const escalate = escalateOncePerText(environment.emit);
  const reviews = openReviewStore();
  const stores = { taskRunner, messageStore, mailbox, reviews, mask };
  const deps = { ...policy, ...tools, ...stores, pool, environment, trackPending, escalate };
  const broker: Broker = {
    async route(requested, caller = NO_CALLER) {
      const { handoff, remarks } = normalizeHandoff(withStandingFindings(requested, deps), mask);
      const to = policy.roster.find(handoff.to)?.slug ?? handoff.to;
      const result = routeHandoff({ ...handoff, to }, caller, { ...deps, broker });
      trackPending(result);
      const told = maskResult(await result, mask);
      if (told.kind === 'refused') return withRemarks(told, remarks);
      const unknown = tools.unknownTools(handoff.availableTools ?? []);
      return withRemarks(told, [...remarks, ...toolRemarks(unknown)]);
    },
    refuse({ session = '', ...invalidMessage }, reason) {
      messageStore.refuse(invalidMessage, reason, taskRunner.runningTask(session)?.chain.id);
    },
    review: (review, session) => takeReview(review, taskRunner.runningTask(session), deps),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    attachCoordinator(session) {
      const detach = mailbox.attach(COORDINATOR, session);
      return {
        takeNews: () =>
          mailbox.hasNews(COORDINATOR) ? newsPrompt(mailbox.take(COORDINATOR)) : undefined,
        leave() {
          detach();
          mailbox.discard(COORDINATOR);
        },
      };
    },
    close: () => mailbox.discard(),
  };
  return broker;
}

function toolRemarks(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const names = unknown.map((name) => JSON.stringify(name)).join(', ');
  return [`availableTools names tools that no agent has: ${names}.`];
}

/** Masks an answer, because `ctx.runtime` passes it to tools as well. */
function maskResult(result: RouteResult, mask: BrokerDeps['mask']): RouteResult {
  if (result.kind === 'answered') return { ...result, response: mask(result.response) };
  if (result.kind === 'failed') return { ...result, reason: mask(result.reason) };
  return result;
}

type RoutingDeps = DeliveryDeps & RoutingPolicy & GrantableTools;

async function routeHandoff(
  handoff: Handoff,
  caller: Caller,
  deps: RoutingDeps,
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
  if (decision.kind === 'for-coordinator') {
    return deliverNotice({ message, handoff }, COORDINATOR_READER, deps);
  }
  if (decision.kind === 'approved') {
    if (isNotice(handoff)) return deliverNotice({ message, handoff }, decision.target, deps);
    const call = { isOver: false };
    const routed = { message, handoff, caller, sender, chain, routing, call };
    return deliverMessage(routed, decision, deps);
  }
  const result: RouteResult =
    decision.kind === 'refused' ? decision : { kind: 'for-people', to: decision.name };
  messageStore.close(message, result);
  return result;
}

const COORDINATOR_READER = { slug: COORDINATOR, name: 'The coordinator' };

async function authorsUnderReview(
  { files, from }: Handoff,
  { authorsOf }: RoutingDeps,
): Promise<ReadonlySet<string>> {
  const found = await attempt(authorsOf(files, from));
  return new Set(found.kind === 'done' ? found.value.map(({ agent }) => agent) : []);
}

type SenderFacts = Pick<RoutingContext, 'authors'> & Pick<RoutedMessage, 'caller' | 'sender'>;

function routingContextOf(
  { caller, sender, authors }: SenderFacts,
  deps: RoutingDeps,
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
    hasCoordinator: deps.mailbox.isAttached(COORDINATOR),
    sentLastMinute: messageStore.sentLastMinute,
    isUnderWay: messageStore.isUnderWay,
    isOverloaded: pool.isOverloaded,
  };
}
