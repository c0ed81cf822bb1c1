// Routes for reviews, line comments and review requests.
import * as z from 'zod';
import { hunkAbove, positionError } from '../git/diff-lines.ts';
import { movedLine } from '../git/moved-lines.ts';
import { type FileFacts, pullFacts } from '../git/pull-facts.ts';
import {
  type ApiResponse,
  errorResponse,
  notFoundResponse,
  paginate,
  readBody,
  unprocessableEntity,
  validationError,
} from './api-response.ts';
import { pullListObject, reviewCommentObject, reviewObject } from './objects-pull.ts';
import { addReply, addReview, addReviewComment } from './review-records.ts';
import type { Route, RouteCall } from './route.ts';
import { type PullWithThread, requirePull } from './routes-pulls.ts';
import { requireReviewComment, requireUnlocked } from './routes-threads.ts';
import { bareRepository, type GitHubState, knownLogin } from './state.ts';

function listReviews(call: RouteCall): ApiResponse {
  const { number } = requirePull(call).pull;
  const reviews = call.site.state.reviews.filter(({ pull }) => pull === number);
  const objects = reviews.map((review) => reviewObject(call.site, review));
  return paginate(objects, call.url);
}

function getReview(call: RouteCall): ApiResponse {
  const { number } = requirePull(call).pull;
  const id = Number(call.params.review_id);
  const review = call.site.state.reviews.find((one) => one.pull === number && one.id === id);
  return review === undefined
    ? notFoundResponse
    : { status: 200, body: reviewObject(call.site, review) };
}

function getReviewComment(call: RouteCall): ApiResponse {
  return { status: 200, body: reviewCommentObject(call.site, requireReviewComment(call)) };
}

async function listReviewComments(call: RouteCall): Promise<ApiResponse> {
  const { pull } = requirePull(call);
  const { state } = call.site;
  const { head } = await pullFacts(state, pull);
  const repository = bareRepository(state, state.repository);
  const comments = state.reviewComments.filter((comment) => comment.pull === pull.number);
  const objects = comments.map(async (comment) =>
    reviewCommentObject(call.site, comment, await movedLine(repository, comment, head)),
  );
  return paginate(await Promise.all(objects), call.url);
}

const reviewersSchema = z.object({
  reviewers: z.array(z.string()).default([]),
  team_reviewers: z.array(z.string()).default([]),
});

async function requestReviewers(call: RouteCall): Promise<ApiResponse> {
  const found = requirePull(call);
  const wanted = readBody(reviewersSchema, call.body, errorResponse(422, 'Reviewers are missing.'));
  const { reviewers, team_reviewers: teams } = wanted;
  const users = reviewers.map((login) => knownLogin(call.site.state, login));
  const refused = rejectReviewers(call.site.state, found, { users, teams });
  if (refused !== undefined) return errorResponse(422, refused);
  const { pull, thread } = found;
  pull.requestedReviewers = [...new Set([...pull.requestedReviewers, ...users])];
  pull.requestedTeams = [...new Set([...pull.requestedTeams, ...teams])];
  return { status: 201, body: await pullListObject(call.site, thread, pull) };
}

type WantedReviewers = { readonly users: readonly string[]; readonly teams: readonly string[] };

/** Refuses all requested reviewers when one can't be asked, as GitHub does. */
function rejectReviewers(
  state: GitHubState,
  { thread }: PullWithThread,
  { users, teams }: WantedReviewers,
): string | undefined {
  if (users.includes(thread.author)) return 'Review cannot be requested from pull request author.';
  const isStranger =
    users.some((login) => (state.roles[login] ?? 'none') === 'none') ||
    teams.some((slug) => !state.teams.includes(slug));
  return isStranger
    ? `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${state.repository} repository.`
    : undefined;
}

const sideSchema = z.enum(['LEFT', 'RIGHT']);
const reviewSchema = z.object({
  body: z.string().max(65_536).default(''),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']).optional(),
  commit_id: z.string().optional(),
  comments: z
    .array(
      z.object({
        path: z.string(),
        body: z.string().min(1),
        line: z.number().int(),
        side: sideSchema.default('RIGHT'),
        start_line: z.number().int().optional(),
        start_side: sideSchema.optional(),
      }),
    )
    .default([]),
});
type NewReviewBody = z.infer<typeof reviewSchema>;

