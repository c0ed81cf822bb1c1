// squad_status: lists the run's sessions.
import * as z from 'zod';
import type { AgentRow } from '../../run-log/agent-row.ts';
import { cutCharacters } from '../../text/cut-characters.ts';
import { nameSlug } from '../../text/file-slug.ts';
import { oneLine } from '../../text/one-line.ts';
import { defineTool, type ToolDefinition } from '../pipeline/define-tool.ts';
import { ok } from '../pipeline/tool-result.ts';

/** One session as squad_status shows it. */
export type SessionView = Pick<
  AgentRow,
  'agent' | 'state' | 'sessionId' | 'startedAt' | 'lastActiveAt'
> & { readonly destroyed: boolean };

export type StatusDeps = { readonly sessions: () => readonly SessionView[] };

const parameters = z.strictObject({
  agentName: z
    .string()
    .max(200)
    .optional()
    .describe('Show only the sessions of this agent. Default: all agents.'),
  includeDestroyed: z
    .boolean()
    .default(false)
    .describe('Also show sessions that have been closed.'),
});

/** Builds squad_status. */
export function createSquadStatus({ sessions }: StatusDeps): ToolDefinition {
  return defineTool('squad_status', {
    description:
      "Show the run's agent sessions: agent, state, session id, age and idle time. Use it to follow work that runs in parallel.",
    parameters,
    handler: async ({ agentName, includeDestroyed }, { run }) => {
      const wanted = agentName === '' ? undefined : agentName;
      const shown = sessions().filter(
        (session) => (includeDestroyed || !session.destroyed) && belongsTo(session, wanted),
      );
      if (shown.length > 0) return ok(listSessions(shown, run.now()));
      if (wanted === undefined) return ok('No active agent sessions.');
      return ok(`No active sessions for agent "${cutCharacters(oneLine(wanted), 64)}".`);
    },
  });
}

function belongsTo({ agent }: SessionView, wanted: string | undefined): boolean {
  return wanted === undefined || agent === wanted || agent === nameSlug(wanted);
}

function listSessions(sessions: readonly SessionView[], now: number): string {
  const lines = sessions.map(({ agent, state, sessionId, startedAt, lastActiveAt }) => {
    const age = secondsSince(startedAt, now);
    const idle = secondsSince(lastActiveAt, now);
    // A queued agent has no session yet.
    const session = sessionId === '' ? 'none' : `${sessionId.slice(0, 8)}...`;
    return `- **${agent}** [${state}] session=${session} age=${age}s idle=${idle}s`;
  });
  return [`**Active Sessions (${sessions.length}):**`, ...lines].join('\n');
}

function secondsSince(then: number, now: number): number {
  return Math.max(0, Math.round((now - then) / 1000));
}
