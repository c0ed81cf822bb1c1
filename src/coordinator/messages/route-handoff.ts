// Routes one message: opens it, decides about it, and delivers it or records why not.
import { attempt } from '#src/errors.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { plural } from '#src/text/count.ts';
import type { Lockout } from '../reviews/lockout.ts';
import type { AuthorsOf, FileAuthor } from '../reviews/plan-revision.ts';
import {
  type AgentRoster,
  type Caller,
  type Colleague,
  type Handoff,
  isNotice,
  type RouteRefusal,
  type RouteResult,
} from '../tasks/handoff.ts';
import { deliverMessage } from './deliver-message.ts';
import { escalateToPeople } from './escalations.ts';
import { deliverNotice } from './letter-text.ts';
import { type DeliveryDeps, isAbandoned, type RoutedMessage } from './routed-message.ts';
import { chooseRecipient, isLockedOut } from './routing/choose-recipient.ts';
import {
  cannotReachCoordinator,
  refuseUnknown,
  routeToPerson,
  type SenderCheck,
} from './routing/reach-others.ts';
import {
  agentsInChain,
  createRefusal,
  hopsWithNext,
  type RoutingContext,
  type RoutingDecision,
  type RoutingProposal,
  type RoutingRules,
  slugsOf,
} from './routing/routing-context.ts';

// Checks of a message that depend on its sender and its words alone, whomever it goes to.

/** Refuses what a sender says after its task has ended. */
const hasEnded: SenderCheck = ({ routing }) =>
  routing.isOver
    ? createRefusal(
        'E_TOOL_ABORTED',
        'Your task has ended: you can no longer hand work over.',
        'stop here',
      )
    : undefined;

/** Refuses agents that the settings do not let hand work over. */
const mayNotSend: SenderCheck = ({ handoff: { from }, routing: { roster, chain } }) => {
  const sender = chain === undefined ? undefined : roster.find(from);
  return sender?.sends === false
    ? createRefusal(
        'E_A2A_DISABLED',
        `${sender.name} does not hand work over on this squad.`,
        OWN_WORK,
      )
    : undefined;
};

/** Refuses a model that the settings do not allow. */
const choosesModel: SenderCheck = ({ handoff: { model }, routing: { rules } }) => {
  if (model === undefined || rules.models === undefined || rules.models.includes(model)) {
    return undefined;
  }
  const others = rules.models.length === 0 ? '' : `, or choose one of ${rules.models.join(', ')}`;
  return createRefusal(
    'E_A2A_MODEL',
    'The settings of this repository do not let a call choose that model.',
    `leave model out${others}`,
  );
};

/** Refuses a message that is under way already. */
const isRepeated: SenderCheck = ({ handoff, routing }) =>
  handoff.isFromPerson !== true && routing.isUnderWay(handoff)
    ? createRefusal(
        'E_A2A_DUPLICATE',
        'The same message is under way.',
        'do not send it again: the first call gets its answer',
      )
    : undefined;

/** Refuses a list of tools of which none exists: the session could do nothing. */
const grantsNothing: SenderCheck = ({ handoff: { availableTools = [] }, routing }) => {
  const unknown = routing.unknownTools(availableTools);
  if (availableTools.length === 0 || unknown.length < availableTools.length) return undefined;
  return createRefusal(
    'E_TOOL_INVALID_ARGS',
    `There is no tool named ${availableTools.map((name) => JSON.stringify(name)).join(' or ')}.`,
    `leave availableTools out, or name some of these: ${routing.toolNames.join(', ')}`,
  );
};

/** Refuses more messages of one agent than a minute may have. */
const exceedsRate: SenderCheck = ({ handoff: { from }, routing }) => {
  const { chain, rules, sentLastMinute: sentLately } = routing;
  return chain !== undefined && sentLately(from) >= rules.perMinute
    ? createRefusal(
        'E_A2A_RATE',
        `${from} has reached the limit of ${plural(rules.perMinute, 'message')} per minute.`,
        'go on with your own work, and put what you have to say into one message later',
      )
    : undefined;
};

/** What an agent may do that can't hand its work over. */
const OWN_WORK = 'do this part yourself, or say in your answer what is missing';

// Checks of a message that depend on the agent that its sender meant.

/** A check of a message to an agent. */
type RoutingCheck = (proposal: RoutingProposal) => RouteRefusal | undefined;

/** Refuses an agent's message to itself. */
const isToItself: RoutingCheck = ({ handoff, target }) =>
  target.slug === handoff.from && handoff.isFromPerson !== true
    ? createRefusal('E_A2A_SELF', 'An agent cannot hand work to itself.', 'do it yourself')
    : undefined;

/** Refuses a chain of more handoffs than the rules allow. */
const exceedsHops: RoutingCheck = ({ routing: { chain, rules } }) =>
  chain !== undefined && hopsWithNext(chain) > rules.hops
    ? createRefusal(
        'E_A2A_HOPS',
        `This chain (${chain.path.join(' → ')}) has reached its limit of ${plural(rules.hops, 'handoff')}.`,
        'answer the colleague who asked you, and say what is left to do',
      )
    : undefined;

/** Refuses a message to an agent that waits for its answer further up the chain. */
const isCircular: RoutingCheck = ({ target, routing: { chain } }) =>
  chain?.path.includes(target.slug) === true
    ? createRefusal(
        'E_A2A_CIRCULAR',
        `${target.name} is already part of this chain (${chain.path.join(' → ')}).`,
        `put what ${target.name} must know into your answer: answers go back along the chain`,
      )
    : undefined;

