import {
  TITLES,
  UNFINISHED_COMMIT,
  commitTree,
  createPolicy,
  isMarkedUnfinished,
  isOurs,
  isWorkPath,
  itemsIn,
  readChanges,
  readSection,
  readSignedCommits,
  signature,
  startOfCommit
} from "./chunk-KUQGWMW2.js";
import {
  SEVERITIES,
  emptyTranscript,
  findQuestion,
  foldEvent,
  isNotice,
  isQuestionLine,
  readQuestion
} from "./chunk-WE3IQZBQ.js";
import {
  MAX_COMMITS,
  WORK_MERGE_RULES,
  addRejections,
  isRequestKnown,
  isSquadCommit,
  mergeWithUnion,
  readTrailedCommits,
  withTrailers
} from "./chunk-CY2IDJSS.js";
import {
  isInboxEntry,
  isRoutable,
  locateSquad,
  parseInboxEntry,
  readLearnings,
  readTeam
} from "./chunk-7EPI3MSO.js";
import {
  closeOpenBlocks
} from "./chunk-TDOGVDBM.js";
import {
  MAX_STATE_BYTES,
  SUBMITTING_MS,
  chooseBranch,
  gatherThread,
  memoryBranch,
  readSavedRun,
  savedRunRef
} from "./chunk-G4CB3YXT.js";
import {
  BUNDLE_FILE,
  awaitsPullRequest,
  commonAncestor,
  findBoardOf,
  isAncestor,
  modesChangedBy,
  pathsBetween,
  pathsChangedBy,
  readChangedPaths,
  splitPaths,
  startOfUnknown,
  takeFromBundle,
  treeOf
} from "./chunk-RVQBJLPX.js";
import {
  completeHistory,
  fetchBranchIfExists,
  requireBranch
} from "./chunk-GSLWLHQL.js";
import {
  makeFolders
} from "./chunk-VD5POLHL.js";
import {
  quoteUntrusted,
  sanitise
} from "./chunk-XAKR566N.js";
import {
  serialize,
  shareWork
} from "./chunk-4PFL7EPU.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  TERMINAL_COMMAND,
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  attachmentId
} from "./chunk-C7L45JHI.js";
import {
  BOT,
  isAtLeast
} from "./chunk-5DP2ZEKI.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
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
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError,
  attempt,
  describe,
  hintForMachine
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/decide-outcome.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/read-answer.ts
init_define_RUNTIME_PACKAGES();
function readCoordinatorAnswer(answer) {
  const { said, undone } = takeUndone(answer);
  return { ...readQuestion2(said), ...undone.length === 0 ? {} : { undone } };
}
function readQuestion2(text2) {
  const asked = findQuestion(text2);
  if (asked === void 0) return { kind: "done", text: text2 };
  return { kind: "question", text: `${asked.above}
${asked.question}`.trim() };
}
var REWRITTEN = /^[\s>#*_-]*WHAT CHANGED:[\s*_]*$/;
function readFollowUpAnswer(answer) {
  const lines = answer.split("\n");
  const at = lines.findIndex((line2) => REWRITTEN.test(line2));
  const said = lines.slice(0, at).join("\n").trim();
  const below = takeUndone(lines.slice(at + 1).join("\n"));
  const rewritten = below.said.trim();
  if (at === -1 || said === "" || rewritten === "") return readCoordinatorAnswer(answer);
  const read = readCoordinatorAnswer(said);
  const undone = [...read.undone ?? [], ...below.undone];
  return { ...read, ...undone.length === 0 ? {} : { undone }, rewritten };
}
var UNDONE = /^[\s>#*_-]*NOT DONE:[*_]*/;
var ITEM = /^\s*(?:[-*+]|\d{1,2}[.)]) +/;
var NOTHING = /^(?:(?:nothing|none|n\/a)[.!]?|\W*)$/i;
var MAX_PARTS = 10;
var MAX_LENGTH = 1e3;
function takeUndone(answer) {
  const said = [];
  const undone = [];
  let isInside = false;
  for (const line2 of answer.split("\n")) {
    const begun = beginningOf(line2, isInside);
    isInside = begun !== void 0 || isInside && goesOn(line2, undone.at(-1));
    if (!isInside) said.push(line2);
    else if (begun !== void 0) undone.push(begun);
    else lengthen(undone, line2);
  }
  const parts = undone.filter((part) => !NOTHING.test(part)).slice(0, MAX_PARTS);
  return {
    said: undone.length === 0 ? answer : said.join("\n").trim(),
    undone: parts.map((part) => headOf(part, MAX_LENGTH))
  };
}
function beginningOf(line2, isInside) {
  if (UNDONE.test(line2)) return line2.replace(UNDONE, "").trim();
  return isInside && ITEM.test(line2) ? line2.replace(ITEM, "").trim() : void 0;
}
function goesOn(line2, part) {
  return line2.trim() === "" ? part === "" : !isQuestionLine(line2);
}
function lengthen(parts, line2) {
  const last = parts.at(-1) ?? "";
  if (last.length < MAX_LENGTH) parts.splice(-1, 1, `${last} ${line2.trim()}`.trim());
}

// src/run/finish/decide-outcome.ts
function answerOf(result) {
  return "text" in result ? result.text : "";
}
function decideOutcome(result, published, transcript) {
  return withLosses(nameOutcome(result, published, transcript), transcript);
}
function withLosses(outcome, { losses }) {
  if (losses.length === 0 || outcome.kind === "failed" || outcome.kind === "declined") {
    return outcome;
  }
  const reason = losses.join("\n");
  const said = [
    "question" in outcome ? outcome.question : "",
    "answer" in outcome ? outcome.answer : ""
  ];
  const answer = said.filter((part) => part.trim() !== "").join("\n\n");
  const work = "work" in outcome ? outcome.work : void 0;
  return { kind: "failed", reason, hint: hintForMachine(reason), work, answer };
}
function nameOutcome(result, published, transcript) {
  if (published?.kind === "refused") return { kind: "declined", reason: published.reason };
  const work = published?.work;
  const answer = answerOf(result);
  if (work?.fallback !== void 0)
    return undeliveredOutcome(work, work.fallback, lastWords(result));
  const asked = questionsOf(transcript);
  const questions = work === void 0 ? [...asked, ...openQuestions(transcript)] : asked;
  switch (result.kind) {
    case "limited":
      return { kind: "limited", ...result.exhausted, work };
    case "failed":
      return { kind: "failed", reason: result.reason, hint: hintForFailure(result), work };
    case "broken":
      return { kind: "failed", reason: result.message, hint: result.hint, work };
    case "question":
      return askedOutcome([answer, ...asked], "", published);
    case "done":
      return questions.length > 0 ? askedOutcome(questions, answer, published) : finishedOutcome(answer, published, transcript);
  }
}
function lastWords(result) {
  switch (result.kind) {
    case "limited":
      return result.exhausted.reason;
    case "failed":
      return result.reason;
    case "broken":
      return result.message;
    default:
      return result.text;
  }
}
function undeliveredOutcome(work, { wanted, reason: cause, isRefused }, answer) {
  const reason = `The branch ${wanted} could not be pushed: ${cause}.`;
  const hint = isRefused ? PUSH_HINT : void 0;
  return { kind: "failed", reason, hint, answer, work };
}
var PUSH_HINT = "To push, the job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.";
function questionsOf({
  escalations,
  agents
}) {
  const questions = escalations.filter(({ kind }) => kind === "question");
  return questions.map(({ from, text: text2 }) => {
    const name2 = agents.find(({ agent }) => agent === from)?.name ?? from;
    return `${name2} asks: ${closeOpenBlocks(text2.trim())}`;
  });
}
function openQuestions({ agents }) {
  return agents.flatMap(({ name: name2, session, answer = "" }) => {
    const read = readCoordinatorAnswer(answer);
    if (session === COORDINATOR || read.kind !== "question") return [];
    return [`${name2} asks: ${closeOpenBlocks(read.text)}`];
  });
}
function askedOutcome(questions, answer, published) {
  const work = published?.kind === "branch" ? published.work : void 0;
  return { kind: "asked", question: questions.join("\n\n"), answer, work };
}
function finishedOutcome(answer, published, transcript) {
  if (published?.kind === "branch") return { kind: "changed", work: published.work, answer };
  const agents = transcript.agents.filter(({ session }) => session !== COORDINATOR);
  const failed = agents.filter(({ state }) => state === "failed");
  if (failed.length > 0 && failed.length === agents.length) {
    const reason = failed.map((row) => `${row.name}: ${row.answer}`).join("; ");
    return { kind: "failed", reason, hint: hintForMachine(reason), work: published?.work };
  }
  const isTold = answer.trim() !== "" || transcript.undone.length > 0;
  if (isTold || published !== void 0) {
    return { kind: "answered", answer, memory: published?.work };
  }
  return {
    kind: "nothing-to-do",
    reason: "The squad ended without a change and without an answer."
  };
}
function hintForFailure({
  type,
  reason
}) {
  return hintForMachine(reason) ?? hintForModelError(type);
}
function hintForModelError(type) {
  switch (type) {
    case "authentication":
    case "authorization":
      return "The model refused the credentials. Check the secret behind `provider-api-key` or `copilot-token`, and that it belongs to the model named in `model`.";
    case "rate_limit":
    case "quota":
      return "The model's limit is used up. Wait, or use another key or model.";
    case "timeout":
    case "silence":
      return "The model did not answer in time. Run the job again, or raise `timeout-minutes`.";
    case "runtime":
    case "query":
      return "Run the job again. If it fails the same way, check `model`, `provider` and `provider-base-url`.";
    default:
      return void 0;
  }
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
function savedEventOf(event) {
  if (!isSavedEvent(event)) return void 0;
  if (event.kind === "commit") return { ...event, patch: void 0 };
  return event.kind === "usage" ? withoutCost(event) : event;
}
function withoutCost({
  cost: _cost,
  ...usage
}) {
  return usage;
}
function isSavedEvent(event) {
  return KINDS.some((kind) => kind === event.kind);
}
var upTo = (max) => string().transform((whole) => headOf(whole, max));
var listUpTo = (max, item) => array(item).transform((all) => all.slice(0, max));
var name = upTo(300);
var line = upTo(4e3);
var text = upTo(2e5);
var paths = listUpTo(5e3, line);
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
  findings: listUpTo(500, finding),
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
  reviewThreads: listUpTo(100, count).or(g()).optional(),
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
  object({ kind: literal("review.revised"), handoff: name, places: listUpTo(500, count) }),
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
  ofSession("conflict", {
    files: paths,
    keptOn: orUndefined(name),
    isBundled: boolean().or(g()).optional()
  }),
  ofSession("file.denied", {
    access: m(["read", "write", "reach"]),
    path: line,
    reason: line
  }),
  object({
    kind: literal("note"),
    text,
    isLoss: literal(true).or(g()).optional(),
    about: m(["undone", "unfounded"]).or(g()).optional()
  })
]);

