import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  EMPTY_TALLY,
  REPORT_MS,
  WRITER_ASSOCIATIONS,
  cancellationSignal,
  cancelledOutcome,
  completeHistory,
  completeRequest,
  deleteOldRunsBefore,
  deleteStates,
  deliver,
  failStep,
  failureText,
  fetchBranches,
  fetchRemote,
  findOwnBoards,
  isAncestor,
  listBranches,
  listThreadStates,
  loadRepository,
  mergeWithUnion,
  openGitHub,
  openInitialContext,
  openOrFindPullRequest,
  openPorts,
  openStateKeeper,
  portsOfConnection,
  prepareLogUpload,
  requireBranch,
  run,
  settleInterrupted,
  tidyUp,
  toPublishedWork,
  treeOf,
  untilIdle,
  withTrailers,
  withinTime,
  writeScribeReport
} from "./chunk-5Z45654T.js";
import {
  environmentOfPart
} from "./chunk-V3GVIURL.js";
import "./chunk-MN5R4RVW.js";
import {
  fileList,
  finishScribe,
  openScribeContext,
  renderCommit,
  renderScribePullRequest
} from "./chunk-Y4O6BBGP.js";
import {
  fetchBranchIfExists,
  planScribe
} from "./chunk-QYFUHJDI.js";
import "./chunk-KXZU4YSC.js";
import {
  code,
  plural
} from "./chunk-NYHWZ4PP.js";
import "./chunk-SSJ27RUU.js";
import "./chunk-MXJ36D7P.js";
import "./chunk-CDSRTTWR.js";
import {
  unknownThread
} from "./chunk-LJVLMIBX.js";
import {
  readCommand
} from "./chunk-MD2HM6XX.js";
import "./chunk-FCBGL2DM.js";
import {
  authorise,
  permissionFrom
} from "./chunk-BDWVCPMV.js";
import "./chunk-RTMOCYI5.js";
import {
  BOT
} from "./chunk-RSNEXO62.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-HCJXWOVP.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-35KH72JA.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/scribe-job.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/settle-thread.ts
init_define_RUNTIME_PACKAGES();
async function settleThread(given, requests) {
  const { github } = given.ports;
  const args = { ...given, request: await completeRequest(given) };
  const { number, commentCount } = args.request.thread;
  const comments = await github.listComments(number, commentCount);
  const found = await findOwnBoards(github, comments.items);
  const boards = found.filter(({ marker }) => requests.has(marker.triggerId));
  const context = {
    ...openInitialContext(args),
    kind: "acknowledged",
    comments,
    boards,
    board: { ...NO_BOARD, login: boards[0]?.comment.author?.login },
    isRepeated: false,
    approved: []
  };
  const repository = await loadRepository(context, await fetchRemote(args));
  if (repository.kind === "no-team") return 0;
  const { threadState } = repository;
  const left = threadState.left.filter(({ id }) => requests.has(id));
  const own = { ...repository, threadState: { ...threadState, left } };
  return settleInterrupted(context, own, openStateKeeper(context, own));
}
var nothing = () => void 0;
var NO_BOARD = {
  commentId: 0,
  touch: nothing,
  lastWords: nothing,
  finish: async () => void 0,
  fold: async () => void 0
};

// src/scribe/check/resume-missed.ts
init_define_RUNTIME_PACKAGES();
var MAX_REQUESTS = 3;
function selectResumable(missed, settings) {
  return missed.filter(({ edited, comment }) => !edited && comment.kind === "comment").flatMap((missedRequest) => {
    const request = toRequest(missedRequest, settings);
    return request === void 0 ? [] : [{ missedRequest, request }];
  }).slice(0, MAX_REQUESTS);
}
function toRequest({ requestId, comment }, { phrase, owner, name, defaultBranch }) {
  const { author, association, body, createdAt, url, thread, id } = comment;
  const command = readCommand(body, phrase);
  if (author === void 0 || command === void 0) return void 0;
  const htmlUrl = url.split("/").slice(0, 5).join("/");
  return {
    id: requestId,
    source: "comment",
    thread: unknownThread(thread, url.split("#")[0] ?? url),
    // Treated as public, where the right to read grants nothing.
    repository: { owner, name, defaultBranch, private: false, fork: false, htmlUrl },
    author,
    association,
    sender: author,
    text: body,
    at: createdAt,
    url,
    command,
    reaction: { kind: "issue-comment", id }
  };
}

