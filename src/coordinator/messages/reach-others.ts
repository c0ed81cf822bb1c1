// Messages to somebody who is no agent of the roster: the coordinator, a person, nobody.
import { COORDINATOR } from '../../run-log/agent-row.ts';
import { oneLine } from '../../text/one-line.ts';
import { isSameRole } from './choose-recipient.ts';
import {
  type AgentRoster,
  type Colleague,
  type Handoff,
  isNotice,
  type RouteRefusal,
} from './handoff.ts';
import { createRefusal, type RoutingDecision, type RoutingProposal } from './routing-context.ts';

/** A check that needs no agent as target. */
export type SenderCheck = (
  sent: Pick<RoutingProposal, 'handoff' | 'routing'>,
) => RouteRefusal | undefined;

/** The coordinator can be told something while it is there, and is given no work. */
export const cannotReachCoordinator: SenderCheck = ({ handoff, routing }) => {
  if (routing.hasCoordinator && isNotice(handoff)) return undefined;
  const reason = routing.hasCoordinator
    ? 'The coordinator takes no work from agents.'
    : 'No coordinator is at work.';
  const other = routing.hasCoordinator ? ', or send it with type information-share' : '';
  const code = routing.hasCoordinator ? 'E_A2A_CAPABILITY' : 'E_AGENT_INACTIVE';
  return createRefusal(code, reason, `put it into your answer${other}`);
};

/** People get questions, escalations and requests for review; agents can't assign them other work. */
export function routeToPerson({ to, type }: Handoff): RoutingDecision {
  if (type !== 'implementation-request') return { kind: 'for-people', name: to };
  return createRefusal(
    'E_A2A_PERSON',
    `${to} is a person: agents can't assign work to people.`,
    'ask a question (type question), or leave it and say so in your answer',
  );
}

/** Nobody is called so. */
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
  const reason = unknownAgentReason(to, colleagues);
  const alone = from === COORDINATOR ? '' : ', or do it yourself';
  return createRefusal('E_AGENT_NOT_FOUND', reason, `choose one of them${alone}`);
}

/** Says whom nobody knows, and who is there: by slug, and by name where that is another word. */
export function unknownAgentReason(to: string, colleagues: readonly Colleague[]): string {
  const known = colleagues.map(({ slug, name }) =>
    name.toLowerCase() === slug ? slug : `${slug} (${name})`,
  );
  return `There is no agent "${oneLine(to, 64)}" on this squad. Available agents: ${known.join(', ') || 'none'}.`;
}
