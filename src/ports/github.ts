// The port to GitHub. Types only.
import type { Permission } from './accounts.ts';
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

/** The repository as it is now: its id, its name (`owner/name`), the kind of its owner, and its default branch. */
export type RepositoryOwnership = {
  readonly id: string;
  readonly name: string;
  readonly ownerKind: 'organisation' | 'person';
  readonly defaultBranch: string;
};

/** GitHub's answer to a new pull request. A refusal is data: the branch is kept and the board says what to click. */
export type PullRequestAnswer =
  | { readonly kind: 'opened'; readonly pullRequest: PullRequest }
  | { readonly kind: 'exists' }
  | { readonly kind: 'not-permitted'; readonly message: string };

export type Reviewers = { readonly users: readonly string[]; readonly teams: readonly string[] };

/** GitHub's answer to a request for reviewers. A refusal is data: the other names are tried one by one. */
export type ReviewersAnswer =
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly message: string };

/** A review that only comments: the squad neither approves nor blocks. */
export type NewReview = {
  readonly commit: string;
  readonly body: OutboundText;
  /** Comments on lines of the new side of the diff; `startLine` when one is about more than one line. */
  readonly comments: readonly {
    readonly path: string;
    readonly line: number;
    readonly startLine: number | undefined;
    readonly body: OutboundText;
  }[];
};

