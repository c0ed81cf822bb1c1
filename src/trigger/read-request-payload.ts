// Turns a payload that may concern us into a request. Imported only when one may, because it loads the Markdown parser.

import type * as z from 'zod';
import { SquadError } from '#src/errors.ts';
import { writtenBy } from '#src/ports/accounts.ts';
import { commentedLines } from '#src/ports/commented-lines.ts';
import { looseKey } from '#src/text/slug.ts';
import { type Command, readCommand, readRequest } from './command.ts';
import {
  COLLABORATOR,
  declined,
  ISSUE_COMMENT_EVENT,
  ISSUES_EVENT,
  type IssueEvent,
  ignored,
  PULL_REQUEST_EVENT,
  REVIEW_COMMENT_EVENT,
  REVIEW_EVENT,
  threadOf,
  toTrigger,
  unknownThread,
  WORKFLOW_DISPATCH_EVENT,
} from './event-request.ts';
import { foldCase } from './find-mention.ts';
import type { EventFacts, RequestSource, Trigger } from './request.ts';

/** Reads an issue that was opened, labelled or assigned. */
function readIssue(event: IssueEvent, { phrase }: EventFacts): Trigger {
  if (event.action === 'labeled') return readLabel(event);
  return event.action === 'assigned' ? readAssignment(event, phrase) : readOpened(event, phrase);
}

function readOpened({ issue, repository, sender }: IssueEvent, phrase: string): Trigger {
  // The title comes before the body, so a mention in it makes the body the rest of the request.
  const whole = `${issue.title}\n\n${issue.body}`;
  const text = readCommand(issue.title, phrase) === undefined ? issue.body : whole;
  return toTrigger({
    repository,
    sender,
    id: `issue-${issue.number}-opened`,
    source: 'issue-opened',
    thread: threadOf(issue, 'issue'),
    author: writtenBy(issue.user, issue.performed_via_github_app),
    association: issue.author_association ?? undefined,
    text,
    at: issue.created_at,
    url: issue.html_url,
    command: readCommand(text, phrase),
    reaction: { kind: 'issue', number: issue.number },
  });
}

/** Reads the labels that Squad itself sets up: `squad` addresses the squad, `squad:<slug>` one agent. GitHub itself answers `squad:copilot`. */
function readLabel(event: IssueEvent): Trigger {
  const label = foldCase(event.label?.name ?? '');
  const agent = label.startsWith('squad:') ? label.slice('squad:'.length).trim() : '';
  if (label !== 'squad' && (agent === '' || agent.length > 64)) {
    return ignored("The label is not one of the squad's.");
  }
  if (looseKey(agent) === 'copilot') {
    return ignored("The label is for GitHub's own coding agent.");
  }
  const request = wholeIssue(event.issue);
  const command: Command =
    agent === '' ? { kind: 'work', request } : { kind: 'agent', agent, request };
  return readIssueAction(event, { source: 'issue-labeled', how: `labeled-${label}`, command });
}

/** Reads an assignment, which counts only if the assignee's login is the phrase: `@squad` and the account `squad`. */
function readAssignment(event: IssueEvent, phrase: string): Trigger {
  const login = event.assignee?.login ?? '';
  if (foldCase(login) !== foldCase(phrase.replace(/^@/, ''))) {
    return ignored('The issue was assigned to somebody else.');
  }
  const command: Command = { kind: 'work', request: wholeIssue(event.issue) };
  const how = `assigned-${foldCase(login)}`;
  return readIssueAction(event, { source: 'issue-assigned', how, command });
}

// Whoever sets the label makes the request; the issue may be anybody's. Its text comes with the thread, as its author's words.
const wholeIssue = (issue: IssueEvent['issue']): string => `Work on issue #${issue.number}.`;

type IssueAction = {
  readonly source: RequestSource;
  /** The end of the request's id: `labeled-squad`. */
  readonly how: string;
  readonly command: Command;
};

