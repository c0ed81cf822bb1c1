// Where an agent works, as the coordinator sees it; `workspace/` implements it.

import type { SetAside } from '#src/run-log/index.ts';

/** Another session's work that reached the run's branch after the agent began and before its own work did. */
export type WorkBeside = {
  /** The slug of who did it. */
  readonly agent: string;
  /** True when another session of the same agent did it. */
  readonly isOwn: boolean;
  /** The first line of its report. */
  readonly subject: string;
  readonly files: readonly string[];
};

/** Files in which an agent's work and earlier work change the same lines. */
export type Conflict = {
  readonly files: readonly string[];
  /** What came in since the agent began; absent when unknown. */
  readonly earlier?: readonly WorkBeside[];
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

export type FileDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** What would work instead; shown to the model, but not recorded. */
      readonly next?: string | undefined;
    };

/** The workspace of one session. */
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
