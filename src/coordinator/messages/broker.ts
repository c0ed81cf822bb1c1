// Every message between agents goes through the broker: it checks, delivers, waits, and records what became of each.
import { attempt } from '../../errors.ts';
import type { MessageLogEntry } from '../../run-log/message-log.ts';
import type { AgentEnvironment } from '../open-agent.ts';
import type { Lockout } from '../reviews/lockout.ts';
import type { AuthorsOf } from '../reviews/plan-revision.ts';
import { openReviewStore } from '../reviews/review-store.ts';
import { takeReview } from '../reviews/take-review.ts';
import { withStandingFindings } from '../reviews/with-standing-findings.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import {
  type DeliveryDeps,
  deliverMessage,
  isAbandoned,
  type RoutedMessage,
  withRemarks,
} from './deliver-message.ts';
import { escalateOncePerText, escalateToPeople } from './escalations.ts';
import {
  type AgentRoster,
  type Caller,
  COORDINATOR,
  type Handoff,
  type RouteResult,
  type SessionBroker,
} from './handoff.ts';
import { openMessageStore } from './message-store.ts';
import { normalizeHandoff } from './normalize-handoff.ts';
import type { RoutingContext, RoutingRules } from './routing-context.ts';
import { evaluate } from './routing-policy.ts';
import { openTaskRunner } from './task-runner.ts';

export type Broker = SessionBroker & {
  /** Resolves when no message is under way and no agent works any more. */
  settled(): Promise<void>;
};

/** Who can be reached, and what decides whether a message goes through. */
export type RoutingPolicy = {
  readonly roster: AgentRoster;
  readonly rules: RoutingRules;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
};

export type BrokerDeps = {
  readonly policy: RoutingPolicy;
  readonly pool: AgentPool;
  /** Creates the sessions; each gets the broker for its tools. */
  readonly environment: AgentEnvironment;
  readonly logMessage: (entry: MessageLogEntry) => void;
  /** Hides secrets in what agents and tools say to each other, as in all that goes outward. */
  readonly mask: (text: string) => string;
};

const NO_CALLER: Caller = { session: undefined };

/** Opens the run's broker. */
export function openBroker({ policy, pool, environment, logMessage, mask }: BrokerDeps): Broker {
  const taskRunner = openTaskRunner(pool, environment);
  const messageStore = openMessageStore({ ...environment, logMessage });
  const pending = new Set<Promise<unknown>>();
  const trackPending = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = attempt(work).then(() => pending.delete(ended));
    pending.add(ended);
  };
  const escalate = escalateOncePerText(environment.emit);
  const reviews = openReviewStore();
  const deps = {
    ...policy,
    reviews,
    pool,
    environment,
    taskRunner,
    messageStore,
    trackPending,
    escalate,
  };
  const broker: Broker = {
    async route(requested, caller = NO_CALLER) {
      const { handoff, remarks } = normalizeHandoff(withStandingFindings(requested, deps), mask);
      const to = policy.roster.find(handoff.to)?.slug ?? handoff.to;
      const result = routeHandoff({ ...handoff, to }, caller, { ...deps, broker });
      trackPending(result);
      return withRemarks(maskResult(await result, mask), remarks);
    },
    refuse({ session = '', ...invalidMessage }, reason) {
      messageStore.refuse(invalidMessage, reason, taskRunner.runningTask(session)?.chain.id);
    },
    review: (review, session) => takeReview(review, taskRunner.runningTask(session), deps),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
  return broker;
}

/** What a colleague answered reaches tools, too, by `ctx.runtime`. */
function maskResult(result: RouteResult, mask: BrokerDeps['mask']): RouteResult {
  if (result.kind === 'answered') return { ...result, response: mask(result.response) };
  if (result.kind === 'failed') return { ...result, reason: mask(result.reason) };
  return result;
}

type RoutingDeps = DeliveryDeps & RoutingPolicy;

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
  if (decision.kind === 'approved') {
    const routed = { message, handoff, caller, sender, chain, routing };
    return deliverMessage(routed, decision, deps);
  }
  const result: RouteResult =
    decision.kind === 'refused' ? decision : { kind: 'for-people', to: decision.name };
  messageStore.close(message, result);
  return result;
}

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
    sentLastMinute: messageStore.sentLastMinute,
    isUnderWay: messageStore.isUnderWay,
    isOverloaded: pool.isOverloaded,
  };
}
