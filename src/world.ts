// The ports: what we ask of GitHub, git, the agent runtime, the clock and the log. Types only; `adapters/` fills them.

import type { TimedEvent } from './coordinator/events.ts';
import type { MessageEntry } from './coordinator/messages.ts';
import type { OutboundText } from './publish/outbound.ts';
import type { ToolHosts } from './tools/custom/custom-tool.ts';

export type World = {
  readonly github: GitHub;
  readonly git: Git;
  readonly runtime: AgentRuntime;
  /** Both run code of the repository, in processes that hold no token. */
  readonly toolHosts: ToolHosts;
  readonly programs: Programs;
  readonly places: Places;
  readonly clock: Clock;
  readonly log: Log;
  /** Appends an event, masked, to the run's record (run.jsonl). */
  readonly record: (event: TimedEvent) => void;
  /** Appends a message between agents, masked, to the run's .squad/logs/a2a.jsonl; never throws. */
  readonly logMessage: (entry: MessageEntry) => void;
  /** Random bytes, for the nonce that delimits quoted text. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Replaces every known secret, and everything shaped like one, by `***`. */
  readonly mask: (text: string) => string;
  /** True when a text holds a known secret or something shaped like one. */
  readonly holdsSecret: (text: string) => boolean;
  /** Fires when the job is cancelled (SIGTERM or SIGINT). */
  readonly cancelled: AbortSignal;
};

/** Folders of the job, absolute. */
export type Places = {
  /** The job's checkout; which commit it has is the workflow's choice, so nothing in it is trusted. */
  readonly workspace: string;
  /** Where the run's files are kept, and how people are told of it: the artifact's name, or the folder's. */
  readonly kept: { readonly folder: string; readonly shownAs: string };
  /** Outlives the run: the runner's tool cache. */
  readonly toolCache: string;
  /** A program and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
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
}

// --- GitHub ---------------------------------------------------------------------------------------------------

/** A collaborator's role; https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user */
export type Permission = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

/** `Bot` is an app's account, `User` a person's (or an organisation's machine user). */
export type Account = { readonly login: string; readonly type: string };

export type Comment = {
  readonly id: number;
  readonly body: string;
  readonly author: Account | undefined;
  /** GitHub's own word on the author (`MEMBER`, `NONE` ...); never a grant. */
  readonly association: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
};

/** A comment found without its thread: `review-comment` stands at lines of a pull request's diff. */
export type RecentComment = Comment & {
  readonly kind: 'comment' | 'review-comment';
  readonly thread: number;
};

/** The opening post of an issue or pull request. */
export type Issue = {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: Account | undefined;
  readonly association: string;
  readonly state: string;
  readonly locked: boolean;
  readonly comments: number;
  readonly url: string;
};

export type Review = {
  readonly id: number;
  readonly state: string;
  readonly body: string;
  readonly author: Account | undefined;
  readonly association: string;
  readonly submittedAt: string;
};

export type ReviewComment = Comment & {
  /** The review it belongs to; undefined for one that stands alone. */
  readonly reviewId: number | undefined;
  /** The first comment of the thread that this one answers. */
  readonly inReplyTo: number | undefined;
  readonly path: string;
  readonly line: number | undefined;
  readonly diffHunk: string;
};

export type PullRequest = {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  readonly draft: boolean;
  readonly author: Account | undefined;
  readonly head: {
    readonly ref: string;
    readonly sha: string;
    readonly repository: string | undefined;
  };
  readonly base: {
    readonly ref: string;
    readonly sha: string;
    readonly repository: string | undefined;
  };
};

export type ChangedFile = {
  readonly path: string;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  /** Unified diff of the file; absent for binary and very large files. */
  readonly patch: string | undefined;
};

/** One bounded listing: `complete` is false when GitHub had more than we asked for. */
export type Listing<T> = { readonly items: readonly T[]; readonly complete: boolean };

export type ReactionTarget =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'issue-comment'; readonly id: number }
  | { readonly kind: 'review-comment'; readonly id: number };

export type NewPullRequest = {
  readonly title: OutboundText;
  readonly body: OutboundText;
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
};

/** What GitHub said to a new pull request. A refusal is data: the branch is kept and the board says what to click. */
export type PullRequestAnswer =
  | { readonly kind: 'opened'; readonly pullRequest: PullRequest }
  | { readonly kind: 'exists' }
  | { readonly kind: 'not-permitted'; readonly message: string };

export type Reviewers = { readonly users: readonly string[]; readonly teams: readonly string[] };

/** What GitHub said to a request for reviewers. A refusal is data: the other names are tried one by one. */
export type ReviewersAnswer =
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly message: string };

/** A comment on lines of the new side of a pull request's diff. */
export type NewLineComment = {
  readonly path: string;
  readonly line: number;
  /** The first line, when it is about more than one. */
  readonly startLine: number | undefined;
  readonly body: OutboundText;
};

/** A review that comments; there is no approving one, and none that blocks. */
export type NewReview = {
  readonly commit: string;
  readonly body: OutboundText;
  readonly comments: readonly NewLineComment[];
};

