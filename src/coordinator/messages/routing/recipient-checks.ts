// Checks of a message that depend on the agent that its sender meant.
import { plural } from '#src/text/index.ts';
import type { Colleague, RouteRefusal } from '../handoff.ts';
import { isLockedOut } from './choose-recipient.ts';
import {
  agentsInChain,
  createRefusal,
  hopsWithNext,
  type RoutingProposal,
  slugsOf,
} from './routing-context.ts';
import { OWN_WORK } from './sender-checks.ts';

/** A check of a message to an agent. */
export type RoutingCheck = (proposal: RoutingProposal) => RouteRefusal | undefined;

/** Refuses an agent's message to itself. */
export const isToItself: RoutingCheck = ({ handoff, target }) =>
  target.slug === handoff.from && handoff.isFromPerson !== true
    ? createRefusal('E_A2A_SELF', 'An agent cannot hand work to itself.', 'do it yourself')
    : undefined;

/** Refuses a chain of more handoffs than the rules allow. */
export const exceedsHops: RoutingCheck = ({ routing: { chain, rules } }) =>
  chain !== undefined && hopsWithNext(chain) > rules.hops
    ? createRefusal(
        'E_A2A_HOPS',
        `This chain (${chain.path.join(' → ')}) has reached its limit of ${plural(rules.hops, 'handoff')}.`,
        'answer the colleague who asked you, and say what is left to do',
      )
    : undefined;

/** Refuses a message to an agent that waits for its answer further up the chain. */
export const isCircular: RoutingCheck = ({ target, routing: { chain } }) =>
  chain?.path.includes(target.slug) === true
    ? createRefusal(
        'E_A2A_CIRCULAR',
        `${target.name} is already part of this chain (${chain.path.join(' → ')}).`,
        `put what ${target.name} must know into your answer: answers go back along the chain`,
      )
    : undefined;

/** Refuses agents without a session where the rules let no message open one. */
export const isNotActive: RoutingCheck = ({ target, routing: { chain, rules, isActive } }) =>
  chain !== undefined && !rules.autoSpawn && !isActive(target.slug)
    ? createRefusal('E_AGENT_INACTIVE', `Agent "${target.name}" is not currently active.`, OWN_WORK)
    : undefined;

/** Refuses a request for a review by an agent that does not review. */
export const cannotReview: RoutingCheck = (proposal) => {
  const { handoff, target } = proposal;
  if (handoff.type !== 'review-request' || target.reviews) return undefined;
  return createRefusal(
    'E_A2A_CAPABILITY',
    `${target.name} does not review.`,
    suggestOthers(proposal, findReviewers(proposal)),
  );
};

/** Lets no agent review its own work while another one can; two authors may review each other's. */
export const isOwnWork: RoutingCheck = (proposal) => {
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
export const cannotImplement: RoutingCheck = (proposal) => {
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
export const isPoolFull: RoutingCheck = ({ routing }) =>
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