function readIssueAction(event: IssueEvent, { source, how, command }: IssueAction): Trigger {
  const { issue, sender, repository } = event;
  return toTrigger({
    id: `issue-${issue.number}-${how}-${issue.updated_at}`,
    source,
    thread: threadOf(issue, 'issue'),
    repository,
    author: sender,
    association: COLLABORATOR,
    sender,
    text: wholeIssue(issue),
    at: issue.updated_at,
    url: issue.html_url,
    command,
    reaction: { kind: 'issue', number: issue.number },
  });
}

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
    author: writtenBy(comment.user, comment.performed_via_github_app),
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
    author: writtenBy(review.user, review.performed_via_github_app),
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

/** Reads a request on a pull request. Its author is whoever opened it or pushed to it; that account's access is checked. */
function readPullRequest(
  { pull_request: pull, repository, sender }: z.infer<typeof PULL_REQUEST_EVENT>,
  { request }: EventFacts,
): Trigger {
  return toTrigger({
    // One id per head commit, whatever happens to the pull request at that commit.
    id: `pull-${pull.number}-${pull.head.sha}`,
    source: 'pull-request',
    thread: threadOf(pull, 'pull-request'),
    repository,
    author: sender,
    association: sender?.login === pull.user?.login ? (pull.author_association ?? 'NONE') : 'NONE',
    sender,
    text: request,
    at: pull.updated_at,
    url: pull.html_url,
    command: readRequest(request),
    reaction: undefined,
  });
}

/** Reads a scheduled request, made by whoever last changed the schedule. Throws a SquadError (E_INPUT) without an issue. */
function readSchedule(facts: EventFacts): Trigger {
  const { request, repository, actor, ref, serverUrl } = facts;
  const number = issueNumber(facts.issue);
  if (number === undefined) {
    throw new SquadError({
      code: 'E_INPUT',
      message:
        'A scheduled request needs the input "issue", the number of the issue it reports to.',
      hint: 'Open an issue for it, and put its number under `with:` in the workflow file.',
    });
  }
  const [owner = '', name = ''] = repository.split('/');
  const told = {
    owner: { login: owner },
    name,
    // Schedules run only on the default branch.
    default_branch: ref.replace(/^refs\/heads\//, ''),
    html_url: `${serverUrl}/${repository}`,
    // The payload doesn't say. In a public repository, read access counts for nothing.
    private: false,
    fork: false,
  };
  const author = { login: actor, type: 'User' };
  return requestOnIssue(number, request, { repository: told, sender: author }, 'schedule', facts);
}

/** Reads a run that was started by hand; what the form leaves empty comes from the workflow file. */
function readDispatch(
  { inputs, ...event }: z.infer<typeof WORKFLOW_DISPATCH_EVENT>,
  facts: EventFacts,
): Trigger {
  const number = issueNumber(String(inputs?.issue ?? '').trim() || facts.issue);
  const text = inputs?.request?.trim() || facts.request;
  if (number === undefined || text === '') {
    return declined('A run started by hand needs the inputs "issue" (a number) and "request".');
  }
  return requestOnIssue(number, text, event, 'dispatch', facts);
}

/** Makes a request of whoever the run is started by, on an issue of which only the number is known. */
function requestOnIssue(
  number: number,
  text: string,
  { repository, sender }: Pick<z.infer<typeof WORKFLOW_DISPATCH_EVENT>, 'repository' | 'sender'>,
  source: 'schedule' | 'dispatch',
  { runId, now }: EventFacts,
): Trigger {
  const url = `${repository.html_url}/issues/${number}`;
  return toTrigger({
    id: `${source}-${runId}`,
    source,
    thread: unknownThread(number, url),
    repository,
    author: sender,
    association: COLLABORATOR,
    sender,
    text,
    at: now,
    url,
    command: readRequest(text),
    reaction: undefined,
  });
}

/** Reads `7` or `#7`. */
function issueNumber(text: string): number | undefined {
  const number = Number(/^#?([0-9]{1,10})$/.exec(text)?.[1]);
  return number > 0 ? number : undefined;
}
