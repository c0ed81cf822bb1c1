import {
  chooseBranch,
  readSavedRun
} from "./chunk-MWQ3U5NN.js";
import {
  isInboxEntry,
  parseInboxEntry,
  readLearnings
} from "./chunk-53MJ7PSZ.js";
import {
  isRoutable,
  locateSquad,
  readTeam
} from "./chunk-FJHCYTUD.js";
import {
  asOwnThread,
  forFileReaders,
  isOwnThread,
  issueOfBranch,
  withoutSquadFiles
} from "./chunk-VULS3TI4.js";
import {
  gatherThread,
  likelyWriters
} from "./chunk-W3QDBLFR.js";
import {
  openSharedCheckout
} from "./chunk-PSWUIYZT.js";
import {
  UNFINISHED_COMMIT,
  commitTree,
  rejectionsIn,
  signature
} from "./chunk-DTVRFOTW.js";
import {
  WORK_MERGE_RULES,
  mergeWithUnion
} from "./chunk-SPQNS2VO.js";
import {
  isWorkPath,
  serialize
} from "./chunk-J6OFM2OP.js";
import {
  emptyTranscript,
  foldEvent
} from "./chunk-Z4GKME3D.js";
import {
  findBoardOf
} from "./chunk-RBSJFY2A.js";
import {
  isNotice
} from "./chunk-KHCCP4KO.js";
import {
  memoryBranch
} from "./chunk-KEIREGWK.js";
import {
  SEVERITIES,
  readQuestion
} from "./chunk-PMRWIET6.js";
import {
  commonAncestor,
  isAncestor,
  isSquadCommit,
  pathsChangedBy,
  readTrailedCommits
} from "./chunk-V45QZQUY.js";
import {
  completeHistory,
  requireBranch
} from "./chunk-UMJ2O7GI.js";
import {
  quoteUntrusted,
  sanitise
} from "./chunk-EEGI3YQH.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-5CYVZTV3.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  attachmentId
} from "./chunk-C7L45JHI.js";
import {
  isAtLeast
} from "./chunk-FXG5REYQ.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  array,
  boolean,
  discriminatedUnion,
  g,
  literal,
  m,
  number,
  object,
  record,
  string
} from "./chunk-7UMZINQT.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/run-branch.ts
init_define_RUNTIME_PACKAGES();
function openRunBranch(git, name2, start, tip = start) {
  return branchAt(git, { name: name2, start, began: tip });
}
function branchAt(git, { name: name2, start, began }) {
  let tip = began;
  const serializeIntegration = serialize();
  return {
    name: name2,
    start,
    tip: () => tip,
    shared: openSharedCheckout(git, began),
    integrate: (work) => serializeIntegration(async () => {
      const integrated = await integrateOnto(git, tip, work);
      if (integrated.kind === "integrated") tip = integrated.commit;
      return integrated;
    })
  };
}
async function integrateOnto(git, tip, work) {
  if (work.base === tip) return { kind: "integrated", commit: work.commit };
  const sides = { ours: tip, theirs: work.commit };
  const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
  if (merged.kind === "conflict") return { ...merged, tip };
  const signed = signature(work.identity);
  const commit2 = await commitTree(git, { tree: merged.tree, parent: tip, ...signed });
  return { kind: "integrated", commit: commit2 };
}