const REVIEW_STATES = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
} as const;

const INVALID_REVIEW = validationError({
  resource: 'PullRequestReview',
  code: 'invalid',
  field: 'body',
});

async function createReview(call: RouteCall): Promise<ApiResponse> {
  const found = requirePull(call);
  requireUnlocked(call, found.thread);
  const wanted = readBody(reviewSchema, call.body, INVALID_REVIEW);
  const { state } = call.site;
  const { head, files } = await pullFacts(state, found.pull);
  const refused = rejectReview(state, found, wanted) ?? rejectLines(wanted, files);
  if (refused !== undefined) return refused;
  const { event, body, comments } = wanted;
  const review = addReview(state, {
    pull: found.pull.number,
    author: state.tokenLogin,
    body,
    state: event === undefined ? 'PENDING' : REVIEW_STATES[event],
    commit: wanted.commit_id ?? head,
  });
  for (const { start_line: startLine, ...comment } of comments) {
    const patch = files.find((file) => file.path === comment.path)?.patch ?? '';
    const diffHunk = hunkAbove(patch, comment);
    addReviewComment(state, review, { ...comment, startLine, diffHunk });
  }
  return { status: 200, body: reviewObject(call.site, review) };
}

function rejectReview(
  state: GitHubState,
  { thread }: PullWithThread,
  { event, body, comments }: NewReviewBody,
): ApiResponse | undefined {
  if (event === 'APPROVE' && !state.pullRequestsPermitted) {
    return errorResponse(
      403,
      'GitHub Actions is not permitted to create or approve pull requests.',
    );
  }
  const own = thread.author === state.tokenLogin;
  if (own && (event === 'APPROVE' || event === 'REQUEST_CHANGES')) {
    const verb = event === 'APPROVE' ? 'approve' : 'request changes on';
    return unprocessableEntity(`Review Can not ${verb} your own pull request`);
  }
  const empty = body === '' && comments.length === 0 && event !== 'APPROVE';
  return empty ? unprocessableEntity('Review body can not be blank') : undefined;
}

/** Refuses a review, with a message for each comment that has no valid position. */
function rejectLines(review: NewReviewBody, files: readonly FileFacts[]): ApiResponse | undefined {
  const refused = review.comments.flatMap((comment) => {
    const file = files.find((one) => one.path === comment.path);
    const { line, side, start_line: startLine, start_side: startSide } = comment;
    const why =
      file === undefined
        ? 'Path could not be resolved'
        : positionError(file.patch ?? '', { line, side, startLine, startSide });
    return why === undefined ? [] : [why];
  });
  return refused.length === 0 ? undefined : unprocessableEntity(...refused);
}

const replySchema = z.object({ body: z.string().min(1).max(65_536) });

function replyToComment(call: RouteCall): ApiResponse {
  const { pull, thread } = requirePull(call);
  requireUnlocked(call, thread);
  const { state } = call.site;
  const comment = requireReviewComment(call);
  if (comment.pull !== pull.number) return notFoundResponse;
  const wanted = replySchema.safeParse(call.body);
  if (!wanted.success || comment.inReplyTo !== undefined) {
    const field = wanted.success ? 'in_reply_to' : 'body';
    return validationError({ resource: 'PullRequestReviewComment', code: 'invalid', field });
  }
  const reply = addReply(state, comment, { author: state.tokenLogin, body: wanted.data.body });
  return { status: 201, body: reviewCommentObject(call.site, reply) };
}

const BASE_PATH = '/repos/{owner}/{repo}/pulls/{pull_number}';

export const reviewRoutes: readonly Route[] = [
  { method: 'GET', path: `${BASE_PATH}/reviews`, handle: listReviews },
  { method: 'POST', path: `${BASE_PATH}/reviews`, handle: createReview },
  { method: 'GET', path: `${BASE_PATH}/reviews/{review_id}`, handle: getReview },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/comments/{comment_id}',
    handle: getReviewComment,
  },
  { method: 'GET', path: `${BASE_PATH}/comments`, handle: listReviewComments },
  { method: 'POST', path: `${BASE_PATH}/comments/{comment_id}/replies`, handle: replyToComment },
  { method: 'POST', path: `${BASE_PATH}/requested_reviewers`, handle: requestReviewers },
];
