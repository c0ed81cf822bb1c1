// The few fields of GitHub's webhook payloads that we read; all others may come and go.
// https://docs.github.com/en/webhooks/webhook-events-and-payloads
import { z } from 'zod';

const account = z.object({ login: z.string().min(1), type: z.string() });

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
  private: z.boolean(),
  fork: z.boolean(),
  html_url: z.string(),
  archived: z.boolean().nullish(),
});

const thread = z.object({
  number: z.int().positive(),
  title: text,
  body: text,
  user: person,
  author_association: z.string().nullish(),
  html_url: z.string(),
  state: z.string(),
  locked: z.boolean().nullish(),
  comments: z.int().nullish(),
});

const issue = thread.extend({
  /** Present when the issue is a pull request. */
  pull_request: z.object({}).nullish(),
  created_at: z.string(),
  updated_at: z.string(),
});

const comment = z.object({
  id: z.int(),
  user: person,
  body: text,
  created_at: z.string(),
  html_url: z.string(),
});

const everyEvent = z.object({ repository, sender: person });

export const issueCommentEvent = everyEvent.extend({ issue, comment });

export const reviewCommentEvent = everyEvent.extend({
  pull_request: thread,
  comment: comment.extend({ path: z.string(), line: z.int().nullish(), diff_hunk: z.string() }),
});

export const reviewEvent = everyEvent.extend({
  pull_request: thread,
  review: z.object({
    id: z.int(),
    user: person,
    body: text,
    state: z.string(),
    submitted_at: z.string(),
    html_url: z.string(),
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
