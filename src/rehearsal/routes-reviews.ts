// Reviews of pull requests, their line comments, and who is asked for one.
import * as z from 'zod';
import { type Answer, invalid, notFound, page, refusal, unprocessable } from './answer.ts';
import { pullListObject, reviewCommentObject, reviewObject } from './objects-pull.ts';
import { type FileFacts, pullFacts } from './pull-facts.ts';
import type { Call, Route } from './routes.ts';
import { type OpenPull, pullOf } from './routes-pulls.ts';
import {
  type GitHubState,
  type ReviewRecord,
  type ReviewState,
  takeId,
  timestamp,
} from './state.ts';

function listReviews(call: Call): Answer {
  const found = pullOf(call);
  const reviews = call.site.state.reviews.filter((review) => review.pull === found?.pull.number);
  return found === undefined
    ? notFound
    : page(
        reviews.map((review) => reviewObject(call.site, review)),
        call.url,
      );
}

function listReviewComments(call: Call): Answer {
  const found = pullOf(call);
  const comments = call.site.state.reviewComments.filter(
    (comment) => comment.pull === found?.pull.number,
  );
  return found === undefined
    ? notFound
    : page(
        comments.map((comment) => reviewCommentObject(call.site, comment)),
        call.url,
      );
}

const reviewersSchema = z.object({
  reviewers: z.array(z.string()).default([]),
  team_reviewers: z.array(z.string()).default([]),
});

async function requestReviewers(call: Call): Promise<Answer> {
  const found = pullOf(call);
  if (found === undefined) {
    return notFound;
  }
  const wanted = reviewersSchema.safeParse(call.body);
  const refused = wanted.success
    ? refuseReviewers(call, found, wanted.data.reviewers)
    : 'Reviewers are missing.';
  if (!wanted.success || refused !== undefined) {
    return refusal(422, refused ?? 'Reviewers are missing.');
  }
  const all = new Set([...found.pull.requestedReviewers, ...wanted.data.reviewers]);
  found.pull.requestedReviewers = [...all];
  return { status: 201, body: await pullListObject(call.site, found.thread, found.pull) };
}

function refuseReviewers(
  { site }: Call,
  { thread }: OpenPull,
  reviewers: readonly string[],
): string | undefined {
  if (reviewers.includes(thread.author)) {
    return 'Review cannot be requested from pull request author.';
  }
  const stranger = reviewers.some((login) => (site.state.roles[login] ?? 'none') === 'none');
  return stranger
    ? `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${site.state.repository} repository.`
    : undefined;
}

const reviewSchema = z.object({
  body: z.string().max(65_536).default(''),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']).optional(),
  commit_id: z.string().optional(),
  comments: z
    .array(z.object({ path: z.string(), line: z.number().int(), body: z.string() }))
    .default([]),
});
type NewReview = z.infer<typeof reviewSchema>;

const states = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
} as const;

async function createReview(call: Call): Promise<Answer> {
  const found = pullOf(call);
  const wanted = reviewSchema.safeParse(call.body);
  if (found === undefined || !wanted.success) {
    return found === undefined
      ? notFound
      : invalid({ resource: 'PullRequestReview', code: 'invalid', field: 'body' });
  }
  const { state } = call.site;
  const { head, files } = await pullFacts(state, found.pull);
  const refused = refuseReview(state, found, wanted.data) ?? refuseLines(wanted.data, files);
  if (refused !== undefined) {
    return refused;
  }
  const { event, body, comments } = wanted.data;
  const review = addReview(state, {
    pull: found.pull.number,
    author: state.tokenLogin,
    body,
    state: event === undefined ? 'PENDING' : states[event],
    commit: wanted.data.commit_id ?? head,
  });
  for (const comment of comments) {
    const diffHunk = files.find((file) => file.path === comment.path)?.patch ?? '';
    addReviewComment(state, review, { ...comment, diffHunk });
  }
  return { status: 200, body: reviewObject(call.site, review) };
}

function refuseReview(
  state: GitHubState,
  { thread }: OpenPull,
  { event, body, comments }: NewReview,
): Answer | undefined {
  if (event === 'APPROVE' && !state.pullRequestsPermitted) {
    return refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  const own = thread.author === state.tokenLogin;
  if (own && (event === 'APPROVE' || event === 'REQUEST_CHANGES')) {
    const verb = event === 'APPROVE' ? 'approve' : 'request changes on';
    return unprocessable(`Review Can not ${verb} your own pull request`);
  }
  const empty = body === '' && comments.length === 0 && event !== 'APPROVE';
  return empty ? unprocessable('Review body can not be blank') : undefined;
}

function refuseLines(review: NewReview, files: readonly FileFacts[]): Answer | undefined {
  for (const { path, line } of review.comments) {
    const file = files.find((one) => one.path === path);
    if (file === undefined) {
      return unprocessable('Path could not be resolved');
    }
    if (!linesShown(file.patch ?? '').has(line)) {
      return unprocessable('Line could not be resolved');
    }
  }
  return undefined;
}

/** The new side's line numbers that a patch shows: the only ones that can be commented. */
function linesShown(patch: string): ReadonlySet<number> {
  const shown = new Set<number>();
  let next = 0;
  for (const line of patch.split('\n')) {
    if (line.startsWith('@@')) {
      next = Number(line.split('+')[1]?.split(/[ ,]/)[0] ?? 0);
    } else if (line.startsWith('+') || line.startsWith(' ')) {
      shown.add(next);
      next += 1;
    }
  }
  return shown;
}

export type ReviewSeed = {
  readonly pull: number;
  readonly author: string;
  readonly body: string;
  readonly state: ReviewState;
  readonly commit: string;
};

/** Puts a review into the state without asking whether it is allowed. */
export function addReview(state: GitHubState, seed: ReviewSeed): ReviewRecord {
  const review = { ...seed, id: takeId(state), submittedAt: timestamp(state) };
  state.reviews.push(review);
  return review;
}

type LineComment = {
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly diffHunk: string;
};

/** Puts a line comment of a review into the state. */
export function addReviewComment(state: GitHubState, review: ReviewRecord, comment: LineComment) {
  const record = {
    ...comment,
    id: takeId(state),
    pull: review.pull,
    review: review.id,
    author: review.author,
    commit: review.commit,
    createdAt: timestamp(state),
  };
  state.reviewComments.push(record);
  return record;
}

const base = '/repos/{owner}/{repo}/pulls/{pull_number}';

export const reviewRoutes: readonly Route[] = [
  { method: 'GET', path: `${base}/reviews`, handle: listReviews },
  { method: 'POST', path: `${base}/reviews`, handle: createReview },
  { method: 'GET', path: `${base}/comments`, handle: listReviewComments },
  { method: 'POST', path: `${base}/requested_reviewers`, handle: requestReviewers },
];
