// The few fields of GitHub's webhook payloads that we read; all others may come and go.
// https://docs.github.com/en/webhooks/webhook-events-and-payloads
import * as z from 'zod';

// A run uses each schema once or a few times, so compiling a parser for it would cost more time than it saves.
z.config({ jitless: true });

const ACCOUNT = z.object({ login: z.string().min(1), type: z.string().default('User') });

/** GitHub sends `null` for an account that has been deleted. */
const PERSON = ACCOUNT.nullish().transform((value) => value ?? undefined);

const TEXT = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

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
  comments: z.int().nullish(),
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
export type RepositoryFields = z.infer<typeof REPOSITORY>;
export type ThreadFields = z.infer<typeof THREAD>;