// src/scribe/check/stale-boards.ts
init_define_RUNTIME_PACKAGES();
var MINUTE_MS = 6e4;
var MARGIN_MINUTES = 60;
function findStaleBoards(comments, boards, { now, timeoutMinutes }) {
  const latest = now - (timeoutMinutes + MARGIN_MINUTES) * MINUTE_MS;
  return boards.flatMap(({ comment: { id }, marker }) => {
    const comment = comments.find((one) => one.kind === "comment" && one.id === id);
    if (comment === void 0 || marker.state !== "working") return [];
    if (Date.parse(comment.updatedAt) > latest) return [];
    return [{ request: marker.triggerId, thread: comment.thread, url: comment.url }];
  });
}
function settlingRequest({ thread, url }, repository, runId) {
  const bot = { login: BOT.name, type: "Bot" };
  const page = url.split("#")[0] ?? url;
  return {
    id: `scribe-${runId}`,
    source: "dispatch",
    thread: unknownThread(thread, page),
    repository: {
      ...repository,
      private: false,
      fork: false,
      htmlUrl: url.split("/").slice(0, 5).join("/")
    },
    author: bot,
    association: "NONE",
    sender: bot,
    text: "",
    at: "",
    url: page,
    command: { kind: "work", request: "" },
    reaction: void 0
  };
}

// src/scribe/scribe.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/check/upkeep.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/report/conflict-notices.ts
init_define_RUNTIME_PACKAGES();
var MAX_BOARDS = 5;
var NOTICE_START = "**Collides with ";
async function postConflictNotices(blocked, deps) {
  const conflicts = blocked.filter((one) => one.kind === "conflict");
  await Promise.all(conflicts.slice(0, MAX_BOARDS).map((one) => attempt(postNotice(one, deps))));
}
async function postNotice(conflict, deps) {
  const { github, outbound, baseBranch, prefix, today } = deps;
  const thread = findThread(conflict, prefix);
  const { items } = await github.listComments(thread, void 0);
  const boards = await findOwnBoards(github, items);
  const board = boards.findLast(({ marker }) => marker.branch === conflict.branch);
  if (board === void 0) return;
  const notice = `${NOTICE_START}${code(baseBranch)}** in ${fileList(conflict.files)}`;
  if (board.comment.body.includes(notice)) return;
  const next = `(seen ${today}). Merge ${code(baseBranch)} into ${code(conflict.branch)} by hand, or close the pull request and ask again.`;
  const body = `${removeOldNotice(board)}

${notice} ${next}
`;
  await github.updateComment(board.comment.id, outbound.seal(body));
}
function findThread({ branch, number }, prefix) {
  return Number(/^\d{1,10}(?=-)/.exec(branch.slice(prefix.length))?.[0] ?? number);
}
function removeOldNotice({ comment }) {
  const paragraphs = comment.body.trimEnd().split("\n\n");
  return paragraphs.filter((paragraph) => !paragraph.startsWith(NOTICE_START)).join("\n\n");
}

