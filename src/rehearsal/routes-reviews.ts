// Reviews of pull requests, their line comments, and who is asked for one.
import * as z from 'zod';
import { type Answer, invalid, notFound, page, refusal, unprocessable } from './answer.ts';
import { hunkAbove, refusePlace } from './diff-lines.ts';
import { lineAt } from './moved-lines.ts';
import { pullListObject, reviewCommentObject, reviewObject } from './objects-pull.ts';
import { type FileFacts, pullFacts } from './pull-facts.ts';
import { addReply, addReview, addReviewComment } from './reviews.ts';
import type { Call, Route } from './routes.ts';
import { type OpenPull, pullOf } from './routes-pulls.ts';
import { bareRepository, type GitHubState, knownLogin } from './state.ts';

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

async function listReviewComments(call: Call): Promise<Answer> {
  const found = pullOf(call);
  if (found === undefined) {
    return notFound;
  }
  const { state } = call.site;
  const { head } = await pullFacts(state, found.pull);
  const repository = bareRepository(state, state.repository);
  const comments = state.reviewComments.filter(({ pull }) => pull === found.pull.number);
  const objects = comments.map(async (comment) =>
    reviewCommentObject(call.site, comment, await lineAt(repository, comment, head)),
  );
  return page(await Promise.all(objects), call.url);
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
  if (!wanted.success) {
    return refusal(422, 'Reviewers are missing.');
  }
  const { reviewers, team_reviewers: teams } = wanted.data;
  const users = reviewers.map((login) => knownLogin(call.site.state, login));
  const refused = refuseReviewers(call.site.state, found, { users, teams });
  if (refused !== undefined) {
    return refusal(422, refused);
  }
  const { pull, thread } = found;
  pull.requestedReviewers = [...new Set([...pull.requestedReviewers, ...users])];
  pull.requestedTeams = [...new Set([...pull.requestedTeams, ...teams])];
  return { status: 201, body: await pullListObject(call.site, thread, pull) };
}

type WantedReviewers = { readonly users: readonly string[]; readonly teams: readonly string[] };

/** GitHub takes all of them or none. */
function refuseReviewers(
  state: GitHubState,
  { thread }: OpenPull,
  { users, teams }: WantedReviewers,
): string | undefined {
  if (users.includes(thread.author)) {
    return 'Review cannot be requested from pull request author.';
  }
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
  for (const { start_line: startLine, ...comment } of comments) {
    const patch = files.find((file) => file.path === comment.path)?.patch ?? '';
    const diffHunk = hunkAbove(patch, comment);
    addReviewComment(state, review, { ...comment, startLine, diffHunk });
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

/** A sentence for each comment that has no place; one of them is enough to lose the review. */
function refuseLines(review: NewReview, files: readonly FileFacts[]): Answer | undefined {
  const refused = review.comments.flatMap((comment) => {
    const file = files.find((one) => one.path === comment.path);
    const { line, side, start_line: startLine, start_side: startSide } = comment;
    const why =
      file === undefined
        ? 'Path could not be resolved'
        : refusePlace(file.patch ?? '', { line, side, startLine, startSide });
    return why === undefined ? [] : [why];
  });
  return refused.length === 0 ? undefined : unprocessable(...refused);
}

const replySchema = z.object({ body: z.string().min(1).max(65_536) });

function replyToComment(call: Call): Answer {
  const found = pullOf(call);
  const { state } = call.site;
  const comment = state.reviewComments.find(
    ({ id, pull }) => id === Number(call.params.comment_id) && pull === found?.pull.number,
  );
  if (comment === undefined) {
    return notFound;
  }
  const wanted = replySchema.safeParse(call.body);
  if (!wanted.success || comment.inReplyTo !== undefined) {
    const field = wanted.success ? 'in_reply_to' : 'body';
    return invalid({ resource: 'PullRequestReviewComment', code: 'invalid', field });
  }
  const reply = addReply(state, comment, { author: state.tokenLogin, body: wanted.data.body });
  return { status: 201, body: reviewCommentObject(call.site, reply) };
}

const base = '/repos/{owner}/{repo}/pulls/{pull_number}';

export const reviewRoutes: readonly Route[] = [
  { method: 'GET', path: `${base}/reviews`, handle: listReviews },
  { method: 'POST', path: `${base}/reviews`, handle: createReview },
  { method: 'GET', path: `${base}/comments`, handle: listReviewComments },
  { method: 'POST', path: `${base}/comments/{comment_id}/replies`, handle: replyToComment },
  { method: 'POST', path: `${base}/requested_reviewers`, handle: requestReviewers },
];