// src/run/resume/saved-run.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/saved-events.ts
init_define_RUNTIME_PACKAGES();
var KINDS = [
  "team",
  "agent.spawned",
  "agent.idle",
  "agent.finished",
  "agent.failed",
  "agent.stopped",
  "usage",
  "handoff",
  "review",
  "review.revised",
  "lock",
  "appeal",
  "decision",
  "learning",
  "commit",
  "conflict",
  "file.denied",
  "note"
];
function isSavedEvent(event) {
  return KINDS.some((kind) => kind === event.kind);
}
var name = string().max(300);
var line = string().max(4e3);
var text = string().max(2e5);
var paths = array(line).max(5e3);
var count = number().int().nonnegative();
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var orUndefined = (schema) => schema.optional().transform((value) => value);
var finding = object({
  path: line,
  line: count,
  endLine: orUndefined(count),
  rule: orUndefined(line),
  text,
  severity: m(SEVERITIES).or(g()).optional(),
  suggestion: text.or(g()).optional(),
  linesHash: name.or(g()).optional()
});
var review = object({
  verdict: m(["approved", "changes-requested", "none"]),
  findings: array(finding).max(500),
  reassignTo: orUndefined(name),
  summary: text.or(g()).optional(),
  handoff: name,
  reviewer: name,
  requestedBy: name,
  files: paths,
  text,
  commit: commit.or(g()).optional(),
  reviser: name.or(g()).optional()
});
var decision = object({
  agent: name,
  title: line,
  body: text.or(g()).optional(),
  category: name,
  path: line,
  by: line.or(g()).optional(),
  blocking: boolean().or(g()).optional(),
  requiresApproval: boolean().or(g()).optional()
});
var handoff = object({
  kind: literal("handoff"),
  id: name,
  from: name,
  to: name,
  task: text,
  type: name,
  files: paths,
  status: m(["sent", "answered", "delivered", "refused", "failed", "late", "unread"]),
  action: m(["approved", "redirected", "rejected"]),
  redirectedFrom: orUndefined(name),
  reason: orUndefined(text),
  code: name.or(g()).optional(),
  priority: name.or(g()).optional()
});
var ofSession = (kind, shape) => object({ kind: literal(kind), session: name, ...shape });
var savedEventSchema = discriminatedUnion("kind", [
  object({ kind: literal("team"), names: record(name, name) }),
  ofSession("agent.spawned", {
    sessionId: name,
    model: orUndefined(name),
    agent: name,
    name,
    role: line,
    task: text,
    requestedBy: name
  }),
  ofSession("agent.idle", { answer: text }),
  ofSession("agent.finished", { answer: text }),
  ofSession("agent.failed", { reason: text }),
  ofSession("agent.stopped", { reason: text }),
  ofSession("usage", { model: name, inputTokens: count, outputTokens: count }),
  handoff,
  object({ kind: literal("review"), note: review }),
  object({ kind: literal("review.revised"), handoff: name, places: array(count).max(500) }),
  object({
    kind: literal("lock"),
    note: object({ agent: name, path: line, by: name })
  }),
  object({
    kind: literal("appeal"),
    note: object({ kind: m(["question", "escalation"]), from: name, text })
  }),
  ofSession("decision", { note: decision }),
  ofSession("learning", {
    note: object({ agent: name, learning: text, category: name, path: line })
  }),
  ofSession("commit", { commit, files: paths, left: paths }),
  ofSession("conflict", { files: paths, keptOn: orUndefined(name) }),
  ofSession("file.denied", { access: m(["read", "write"]), path: line, reason: line }),
  object({ kind: literal("note"), text })
]);

// src/run/resume/saved-run.ts
var MAX_EVENTS = 2e4;
var MAX_RUNS = 20;
var LONGEST_TEXT = 2e6;
var stateSchema = object({
  version: literal(1),
  request: string().regex(/^[\w./-]{1,200}$/),
  run: string().max(200),
  actor: string().max(100),
  asked: string().max(1e5),
  url: string().max(2e3),
  state: m(["working", "stopped", "done", "question"]),
  text: string().max(2e5),
  events: array(savedEventSchema).max(MAX_EVENTS)
});
function writeRunState(state, mask) {
  const maskStrings = (_name, value) => typeof value === "string" ? mask(value) : value;
  const text2 = JSON.stringify({ version: 1, ...state }, maskStrings);
  return text2.length > LONGEST_TEXT ? void 0 : text2;
}
async function readSavedRuns(git, fetched) {
  const runs = [];
  for (const { ref, commit: commit2 } of fetched.slice(0, MAX_RUNS)) {
    const read = await attempt(readSavedRun(git, commit2));
    const found = read.kind === "done" ? read.value : void 0;
    const json = readJson(found?.text ?? "");
    const state = json.kind === "value" ? stateSchema.safeParse(json.value) : void 0;
    if (found !== void 0 && state?.success)
      runs.push({ ...state.data, ref, commit: commit2, tip: found.tip });
  }
  return runs;
}
function savedRunOf(runs, request) {
  const own = runs.filter((run) => run.request === request);
  return own.find(isFinished) ?? own.toSorted((a, b) => b.events.length - a.events.length)[0];
}
function isFinished({ state }) {
  return state === "done" || state === "question";
}

