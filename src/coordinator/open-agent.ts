// Opens an agent's session with everything it works with.
import { attempt } from '../errors.ts';
import type { AttachedImage, FileTool, SessionSpec, SessionTool } from '../ports/agents.ts';
import type { RunEvent } from '../run-log/events.ts';
import type { AgentWorkspace } from './agent-workspace.ts';
import type { Colleague, Handoff, SessionBroker } from './messages/handoff.ts';
import { agentSystemPrompt } from './prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from './prompts/prompt-part.ts';
import type { Workplace } from './prompts/rules.ts';
import {
  type MonitoredSession,
  openMonitoredSession,
  type SessionDeps,
} from './sessions/monitored-session.ts';

/** What one session works with, made from the team, the tools and the workspace. */
export type SessionConfig = {
  readonly workspace: AgentWorkspace;
  readonly tools: readonly SessionTool[];
  readonly briefing: SessionBriefing;
  readonly model: string | undefined;
  readonly effort?: SessionSpec['effort'];
  /** Returns the thread's images for the first message; absent when there can be none. Never rejects. */
  showImages?(session: ImageViewer): Promise<ShownImages>;
  /** Absent: all. */
  readonly fileTools?: readonly FileTool[];
  /** Ends what was started for this session alone. Never rejects. */
  readonly close?: () => Promise<void>;
};

/** A session that can say which images its model takes. */
export type ImageViewer = Pick<MonitoredSession, 'imageLimits'>;

/** The images of a message, and the part of the prompt that describes them. */
export type ShownImages = {
  readonly part: PromptPart;
  readonly images: readonly AttachedImage[];
};

/** What one session is told, within its prompt budget. */
export type SessionBriefing = {
  readonly charter: string;
  readonly workplace: Omit<Workplace, 'directory' | 'canRun' | 'mayRoute' | 'canRemember'>;
  /** A line for each colleague. */
  readonly colleagues: string;
  /** Who makes sure that the work is reviewed; may be empty. */
  readonly reviewRule: string;
  /** The repository, its conventions, and what the agent knows. */
  readonly background: readonly PromptPart[];
  /** Returns what follows the task: in the first message also request and thread. `other`: what else the agent works on. */
  describeTask(
    handoff: Handoff,
    isFirst: boolean,
    other?: OtherSession,
  ): Promise<readonly PromptPart[]>;
};

/** What another session of the same agent works on. */
export type OtherSession = {
  readonly task: string;
  /** What it has written but not submitted, as a unified diff. */
  readonly changes: string;
};

/** The agent that a session is opened for, and the message that it gets. */
export type SessionRequest = {
  readonly agent: Colleague;
  /** Unique in the run. */
  readonly label: string;
  readonly handoff: Handoff;
};

export type AgentEnvironment = SessionDeps & {
  /** False on a fork's pull request: agents answer, and change nothing. */
  readonly canWrite: boolean;
  /** Returns one line, written by code, on what a session changed and ran in its last task. */
  describeWork(session: string): string | undefined;
  /** Configures one session, whose tools reach colleagues through `broker`. Throws a SquadError with a text for people. */
  createSessionConfig(request: SessionRequest, broker: SessionBroker): Promise<SessionConfig>;
};

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
  const spec = sessionSpecOf(assignment, config, joinParts(prompt), environment);
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

/** Returns the event that says what a session begins with; the runtime's file tools are not counted. */
export function givenEvent(
  session: string,
  prompt: readonly PromptPart[],
  tools: readonly SessionTool[],
): RunEvent {
  const text = JSON.stringify(
    tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  );
  const part = {
    part: 'Tools of the squad',
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
      mayRoute: hasTool(tools, 'squad_route'),
      canRemember: hasTool(tools, 'squad_decide') && hasTool(tools, 'squad_memory'),
    },
  });
}

/** True when the session has a tool that changes files and the run may change them. */
export function mayChangeFiles({ tools, fileTools, briefing }: SessionConfig): boolean {
  const { canWrite } = briefing.workplace;
  if (!canWrite || fileTools === undefined) return canWrite;
  return fileTools.some((tool) => ['create', 'edit'].includes(tool)) || hasTool(tools, 'bash');
}

/** True when the session has a tool of that name. */
export function hasTool(tools: readonly SessionTool[], name: string): boolean {
  return tools.some((tool) => tool.name === name);
}

function sessionSpecOf(
  { label }: Assignment,
  { workspace, tools, fileTools, model, effort }: SessionConfig,
  systemPrompt: string,
  { emit }: AgentEnvironment,
): Omit<SessionSpec, 'onEvent'> {
  return {
    label,
    systemPrompt,
    directory: workspace.directory,
    model,
    effort,
    tools,
    ...(fileTools === undefined ? {} : { fileTools }),
    async files(request) {
      const decision = await workspace.decideFileAccess(request);
      if (decision.allowed) return decision;
      const { access } = request;
      const path = withoutFolder(request.path, workspace.directory);
      const { reason, next } = decision;
      emit({ kind: 'file.denied', session: label, access, path, reason });
      return next === undefined ? decision : { allowed: false, reason: `${reason}; ${next}` };
    },
  };
}

function withoutFolder(path: string, folder: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
