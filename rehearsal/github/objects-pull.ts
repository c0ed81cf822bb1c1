// Pull requests, their files and reviews, as in GitHub's REST API.

import { type FileFacts, type PullFacts, pullFacts } from '../git/pull-facts.ts';
import {
  type ApiObject,
  associationOf,
  type GitHubSite,
  labelObjects,
  nodeId,
  reactionRollup,
  reactionsOn,
  repositoryApi,
  repositoryPage,
  teamObject,
  userObject,
} from './objects.ts';
import { repositoryObject } from './objects-repository.ts';
import type { PullRecord, ReviewCommentRecord, ReviewRecord, ThreadRecord } from './state.ts';

/** Builds the shorter form that listings return. */
export async function pullListObject(
  site: GitHubSite,
  thread: ThreadRecord,
  pull: PullRecord,
  facts?: PullFacts,
): Promise<ApiObject> {
  const { head, base } = facts ?? (await pullFacts(site.state, pull));
  return {
    ...pullAddresses(site, pull.number, head),
    id: 900_000 + pull.number,
    node_id: nodeId('PR', pull.number),
    number: pull.number,
    state: thread.state,
    locked: thread.lock !== undefined,
    title: thread.title,
    user: userObject(site, thread.author),
    body: thread.body,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    closed_at: thread.state === 'closed' ? thread.updatedAt : null,
    merged_at: pull.merged ? thread.updatedAt : null,
    merge_commit_sha: head,
    assignee: null,
    assignees: [],
    requested_reviewers: pull.requestedReviewers.map((login) => userObject(site, login)),
    requested_teams: pull.requestedTeams.map((slug) => teamObject(site, slug)),
    labels: labelObjects(site, thread),
    milestone: null,
    draft: pull.draft,
    head: branchEnd(site, { repository: pull.headRepository, ref: pull.headRef, sha: head }),
    base: branchEnd(site, {
      repository: site.state.repository,
      ref: pull.baseRef,
      sha: base,
    }),
    author_association: associationOf(site, thread.author),
    auto_merge: null,
    active_lock_reason: thread.lock ?? null,
  };
}

/** Builds the full form that a pull request's own address returns. */
export async function pullObject(
  site: GitHubSite,
  thread: ThreadRecord,
  pull: PullRecord,
): Promise<ApiObject> {
  const facts = await pullFacts(site.state, pull);
  const { comments, reviewComments } = site.state;
  const sum = (key: 'additions' | 'deletions') =>
    facts.files.reduce((total, file) => total + file[key], 0);
  return {
    ...(await pullListObject(site, thread, pull, facts)),
    merged: pull.merged,
    mergeable: thread.state === 'open' ? true : null,
    mergeable_state: 'clean',
    merged_by: null,
    maintainer_can_modify: false,
    comments: comments.filter((comment) => comment.thread === pull.number).length,
    review_comments: reviewComments.filter((comment) => comment.pull === pull.number).length,
    commits: facts.commits,
    additions: sum('additions'),
    deletions: sum('deletions'),
    changed_files: facts.files.length,
  };
}

type BranchEnd = { readonly repository: string; readonly ref: string; readonly sha: string };

function branchEnd(site: GitHubSite, { repository, ref, sha }: BranchEnd): ApiObject {
  const owner = repository.split('/')[0] ?? '';
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: userObject(site, owner),
    repo: repositoryObject(site, repository),
  };
}

function pullAddresses(site: GitHubSite, number: number, head: string): ApiObject {
  const url = repositoryApi(site, `/pulls/${number}`);
  const issue = repositoryApi(site, `/issues/${number}`);
  const page = repositoryPage(site, `/pull/${number}`);
  const addresses = {
    issue,
    comments: `${issue}/comments`,
    commits: `${url}/commits`,
    review_comments: `${url}/comments`,
    review_comment: repositoryApi(site, '/pulls/comments{/number}'),
    statuses: repositoryApi(site, `/statuses/${head}`),
  };
  const named = Object.entries(addresses).map(([name, href]) => [`${name}_url`, href]);
  const links = Object.entries({ ...addresses, self: url, html: page });
  return {
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    ...Object.fromEntries(named),
    _links: Object.fromEntries(links.map(([name, href]) => [name, { href }])),
  };
}

export function fileObject(site: GitHubSite, file: FileFacts, head: string): ApiObject {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: file.blob,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: repositoryPage(site, `/blob/${head}/${path}`),
    raw_url: repositoryPage(site, `/raw/${head}/${path}`),
    contents_url: repositoryApi(site, `/contents/${path}?ref=${head}`),
    ...(file.patch === undefined || isTooLong(file.patch) ? {} : { patch: file.patch }),
    ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
  };
}

/** True when GitHub would leave out the patch of a file this large. Its lines can still be commented on. */
function isTooLong(patch: string): boolean {
  return patch.split('\n').length > 3000;
}

export function reviewObject(site: GitHubSite, review: ReviewRecord): ApiObject {
  const page = repositoryPage(site, `/pull/${review.pull}#pullrequestreview-${review.id}`);
  const pull = repositoryApi(site, `/pulls/${review.pull}`);
  return {
    id: review.id,
    node_id: nodeId('PRR', review.id),
    user: userObject(site, review.author),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: pull,
    author_association: associationOf(site, review.author),
    _links: { html: { href: page }, pull_request: { href: pull } },
    submitted_at: review.submittedAt,
    commit_id: review.commit,
  };
}

/** Builds a review comment. `line` is the line's present number; null for an outdated comment. */
export function reviewCommentObject(
  site: GitHubSite,
  comment: ReviewCommentRecord,
  line: number | null = comment.line,
): ApiObject {
  const isMany = comment.startLine !== undefined && line !== null;
  const url = repositoryApi(site, `/pulls/comments/${comment.id}`);
  const pull = repositoryApi(site, `/pulls/${comment.pull}`);
  const page = repositoryPage(site, `/pull/${comment.pull}#discussion_r${comment.id}`);
  return {
    url,
    id: comment.id,
    node_id: nodeId('PRRC', comment.id),
    pull_request_review_id: comment.review,
    diff_hunk: comment.diffHunk,
    path: comment.path,
    line,
    original_line: comment.line,
    start_line: isMany ? line - (comment.line - (comment.startLine ?? 0)) : null,
    original_start_line: comment.startLine ?? null,
    start_side: comment.startLine === undefined ? null : comment.side,
    side: comment.side,
    position: line === null ? null : 1,
    original_position: 1,
    commit_id: comment.commit,
    original_commit_id: comment.commit,
    user: userObject(site, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.createdAt,
    html_url: page,
    pull_request_url: pull,
    author_association: associationOf(site, comment.author),
    reactions: reactionRollup(url, reactionsOn(site, `review-comment:${comment.id}`)),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pull } },
    ...(comment.inReplyTo === undefined ? {} : { in_reply_to_id: comment.inReplyTo }),
  };
}
