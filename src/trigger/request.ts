// A request: who asked what and where, as the event's payload says.

import type { Account, ReactionTarget } from '#src/ports/github.ts';
import type { Command } from './command.ts';

/** The issue or pull request that the request belongs to, as it was when the event was sent. */
export type Thread = {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  /** Undefined when the account was deleted. */
  readonly author: Account | undefined;
  /** What GitHub says about the author; never a grant. */
  readonly authorAssociation: string;
  readonly url: string;
  readonly state: string;
  readonly locked: boolean;
  /** `off-topic`, `too heated`, `resolved` or `spam`, if whoever locked it chose one. */
  readonly lockReason?: string | undefined;
  /** Undefined where the payload has no count: reviews and `workflow_dispatch`. */
  readonly commentCount: number | undefined;
  /** Only `number` and `url` are known (`workflow_dispatch`, `schedule`): kind, title and body must be fetched. */
  readonly toBeFetched?: true;
};

export type Repository = {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  readonly private: boolean;
  readonly fork: boolean;
  readonly htmlUrl: string;
};

export type RequestSource =
  | 'comment'
  | 'review'
  | 'review-comment'
  | 'issue-opened'
  | 'issue-labeled'
  | 'issue-assigned'
  | 'dispatch'
  | 'pull-request'
  | 'schedule';

/** One request to the squad. Nothing in it has been authorised or sanitised yet. */
export type Request = {
  /** The same for each delivery of an event: `comment-<id>`, `issue-<number>-opened` ...; letters, digits and `_./-`. */
  readonly id: string;
  readonly source: RequestSource;
  readonly thread: Thread;
  readonly repository: Repository;
  /** Whoever wrote the text, set the label, assigned, opened the pull request or pushed to it, or started the workflow. */
  readonly author: Account;
  /** What GitHub says about the author (`MEMBER`, `NONE` ...); never a grant. */
  readonly association: string;
  readonly sender: Account;
  /** The author's own words, or the workflow's; for labels and assignments our own sentence, never the issue's text. */
  readonly text: string;
  /** When the request was made, ISO 8601. */
  readonly at: string;
  /** The comment's, review's or issue's page. */
  readonly url: string;
  readonly command: Command;
  /** Undefined where GitHub takes no reaction (reviews) or there is no text by a person (`workflow_dispatch`). */
  readonly reaction: ReactionTarget | undefined;
  readonly reviewComment?: {
    readonly id: number;
    /** The first comment of the thread that this one answers. */
    readonly inReplyTo: number | undefined;
    readonly path: string;
    /** Undefined when the comment is about the whole file, or about lines that are gone. */
    readonly line: number | undefined;
    /** The first line, when the comment is about more than one. */
    readonly startLine: number | undefined;
    readonly diffHunk: string;
  };
  readonly review?: {
    readonly id: number;
    /** In lower case: `changes_requested`, `commented`, `approved`. */
    readonly state: string;
  };
};

/** `ignored`: not for us, nothing is posted. `declined`: for us, but asked in a way that we don't serve. */
export type Trigger =
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'request'; readonly request: Request }
  /** The Scribe job, which nobody's text starts. */
  | {
      readonly kind: 'scribe';
      /** Undefined where the payload doesn't say: GitHub's scheduled events name no repository. */
      readonly defaultBranch: string | undefined;
    };

/** What the runner says about the event that started the run. */
export type EventFacts = {
  readonly eventName: string;
  /** The parsed JSON of the event's file. */
  readonly payload: unknown;
  /** `GITHUB_REPOSITORY`: `owner/name`. */
  readonly repository: string;
  /** The input `job`: `auto` (or nothing), `comment` or `scribe`; `inputs.ts` rejects other values. */
  readonly job?: string | undefined;
  /** The input `base-branch`, set when the squad's files live on a branch other than the default one. */
  readonly baseBranch?: string | undefined;
  readonly phrase: string;
  /** The prefix of the squad's branches when reviews of its pull requests start runs; otherwise undefined. */
  readonly ownBranches?: string | undefined;
  readonly runId: string;
  /** ISO 8601. Schedules and workflows started by hand need it: their payloads carry no time. */
  readonly now: string;
  /** What the workflow's own file asks for: the inputs `request` and `issue`; empty when they aren't set. */
  readonly request: string;
  readonly issue: string;
  /** `GITHUB_ACTOR`, `GITHUB_REF` and `GITHUB_SERVER_URL`: a schedule's payload holds none of them. */
  readonly actor: string;
  readonly ref: string;
  readonly serverUrl: string;
};
