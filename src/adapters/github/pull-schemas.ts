// The fields that we use of GitHub's answers about pull requests and their reviews.
import * as z from 'zod';
import { commentedLines } from '#src/ports/index.ts';
import { account, commentFields, text, toComment } from './schemas.ts';

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
    })
    .transform((raw) => ({
      id: raw.id,
      state: raw.state,
      body: raw.body,
      author: raw.user,
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
