import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  boolean,
  fromMarkdown,
  int,
  number,
  object,
  string,
  union
} from "./chunk-KWHPZGCL.js";
import {
  SquadError
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/trigger/payload.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/asked.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/prose.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/tame.ts
init_define_RUNTIME_PACKAGES();
var maxCharacters = 65536;
var maxMarkersPerLine = 4;
var maxMarkerColumn = 16;
var maxCost = 3e3;
var lineCost = 2;
var nestedLineCost = 4;
var marker = /[ \t]*(>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\r\n]|$))/y;
var lineEnd = /\r\n?|\n/g;
var costly = /`+|[[\]<&\\]/g;
var fence = /^[ \t]*(`{3,}|~{3,})/;
function tame(markdown) {
  const shallow = withoutDeepNesting(markdown.slice(0, maxCharacters).replace(/^\uFEFF/, " "));
  if (affordable(shallow) === shallow.length) {
    return shallow;
  }
  const plain = withoutCodeBlocks(shallow);
  return plain.slice(0, affordable(plain));
}
function* linesOf(text2) {
  let start = 0;
  for (const match of text2.matchAll(lineEnd)) {
    const end = match.index + match[0].length;
    yield { start, end };
    start = end;
  }
  yield { start, end: text2.length };
}
function withoutDeepNesting(text2) {
  const parts = [];
  for (const { start, end } of linesOf(text2)) {
    parts.push(withoutDeepMarkers(text2.slice(start, end)));
  }
  return parts.join("");
}
function markersOf(line) {
  const found = [];
  marker.lastIndex = 0;
  for (let match = marker.exec(line); match !== null; match = marker.exec(line)) {
    const [all, sign = ""] = match;
    const end = match.index + all.length;
    found.push({ sign, start: end - sign.length, end });
  }
  return found;
}
function withoutDeepMarkers(line) {
  const markers = markersOf(line);
  const deep = markers.filter(
    ({ start }, index) => index >= maxMarkersPerLine || start > maxMarkerColumn
  );
  const first = deep[0];
  if (first === void 0) {
    return line;
  }
  const isQuote = deep.some(({ sign }) => sign === ">");
  const end = isQuote ? line.length : deep.at(-1)?.end ?? first.end;
  const filled = line.slice(first.start, end).replace(/\S/g, "x");
  return line.slice(0, first.start) + filled + line.slice(end);
}
function affordable(text2) {
  let cost = 0;
  let isNested = false;
  for (const { start, end } of linesOf(text2)) {
    const line = text2.slice(start, end);
    const markers = markersOf(line).length;
    isNested = markers > 0 || isNested && line.trim() !== "";
    cost += lineCost + inlineCost(line) + (isNested ? nestedLineCost * Math.max(1, markers) : 0);
    if (cost > maxCost) {
      return start;
    }
  }
  return text2.length;
}
function inlineCost(line) {
  let cost = 0;
  for (const [found] of line.matchAll(costly)) {
    cost += found.length > 3 ? found.length : 1;
  }
  return cost;
}
function withoutCodeBlocks(text2) {
  const parts = [];
  let open;
  let held = 0;
  for (const { start, end } of linesOf(text2)) {
    const line = text2.slice(start, end);
    const sign = fence.exec(line)?.[1];
    if (open === void 0) {
      parts.push(line);
      open = sign;
      held = 0;
    } else if (sign?.startsWith(open) === true && line.trim() === sign) {
      parts.push(filler(held), line);
      open = void 0;
    } else {
      held += end - start;
    }
  }
  return parts.join("") + (open === void 0 ? "" : filler(held));
}
function filler(length) {
  return length === 0 ? "" : `${"x".repeat(length - 1)}
`;
}

