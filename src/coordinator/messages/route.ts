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
  const target = findMeant(handoff, roster);
  if (target !== undefined) {
    const proposal = { handoff, target, routing };
    return firstRefusal(AGENT_CHECKS, proposal) ?? chooseRecipient(proposal);
  }
  if (handoff.to === COORDINATOR && handoff.from !== COORDINATOR) {
    return firstRefusal(COORDINATOR_CHECKS, { handoff, routing }) ?? { kind: 'for-coordinator' };
  }
  if (!roster.isPerson(handoff.to)) return refuseUnknown(handoff, roster);
  return (
    firstRefusal(PERSON_CHECKS, { handoff, routing }) ?? { kind: 'for-people', name: handoff.to }
  );
}

/** Finds the agent that a message names, or the only one besides its sender whose role it names. */
export function findMeant({ to, from }: Handoff, roster: AgentRoster): Colleague | undefined {
  const isMeant = ({ role, slug }: Colleague) => slug !== from && isSameRole(role, to);
  const [one, other] = roster.colleagues.filter(isMeant);
  return roster.find(to) ?? (other === undefined ? one : undefined);
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

/** A message whose target may be anybody. */
type Sent = Pick<RoutingProposal, 'handoff' | 'routing'>;

/** What an agent may do that can't hand its work over. */
const OWN_WORK = 'do this part yourself, or say in your answer what is missing';

/** Refuses what a sender says after its task has ended, and agents that the settings do not let hand work over. */
function refuseSender({ handoff, routing }: Sent): RouteRefusal | undefined {
  if (routing.isOver) {
    const reason = 'Your task has ended: you can no longer hand work over.';
    return createRefusal('E_TOOL_ABORTED', reason, 'stop here');
  }
  const sender = routing.chain === undefined ? undefined : routing.roster.find(handoff.from);
  if (sender?.sends !== false) return undefined;
  const reason = `${sender.name} does not hand work over on this squad.`;
  return createRefusal('E_A2A_DISABLED', reason, OWN_WORK);
}

/** Refuses a message that is under way already, or on whose task its receiver went round in circles. */
function refuseRepeated({ handoff, routing }: Sent): RouteRefusal | undefined {
  if (routing.store.endedInLoop(handoff)) {
    const reason = `${handoff.to} was ended on this very task, because it went round in circles.`;
    return createRefusal('E_A2A_LOOP', reason, 'do not send it again: go on without it');
  }
  if (handoff.isFromPerson === true || !routing.store.isUnderWay(handoff)) return undefined;
  const next = 'do not send it again: the first call gets its answer';
  return createRefusal('E_A2A_DUPLICATE', 'The same message is under way.', next);
}

/** Refuses more messages of one agent than a minute may have. */
function refuseRate({ handoff: { from }, routing }: Sent): RouteRefusal | undefined {
  const { chain, rules } = routing;
  if (chain === undefined || routing.store.sentLastMinute(from) < rules.perMinute) return undefined;
  const limit = plural(rules.perMinute, 'message');
  const next = 'go on with your own work, and put what you have to say into one message later';
  return createRefusal('E_A2A_RATE', `${from} has reached the limit of ${limit} per minute.`, next);
}

/** Refuses a model that the settings do not allow. */
function refuseModel({ handoff: { model }, routing: { rules } }: Sent): RouteRefusal | undefined {
  const { models = [] } = rules;
  if (model === undefined || rules.models === undefined || models.includes(model)) return undefined;
  const others = models.length === 0 ? '' : `, or choose one of ${models.join(', ')}`;
  const reason = 'The settings of this repository do not let a call choose that model.';
  return createRefusal('E_A2A_MODEL', reason, `leave model out${others}`);
}

/** Refuses a list of tools of which none exists: the session could do nothing. */
function refuseTools({ handoff, routing }: Sent): RouteRefusal | undefined {
  const { availableTools = [] } = handoff;
  const unknown = routing.tools.unknownTools(availableTools);
  if (availableTools.length === 0 || unknown.length < availableTools.length) return undefined;
  const names = availableTools.map((name) => JSON.stringify(name)).join(' or ');
  const next = `leave availableTools out, or name some of these: ${routing.tools.toolNames.join(', ')}`;
  return createRefusal('E_TOOL_INVALID_ARGS', `There is no tool named ${names}.`, next);
}

/** Refuses an agent's message to itself, into its own chain, beyond the chain's hops, or to an agent that may not be started. */
function refuseChain({ handoff, target, routing }: RoutingProposal): RouteRefusal | undefined {
  if (target.slug === handoff.from && handoff.isFromPerson !== true) {
    return createRefusal('E_A2A_SELF', 'An agent cannot hand work to itself.', 'do it yourself');
  }
  const { chain, rules } = routing;
  if (chain === undefined) return undefined;
  const path = chain.path.join(' → ');
  if (chain.path.length > rules.hops) {
    const reason = `This chain (${path}) has reached its limit of ${plural(rules.hops, 'handoff')}.`;
    const next = 'answer the colleague who asked you, and say what is left to do';
    return createRefusal('E_A2A_HOPS', reason, next);
  }
  const { name, slug } = target;
  if (chain.path.includes(slug)) {
    const next = `put what ${name} must know into your answer: answers go back along the chain`;
    return createRefusal(
      'E_A2A_CIRCULAR',
      `${name} is already part of this chain (${path}).`,
      next,
    );
  }
  if (rules.autoSpawn || routing.tasks.isActive(slug)) return undefined;
  return createRefusal('E_AGENT_INACTIVE', `Agent "${name}" is not currently active.`, OWN_WORK);
}

/** Refuses a request for a review to an agent that does not review, or that wrote the work itself while another one can review. */
function refuseReviewer(proposal: RoutingProposal): RouteRefusal | undefined {
  const { handoff, target } = proposal;
  if (handoff.type !== 'review-request') return undefined;
  const mayReview = findReviewers(proposal);
  if (mayReview(target)) return undefined;
  const reason = target.reviews
    ? `${target.name} wrote this itself, and does not review its own work.`
    : `${target.name} does not review.`;
  return createRefusal('E_A2A_CAPABILITY', reason, suggestOthers(proposal, mayReview));
}

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
function refuseImplementer(proposal: RoutingProposal): RouteRefusal | undefined {
  const { handoff, target } = proposal;
  const isMeant = handoff.type === 'implementation-request' && handoff.isTyped === true;
  if (!isMeant || target.implements) return undefined;
  const next = suggestOthers(
    proposal,
    (one) => one.implements && !isLockedOut({ ...proposal, target: one }),
  );
  return createRefusal('E_A2A_CAPABILITY', `${target.name} does not change files.`, next);
}

/** Refuses work that would not even find a place in the queue. */
function refuseOverload({ routing }: Sent): RouteRefusal | undefined {
  if (!routing.pool.isOverloaded()) return undefined;
  const reason = 'The pool of agent sessions is full, and so is its queue.';
  return createRefusal('E_POOL_FULL', reason, 'wait for an agent to end, then try again');
}

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
function refuseCoordinator({ handoff, routing }: Sent): RouteRefusal | undefined {
  if (!routing.hasCoordinator) {
    return createRefusal(
      'E_AGENT_INACTIVE',
      'No coordinator is at work.',
      'put it into your answer',
    );
  }
  if (isNotice(handoff)) return undefined;
  const next = 'put it into your answer, or send it with type information-share';
  return createRefusal('E_A2A_CAPABILITY', 'The coordinator takes no work from agents.', next);
}

/** Refuses work for people: they get questions, escalations and requests for review. */
function refusePersonWork({ handoff: { to, type } }: Sent): RouteRefusal | undefined {
  if (type !== 'implementation-request') return undefined;
  const reason = `${to} is a person: agents can't assign work to people.`;
  const next = 'ask a question (type question), or leave it and say so in your answer';
  return createRefusal('E_A2A_PERSON', reason, next);
}

const AGENT_CHECKS: readonly ((proposal: RoutingProposal) => RouteRefusal | undefined)[] = [
  refuseSender,
  refuseRepeated,
  refuseModel,
  refuseTools,
  refuseChain,
  refuseReviewer,
  refuseImplementer,
  refuseRate,
  refuseOverload,
];

const COORDINATOR_CHECKS = [refuseSender, refuseRepeated, refuseCoordinator, refuseRate];

const PERSON_CHECKS = [refuseSender, refuseRate, refusePersonWork];

/** Refuses a name that nobody has; if it is a role, names the agents in that role. */
function refuseUnknown({ to, from }: Handoff, { colleagues }: AgentRoster): RouteRefusal {
  const inRole = colleagues.filter(({ role, slug }) => slug !== from && isSameRole(role, to));
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
