// What GitHub keeps of issues and pull requests: their posts, comments, reviews and changed files. Types only.

/** `Bot` is an app's account, `User` a person's (or an organisation's machine user). */
export type Account = {
  readonly login: string;
  readonly type: string;
  readonly id?: number | undefined;
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
  readonly comments: number;
  readonly url: string;
};

/** Whether an issue or pull request is open, or when it was closed (ms). `gone`: it was deleted, has moved, or never was. */
export type ThreadEnd =
  | { readonly kind: 'open' | 'gone' }
  | { readonly kind: 'closed'; readonly at: number };

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
