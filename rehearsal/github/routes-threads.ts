// Issues, the comments of issues and pull requests, and reactions.
import * as z from 'zod';
import { type ApiResponse, notFoundResponse, paginate, validationError } from './api-response.ts';
import { commentObject, issueObject, labelObjects, reactionObject } from './objects.ts';
import { reviewCommentObject } from './objects-pull.ts';
import type { Route, RouteCall } from './routes.ts';
import { addComment, type GitHubState, nextRecordId, timestamp } from './state.ts';

const bodyLimit = 65_536;
const commentSchema = z.object({ body: z.string().min(1).max(bodyLimit) });
const reactionSchema = z.object({
  content: z.enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']),
});

export function findThread({ site, params }: RouteCall) {
  return site.state.threads.get(Number(params.issue_number ?? params.pull_number));
}

function getIssue(call: RouteCall): ApiResponse {
  const thread = findThread(call);
  return thread === undefined
    ? notFoundResponse
    : { status: 200, body: issueObject(call.site, thread) };
}

function listComments(call: RouteCall): ApiResponse {
  const thread = findThread(call);
  if (thread === undefined) return notFoundResponse;
  const since = call.url.searchParams.get('since') ?? '';
  const comments = call.site.state.comments.filter(
    (comment) => comment.thread === thread.number && comment.updatedAt >= since,
  );
  return paginate(
    comments.map((comment) => commentObject(call.site, comment)),
    call.url,
  );
}

/** A repository's comments by age; `direction` counts only with a `sort`. */
function sortedByAge<T extends { readonly id: number }>(
  comments: readonly T[],
  { url }: RouteCall,
): readonly T[] {
  const byAge = comments.toSorted((one, other) => one.id - other.id);
  const { searchParams } = url;
  const isDescending = searchParams.has('sort') && searchParams.get('direction') === 'desc';
  return isDescending ? byAge.toReversed() : byAge;
}

function listAllComments(call: RouteCall): ApiResponse {
  const { site, url } = call;
  const recent = site.state.comments.filter(({ updatedAt }) => isRecent(updatedAt, url));
  const objects = sortedByAge(recent, call).map((comment) => commentObject(site, comment));
  return paginate(objects, url);
}

function listAllReviewComments(call: RouteCall): ApiResponse {
  const { site, url } = call;
  const recent = site.state.reviewComments.filter(({ createdAt }) => isRecent(createdAt, url));
  const objects = sortedByAge(recent, call).map((comment) => reviewCommentObject(site, comment));
  return paginate(objects, url);
}

function isRecent(at: string, url: URL): boolean {
  const since = url.searchParams.get('since') ?? '';
  return since === '' || Date.parse(at) >= Date.parse(since);
}

function bodyError(body: unknown): ApiResponse | undefined {
  if (commentSchema.safeParse(body).success) return undefined;
  return validationError({
    resource: 'IssueComment',
    code: 'unprocessable',
    field: 'data',
    message: `Body cannot be blank or longer than ${bodyLimit} characters`,
  });
}

function createComment(call: RouteCall): ApiResponse {
  const thread = findThread(call);
  const refused = bodyError(call.body);
  if (thread === undefined || refused !== undefined) return refused ?? notFoundResponse;
  const { body } = commentSchema.parse(call.body);
  const { state } = call.site;
  const comment = addComment(state, { thread: thread.number, author: state.tokenLogin, body });
  return { status: 201, body: commentObject(call.site, comment) };
}

function findComment({ site, params }: RouteCall) {
  return site.state.comments.find((comment) => comment.id === Number(params.comment_id));
}

function getComment(call: RouteCall): ApiResponse {
  const comment = findComment(call);
  return comment === undefined
    ? notFoundResponse
    : { status: 200, body: commentObject(call.site, comment) };
}