// src/run/resume/saved-run.ts
var MAX_EVENTS = 2e4;
var MAX_RUNS = 20;
var stateSchema = object({
  version: literal(1),
  request: string().regex(/^[\w./-]{1,200}$/),
  run: upTo(200),
  actor: upTo(100),
  asked: upTo(1e5),
  url: upTo(2e3),
  state: m(["working", "stopped", "done", "question"]),
  text: upTo(2e5),
  events: listUpTo(MAX_EVENTS, savedEventSchema)
});
function writeRunState(state, mask) {
  const maskStrings = (_name, value) => typeof value === "string" ? mask(value) : value;
  const masked = readRunState(JSON.stringify({ version: 1, ...state }, maskStrings));
  const text2 = masked && JSON.stringify(masked);
  return text2 === void 0 || Buffer.byteLength(text2) > MAX_STATE_BYTES ? void 0 : text2;
}
function readRunState(text2) {
  const json = readJson(text2);
  return json.kind === "value" ? stateSchema.safeParse(json.value).data : void 0;
}
async function readSavedRuns(git, fetched) {
  const runs = [];
  for (const { ref, commit: commit2 } of fetched.slice(0, MAX_RUNS)) {
    const read = await attempt(readSavedRun(git, commit2));
    const found = read.kind === "done" ? read.value : void 0;
    const state = readRunState(found?.text ?? "");
    if (found !== void 0 && state !== void 0)
      runs.push({ ...state, ref, commit: commit2, tip: found.tip });
  }
  return runs;
}
function savedRunOf(runs, request) {
  const own = runs.filter((run) => run.request === request);
  return own.find(isFinished) ?? own.toSorted((a, b) => b.events.length - a.events.length)[0];
}
function isFinished(run) {
  return run.state === "done" || run.state === "question";
}