// src/scribe/check/missed-requests.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/check/check-authors.ts
init_define_RUNTIME_PACKAGES();
var MAX_AUTHORS = 5;
async function checkAuthors(open, search) {
  const insiders = authorsByLogin(
    open.filter(({ association }) => WRITER_ASSOCIATIONS.includes(association))
  );
  const checkedAuthors = [...new Map([...insiders, ...authorsByLogin(open)]).values()].slice(
    0,
    MAX_AUTHORS
  );
  const permits = await Promise.all(checkedAuthors.map((author) => checkAuthor(author, search)));
  const unknown = permits.flatMap(
    (permit) => permit.kind === "refused" && permit.cause === "lookup" ? [permit.reason] : []
  );
  const uncheckedCount = insiders.size - MAX_AUTHORS;
  const uncheckedNote = `Unanswered requests by ${plural(uncheckedCount, "more collaborator")} were not checked.`;
  return {
    allowed: new Set(
      checkedAuthors.filter((_, at) => permits[at]?.kind === "allowed").map(({ login }) => login)
    ),
    notes: [...unknown, ...uncheckedCount > 0 ? [uncheckedNote] : []]
  };
}
function authorsByLogin(comments) {
  return new Map(comments.flatMap(({ author }) => author ? [[author.login, author]] : []));
}
function checkAuthor(author, { github, inputs }) {
  return authorise({
    request: { author, sender: author, repository: { private: false } },
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => github.ownLogin(),
    triggeringActor: void 0,
    permissionOf: permissionFrom(github)
  });
}

// src/scribe/check/missed-requests.ts
var HOUR_MS = 36e5;
var WINDOW_MS = 24 * HOUR_MS;
var MIN_AGE_MS = HOUR_MS / 4;
function findUnanswered(comments, answered, { phrase, from, until }) {
  return comments.filter((comment) => {
    const at = Date.parse(comment.createdAt);
    return at >= from && at <= until && !answered.has(requestIdOf(comment));
  }).filter(({ author, body }) => author !== void 0 && isRequest(body, phrase)).toSorted((one, other) => one.id - other.id);
}
function isRequest(body, phrase) {
  const holds = body.toLowerCase().includes(phrase.toLowerCase());
  return holds && readCommand(body, phrase) !== void 0;
}
function requestIdOf({ kind, id }) {
  return `${kind}-${id}`;
}
async function findMissedRequests({
  github,
  inputs,
  now
}) {
  const { triggerPhrase: phrase } = inputs;
  const window = { phrase, from: now - WINDOW_MS, until: now - MIN_AGE_MS };
  const since = new Date(window.from).toISOString();
  const { items, complete } = await github.listRecentComments(since);
  const boards = await findOwnBoards(github, items);
  const answered = new Set(boards.map(({ marker }) => marker.triggerId));
  const open = findUnanswered(items, answered, window);
  const checked = await checkAuthors(open, { github, inputs });
  const missed = open.filter(({ author }) => checked.allowed.has(author?.login ?? ""));
  const incompleteNote = "Only the newest comments of the last 24 hours were searched for missed requests.";
  return {
    missed: missed.map(toMissedRequest),
    stale: findStaleBoards(items, boards, { now, timeoutMinutes: inputs.timeoutMinutes }),
    notes: [...complete ? [] : [incompleteNote], ...checked.notes]
  };
}
function toMissedRequest(comment) {
  const { author, thread, url, createdAt, updatedAt } = comment;
  return {
    requestId: requestIdOf(comment),
    login: author?.login ?? "",
    thread,
    url,
    at: createdAt,
    edited: createdAt !== updatedAt,
    comment
  };
}