function updateComment(call: RouteCall): ApiResponse {
  const comment = findComment(call);
  const refused = bodyError(call.body);
  if (comment === undefined || refused !== undefined) return refused ?? notFoundResponse;
  comment.body = commentSchema.parse(call.body).body;
  comment.updatedAt = timestamp(call.site.state);
  return { status: 200, body: commentObject(call.site, comment) };
}

function react(call: RouteCall, target: string | undefined): ApiResponse {
  const wanted = reactionSchema.safeParse(call.body);
  if (target === undefined || !wanted.success) {
    return target === undefined
      ? notFoundResponse
      : validationError({ resource: 'Reaction', code: 'invalid', field: 'content' });
  }
  const { content } = wanted.data;
  const { state } = call.site;
  const earlier = state.reactions.find(
    (reaction) =>
      reaction.target === target &&
      reaction.content === content &&
      reaction.author === state.tokenLogin,
  );
  const reaction = earlier ?? addReaction(state, target, content);
  return {
    status: earlier === undefined ? 201 : 200,
    body: reactionObject(call.site, reaction),
  };
}

function addReaction(state: GitHubState, target: string, content: string) {
  const author = state.tokenLogin;
  const reaction = {
    id: nextRecordId(state),
    target,
    author,
    content,
    createdAt: timestamp(state),
  };
  state.reactions.push(reaction);
  return reaction;
}

function reactToIssue(call: RouteCall): ApiResponse {
  const thread = findThread(call);
  return react(call, thread === undefined ? undefined : `issue:${thread.number}`);
}

function reactToComment(call: RouteCall): ApiResponse {
  const comment = findComment(call);
  return react(call, comment === undefined ? undefined : `comment:${comment.id}`);
}

function reactToReviewComment(call: RouteCall): ApiResponse {
  const id = Number(call.params.comment_id);
  const comment = call.site.state.reviewComments.find((one) => one.id === id);
  return react(call, comment === undefined ? undefined : `review-comment:${id}`);
}

const labelSchema = z.string().min(1).max(50);
const labelsSchema = z.object({ labels: z.array(labelSchema).min(1) });

/** Labels that the repository doesn't know yet are made. */
function addLabels(call: RouteCall): ApiResponse {
  const thread = findThread(call);
  const wanted = labelsSchema.safeParse(call.body);
  if (thread === undefined || !wanted.success) {
    return thread === undefined
      ? notFoundResponse
      : validationError({ resource: 'Label', code: 'invalid', field: 'name' });
  }
  const has = (name: string) =>
    thread.labels.some((label) => label.toLowerCase() === name.toLowerCase());
  for (const label of wanted.data.labels.filter((name) => !has(name))) {
    thread.labels = [...thread.labels, label];
    call.site.state.labelled.push({ thread: thread.number, label });
  }
  return { status: 200, body: labelObjects(call.site, thread) };
}

const base = '/repos/{owner}/{repo}';

export const threadRoutes: readonly Route[] = [
  // Before the routes with a number in this place.
  { method: 'GET', path: `${base}/issues/comments`, handle: listAllComments },
  { method: 'GET', path: `${base}/pulls/comments`, handle: listAllReviewComments },
  { method: 'GET', path: `${base}/issues/{issue_number}`, handle: getIssue },
  { method: 'GET', path: `${base}/issues/{issue_number}/comments`, handle: listComments },
  { method: 'POST', path: `${base}/issues/{issue_number}/comments`, handle: createComment },
  { method: 'POST', path: `${base}/issues/{issue_number}/labels`, handle: addLabels },
  { method: 'GET', path: `${base}/issues/comments/{comment_id}`, handle: getComment },
  { method: 'PATCH', path: `${base}/issues/comments/{comment_id}`, handle: updateComment },
  { method: 'POST', path: `${base}/issues/{issue_number}/reactions`, handle: reactToIssue },
  {
    method: 'POST',
    path: `${base}/issues/comments/{comment_id}/reactions`,
    handle: reactToComment,
  },
  {
    method: 'POST',
    path: `${base}/pulls/comments/{comment_id}/reactions`,
    handle: reactToReviewComment,
  },
];