// src/run/context/load-repository.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/render-thread.ts
init_define_RUNTIME_PACKAGES();
function renderThread(context, { budget, nonce }) {
  const { opening, origin, posts, files, thread } = context;
  const remaining = budget - OMISSIONS_LENGTH - BREAKS_LENGTH;
  const share = Math.floor(remaining / 3);
  const mostOpening = files.length > 0 ? share : remaining / 2;
  const issue = origin === void 0 ? "" : quotePost(origin, nonce, mostOpening / 2);
  const first = quotePost(openingOf(thread, opening), nonce, mostOpening - issue.length);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: "", left: [] };
  const recent = newestWithin(
    posts,
    remaining - issue.length - first.length - diff.text.length,
    nonce
  );
  const left = renderOmissions([...recent.left, ...diff.left, ...context.omitted], nonce);
  const kind = thread.kind === "issue" ? "Issue" : "Pull request";
  const parts = [`${kind} #${thread.number}`, issue, first, ...recent.texts, diff.text, left];
  return parts.filter((part) => part !== "").join(BREAK);
}
var BREAK = "\n\n";
var OMISSIONS_LENGTH = 1500;
var BREAKS_LENGTH = 500;
var LEAST_POST = 300;
var MOST_NAMED = 10;
var CUT_NOTICE_LENGTH = 40;
function openingOf({ title }, opening) {
  const text2 = `Title: ${oneLine(title, 300)}

${opening.text}`;
  return { ...opening, text: text2.trim() };
}
function quotePost({ text: text2, author, trusted, isOurs = false, place }, nonce, limit) {
  const standing = trusted ? "can write to this repository" : "write access not known";
  const label = isOurs ? place : `${oneLine(place, 150)}, ${standing}`;
  const quote = (content) => quoteUntrusted({ text: content, author, label, nonce });
  const remaining = limit - quote("").length;
  const whole = quote(cutWithNotice(sanitise(cutWithNotice(text2, remaining)).text, remaining));
  if (whole.length <= limit) return whole;
  const without = quote("[too long to be shown]");
  return without.length <= limit ? without : "";
}
function newestWithin(posts, budget, nonce) {
  const texts = [];
  let remaining = budget;
  for (const post of posts.toReversed()) {
    if (remaining < LEAST_POST) break;
    const text2 = quotePost(post, nonce, Math.min(remaining, budget / 2));
    if (text2 === "") break;
    remaining -= text2.length + BREAK.length;
    texts.unshift(text2);
  }
  const missing = posts.length - texts.length;
  return { texts, left: missing > 0 ? [`the ${missing} oldest posts`] : [] };
}
function renderFiles(files, budget, nonce) {
  const label = "changed files and their diff";
  const quote = (text2) => quoteUntrusted({ text: text2, author: "git", label, nonce, form: "source" });
  const shown = [];
  const withoutDiff = [];
  let remaining = budget - quote("").length;
  for (const { path, status, additions, deletions, patch } of files) {
    const head = `${path} (${status}, +${additions} -${deletions})
`;
    const whole = patch === void 0 ? head : `${head}${patch}
`;
    const text2 = whole.length <= remaining ? whole : head;
    if (text2.length > remaining) break;
    if (text2 !== whole) withoutDiff.push(path);
    remaining -= text2.length;
    shown.push(text2);
  }
  const left = withoutDiff.map((path) => `the diff of ${path}`);
  if (shown.length < files.length)
    left.unshift(`${files.length - shown.length} more changed files`);
  return { text: quote(shown.join("")), left };
}
function renderOmissions(left, nonce) {
  if (left.length === 0) return "";
  const named = left.slice(0, MOST_NAMED).map((one) => oneLine(one, 100));
  const more = left.length - named.length;
  const text2 = [...named, ...more > 0 ? [`${more} more`] : []].join("; ");
  return quoteUntrusted({
    text: text2,
    author: "our code",
    label: "what was left out",
    nonce,
    form: "source"
  });
}
function cutWithNotice(text2, limit) {
  if (text2.length <= limit) return text2;
  const kept = headOf(text2, limit - CUT_NOTICE_LENGTH);
  return `${kept}
[... cut after ${kept.length} characters]`;
}

