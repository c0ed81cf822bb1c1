import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  EMPTY_TALLY,
  WRITER_ASSOCIATIONS,
  completeHistory,
  createOutbound,
  deleteOldRunsBefore,
  deleteStates,
  deliver,
  fetchBranchIfExists,
  fetchBranches,
  fetchDefaultBranch,
  findOwnBoards,
  isAncestor,
  listBranches,
  listThreadStates,
  mergeWithUnion,
  missingBranchError,
  openOrFindPullRequest,
  planScribe,
  requireBranch,
  toPublishedWork,
  treeOf,
  withTrailers
} from "./chunk-5PLOCBUJ.js";
import {
  code,
  count,
  dayOf,
  firstThatFits,
  inline,
  link,
  oneLine,
  paragraphs,
  plural,
  repositoryUrl,
  sum
} from "./chunk-7MBFE6NC.js";
import {
  unknownThread
} from "./chunk-U6ENDPUF.js";
import {
  readCommand
} from "./chunk-XHZ5ENKS.js";
import {
  authorise,
  permissionFrom
} from "./chunk-H7RZVLXM.js";
import {
  BOT
} from "./chunk-LZXB6SZ2.js";
import {
  SquadError,
  attempt,
  describe,
  resultOr
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/scribe/missed-requests.ts
init_define_RUNTIME_PACKAGES();
var HOUR_MS = 36e5;
var WINDOW_MS = 24 * HOUR_MS;
var MIN_AGE_MS = HOUR_MS / 4;
function isRequest(body, phrase) {
  const holds = body.toLowerCase().includes(phrase.toLowerCase());
  return holds && readCommand(body, phrase) !== void 0;
}
function requestIdOf({ kind, id }) {
  return `${kind}-${id}`;
}
async function findMissedRequests({ github, inputs, now }) {
  const [from, until] = [now - WINDOW_MS, now - MIN_AGE_MS];
  const { items, complete } = await github.listRecentComments(new Date(from).toISOString());
  const boards = await findOwnBoards(github, items);
  const answered = new Set(boards.map(({ marker }) => marker.triggerId));
  const open = items.filter((comment) => {
    const at = Date.parse(comment.createdAt);
    return at >= from && at <= until && !answered.has(requestIdOf(comment));
  }).filter(({ author, body }) => author !== void 0 && isRequest(body, inputs.triggerPhrase)).toSorted((one, other) => one.id - other.id);
  const checked = await checkAuthors(open, { github, inputs });
  const allowed = open.filter(({ author }) => author && checked.allowed.has(keyOf(author)));
  const incompleteNote = "Only the newest comments of the last 24 hours were searched for missed requests.";
  return {
    missed: await withoutLocked(allowed, github),
    stale: findStaleBoards(items, boards, { now, timeoutMinutes: inputs.timeoutMinutes }),
    notes: [...complete ? [] : [incompleteNote], ...checked.notes]
  };
}
var MAX_THREADS = 20;
async function withoutLocked(comments, github) {
  const threads = [...new Set(comments.map(({ thread }) => thread))].slice(0, MAX_THREADS);
  const issues = await Promise.all(threads.map((one) => resultOr(github.issue(one), void 0)));
  const locked = new Set(issues.flatMap((one) => one?.locked === true ? [one.number] : []));
  return comments.filter(({ thread }) => !locked.has(thread));
}
var MAX_AUTHORS = 5;
async function checkAuthors(open, search) {
  const insiders = authorsOf(
    open.filter(({ association }) => WRITER_ASSOCIATIONS.includes(association))
  );
  const checkedAuthors = [...new Map([...insiders, ...authorsOf(open)]).values()].slice(
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
    allowed: new Set(checkedAuthors.filter((_, at) => permits[at]?.kind === "allowed").map(keyOf)),
    notes: [...unknown, ...uncheckedCount > 0 ? [uncheckedNote] : []]
  };
}
function authorsOf(comments) {
  return new Map(comments.flatMap(({ author }) => author ? [[keyOf(author), author]] : []));
}
function keyOf({ login, via = "" }) {
  return `${login} ${via}`;
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
    repository: repositoryOf(repository, url),
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
var MAX_REQUESTS = 3;
function selectResumable(missed, settings) {
  return missed.filter(({ kind, createdAt, updatedAt }) => kind === "comment" && createdAt === updatedAt).flatMap((comment) => toRequest(comment, settings) ?? []).slice(0, MAX_REQUESTS);
}
function toRequest(comment, { phrase, owner, name, defaultBranch }) {
  const { author, association, body, createdAt, url, thread, id } = comment;
  const command = readCommand(body, phrase);
  if (author === void 0 || command === void 0) return void 0;
  return {
    id: requestIdOf(comment),
    source: "comment",
    thread: unknownThread(thread, url.split("#")[0] ?? url),
    repository: repositoryOf({ owner, name, defaultBranch }, url),
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
function repositoryOf(named, page) {
  const htmlUrl = page.split("/").slice(0, 5).join("/");
  return { ...named, private: false, fork: false, htmlUrl };
}

// src/scribe/scribe.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/land.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/report-tally.ts
init_define_RUNTIME_PACKAGES();
var LONGEST_COMMIT = 4500;
var COMMIT_LISTS = [60, 20, 6, 0];
var LONGEST_PAGE = 6e4;
var PAGE_LISTS = [100, 30, 8, 1];
function renderPage(partsWith) {
  const render = (maxItems) => () => paragraphs(partsWith(maxItems));
  return firstThatFits(LONGEST_PAGE, PAGE_LISTS.map(render));
}
function describeMerged({ decisions, learnings }) {
  const parts = [
    decisions.length > 0 && plural(decisions.length, "decision"),
    learnings.length > 0 && plural(learnings.length, "learning")
  ];
  return parts.filter((part) => part !== false).join(" and ") || void 0;
}
function countEntries(amount, kind = "") {
  return `${count(amount)} ${kind}${amount === 1 ? "entry" : "entries"}`;
}
function renderCommit(tally) {
  const render = (maxItems) => () => paragraphs([commitSubject(tally), formatCounts(tally), ...commitLists(tally, maxItems)]);
  return firstThatFits(LONGEST_COMMIT, COMMIT_LISTS.map(render));
}
function commitSubject(tally) {
  const merged = describeMerged(tally);
  if (merged !== void 0) return `Scribe merges ${merged}`;
  if (tally.archived.length > 0) return "Scribe archives older entries";
  const { duplicates } = tally;
  return duplicates.length > 0 ? "Scribe clears the inboxes" : "Scribe finds nothing to merge";
}
function formatCounts({ read, decisions, learnings, duplicates, unreadable }) {
  const merged = `${plural(decisions.length, "decision")} and ${plural(learnings.length, "learning")} merged`;
  return `${plural(read, "file")} read: ${merged}, ${plural(duplicates.length, "duplicate")}, ${count(unreadable.length)} unreadable.`;
}
function commitLists(tally, maxItems) {
  const { decisions, learnings, wisdom, unreadable, replacements, archived } = tally;
  const list = (title, items, render) => titledList(title, maxItems, items, (item) => oneLine(render(item), 150));
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    list("Unreadable, left where they are:", unreadable, (one) => `${one.path}: ${one.reason}`),
    list("decisions.md:", decisions, ({ heading }) => heading),
    list("Replaced, as the newer decision says:", replacements, (one) => {
      return `${one.heading} (replaces: ${one.against})`;
    }),
    ...histories.slice(0, maxItems).map(([file, learnt]) => list(`${oneLine(file, 150)}:`, learnt, learningText)),
    others > 0 ? `And ${count(others)} more ${others === 1 ? "history" : "histories"}.` : void 0,
    list("identity/wisdom.md:", wisdom, (entry) => oneLine(wisdomText(entry), 200)),
    list("Archived:", archived, ({ file, moved }) => `${file}: ${countEntries(moved)}`)
  ];
}
function renderScribePullRequest(context, baseBranch, tally) {
  const merged = describeMerged(tally) ?? "no new entries, but older ones archived";
  const intro = `Merge this to bring the squad's memory into ${code(baseBranch)}, which is protected, so Scribe can't push to it. It brings ${merged}; later runs add to it.`;
  const body = renderPage((maxItems) => [
    intro,
    unreadableList(context, tally, maxItems),
    ...tallyLists(context, tally, maxItems)
  ]);
  return { title: "Merge the squad's decisions and learnings", body };
}
function unreadableList(context, { unreadable }, maxItems) {
  const title = `**${plural(unreadable.length, "file")} could not be read.** Fix or delete what stays in the inbox:`;
  return markdownList(title, maxItems, unreadable, (file) => fileLine(context, file));
}
function wisdomText(entry) {
  return entry.replace(/^- \*\*Pattern:\*\* /, "").replace("**Context:**", "Context:");
}
function tallyLists({ safe }, tally, maxItems) {
  const { decisions, learnings, wisdom, duplicates, archived, replacements } = tally;
  const list = (title, items, render) => markdownList(title, maxItems, items, render);
  const inlined = (text) => inline(text, 200, safe);
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    list(`**${plural(decisions.length, "decision")}**`, decisions, (one) => inlined(one.heading)),
    list(REPLACED, replacements, ({ heading, against }) => {
      return `\u201C${inline(heading, 150, safe)}\u201D replaces \u201C${inline(against, 150, safe)}\u201D`;
    }),
    ...histories.slice(0, maxItems).map(([file, learnt]) => {
      const title = `**${plural(learnt.length, "learning")}** in ${code(file)}`;
      return list(title, learnt, (one) => inlined(learningText(one)));
    }),
    others > 0 ? `And ${plural(others, "more agent")} learnt something.` : void 0,
    list("**Into the team's wisdom too:**", wisdom, (entry) => inlined(wisdomText(entry))),
    list("**Duplicates, removed:**", duplicates, ({ path }) => code(path)),
    list(
      "**Archived, word for word:**",
      archived,
      ({ file, moved }) => `${countEntries(moved)} of ${code(file)}`
    )
  ];
}
var REPLACED = "**Replaced, as the newer decision says.** Both stay in decisions.md:";
function fileLine({ safe }, { path, reason }) {
  return `${code(path)}: ${inline(reason, 300, safe)}`;
}
function learningText({ entry }) {
  return oneLine(entry.replace(/^- \*\*\[([^\]\n]{0,60})\]\*\* /, "$1: "), 200);
}
function groupByFile(learnings) {
  const files = /* @__PURE__ */ new Map();
  for (const learning of learnings) {
    const existing = files.get(learning.file);
    if (existing === void 0) files.set(learning.file, [learning]);
    else existing.push(learning);
  }
  return files;
}
function markdownList(title, maxItems, items, render) {
  return titledList(`${title}
`, maxItems, items, render);
}
function titledList(title, maxItems, items, render) {
  if (items.length === 0) return void 0;
  const shown = items.slice(0, maxItems).map((item) => `- ${render(item)}`);
  const missing = items.length - shown.length;
  return [title, ...shown, ...missing > 0 ? [`- and ${count(missing)} more`] : []].join("\n");
}

// src/scribe/land.ts
async function landMemory(context) {
  const { ports, baseBranch } = context;
  const expected = await fetchBaseBranch(ports.git, baseBranch);
  let work = await proposeCommit(expected, context);
  if (work.commit === void 0) return onBaseBranch(expected, work, baseBranch);
  const delivery = await deliver(ports, {
    ref: `refs/heads/${baseBranch}`,
    commit: work.commit,
    expected,
    async onMoved(tip) {
      if (tip === void 0) throw missingBranchError(baseBranch);
      work = await proposeCommit(tip, context);
      return { kind: "replayed", commit: work.commit ?? tip };
    }
  });
  if (delivery.kind === "pushed") return onBaseBranch(delivery.commit, work, baseBranch);
  if (delivery.kind === "refused") return landInPullRequest(context, work.plan);
  throw notPushedError(baseBranch, delivery);
}
function onBaseBranch(baseCommit, { plan, commit }, branch) {
  if (commit === void 0) return { baseCommit, plan, work: void 0, isNew: false };
  const work = { branch, commit, pullRequest: void 0, compareUrl: void 0 };
  return { baseCommit, plan, work, isNew: true };
}
async function landInPullRequest(context, missing) {
  const { ports, inputs } = context;
  const branch = `${inputs.branchPrefix}scribe`;
  const begin = async (theirs) => {
    const start2 = await findStart(context, branch, theirs);
    const work2 = await proposeCommit(start2.commit, context);
    const isWaiting2 = work2.commit === void 0 && !start2.isWorthPushing;
    return { start: start2, work: work2, isWaiting: isWaiting2, tip: work2.commit ?? start2.commit };
  };
  const expected = await fetchBranchIfExists(ports.git, branch);
  let push = await begin(expected);
  const delivery = push.isWaiting ? { kind: "pushed", commit: push.tip } : await deliver(ports, {
    ref: `refs/heads/${branch}`,
    commit: push.tip,
    expected: expected ?? "",
    async onMoved(tip2) {
      push = await begin(tip2);
      if (push.isWaiting) return { kind: "nothing-left" };
      return { kind: "replayed", commit: push.tip };
    }
  });
  if (delivery.kind !== "pushed") throw notPushedError(branch, delivery);
  const { start, isWaiting } = push;
  const { plan, commit } = push.work;
  const tip = isWaiting ? start.waiting : delivery.commit;
  const { baseCommit, pull } = start;
  if (tip === void 0 || missing.kind !== "planned") {
    return { baseCommit, plan, work: void 0, isNew: commit !== void 0 };
  }
  const text = renderScribePullRequest(context.reportContext, context.baseBranch, missing.tally);
  const opening = { base: context.baseBranch, head: branch, commit: tip, text, draft: false };
  if (pull !== void 0) {
    const body = context.outbound.seal(text.body);
    if (commit !== void 0) await attempt(ports.github.updatePullRequest(pull.number, { body }));
    const work2 = toPublishedWork(opening, pull);
    return { baseCommit, plan, work: work2, isNew: commit !== void 0 };
  }
  const work = await openPullRequest(opening, context);
  const isNew = commit !== void 0 || work.pullRequest !== void 0;
  return { baseCommit, plan, work, isNew };
}
function openPullRequest(opening, { ports: { github, clock, time }, outbound, reportContext }) {
  const rest = { context: () => reportContext, effect: () => void 0 };
  return openOrFindPullRequest(opening, { github, clock, time, ...outbound, ...rest });
}
async function findStart({ ports: { git, github }, baseBranch }, branch, theirs) {
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
  if (merged.kind === "conflict") {
    throw gitError(
      `${branch} and the default branch changed the same lines of ${merged.files.join(", ")}.`,
      `Merge or close the pull request of ${branch}; the next run starts again.`
    );
  }
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
    if (matches) continue;
    const message = `${path} is not as Scribe wrote it; nothing was pushed.`;
    const hint = "Run the job again, and report this if it happens again.";
    throw new SquadError({ code: "E_INTERNAL", message, hint });
  }
}
async function fetchBaseBranch(git, baseBranch) {
  const commit = await fetchBranchIfExists(git, baseBranch);
  if (commit !== void 0) return commit;
  throw missingBranchError(baseBranch);
}
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
function gitError(message, hint) {
  return new SquadError({ code: "E_GIT", message, hint });
}
function notPushedError(branch, delivery) {
  const reason = delivery.kind === "conflict" ? "it changed meanwhile" : delivery.reason;
  const remedy = delivery.kind === "refused" ? delivery.hint : void 0;
  const hint = [remedy, "Nothing is lost: the next run starts again."];
  return gitError(
    `The branch ${branch} could not be pushed: ${reason}.`,
    hint.filter((part) => part !== void 0).join(" ")
  );
}

