// Opens an agent's session with everything it works with.
import { attempt } from '../errors.ts';
import type { FileTool, SessionSpec, SessionTool } from '../ports/agents.ts';
import type { AgentWorkspace } from './agent-workspace.ts';
import type { Colleague, Handoff, SessionBroker } from './messages/handoff.ts';
import { agentSystemPrompt } from './prompts/agent.ts';
import {
  type MonitoredSession,
  openMonitoredSession,
  type SessionDeps,
} from './sessions/monitored-session.ts';

/** What one session works with, made from the team, the tools and the workspace. */
export type SessionConfig = {
  readonly workspace: AgentWorkspace;
  readonly tools: readonly SessionTool[];
  readonly charter: string;
  readonly knowledge: string;
  readonly model: string | undefined;
  /** Absent: all. */
  readonly fileTools?: readonly FileTool[];
  /** About tools of its own, for the prompt; empty when there is nothing to say. */
  readonly advice?: string;
  /** Ends what was started for this session alone; never rejects. */
  readonly close?: () => Promise<void>;
};

/** Whom a session is opened for, and the message that it is opened for. */
export type SessionRequest = {
  readonly agent: Colleague;
  /** Unique in the run. */
  readonly label: string;
  readonly handoff: Handoff;
};

export type AgentEnvironment = SessionDeps & {
  /** The thread, rendered for agents. */
  readonly thread: string;
  /** False on a fork's pull request: agents answer, and change nothing. */
  readonly canWrite: boolean;
  /** Configures one session; its tools reach colleagues by `broker`. Throws a SquadError that a person understands. */
  createSessionConfig(request: SessionRequest, broker: SessionBroker): Promise<SessionConfig>;
};

export type Assignment = SessionRequest & {
  /** Told the session's id as soon as there is one. */
  readonly onStart: (sessionId: string) => void;
};

/** An agent in its open session. */
export type OpenAgent = {
  readonly label: string;
  /** What it was opened for; later tasks use it as it is. */
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
  const opened = await attempt(
    openMonitoredSession(sessionSpecOf(assignment, config, environment), environment),
  );
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
  assignment.onStart(session.id);
  return { label, assignment, config, session };
}

function sessionSpecOf(
  { agent, label }: Assignment,
  { workspace, tools, fileTools, charter, knowledge, model, advice = '' }: SessionConfig,
  { canWrite, emit }: AgentEnvironment,
): Omit<SessionSpec, 'onEvent'> {
  const canRun = tools.some((tool) => tool.name === 'bash');
  const changesFiles = canRun || fileTools?.some((tool) => ['create', 'edit'].includes(tool));
  return {
    label,
    systemPrompt: agentSystemPrompt({
      name: agent.name,
      role: agent.role,
      charter,
      knowledge,
      canWrite: canWrite && changesFiles !== false,
      canRun,
      advice,
      mayRoute: tools.some((tool) => tool.name === 'squad_route'),
    }),
    directory: workspace.directory,
    model,
    tools,
    ...(fileTools === undefined ? {} : { fileTools }),
    async files(request) {
      const decision = await workspace.decideFileAccess(request);
      if (decision.allowed) return decision;
      const { access } = request;
      emit({ kind: 'file.denied', session: label, access, reason: decision.reason });
      return decision;
    },
  };
}