// src/run/context/load-repository.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/rejections.ts
init_define_RUNTIME_PACKAGES();
var MAX_NOTES = 1e3;
var MAX_PER_COMMIT = 200;
async function recordRejections(git, { start, tip, notes, lifted = [], runId }) {
  const rejected = [...lifted.map(formatLifted), ...notes.map(formatNote)].slice(0, MAX_PER_COMMIT);
  const tree = await treeOf(git, tip);
  const [last] = tip === start ? [] : await readSignedCommits(git, { base: `${tip}^`, tip });
  if (last !== void 0) {
    const { author, text: text3 } = last;
    const told = { author, text: addRejections(text3, rejected) };
    return commitTree(git, { tree, parent: `${tip}^`, ...told });
  }
  const what = notes.length === 0 ? "accepted" : "rejected";
  const text2 = withTrailers(`Record what a review ${what}`, { rejected, run: runId });
  return commitTree(git, { tree, parent: tip, author: git.identity, text: text2 });
}
function rejectionsIn(commits) {
  const notes = /* @__PURE__ */ new Map();
  for (const line2 of commits.toReversed().flatMap(({ rejected }) => rejected)) {
    const { note, isLifted } = readLine(line2.trim());
    const key = `${note?.agent} ${note?.path}`;
    if (isLifted && notes.get(key)?.by === note?.by) notes.delete(key);
    if (!isLifted && note !== void 0 && notes.size < MAX_NOTES) notes.set(key, note);
  }
  return [...notes.values()];
}
function newRejections(locks, known) {
  const has = new Set(known.map(({ agent, path }) => `${agent} ${path}`));
  return locks.filter(({ agent, path }) => !has.has(`${agent} ${path}`));
}
function liftedRejections(known, standing) {
  return known.filter((note) => note.by !== "" && !standing.includes(note));
}
function formatNote({ agent, path, by }) {
  const plain = /^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path);
  return `${agent} ${plain} ${by}`;
}
var LIFTED = "lifted ";
function formatLifted(note) {
  return `${LIFTED}${formatNote(note)}`;
}
function readLine(line2) {
  const lifted = line2.startsWith(LIFTED) ? readNote(line2.slice(LIFTED.length)) : void 0;
  const isLifted = lifted !== void 0 && lifted.by !== "";
  return { isLifted, note: isLifted ? lifted : readNote(line2) };
}
var READABLE = /^([a-z0-9][a-z0-9-]{0,63}) (?:([\w./@+-]{1,4096})|("(?:[^"\\]|\\.){1,8192}"))(?: (\S{1,100}))?$/;
function readNote(value) {
  const [, agent, plain, quoted, by = ""] = READABLE.exec(value) ?? [];
  if (agent === void 0) return void 0;
  const path = plain ?? unquoted(quoted ?? "");
  return path === void 0 ? void 0 : { agent, path, by };
}
function unquoted(text2) {
  const json = readJson(text2);
  return json.kind === "value" && typeof json.value === "string" ? json.value : void 0;
}

// src/workspace/run-branch.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/worktrees/shared-checkout.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { copyFile, lstat, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
var MAX_SMALL = 1e3;
function openSharedCheckout(git, start) {
  const folder = join(git.scratch, "shared");
  const checkOutOnce = shareWork(() => checkOut(git, start, folder));
  const list = shareWork(() => git.run(["ls-tree", "-r", "-z", "--name-only", start]));
  const unshare = async (directory, path, { keep } = { keep: true }) => {
    const place = join(directory, path);
    if (!await isSameFile(join(folder, path), place)) return;
    const draft = join(git.scratch, `${randomUUID()}.own`);
    if (keep) await copyFile(place, draft);
    await (keep ? rename(draft, place) : rm(place));
  };
  return {
    async isLarge() {
      return splitPaths(await list()).length > MAX_SMALL;
    },
    async link(directory, commit2) {
      await checkOutOnce();
      await git.linkFolder(folder, directory);
      if (commit2 === start) return;
      const differing = await pathsBetween(git, { base: start, tip: commit2 });
      for (const path of differing) await unshare(directory, path, { keep: false });
    },
    unshare: (directory, path) => unshare(directory, path)
  };
}
async function checkOut(git, commit2, folder) {
  await mkdir(folder, { recursive: true });
  const worktree = { directory: folder, indexFile: join(git.scratch, "shared.index") };
  await git.run(["read-tree", "--reset", "-u", commit2], { worktree });
}
async function isSameFile(one, other) {
  const [first, second] = await Promise.all([attempt(lstat(one)), attempt(lstat(other))]);
  if (first.kind === "threw" || second.kind === "threw") return false;
  return sameFile(first.value, second.value);
}
function sameFile(one, other) {
  return one.isFile() && one.ino === other.ino && one.dev === other.dev;
}

// src/workspace/run-branch.ts
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
  const signed = signature(git, work.identity);
  const commit2 = await commitTree(git, { tree: merged.tree, parent: tip, ...signed });
  return { kind: "integrated", commit: commit2 };
}

// src/run/resume/bundled-run.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/protected-paths.ts
init_define_RUNTIME_PACKAGES();
function protectedPathsOf({ ports, request }, { team }) {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
    requestText: request.text
  });
}

