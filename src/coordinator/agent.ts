// One agent at work: a session, a turn, its files onto the branch, and a conflict handed back once.
import { attempt } from '../errors.ts';
import type { FileDecision, FileRequest, SessionSpec, SessionTool, Turn } from '../ports/agents.ts';
import type { AgentWorkspace } from './agent-workspace.ts';
import type { Colleague, Handoff } from './messages/handoff.ts';
import { agentSystemPrompt, agentTaskPrompt, conflictPrompt } from './prompts/agent.ts';
import {
  type MonitoredSession,
  openMonitoredSession,
  type SessionDeps,
} from './sessions/monitored-session.ts';
import { type SessionEnd, sessionEndOf } from './sessions/session-end.ts';

/** What an agent is equipped with, made from the team, the tools and the workspace. */
export type SessionConfig = {
  readonly workspace: AgentWorkspace;
  readonly tools: readonly SessionTool[];
  readonly charter: string;
  readonly knowledge: string;
  readonly model: string | undefined;
  /** About tools of its own, for the prompt; empty when there is nothing to say. */
  readonly advice?: string;
  /** Ends what was started for this session alone; never rejects. */
  readonly close?: () => Promise<void>;
};

export type AgentEnvironment = SessionDeps & {
  /** The thread, rendered for agents. */
  readonly thread: string;
  /** False on a fork's pull request: agents answer, and change nothing. */
  readonly canWrite: boolean;
  /** Equips one session of an agent; throws a SquadError that a person understands. `label` is unique in the run. */
  createSessionConfig(agent: Colleague, label: string, handoff: Handoff): Promise<SessionConfig>;
};

export type Assignment = {
  readonly agent: Colleague;
  readonly label: string;
  readonly handoff: Handoff;
  /** Told the session's id as soon as there is one. */
  readonly onStart: (sessionId: string) => void;
};

/** An agent in its session, with everything it works with. */
export type OpenAgent = {
  readonly label: string;
  /** What it was opened for; later tasks find it as it is. */
  readonly assignment: Assignment;
  readonly config: SessionConfig;
  readonly session: MonitoredSession;
};

/** Opens a session for an assignment. Rejects when something broke. */
export async function openAgent(
  assignment: Assignment,
  environment: AgentEnvironment,
): Promise<OpenAgent> {
  const { agent, label, handoff } = assignment;
  const config = await environment.createSessionConfig(agent, label, handoff);
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
  { agent, label, handoff }: Assignment,
  { workspace, tools, charter, knowledge, model, advice = '' }: SessionConfig,
  environment: AgentEnvironment,
): Omit<SessionSpec, 'onEvent'> {
  const { name, role } = agent;
  const { canWrite } = environment;
  const context = handoff.context ?? '';
  return {
    label,
    systemPrompt: agentSystemPrompt({
      name,
      role,
      charter,
      knowledge,
      context,
      canWrite,
      advice,
      mayRoute: tools.some((tool) => tool.name === 'squad_route'),
    }),
    directory: workspace.directory,
    model,
    tools,
    files: (request) => decideFileAccess(request, { label, workspace, environment }),
  };
}

async function decideFileAccess(
  request: FileRequest,
  {
    label: session,
    workspace,
    environment,
  }: { label: string; workspace: AgentWorkspace; environment: AgentEnvironment },
): Promise<FileDecision> {
  const decision = await workspace.decideFileAccess(request);
  if (!decision.allowed) {
    const { access } = request;
    environment.emit({ kind: 'file.denied', session, access, reason: decision.reason });
  }
  return decision;
}

/** One task, to its end. Whatever ends the turn, what was written until then is handed in. Rejects when something broke. */
export async function runTask(
  openedAgent: OpenAgent,
  handoff: Handoff,
  environment: AgentEnvironment,
): Promise<SessionEnd> {
  const { config, session } = openedAgent;
  const { task, timeoutMs } = handoff;
  const isNew = handoff === openedAgent.assignment.handoff;
  const prompt = agentTaskPrompt(handoff, isNew ? environment.thread : undefined);
  const startedAt = environment.clock.now();
  const turn = await session.ask(prompt, timeoutMs);
  const submitted = await config.workspace.submit({ task, unfinished: turn.kind !== 'done' });
  const end = sessionEndOf(turn, environment.budget, timeoutMs);
  if (submitted.kind !== 'conflict') return end;
  const left =
    timeoutMs === undefined ? undefined : startedAt + timeoutMs - environment.clock.now();
  return resolveConflict(submitted.files, turn, {
    openedAgent,
    environment,
    task,
    timeoutMs: left,
  });
}

type ConflictContext = {
  readonly openedAgent: OpenAgent;
  readonly environment: AgentEnvironment;
  readonly task: string;
  /** What is left of the task's time. */
  readonly timeoutMs: number | undefined;
};

/** Hands a conflict back to an agent that can still answer, once; else, or when it fails, the work is set aside. */
async function resolveConflict(
  files: readonly string[],
  turn: Turn,
  conflict: ConflictContext,
): Promise<SessionEnd> {
  const { openedAgent, environment, task, timeoutMs } = conflict;
  const { label, config, session } = openedAgent;
  environment.emit({ kind: 'conflict', session: label, files, keptOn: undefined });
  if (turn.kind !== 'done') return pushToFallbackBranch(files, turn, conflict);
  environment.emit({ kind: 'agent.step', session: label, step: 'resolves a conflict' });
  const secondTurn = await session.ask(conflictPrompt(files), timeoutMs);
  if (secondTurn.kind !== 'done') return pushToFallbackBranch(files, secondTurn, conflict);
  const secondSubmission = await config.workspace.submit({ task, unfinished: false });
  if (secondSubmission.kind === 'conflict')
    return pushToFallbackBranch(secondSubmission.files, secondTurn, conflict);
  return { kind: 'finished', answer: turn.text };
}

/** `last` is the turn after which nothing more could be tried. */
async function pushToFallbackBranch(
  files: readonly string[],
  last: Turn,
  { openedAgent, environment }: ConflictContext,
): Promise<SessionEnd> {
  const keptOn = await openedAgent.config.workspace.pushToFallbackBranch();
  environment.emit({ kind: 'conflict', session: openedAgent.label, files, keptOn });
  const reason = `The changes collide with a colleague's in ${files.join(', ')}; they are kept on the branch ${keptOn}.`;
  const end = sessionEndOf(last, environment.budget);
  return end.kind === 'stopped' ? { ...end, reason } : { kind: 'failed', reason, type: 'conflict' };
}