// src/scribe/check/old-states.ts
init_define_RUNTIME_PACKAGES();
var DAY_MS = 24 * 36e5;
var KEPT_MS = 30 * DAY_MS;
var OLD_RUN_MS = 7 * DAY_MS;
var MOST_STATES = 50;
var MOST_BRANCHES = 10;
function removeOldRuns({ ports: { git, clock } }) {
  return deleteOldRunsBefore(git, clock.now() - OLD_RUN_MS);
}
async function removeOldStates({ ports, inputs }) {
  const { git, github, clock } = ports;
  const now = clock.now();
  const before = now - KEPT_MS;
  const old = (await listThreadStates(git)).filter(({ writtenAt }) => writtenAt < before);
  if (old.length === 0) return 0;
  const branches = await listBranches(git, inputs.branchPrefix);
  const ended = [];
  for (const state of chooseStates(old, now)) {
    const own = branches.filter((name) => name.startsWith(`${inputs.branchPrefix}${state.key}-`));
    const asked = await attempt(hasEnded(github, { number: state.key, branches: own, before }));
    if (asked.kind === "threw") break;
    if (asked.value) ended.push(state);
  }
  return deleteStates(git, ended);
}
function chooseStates(states, now) {
  const sorted = states.toSorted((one, other) => one.writtenAt - other.writtenAt);
  const start = sorted.length > MOST_STATES ? now % sorted.length : 0;
  return [...sorted.slice(start), ...sorted.slice(0, start)].slice(0, MOST_STATES);
}
async function hasEnded(github, { number, branches, before }) {
  if (branches.length > MOST_BRANCHES) return false;
  const end = await github.threadEnd(number);
  if (end.kind === "open" || end.kind === "closed" && end.at >= before) return false;
  for (const branch of branches) {
    const pulls = await github.pullRequestsOf(branch);
    const isOver = ({ closedAt }) => closedAt !== void 0 && Date.parse(closedAt) < before;
    if (!pulls.every(isOver)) return false;
  }
  return true;
}

// src/scribe/check/update-blocked-pulls.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/land/merge-memory.ts
init_define_RUNTIME_PACKAGES();
var MEMORY_MERGE_RULES = {
  // Squad's own `.gitattributes` gives these files `merge=union`.
  appendOnly: /^(.+?\/)(?:decisions\.md|agents\/[^/]+\/history\.md|(?:rai|fact-checker)\/audit-trail\.md|(?:log|orchestration-log)\/.+)$/,
  // An inbox file that changed after it was merged says something new.
  restored: /^(.+?\/)(?:decisions|agents\/[^/]+)\/inbox\/[^/]+$/
};
async function mergeCommit(git, parents, merged) {
  const tree = await treeOf(git, merged.tree);
  const text = "Bring the branch up to date\n";
  return git.commit({ parents, tree, author: SCRIBE_AUTHOR, text, files: /* @__PURE__ */ new Map() });
}
var SCRIBE_AUTHOR = { name: "Scribe (Squad)", email: BOT.email };

// src/scribe/check/update-blocked-pulls.ts
async function updateBlockedPulls(deps, pulls, options) {
  const squadPulls = pulls.filter((pull) => isSquadPull(pull, options));
  if (squadPulls.length === 0) return [];
  const branches = await fetchBranches(
    deps.git,
    squadPulls.map(({ head }) => head.ref)
  );
  const found = [];
  for (const { number, head } of squadPulls) {
    const ours = { branch: head.ref, tip: requireBranch(branches, head.ref) };
    const updated = await attempt(bringUpToDate(deps, ours, options.baseCommit));
    const update = updated.kind === "done" ? updated.value : { kind: "not-pushed", reason: describe(updated.error).message };
    if (update !== void 0) found.push({ number, branch: head.ref, ...update });
  }
  return found;
}
function isSquadPull({ author, head }, { repository, prefix }) {
  const isSameRepository = head.repository?.toLowerCase() === repository.toLowerCase();
  return isSameRepository && author?.type === "Bot" && head.ref.startsWith(prefix);
}
async function bringUpToDate(deps, { branch, tip }, baseCommit) {
  const { git } = deps;
  const merged = await mergeWithUnion(git, { ours: tip, theirs: baseCommit }, MEMORY_MERGE_RULES);
  if (merged.kind === "clean") return void 0;
  if (merged.kind === "conflict") return { kind: "conflict", files: merged.files };
  const commit = await mergeCommit(git, [tip, baseCommit], merged);
  const delivery = await deliver(deps, {
    ref: `refs/heads/${branch}`,
    commit,
    expected: tip,
    // Somebody pushed meanwhile: the next run looks again.
    onMoved: async () => ({ kind: "conflict", files: [] })
  });
  if (delivery.kind === "pushed") return { kind: "brought-up-to-date" };
  return delivery.kind === "conflict" ? void 0 : { kind: "not-pushed", reason: delivery.reason };
}

