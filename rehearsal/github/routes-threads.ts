// Routes for issues, comments, labels and reactions.
import * as z from 'zod';
import {
  type ApiResponse,
  errorResponse,
  orNotFound,
  paginate,
  RequestRefused,
  readBody,
  validationError,
} from './api-response.ts';
import { commentObject, issueObject, labelObjects, reactionObject } from './objects.ts';
import { reviewCommentObject } from './objects-pull.ts';
import type { Route, RouteCall } from './route.ts';
import {
  addComment,
  JOB_BOT,
  nextRecordId,
  type ReviewCommentRecord,
  type ThreadRecord,
  timestamp,
} from './state.ts';

const MAX_BODY_LENGTH = 65_536;
const commentSchema = z.object({ body: z.string().min(1).max(MAX_BODY_LENGTH) });
const reactionSchema = z.object({
  content: z.enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']),
});

const LOCKED = errorResponse(403, 'Unable to create comment because issue is locked.');

/** Refuses what the job's own token may not write in a locked conversation. */
export function requireUnlocked({ site }: RouteCall, thread: ThreadRecord | undefined): void {
  if (thread?.lock !== undefined && site.state.tokenLogin === JOB_BOT) {
    throw new RequestRefused(LOCKED);
  }
}

export function requireThread({ site, params }: RouteCall): ThreadRecord {
  return orNotFound(site.state.threads.get(Number(params.issue_number ?? params.pull_number)));
}

function getIssue(call: RouteCall): ApiResponse {
  return { status: 200, body: issueObject(call.site, requireThread(call)) };
}

function listComments(call: RouteCall): ApiResponse {
  const thread = requireThread(call);
  const since = call.url.searchParams.get('since') ?? '';
  const comments = call.site.state.comments.filter(
    (comment) => comment.thread === thread.number && comment.updatedAt >= since,
  );
  return paginate(
    comments.map((comment) => commentObject(call.site, comment)),
    call.url,
  );
}

/** Sorts comments by age. GitHub ignores `direction` without `sort`. */
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

const INVALID_BODY = validationError({
  resource: 'IssueComment',
  code: 'unprocessable',
  field: 'data',
  message: `Body cannot be blank or longer than ${MAX_BODY_LENGTH} characters`,
});

function createComment(call: RouteCall): ApiResponse {
  const { body } = readBody(commentSchema, call.body, INVALID_BODY);
  const thread = requireThread(call);
  requireUnlocked(call, thread);
  const { state } = call.site;
  const comment = addComment(state, { thread: thread.number, author: state.tokenLogin, body });
  return { status: 201, body: commentObject(call.site, comment) };
}

function requireComment({ site, params }: RouteCall) {
  const id = Number(params.comment_id);
  return orNotFound(site.state.comments.find((comment) => comment.id === id));
}

function getComment(call: RouteCall): ApiResponse {
  return { status: 200, body: commentObject(call.site, requireComment(call)) };
}

function updateComment(call: RouteCall): ApiResponse {
  const { body } = readBody(commentSchema, call.body, INVALID_BODY);
  const comment = requireComment(call);
  requireUnlocked(call, call.site.state.threads.get(comment.thread));
  comment.body = body;
  comment.updatedAt = timestamp(call.site.state);
  return { status: 200, body: commentObject(call.site, comment) };
}

const INVALID_REACTION = validationError({
  resource: 'Reaction',
  code: 'invalid',
  field: 'content',
});

/** Returns a handler that reacts to what the request names: `issue:7`, `comment:12` or `review-comment:13`. */
function reactTo(target: (call: RouteCall) => string): Route['handle'] {
  return (call) => {
    const { content } = readBody(reactionSchema, call.body, INVALID_REACTION);
    const { state } = call.site;
    const { params } = call;
    const commented = state.comments.find(({ id }) => id === Number(params.comment_id));
    requireUnlocked(call, state.threads.get(commented?.thread ?? Number(params.issue_number)));
    const wanted = { target: target(call), content, author: state.tokenLogin };
    const earlier = state.reactions.find(
      (one) =>
        one.target === wanted.target && one.content === content && one.author === wanted.author,
    );
    if (earlier !== undefined) return { status: 200, body: reactionObject(call.site, earlier) };
    const reaction = { ...wanted, id: nextRecordId(state), createdAt: timestamp(state) };
    state.reactions.push(reaction);
    return { status: 201, body: reactionObject(call.site, reaction) };
  };
}

export function requireReviewComment({ site, params }: RouteCall): ReviewCommentRecord {
  const id = Number(params.comment_id);
  return orNotFound(site.state.reviewComments.find((comment) => comment.id === id));
}

const labelSchema = z.string().min(1).max(50);
const labelsSchema = z.object({ labels: z.array(labelSchema).min(1) });

const INVALID_LABELS = validationError({ resource: 'Label', code: 'invalid', field: 'name' });

/** Adds labels to an issue. GitHub creates those that the repository doesn't have yet. */
function addLabels(call: RouteCall): ApiResponse {
  const thread = requireThread(call);
  const { labels } = readBody(labelsSchema, call.body, INVALID_LABELS);
  const has = (name: string) =>
    thread.labels.some((label) => label.toLowerCase() === name.toLowerCase());
  for (const label of labels.filter((name) => !has(name))) {
    thread.labels = [...thread.labels, label];
    call.site.state.labelled.push({ thread: thread.number, label });
  }
  return { status: 200, body: labelObjects(call.site, thread) };
}

const BASE_PATH = '/repos/{owner}/{repo}';

export const threadRoutes: readonly Route[] = [
  // Must come before the routes that have a number in the same position.
  { method: 'GET', path: `${BASE_PATH}/issues/comments`, handle: listAllComments },
  { method: 'GET', path: `${BASE_PATH}/pulls/comments`, handle: listAllReviewComments },
  { method: 'GET', path: `${BASE_PATH}/issues/{issue_number}`, handle: getIssue },
  { method: 'GET', path: `${BASE_PATH}/issues/{issue_number}/comments`, handle: listComments },
  { method: 'POST', path: `${BASE_PATH}/issues/{issue_number}/comments`, handle: createComment },
  { method: 'POST', path: `${BASE_PATH}/issues/{issue_number}/labels`, handle: addLabels },
  { method: 'GET', path: `${BASE_PATH}/issues/comments/{comment_id}`, handle: getComment },
  { method: 'PATCH', path: `${BASE_PATH}/issues/comments/{comment_id}`, handle: updateComment },
  {
    method: 'POST',
    path: `${BASE_PATH}/issues/{issue_number}/reactions`,
    handle: reactTo((call) => `issue:${requireThread(call).number}`),
  },
  {
    method: 'POST',
    path: `${BASE_PATH}/issues/comments/{comment_id}/reactions`,
    handle: reactTo((call) => `comment:${requireComment(call).id}`),
  },
  {
    method: 'POST',
    path: `${BASE_PATH}/pulls/comments/{comment_id}/reactions`,
    handle: reactTo((call) => `review-comment:${requireReviewComment(call).id}`),
  },
];