// src/run/context/thread-images.ts
init_define_RUNTIME_PACKAGES();
function findThreadImages(request, { opening, origin, posts }, serverUrl) {
  const openings = origin === void 0 ? [opening] : [origin, opening];
  const all = [requestPost(request), ...openings, ...posts.toReversed()];
  const found = /* @__PURE__ */ new Map();
  for (const post of all.filter(({ isOurs }) => isOurs !== true)) {
    for (const address of imageAddresses(post.text)) {
      const id = attachmentId(address, serverUrl);
      const key = id ?? address;
      if (!found.has(key)) found.set(key, judgeImage(post, id));
    }
  }
  const judged = [...found.values()];
  return {
    images: judged.filter((one) => typeof one !== "string"),
    unshown: judged.filter((one) => typeof one === "string")
  };
}
function judgeImage({ author, trusted, place, source }, id) {
  if (!trusted) return "by somebody without write access";
  if (id === void 0 || source === void 0) return "not attached on GitHub";
  return { id, source, shownIn: `${author}'s ${place}` };
}
function requestPost(request) {
  const { text: text2, author } = request;
  return { author: author.login, trusted: true, place: "request", text: text2, source: sourceOf(request) };
}
function sourceOf({ review: review2, reviewComment, reaction, thread }) {
  const pull = thread.number;
  if (review2 !== void 0) return { kind: "review", pull, id: review2.id };
  if (reviewComment !== void 0) return { kind: "review-comment", pull, id: reviewComment.id };
  return reaction?.kind === "review-comment" ? void 0 : reaction;
}
var IMAGE = /!\[[^\]\n]{0,300}\]\(<?(https?:\/\/[^\s<>()"']{1,1000})|<img\b[^<>]{0,1000}?\bsrc=["']?(https?:\/\/[^\s<>"']{1,1000})/gi;
var MOST_LOOKED_AT = 50;
function imageAddresses(text2) {
  const addresses = [...text2.matchAll(IMAGE)].map(([, markdown, html]) => markdown ?? html ?? "");
  return addresses.slice(0, MOST_LOOKED_AT);
}

// src/run/context/load-repository.ts
async function loadRepository(context, snapshot) {
  const { inputs, ports, nonce } = context;
  const { baseBranch, pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, inputs.squadDirectory);
  if (location.kind !== "found") return { kind: "no-team", tree, location };
  const [team, target, said, memoryTip, saved] = await Promise.all([
    readTeam(tree, location),
    chooseTarget(context, snapshot),
    loadThread(context, pullRequest),
    findMemoryTip(context, snapshot),
    readSavedRuns(ports.git, snapshot.saved)
  ]);
  if (!team.members.some(isRoutable)) return { kind: "no-team", tree, location };
  const thread = await completeThread(said, { context, target, directory: team.directory });
  const remoteTip = requireBranch(branches, target.from === "branch" ? target.branch : target.base);
  const left = savedRunOf(saved, context.request.id);
  const { start, tip } = left === void 0 ? await adopt(ports.git, remoteTip, saved) : await placeOf(ports.git, remoteTip, left);
  const baseCommit = branches.get(target.base) ?? tree.commit;
  const commits = await readTrailedCommits(ports.git, { base: baseCommit, tip: start });
  return {
    kind: "loaded",
    baseBranch,
    tree,
    location,
    team,
    target,
    branch: openRunBranch(ports.git, target.branch, start, tip),
    baseCommit,
    memoryTip,
    pullRequest,
    saved,
    commits,
    rejections: rejectionsIn(commits),
    images: findThreadImages(context.request, thread, context.job.serverUrl),
    // A secret that somebody pasted into the thread must not reach a model.
    quoteThread(budget, { readsFiles }) {
      const shown = readsFiles ? forFileReaders(thread) : thread;
      return ports.mask(renderThread(shown, { budget, nonce }));
    }
  };
}
async function placeOf(git, remoteTip, left) {
  const nothing = { start: remoteTip, tip: remoteTip };
  if (left === void 0 || await isAncestor(git, left.tip, remoteTip)) return nothing;
  const start = await commonAncestor(git, left.tip, remoteTip);
  return start === void 0 ? nothing : { start, tip: left.tip };
}
async function adopt(git, remoteTip, saved) {
  const [furthest] = saved.toSorted((one, other) => other.events.length - one.events.length);
  const { tip } = await placeOf(git, remoteTip, furthest);
  return { start: tip, tip };
}
async function completeThread(said, { context, target, directory }) {
  const { request, inputs, ports } = context;
  const thread = withoutSquadFiles(said, directory);
  const { number: number2 } = request.thread;
  if (!isOwnThread(target, number2, inputs.branchPrefix)) return thread;
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === void 0 || issue === number2) return asOwnThread(thread, void 0, NOBODY);
  const read = await attempt(ports.github.issue(issue));
  const writers = /* @__PURE__ */ new Set([request.author.login.toLowerCase()]);
  if (read.kind === "threw") {
    const why = describe(read.error).message;
    context.transcript.note(`The agents did not see what #${issue} asks for. ${why}`);
  }
  return asOwnThread(thread, read.kind === "done" ? read.value : void 0, writers);
}
var NOBODY = /* @__PURE__ */ new Set();
function chooseTarget({ request, inputs, ports, board, boards }, { baseBranch, branches, pullRequest }) {
  const { thread, repository } = request;
  return chooseBranch({
    thread,
    pull: pullRequest?.pull,
    repository: `${repository.owner}/${repository.name}`,
    baseBranch: baseBranch.name,
    unpushableBranches: [repository.defaultBranch],
    prefix: inputs.branchPrefix,
    pushes: inputs.pullRequestPushes,
    branches: new Set(branches.keys()),
    boardBranches: new Set(boards.flatMap(({ marker }) => marker.branch ?? [])),
    isSquadBranch: (branch) => isSquadCommit(ports.git, requireBranch(branches, branch)),
    pullsOf: (branch) => ports.github.pullRequestsOf(branch),
    isOurLogin: (login) => login !== void 0 && login === board.login
  });
}
async function findMemoryTip({ inputs, ports }, { branches }) {
  const branch = memoryBranch(inputs.branchPrefix);
  const tip = branches.get(branch);
  if (tip === void 0) return void 0;
  const pulls = await attempt(ports.github.pullRequestsOf(branch));
  if (pulls.kind === "threw") return void 0;
  const isWaiting = pulls.value.length === 0 || pulls.value.some(({ state }) => state === "open");
  return isWaiting ? tip : void 0;
}
async function loadThread({ request, comments, ports, boards, board }, pullRequest) {
  const { thread } = request;
  const asker = request.author.login.toLowerCase();
  const others = likelyWriters({ thread, comments }, asker);
  const answers = await Promise.all(
    others.map((login) => attempt(ports.github.permissionOf(login)))
  );
  const writing = others.filter((_login, index) => {
    const answer = answers[index];
    return answer?.kind === "done" && isAtLeast(answer.value, "write");
  });
  const boardIds = new Set(boards.map(({ comment }) => comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers: /* @__PURE__ */ new Set([asker, ...writing]),
    isOurs: ({ id, author, body }) => boardIds.has(id) || author?.login === board.login && isNotice(body),
    question: earlierQuestion(boards, request.id)
  });
}
function earlierQuestion(boards, requestId) {
  const board = boards.findLast(
    ({ marker }) => marker.outcome === "asked" && marker.triggerId !== requestId
  );
  if (board === void 0) return void 0;
  const text2 = readQuestion(board.comment.body);
  return text2 === void 0 ? void 0 : { text: text2, at: board.comment.createdAt };
}