// src/scribe/check/upkeep.ts
async function checkUpkeep(context, baseCommit) {
  const { ports, inputs, checksMissedRequests } = context;
  const now = ports.clock.now();
  const [pulls, requests] = await Promise.all([
    attempt(updatePulls(context, baseCommit)),
    attempt(checksMissedRequests ? findMissedRequests({ ...ports, inputs, now }) : findNone())
  ]);
  const readsIssues = requests.kind === "done";
  const clearing = checksMissedRequests && !inputs.dryRun;
  const cleared = await attempt(clearing ? clearStates(context, readsIssues) : findNoStates());
  return {
    blocked: pulls.kind === "done" ? pulls.value : [],
    missed: requests.kind === "done" ? requests.value.missed : [],
    stale: requests.kind === "done" ? requests.value.stale : [],
    removed: cleared.kind === "done" ? cleared.value : 0,
    notes: [
      ...pulls.kind === "done" ? [] : [`Open pull requests: ${describe(pulls.error).message}`],
      ...requests.kind === "done" ? requests.value.notes : [`Unanswered requests: ${describe(requests.error).message}`],
      ...cleared.kind === "threw" ? [`What is kept of old threads: ${describe(cleared.error).message}`] : []
    ]
  };
}
var findNone = async () => ({ missed: [], stale: [], notes: [] });
var findNoStates = async () => 0;
async function clearStates(context, readsIssues) {
  await removeOldRuns(context);
  return readsIssues ? removeOldStates(context) : 0;
}
async function updatePulls(context, baseCommit) {
  const { ports, baseBranch, inputs, job, outbound, today } = context;
  const { github } = ports;
  const { branchPrefix: prefix } = inputs;
  const pulls = await github.openPullRequests(baseBranch);
  const { repository } = job;
  const blocked = await updateBlockedPulls(ports, pulls, { repository, prefix, baseCommit });
  await postConflictNotices(blocked, { github, outbound, prefix, baseBranch, today });
  return blocked;
}

// src/scribe/land/memory-pull-request.ts
init_define_RUNTIME_PACKAGES();
async function openMemoryPullRequest({ tip, work, pull, branch, plan }, { ports, baseBranch, outbound, reportContext }) {
  if (tip === void 0 || plan.kind !== "planned") return void 0;
  const text = renderScribePullRequest(reportContext, baseBranch, plan.tally);
  const opening = { base: baseBranch, head: branch, commit: tip, text, draft: false };
  const { github, clock, time } = ports;
  if (pull === void 0) {
    const publishPorts = {
      github,
      clock,
      time,
      ...outbound,
      context: () => reportContext,
      effect: () => void 0
    };
    return openOrFindPullRequest(opening, publishPorts);
  }
  if (work.commit !== void 0) {
    await attempt(github.updatePullRequest(pull.number, { body: outbound.seal(text.body) }));
  }
  return toPublishedWork(opening, pull);
}

// src/scribe/land/propose-commit.ts
init_define_RUNTIME_PACKAGES();
async function proposeCommit(baseCommit, context) {
  const { inputs, ports, job, outbound, today } = context;
  const { git, holdsSecret } = ports;
  const { squadDirectory } = inputs;
  const settings = { squadDirectory, today, holdsSecret };
  const plan = await planScribe(await git.tree(baseCommit), settings);
  if (plan.kind !== "planned" || plan.changes.size === 0) return { plan, commit: void 0 };
  const message = outbound.sealCommit(renderCommit(plan.tally));
  const text = withTrailers(message, { agent: "scribe", run: job.runId });
  const commit = await git.commit({
    parents: [baseCommit],
    author: SCRIBE_AUTHOR,
    text,
    files: plan.changes
  });
  await verifyCommit(git, commit, plan.changes);
  return { plan, commit };
}
async function verifyCommit(git, commit, changes) {
  const tree = await git.tree(commit);
  const paths = new Set(tree.entries.map(({ path }) => path));
  for (const [path, content] of changes) {
    const found = await tree.bytes(path);
    const matches = content === void 0 ? !paths.has(path) : found !== void 0 && Buffer.compare(content, found) === 0;
    if (!matches) throw wrongContentError(path);
  }
}
function wrongContentError(path) {
  return new SquadError({
    code: "E_INTERNAL",
    message: `${path} is not as Scribe wrote it; nothing was pushed.`,
    hint: "Run the job again, and report this if it happens again."
  });
}

