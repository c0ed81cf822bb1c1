// What an agent's session works with: its tools, its workspace, and what it is told.

import type { AttachedImage, SessionSpec, SessionTool } from '#src/ports/agents.ts';
import type { Finding } from '#src/run-log/review-note.ts';
import type { SetAside } from '#src/run-log/transcript.ts';
import type { AgentBriefing, Conflict } from '../prompts/agent.ts';
import type { PromptPart, Workplace } from '../prompts/rules.ts';
import type { MonitoredSession, SessionDeps } from '../sessions/monitored-session.ts';
import type { Colleague, Handoff, SessionBroker } from '../tasks/handoff.ts';

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
export type SessionBriefing = Omit<AgentBriefing, 'name' | 'role' | 'workplace'> & {
  readonly workplace: Omit<
    Workplace,
    'directory' | 'canRun' | 'canMove' | 'mayRoute' | 'canRemember' | 'canFinish'
  >;
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
  /** Quotes a file's text for a session, as data. */
  quote(text: string, label: string): string;
  /** Returns one line, written by code, on what a session changed and ran in its last task. */
  describeWork(session: string): string | undefined;
  /** True when the session's latest task changed a file, or was handed on. */
  hasWorked(session: string): boolean;
  /** Applies a reviewer's suggestions as far as its tools may edit, and returns the indices of their findings. Never rejects. */
  applySuggestions(
    reviewer: Colleague,
    findings: readonly Finding[],
    availableTools: readonly string[] | undefined,
  ): Promise<readonly number[]>;
  /** Configures one session, whose tools reach colleagues through `broker`. Throws a SquadError with a text for people. */
  createSessionConfig(request: SessionRequest, broker: SessionBroker): Promise<SessionConfig>;
};

/** What happened to an agent's files. */
export type Submission =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'committed'; readonly commit: string; readonly files: readonly string[] }
  /** The worktree now holds both sides; the agent may resolve them and submit again. */
  | ({ readonly kind: 'conflict' } & Conflict);

/** What titles the commit of an agent's work. */
export type WorkReport = {
  readonly task: string;
  /** Marks work that was cut short. */
  readonly unfinished: boolean;
  /** What the agent says it changed, in one line; undefined while it works. */
  readonly title?: string | undefined;
};

/** What the file tools ask before they touch a path. `path` is as the model gave it. */
export type FileRequest = {
  readonly access: 'read' | 'write';
  readonly path: string;
  readonly tool: string;
};

/** What becomes of a file that is no work but a note for the team. */
export type FileNote = {
  /** Returns why a text can't be kept there; undefined when it can. */
  problemOf(text: string): string | undefined;
  /** Tells the model what becomes of it. */
  readonly told: string;
};

export type FileDecision =
  | {
      readonly allowed: true;
      readonly note?: FileNote | undefined;
      /** Returns what a tool that lists files shows after the paths of links and submodules. */
      readonly marks?: () => Promise<ReadonlyMap<string, string>>;
    }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** What would work instead; shown to the model, but not recorded. */
      readonly next?: string | undefined;
    };

/** The workspace of one session; `workspace/` implements it. */
export interface AgentWorkspace {
  /** The session's working directory. */
  readonly directory: string;
  decideFileAccess(request: FileRequest): Promise<FileDecision>;
  /** Commits what was written and brings it onto the run's branch. */
  submit(report: WorkReport): Promise<Submission>;
  /** Submits the work so far, then updates the folder to the run's branch, so that the agents see each other's work. */
  sync(report: WorkReport): Promise<Submission>;
  /** Returns what was written but not submitted, as a unified diff. Changes nothing. */
  peek(): Promise<string>;
  /** Keeps work that could not be brought onto the run's branch on a branch of its own. */
  pushToFallbackBranch(): Promise<SetAside>;
}