// src/run/resume/finished-work.ts
init_define_RUNTIME_PACKAGES();
function transcriptOf(events) {
  return events.reduce(
    (transcript, event) => foldEvent(transcript, { ...event, at: 0 }),
    emptyTranscript(0)
  );
}
function finishedWork(events, { agents, handoffs }) {
  const open = new Set(handoffs.filter(({ status }) => status === "sent").map(({ id }) => id));
  const isOpen = (event) => event.kind === "handoff" && open.has(event.id);
  const counts = new Set(agents.filter(hasLeftSomething).map(({ session }) => session));
  const kept = events.filter((event) => stillCounts(event, counts) && !isOpen(event)).map(renamed);
  const cutOff = agents.filter(({ session, endedAt, state }) => {
    return counts.has(session) && endedAt === void 0 && state !== "idle";
  });
  return [...kept, ...cutOff.map(({ session }) => interruption(before(session)))];
}
function withEnds(events) {
  const atWork = transcriptOf(events).agents.filter(
    ({ endedAt, state }) => endedAt === void 0 && state !== "idle"
  );
  return [...events, ...atWork.map(({ session }) => interruption(session))];
}
function interruption(session) {
  return { kind: "agent.stopped", session, reason: "its run was interrupted" };
}
function hasLeftSomething({ session, state, commit: commit2 }) {
  return session !== COORDINATOR && (state === "done" || state === "idle" || commit2 !== void 0);
}
function stillCounts(event, sessions) {
  if (event.kind === "note" || event.kind === "team" || event.kind === "appeal") return false;
  if (event.kind === "decision" && event.session === COORDINATOR) return true;
  return !("session" in event) || sessions.has(event.session);
}
function renamed(event) {
  switch (event.kind) {
    case "handoff":
      return { ...event, id: before(event.id) };
    case "review.revised":
      return { ...event, handoff: before(event.handoff) };
    case "review":
      return { ...event, note: { ...event.note, handoff: before(event.note.handoff) } };
    default:
      return "session" in event ? { ...event, session: before(event.session) } : event;
  }
}
var before = (name2) => `${name2.slice(0, 280)}-before`;

