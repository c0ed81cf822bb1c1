// What all events share when their payload becomes a request.

import * as z from 'zod';
import { writtenBy } from '#src/ports/accounts.ts';
import type { Account } from '#src/ports/github.ts';
import type { Command } from './command.ts';
import { foldCase } from './find-mention.ts';
import type { Repository, Request, Thread, Trigger } from './request.ts';

// The few fields of GitHub's webhook payloads that we read; all others may come and go.
// https://docs.github.com/en/webhooks/webhook-events-and-payloads

// A run uses each schema once or a few times, so compiling a parser for it would cost more time than it saves.
z.config({ jitless: true });

const ACCOUNT = z.object({ login: z.string().min(1), type: z.string().default('User') });

/** GitHub sends `null` for an account that has been deleted. */
const PERSON = ACCOUNT.nullish().transform((value) => value ?? undefined);

const TEXT = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Set when a GitHub App wrote, also if it did so in a person's name. */
const APP = z.object({ slug: z.string().nullish() }).nullish();

const ASSOCIATION = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const REPOSITORY = z.object({
  name: z.string().min(1),
  owner: z.object({ login: z.string().min(1) }),
  default_branch: z.string().min(1),
  private: z.boolean().default(false),
  fork: z.boolean().default(false),
  html_url: TEXT,
  archived: z.boolean().nullish(),
});

const THREAD = z.object({
  number: z.int().positive(),
  title: TEXT,
  body: TEXT,
  user: PERSON,
  author_association: z.string().nullish(),
  html_url: TEXT,
  state: z.string().default('open'),
  locked: z.boolean().nullish(),
  active_lock_reason: z.string().nullish(),
  comments: z.int().nullish(),
  performed_via_github_app: APP,
});

const ISSUE = THREAD.extend({
  /** Present when the issue is a pull request. */
  pull_request: z.object({}).nullish(),
  created_at: TEXT,
  updated_at: TEXT,
});

const COMMENT = z.object({
  id: z.int(),
  user: PERSON,
  body: TEXT,
  created_at: TEXT,
  html_url: TEXT,
  author_association: ASSOCIATION,
  performed_via_github_app: APP,
});

// Each run reads one event, so only that one's schema is built.
const EVERY_EVENT = z.object({ repository: REPOSITORY, sender: PERSON });

export const ISSUE_COMMENT_EVENT = z.lazy(() =>
  EVERY_EVENT.extend({ issue: ISSUE, comment: COMMENT }),
);

export const REVIEW_COMMENT_EVENT = z.lazy(() =>
  EVERY_EVENT.extend({
    pull_request: THREAD,
    comment: COMMENT.extend({
      path: z.string(),
      line: z.int().nullish(),
      start_line: z.int().nullish(),
      /** `LEFT`: the line number belongs to the file before the change. */
      side: z.string().nullish(),
      start_side: z.string().nullish(),
      diff_hunk: TEXT,
      in_reply_to_id: z.int().nullish(),
    }),
  }),
);

export const REVIEW_EVENT = z.lazy(() =>
  EVERY_EVENT.extend({
    pull_request: THREAD.extend({ head: z.object({ ref: z.string() }).nullish() }),
    review: z.object({
      id: z.int(),
      user: PERSON,
      body: TEXT,
      state: z.string(),
      submitted_at: TEXT,
      html_url: TEXT,
      author_association: ASSOCIATION,
      performed_via_github_app: APP,
    }),
  }),
);

export const PULL_REQUEST_EVENT = z.lazy(() =>
  EVERY_EVENT.extend({
    pull_request: THREAD.extend({
      head: z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) }),
      updated_at: TEXT,
    }),
  }),
);

export const ISSUES_EVENT = z.lazy(() =>
  EVERY_EVENT.extend({
    action: z.string(),
    issue: ISSUE,
    label: z.object({ name: z.string() }).nullish(),
    assignee: PERSON,
  }),
);

export const WORKFLOW_DISPATCH_EVENT = z.lazy(() =>
  EVERY_EVENT.extend({
    inputs: z
      .object({ issue: z.union([z.string(), z.number()]).nullish(), request: z.string().nullish() })
      .nullish(),
  }),
);

export type IssueEvent = z.infer<typeof ISSUES_EVENT>;
type RepositoryFields = z.infer<typeof REPOSITORY>;
type ThreadFields = z.infer<typeof THREAD>;

/** One request as its event describes it, before the checks that all events share. */
type EventRequest = Pick<
  Request,
  'id' | 'source' | 'thread' | 'text' | 'at' | 'url' | 'reaction'
> & {
  readonly repository: RepositoryFields;
  readonly author: Account | undefined;
  readonly association: string | undefined;
  readonly sender: Account | undefined;
  readonly command: Command | undefined;
  readonly more?: Pick<Request, 'review' | 'reviewComment'>;
};

export const ignored = (reason: string): Trigger => ({ kind: 'ignored', reason });
export const declined = (reason: string): Trigger => ({ kind: 'declined', reason });

/** Makes the request, or says why the event starts none, for reasons that are the same for every event. */
export function toTrigger(eventRequest: EventRequest): Trigger {
  const { repository, author, association = 'NONE', sender, command, more, ...rest } = eventRequest;
  if (command === undefined) return ignored('The squad is not mentioned in the visible text.');
  if (repository.archived === true) return declined('The repository is archived.');
  if (author === undefined || sender === undefined) {
    return declined('The account that asked no longer exists.');
  }
  if (foldCase(author.login) !== foldCase(sender.login)) {
    return ignored('The event was sent by somebody other than the author of the text.');
  }
  return {
    kind: 'request',
    request: {
      ...rest,
      id: plainId(rest.id),
      ...more,
      author,
      association,
      sender,
      command,
      repository: repositoryOf(repository),
    },
  };
}

/** Replaces what neither a board's marker nor a saved run may contain: labels and times hold such characters. */
function plainId(id: string): string {
  return id.replace(/[^\w./-]/g, '-').slice(0, 200);
}

function repositoryOf(fields: RepositoryFields): Repository {
  return {
    owner: fields.owner.login,
    name: fields.name,
    defaultBranch: fields.default_branch,
    private: fields.private,
    fork: fields.fork,
    htmlUrl: fields.html_url,
  };
}

/** The association of whoever set a label, assigned an issue or started the workflow: GitHub lets only collaborators do so. */
export const COLLABORATOR = 'COLLABORATOR';

export function threadOf(fields: ThreadFields, kind: Thread['kind']): Thread {
  return {
    kind,
    number: fields.number,
    title: fields.title,
    body: fields.body,
    author: writtenBy(fields.user, fields.performed_via_github_app),
    authorAssociation: fields.author_association ?? 'NONE',
    url: fields.html_url,
    state: fields.state,
    locked: fields.locked === true,
    lockReason: fields.active_lock_reason ?? undefined,
    commentCount: fields.comments ?? undefined,
  };
}

/** Returns a thread of which only number and address are known: of a scheduled run, or one started by hand. */
export function unknownThread(number: number, url: string): Thread {
  return {
    kind: 'issue',
    number,
    title: '',
    body: '',
    author: undefined,
    authorAssociation: 'NONE',
    url,
    state: 'open',
    locked: false,
    commentCount: undefined,
    toBeFetched: true,
  };
}
