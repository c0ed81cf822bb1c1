// Routes one message: opens it, decides about it, and delivers it or records why not.
import { attempt } from '#src/errors.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { Lockout } from '../reviews/lockout.ts';
import type { AuthorsOf, FileAuthor } from '../reviews/plan-revision.ts';
import {
  type AgentRoster,
  type Caller,
  type Handoff,
  isNotice,
  type RouteResult,
} from '../tasks/handoff.ts';
import { deliverMessage } from './deliver-message.ts';
import { escalateToPeople } from './escalations.ts';
import { deliverNotice } from './letter-text.ts';
import { type DeliveryDeps, isAbandoned, type RoutedMessage } from './routed-message.ts';
import type { RoutingContext, RoutingRules } from './routing/routing-context.ts';
import { evaluate } from './routing/routing-policy.ts';

/** Who can be reached, and what decides whether a message goes through. */
export type RoutingPolicy = {
  readonly roster: AgentRoster;
  readonly rules: RoutingRules;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
};

/** The tools that a call may grant. */
export type GrantableTools = Pick<RoutingContext, 'toolNames' | 'unknownTools'>;

type RoutingDeps = DeliveryDeps & RoutingPolicy & GrantableTools;

/** Routes a message. Returns what its sender is told; never rejects. */
export async function routeHandoff(
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
  const reviewed = isReview ? await authorsUnderReview(handoff, deps) : NOTHING_REVIEWED;
  const routing = routingContextOf({ caller, sender, ...reviewed }, deps);
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

type ReviewedAuthors = Pick<RoutingContext, 'authors' | 'earlierAuthors'>;

const NOTHING_REVIEWED: ReviewedAuthors = { authors: new Set(), earlierAuthors: new Set() };

async function authorsUnderReview(
  { files, from }: Handoff,
  { authorsOf }: RoutingDeps,
): Promise<ReviewedAuthors> {
  const found = await attempt(authorsOf(files, from));
  const all = found.kind === 'done' ? found.value : [];
  const inRun = new Set(all.filter(({ isEarlier }) => isEarlier !== true).map(slugOf));
  const authors = new Set(all.map(slugOf));
  return { authors, earlierAuthors: new Set([...authors].filter((slug) => !inRun.has(slug))) };
}

const slugOf = ({ agent }: FileAuthor) => agent;

type SenderFacts = ReviewedAuthors & Pick<RoutedMessage, 'caller' | 'sender'>;

function routingContextOf(
  { caller, sender, authors, earlierAuthors }: SenderFacts,
  deps: RoutingDeps,
): RoutingContext {
  const { messageStore, taskRunner, pool } = deps;
  const isStranger = sender === undefined && (caller.session ?? COORDINATOR) !== COORDINATOR;
  return {
    ...deps,
    authors,
    earlierAuthors,
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