// src/scribe/land/push-base-branch.ts
init_define_RUNTIME_PACKAGES();
async function pushToBaseBranch(ports, baseBranch, propose) {
  const expected = await fetchBaseBranch(ports.git, baseBranch);
  let work = await propose(expected);
  if (work.commit === void 0) return { kind: "pushed", tip: expected, work };
  const delivery = await deliver(ports, {
    ref: `refs/heads/${baseBranch}`,
    commit: work.commit,
    expected,
    async onMoved(tip) {
      if (tip === void 0) throw missingBranchError(baseBranch);
      work = await propose(tip);
      return { kind: "replayed", commit: work.commit ?? tip };
    }
  });
  if (delivery.kind === "pushed") return { kind: "pushed", tip: delivery.commit, work };
  if (delivery.kind === "refused") return { kind: "refused", work };
  throw notPushedError(baseBranch, delivery);
}
async function fetchBaseBranch(git, baseBranch) {
  const commit = await fetchBranchIfExists(git, baseBranch);
  if (commit !== void 0) return commit;
  throw missingBranchError(baseBranch);
}
function missingBranchError(baseBranch) {
  return new SquadError({
    code: "E_GIT",
    message: `The branch ${baseBranch} is not on the remote.`,
    hint: "Check the input `base-branch`."
  });
}
function notPushedError(branch, delivery) {
  const reason = delivery.kind === "conflict" ? "it changed meanwhile" : delivery.reason;
  const message = `The branch ${branch} could not be pushed: ${reason}.`;
  if (delivery.kind !== "refused") {
    const hint = "Nothing is lost: the next run starts again.";
    return new SquadError({ code: "E_GIT", message, hint });
  }
  return new SquadError({
    code: "E_GIT",
    message,
    hint: "The job needs `permissions: contents: write`, and no rule may forbid the bot to push this branch. Nothing is lost: the next run starts again."
  });
}

// src/scribe/land/push-scribe-branch.ts
init_define_RUNTIME_PACKAGES();
async function pushToScribeBranch(ports, { baseBranch, branch }, propose) {
  const begin = async (theirs) => {
    const start2 = await findStart(ports, { baseBranch, branch }, theirs);
    const work2 = await propose(start2.commit);
    const isWaiting2 = work2.commit === void 0 && !start2.isWorthPushing;
    return { start: start2, work: work2, isWaiting: isWaiting2, tip: work2.commit ?? start2.commit };
  };
  const expected = await fetchBranchIfExists(ports.git, branch);
  let push = await begin(expected);
  const delivery = push.isWaiting ? { kind: "pushed", commit: push.tip } : await deliver(ports, {
    ref: `refs/heads/${branch}`,
    commit: push.tip,
    expected: expected ?? "",
    async onMoved(tip) {
      push = await begin(tip);
      if (push.isWaiting) return { kind: "nothing-left" };
      return { kind: "replayed", commit: push.tip };
    }
  });
  if (delivery.kind !== "pushed") throw notPushedError(branch, delivery);
  const { start, work, isWaiting } = push;
  const { pull, baseCommit } = start;
  return { tip: isWaiting ? start.waiting : delivery.commit, baseCommit, work, pull };
}
async function findStart({ git, github }, { baseBranch, branch }, theirs) {
  const baseCommit = await fetchBaseBranch(git, baseBranch);
  if (theirs !== void 0) await completeHistory(git, [baseBranch, branch]);
  const empty = { baseCommit, pull: void 0, waiting: void 0, isWorthPushing: false };
  if (theirs === void 0 || await isAncestor(git, theirs, baseCommit)) {
    return { ...empty, commit: baseCommit };
  }
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === "open");
  if (pull === void 0 && pulls.length > 0) {
    return { ...empty, ...await beginAgain(git, theirs, baseBranch) };
  }
  const pending = { baseCommit, pull, waiting: theirs };
  if (await isAncestor(git, baseCommit, theirs)) {
    return { ...pending, commit: theirs, isWorthPushing: false };
  }
  const merged = await mergeWithUnion(
    git,
    { ours: theirs, theirs: baseCommit },
    MEMORY_MERGE_RULES
  );
  if (merged.kind === "conflict") throw mergeConflictError(branch, merged.files);
  const commit = await mergeCommit(git, [theirs, baseCommit], merged);
  return { ...pending, commit, isWorthPushing: merged.kind === "union" };
}
async function beginAgain(git, theirs, baseBranch) {
  const baseCommit = await fetchBaseBranch(git, baseBranch);
  if (await isAncestor(git, theirs, baseCommit)) return { baseCommit, commit: baseCommit };
  const tree = `${baseCommit}^{tree}`;
  const commit = await mergeCommit(git, [theirs, baseCommit], { kind: "clean", tree });
  return { baseCommit, commit };
}
function mergeConflictError(branch, files) {
  return new SquadError({
    code: "E_GIT",
    message: `${branch} and the default branch changed the same lines of ${files.join(", ")}.`,
    hint: `Merge or close the pull request of ${branch}; the next run starts again.`
  });
}

