// squad_status: lists the run's sessions.
import * as z from 'zod';
import { type AgentRow, type AgentState, COORDINATOR } from '#src/run-log/agent-row.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { slug } from '#src/text/slug.ts';
import { defineTool, hiddenArgument, type ToolDefinition } from '../pipeline/define-tool.ts';
import { ok } from '../pipeline/tool-result.ts';
import type { TeamMemberView } from './squad-discover.ts';

/** One session as squad_status shows it. */
export type SessionView = Pick<
  AgentRow,
  'agent' | 'state' | 'sessionId' | 'startedAt' | 'lastActiveAt' | 'task' | 'step' | 'answer'
> & { readonly destroyed: boolean };

const parameters = z.object({
  agentName: hiddenArgument(z.string().max(200).optional()),
  includeDestroyed: hiddenArgument(z.boolean().default(false)),
  status: hiddenArgument(z.string().max(40).optional()),
  verbose: hiddenArgument(z.boolean().optional()),
});

/** Builds squad_status. `discover` returns everybody on the squad. */
export function createSquadStatus(
  sessions: () => readonly SessionView[],
  discover: () => readonly TeamMemberView[],
): ToolDefinition {
  return defineTool('squad_status', {
    description: "This run's sessions, and their state.",
    parameters,
    aliases: { agent: 'agentName' },
    handler: async (args, { run }) => {
      const { agentName: wanted = '', verbose } = args;
      const shown = sessions().filter((session) => isWanted(session, args));
      if (shown.length > 0) return ok(listSessions(shown, run.now(), verbose));
      if (wanted === '') return ok('No active agent sessions.');
      return ok(describeNone(wanted, discover()));
    },
  });
}

function describeNone(wanted: string, team: readonly TeamMemberView[]): string {
  const name = cutCharacters(oneLine(wanted), 64);
  const slugs = team.map((one) => one.slug);
  return slugs.length === 0 || slugs.includes(slug(wanted)) || wanted === COORDINATOR
    ? `No active sessions for agent "${name}".`
    : `There is no agent "${name}" on this squad. Available agents: ${slugs.join(', ')}.`;
}

/** True for a session to list. Those that ended well, and the coordinator's, are listed only when asked for. */
function isWanted(
  { agent, state, destroyed }: SessionView,
  { agentName: wanted = '', includeDestroyed, status }: z.output<typeof parameters>,
): boolean {
  const isNamed = [wanted, slug(wanted)].includes(agent);
  if (wanted === '' ? agent === COORDINATOR : !isNamed) return false;
  if (status !== undefined) return [state, SEED_STATES[state]].includes(status.toLowerCase());
  return includeDestroyed || !destroyed || SEED_STATES[state] === 'error';
}

/** Squad's own words for the states of a session. */
const SEED_STATES: Readonly<Record<AgentState, string>> = {
  queued: 'active',
  working: 'active',
  idle: 'idle',
  done: 'destroyed',
  failed: 'error',
  stopped: 'error',
};

/** Returns a session's id as models see it. */
export function shortSessionId(id: string): string {
  return `${id.slice(0, 8)}...`;
}

function listSessions(sessions: readonly SessionView[], now: number, verbose = false): string {
  const lines = sessions.map((session) => {
    const { agent, state, sessionId, startedAt, lastActiveAt, task } = session;
    const age = secondsSince(startedAt, now);
    const idle = secondsSince(lastActiveAt, now);
    // A queued agent has no session yet.
    const id = sessionId === '' ? 'none' : shortSessionId(sessionId);
    const status = SEED_STATES[state] === state ? state : `${SEED_STATES[state]}, ${state}`;
    const details = [detailOf(session), verbose ? `task: ${oneLine(task, 200)}` : ''];
    const more = details.filter((text) => text !== '').join('; ');
    const line = `- **${agent}** [${status}] session=${id} age=${age}s idle=${idle}s`;
    return more === '' ? line : `${line}: ${more}`;
  });
  return [`**Active Sessions (${sessions.length}):**`, ...lines].join('\n');
}

/** Returns what the session is doing; once it has ended, the first line of its report, or why it failed. */
function detailOf({ destroyed, step, answer }: SessionView): string {
  return oneLine(destroyed ? (answer.trim().split('\n', 1)[0] ?? '') : step, 160);
}

function secondsSince(then: number, now: number): number {
  return Math.max(0, Math.round((now - then) / 1000));
}