/** GitHub takes a review whole or not at all; `refused` when a line or path is not in its diff. */
export type ReviewAnswer =
  | { readonly kind: 'posted'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

/** GitHub's REST API for one repository: the event's. Every method may throw a SquadError (E_GITHUB, E_GITHUB_PERMISSION). */
export interface GitHub {
  permissionOf(login: string): Promise<Permission>;
  /** The login that our token writes as; undefined when GitHub doesn't say. */
  ownLogin(): Promise<string | undefined>;
  react(target: ReactionTarget): Promise<void>;
  issue(number: number): Promise<Issue>;
  /** The newest comments of a thread, oldest first; `total` (when known) lets old pages be skipped. */
  listComments(thread: number, total: number | undefined): Promise<Listing<Comment>>;
  /** Comments of every thread that were made or edited since a time (ISO 8601), the newest of each kind first. */
  listRecentComments(since: string): Promise<Listing<RecentComment>>;
  createComment(thread: number, body: OutboundText): Promise<Comment>;
  updateComment(id: number, body: OutboundText): Promise<void>;
  pullRequest(number: number): Promise<PullRequest>;
  listFiles(pullRequest: number): Promise<Listing<ChangedFile>>;
  listReviews(pullRequest: number): Promise<Listing<Review>>;
  listReviewComments(pullRequest: number): Promise<Listing<ReviewComment>>;
  /** Pull requests of any state whose head is `branch` of this repository, newest first. */
  pullRequestsOf(branch: string): Promise<readonly PullRequest[]>;
  /** Open pull requests into `base`, from branches of this repository and of forks; the newest hundred. */
  openPullRequests(base: string): Promise<readonly PullRequest[]>;
  openPullRequest(pull: NewPullRequest): Promise<PullRequestAnswer>;
  updatePullRequest(number: number, change: { readonly body: OutboundText }): Promise<void>;
  /** True for a person who may be asked for a review: a collaborator, whatever the role. */
  isCollaborator(login: string): Promise<boolean>;
  requestReviewers(pullRequest: number, reviewers: Reviewers): Promise<ReviewersAnswer>;
  createReview(pullRequest: number, review: NewReview): Promise<ReviewAnswer>;
  /** Answers in the thread that begins with the review comment `comment`. */
  replyToReviewComment(pullRequest: number, comment: number, body: OutboundText): Promise<void>;
  /** Adds labels to an issue or pull request; labels that don't exist are made. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  /** The setting "Allow GitHub Actions to create and approve pull requests"; undefined when our token may not ask. */
  actionsMayOpenPullRequests(): Promise<boolean | undefined>;
  /** Names of protected branches, at most 100. */
  protectedBranches(): Promise<readonly string[]>;
  /** Types of the rules that hold for a branch of this name, whether or not there is one. */
  rulesFor(branch: string): Promise<readonly string[]>;
}

// --- git ------------------------------------------------------------------------------------------------------

export type GitOptions = {
  /** Where git runs; the run's own repository when absent. */
  readonly directory?: string;
  /** Added to git's explicit environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Send the token to the remote: for `fetch` and `push` alone. */
  readonly remote?: boolean;
};

export type GitResult = { readonly code: number; readonly stdout: string; readonly stderr: string };

export type TreeEntry = {
  readonly path: string;
  /** `100644`, `100755`, `120000` (symlink) or `160000` (submodule). */
  readonly mode: string;
  readonly size: number;
};

/** The squad's own files as one commit has them, read from git objects, never from a working tree. */
export interface TrustedTree {
  readonly commit: string;
  /** Every file below the squad's folders, the skills' folders and the CODEOWNERS places; sorted by path. */
  readonly entries: readonly TreeEntry[];
  /** The file's text, cut after `maxBytes` (1 MiB unless told); undefined when it isn't a regular file. */
  read(path: string, maxBytes?: number): Promise<string | undefined>;
  /** The file's bytes, however many; undefined when it isn't a regular file. */
  bytes(path: string): Promise<Uint8Array | undefined>;
  /** The last `maxBytes` of a file that only grows, such as a history. */
  readEnd(path: string, maxBytes: number): Promise<string | undefined>;
}

/** Runs git with an argument array, hooks off, and neutral system and global configuration. */
export interface Git {
  /** The run's own bare repository: objects borrowed from the checkout, configuration ours. */
  readonly repository: string;
  /** A private folder for worktrees and index files, removed at the end. */
  readonly scratch: string;
  /** The remote's address, without a credential. */
  readonly remoteUrl: string;
  /** Standard output; throws a SquadError (E_GIT) on a non-zero exit. */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** Any exit code is an answer. */
  attempt(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** The squad's files at a commit that the repository has. */
  tree(commit: string): Promise<TrustedTree>;
  /** Makes a commit of whole files without a working tree, and gives its id; throws a SquadError (E_GIT). */
  commit(commit: FilesCommit): Promise<string>;
}

export type FilesCommit = {
  /** The first is what the files change. */
  readonly parents: readonly string[];
  /** The tree that the files change, where it is another than the first parent's. */
  readonly tree?: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Subject, body and trailers. */
  readonly text: string;
  /** What each path holds from now on; undefined removes it. */
  readonly files: ReadonlyMap<string, Uint8Array | undefined>;
};

// --- the agent runtime ----------------------------------------------------------------------------------------

export type JsonSchema = Readonly<Record<string, unknown>>;

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** What a tool said. `denied`: policy forbids it; the turn goes on, as after a failure. */
export type ToolReply = {
  readonly kind: 'ok' | 'failed' | 'denied';
  /** What the model reads. */
  readonly text: string;
  /** The same for programs, where the tool has it. */
  readonly data?: JsonValue | undefined;
};

/** A tool as a session sees it. `call` must not throw. */
export type SessionTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  call(
    input: unknown,
    call: {
      readonly id: string;
      readonly signal: AbortSignal;
      /** The model's message that holds the call, where the runtime tells it. */
      readonly messageId?: string | undefined;
    },
  ): Promise<ToolReply>;
};

/** What the runtime's file tools ask before they touch a path. `path` is as the model gave it. */
export type FileRequest = {
  readonly access: 'read' | 'write';
  readonly path: string;
  readonly tool: string;
};
export type FileDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string };