// src/scribe/scribe.ts
async function mergeInboxes(args) {
  const context = await openScribeContext(args);
  const { plan, baseCommit, ...pushedPlan } = await pushPlan(context);
  if (plan.kind === "no-squad") return plan;
  const report = {
    baseBranch: context.baseBranch,
    broken: [],
    started: [],
    closed: 0,
    ...pushedPlan
  };
  if (plan.kind === "broken") {
    const nothing2 = { blocked: [], missed: [], stale: [], removed: 0, notes: [] };
    const { brokenFiles: broken } = plan;
    return { kind: "done", report: { ...report, ...nothing2, tally: EMPTY_TALLY, broken } };
  }
  const upkeep = await checkUpkeep(context, baseCommit);
  return { kind: "done", report: { ...report, tally: plan.tally, ...upkeep } };
}
async function pushPlan(context) {
  const { ports, baseBranch, inputs } = context;
  const propose = (baseCommit) => proposeCommit(baseCommit, context);
  const directPush = await pushToBaseBranch(ports, baseBranch, propose);
  const { plan, commit } = directPush.work;
  if (directPush.kind === "pushed") {
    const work2 = commit === void 0 ? void 0 : toPublishedWork2(baseBranch, commit);
    return { baseCommit: directPush.tip, plan, work: work2, isNew: work2 !== void 0 };
  }
  const branch = `${inputs.branchPrefix}scribe`;
  const branchPush = await pushToScribeBranch(ports, { baseBranch, branch }, propose);
  const work = await openMemoryPullRequest({ ...branchPush, branch, plan }, context);
  const isOpened = branchPush.pull === void 0 && work?.pullRequest !== void 0;
  const isNew = branchPush.work.commit !== void 0 || isOpened;
  return { baseCommit: branchPush.baseCommit, plan: branchPush.work.plan, work, isNew };
}
function toPublishedWork2(branch, commit) {
  return { branch, commit, pullRequest: void 0, compareUrl: void 0 };
}