// src/run/resume/bundled-run.ts
async function withBundledRun(saved, deps) {
  const { ports, transcript } = deps.context;
  if (ports.earlierUpload === void 0 || await isOnRemote(saved, deps)) return saved;
  const upload = await ports.earlierUpload(BUNDLE_FILE);
  if (upload === void 0) return saved;
  const taken = await attempt(takeUp(upload, deps));
  if (taken.kind === "done") return [...saved, taken.value];
  const why = describe(taken.error).message;
  transcript.note(
    `What an earlier attempt kept in the artifact \`${upload.artifact}\` could not be used (${why}), so the squad did the work again.`
  );
  return saved;
}
async function isOnRemote(saved, { context: { request, ports }, snapshot: { branches, baseBranch } }) {
  const own = savedRunOf(saved, request.id);
  if (own !== void 0) return isFinished(own);
  const known = { tips: [...branches.values()], base: baseBranch.commit };
  return isRequestKnown(ports.git, request.id, known);
}
async function takeUp(upload, deps) {
  const { request, job, ports } = deps.context;
  const bytes = await upload.read();
  await completeHistory(ports.git, [deps.snapshot.baseBranch.name]);
  const ref = savedRunRef(request.thread.number, job.runId);
  const state = await takeFromBundle(ports.git, bytes, ref);
  const [run] = await readSavedRuns(ports.git, [state]);
  if (run === void 0 || run.run !== job.runId || run.request !== request.id) {
    throw refusal("it holds no state of this run");
  }
  await checkCommits(run.tip, deps);
  return { ...run, artifact: upload.artifact };
}
var MAX_COMMITS2 = 200;
async function checkCommits(tip, { context, team }) {
  const { git } = context.ports;
  const policy = protectedPathsOf(context, { team });
  const base = await startOfUnknown(git, tip, MAX_COMMITS2);
  if (base === void 0) throw refusal("its commits do not continue those of the remote");
  for (const { commit: commit2, run } of await readTrailedCommits(git, { base, tip })) {
    if (run !== context.job.runId) throw refusal("a commit in it was not made by this run");
    const changes = await modesChangedBy(git, commit2);
    const reason = changes.map((change) => reasonAgainst(change, policy, team)).find(isText);
    if (reason !== void 0) throw refusal(reason);
  }
}
var REMOVED_OR_FILE = /* @__PURE__ */ new Set(["000000", "100644", "100755"]);
var isText = (reason) => reason !== void 0;
function reasonAgainst({ path, mode }, policy, team) {
  if (!REMOVED_OR_FILE.has(mode)) return "it contains something that is not a regular file";
  return isMemory(path, team) ? void 0 : policy.refuses({ path });
}
function isMemory(path, { directory }) {
  const inside = path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : "";
  return /^(?:(?:decisions|agents\/[^/]+)\/inbox\/[^/]+\.md|agents\/[^/]+\/history\.md|skills\/[^/]+\/SKILL\.md)$/.test(
    inside
  );
}
function refusal(message) {
  return new SquadError({ code: "E_GIT", message });
}

// src/run/context/find-writers.ts
init_define_RUNTIME_PACKAGES();
async function findWriters(authors, { request, ports }) {
  const asker = request.author.login.toLowerCase();
  const others = likelyWriters(authors, asker);
  const answers = await Promise.all(
    others.map((login) => attempt(ports.github.permissionOf(login)))
  );
  const writing = others.filter((_login, index) => {
    const answer = answers[index];
    return answer?.kind === "done" && isAtLeast(answer.value, "write");
  });
  return /* @__PURE__ */ new Set([asker, ...writing]);
}
function likelyWriters({ thread, comments, pullRequest }, asker, limit = 4) {
  const reviews = pullRequest?.reviews.items ?? [];
  const posts = [
    ...comments.items,
    ...reviews.map((review2) => ({ ...review2, createdAt: review2.submittedAt })),
    ...pullRequest?.comments.items ?? []
  ];
  const newestFirst = posts.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const opening = { author: thread.author, association: thread.authorAssociation };
  const insiders = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
  const logins = [opening, ...newestFirst].flatMap(
    ({ author, association }) => author?.type === "User" && insiders.has(association) ? [author.login.toLowerCase()] : []
  );
  return [...new Set(logins)].filter((login) => login !== asker.toLowerCase()).slice(0, limit);
}

