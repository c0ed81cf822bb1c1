// The one door for messages between agents: it asks `route.ts` whether a message goes through, has it delivered, and records
// what became of it.

import { attempt } from '#src/errors.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { MessageLogEntry } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import type { AgentEnvironment, SessionRequest } from '../agents/agent-environment.ts';
import { type OpenAgent, openAgent } from '../agents/open-agent.ts';
import { followReviews, leftReviews } from '../reviews/left-reviews.ts';
import { Reviews } from '../reviews/reviews.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { MonitoredSession } from '../sessions/monitored-session.ts';
import {
  type Caller,
  type Handoff,
  isNotice,
  PLAIN_REQUEST,
  type RouteResult,
  type SessionBroker,
} from '../tasks/handoff.ts';
import { normalizeHandoff } from '../tasks/normalize-handoff.ts';
import {
  type BrokerParts,
  deliverMessage,
  deliverNotice,
  isAbandoned,
  type RoutedMessage,
  withRemarks,
} from './deliver.ts';
import { anotherTurnPrompt, Notices } from './notices.ts';
import type { GrantableTools, RoutingContext, RoutingPolicy } from './recipient.ts';
import { evaluate, findMeant, type RoutingDecision } from './route.ts';
import { MessageStore } from './store.ts';
import { TaskRunner } from './task-runner.ts';

export type Broker = SessionBroker & {
  /**
   * Has what the reviews of an interrupted run rejected revised and looked at again. Returns what became of it, a sentence each.
   * Never rejects.
   */
  followLeftReviews(): Promise<readonly string[]>;
  /** Resolves when no message is under way and no agent works any more. */
  settled(): Promise<void>;
  /** Delivers what is for the coordinator to this session from now on. */
  attachCoordinator(session: Pick<MonitoredSession, 'tell'>): AttachedCoordinator;
  /** Ends messages that are kept for agents as unread, since no agent starts any more. */
  close(): void;
};

export type AttachedCoordinator = {
  /** Takes what came after the coordinator's last words, as a prompt; undefined when that calls for no further turn. */
  nextPrompt(): string | undefined;
  /** Stops delivering to the coordinator, which has ended; messages kept for it end unread. */
  leave(): void;
};

type BrokerDeps = {
  readonly policy: RoutingPolicy;
  readonly pool: AgentPool;
  /** Creates the sessions; each gets the broker for its tools. */
  readonly environment: AgentEnvironment;
  readonly tools: GrantableTools;
  /** What an interrupted run did that this one continues. */
  readonly before: Pick<Transcript, 'reviews' | 'locks' | 'handoffs' | 'agents'>;
  readonly logMessage: (entry: MessageLogEntry) => void;
  /** Masks secrets in what agents and tools say to each other, as in all text that leaves. */
  readonly mask: (text: string) => string;
};

const NO_CALLER: Caller = { session: undefined };

/** Opens the run's broker. */
export function openBroker(brokerDeps: BrokerDeps): Broker {
  const { policy, pool, environment, tools, before, logMessage, mask } = brokerDeps;
  const { roster, lockout, authorsOf } = policy;
  const { clock, emit } = environment;
  const notices = new Notices();
  const store = new MessageStore({ clock, emit, logMessage });
  const { applySuggestions } = environment;
  const reviews = new Reviews({
    roster,
    lockout,
    authorsOf,
    earlier: before.reviews,
    emit,
    applySuggestions,
  });
  const pending = new Set<Promise<unknown>>();
  const trackPending = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = attempt(work).then(() => pending.delete(ended));
    pending.add(ended);
  };
  const openSession = (request: SessionRequest): Promise<OpenAgent> =>
    openAgent(request, environment, broker);
  const tasks = new TaskRunner({ pool, environment, notices, openSession });
  const route: Broker['route'] = (handoff, caller) => broker.route(handoff, caller);
  const parts = { environment, pool, tasks, store, notices, reviews, mask, route, trackPending };
  const broker: Broker = {
    async route(requested, caller = NO_CALLER) {
      const { handoff, remarks } = normalizeHandoff(reviews.withFindings(requested), mask);
      const to = findMeant(handoff, roster)?.slug ?? handoff.to;
      const routing = routeHandoff({ ...handoff, to }, caller, parts, policy, tools);
      trackPending(routing);
      const told = maskResult(await routing, mask);
      if (told.kind === 'refused') return withRemarks(told, remarks);
      const unknown = tools.unknownTools(handoff.availableTools ?? []);
      return withRemarks(told, [...remarks, ...toolRemarks(unknown)]);
    },
    refuse({ session = '', ...attempted }, reason) {
      const handoff = { ...attempted, ...NOTHING_MORE };
      const message = store.open(handoff, tasks.runningTask(session)?.chain.id);
      store.close(message, { kind: 'refused', code: 'E_TOOL_INVALID_ARGS', reason });
    },
    async review(review, session) {
      const task = tasks.runningTask(session);
      return task === undefined ? { kind: 'not-asked' } : reviews.draft(task, review);
    },
    followLeftReviews: () => followReviews(leftReviews(before, policy), lockout, route),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    attachCoordinator(session) {
      const detach = notices.attach(COORDINATOR, session);
      return {
        nextPrompt: () =>
          notices.wantsTurn(COORDINATOR) ? anotherTurnPrompt(notices.take(COORDINATOR)) : undefined,
        leave() {
          detach();
          notices.discard(COORDINATOR);
        },
      };
    },
    close: () => notices.discard(),
  };
  return broker;
}

