// The ports: what a run needs from outside. Types only; `adapters/` implements them.

import type { MessageLogEntry, TimedEvent } from '#src/run-log/events.ts';
import type { AgentRuntime } from './agents.ts';
import type { Box } from './box.ts';
import type { Git } from './git.ts';
import type { GitHub } from './github.ts';
import type { Programs } from './programs.ts';
import type { ToolHosts } from './tool-host.ts';

export type Ports = {
  readonly github: GitHub;
  readonly git: Git;
  readonly runtime: AgentRuntime;
  /** Both run the repository's code, in processes that hold no token. */
  readonly toolHosts: ToolHosts;
  readonly programs: Programs;
  /** Where these processes run. */
  readonly box: Box;
  readonly jobPaths: JobPaths;
  readonly clock: Clock;
  readonly log: Log;
  /** Appends an event, masked, to the run's record (run.jsonl). */
  readonly record: (event: TimedEvent) => void;
  /** Appends a message between agents, masked, to the run's .squad/logs/a2a.jsonl; never throws. */
  readonly logMessage: (entry: MessageLogEntry) => void;
  /** The run's record for people, in one file that a browser opens. */
  readonly page: {
    /** Makes it from what is recorded so far. Returns its address if it is uploaded in a few seconds. Never rejects. */
    publish(): Promise<string | undefined>;
  };
  /** Uploads a file of the run's folder at once. Never rejects. */
  readonly uploadFile: (file: string) => Promise<UploadedFile>;
  /** Random bytes, for the nonce that delimits quoted text. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Replaces every known secret, and everything shaped like one, by `***`. */
  readonly mask: (text: string) => string;
  /** True when a text holds a known secret or something shaped like one. */
  readonly holdsSecret: (text: string) => boolean;
  /**
   * Treats the values of the job's variables that tools are to see as secrets. Call it before the first tool runs. `refused`:
   * those that may not be passed to tools, with the reasons.
   */
  readonly grantVariables: (names: readonly string[]) => {
    readonly refused: ReadonlyMap<string, string>;
  };
  /** Fires when the job is cancelled (SIGTERM or SIGINT). */
  readonly cancelled: AbortSignal;
  readonly time: RunTime;
};

/** The total time of a run, and the one signal that ends everything that still waits. */
export type RunTime = {
  /** Milliseconds until the run waits for nothing more; 0 when the time is over. */
  left(): number;
  /** Fires when the time is over: at the run's deadline, or a few seconds after the job was cancelled. */
  readonly over: AbortSignal;
};

/** Folders of the job, absolute. */
export type JobPaths = {
  /** The job's checkout. The workflow chooses its commit, so nothing in it is trusted. */
  readonly workspace: string;
  /** Where the run's files are kept. */
  readonly kept: {
    readonly folder: string;
    /** Its name in messages to people: the artifact's, or the folder's. */
    readonly shownAs: string;
    /** Whether it becomes an artifact of the workflow run; otherwise it stays on the runner. */
    readonly isArtifact: boolean;
  };
  /** A program and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
};

/** The result of an upload; `no-artifacts`: the runner has no place for them. */
export type UploadedFile =
  | { readonly kind: 'uploaded'; readonly artifact: string }
  | { readonly kind: 'failed' | 'no-artifacts' };

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The job's log. Text by people or models is escaped, so that it can't become a workflow command. */
export interface Log {
  info(text: string): void;
  warning(text: string): void;
  debug(text: string): void;
  /** Writes lines that are folded until a reader opens them. */
  group(title: string, text: string): void;
}