// src/run/resume/left-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/pushed-work.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path/posix";
var MAX_COMMITS = 200;
var LONGEST_TEXT2 = 1500;
async function findPushedWork({ request, ports, inputs, isRepeated }, { commits, memoryTip, baseBranch }) {
  const isOurs = (commit2) => commit2.request === request.id;
  const work = commits.filter(isOurs).toReversed();
  if (work.length > 0 || !isRepeated || memoryTip === void 0) return work;
  const memory = memoryBranch(inputs.branchPrefix);
  await completeHistory(ports.git, [memory, baseBranch.name]);
  const range = { base: baseBranch.commit, tip: memoryTip };
  const kept = await readTrailedCommits(ports.git, range, MAX_COMMITS);
  return kept.filter(isOurs).toReversed();
}
async function replayCommits(commits, context, repository) {
  for (const commit2 of commits) await replayCommit(commit2, context, repository);
}
async function replayCommit(pushed, context, repository) {
  const { transcript, ports } = context;
  const { commit: commit2, author, agent, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit2);
  const session = `${agent}-${commit2.slice(0, 8)}`;
  transcript.emit({
    kind: "agent.spawned",
    session,
    sessionId: "",
    agent,
    name: author.replace(/ \(Squad\)$/, ""),
    role: "",
    task: subject,
    requestedBy: "coordinator",
    model: void 0
  });
  transcript.emit({ kind: "commit", session, commit: commit2, files, left: [] });
  await replayMemory({ session, agent, commit: commit2, files }, context, repository);
  transcript.emit(
    subject.startsWith(UNFINISHED_COMMIT) ? { kind: "agent.stopped", session, reason: "its run was cut short" } : { kind: "agent.finished", session, answer: subject }
  );
}
async function replayMemory(memory, { transcript, ports }, { team }) {
  const { commit: commit2, files } = memory;
  const isEntry = (path) => path.startsWith(`${team.directory}/`) && path.includes("/inbox/") && isInboxEntry(basename(path));
  const inbox = files.filter(isEntry);
  if (inbox.length === 0) return;
  const tree = await ports.git.tree(commit2);
  for (const path of inbox) {
    const text2 = await tree.read(path) ?? "";
    for (const event of memoryEvents({ ...memory, path, text: text2 }, team)) transcript.emit(event);
  }
}
function memoryEvents({ session, agent, path, text: text2 }, { directory, members }) {
  const category = "";
  if (!path.startsWith(`${directory}/decisions/`)) {
    return readLearnings(text2).map((one) => {
      const learning = oneLine(one.text, LONGEST_TEXT2);
      return { kind: "learning", session, note: { agent, learning, category, path } };
    });
  }
  return parseInboxEntry({ file: basename(path), text: text2 }, members).map((entry) => {
    const [title, body] = [oneLine(entry.title), oneLine(entry.body, LONGEST_TEXT2)];
    const note = { agent, title, body, category, path, by: entry.author };
    return { kind: "decision", session, note };
  });
}

