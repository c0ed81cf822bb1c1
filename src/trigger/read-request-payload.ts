// Turns a payload that may concern us into a request. Imported only when one may, because it loads the Markdown parser.
import type { z } from 'zod';
import { SquadError } from '#src/errors.ts';
import { commentedLines } from '#src/ports/index.ts';
import { readCommand } from './command.ts';
import type { EventFacts } from './event-facts.ts';
import { threadOf, toTrigger } from './event-request.ts';
import { foldCase } from './find-mention.ts';
import {
  ISSUE_COMMENT_EVENT,
  ISSUES_EVENT,
  PULL_REQUEST_EVENT,
  REVIEW_COMMENT_EVENT,
  REVIEW_EVENT,
  WORKFLOW_DISPATCH_EVENT,
} from './payload-schema.ts';
import { readIssue } from './read-issue-request.ts';
import { readDispatch, readPullRequest, readSchedule } from './read-workflow-request.ts';
import type { Trigger } from './request.ts';

/** Reads an event that `readTrigger` let through; throws a SquadError (E_EVENT) when fields are missing. */
export function readRequestPayload(facts: EventFacts): Trigger {
  switch (facts.eventName) {
    case 'issue_comment':
      return readIssueComment(facts);
    case 'pull_request_review_comment':
      return readReviewComment(facts);
    case 'pull_request_review':
      return readReview(facts);
    case 'issues':
      return readIssue(parse(ISSUES_EVENT, facts.payload), facts);
    case 'pull_request':
      return readPullRequest(parse(PULL_REQUEST_EVENT, facts.payload), facts);
    case 'schedule':
      return readSchedule(facts);
    default:
      return readDispatch(parse(WORKFLOW_DISPATCH_EVENT, facts.payload), facts);
  }
}

function readIssueComment({ payload, phrase }: EventFacts): Trigger {
  const { comment, issue, ...rest } = parse(ISSUE_COMMENT_EVENT, payload);
  return toTrigger({
    ...rest,
    id: `comment-${comment.id}`,
    source: 'comment',
    thread: threadOf(issue, issue.pull_request ? 'pull-request' : 'issue'),
    ...factsOf(comment, phrase),
    reaction: { kind: 'issue-comment', id: comment.id },
  });
}

function readReviewComment({ payload, phrase }: EventFacts): Trigger {
  const { comment, pull_request, ...rest } = parse(REVIEW_COMMENT_EVENT, payload);
  const { id, path, diff_hunk: diffHunk, in_reply_to_id: inReplyTo } = comment;
  return toTrigger({
    ...rest,
    id: `review-comment-${id}`,
    source: 'review-comment',
    thread: threadOf(pull_request, 'pull-request'),
    ...factsOf(comment, phrase),
    reaction: { kind: 'review-comment', id },
    more: {
      reviewComment: {
        id,
        path,
        diffHunk,
        ...commentedLines(comment),
        inReplyTo: inReplyTo ?? undefined,
      },
    },
  });
}

/** Returns who wrote a comment, when, and what it asks. */
function factsOf(comment: z.infer<typeof ISSUE_COMMENT_EVENT>['comment'], phrase: string) {
  return {
    author: comment.user,
    association: comment.author_association,
    text: comment.body,
    at: comment.created_at,
    url: comment.html_url,
    command: readCommand(comment.body, phrase),
  };
}

function readReview(facts: EventFacts): Trigger {
  const { review, pull_request, ...rest } = parse(REVIEW_EVENT, facts.payload);
  const asksForChanges = wantsChanges(pull_request, review.state, facts);
  const request =
    review.body.trim() || 'Make the changes that the comments of this review ask for.';
  return toTrigger({
    ...rest,
    id: `review-${review.id}`,
    source: 'review',
    thread: threadOf(pull_request, 'pull-request'),
    author: review.user,
    association: review.author_association,
    text: review.body,
    at: review.submitted_at,
    url: review.html_url,
    command:
      readCommand(review.body, facts.phrase) ??
      (asksForChanges ? { kind: 'work', request } : undefined),
    // GitHub has reactions on comments and issues, but none on reviews.
    reaction: undefined,
    more: { review: { id: review.id, state: foldCase(review.state) } },
  });
}

/** True for a review that asks for changes on the squad's own pull request; it needs no phrase. */
function wantsChanges(
  { user, head }: z.infer<typeof REVIEW_EVENT>['pull_request'],
  state: string,
  { ownBranches }: EventFacts,
): boolean {
  const isOwn = ownBranches !== undefined && head?.ref.startsWith(ownBranches) === true;
  return isOwn && user?.type === 'Bot' && foldCase(state) === 'changes_requested';
}

function parse<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.infer<Schema> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
  throw new SquadError({
    code: 'E_EVENT',
    message: `The event payload is incomplete: ${fields.join(', ')}.`,
    hint: "Start the action with the runner's complete, unmodified payload.",
  });
}
