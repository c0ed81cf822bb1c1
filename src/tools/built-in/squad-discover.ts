// squad_discover: lists the agents, what each is doing, and what each can be asked for.
import * as z from 'zod';
import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import type { AgentRow, AgentState } from '#src/run-log/agent-row.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { defineTool, hiddenArgument, type ToolDefinition } from '../pipeline/define-tool.ts';
import { ok } from '../pipeline/tool-result.ts';

/** One agent as squad_discover shows it. */
export type TeamMemberView = Omit<Colleague, 'sends'> & {
  readonly status: AgentState | 'not_started';
  /** Milliseconds since the epoch; undefined when it has no session. */
  readonly lastActiveAt: number | undefined;
  /** What it is doing, or did last. */
  readonly summary: string;
};

const STATES_BY_ACTIVITY: readonly AgentState[] = [
  ...(['working', 'queued', 'idle'] as const),
  ...(['done', 'failed', 'stopped'] as const),
];

/** Lists the roster in its order. Shows the most active session of each agent. */
export function viewTeam(
  colleagues: readonly Colleague[],
  sessions: readonly AgentRow[],
): readonly TeamMemberView[] {
  const rank = ({ state }: AgentRow) => STATES_BY_ACTIVITY.indexOf(state);
  return colleagues.map(({ sends: _sends, ...colleague }) => {
    const own = sessions
      .filter(({ agent }) => agent === colleague.slug)
      .toSorted((one, other) => rank(one) - rank(other) || other.lastActiveAt - one.lastActiveAt);
    const [first] = own;
    return {
      ...colleague,
      status: first?.state ?? 'not_started',
      lastActiveAt: first && Math.max(...own.map(({ lastActiveAt }) => lastActiveAt)),
      summary: first === undefined ? '' : summarizeActivity(first, own.length - 1),
    };
  });
}

/** A step is only current while the agent works; otherwise the task is shown. */
function summarizeActivity({ state, step, task }: AgentRow, others: number): string {
  const activity = state === 'working' && step !== '' ? `${step} (${task})` : task;
  return others === 0 ? activity : `${activity} [and ${others} more of its sessions]`;
}

const parameters = z.object({
  filter: hiddenArgument(z.enum(['all', 'active', 'idle']).default('all')),
});

const ACTIVE_STATES: ReadonlySet<string> = new Set(['working', 'queued']);
const MAX_SUMMARY_LENGTH = 120;

/** Builds squad_discover. */
export function createSquadDiscover(discover: () => readonly TeamMemberView[]): ToolDefinition {
  return defineTool('squad_discover', {
    description: 'Who is on the squad, and what each does.',
    parameters,
    handler: async ({ filter }, { run }) => {
      const agents = discover().map(summarizeAgent);
      const shown = agents.filter(({ status }) => {
        if (filter === 'all') return true;
        return filter === 'active' ? ACTIVE_STATES.has(status) : status === 'idle';
      });
      if (agents.length === 0) return ok('There are no agents on this squad.', []);
      if (shown.length === 0) {
        const hint = `The squad has ${agents.length}; use filter "all" to see them.`;
        return ok(`No agent is ${filter} now. ${hint}`, []);
      }
      const lines = shown.map((agent) => agentLine(agent, run.agent));
      const data = shown.map(({ slug: agent, ...more }) => ({ ...more, agent }));
      return ok([`**Agents (${shown.length}):**`, ...lines].join('\n'), data);
    },
  });
}

/** Summarises an agent, each text on one line; `lastActive` is ISO 8601 or `never`. */
function summarizeAgent(view: TeamMemberView) {
  const { lastActiveAt } = view;
  return {
    name: oneLine(view.name),
    slug: view.slug,
    role: oneLine(view.role),
    status: view.status,
    lastActive: lastActiveAt === undefined ? 'never' : new Date(lastActiveAt).toISOString(),
    summary: cutCharacters(oneLine(view.summary), MAX_SUMMARY_LENGTH),
    can: [...(view.implements ? ['implement'] : []), ...(view.reviews ? ['review'] : [])],
  };
}

function agentLine(agent: ReturnType<typeof summarizeAgent>, caller: string): string {
  const { name, slug, role, status, lastActive, summary, can } = agent;
  const call = name.toLowerCase() === slug ? '' : ` (call it ${slug})`;
  const you = slug === caller ? ' (you)' : '';
  const abilities = can.length === 0 ? '' : `, can ${can.join(' and ')}`;
  const activity = summary === '' ? '' : `: ${summary}`;
  return `- **${name}**${call}${you} [${status}] ${role}${abilities}; last active ${lastActive}${activity}`;
}
