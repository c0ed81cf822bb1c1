// The roster and the run's sessions in one view: what each agent is doing, and what it may be asked for.
import type { Colleague } from '../../coordinator/messages/handoff.ts';
import type { AgentRow, AgentState } from '../../run-log/agent-row.ts';

/** One agent as squad_discover shows it. */
export type TeamMemberView = {
  readonly name: string;
  readonly slug: string;
  readonly role: string;
  /** A session's state, or `not_started`. */
  readonly status: string;
  /** Milliseconds since the epoch; undefined when it has no session. */
  readonly lastActiveAt: number | undefined;
  /** What it is doing, or did last. */
  readonly summary: string;
  readonly reviews: boolean;
  readonly implements: boolean;
};

const STATES_BY_ACTIVITY: readonly AgentState[] = [
  'working',
  'queued',
  'idle',
  'done',
  'failed',
  'stopped',
];

/** Everybody on the roster, in its order, with the liveliest of the agent's sessions. */
export function viewTeam(
  colleagues: readonly Colleague[],
  sessions: readonly AgentRow[],
): readonly TeamMemberView[] {
  return colleagues.map((colleague) => {
    const own = sessions.filter(({ agent }) => agent === colleague.slug);
    return memberView(colleague, own);
  });
}

function memberView(colleague: Colleague, sessions: readonly AgentRow[]): TeamMemberView {
  const { name, slug, role, reviews, implements: changes } = colleague;
  const [first, ...others] = sessions.toSorted(byActivity);
  return {
    name,
    slug,
    role,
    reviews,
    implements: changes,
    status: first?.state ?? 'not_started',
    lastActiveAt: first && Math.max(...sessions.map((session) => session.lastActiveAt)),
    summary: first === undefined ? '' : summarizeActivity(first, others.length),
  };
}

function byActivity(one: AgentRow, other: AgentRow): number {
  const rank = ({ state }: AgentRow) => STATES_BY_ACTIVITY.indexOf(state);
  return rank(one) - rank(other) || other.lastActiveAt - one.lastActiveAt;
}

/** A step is only true while the agent works; else its task says what the session was for. */
function summarizeActivity({ state, step, task }: AgentRow, others: number): string {
  const activity = state === 'working' && step !== '' ? `${step} (${task})` : task;
  return others === 0 ? activity : `${activity} [and ${others} more of its sessions]`;
}