// src/scribe-job.ts
async function runScribeJob(job) {
  const { environment, inputs } = job;
  const uploads = [];
  const connection = openGitHub(inputs);
  const opened = await attempt(openPorts(environment, inputs, connection));
  const result = opened.kind === "done" ? await attempt(untilIdle(runScribe(opened, { ...job, uploads }))) : opened;
  const { serverUrl, repository } = environment;
  const ports = portsOfConnection(connection);
  const finished = await finishScribe(result, { inputs, ports, job: { serverUrl, repository } });
  const end = orCancelled(finished, connection.cancelled);
  connection.log.info(end.line);
  await writeScribeReport(end);
  if (end.outcome.kind === "failed") failStep(connection.mask.mask(failureText(end.outcome)));
  await tidyUp(opened);
  await Promise.all(uploads.map((upload) => upload()));
}
function orCancelled(end, cancelled) {
  if (end.outcome.kind !== "failed" || !cancelled.aborted) return end;
  const outcome = cancelledOutcome();
  return { ...end, outcome, line: `Outcome: limited. ${outcome.reason}` };
}
async function runScribe(opened, job) {
  const { environment, inputs, defaultBranch } = job;
  const { serverUrl, runId, repository } = environment;
  const deps = { inputs, ports: opened.value.ports, job: { serverUrl, runId, repository } };
  const checksMissedRequests = environment.eventName !== "push";
  const merging = mergeInboxes({ ...deps, defaultBranch, checksMissedRequests });
  const merged = await attempt(withinTime(merging, deps.ports.time, 0));
  await tidyUp(opened);
  if (merged.kind === "threw") throw merged.error;
  return runMissedMentions(await closeStaleBoards(merged.value, job), job);
}
var MOST_THREADS = 5;
async function closeStaleBoards(result, job) {
  if (result.kind !== "done" || job.inputs.dryRun || result.report.stale.length === 0)
    return result;
  const { report } = result;
  const threads = new Map(report.stale.map((board) => [board.thread, board]));
  let closed = 0;
  for (const board of [...threads.values()].slice(0, MOST_THREADS)) {
    if (cancellationSignal().aborted) break;
    const inThread = report.stale.filter(({ thread }) => thread === board.thread);
    const requests = new Set(inThread.map(({ request: request2 }) => request2));
    const request = settlingRequest(board, siteOf(job, report.baseBranch), job.environment.runId);
    const part = partOf(job, `thread-${board.thread}`);
    const settled = await withOwnPorts(request, part, (args) => settleThread(args, requests));
    if (settled.kind === "done") closed += settled.value;
  }
  const open = report.stale.length - closed;
  const note = `${plural(open, "board")} of interrupted runs could not be closed.`;
  const notes = open > 0 ? [...report.notes, note] : report.notes;
  return { ...result, report: { ...report, closed, notes } };
}
function siteOf({ environment, defaultBranch }, baseBranch) {
  const [owner = "", name = ""] = environment.repository.split("/");
  return { owner, name, defaultBranch: defaultBranch ?? baseBranch };
}
async function runMissedMentions(result, job) {
  if (!job.inputs.reconcile || result.kind !== "done") return result;
  const { report } = result;
  const started = [];
  const settings = { phrase: job.inputs.triggerPhrase, ...siteOf(job, report.baseBranch) };
  for (const taken of selectResumable(report.missed, settings)) {
    if (cancellationSignal().aborted) break;
    const ran = await withOwnPorts(taken.request, partOf(job, taken.request.id), run);
    const isStarted = ran.kind === "done" && !["failed", "declined"].includes(ran.value.outcome.kind);
    if (isStarted) started.push(taken.missedRequest);
  }
  const missed = report.missed.filter((mention) => !started.includes(mention));
  return { ...result, report: { ...report, missed, started } };
}
function partOf(job, name) {
  return { ...job, environment: environmentOfPart(name, job.environment) };
}
async function withOwnPorts(request, { environment, inputs, uploads }, work) {
  const { serverUrl, runId } = environment;
  const opened = await attempt(openPorts(environment, inputs));
  if (opened.kind === "threw") return opened;
  const job = { serverUrl, runId, triggeringActor: void 0 };
  const { ports } = opened.value;
  const working = work({ request, inputs, ports, job });
  const ended = await attempt(withinTime(working, ports.time, REPORT_MS));
  uploads.push(prepareLogUpload(environment, inputs, opened));
  await tidyUp(opened);
  return ended;
}
export {
  runScribeJob
};
