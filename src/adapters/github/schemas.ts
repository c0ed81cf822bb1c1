// The fields of GitHub's answers that we use; other fields may come and go.
import * as z from 'zod';
import { writtenBy } from '#src/ports/accounts.ts';
import { commentedLines } from '#src/ports/commented-lines.ts';
import type { RepositoryOwnership } from '#src/ports/github.ts';

/** Nobody, where the account was deleted. */
export const account = z
  .object({
    login: z.string(),
    type: z.string().default('User'),
    id: z.number().optional(),
  })
  .nullish()
  .transform((value) => value ?? undefined);
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Set when a GitHub App wrote, also if it did so in a person's name. */
const app = z.object({ slug: z.string().nullish() }).nullish();

export const permission = z.object({
  user: z.object({ login: z.string() }),
  permission: z.string(),
  role_name: z.string().optional(),
});
export type PermissionResponse = z.infer<typeof permission>;

/** A name that becomes part of an address, so never `.` or `..`. */
const repositoryName = z.string().regex(/^(?!\.+\/)[\w.-]{1,100}\/(?!\.+$)[\w.-]{1,100}$/);

export const ownership = z
  .object({
    id: z.number(),
    full_name: repositoryName,
    owner: z.object({ type: z.string() }),
    default_branch: z.string(),
  })
  .transform(({ id, full_name: name, owner, default_branch: defaultBranch }) => {
    const ownerKind: RepositoryOwnership['ownerKind'] =
      owner.type === 'Organization' ? 'organisation' : 'person';
    return { id: String(id), name, ownerKind, defaultBranch };
  });

/** The refs that a query asked for, by the names of its fields; null where there is none. */
export const namedRefs = z.object({
  repository: z.record(z.string(), z.object({ name: text }).nullable()),
});

export const viewer = z.object({ viewer: z.object({ login: z.string() }) });

const commentFields = {
  id: z.number(),
  body: text,
  user: account,
  author_association: text,
  created_at: text,
  updated_at: text,
  html_url: text,
  performed_via_github_app: app,
};

type RawComment = z.infer<z.ZodObject<typeof commentFields>>;

/** Names a comment's fields as the port does. */
const toComment = (raw: RawComment) => ({
  id: raw.id,
  body: raw.body,
  author: writtenBy(raw.user, raw.performed_via_github_app),
  association: raw.author_association,
  createdAt: raw.created_at,
  updatedAt: raw.updated_at,
  url: raw.html_url,
});

export const comment = z.object(commentFields).transform(toComment);
export const comments = z.array(comment);

/** The number at the end of a thread's address: `…/issues/7`, `…/pulls/8`. */
const threadNumber = z.string().transform((url, problems) => {
  const number = Number(/\/(\d{1,15})$/.exec(url)?.[1] ?? '');
  if (number === 0) problems.addIssue({ code: 'custom', message: 'does not name a thread' });
  return number;
});

export const recentComments = z.array(
  z.object({ ...commentFields, issue_url: threadNumber }).transform((raw) => ({
    ...toComment(raw),
    kind: 'comment' as const,
    thread: raw.issue_url,
  })),
);

export const recentReviewComments = z.array(
  z.object({ ...commentFields, pull_request_url: threadNumber }).transform((raw) => ({
    ...toComment(raw),
    kind: 'review-comment' as const,
    thread: raw.pull_request_url,
  })),
);

export const issue = z
  .object({
    number: z.number(),
    title: text,
    body: text,
    user: account,
    author_association: text,
    state: text,
    locked: z.boolean().default(false),
    active_lock_reason: z.string().nullish(),
    comments: z.number().default(0),
    html_url: text,
    pull_request: z.object({}).nullish(),
    performed_via_github_app: app,
  })
  .transform((raw) => ({
    kind: raw.pull_request ? ('pull-request' as const) : ('issue' as const),
    number: raw.number,
    title: raw.title,
    body: raw.body,
    author: writtenBy(raw.user, raw.performed_via_github_app),
    association: raw.author_association,
    state: raw.state,
    locked: raw.locked,
    lockReason: raw.active_lock_reason ?? undefined,
    comments: raw.comments,
    url: raw.html_url,
  }));

/** When an issue was closed; null while it is open. */
export const issueEnd = z.object({
  number: z.number(),
  html_url: text,
  closed_at: z.iso.datetime({ offset: true }).nullable(),
});

export const workflowRun = z.object({ workflow_id: z.number() });

export const actionsSettings = z.object({
  can_approve_pull_request_reviews: z.boolean().optional(),
});
export const branches = z.array(z.object({ name: z.string() }));
export const rules = z.array(z.object({ type: text }));

/** The answer of a successful mutation; any other answer means that nothing changed. */
export const markedReady = z.object({
  markPullRequestReadyForReview: z.object({
    pullRequest: z.object({ isDraft: z.literal(false) }),
  }),
});

const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

export const reviewComments = z.array(
  z
    .object({
      ...commentFields,
      path: text,
      line: optionalNumber,
      start_line: optionalNumber,
      side: text,
      start_side: text,
      diff_hunk: text,
      pull_request_review_id: optionalNumber,
      in_reply_to_id: optionalNumber,
    })
    .transform((raw) => ({
      ...toComment(raw),
      reviewId: raw.pull_request_review_id,
      inReplyTo: raw.in_reply_to_id,
      path: raw.path,
      ...commentedLines(raw),
      diffHunk: raw.diff_hunk,
    })),
);

export const posted = z.object({ html_url: text });
export const postedReviews = z.array(
  posted.extend({ id: z.number(), body: text, commit_id: text }),
);

export const reviews = z.array(
  z
    .object({
      id: z.number(),
      state: text,
      body: text,
      user: account,
      author_association: text,
      submitted_at: text,
      performed_via_github_app: app,
    })
    .transform((raw) => ({
      id: raw.id,
      state: raw.state,
      body: raw.body,
      author: writtenBy(raw.user, raw.performed_via_github_app),
      association: raw.author_association,
      submittedAt: raw.submitted_at,
    })),
);

export const files = z.array(
  z
    .object({
      filename: z.string(),
      status: text,
      additions: z.number().default(0),
      deletions: z.number().default(0),
      patch: z.string().optional(),
    })
    .transform((raw) => ({
      path: raw.filename,
      status: raw.status,
      additions: raw.additions,
      deletions: raw.deletions,
      patch: raw.patch,
    })),
);

const branchEnd = z.object({
  ref: z.string(),
  sha: z.string(),
  repo: z.object({ full_name: z.string() }).nullish(),
});

export const pullRequest = z
  .object({
    number: z.number(),
    node_id: z.string().optional(),
    html_url: text,
    title: text,
    body: text,
    state: z.enum(['open', 'closed']),
    merged_at: z.string().nullish(),
    closed_at: z.string().nullish(),
    draft: z.boolean().default(false),
    user: account,
    head: branchEnd,
    base: branchEnd,
  })
  .transform((raw) => ({
    number: raw.number,
    nodeId: raw.node_id,
    url: raw.html_url,
    title: raw.title,
    body: raw.body,
    state: raw.state,
    merged: typeof raw.merged_at === 'string',
    closedAt: raw.closed_at ?? undefined,
    draft: raw.draft,
    author: raw.user,
    head: { ref: raw.head.ref, sha: raw.head.sha, repository: raw.head.repo?.full_name },
    base: { ref: raw.base.ref, sha: raw.base.sha, repository: raw.base.repo?.full_name },
  }));
export const pullRequests = z.array(pullRequest);
