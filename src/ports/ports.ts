// The ports: what a run needs from outside. Types only; `adapters/` implements them.
import type { TimedEvent } from '../run-log/events.ts';
import type { MessageLogEntry } from '../run-log/message-log.ts';
import type { AgentRuntime } from './agents.ts';
import type { Box } from './box.ts';
import type { ToolHosts } from './custom-tools.ts';
import type { Git } from './git.ts';
import type { GitHub } from './github.ts';
import type { Programs } from './programs.ts';

export type Ports = {
  readonly github: GitHub;
  readonly git: Git;
  readonly runtime: AgentRuntime;
  /** Both run code of the repository, in processes that hold no token. */
  readonly toolHosts: ToolHosts;
  readonly programs: Programs;
  /** Where they run. */
  readonly box: Box;
  readonly jobPaths: JobPaths;
  readonly clock: Clock;
  readonly log: Log;
  /** Appends an event, masked, to the run's record (run.jsonl). */
  readonly record: (event: TimedEvent) => void;
  /** Appends a message between agents, masked, to the run's .squad/logs/a2a.jsonl; never throws. */
  readonly logMessage: (entry: MessageLogEntry) => void;
  readonly page: RunPage;
  /** Uploads a file of the run's folder at once. Never rejects. */
  readonly uploadFile: (file: string) => Promise<UploadedFile>;
  /** The newest upload of such a file by an earlier attempt of this run; never rejects. Undefined in the first attempt. */
  readonly earlierUpload: ((file: string) => Promise<EarlierUpload | undefined>) | undefined;
  /** Random bytes, for the nonce that delimits quoted text. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Replaces every known secret, and everything shaped like one, by `***`. */
  readonly mask: (text: string) => string;
  /** True when a text holds a known secret or something shaped like one. */
  readonly holdsSecret: (text: string) => boolean;
  /** Makes secrets of the values of the job's variables that tools are to see. Call it before the first tool runs. */
  readonly grantVariables: (names: readonly string[]) => VariableGrant;
  /** Fires when the job is cancelled (SIGTERM or SIGINT). */
  readonly cancelled: AbortSignal;
  readonly time: RunTime;
};

/** The run's page: its record for people, in one file that a browser opens. */
export type RunPage = {
  /** Begins to load what `publish` needs. */
  prepare(): void;
  /** Makes the page of what is recorded by now; its address, where it is uploaded in time. Takes a few seconds at most; never rejects. */
  publish(): Promise<string | undefined>;
};

/** The time that a run has for everything, and the one signal that ends whatever still waits. */
export type RunTime = {
  /** Milliseconds until nothing is waited for any more; 0 when the time is over. */
  left(): number;
  /** Fires then: at the run's deadline, or a few seconds after the job was cancelled. */
  readonly over: AbortSignal;
};

/** The variables that may not be passed to tools, by their names, and why. */
export type VariableGrant = { readonly refused: ReadonlyMap<string, string> };

/** Folders of the job, absolute. */
export type JobPaths = {
  /** The job's checkout; which commit it has is the workflow's choice, so nothing in it is trusted. */
  readonly workspace: string;
  readonly kept: KeptFolder;
  /** Outlives the run: the runner's tool cache. */
  readonly toolCache: string;
  /** A program and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
};

/** Where the run's files are kept. */
export type KeptFolder = {
  readonly folder: string;
  /** How people are told of it: the artifact's name, or the folder's. */
  readonly shownAs: string;
  /** It becomes an artifact of the workflow run; otherwise it stays on the runner. */
  readonly isArtifact: boolean;
};

/** What became of an upload; `no-artifacts`: the runner has no place for them. */
export type UploadedFile =
  | { readonly kind: 'uploaded'; readonly artifact: string }
  | { readonly kind: 'failed' | 'no-artifacts' };

/** A file that an earlier attempt uploaded; nothing is downloaded until it is read. */
export type EarlierUpload = {
  readonly artifact: string;
  /** Throws a SquadError (E_GITHUB) that says what is wrong with the artifact. */
  readonly read: () => Promise<Uint8Array>;
};

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
  /** Lines that a reader opens by a click. */
  group(title: string, text: string): void;
}