/** What a message without usable arguments says besides. */
const NOTHING_MORE = { ...PLAIN_REQUEST, waitForResult: false } as const;

function toolRemarks(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const names = unknown.map((name) => JSON.stringify(name)).join(', ');
  return [`availableTools names tools that no agent has: ${names}.`];
}

/** Masks a result, which tools get through `ctx.runtime`, too: an answer may join a review's parts, a reason any error's words. */
function maskResult(result: RouteResult, mask: BrokerDeps['mask']): RouteResult {
  if (result.kind === 'answered') return { ...result, response: mask(result.response) };
  if (result.kind === 'failed') return { ...result, reason: mask(result.reason) };
  return result;
}

/** Opens a message, decides about it, and delivers it or records why not. Returns what its sender is told; never rejects. */
async function routeHandoff(
  handoff: Handoff,
  caller: Caller,
  parts: BrokerParts,
  policy: RoutingPolicy,
  tools: GrantableTools,
): Promise<RouteResult> {
  const { tasks, store, pool, notices } = parts;
  const sender = caller.session === undefined ? undefined : tasks.runningTask(caller.session);
  const isOurs = caller.chain !== undefined;
  const message = store.open(handoff, sender?.chain.id ?? caller.chain, isOurs);
  caller.onOpened?.(message);
  // Whoever looks again has reviewed the work before, even if lines of it are as that review suggested.
  const reviewed = isOurs ? NOTHING_REVIEWED : await authorsUnderReview(handoff, policy);
  const isStranger = sender === undefined && (caller.session ?? COORDINATOR) !== COORDINATOR;
  const routing: RoutingContext = {
    ...policy,
    ...reviewed,
    tools,
    store,
    tasks,
    pool,
    chain: sender?.chain,
    isOver: isStranger || isAbandoned({ caller, sender }, parts),
    hasCoordinator: notices.isAttached(COORDINATOR),
  };
  const decision = evaluate(handoff, routing);
  tellPeople(decision, handoff, parts);
  switch (decision.kind) {
    case 'for-coordinator':
      return deliverNotice(message, COORDINATOR_READER, parts);
    case 'approved': {
      if (isNotice(handoff)) return deliverNotice(message, decision.target, parts);
      const chain = sender?.chain ?? { id: message.correlationId, path: [] };
      const call = { isOver: false };
      const facts = { message, handoff, caller, sender, chain, routing, call };
      return deliverCall({ ...facts, approval: decision }, parts);
    }
    case 'refused':
      store.close(message, decision);
      return decision;
    case 'for-people': {
      const result = { kind: 'for-people', to: decision.name } as const;
      store.close(message, result);
      return result;
    }
  }
}

/** Delivers a message. A colleague's answer settles a call for help; without one, people are called. */
async function deliverCall(routed: RoutedMessage, parts: BrokerParts): Promise<RouteResult> {
  const delivered = await deliverMessage(routed, parts);
  if (delivered.kind !== 'answered') callForHelp(routed.handoff, parts);
  return delivered;
}

/** Tells people of a call for help. */
function callForHelp(
  { type, from, task }: Handoff,
  { reviews }: Pick<BrokerParts, 'reviews'>,
): void {
  if (type === 'escalation') reviews.tellPeople({ kind: 'escalation', from, text: task });
}

const COORDINATOR_READER = { slug: COORDINATOR, name: 'The coordinator' };

/** Tells people of questions and calls for help, and of work that nobody may revise. */
function tellPeople(decision: RoutingDecision, handoff: Handoff, { reviews }: BrokerParts): void {
  const { type, from, task, files } = handoff;
  if (decision.kind === 'refused') {
    if (decision.code === 'E_A2A_LOCKED') reviews.askWhoRevises(files);
    return;
  }
  if (decision.kind !== 'approved') callForHelp(handoff, { reviews });
  if (type === 'question' && decision.kind === 'for-people') {
    reviews.tellPeople({ kind: 'question', from, text: task });
  }
}

type ReviewedAuthors = Pick<RoutingContext, 'authors' | 'earlierAuthors'>;

const NOTHING_REVIEWED: ReviewedAuthors = { authors: new Set(), earlierAuthors: new Set() };

async function authorsUnderReview(
  { files, from, type }: Handoff,
  { authorsOf }: RoutingPolicy,
): Promise<ReviewedAuthors> {
  if (type !== 'review-request') return NOTHING_REVIEWED;
  const found = await attempt(authorsOf(files, from));
  const all = found.kind === 'done' ? found.value : [];
  const authors = new Set(all.map(({ agent }) => agent));
  const inRun = new Set(all.flatMap(({ agent, isEarlier }) => (isEarlier ? [] : [agent])));
  return { authors, earlierAuthors: new Set([...authors].filter((slug) => !inRun.has(slug))) };
}