// src/trigger/prose.ts
var needless = ["attention", "setextUnderline", "hardBreakEscape", "hardBreakTrailing"];
var options = { extensions: [{ disable: { null: needless } }] };
var transparent = /* @__PURE__ */ new Set(["root", "paragraph", "heading", "list", "listItem"]);
var hidingTag = /<!--|-->|<\/?(?:(details|blockquote|pre)|code|kbd|samp)(?![\w-])|<a(?=\s)|<\/a(?=[\s>])/gi;
var word = /[\p{L}\p{N}\p{M}_]/u;
var invisible = new RegExp("\\p{Cf}", "u");
var meaningful = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
function findMention(markdown, phrase) {
  const wanted = foldCase(phrase);
  if (wanted === "" || !foldCase(markdown).includes(wanted)) {
    return void 0;
  }
  const tamed = tame(markdown);
  const source = foldCase(tamed);
  let wordsBefore = false;
  for (const piece of visiblePieces(fromMarkdown(tamed, options))) {
    const start = mentionIn({ source, wanted, piece });
    if (start !== void 0) {
      const before = wordsBefore || meaningful.test(source.slice(piece.start, start));
      return { start, end: start + wanted.length, wordsBefore: before };
    }
    wordsBefore ||= meaningful.test(source.slice(piece.start, piece.end));
  }
  return void 0;
}
function foldCase(text2) {
  return text2.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function* leavesOf(node) {
  if (node.type === "html" || node.type === "text") {
    yield node;
  } else if (transparent.has(node.type) && "children" in node) {
    for (const child of node.children) {
      yield* leavesOf(child);
    }
  }
  if (node.type === "paragraph" || node.type === "heading") {
    yield { type: "paragraph-end" };
  }
}
function* visiblePieces(root) {
  let depth = { blocks: 0, inline: 0 };
  for (const leaf of leavesOf(root)) {
    if (leaf.type === "html") {
      depth = withTags(leaf.value, depth);
    } else if (leaf.type === "paragraph-end") {
      depth = { ...depth, inline: 0 };
    } else if (depth.blocks + depth.inline === 0) {
      yield { start: leaf.position?.start.offset ?? 0, end: leaf.position?.end.offset ?? 0 };
    }
  }
}
function withTags(html, { blocks, inline }) {
  const after = { blocks, inline };
  let isComment = false;
  for (const [all, block] of html.matchAll(hidingTag)) {
    const level = block === void 0 ? "inline" : "blocks";
    const step = all.startsWith("</") ? -1 : 1;
    if (all === "<!--" || all === "-->") {
      isComment = all === "<!--";
    } else if (!isComment) {
      after[level] = Math.max(0, after[level] + step);
    }
  }
  return after;
}
function mentionIn({ source, wanted, piece }) {
  const text2 = source.slice(piece.start, piece.end);
  for (const { 0: token, index } of text2.matchAll(/\S+/g)) {
    for (const at of occurrences(token, wanted)) {
      const start = index + at;
      if (isWholeWord(text2, start, start + wanted.length)) {
        return piece.start + start;
      }
    }
  }
  return void 0;
}
function* occurrences(token, wanted) {
  const scheme = token.startsWith("www.") ? 0 : token.indexOf("://");
  const end = scheme === -1 ? token.length : scheme;
  for (let at = token.indexOf(wanted); at !== -1 && at < end; at = token.indexOf(wanted, at + 1)) {
    yield at;
  }
}
function isWholeWord(text2, start, end) {
  const before = neighbour(text2, start, -1);
  const after = neighbour(text2, end, 1);
  if (word.test(before.character) || "@/.-\\".includes(before.character || " ")) {
    return false;
  }
  const isDomain = after.character === "." && word.test(neighbour(text2, after.next, 1).character);
  return !isDomain && !word.test(after.character) && !"@/-".includes(after.character || " ");
}
function neighbour(text2, from, step) {
  let at = from;
  for (; ; ) {
    const character = step === 1 ? characterAfter(text2, at) : characterBefore(text2, at);
    at += step * character.length;
    if (character === "" || !invisible.test(character)) {
      return { character, next: at };
    }
  }
}
function characterAfter(text2, at) {
  const point = text2.codePointAt(at);
  return point === void 0 ? "" : String.fromCodePoint(point);
}
function characterBefore(text2, at) {
  const pair = text2.slice(Math.max(0, at - 2), at);
  return [...pair].at(-1) ?? "";
}

// src/trigger/asked.ts
var ignored = (reason) => ({ kind: "ignored", reason });
var declined = (reason) => ({ kind: "declined", reason });
function asTrigger(asked) {
  const { repository: repository2, author, sender, command, more, ...rest } = asked;
  if (command === void 0) {
    return ignored("The squad is not mentioned in the visible text.");
  }
  if (repository2.archived === true) {
    return declined("The repository is archived.");
  }
  if (author === void 0 || sender === void 0) {
    return declined("The account that asked no longer exists.");
  }
  if (foldCase(author.login) !== foldCase(sender.login)) {
    return ignored("The event was sent by somebody else than the author of the text.");
  }
  return {
    kind: "request",
    request: { ...rest, ...more, author, sender, command, repository: repositoryOf(repository2) }
  };
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

// src/trigger/command.ts
init_define_RUNTIME_PACKAGES();
var keywords = ["help", "team", "status", "tools"];
var maxAddressee = 64;
var closers = '*_~)]}".!?;';
var lineEnd2 = /[\r\n\u0085\u2028\u2029]/;
var separators = /[\s\u0085,:]/;
var meaningful2 = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
var name = /^[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}'’_ -]|\u200D)*$/u;
function readCommand(markdown, phrase) {
  const mention = findMention(markdown, phrase);
  if (mention === void 0) {
    return void 0;
  }
  const after = readWords(withoutClosers(markdown.slice(mention.end)));
  if (after !== void 0 || !mention.wordsBefore) {
    return after ?? { kind: "help" };
  }
  const before = markdown.slice(0, mention.start).trim();
  return readKeyword(before) ?? { kind: "work", request: before };
}
function readRequest(text2) {
  return readWords(text2.trimStart()) ?? { kind: "help" };
}
function readWords(text2) {
  const request = withoutSeparators(text2).trimEnd();
  if (!meaningful2.test(request)) {
    return void 0;
  }
  const work = { kind: "work", request };
  const lead = text2.slice(0, text2.length - withoutSeparators(text2).length);
  if (lineEnd2.test(lead)) {
    return readKeyword(request) ?? work;
  }
  const addressed = readAddressed(request);
  if (addressed === void 0) {
    return readKeyword(request) ?? work;
  }
  return meaningful2.test(addressed.request) ? addressed : void 0;
}
function readKeyword(request) {
  const word2 = foldCase(request.slice(0, 40)).replace(/[^a-z]+$/, "");
  const kind = keywords.find((keyword) => keyword === word2);
  return kind === void 0 || meaningful2.test(request.slice(word2.length)) ? void 0 : { kind };
}
function readAddressed(request) {
  const colon = request.slice(0, maxAddressee + 1).indexOf(":");
  const agent = request.slice(0, Math.max(0, colon)).trimEnd();
  const next = request.charAt(colon + 1);
  const words = agent.split(" ").filter((part) => part !== "");
  if (!name.test(agent) || words.length > 3 || next !== "" && !/[\s\u0085]/.test(next)) {
    return void 0;
  }
  return { kind: "agent", agent, request: withoutSeparators(request.slice(colon + 1)) };
}
function withoutClosers(text2) {
  let start = 0;
  while (start < text2.length && closers.includes(text2.charAt(start))) {
    start += 1;
  }
  return text2.slice(start);
}
function withoutSeparators(text2) {
  let start = 0;
  while (start < text2.length && separators.test(text2.charAt(start))) {
    start += 1;
  }
  return text2.slice(start);
}

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
  comment: comment.extend({ path: string(), line: int().nullish(), diff_hunk: text })
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
  const { id, path, line, diff_hunk: diffHunk } = comment2;
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
    more: { reviewComment: { id, path, line: line ?? void 0, diffHunk } }
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
    more: { review: { state: review.state } }
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