// src/run/resume/left-work.ts
async function takeUpLeftWork(context, repository) {
  const saved = savedRunOf(repository.saved, context.request.id);
  if (saved !== void 0) return takeUpSavedRun(saved, context);
  const pushed = await findPushedWork(context, repository);
  if (pushed.length === 0) return void 0;
  await replayCommits(pushed, context, repository);
  if (wasCutOff(context)) return { kind: "begun", report: reportOf(context.transcript.read()) };
  const isWork = hasChanged(context, repository);
  context.transcript.note(isWork ? REVIEWS_LOST : ANSWER_LOST);
  const text2 = isWork ? pushed.map(({ subject }) => `- ${subject}`).join("\n") : "";
  return { kind: "finished", result: { kind: "done", text: text2 } };
}
var REVIEWS_LOST = "An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.";
var ANSWER_LOST = "An earlier run of this request was interrupted after it kept what its agents learnt. Its answer is lost: ask again.";
function hasChanged({ transcript }, { team }) {
  return transcript.read().agents.some(({ files }) => files.some((path) => isWorkPath(path, team.directory)));
}
function takeUpSavedRun(saved, { transcript }) {
  const { state, text: text2, events } = saved;
  if (state === "done" || state === "question") {
    for (const event of events) transcript.emit(event);
    transcript.note("The run was interrupted; a later one delivered its work.");
    return { kind: "finished", result: { kind: state, text: text2 } };
  }
  const told = transcriptOf(events);
  const report = reportOf(told);
  if (report === "") return void 0;
  for (const event of finishedWork(events, told)) transcript.emit(event);
  transcript.note("The run was interrupted; a later one went on from there.");
  return { kind: "begun", report };
}
function wasCutOff({ boards, request }) {
  const { state, outcome, branch } = findBoardOf(boards, request.id)?.marker ?? {};
  return state === "stopped" || outcome === "failed" && branch !== void 0;
}
var LONGEST_REPORT = 600;
function reportOf({ agents }) {
  const rows = agents.filter(({ session }) => session !== COORDINATOR);
  const lines = rows.map(({ name: name2, task, state, files, answer }) => {
    const isDone = state === "done" || state === "idle";
    const end = isDone ? `finished: ${answer}` : "was interrupted, and did not finish";
    const changed = files.length === 0 ? "" : ` Changed: ${files.join(", ")}.`;
    return `- ${name2}, asked to "${oneLine(task, 200)}", ${oneLine(end, LONGEST_REPORT)}.${changed}`;
  });
  return lines.join("\n");
}

export {
  openRunBranch,
  isSavedEvent,
  writeRunState,
  savedRunOf,
  isFinished,
  loadRepository,
  placeOf,
  withEnds,
  takeUpLeftWork
};
