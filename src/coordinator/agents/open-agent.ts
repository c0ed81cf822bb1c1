// Opens an agent's session with everything it works with.
import { attempt } from '#src/errors.ts';
import type { SessionSpec, SessionTool } from '#src/ports/agents.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { agentSystemPrompt } from '../prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from '../prompts/rules.ts';
import { type MonitoredSession, openMonitoredSession } from '../sessions/monitored-session.ts';
import type { SessionBroker } from '../tasks/handoff.ts';
import type { AgentEnvironment, SessionConfig, SessionRequest } from './agent-environment.ts';

export type Assignment = SessionRequest & {
  /** Called with the session's id as soon as there is one. */
  readonly onStart: (sessionId: string) => void;
};

/** An agent in its open session. */
export type OpenAgent = {
  readonly label: string;
  /** The assignment that opened the session; later tasks reuse the session unchanged. */
  readonly assignment: Assignment;
  readonly config: SessionConfig;
  readonly session: MonitoredSession;
};

/** Opens a session for an assignment. Throws what the configuration and the runtime throw. */
export async function openAgent(
  assignment: Assignment,
  environment: AgentEnvironment,
  broker: SessionBroker,
): Promise<OpenAgent> {
  const { agent, label, handoff } = assignment;
  const config = await environment.createSessionConfig(assignment, broker);
  const prompt = systemPromptOf(assignment, config);
  const spec = sessionSpecOf(assignment, config, joinParts(prompt));
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
    model: config.model,
  });
  environment.emit(givenEvent(label, prompt, config.tools));
  assignment.onStart(session.id);
  return { label, assignment, config, session };
}

/** Returns the event that says what a session begins with. */
export function givenEvent(
  session: string,
  prompt: readonly PromptPart[],
  tools: readonly SessionTool[],
): RunEvent {
  const text = JSON.stringify(
    tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  );
  const part = {
    part: 'Tools',
    bytes: Buffer.byteLength(text),
  };
  return { kind: 'agent.given', session, parts: [...measureParts(prompt), part] };
}

function systemPromptOf({ agent }: Assignment, config: SessionConfig): readonly PromptPart[] {
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

/** True when the session has a tool that changes files and the run may change them. */
export function mayChangeFiles({ tools, briefing }: SessionConfig): boolean {
  return briefing.workplace.canWrite && CHANGING.some((name) => hasTool(tools, name));
}

const CHANGING = ['create', 'edit', 'apply_patch', 'bash'];

/** True when the session has a tool of that name. */
export function hasTool(tools: readonly SessionTool[], name: string): boolean {
  return tools.some((tool) => tool.name === name);
}

function sessionSpecOf(
  { label }: Assignment,
  { workspace, tools, model, effort }: SessionConfig,
  systemPrompt: string,
): Omit<SessionSpec, 'onEvent'> {
  return { label, systemPrompt, directory: workspace.directory, model, effort, tools };
}
