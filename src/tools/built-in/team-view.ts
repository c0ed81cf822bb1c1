// Joins the roster with the run's sessions: what each agent is doing, and what it may be asked for.
import type { Colleague } from '#src/coordinator/index.ts';
import type { AgentRow, AgentState } from '#src/run-log/index.ts';

/** One agent as squad_discover shows it. */
export type TeamMemberView = Omit<Colleague, 'sends'> & {
  readonly status: AgentState | 'not_started';
  /** Milliseconds since the epoch; undefined when it has no session. */
  readonly lastActiveAt: number | undefined;
  /** What it is doing, or did last. */
  readonly summary: string;
};

const STATES_BY_ACTIVITY: readonly AgentState[] = [
  'working',
  'queued',
  'idle',
  'done',
  'failed',
  'stopped',
];

/** Lists the roster in its order. Shows the most active session of each agent. */
export function viewTeam(
  colleagues: readonly Colleague[],
  sessions: readonly AgentRow[],
): readonly TeamMemberView[] {
  return colleagues.map((colleague) =>
    memberView(
      colleague,
      sessions.filter(({ agent }) => agent === colleague.slug),
    ),
  );
}

function memberView(
  { sends: _sends, ...colleague }: Colleague,
  sessions: readonly AgentRow[],
): TeamMemberView {
  const [first, ...others] = sessions.toSorted(byActivity);
  return {
    ...colleague,
    status: first?.state ?? 'not_started',
    lastActiveAt: first && Math.max(...sessions.map((session) => session.lastActiveAt)),
    summary: first === undefined ? '' : summarizeActivity(first, others.length),
  };
}

function byActivity(one: AgentRow, other: AgentRow): number {
  const rank = ({ state }: AgentRow) => STATES_BY_ACTIVITY.indexOf(state);
  return rank(one) - rank(other) || other.lastActiveAt - one.lastActiveAt;
}

/** A step is only current while the agent works; otherwise the task is shown. */
function summarizeActivity({ state, step, task }: AgentRow, others: number): string {
  const activity = state === 'working' && step !== '' ? `${step} (${task})` : task;
  return others === 0 ? activity : `${activity} [and ${others} more of its sessions]`;
}
