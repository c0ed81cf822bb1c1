// Decides whether a message goes through, and to whom. Pure: `broker.ts` gathers what is known and does what is decided.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { didYouMean } from '#src/text/closest.ts';
import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import {
  type AgentRoster,
  type Colleague,
  type Handoff,
  isNotice,
  isSameRole,
  type RouteRefusal,
} from '../tasks/handoff.ts';
import {
  agentsInChain,
  chooseRecipient,
  createRefusal,
  isLockedOut,
  type RouteApproval,
  type RoutingContext,
  type RoutingProposal,
} from './recipient.ts';

/** A check that needs no agent as the target. */
type SenderCheck = (sent: Pick<RoutingProposal, 'handoff' | 'routing'>) => RouteRefusal | undefined;

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
  chain !== undefined && chain.path.length > rules.hops
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
    : `ask one who does: ${able.map(({ slug }) => slug).join(', ')}`;
}

/** Refuses messages to the coordinator, which takes no work; lets notices through while it is at work. */
const cannotReachCoordinator: SenderCheck = ({ handoff, routing }) => {
  if (routing.hasCoordinator && isNotice(handoff)) return undefined;
  const reason = routing.hasCoordinator
    ? 'The coordinator takes no work from agents.'
    : 'No coordinator is at work.';
  const other = routing.hasCoordinator ? ', or send it with type information-share' : '';
  const code = routing.hasCoordinator ? 'E_A2A_CAPABILITY' : 'E_AGENT_INACTIVE';
  return createRefusal(code, reason, `put it into your answer${other}`);
};

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

export type RoutingDecision =
  | RouteApproval
  /** A message for people, who read it when the run has ended. */
  | { readonly kind: 'for-people'; readonly name: string }
  /** A notice for the coordinator, which is at work. */
  | { readonly kind: 'for-coordinator' }
  | RouteRefusal;

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

/** Passes questions, escalations and requests for review to people; agents can't assign them other work. */
function routeToPerson({ to, type }: Handoff): RoutingDecision {
  if (type !== 'implementation-request') return { kind: 'for-people', name: to };
  return createRefusal(
    'E_A2A_PERSON',
    `${to} is a person: agents can't assign work to people.`,
    'ask a question (type question), or leave it and say so in your answer',
  );
}

/** Refuses a name that nobody has; if it is a role, names the agents in that role. */
function refuseUnknown({ to, from }: Handoff, { colleagues }: AgentRoster): RouteRefusal {
  const inRole = colleagues.filter(({ role }) => isSameRole(role, to));
  const [first] = inRole;
  if (first !== undefined) {
    const names = inRole.map(({ name }) => name).join(' and ');
    const verb = inRole.length === 1 ? 'is' : 'are';
    return createRefusal(
      'E_AGENT_NOT_FOUND',
      `"${to}" is a role: agents are called by their names. ${names} ${verb} the ${first.role}.`,
      `use "${first.slug}"`,
    );
  }
  const others = colleagues.filter(({ slug }) => slug !== from);
  const reason = unknownAgentReason(to, others);
  const alone = from === COORDINATOR ? '' : ', or do it yourself';
  return createRefusal('E_AGENT_NOT_FOUND', reason, `choose one of them${alone}`);
}

/** Says that no agent has this name, and lists the agents: by slug, with the name where it differs. */
export function unknownAgentReason(to: string, colleagues: readonly Colleague[]): string {
  const known = colleagues.map(({ slug, name }) =>
    name.toLowerCase() === slug ? slug : `${slug} (${name})`,
  );
  const slugs = colleagues.map(({ slug }) => slug);
  return `There is no agent "${oneLine(to, 64)}" on this squad. Available agents: ${known.join(', ') || 'none'}.${didYouMean(to.toLowerCase(), slugs)}`;
}
