import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  foldCase
} from "./chunk-MD2HM6XX.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/trigger/event-request.ts
init_define_RUNTIME_PACKAGES();
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
    author: fields.user,
    authorAssociation: fields.author_association ?? "NONE",
    url: fields.html_url,
    state: fields.state,
    locked: fields.locked === true,
    commentCount: fields.comments ?? void 0
  };
}
function unknownThread(number, url) {
  return {
    kind: "issue",
    number,
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
  ignored,
  declined,
  toTrigger,
  COLLABORATOR,
  threadOf,
  unknownThread
};