/** GitHub accepts a review as a whole or not at all; `refused` when a line or path is not in the diff. */
export type ReviewAnswer =
  | { readonly kind: 'posted'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

/** A reference to a post in a thread; `issue` is the opening post, also of a pull request. */
export type PostSource =
  | Exclude<ReactionTarget, { readonly kind: 'review-comment' }>
  | { readonly kind: 'review' | 'review-comment'; readonly pull: number; readonly id: number };

/** An attachment from GitHub, or the reason why it is missing, in words for the prompt. */
export type AttachmentAnswer =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing'; readonly reason: string };

/** GitHub's API for the event's repository. Every method may throw a SquadError (E_GITHUB, E_GITHUB_PERMISSION). */
export interface GitHub {
  permissionOf(login: string): Promise<Permission>;
  /** The login that our token writes as; undefined when GitHub doesn't say. */
  ownLogin(): Promise<string | undefined>;
  /** `existed`: our account had already left the reaction, so another run saw the same event. */
  createReaction(target: ReactionTarget): Promise<'created' | 'existed'>;
  issue(number: number): Promise<Issue>;
  /**
   * Says whether an issue or pull request is open, or when it was closed (ms). `gone`: it was deleted, has moved, never was,
   * or the token may not read it.
   */
  threadEnd(
    number: number,
  ): Promise<{ readonly kind: 'open' | 'gone' } | { readonly kind: 'closed'; readonly at: number }>;
  /** The newest comments of a thread, oldest first; `total` (when known) lets old pages be skipped. */
  listComments(thread: number, total: number | undefined): Promise<Listing<Comment>>;
  /** A comment as it is now; a thread's list may show an edited one as it was seconds ago. */
  comment(id: number): Promise<Comment>;
  /** Comments of every thread that were made or edited since a time (ISO 8601), the newest of each kind first. */
  listRecentComments(since: string): Promise<Listing<RecentComment>>;
  /** The attachments of a post, by their ids, of at most `maxBytes` each. Never throws. */
  readAttachments(
    post: PostSource,
    ids: readonly string[],
    maxBytes: number,
  ): Promise<ReadonlyMap<string, AttachmentAnswer>>;
  createComment(thread: number, body: OutboundText): Promise<Comment>;
  /** `gone`: GitHub knows no such comment. */
  updateComment(id: number, body: OutboundText): Promise<'edited' | 'gone'>;
  pullRequest(number: number): Promise<PullRequest>;
  listFiles(pullRequest: number): Promise<Listing<ChangedFile>>;
  listReviews(pullRequest: number): Promise<Listing<Review>>;
  listReviewComments(pullRequest: number): Promise<Listing<ReviewComment>>;
  /** Pull requests of any state whose head is `branch` of this repository, by bots and people who may write, newest first. */
  pullRequestsOf(branch: string): Promise<readonly PullRequest[]>;
  /** Open pull requests into `base`, from branches of this repository and of forks; the newest hundred. */
  openPullRequests(base: string): Promise<readonly PullRequest[]>;
  openPullRequest(pull: NewPullRequest): Promise<PullRequestAnswer>;
  updatePullRequest(
    number: number,
    change: { readonly title?: OutboundText; readonly body?: OutboundText },
  ): Promise<void>;
  /** Makes a draft an ordinary pull request. */
  markReadyForReview(pull: PullRequest): Promise<void>;
  /** True for a person who may be asked for a review: a collaborator, whatever the role. */
  isCollaborator(login: string): Promise<boolean>;
  requestReviewers(pullRequest: number, reviewers: Reviewers): Promise<ReviewersAnswer>;
  createReview(pullRequest: number, review: NewReview): Promise<ReviewAnswer>;
  /** Answers in the thread that begins with the review comment `comment`. */
  replyToReviewComment(pullRequest: number, comment: number, body: OutboundText): Promise<void>;
  /** Adds labels to an issue or pull request; labels that don't exist are made. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  /**
   * Cancels a run, if it is one of the workflow that `ownRun` is of: else its number came from nobody of ours, and the answer is
   * `foreign`. `not-permitted`: that takes `actions: write`.
   */
  cancelRun(
    runId: string,
    ownRun: string,
  ): Promise<'cancelled' | 'ended' | 'foreign' | 'not-permitted'>;
  ownership(): Promise<RepositoryOwnership>;
  /** The setting "Allow GitHub Actions to create and approve pull requests"; undefined when our token may not read it. */
  actionsMayOpenPullRequests(): Promise<boolean | undefined>;
  /** Names of protected branches, at most 100. */
  protectedBranches(): Promise<readonly string[]>;
  /** Returns those of these refs, given by their full names, that the repository has. */
  refsAmong(refs: readonly string[]): Promise<readonly string[]>;
  /** Types of the rules that apply to a branch of this name, whether or not it exists. */
  rulesFor(branch: string): Promise<readonly string[]>;
}

/** Text that the outbound sanitiser has sealed: only this can be posted. */
export type OutboundText = string & { readonly __brand: 'OutboundText' };

/** `Bot` is an app's account, `User` a person's (or an organisation's machine user). */
export type Account = {
  readonly login: string;
  readonly type: string;
  readonly id?: number | undefined;
  /** The login of the App's bot, where an App wrote in this person's name. */
  readonly via?: string | undefined;
};

export type Comment = {
  readonly id: number;
  readonly body: string;
  readonly author: Account | undefined;
  /** The author's association as GitHub reports it (`MEMBER`, `NONE` ...); it never grants anything. */
  readonly association: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
};

/** A comment found without its thread. A `review-comment` is attached to lines of a pull request's diff. */
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
  readonly lockReason?: string | undefined;
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
  /** Undefined when it is about the file, or about lines that are gone. */
  readonly line: number | undefined;
  /** The first line, when it is about more than one. */
  readonly startLine: number | undefined;
  /** The diff down to the commented lines, as it was then. */
  readonly diffHunk: string;
};

type PullRequestSide = {
  readonly ref: string;
  readonly sha: string;
  readonly repository: string | undefined;
};

export type PullRequest = {
  readonly number: number;
  /** Its id in GraphQL. */
  readonly nodeId?: string | undefined;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  /** ISO 8601; undefined while it is open. */
  readonly closedAt?: string | undefined;
  readonly draft: boolean;
  readonly author: Account | undefined;
  readonly head: PullRequestSide;
  readonly base: PullRequestSide;
};

export type ChangedFile = {
  readonly path: string;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  /** Unified diff of the file; absent for binary and very large files. */
  readonly patch: string | undefined;
};
