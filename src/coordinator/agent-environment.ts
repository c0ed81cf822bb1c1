// What an agent's session works with: its tools, its workspace, and what it is told.
import type { AttachedImage, SessionSpec, SessionTool } from '#src/ports/index.ts';
import type { AgentWorkspace } from './agent-workspace.ts';
import type { Colleague, Handoff, SessionBroker } from './messages/handoff.ts';
import type { PromptPart } from './prompts/prompt-part.ts';
import type { Workplace } from './prompts/rules.ts';
import type { MonitoredSession, SessionDeps } from './sessions/monitored-session.ts';

/** What one session works with, made from the team, the tools and the workspace. */
export type SessionConfig = {
  readonly workspace: AgentWorkspace;
  readonly tools: readonly SessionTool[];
  readonly briefing: SessionBriefing;
  readonly model: string | undefined;
  readonly effort?: SessionSpec['effort'];
  /** Returns the thread's images for the first message; absent when there can be none. Never rejects. */
  showImages?(session: ImageViewer): Promise<ShownImages>;
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
  readonly workplace: Omit<
    Workplace,
    'directory' | 'canRun' | 'canMove' | 'mayRoute' | 'canRemember'
  >;
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
  /** True when the session's latest task changed a file, or was handed on. */
  hasWorked(session: string): boolean;
  /** Configures one session, whose tools reach colleagues through `broker`. Throws a SquadError with a text for people. */
  createSessionConfig(request: SessionRequest, broker: SessionBroker): Promise<SessionConfig>;
};
