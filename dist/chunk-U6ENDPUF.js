import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  foldCase
} from "./chunk-XHZ5ENKS.js";
import {
  boolean,
  config,
  int,
  lazy,
  number,
  object,
  string,
  union,
  writtenBy
} from "./chunk-LZXB6SZ2.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/trigger/event-request.ts
init_define_RUNTIME_PACKAGES();
config({ jitless: true });
var ACCOUNT = object({ login: string().min(1), type: string().default("User") });
var PERSON = ACCOUNT.nullish().transform((value) => value ?? void 0);
var TEXT = string().nullish().transform((value) => value ?? "");
var APP = object({ slug: string().nullish() }).nullish();
var ASSOCIATION = string().nullish().transform((value) => value ?? void 0);
var REPOSITORY = object({
  name: string().min(1),
  owner: object({ login: string().min(1) }),
  default_branch: string().min(1),
  private: boolean().default(false),
  fork: boolean().default(false),
  html_url: TEXT,
  archived: boolean().nullish()
});
var THREAD = object({
  number: int().positive(),
  title: TEXT,
  body: TEXT,
  user: PERSON,
  author_association: string().nullish(),
  html_url: TEXT,
  state: string().default("open"),
  locked: boolean().nullish(),
  active_lock_reason: string().nullish(),
  comments: int().nullish(),
  performed_via_github_app: APP
});
var ISSUE = THREAD.extend({
  /** Present when the issue is a pull request. */
  pull_request: object({}).nullish(),
  created_at: TEXT,
  updated_at: TEXT
});
var COMMENT = object({
  id: int(),
  user: PERSON,
  body: TEXT,
  created_at: TEXT,
  html_url: TEXT,
  author_association: ASSOCIATION,
  performed_via_github_app: APP
});
var EVERY_EVENT = object({ repository: REPOSITORY, sender: PERSON });
var ISSUE_COMMENT_EVENT = lazy(
  () => EVERY_EVENT.extend({ issue: ISSUE, comment: COMMENT })
);
var REVIEW_COMMENT_EVENT = lazy(
  () => EVERY_EVENT.extend({
    pull_request: THREAD,
    comment: COMMENT.extend({
      path: string(),
      line: int().nullish(),
      start_line: int().nullish(),
      /** `LEFT`: the line number belongs to the file before the change. */
      side: string().nullish(),
      start_side: string().nullish(),
      diff_hunk: TEXT,
      in_reply_to_id: int().nullish()
    })
  })
);
var REVIEW_EVENT = lazy(
  () => EVERY_EVENT.extend({
    pull_request: THREAD.extend({ head: object({ ref: string() }).nullish() }),
    review: object({
      id: int(),
      user: PERSON,
      body: TEXT,
      state: string(),
      submitted_at: TEXT,
      html_url: TEXT,
      author_association: ASSOCIATION,
      performed_via_github_app: APP
    })
  })
);
var PULL_REQUEST_EVENT = lazy(
  () => EVERY_EVENT.extend({
    pull_request: THREAD.extend({
      head: object({ sha: string().regex(/^[0-9a-f]{40,64}$/) }),
      updated_at: TEXT
    })
  })
);
var ISSUES_EVENT = lazy(
  () => EVERY_EVENT.extend({
    action: string(),
    issue: ISSUE,
    label: object({ name: string() }).nullish(),
    assignee: PERSON
  })
);
var WORKFLOW_DISPATCH_EVENT = lazy(
  () => EVERY_EVENT.extend({
    inputs: object({ issue: union([string(), number()]).nullish(), request: string().nullish() }).nullish()
  })
);
var ignored = (reason) => ({ kind: "ignored", reason });
var declined = (reason) => ({ kind: "declined", reason });
function toTrigger(eventRequest) {
  const { repository, author, association = "NONE", sender, command, more, ...rest } = eventRequest;
  if (command === void 0) return ignored("The squad is not mentioned in the visible text.");
  if (repository.archived === true) return declined("The repository is archived.");
  if (author === void 0 || sender === void 0) {
    return declined("The account that asked no longer exists.");
  }
  if (foldCase(author.login) !== foldCase(sender.login)) {
    return ignored("The event was sent by somebody other than the author of the text.");
  }
  return {
    kind: "request",
    request: {
      ...rest,
      id: plainId(rest.id),
      ...more,
      author,
      association,
      sender,
      command,
      repository: repositoryOf(repository)
    }
  };
}
function plainId(id) {
  return id.replace(/[^\w./-]/g, "-").slice(0, 200);
}
function repositoryOf(fields) {
  return {
    owner: fields.owner.login,
    name: fields.name,
    defaultBranch: fields.default_branch,
    private: fields.private,
    fork: fields.fork,
    htmlUrl: fields.html_url
  };
}
var COLLABORATOR = "COLLABORATOR";
function threadOf(fields, kind) {
  return {
    kind,
    number: fields.number,
    title: fields.title,
    body: fields.body,
    author: writtenBy(fields.user, fields.performed_via_github_app),
    authorAssociation: fields.author_association ?? "NONE",
    url: fields.html_url,
    state: fields.state,
    locked: fields.locked === true,
    lockReason: fields.active_lock_reason ?? void 0,
    commentCount: fields.comments ?? void 0
  };
}
function unknownThread(number2, url) {
  return {
    kind: "issue",
    number: number2,
    title: "",
    body: "",
    author: void 0,
    authorAssociation: "NONE",
    url,
    state: "open",
    locked: false,
    commentCount: void 0,
    toBeFetched: true
  };
}

export {
  ISSUE_COMMENT_EVENT,
  REVIEW_COMMENT_EVENT,
  REVIEW_EVENT,
  PULL_REQUEST_EVENT,
  ISSUES_EVENT,
  WORKFLOW_DISPATCH_EVENT,
  ignored,
  declined,
  toTrigger,
  COLLABORATOR,
  threadOf,
  unknownThread
};
