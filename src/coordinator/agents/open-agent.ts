// Opens an agent's session with everything it works with.
import { attempt } from '#src/errors.ts';
import type { SessionSpec, SessionTool } from '#src/ports/agents.ts';
import { agentSystemPrompt } from '../prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from '../prompts/rules.ts';
import {
  type MonitoredSession,
  openMonitoredSession,
  type SessionDeps,
} from '../sessions/monitored-session.ts';
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
  const spec = { label, directory: workspace.directory, model, effort, tools };
  const { slug, name, role } = agent;
  const facts = { agent: slug, name, role, task: handoff.task, requestedBy: handoff.from };
  const opening = openRecordedSession(spec, systemPromptOf(request, config), facts, environment);
  const opened = await attempt(opening);
  if (opened.kind === 'done') return { ...request, config, session: opened.value };
  await config.close?.();
  throw opened.error;
}

type SpawnFacts = Readonly<Record<'agent' | 'name' | 'role' | 'task' | 'requestedBy', string>>;

/** Opens a session, and records who it is and what it begins with. Throws what the runtime throws. */
export async function openRecordedSession(
  spec: Omit<SessionSpec, 'onEvent' | 'systemPrompt'>,
  prompt: readonly PromptPart[],
  facts: SpawnFacts,
  environment: SessionDeps,
): Promise<MonitoredSession> {
  const { label, model, tools } = spec;
  const systemPrompt = joinParts(prompt);
  const session = await openMonitoredSession({ ...spec, systemPrompt }, environment);
  const sessionId = session.id;
  environment.emit({ kind: 'agent.spawned', session: label, sessionId, model, ...facts });
  const offered = tools.map(({ name, description, inputSchema }) => {
    return { name, description, inputSchema };
  });
  const toolsPart = { part: 'Tools', bytes: Buffer.byteLength(JSON.stringify(offered)) };
  const parts = [...measureParts(prompt), toolsPart];
  environment.emit({ kind: 'agent.given', session: label, parts });
  return session;
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
      canFinish: hasTool(tools, 'squad_finish'),
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