// src/run/context/follow-up.ts
init_define_RUNTIME_PACKAGES();
function continuedWork({ target }) {
  const { from, pull, branch } = target;
  return from === "branch" && pull !== void 0 ? { branch, pull: pull.number } : void 0;
}
function isOwnThread(target, thread, prefix) {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}
function issueOfBranch(branch, prefix) {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === void 0 ? void 0 : Number(digits);
}
var LONGEST_CHANGES = 4e3;
function asOwnThread(thread, issue, writers) {
  const { text: text2 } = thread.opening;
  return {
    ...thread,
    isOwn: true,
    opening: { ...thread.opening, ...ownWords("pull request", readChanges(text2) || text2) },
    ...issue === void 0 ? {} : { origin: originOf(issue, writers) }
  };
}
function ownWords(place, text2) {
  const label = `${place}, from an earlier run, may be outdated`;
  return { author: "the squad", isOurs: true, place: label, text: headOf(text2, LONGEST_CHANGES) };
}
function changesSoFar(target) {
  const body = continuedWork({ target }) === void 0 ? "" : target.pull?.body ?? "";
  return isOurs(body) ? readChanges(body) : "";
}
function undoneSoFar(target) {
  const body = continuedWork({ target }) === void 0 ? "" : target.pull?.body ?? "";
  if (!isOurs(body)) return "";
  const items = itemsIn(readSection(TITLES.notDone, body).content);
  const open2 = items.filter((item) => !/^(?:Left out|Refused): /.test(item));
  return headOf(open2.map((item) => `- ${item}`).join("\n"), LONGEST_CHANGES);
}
var UNFINISHED_PARTS = [TITLES.notDone, TITLES.workers];
function withChangesSoFar(thread, target) {
  const said = changesSoFar(target);
  if (said === "" || target.pull === void 0) return thread;
  const { number: number2, title, body } = target.pull;
  const rest = isMarkedUnfinished(title) ? UNFINISHED_PARTS : [];
  const parts = rest.map((part) => readSection(part, body).content.trim());
  const text2 = [`Title: ${oneLine(title, 300)}`, said, ...parts].filter((it) => it !== "");
  const changes = {
    ...ownWords(`pull request #${number2}`, text2.join("\n\n")),
    trusted: true,
    at: ""
  };
  return { ...thread, changes };
}
function originOf({ number: number2, title, body, author }, writers) {
  const login = author?.login ?? "ghost";
  return {
    author: login,
    trusted: writers.has(login.toLowerCase()),
    place: `issue #${number2}, which the pull request is for`,
    text: `Title: ${oneLine(title, 300)}

${body}`.trim(),
    at: "",
    source: { kind: "issue", number: number2 }
  };
}
function forFileReaders(thread) {
  const said = { ...thread, changes: void 0 };
  if (thread.isOwn !== true) return said;
  return { ...said, files: [], opening: { ...thread.opening, text: "" } };
}
function withoutSquadFiles(thread, directory) {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count2 = thread.files.length - files.length;
  if (count2 === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${plural(count2, "file")} in ${directory}/`];
  return { ...thread, files, omitted };
}

// src/run/context/render-thread.ts
init_define_RUNTIME_PACKAGES();
function renderThread(context, { budget, nonce, told = "" }) {
  const { opening, origin, changes, posts, files, thread } = context;
  const remaining = budget - OMISSIONS_LENGTH - BREAKS_LENGTH;
  const share = Math.floor(remaining / 3);
  const mostOpening = files.length > 0 ? share : remaining / 2;
  const issue = origin === void 0 ? "" : quotePost(origin, nonce, mostOpening / 2);
  const first = quotePost(openingOf(thread, opening), nonce, mostOpening - issue.length);
  const changed = changes === void 0 ? "" : quotePost(changes, nonce, share / 2);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: "", left: [] };
  const isTold = (post) => told !== "" && told.includes(quotePost(post, nonce, share));
  const recent = newestWithin(
    posts.filter((post) => !isTold(post)),
    remaining - issue.length - first.length - changed.length - diff.text.length,
    nonce
  );
  const left = renderOmissions([...recent.left, ...diff.left, ...context.omitted], nonce);
  const kind = thread.kind === "issue" ? "Issue" : "Pull request";
  const parts = [
    `${kind} #${thread.number}`,
    issue,
    first,
    changed,
    ...recent.texts,
    diff.text,
    left
  ];
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
function quotePost({ text: text2, author, trusted, isOurs: isOurs2 = false, place }, nonce, limit) {
  const standing = trusted ? "can write to this repository" : "write access not known";
  const label = isOurs2 ? place : `${oneLine(place, 150)}, ${standing}`;
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
  return {
    texts,
    left: missing > 0 ? [missing === 1 ? "the oldest post" : `the ${missing} oldest posts`] : []
  };
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
    left.unshift(plural(files.length - shown.length, "more changed file"));
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
  for (const post of all.filter(({ isOurs: isOurs2 }) => isOurs2 !== true)) {
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
  if (!trusted) return "by somebody whose write access is not known";
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
  const { inputs, ports } = context;
  const { baseBranch, pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, inputs.squadDirectory);
  if (location.kind !== "found") return { kind: "no-team", tree, location };
  const [team, target, said, memoryTip, pushed] = await Promise.all([
    readTeam(tree, location),
    chooseTarget(context, snapshot),
    loadThread(context, pullRequest),
    findMemoryTip(context, snapshot),
    readSavedRuns(ports.git, snapshot.saved)
  ]);
  if (!team.members.some(isRoutable)) return { kind: "no-team", tree, location };
  if (team.settings.isBoxOptional) ports.box.allowNone();
  const saved = await withBundledRun(pushed, { context, snapshot, team });
  const thread = await completeThread(said, { context, target, directory: team.directory });
  const remoteTip = requireBranch(branches, target.from === "branch" ? target.branch : target.base);
  const { start, tip } = await placeRun(remoteTip, saved, context);
  const baseCommit = await baseCommitOf(target, snapshot, ports.git);
  const commits = await readTrailedCommits(ports.git, { base: baseCommit, tip: start });
  return {
    kind: "loaded",
    baseBranch,
    tree,
    location,
    team,
    target,
    branch: openRunBranch(ports.git, target.branch, start, tip),
    remoteTip,
    baseCommit,
    memoryTip,
    pullRequest,
    saved,
    commits,
    rejections: rejectionsIn(commits),
    images: findThreadImages(context.request, thread, context.job.serverUrl),
    quoteThread: quoterOf(thread, context)
  };
}
async function baseCommitOf({ base }, { branches, tree }, git) {
  return branches.get(base) ?? await fetchBranchIfExists(git, base) ?? tree.commit;
}
function quoterOf(thread, { ports, nonce }) {
  return (budget, { readsFiles, told }) => {
    const shown = readsFiles ? forFileReaders(thread) : thread;
    return ports.mask(renderThread(shown, { budget, nonce, told }));
  };
}
function placeRun(remoteTip, saved, { boards, request, ports: { git } }) {
  const undelivered = saved.filter((run) => !awaitsPullRequest(findBoardOf(boards, run.request)));
  const left = savedRunOf(undelivered, request.id);
  return left === void 0 ? adopt(git, remoteTip, undelivered) : placeOf(git, remoteTip, left);
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
  if (!isOwnThread(target, number2, inputs.branchPrefix)) return withChangesSoFar(thread, target);
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === void 0 || issue === number2) return asOwnThread(thread, void 0, NOBODY);
  const read = await attempt(ports.github.issue(issue));
  if (read.kind === "threw") {
    const why = describe(read.error).message;
    context.transcript.note(`The agents did not see what #${issue} asks for. ${why}`);
    return asOwnThread(thread, void 0, NOBODY);
  }
  const { author, association: authorAssociation } = read.value;
  const opening = { thread: { author, authorAssociation }, comments: NO_COMMENTS };
  return asOwnThread(thread, read.value, await findWriters(opening, context));
}
var NOBODY = /* @__PURE__ */ new Set();
var NO_COMMENTS = { items: [], complete: true };
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
async function loadThread(context, pullRequest) {
  const { request, comments, boards, board } = context;
  const { thread } = request;
  const boardIds = new Set(boards.map(({ comment }) => comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers: await findWriters({ thread, comments, pullRequest }, context),
    isOurs: ({ id, author, body }) => boardIds.has(id) || author?.login === board.login && isNotice(body),
    ownLogin: board.login,
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

// src/run/resume/left-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/finished-work.ts
init_define_RUNTIME_PACKAGES();
function transcriptOf(events) {
  return events.reduce(
    (transcript, event) => foldEvent(transcript, { ...event, at: 0 }),
    emptyTranscript(0)
  );
}
function finishedWork(events, { agents, handoffs }) {
  const open2 = new Set(handoffs.filter(({ status }) => status === "sent").map(({ id }) => id));
  const isOpen = (event) => event.kind === "handoff" && open2.has(event.id);
  const counts = new Set(agents.filter(hasLeftSomething).map(({ session }) => session));
  const kept = events.filter((event) => stillCounts(event, counts) && !isOpen(event)).map(renamed);
  const cutOff = agents.filter((row) => counts.has(row.session) && isAtWork(row));
  return [...kept, ...cutOff.map(({ session }) => interruption(before(session)))];
}
function withEnds(events) {
  const atWork = transcriptOf(events).agents.filter(isAtWork);
  return [...events, ...atWork.map(({ session }) => interruption(session))];
}
function isAtWork({ endedAt, state }) {
  return endedAt === void 0 && state !== "idle";
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

// src/run/resume/pushed-work.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path/posix";
var MAX_COMMITS3 = 200;
var LONGEST_TEXT = 1500;
async function findPushedWork({ request, ports, inputs, isRepeated }, { commits, memoryTip, baseBranch }) {
  const isOurs2 = (commit2) => commit2.request === request.id;
  const work = commits.filter(isOurs2).toReversed();
  if (work.length > 0 || !isRepeated || memoryTip === void 0) return work;
  const memory = memoryBranch(inputs.branchPrefix);
  await completeHistory(ports.git, [memory, baseBranch.name]);
  const range = { base: baseBranch.commit, tip: memoryTip };
  const kept = await readTrailedCommits(ports.git, range, MAX_COMMITS3);
  return kept.filter(isOurs2).toReversed();
}
async function replayCommits(commits, context, repository) {
  for (const commit2 of commits) await replayCommit(commit2, context, repository);
}
async function replayCommit(pushed, context, repository) {
  const { transcript, ports } = context;
  const { commit: commit2, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit2);
  const start = startOfCommit(pushed);
  const { session, agent } = start;
  transcript.emit({ kind: "agent.spawned", sessionId: "", model: void 0, ...start });
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
      const learning = oneLine(one.text, LONGEST_TEXT);
      return { kind: "learning", session, note: { agent, learning, category, path } };
    });
  }
  return parseInboxEntry({ file: basename(path), text: text2 }, members).map((entry) => {
    const [title, body] = [oneLine(entry.title), oneLine(entry.body, LONGEST_TEXT)];
    const note = { agent, title, body, category, path, by: entry.author };
    return { kind: "decision", session, note };
  });
}

// src/run/resume/left-work.ts
async function takeUpLeftWork(context, repository) {
  const ended = findBoardOf(context.boards, context.request.id);
  if (awaitsPullRequest(ended) && !goesOnWith(ended, repository)) return GONE;
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
function goesOnWith(board, { target }) {
  return target.from === "branch" && board?.marker.branch === target.branch;
}
var GONE = {
  kind: "finished",
  result: {
    kind: "done",
    text: "The work of this request is done, and its branch has since been merged, closed or removed."
  }
};
var REVIEWS_LOST = "An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.";
var ANSWER_LOST = "An earlier run of this request was interrupted after it kept what its agents learnt. Its answer is lost: ask again.";
function hasChanged({ transcript }, { team }) {
  return transcript.read().agents.some(({ files }) => files.some((path) => isWorkPath(path, team.directory)));
}
var UNOPENED = "The pull request could not be opened at first; a later run tried again.";
var deliveredFrom = (artifact) => `The branch could not be pushed at first. This run took the work from the artifact \`${artifact}\`; no agent was asked again.`;
var DELIVERED_LATER = "The run was interrupted; a later one delivered its work.";
function takeUpSavedRun(saved, { transcript, boards, request }) {
  const { events } = saved;
  if (isFinished(saved)) {
    for (const event of events) transcript.emit(event);
    const isUnopened = awaitsPullRequest(findBoardOf(boards, request.id));
    const unpushed = saved.artifact && deliveredFrom(saved.artifact);
    transcript.note(unpushed ?? (isUnopened ? UNOPENED : DELIVERED_LATER));
    return { kind: "finished", result: { kind: saved.state, text: saved.text } };
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
  return state === "stopped" && outcome === "limited" || outcome === "failed" && branch !== void 0;
}
var LONGEST_REPORT = 600;
function reportOf(told) {
  const rows = told.agents.filter(({ session }) => session !== COORDINATOR);
  const lines = rows.map(({ name: name2, task, state, files, answer }) => {
    const isDone = state === "done" || state === "idle";
    const end = isDone ? `finished: ${answer}` : "was interrupted, and did not finish";
    const changed = files.length === 0 ? "" : ` Changed: ${files.join(", ")}.`;
    return `- ${name2}, asked to "${oneLine(task, 200)}", ${oneLine(end, LONGEST_REPORT)}.${changed}`;
  });
  return [...lines, ...keptLines(told)].join("\n");
}
function keptLines({ agents, decisions, learnings }) {
  const committed = new Set(agents.flatMap(({ files }) => files));
  const kept = [
    ...decisions.map(({ agent, title, path }) => ({ agent, path, text: title })),
    ...learnings.map(({ agent, learning, path }) => ({ agent, path, text: learning }))
  ].filter(({ path }) => committed.has(path));
  return kept.map(
    ({ agent, text: text2 }) => `- Kept for the team already, by ${agent}: ${oneLine(text2, 200)}`
  );
}

// src/run/review-feedback/review-comments.ts
init_define_RUNTIME_PACKAGES();
function reviewCommentsOf(request, { target, pullRequest }) {
  const isHere = target.pull?.number === request.thread.number && target.answerOnly === void 0;
  if (!isHere) return [];
  const { reviewComment: one } = request;
  const comments = pullRequest?.comments.items ?? [];
  if (one === void 0) return commentsOfReview(request, comments);
  const now = comments.find(({ id }) => id === one.id) ?? one;
  return [requestReviewComment(now, request.text)];
}
function requestReviewComment(comment, text2) {
  const { id, inReplyTo, path, line: line2, startLine, diffHunk } = comment;
  return { thread: inReplyTo ?? id, path, line: line2, startLine, diffHunk, text: text2 };
}
function commentsOfReview({ review: review2, author, at }, comments) {
  const asker = author.login.toLowerCase();
  return comments.filter((one) => one.reviewId !== void 0 && one.reviewId === review2?.id).filter((one) => one.author?.login.toLowerCase() === asker).filter(({ updatedAt }) => Date.parse(updatedAt) <= Date.parse(at) + SUBMITTING_MS).map((one) => requestReviewComment(one, one.body));
}
function pathsOf(reviewComments) {
  return [...new Set(reviewComments.map(({ path }) => path))];
}

// src/tools/built-in/bash/command-output.ts
init_define_RUNTIME_PACKAGES();
import { open } from "node:fs/promises";
var END_SHARE = 2 / 3;
async function shownOutput({ text: text2, bytes, lines, keptAt }, { maxBytes, mask }) {
  const clean = (masked) => mask(plainText(masked));
  if (bytes <= maxBytes) return { text: clean(mask(text2)) };
  const endLength = Math.floor(maxBytes * END_SHARE);
  const beginning = clean(headOf(mask(text2), maxBytes - endLength));
  const end = keptAt === void 0 ? "" : clean(await readEnd(keptAt, endLength));
  const where = keptAt === void 0 ? "" : `; bash can read all of it in ${keptAt}`;
  const notice = `[\u2026 ${lines} lines, ${bytes} bytes in all${where} \u2026]`;
  return { text: [upToLine(beginning), notice, fromLine(end)].join("\n") };
}
async function readEnd(path, length) {
  const read = await attempt(async () => {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const start = Math.max(0, size - length);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.toString("utf8", 0, bytesRead);
    } finally {
      await file.close();
    }
  });
  return read.kind === "done" ? read.value.replace(/^\uFFFD+/, "") : "";
}
var TERMINAL_COMMANDS = new RegExp(TERMINAL_COMMAND, "g");
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
function plainText(text2) {
  return text2.replace(/\r\n/g, "\n").replace(TERMINAL_COMMANDS, "").replace(/^.*\r(?=[^\n])/gm, "").replace(CONTROLS, "").trimEnd();
}
function upToLine(text2) {
  const end = text2.lastIndexOf("\n");
  return end > text2.length / 2 ? text2.slice(0, end) : text2;
}
function fromLine(text2) {
  const start = text2.indexOf("\n") + 1;
  return start < text2.length / 2 ? text2.slice(start) : text2;
}

// src/tools/built-in/bash/shell-program.ts
init_define_RUNTIME_PACKAGES();
function shellProgram(command, directory, box) {
  return {
    command: "bash",
    args: ["-c", 'exec 2>&1; exec bash -c "$1"', "bash", command],
    directory,
    environment: shellEnvironment(directory, box),
    passed: [],
    box
  };
}
function shellEnvironment(directory, { network = "none" }) {
  const offline = {
    CARGO_NET_OFFLINE: "true",
    GOPROXY: "off",
    npm_config_offline: "true",
    PIP_NO_INDEX: "1",
    PIP_RETRIES: "0",
    YARN_ENABLE_NETWORK: "0"
  };
  return {
    ...network === "none" ? offline : {},
    CI: "true",
    GIT_PAGER: "cat",
    GIT_TERMINAL_PROMPT: "0",
    GOTOOLCHAIN: "local",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
    PAGER: "cat",
    SQUAD_WORKSPACE: directory,
    TERM: "dumb",
    TMPDIR: "/tmp"
  };
}

// src/workspace/command-box.ts
init_define_RUNTIME_PACKAGES();
import {
  copyFile as copyFile2,
  lstat as lstat2,
  mkdir as mkdir2,
  mkdtemp,
  readdir,
  readFile,
  rm as rm2,
  writeFile
} from "node:fs/promises";
import { dirname, isAbsolute, join as join2 } from "node:path";
function openCommandBox(deps) {
  const home = join2(deps.folder, "home");
  const prepareShared = shareWork(() => prepareOnce(deps, home));
  let copy;
  const serialized = serialize();
  return {
    home,
    async prepare(shown) {
      const { objects, copies, readable } = await prepareShared();
      const { repository } = await serialized(async () => {
        copy = await copyRepository(shown, copy, deps);
        return copy;
      });
      const { directory } = deps.worktree;
      return {
        writable: [directory],
        readable: [...objects, ...readable],
        mounts: [{ from: repository, to: join2(directory, ".git"), writable: true }],
        copies,
        network: deps.network
      };
    }
  };
}
async function prepareOnce(deps, home) {
  await mkdir2(home, { recursive: true });
  await writeFile(join2(home, ".gitconfig"), HOME_CONFIGURATION);
  const [objects, installed] = await Promise.all([findObjects(deps.git), findInstalled(deps)]);
  const named = deps.share.filter((path) => !isAbsolute(path));
  const folders = [.../* @__PURE__ */ new Set([...installed, ...named])];
  const copies = await Promise.all(folders.map((name2) => placeCopy(name2, deps)));
  const readable = await Promise.all(deps.share.filter(isAbsolute).map(existing));
  return { objects, copies: copies.flat(), readable: readable.flat() };
}
var objectsOf = (repository) => join2(repository, "objects");
async function findObjects({ repository }) {
  const own = objectsOf(repository);
  const borrowed = await attempt(readFile(join2(own, "info", "alternates"), "utf8"));
  const more = borrowed.kind === "done" ? borrowed.value.split("\n").filter(isAbsolute) : [];
  return [own, ...more];
}
async function copyRepository(shown, last, deps) {
  if (last?.commit === shown.commit) return last;
  const repository = await mkdtemp(join2(deps.folder, "repository-"));
  await writeRepository(repository, deps.git);
  await showCommit(repository, shown, deps.worktree);
  if (last?.before !== void 0) {
    await attempt(rm2(last.before, { recursive: true, force: true, maxRetries: 5 }));
  }
  return { repository, commit: shown.commit, before: last?.repository };
}
async function writeRepository(repository, git) {
  for (const folder of ["objects/info", "refs/heads", "refs/tags"]) {
    await mkdir2(join2(repository, folder), { recursive: true });
  }
  await writeFile(join2(repository, "config"), COPY_CONFIGURATION);
  await writeFile(
    join2(repository, "objects", "info", "alternates"),
    `${objectsOf(git.repository)}
`
  );
  await attempt(copyFile2(join2(git.repository, "shallow"), join2(repository, "shallow")));
}
var COPY_CONFIGURATION = `[core]
	repositoryformatversion = 0
	bare = false
	symlinks = false
	fileMode = false
[gc]
	auto = 0
`;
var HOME_CONFIGURATION = `[user]
	name = ${BOT.name}
	email = ${BOT.email}
[init]
	defaultBranch = main
`;
async function showCommit(repository, { commit: commit2, branch, base }, { indexFile }) {
  if (base !== void 0) await writeBranch(repository, base.branch, base.commit);
  await writeBranch(repository, branch, commit2);
  await writeFile(join2(repository, "HEAD"), `ref: refs/heads/${branch}
`);
  await copyFile2(indexFile, join2(repository, "index"));
}
async function writeBranch(repository, branch, commit2) {
  const path = join2(repository, "refs", "heads", branch);
  await mkdir2(dirname(path), { recursive: true });
  await writeFile(path, `${commit2}
`);
}
async function findInstalled({
  git,
  checkout,
  folder
}) {
  const found = await attempt(readdir(checkout, { withFileTypes: true }));
  const entries = found.kind === "done" ? found.value : [];
  const names = entries.filter((it) => it.isDirectory() && it.name !== ".git").map((it) => it.name);
  if (names.length === 0) return [];
  const worktree = { directory: checkout, indexFile: join2(folder, "checkout.index") };
  const asked = ["check-ignore", "--no-index", "--", ...names.map((name2) => `./${name2}/`)];
  const environment = { GIT_LITERAL_PATHSPECS: "0" };
  const { stdout } = await git.attempt(asked, { worktree, environment });
  const ignored = new Set(stdout.split("\n"));
  return names.filter((name2) => ignored.has(`./${name2}/`));
}
async function placeCopy(name2, { checkout, worktree }) {
  const [from, to] = [join2(checkout, name2), join2(worktree.directory, name2)];
  const source = await attempt(lstat2(from));
  if (source.kind === "threw" || !source.value.isDirectory()) return [];
  const made = await attempt(makeFolders(worktree.directory, name2));
  return made.kind === "done" && made.value.kind === "worked" ? [{ from, to }] : [];
}
async function existing(path) {
  const found = await attempt(lstat2(path));
  return found.kind === "done" ? [path] : [];
}

// src/workspace/ownership.ts
init_define_RUNTIME_PACKAGES();
var MAX_LOCATIONS = 200;
async function findOwners(git, range, locations) {
  const commits = await readTrailedCommits(git, range);
  const agents = new Map(commits.map(({ commit: commit2, agent }) => [commit2, agent || void 0]));
  if (![...agents.values()].some(Boolean)) return locations.map(() => void 0);
  const changes = [...await readChangedPaths(git, range, MAX_COMMITS)];
  const asked = locations.slice(0, MAX_LOCATIONS);
  const files = /* @__PURE__ */ new Map();
  for (const path of new Set(asked.map((location) => location.path))) {
    const lines = asked.flatMap(({ path: its, line: line2 }) => its === path && line2 ? [line2] : []);
    const touching = changes.flatMap(([id, paths2]) => paths2.includes(path) ? [id] : []);
    files.set(path, { commits: touching, byLine: await readLines({ git, range, path }, lines) });
  }
  return locations.map(({ path, line: line2 }) => {
    const file = files.get(path);
    const ofLine = line2 === void 0 ? void 0 : file?.byLine.get(line2);
    if (ofLine !== void 0) return agents.get(ofLine);
    return file?.commits.map((commit2) => agents.get(commit2)).find((agent) => agent !== void 0);
  });
}
async function findFileOwners(git, { range, files, lines }) {
  const own = lines.filter(({ path }) => files.includes(path));
  const wholes = files.map((path) => ({ path, line: void 0 }));
  const owners = await findOwners(git, range, [...own, ...wholes]);
  const ownersOf = (places, from) => places.flatMap(({ path }, at) => {
    const agent = owners[from + at];
    return agent === void 0 ? [] : [{ agent, path }];
  });
  const ofLines = ownersOf(own, 0);
  const others = ownersOf(wholes, own.length);
  return [...ofLines, ...others.filter(({ path }) => !ofLines.some((one) => one.path === path))];
}
async function keepLineOwners(git, { range, authors, lines }) {
  const shares = (agent, path) => authors.some((one) => one.path === path && one.agent === agent);
  const isShared = ({ path }) => new Set(authors.flatMap((one) => one.path === path ? one.agent : [])).size > 1;
  const shared = lines.filter(isShared);
  if (shared.length === 0) return authors;
  const found = await attempt(findOwners(git, range, shared));
  const owners = found.kind === "done" ? found.value : [];
  const owned = shared.flatMap(
    ({ path }, at) => shares(owners[at], path) ? [{ path, agent: owners[at] }] : []
  );
  return authors.filter(({ agent, path }) => {
    const its = owned.filter((one) => one.path === path);
    return its.length === 0 || its.some((one) => one.agent === agent);
  });
}
function readLines(query, lines) {
  const numbers = [...new Set(lines)].filter((line2) => Number.isSafeInteger(line2) && line2 > 0);
  return numbers.length === 0 ? /* @__PURE__ */ new Map() : blameLines(query, numbers);
}
async function blameLines(query, lines) {
  const all = await blame(query, lines);
  if (all !== void 0 || lines.length === 1) return all ?? /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  for (const line2 of lines) {
    const commit2 = (await blame(query, [line2]))?.get(line2);
    if (commit2 !== void 0) found.set(line2, commit2);
  }
  return found;
}
var HEADER = /^([0-9a-f]{40,64}) \d+ (\d+)(?: \d+)?$/;
async function blame({ git, range: { base, tip }, path }, lines) {
  const options = lines.map((line2) => `-L${line2},${line2}`);
  const args = ["blame", "--porcelain", ...options, `${base}..${tip}`, "--", path];
  const { code, stdout } = await git.attempt(args);
  if (code !== 0) return void 0;
  const found = /* @__PURE__ */ new Map();
  for (const text2 of stdout.split("\n")) {
    const [, commit2, line2] = HEADER.exec(text2) ?? [];
    if (commit2 !== void 0) found.set(Number(line2), commit2);
  }
  return found;
}

export {
  reviewCommentsOf,
  pathsOf,
  readCoordinatorAnswer,
  readFollowUpAnswer,
  answerOf,
  decideOutcome,
  questionsOf,
  protectedPathsOf,
  recordRejections,
  newRejections,
  liftedRejections,
  findOwners,
  findFileOwners,
  keepLineOwners,
  continuedWork,
  issueOfBranch,
  changesSoFar,
  undoneSoFar,
  shownOutput,
  shellProgram,
  openCommandBox,
  openRunBranch,
  savedEventOf,
  writeRunState,
  readSavedRuns,
  savedRunOf,
  isFinished,
  loadRepository,
  placeOf,
  withEnds,
  takeUpLeftWork,
  goesOnWith
};
