// The few fields of GitHub's webhook payloads that we read; all others may come and go.
// https://docs.github.com/en/webhooks/webhook-events-and-payloads
import * as z from 'zod';

// A run reads with each of its schemas once or a few times: compiling a parser for it takes longer than that saves.
z.config({ jitless: true });

const account = z.object({ login: z.string().min(1), type: z.string().default('User') });

/** `null` is the account that was deleted since. */
const person = account.nullish().transform((value) => value ?? undefined);

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const repository = z.object({
  name: z.string().min(1),
  owner: z.object({ login: z.string().min(1) }),
  default_branch: z.string().min(1),
  private: z.boolean().default(false),
  fork: z.boolean().default(false),
  html_url: text,
  archived: z.boolean().nullish(),
});

const thread = z.object({
  number: z.int().positive(),
  title: text,
  body: text,
  user: person,
  author_association: z.string().nullish(),
  html_url: text,
  state: z.string().default('open'),
  locked: z.boolean().nullish(),
  comments: z.int().nullish(),
});

const issue = thread.extend({
  /** Present when the issue is a pull request. */
  pull_request: z.object({}).nullish(),
  created_at: text,
  updated_at: text,
});

const comment = z.object({
  id: z.int(),
  user: person,
  body: text,
  created_at: text,
  html_url: text,
});

const everyEvent = z.object({ repository, sender: person });

export const issueCommentEvent = everyEvent.extend({ issue, comment });

export const reviewCommentEvent = everyEvent.extend({
  pull_request: thread,
  comment: comment.extend({
    path: z.string(),
    line: z.int().nullish(),
    /** `LEFT`: the line is one of the file as it was before. */
    side: z.string().nullish(),
    diff_hunk: text,
    in_reply_to_id: z.int().nullish(),
  }),
});

export const reviewEvent = everyEvent.extend({
  pull_request: thread.extend({ head: z.object({ ref: z.string() }).nullish() }),
  review: z.object({
    id: z.int(),
    user: person,
    body: text,
    state: z.string(),
    submitted_at: text,
    html_url: text,
  }),
});

export const issuesEvent = everyEvent.extend({
  action: z.string(),
  issue,
  label: z.object({ name: z.string() }).nullish(),
  assignee: person,
});

export const workflowDispatchEvent = everyEvent.extend({
  inputs: z
    .object({ issue: z.union([z.string(), z.number()]).nullish(), request: z.string().nullish() })
    .nullish(),
});

export type IssueEvent = z.infer<typeof issuesEvent>;
export type RepositoryFields = z.infer<typeof repository>;
export type ThreadFields = z.infer<typeof thread>;