export type SessionSpec = {
  /** For logs: `coordinator`, `hockney`, `hockney-2`. */
  readonly label: string;
  readonly systemPrompt: string;
  /** The session's working directory: the agent's worktree, or an empty folder. */
  readonly directory: string;
  readonly model: string | undefined;
  readonly tools: readonly SessionTool[];
  /** Decides every access of `view`, `create`, `edit`, `grep`, `glob`; absent: the session has no file tools. */
  readonly files: ((request: FileRequest) => Promise<FileDecision>) | undefined;
  /** Called for every event, in order. Must not throw. */
  onEvent(event: SessionEvent): void;
};

export type SessionEvent =
  | { readonly kind: 'turn-started' }
  | {
      readonly kind: 'tool-started';
      readonly callId: string;
      readonly tool: string;
      readonly detail: string;
    }
  | { readonly kind: 'tool-ended'; readonly callId: string; readonly ok: boolean }
  | {
      readonly kind: 'usage';
      readonly model: string;
      readonly inputTokens: number;
      readonly outputTokens: number;
    }
  | { readonly kind: 'retry'; readonly reason: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'failure'; readonly type: string; readonly message: string }
  /** Anything else the runtime says: a sign of life for the watchdog. */
  | { readonly kind: 'other'; readonly name: string };

/** How a turn ended; answers are as the model gave them, reasons are masked. */
export type Turn =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly type: string; readonly message: string }
  | { readonly kind: 'stopped'; readonly why: 'timeout' | 'silence' | 'aborted' };

export interface AgentSession {
  readonly id: string;
  /** One turn: never rejects, and ends by the signal at the latest. */
  ask(prompt: string, signal: AbortSignal): Promise<Turn>;
  close(): Promise<void>;
}

/** The Copilot runtime: one process, many sessions. */
export interface AgentRuntime {
  /** Finds and starts the runtime's process; throws a SquadError (E_RUNTIME, E_CREDENTIALS). */
  start(): Promise<void>;
  openSession(spec: SessionSpec): Promise<AgentSession>;
  /** Ends the process and every session; safe to call twice. */
  stop(): Promise<void>;
}

// --- programs -------------------------------------------------------------------------------------------------

export type ProgramSpec = {
  /** A program on the PATH or an absolute path; `node` is the one that we run on. No shell reads it. */
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly directory: string;
  /** Set over a neutral environment that has no tokens, no inputs and nothing of the runner. */
  readonly environment: Readonly<Record<string, string>>;
  /** Names of the job's own variables that it may see besides. */
  readonly passed: readonly string[];
  readonly timeoutMs: number;
  /** Bytes of each stream that are handed back; what comes after is counted. */
  readonly maxBytes: number;
  /** Absolute path without an ending: a stream that is longer is kept there whole, masked. */
  readonly keepAs?: string | undefined;
  readonly signal: AbortSignal;
};

/** One stream of a program: its beginning, and the size of the whole. */
export type ProgramOutput = {
  readonly text: string;
  readonly bytes: number;
  readonly lines: number;
  /** Where the whole is, when `text` is only its beginning. */
  readonly keptAt: string | undefined;
};

type Said = { readonly stdout: ProgramOutput; readonly stderr: ProgramOutput };

/** How a program ended; nothing that it started is left then. */
export type ProgramEnd =
  | ({
      readonly kind: 'exited';
      /** 128 and the signal's number when a signal ended it. */
      readonly code: number;
    } & Said)
  | ({ readonly kind: 'timed-out' | 'aborted' } & Said)
  | { readonly kind: 'not-started'; readonly reason: string };

/** Runs programs of the repository. Never rejects. */
export interface Programs {
  run(spec: ProgramSpec): Promise<ProgramEnd>;
}