/** Refuses agents without a session where the rules let no message open one. */
const isNotActive: RoutingCheck = ({ target, routing: { chain, rules, isActive } }) =>
  chain !== undefined && !rules.autoSpawn && !isActive(target.slug)
    ? createRefusal('E_AGENT_INACTIVE', `Agent "${target.name}" is not currently active.`, OWN_WORK)
    : undefined;

/** Refuses a request for a review by an agent that does not review. */
const cannotReview: RoutingCheck = (proposal) => {
  const { handoff, target } = proposal;
  if (handoff.type !== 'review-request' || target.reviews) return undefined;
  return createRefusal(
    'E_A2A_CAPABILITY',
    `${target.name} does not review.`,
    suggestOthers(proposal, findReviewers(proposal)),
  );
};

/** Lets no agent review its own work while another one can; two authors may review each other's. */
const isOwnWork: RoutingCheck = (proposal) => {
  const { handoff, target, routing } = proposal;
  if (handoff.type !== 'review-request' || !routing.authors.has(target.slug)) return undefined;
  const mayReview = findReviewers(proposal);
  if (mayReview(target)) return undefined;
  return createRefusal(
    'E_A2A_CAPABILITY',
    `${target.name} wrote this itself, and does not review its own work.`,
    suggestOthers(proposal, mayReview),
  );
};

/**
 * Returns who may review: who wrote none of it; if nobody is left, and several wrote it, who wrote it in earlier runs alone; if
 * nobody did, any of them.
 */
function findReviewers(proposal: RoutingProposal): (one: Colleague) => boolean {
  const { authors, earlierAuthors } = proposal.routing;
  const isFree = (one: Colleague) => one.reviews && !authors.has(one.slug);
  const wroteEarlier = (one: Colleague) => one.reviews && earlierAuthors.has(one.slug);
  const isAnyLeft = (may: typeof isFree) => reachableColleagues(proposal, may).length > 0;
  if (authors.size < 2 || isAnyLeft(isFree)) return isFree;
  return isAnyLeft(wroteEarlier) ? wroteEarlier : ({ reviews }) => reviews;
}

/** Refuses only an explicit request to change files, because work without a type may be anything. */
const cannotImplement: RoutingCheck = (proposal) => {
  const { handoff, target } = proposal;
  const isMeant = handoff.type === 'implementation-request' && handoff.isTyped === true;
  if (!isMeant || target.implements) return undefined;
  return createRefusal(
    'E_A2A_CAPABILITY',
    `${target.name} does not change files.`,
    suggestOthers(proposal, (one) => one.implements && !isLockedOut({ ...proposal, target: one })),
  );
};

/** Refuses work that would not even find a place in the queue. */
const isPoolFull: RoutingCheck = ({ routing }) =>
  routing.isOverloaded()
    ? createRefusal(
        'E_POOL_FULL',
        'The pool of agent sessions is full, and so is its queue.',
        'wait for an agent to end, then try again',
      )
    : undefined;

/** Returns the colleagues that this sender can reach. */
function reachableColleagues(
  proposal: RoutingProposal,
  canTake: (one: Colleague) => boolean,
): readonly Colleague[] {
  const taken = agentsInChain(proposal);
  const { colleagues } = proposal.routing.roster;
  return colleagues.filter((one) => canTake(one) && !taken.includes(one.slug));
}

function suggestOthers(proposal: RoutingProposal, canTake: (one: Colleague) => boolean): string {
  const able = reachableColleagues(proposal, canTake);
  return able.length === 0
    ? 'nobody else can do it either: say in your answer that a person has to'
    : `ask one who does: ${slugsOf(able)}`;
}

/** Decides about a message. Pure. */
export function evaluate(handoff: Handoff, routing: RoutingContext): RoutingDecision {
  const { roster } = routing;
  const target = roster.find(handoff.to);
  if (target !== undefined) {
    const proposal = { handoff, target, routing };
    return firstRefusal(CHECKS, proposal) ?? chooseRecipient(proposal);
  }
  if (handoff.to === COORDINATOR && handoff.from !== COORDINATOR) {
    return firstRefusal(COORDINATOR_CHECKS, { handoff, routing }) ?? { kind: 'for-coordinator' };
  }
  if (!roster.isPerson(handoff.to)) return refuseUnknown(handoff, roster);
  return firstRefusal(PERSON_CHECKS, { handoff, routing }) ?? routeToPerson(handoff);
}

function firstRefusal<Given>(
  checks: readonly ((given: Given) => RouteRefusal | undefined)[],
  given: Given,
): RouteRefusal | undefined {
  for (const check of checks) {
    const refusal = check(given);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

const CHECKS: readonly RoutingCheck[] = [
  hasEnded,
  isToItself,
  mayNotSend,
  isRepeated,
  choosesModel,
  grantsNothing,
  exceedsHops,
  isCircular,
  isNotActive,
  cannotReview,
  isOwnWork,
  cannotImplement,
  exceedsRate,
  isPoolFull,
];

const PERSON_CHECKS: readonly SenderCheck[] = [hasEnded, mayNotSend, exceedsRate];

const COORDINATOR_CHECKS: readonly SenderCheck[] = [
  hasEnded,
  mayNotSend,
  isRepeated,
  cannotReachCoordinator,
  exceedsRate,
];

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
