// Opens an agent's session with everything it works with.
import { attempt } from '#src/errors.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { agentSystemPrompt } from '../prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from '../prompts/rules.ts';
import { type MonitoredSession, openMonitoredSession } from '../sessions/monitored-session.ts';
import type { SessionBroker } from '../tasks/handoff.ts';
import type { AgentEnvironment, SessionConfig, SessionRequest } from './agent-environment.ts';

/** An agent in its open session, with the handoff that opened it; later tasks reuse the session unchanged. */
export type OpenAgent = SessionRequest & {
  readonly config: SessionConfig;
  readonly session: MonitoredSession;
};

/** Opens a session for a handoff. Throws what the configuration and the runtime throw. */
export async function openAgent(
  request: SessionRequest,
  environment: AgentEnvironment,
  broker: SessionBroker,
): Promise<OpenAgent> {
  const { agent, label, handoff } = request;
  const config = await environment.createSessionConfig(request, broker);
  const { workspace, tools, model, effort } = config;
  const prompt = systemPromptOf(request, config);
  const systemPrompt = joinParts(prompt);
  const spec = { label, systemPrompt, directory: workspace.directory, model, effort, tools };
  const opened = await attempt(openMonitoredSession(spec, environment));
  if (opened.kind === 'threw') {
    await config.close?.();
    throw opened.error;
  }
  const session = opened.value;
  environment.emit({
    kind: 'agent.spawned',
    session: label,
    sessionId: session.id,
    agent: agent.slug,
    name: agent.name,
    role: agent.role,
    task: handoff.task,
    requestedBy: handoff.from,
    model,
  });
  environment.emit(givenEvent(label, prompt, tools));
  return { ...request, config, session };
}

/** Returns the event that says what a session begins with. */
export function givenEvent(
  session: string,
  prompt: readonly PromptPart[],
  tools: readonly SessionTool[],
): RunEvent {
  const offered = tools.map(({ name, description, inputSchema }) => {
    return { name, description, inputSchema };
  });
  const bytes = Buffer.byteLength(JSON.stringify(offered));
  return {
    kind: 'agent.given',
    session,
    parts: [...measureParts(prompt), { part: 'Tools', bytes }],
  };
}

function systemPromptOf({ agent }: SessionRequest, config: SessionConfig): readonly PromptPart[] {
  const { workspace, tools, briefing } = config;
  const canRun = hasTool(tools, 'bash');
  return agentSystemPrompt({
    ...briefing,
    name: agent.name,
    role: agent.role,
    workplace: {
      ...briefing.workplace,
      directory: workspace.directory,
      canWrite: mayChangeFiles(config),
      canRun,
      canMove: canRun || hasTool(tools, 'apply_patch'),
      mayRoute: hasTool(tools, 'squad_route'),
      canRemember: hasTool(tools, 'squad_decide') && hasTool(tools, 'squad_memory'),
    },
  });
}

const CHANGING = ['create', 'edit', 'apply_patch', 'bash'];

/** True when the session has a tool that changes files and the run may change them. */
export function mayChangeFiles({ tools, briefing }: SessionConfig): boolean {
  return briefing.workplace.canWrite && CHANGING.some((name) => hasTool(tools, name));
}

/** True when the session has a tool of that name. */
export function hasTool(tools: readonly SessionTool[], name: string): boolean {
  return tools.some((tool) => tool.name === name);
}
