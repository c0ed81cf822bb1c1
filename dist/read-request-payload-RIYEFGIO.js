import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  COLLABORATOR,
  ISSUES_EVENT,
  ISSUE_COMMENT_EVENT,
  PULL_REQUEST_EVENT,
  REVIEW_COMMENT_EVENT,
  REVIEW_EVENT,
  WORKFLOW_DISPATCH_EVENT,
  declined,
  ignored,
  threadOf,
  toTrigger,
  unknownThread
} from "./chunk-U6ENDPUF.js";
import {
  foldCase,
  readCommand,
  readRequest
} from "./chunk-XHZ5ENKS.js";
import {
  looseKey
} from "./chunk-TMDQQX76.js";
import {
  commentedLines
} from "./chunk-6ACGZAIB.js";
import {
  writtenBy
} from "./chunk-LZXB6SZ2.js";
import {
  SquadError
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/trigger/read-request-payload.ts
init_define_RUNTIME_PACKAGES();
function readIssue(event, { phrase }) {
  if (event.action === "labeled") return readLabel(event);
  return event.action === "assigned" ? readAssignment(event, phrase) : readOpened(event, phrase);
}
function readOpened({ issue, repository, sender }, phrase) {
  const whole = `${issue.title}

${issue.body}`;
  const text = readCommand(issue.title, phrase) === void 0 ? issue.body : whole;
  return toTrigger({
    repository,
    sender,
    id: `issue-${issue.number}-opened`,
    source: "issue-opened",
    thread: threadOf(issue, "issue"),
    author: writtenBy(issue.user, issue.performed_via_github_app),
    association: issue.author_association ?? void 0,
    text,
    at: issue.created_at,
    url: issue.html_url,
    command: readCommand(text, phrase),
    reaction: { kind: "issue", number: issue.number }
  });
}
function readLabel(event) {
  const label = foldCase(event.label?.name ?? "");
  const agent = label.startsWith("squad:") ? label.slice("squad:".length).trim() : "";
  if (label !== "squad" && (agent === "" || agent.length > 64)) {
    return ignored("The label is not one of the squad's.");
  }
  if (looseKey(agent) === "copilot") {
    return ignored("The label is for GitHub's own coding agent.");
  }
  const request = wholeIssue(event.issue);
  const command = agent === "" ? { kind: "work", request } : { kind: "agent", agent, request };
  return readIssueAction(event, { source: "issue-labeled", how: `labeled-${label}`, command });
}
function readAssignment(event, phrase) {
  const login = event.assignee?.login ?? "";
  if (foldCase(login) !== foldCase(phrase.replace(/^@/, ""))) {
    return ignored("The issue was assigned to somebody else.");
  }
  const command = { kind: "work", request: wholeIssue(event.issue) };
  const how = `assigned-${foldCase(login)}`;
  return readIssueAction(event, { source: "issue-assigned", how, command });
}
var wholeIssue = (issue) => `Work on issue #${issue.number}.`;
function readIssueAction(event, { source, how, command }) {
  const { issue, sender, repository } = event;
  return toTrigger({
    id: `issue-${issue.number}-${how}-${issue.updated_at}`,
    source,
    thread: threadOf(issue, "issue"),
    repository,
    author: sender,
    association: COLLABORATOR,
    sender,
    text: wholeIssue(issue),
    at: issue.updated_at,
    url: issue.html_url,
    command,
    reaction: { kind: "issue", number: issue.number }
  });
}
function readRequestPayload(facts) {
  switch (facts.eventName) {
    case "issue_comment":
      return readIssueComment(facts);
    case "pull_request_review_comment":
      return readReviewComment(facts);
    case "pull_request_review":
      return readReview(facts);
    case "issues":
      return readIssue(parse(ISSUES_EVENT, facts.payload), facts);
    case "pull_request":
      return readPullRequest(parse(PULL_REQUEST_EVENT, facts.payload), facts);
    case "schedule":
      return readSchedule(facts);
    default:
      return readDispatch(parse(WORKFLOW_DISPATCH_EVENT, facts.payload), facts);
  }
}
function readIssueComment({ payload, phrase }) {
  const { comment, issue, ...rest } = parse(ISSUE_COMMENT_EVENT, payload);
  return toTrigger({
    ...rest,
    id: `comment-${comment.id}`,
    source: "comment",
    thread: threadOf(issue, issue.pull_request ? "pull-request" : "issue"),
    ...factsOf(comment, phrase),
    reaction: { kind: "issue-comment", id: comment.id }
  });
}
function readReviewComment({ payload, phrase }) {
  const { comment, pull_request, ...rest } = parse(REVIEW_COMMENT_EVENT, payload);
  const { id, path, diff_hunk: diffHunk, in_reply_to_id: inReplyTo } = comment;
  return toTrigger({
    ...rest,
    id: `review-comment-${id}`,
    source: "review-comment",
    thread: threadOf(pull_request, "pull-request"),
    ...factsOf(comment, phrase),
    reaction: { kind: "review-comment", id },
    more: {
      reviewComment: {
        id,
        path,
        diffHunk,
        ...commentedLines(comment),
        inReplyTo: inReplyTo ?? void 0
      }
    }
  });
}
function factsOf(comment, phrase) {
  return {
    author: writtenBy(comment.user, comment.performed_via_github_app),
    association: comment.author_association,
    text: comment.body,
    at: comment.created_at,
    url: comment.html_url,
    command: readCommand(comment.body, phrase)
  };
}
function readReview(facts) {
  const { review, pull_request, ...rest } = parse(REVIEW_EVENT, facts.payload);
  const asksForChanges = wantsChanges(pull_request, review.state, facts);
  const request = review.body.trim() || "Make the changes that the comments of this review ask for.";
  return toTrigger({
    ...rest,
    id: `review-${review.id}`,
    source: "review",
    thread: threadOf(pull_request, "pull-request"),
    author: writtenBy(review.user, review.performed_via_github_app),
    association: review.author_association,
    text: review.body,
    at: review.submitted_at,
    url: review.html_url,
    command: readCommand(review.body, facts.phrase) ?? (asksForChanges ? { kind: "work", request } : void 0),
    // GitHub has reactions on comments and issues, but none on reviews.
    reaction: void 0,
    more: { review: { id: review.id, state: foldCase(review.state) } }
  });
}
function wantsChanges({ user, head }, state, { ownBranches }) {
  const isOwn = ownBranches !== void 0 && head?.ref.startsWith(ownBranches) === true;
  return isOwn && user?.type === "Bot" && foldCase(state) === "changes_requested";
}
function parse(schema, payload) {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join(".")).slice(0, 5);
  throw new SquadError({
    code: "E_EVENT",
    message: `The event payload is incomplete: ${fields.join(", ")}.`,
    hint: "Start the action with the runner's complete, unmodified payload."
  });
}
function readPullRequest({ pull_request: pull, repository, sender }, { request }) {
  return toTrigger({
    // One id per head commit, whatever happens to the pull request at that commit.
    id: `pull-${pull.number}-${pull.head.sha}`,
    source: "pull-request",
    thread: threadOf(pull, "pull-request"),
    repository,
    author: sender,
    association: sender?.login === pull.user?.login ? pull.author_association ?? "NONE" : "NONE",
    sender,
    text: request,
    at: pull.updated_at,
    url: pull.html_url,
    command: readRequest(request),
    reaction: void 0
  });
}
function readSchedule(facts) {
  const { request, repository, actor, ref, serverUrl } = facts;
  const number = issueNumber(facts.issue);
  if (number === void 0) {
    throw new SquadError({
      code: "E_INPUT",
      message: 'A scheduled request needs the input "issue", the number of the issue it reports to.',
      hint: "Open an issue for it, and put its number under `with:` in the workflow file."
    });
  }
  const [owner = "", name = ""] = repository.split("/");
  const told = {
    owner: { login: owner },
    name,
    // Schedules run only on the default branch.
    default_branch: ref.replace(/^refs\/heads\//, ""),
    html_url: `${serverUrl}/${repository}`,
    // The payload doesn't say. In a public repository, read access counts for nothing.
    private: false,
    fork: false
  };
  const author = { login: actor, type: "User" };
  return requestOnIssue(number, request, { repository: told, sender: author }, "schedule", facts);
}
function readDispatch({ inputs, ...event }, facts) {
  const number = issueNumber(String(inputs?.issue ?? "").trim() || facts.issue);
  const text = inputs?.request?.trim() || facts.request;
  if (number === void 0 || text === "") {
    return declined('A run started by hand needs the inputs "issue" (a number) and "request".');
  }
  return requestOnIssue(number, text, event, "dispatch", facts);
}
function requestOnIssue(number, text, { repository, sender }, source, { runId, now }) {
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
    reaction: void 0
  });
}
function issueNumber(text) {
  const number = Number(/^#?([0-9]{1,10})$/.exec(text)?.[1]);
  return number > 0 ? number : void 0;
}
export {
  readRequestPayload
};