// src/scribe/report.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/upkeep.ts
init_define_RUNTIME_PACKAGES();
async function checkUpkeep(context, baseCommit) {
  const { ports, inputs, checksMissedRequests } = context;
  const now = ports.clock.now();
  const failures = [];
  const noted = async (what, work) => {
    const done = await attempt(work);
    if (done.kind === "done") return done.value;
    failures.push(`${what}: ${describe(done.error).message}`);
    return void 0;
  };
  const none = { missed: [], stale: [], notes: [] };
  const [blocked = [], requests] = await Promise.all([
    noted("Open pull requests", updatePulls(context, baseCommit)),
    checksMissedRequests ? noted("Unanswered requests", findMissedRequests({ ...ports, inputs, now })) : none
  ]);
  const readsIssues = requests !== void 0;
  const removed = checksMissedRequests && !inputs.dryRun ? await noted("What is kept of old threads", clearStates(context, readsIssues)) : 0;
  const { missed, stale, notes } = requests ?? none;
  return { blocked, missed, stale, removed: removed ?? 0, notes: [...failures, ...notes] };
}
async function clearStates(context, readsIssues) {
  const { git, clock } = context.ports;
  await deleteOldRunsBefore(git, clock.now() - OLD_RUN_MS);
  return readsIssues ? removeOldStates(context) : 0;
}
async function updatePulls(context, baseCommit) {
  const pulls = await context.ports.github.openPullRequests(context.baseBranch);
  const blocked = await updateBlockedPulls(context, pulls, baseCommit);
  await postConflictNotices(blocked, context);
  return blocked;
}
var DAY_MS = 24 * 36e5;
var KEPT_MS = 30 * DAY_MS;
var OLD_RUN_MS = 7 * DAY_MS;
var MOST_STATES = 50;
var MOST_BRANCHES = 10;
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
    const asked = await attempt(hasEnded(github, state.key, { branches: own, before }));
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
async function hasEnded(github, thread, { branches, before }) {
  if (branches.length > MOST_BRANCHES) return false;
  const end = await github.threadEnd(thread);
  if (end.kind === "open" || end.kind === "closed" && end.at >= before) return false;
  for (const branch of branches) {
    const pulls = await github.pullRequestsOf(branch);
    const isOver = ({ closedAt }) => closedAt !== void 0 && Date.parse(closedAt) < before;
    if (!pulls.every(isOver)) return false;
  }
  return true;
}
async function updateBlockedPulls(context, pulls, baseCommit) {
  const { ports } = context;
  const squadPulls = pulls.filter((pull) => isSquadPull(pull, context));
  if (squadPulls.length === 0) return [];
  const branches = await fetchBranches(
    ports.git,
    squadPulls.map(({ head }) => head.ref)
  );
  const found = [];
  for (const { number, head } of squadPulls) {
    const ours = { branch: head.ref, tip: requireBranch(branches, head.ref) };
    const updated = await attempt(bringUpToDate(ports, ours, baseCommit));
    const update = updated.kind === "done" ? updated.value : { kind: "not-pushed", reason: describe(updated.error).message };
    if (update !== void 0) found.push({ number, branch: head.ref, ...update });
  }
  return found;
}
function isSquadPull({ author, head }, { job, inputs }) {
  const isSameRepository = head.repository?.toLowerCase() === job.repository.toLowerCase();
  return isSameRepository && author?.type === "Bot" && head.ref.startsWith(inputs.branchPrefix);
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
function fileList(files) {
  return `${files.slice(0, 10).map(code).join(", ")}${files.length > 10 ? " and more" : ""}`;
}
var MAX_BOARDS = 5;
var NOTICE_START = "**Collides with ";
async function postConflictNotices(blocked, context) {
  const conflicts = blocked.filter((one) => one.kind === "conflict");
  await Promise.all(conflicts.slice(0, MAX_BOARDS).map((one) => attempt(postNotice(one, context))));
}
async function postNotice(conflict, context) {
  const { outbound, baseBranch, inputs, today } = context;
  const { github } = context.ports;
  const thread = findThread(conflict, inputs.branchPrefix);
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
  const paragraphs2 = comment.body.trimEnd().split("\n\n");
  return paragraphs2.filter((paragraph) => !paragraph.startsWith(NOTICE_START)).join("\n\n");
}

// src/scribe/report.ts
function countActions({ tally, broken, work, blocked, missed, notes }) {
  const isOpen = work !== void 0 && (work.pullRequest ?? work.compareUrl) !== void 0;
  return broken.length + (isOpen ? 1 : 0) + tally.unreadable.length + blocked.filter(({ kind }) => kind !== "brought-up-to-date").length + missed.length + notes.length;
}
function headline(report) {
  const items = countActions(report);
  const attention = `${plural(items, "item")} ${items === 1 ? "needs" : "need"} your attention.`;
  return `${describeResult(report)} ${items === 0 ? "Nothing needs your attention." : attention}`;
}
function describeResult({ tally, broken, work, isNew, baseBranch }) {
  if (broken.length > 0) {
    return `Scribe made no changes: fix ${plural(broken.length, "file")} first.`;
  }
  const merged = describeMerged(tally);
  const archived = sum(tally.archived.map(({ moved }) => moved));
  const achieved = [
    merged && `merged ${merged}`,
    archived > 0 && `archived ${countEntries(archived, "older ")}`
  ].filter(Boolean);
  if (achieved.length === 0) {
    return isNew ? describeTidying(tally) : "Scribe found nothing to merge.";
  }
  return `Scribe ${achieved.join(" and ")}${describeDestination(work, baseBranch)}.`;
}
function describeTidying({ read, duplicates }) {
  if (read > 0) return "Scribe cleared the inboxes.";
  return duplicates.length > 0 ? `Scribe removed ${plural(duplicates.length, "repeated learning")}.` : "Scribe brought its pull request up to date.";
}
function describeDestination(work, baseBranch) {
  if (work === void 0) return "";
  if (work.pullRequest !== void 0) return ` in pull request #${work.pullRequest.number}`;
  return ` ${work.branch === baseBranch ? "into" : "on"} ${oneLine(work.branch, 100)}`;
}
function reportLine(report) {
  const { read, duplicates, unreadable } = report.tally;
  const counts = `${plural(read, "file")} read, ${plural(duplicates.length, "duplicate")}, ${unreadable.length} unreadable.`;
  return `${headline(report)} ${counts}`;
}
function renderScribeSummary(context, report) {
  return renderPage((maxItems) => {
    const actions = paragraphs(actionParts(context, report, maxItems));
    const done = paragraphs(doneParts(context, report, maxItems));
    return [
      `**${inline(headline(report), 400, context.safe)}**`,
      actions === "" ? void 0 : `## For a person

${actions}`,
      done === "" ? void 0 : `## What Scribe did

${done}`
    ];
  });
}
function actionParts(context, report, maxItems) {
  const { broken, work, baseBranch, blocked, missed, tally, notes } = report;
  const list = (title, items, render) => markdownList(title, maxItems, items, render);
  const blockedPulls = blocked.filter(({ kind }) => kind !== "brought-up-to-date");
  const brokenTitle = `**Fix on ${code(baseBranch)}, then run the job again.** Nothing was changed.`;
  const missedTitle = "**Nobody answered these requests.** Ask again in a new comment:";
  const blockedTitle = "**Pull requests that GitHub can't merge:**";
  return [
    list(brokenTitle, broken, (file) => fileLine(context, file)),
    mergeStep(work, context),
    unreadableList(context, tally, maxItems),
    list(blockedTitle, blockedPulls, (pull) => pullLine(context, pull)),
    list(missedTitle, missed, (one) => missedLine(context, one)),
    list("**Not looked at:**", notes, (note) => inline(note, 400, context.safe))
  ];
}
function doneParts(context, report, maxItems) {
  const { blocked, started, closed, removed, tally } = report;
  const updated = blocked.filter(({ kind }) => kind === "brought-up-to-date");
  const updatedTitle = "**Pull requests brought up to date,** so that their checks run:";
  const startedTitle = "**Started, because nobody had answered:**";
  return [
    ...tallyLists(context, tally, maxItems),
    markdownList(updatedTitle, maxItems, updated, (pull) => pullLine(context, pull)),
    markdownList(startedTitle, maxItems, started, (one) => missedLine(context, one)),
    closed === 0 ? void 0 : `**${plural(closed, "board")} of interrupted runs closed,** with what became of their work.`,
    removed === 0 ? void 0 : `**What was kept of ${plural(removed, "thread")} is removed:** they ended more than 30 days ago.`
  ];
}
function mergeStep(work, { safe }) {
  if (work?.pullRequest !== void 0) {
    const { number, url } = work.pullRequest;
    return `**${link(`Merge pull request #${number}`, url)}**: the branch is protected, so Scribe can't push to it.`;
  }
  if (work?.compareUrl === void 0) return void 0;
  const why = work.notOpened === void 0 ? "Actions may not open one here" : `it could not be opened here (${inline(work.notOpened, 300, safe)})`;
  return `**${link("Open the pull request", work.compareUrl)}**: the branch is protected, and ${why}.`;
}
function pullLine({ facts, safe }, pull) {
  const name = link(`#${pull.number}`, repositoryUrl(facts, "pull", String(pull.number)));
  switch (pull.kind) {
    case "brought-up-to-date":
      return name;
    case "conflict":
      return `${name}: conflicts in ${fileList(pull.files)}`;
    case "not-pushed":
      return `${name}: ${inline(pull.reason, 300, safe)}`;
  }
}
function missedLine({ safe }, { author, thread, url, createdAt }) {
  const when = createdAt.slice(0, 16).replace("T", " ");
  return `${inline(author?.login ?? "", 60, safe)} in ${link(`#${thread}`, url)}, ${when} UTC`;
}

// src/scribe/scribe-context.ts
init_define_RUNTIME_PACKAGES();
async function openScribeContext(args) {
  const { inputs, ports } = args;
  const baseBranch = inputs.baseBranch ?? args.defaultBranch ?? await fetchDefaultBranch(ports.git);
  const today = dayOf(ports.clock.now());
  return { ...args, ...openScribeOutbound(args), baseBranch, today };
}
function openScribeOutbound({ inputs, ports, job }) {
  const { serverUrl, repository } = job;
  const { holdsSecret } = ports;
  const outbound = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { outbound, reportContext: { facts: { serverUrl, repository }, safe: outbound.safe } };
}

// src/scribe/scribe.ts
async function mergeInboxes(args) {
  const context = await openScribeContext(args);
  const { plan, baseCommit, ...landed } = await landMemory(context);
  if (plan.kind === "no-squad") return plan;
  const report = {
    baseBranch: context.baseBranch,
    broken: [],
    started: [],
    closed: 0,
    ...landed
  };
  if (plan.kind === "broken") {
    const nothing = { blocked: [], missed: [], stale: [], removed: 0, notes: [] };
    const { brokenFiles: broken } = plan;
    return { kind: "done", report: { ...report, ...nothing, tally: EMPTY_TALLY, broken } };
  }
  const upkeep = await checkUpkeep(context, baseCommit);
  return { kind: "done", report: { ...report, tally: plan.tally, ...upkeep } };
}
async function finishScribe(result, deps) {
  const { outbound, reportContext } = openScribeOutbound(deps);
  if (result.kind === "threw") {
    const { code: code2, message, hint } = describe(result.error);
    const sentences = [message, hint ?? ""].map(reportContext.safe).filter((part) => part !== "");
    const told = await attempt(async () => outbound.seal(sentences.join("\n\n")));
    const summary2 = told.kind === "done" ? told.value : "";
    return { ...failed(message, hint), line: `${code2}: ${message}`, summary: summary2 };
  }
  if (result.value.kind === "no-squad") {
    const [reason, hint] = explainMissingSquad(result.value.location);
    const summary2 = outbound.seal(`${reportContext.safe(reason)}

${reportContext.safe(hint)}`);
    return { ...failed(reason, hint), line: reason, summary: summary2 };
  }
  const { report } = result.value;
  const { dryRun } = deps.inputs;
  const notice = dryRun ? `${DRY_RUN_NOTICE} What it would have done:

` : "";
  const renderSummary = async () => outbound.seal(`${notice}${renderScribeSummary(reportContext, report)}`);
  const sealed = await attempt(renderSummary());
  const summary = sealed.kind === "done" ? sealed.value : describe(sealed.error).message;
  const line = dryRun ? `${DRY_RUN_NOTICE} ${reportLine(report)}` : reportLine(report);
  return { outcome: toOutcome(report), line, report, summary };
}
function failed(reason, hint) {
  return { outcome: { kind: "failed", reason, hint, work: void 0 }, report: void 0 };
}
var DRY_RUN_NOTICE = "A dry run: nothing was written.";
function toOutcome(report) {
  const { broken, baseBranch, work, isNew } = report;
  const answer = headline(report);
  if (broken.length > 0) {
    const reason = broken.map(({ path, reason: detail }) => `${path}: ${detail}`).join("\n");
    const hint = `Fix it on ${baseBranch}, and run the job again. Nothing was changed.`;
    return { kind: "failed", reason, hint, work: void 0 };
  }
  if (work !== void 0 && isNew) return { kind: "changed", work, answer };
  return { kind: "nothing-to-do", reason: describePending(work) ?? "There was nothing to merge." };
}
function describePending(work) {
  if (work === void 0) return void 0;
  const where = work.pullRequest === void 0 ? work.branch : `#${work.pullRequest.number}`;
  return `There was nothing new to merge; what was merged before waits in ${where}.`;
}
function explainMissingSquad(location) {
  if (location.kind === "elsewhere") return [location.reason, location.remedy];
  return [
    "There is no squad in this repository: no folder .squad or .ai-team.",
    "Make one with `npx github:OWNER/squad-action init`, with the owner of this action, and commit it."
  ];
}

export {
  requestIdOf,
  settlingRequest,
  selectResumable,
  renderCommit,
  mergeInboxes,
  finishScribe,
  explainMissingSquad
};
