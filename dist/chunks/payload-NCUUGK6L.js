import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  asTrigger,
  declined,
  foldCase,
  ignored,
  readCommand,
  readRequest,
  threadOf,
  unknownThread
} from "./chunk-3HO4K3AO.js";
import {
  boolean,
  int,
  number,
  object,
  string,
  union
} from "./chunk-5GA2AVAQ.js";
import "./chunk-7FII3CIC.js";
import {
  SquadError
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/trigger/payload.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/payload-schema.ts
init_define_RUNTIME_PACKAGES();
var account = object({ login: string().min(1), type: string().default("User") });
var person = account.nullish().transform((value) => value ?? void 0);
var text = string().nullish().transform((value) => value ?? "");
var repository = object({
  name: string().min(1),
  owner: object({ login: string().min(1) }),
  default_branch: string().min(1),
  private: boolean().default(false),
  fork: boolean().default(false),
  html_url: text,
  archived: boolean().nullish()
});
var thread = object({
  number: int().positive(),
  title: text,
  body: text,
  user: person,
  author_association: string().nullish(),
  html_url: text,
  state: string().default("open"),
  locked: boolean().nullish(),
  comments: int().nullish()
});
var issue = thread.extend({
  /** Present when the issue is a pull request. */
  pull_request: object({}).nullish(),
  created_at: text,
  updated_at: text
});
var comment = object({
  id: int(),
  user: person,
  body: text,
  created_at: text,
  html_url: text
});
var everyEvent = object({ repository, sender: person });
var issueCommentEvent = everyEvent.extend({ issue, comment });
var reviewCommentEvent = everyEvent.extend({
  pull_request: thread,
  comment: comment.extend({
    path: string(),
    line: int().nullish(),
    /** `LEFT`: the line is one of the file as it was before. */
    side: string().nullish(),
    diff_hunk: text,
    in_reply_to_id: int().nullish()
  })
});
var reviewEvent = everyEvent.extend({
  pull_request: thread.extend({ head: object({ ref: string() }).nullish() }),
  review: object({
    id: int(),
    user: person,
    body: text,
    state: string(),
    submitted_at: text,
    html_url: text
  })
});
var issuesEvent = everyEvent.extend({
  action: string(),
  issue,
  label: object({ name: string() }).nullish(),
  assignee: person
});
var workflowDispatchEvent = everyEvent.extend({
  inputs: object({ issue: union([string(), number()]).nullish(), request: string().nullish() }).nullish()
});

// src/trigger/payload.ts
function readPayload(facts) {
  switch (facts.eventName) {
    case "issue_comment":
      return readIssueComment(facts);
    case "pull_request_review_comment":
      return readReviewComment(facts);
    case "pull_request_review":
      return readReview(facts);
    case "issues":
      return readIssue(facts);
    default:
      return readDispatch(facts);
  }
}
function readIssueComment({ payload, phrase }) {
  const { comment: comment2, issue: issue2, ...rest } = parse(issueCommentEvent, payload);
  return asTrigger({
    ...rest,
    id: `comment-${comment2.id}`,
    source: "comment",
    thread: threadOf(issue2, issue2.pull_request ? "pull-request" : "issue"),
    author: comment2.user,
    text: comment2.body,
    at: comment2.created_at,
    url: comment2.html_url,
    command: readCommand(comment2.body, phrase),
    reaction: { kind: "issue-comment", id: comment2.id }
  });
}
function readReviewComment({ payload, phrase }) {
  const { comment: comment2, pull_request, ...rest } = parse(reviewCommentEvent, payload);
  const { id, path, side, diff_hunk: diffHunk, in_reply_to_id: inReplyTo } = comment2;
  const line = side === "LEFT" ? void 0 : comment2.line;
  return asTrigger({
    ...rest,
    id: `review-comment-${id}`,
    source: "review-comment",
    thread: threadOf(pull_request, "pull-request"),
    author: comment2.user,
    text: comment2.body,
    at: comment2.created_at,
    url: comment2.html_url,
    command: readCommand(comment2.body, phrase),
    reaction: { kind: "review-comment", id },
    more: {
      reviewComment: {
        ...{ id, path, diffHunk },
        ...{ line: line ?? void 0, inReplyTo: inReplyTo ?? void 0 }
      }
    }
  });
}
function readReview(facts) {
  const { review, pull_request, ...rest } = parse(reviewEvent, facts.payload);
  const asksForChanges = wantsChanges(pull_request, review.state, facts);
  const request = review.body.trim() || "Make the changes that the comments of this review ask for.";
  return asTrigger({
    ...rest,
    id: `review-${review.id}`,
    source: "review",
    thread: threadOf(pull_request, "pull-request"),
    author: review.user,
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
function readIssue({ payload, phrase }) {
  const event = parse(issuesEvent, payload);
  if (event.action === "labeled") {
    return readLabel(event);
  }
  return event.action === "assigned" ? readAssignment(event, phrase) : readOpened(event, phrase);
}
function readOpened({ issue: issue2, repository: repository2, sender }, phrase) {
  const whole = `${issue2.title}

${issue2.body}`;
  const text2 = readCommand(issue2.title, phrase) === void 0 ? issue2.body : whole;
  return asTrigger({
    repository: repository2,
    sender,
    id: `issue-${issue2.number}-opened`,
    source: "issue-opened",
    thread: threadOf(issue2, "issue"),
    author: issue2.user,
    text: text2,
    at: issue2.created_at,
    url: issue2.html_url,
    command: readCommand(text2, phrase),
    reaction: { kind: "issue", number: issue2.number }
  });
}
function readLabel(event) {
  const label = foldCase(event.label?.name ?? "");
  const agent = label.startsWith("squad:") ? label.slice("squad:".length).trim() : "";
  if (label !== "squad" && (agent === "" || agent.length > 64)) {
    return ignored("The label is not one of the squad's.");
  }
  const request = wholeIssue(event.issue);
  const command = agent === "" ? { kind: "work", request } : { kind: "agent", agent, request };
  return asTrigger(pointedAt(event, { source: "issue-labeled", how: `labeled-${label}`, command }));
}
function readAssignment(event, phrase) {
  const login = event.assignee?.login ?? "";
  if (foldCase(login) !== foldCase(phrase.replace(/^@/, ""))) {
    return ignored("The issue was assigned to somebody else.");
  }
  const command = { kind: "work", request: wholeIssue(event.issue) };
  const how = `assigned-${foldCase(login)}`;
  return asTrigger(pointedAt(event, { source: "issue-assigned", how, command }));
}
var wholeIssue = (issue2) => `Work on issue #${issue2.number}.`;
function pointedAt({ issue: issue2, sender, repository: repository2 }, pointer) {
  const { source, how, command } = pointer;
  return {
    id: `issue-${issue2.number}-${how}-${issue2.updated_at}`,
    source,
    thread: threadOf(issue2, "issue"),
    repository: repository2,
    author: sender,
    sender,
    text: wholeIssue(issue2),
    at: issue2.updated_at,
    url: issue2.html_url,
    command,
    reaction: { kind: "issue", number: issue2.number }
  };
}
function readDispatch({ payload, runId, now }) {
  const { inputs, repository: repository2, sender } = parse(workflowDispatchEvent, payload);
  const number2 = Number(/^#?([0-9]{1,10})$/.exec(String(inputs?.issue ?? "").trim())?.[1]);
  const text2 = inputs?.request?.trim() ?? "";
  if (!(number2 > 0) || text2 === "") {
    return declined('A run started by hand needs the inputs "issue" (a number) and "request".');
  }
  const url = `${repository2.html_url}/issues/${number2}`;
  return asTrigger({
    id: `dispatch-${runId}`,
    source: "dispatch",
    thread: unknownThread(number2, url),
    repository: repository2,
    author: sender,
    sender,
    text: text2,
    at: now,
    url,
    command: readRequest(text2),
    reaction: void 0
  });
}
function parse(schema, payload) {
  const result = schema.safeParse(payload);
  if (result.success) {
    return result.data;
  }
  const fields = result.error.issues.map((issue2) => issue2.path.join(".")).slice(0, 5);
  throw new SquadError({
    code: "E_EVENT",
    message: `The event payload is incomplete: ${fields.join(", ")}.`,
    hint: "Start the action with the runner's own payload, uncut."
  });
}
export {
  readPayload
};
