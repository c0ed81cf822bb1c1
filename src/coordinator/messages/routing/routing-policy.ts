// Decides whether a message may go through. The lists below set the order of the checks.
import { COORDINATOR } from '#src/run-log/index.ts';
import type { Handoff, RouteRefusal } from '../handoff.ts';
import { chooseRecipient } from './choose-recipient.ts';
import {
  cannotReachCoordinator,
  refuseUnknown,
  routeToPerson,
  type SenderCheck,
} from './reach-others.ts';
import {
  cannotImplement,
  cannotReview,
  exceedsHops,
  isCircular,
  isNotActive,
  isOwnWork,
  isPoolFull,
  isToItself,
  type RoutingCheck,
} from './recipient-checks.ts';
import type { RoutingContext, RoutingDecision } from './routing-context.ts';
import {
  choosesModel,
  exceedsRate,
  grantsNothing,
  hasEnded,
  isRepeated,
  mayNotSend,
} from './sender-checks.ts';

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
