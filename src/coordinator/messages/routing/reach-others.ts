// Messages to somebody who is not on the roster: the coordinator, a person, or nobody at all.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { didYouMean } from '#src/text/closest.ts';
import { oneLine } from '#src/text/one-line.ts';
import {
  type AgentRoster,
  type Colleague,
  type Handoff,
  isNotice,
  isSameRole,
  type RouteRefusal,
} from '../../tasks/handoff.ts';
import { createRefusal, type RoutingDecision, type RoutingProposal } from './routing-context.ts';

/** A check that needs no agent as the target. */
export type SenderCheck = (
  sent: Pick<RoutingProposal, 'handoff' | 'routing'>,
) => RouteRefusal | undefined;

/** Refuses messages to the coordinator, which takes no work; lets notices through while it is at work. */
export const cannotReachCoordinator: SenderCheck = ({ handoff, routing }) => {
  if (routing.hasCoordinator && isNotice(handoff)) return undefined;
  const reason = routing.hasCoordinator
    ? 'The coordinator takes no work from agents.'
    : 'No coordinator is at work.';
  const other = routing.hasCoordinator ? ', or send it with type information-share' : '';
  const code = routing.hasCoordinator ? 'E_A2A_CAPABILITY' : 'E_AGENT_INACTIVE';
  return createRefusal(code, reason, `put it into your answer${other}`);
};

/** Passes questions, escalations and requests for review to people; agents can't assign them other work. */
export function routeToPerson({ to, type }: Handoff): RoutingDecision {
  if (type !== 'implementation-request') return { kind: 'for-people', name: to };
  return createRefusal(
    'E_A2A_PERSON',
    `${to} is a person: agents can't assign work to people.`,
    'ask a question (type question), or leave it and say so in your answer',
  );
}

/** Refuses a name that nobody has; if it is a role, names the agents in that role. */
export function refuseUnknown({ to, from }: Handoff, { colleagues }: AgentRoster): RouteRefusal {
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
