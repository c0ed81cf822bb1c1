import {
  asOwnThread,
  forFileReaders,
  isOwnThread,
  issueOfBranch,
  rejectionsIn,
  withChangesSoFar,
  withoutSquadFiles
} from "./chunk-67VVGFSF.js";
import {
  chooseBranch
} from "./chunk-GYX4D2WJ.js";
import {
  gatherThread,
  likelyWriters
} from "./chunk-MRN5LHYB.js";
import {
  memoryBranch
} from "./chunk-KEIREGWK.js";
import {
  awaitsPullRequest,
  findBoardOf
} from "./chunk-MWGWMISM.js";
import {
  emptyTranscript,
  foldEvent
} from "./chunk-TEWTONZ3.js";
import {
  isNotice
} from "./chunk-4BPPE6RT.js";
import {
  isFinished,
  readSavedRuns,
  savedRunOf
} from "./chunk-LEHNTRSJ.js";
import {
  isInboxEntry,
  parseInboxEntry,
  readLearnings
} from "./chunk-JCQX5ARW.js";
import {
  locateSquad,
  readTeam
} from "./chunk-BFRDZSP3.js";
import {
  UNFINISHED_COMMIT,
  commitTree,
  signature,
  startOfCommit
} from "./chunk-RYGQJN43.js";
import {
  WORK_MERGE_RULES,
  mergeWithUnion
} from "./chunk-Z54UCCYT.js";
import {
  isRoutable
} from "./chunk-NNWMED56.js";
import {
  readQuestion
} from "./chunk-NEN62PUN.js";
import {
  completeHistory,
  requireBranch
} from "./chunk-4HGFMLRL.js";
import {
  isWorkPath
} from "./chunk-EG5NQSOL.js";
import {
  isSquadCommit,
  readTrailedCommits
} from "./chunk-HHYM4AF5.js";
import {
  commonAncestor,
  isAncestor,
  pathsChangedBy,
  splitPaths
} from "./chunk-RH2574AL.js";
import {
  serialize
} from "./chunk-GVC3OUOO.js";
import {
  quoteUntrusted,
  sanitise
} from "./chunk-RBRYF52E.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  attachmentId
} from "./chunk-C7L45JHI.js";
import {
  isAtLeast
} from "./chunk-5DP2ZEKI.js";
import {
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
  let checkout;
  let listing;
  const unshare = async (directory, path, { keep } = { keep: true }) => {
    const place = join(directory, path);
    if (!await isSameFile(join(folder, path), place)) return;
    const draft = join(git.scratch, `${randomUUID()}.own`);
    if (keep) await copyFile(place, draft);
    await (keep ? rename(draft, place) : rm(place));
  };
  return {
    async isLarge() {
      listing ??= git.run(["ls-tree", "-r", "-z", "--name-only", start]);
      return splitPaths(await listing).length > MAX_SMALL;
    },
    async link(directory, commit) {
      checkout ??= checkOut(git, start, folder);
      await checkout;
      await git.linkFolder(folder, directory);
      if (commit === start) return;
      const differing = await git.run(["diff-tree", "-r", "-z", "--name-only", start, commit]);
      for (const path of splitPaths(differing)) await unshare(directory, path, { keep: false });
    },
    unshare: (directory, path) => unshare(directory, path)
  };
}
async function checkOut(git, commit, folder) {
  await mkdir(folder);
  const worktree = { directory: folder, indexFile: join(git.scratch, "shared.index") };
  await git.run(["read-tree", "--reset", "-u", commit], { worktree });
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
function openRunBranch(git, name, start, tip = start) {
  return branchAt(git, { name, start, began: tip });
}
function branchAt(git, { name, start, began }) {
  let tip = began;
  const serializeIntegration = serialize();
  return {
    name,
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
  const commit = await commitTree(git, { tree: merged.tree, parent: tip, ...signed });
  return { kind: "integrated", commit };
}

// src/run/context/load-repository.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/render-thread.ts
init_define_RUNTIME_PACKAGES();
function renderThread(context, { budget, nonce }) {
  const { opening, origin, changes, posts, files, thread } = context;
  const remaining = budget - OMISSIONS_LENGTH - BREAKS_LENGTH;
  const share = Math.floor(remaining / 3);
  const mostOpening = files.length > 0 ? share : remaining / 2;
  const issue = origin === void 0 ? "" : quotePost(origin, nonce, mostOpening / 2);
  const first = quotePost(openingOf(thread, opening), nonce, mostOpening - issue.length);
  const changed = changes === void 0 ? "" : quotePost(changes, nonce, share / 2);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: "", left: [] };
  const recent = newestWithin(
    posts,
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
  const text = `Title: ${oneLine(title, 300)}

${opening.text}`;
  return { ...opening, text: text.trim() };
}
function quotePost({ text, author, trusted, isOurs = false, place }, nonce, limit) {
  const standing = trusted ? "can write to this repository" : "write access not known";
  const label = isOurs ? place : `${oneLine(place, 150)}, ${standing}`;
  const quote = (content) => quoteUntrusted({ text: content, author, label, nonce });
  const remaining = limit - quote("").length;
  const whole = quote(cutWithNotice(sanitise(cutWithNotice(text, remaining)).text, remaining));
  if (whole.length <= limit) return whole;
  const without = quote("[too long to be shown]");
  return without.length <= limit ? without : "";
}
function newestWithin(posts, budget, nonce) {
  const texts = [];
  let remaining = budget;
  for (const post of posts.toReversed()) {
    if (remaining < LEAST_POST) break;
    const text = quotePost(post, nonce, Math.min(remaining, budget / 2));
    if (text === "") break;
    remaining -= text.length + BREAK.length;
    texts.unshift(text);
  }
  const missing = posts.length - texts.length;
  return { texts, left: missing > 0 ? [`the ${missing} oldest posts`] : [] };
}
function renderFiles(files, budget, nonce) {
  const label = "changed files and their diff";
  const quote = (text) => quoteUntrusted({ text, author: "git", label, nonce, form: "source" });
  const shown = [];
  const withoutDiff = [];
  let remaining = budget - quote("").length;
  for (const { path, status, additions, deletions, patch } of files) {
    const head = `${path} (${status}, +${additions} -${deletions})
`;
    const whole = patch === void 0 ? head : `${head}${patch}
`;
    const text = whole.length <= remaining ? whole : head;
    if (text.length > remaining) break;
    if (text !== whole) withoutDiff.push(path);
    remaining -= text.length;
    shown.push(text);
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
  const text = [...named, ...more > 0 ? [`${more} more`] : []].join("; ");
  return quoteUntrusted({
    text,
    author: "our code",
    label: "what was left out",
    nonce,
    form: "source"
  });
}
function cutWithNotice(text, limit) {
  if (text.length <= limit) return text;
  const kept = headOf(text, limit - CUT_NOTICE_LENGTH);
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
  const { text, author } = request;
  return { author: author.login, trusted: true, place: "request", text, source: sourceOf(request) };
}
function sourceOf({ review, reviewComment, reaction, thread }) {
  const pull = thread.number;
  if (review !== void 0) return { kind: "review", pull, id: review.id };
  if (reviewComment !== void 0) return { kind: "review-comment", pull, id: reviewComment.id };
  return reaction?.kind === "review-comment" ? void 0 : reaction;
}
var IMAGE = /!\[[^\]\n]{0,300}\]\(<?(https?:\/\/[^\s<>()"']{1,1000})|<img\b[^<>]{0,1000}?\bsrc=["']?(https?:\/\/[^\s<>"']{1,1000})/gi;
var MOST_LOOKED_AT = 50;
function imageAddresses(text) {
  const addresses = [...text.matchAll(IMAGE)].map(([, markdown, html]) => markdown ?? html ?? "");
  return addresses.slice(0, MOST_LOOKED_AT);
}

// src/run/context/load-repository.ts
async function loadRepository(context, snapshot) {
  const { inputs, ports } = context;
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
  const { start, tip } = await placeRun(remoteTip, saved, context);
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
    quoteThread: quoterOf(thread, context)
  };
}
function quoterOf(thread, { ports, nonce }) {
  return (budget, { readsFiles }) => {
    const shown = readsFiles ? forFileReaders(thread) : thread;
    return ports.mask(renderThread(shown, { budget, nonce }));
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
  const { number } = request.thread;
  if (!isOwnThread(target, number, inputs.branchPrefix)) return withChangesSoFar(thread, target);
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === void 0 || issue === number) return asOwnThread(thread, void 0, NOBODY);
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
    ownLogin: board.login,
    question: earlierQuestion(boards, request.id)
  });
}
function earlierQuestion(boards, requestId) {
  const board = boards.findLast(
    ({ marker }) => marker.outcome === "asked" && marker.triggerId !== requestId
  );
  if (board === void 0) return void 0;
  const text = readQuestion(board.comment.body);
  return text === void 0 ? void 0 : { text, at: board.comment.createdAt };
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
function hasLeftSomething({ session, state, commit }) {
  return session !== COORDINATOR && (state === "done" || state === "idle" || commit !== void 0);
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
var before = (name) => `${name.slice(0, 280)}-before`;

// src/run/resume/left-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/pushed-work.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path/posix";
var MAX_COMMITS = 200;
var LONGEST_TEXT = 1500;
async function findPushedWork({ request, ports, inputs, isRepeated }, { commits, memoryTip, baseBranch }) {
  const isOurs = (commit) => commit.request === request.id;
  const work = commits.filter(isOurs).toReversed();
  if (work.length > 0 || !isRepeated || memoryTip === void 0) return work;
  const memory = memoryBranch(inputs.branchPrefix);
  await completeHistory(ports.git, [memory, baseBranch.name]);
  const range = { base: baseBranch.commit, tip: memoryTip };
  const kept = await readTrailedCommits(ports.git, range, MAX_COMMITS);
  return kept.filter(isOurs).toReversed();
}
async function replayCommits(commits, context, repository) {
  for (const commit of commits) await replayCommit(commit, context, repository);
}
async function replayCommit(pushed, context, repository) {
  const { transcript, ports } = context;
  const { commit, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit);
  const start = startOfCommit(pushed);
  const { session, agent } = start;
  transcript.emit({ kind: "agent.spawned", sessionId: "", model: void 0, ...start });
  transcript.emit({ kind: "commit", session, commit, files, left: [] });
  await replayMemory({ session, agent, commit, files }, context, repository);
  transcript.emit(
    subject.startsWith(UNFINISHED_COMMIT) ? { kind: "agent.stopped", session, reason: "its run was cut short" } : { kind: "agent.finished", session, answer: subject }
  );
}
async function replayMemory(memory, { transcript, ports }, { team }) {
  const { commit, files } = memory;
  const isEntry = (path) => path.startsWith(`${team.directory}/`) && path.includes("/inbox/") && isInboxEntry(basename(path));
  const inbox = files.filter(isEntry);
  if (inbox.length === 0) return;
  const tree = await ports.git.tree(commit);
  for (const path of inbox) {
    const text = await tree.read(path) ?? "";
    for (const event of memoryEvents({ ...memory, path, text }, team)) transcript.emit(event);
  }
}
function memoryEvents({ session, agent, path, text }, { directory, members }) {
  const category = "";
  if (!path.startsWith(`${directory}/decisions/`)) {
    return readLearnings(text).map((one) => {
      const learning = oneLine(one.text, LONGEST_TEXT);
      return { kind: "learning", session, note: { agent, learning, category, path } };
    });
  }
  return parseInboxEntry({ file: basename(path), text }, members).map((entry) => {
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
  const text = isWork ? pushed.map(({ subject }) => `- ${subject}`).join("\n") : "";
  return { kind: "finished", result: { kind: "done", text } };
}
function goesOnWith(board, { target }) {
  return target.from === "branch" && board?.marker.branch === target.branch;
}
var GONE = {
  kind: "finished",
  result: {
    kind: "done",
    text: "The work of this request is done, and its branch was merged, closed or removed since."
  }
};
var REVIEWS_LOST = "An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.";
var ANSWER_LOST = "An earlier run of this request was interrupted after it kept what its agents learnt. Its answer is lost: ask again.";
function hasChanged({ transcript }, { team }) {
  return transcript.read().agents.some(({ files }) => files.some((path) => isWorkPath(path, team.directory)));
}
var UNOPENED = "The pull request could not be opened at first; a later run tried again.";
var DELIVERED_LATER = "The run was interrupted; a later one delivered its work.";
function takeUpSavedRun(saved, { transcript, boards, request }) {
  const { events } = saved;
  if (isFinished(saved)) {
    for (const event of events) transcript.emit(event);
    const isUnopened = awaitsPullRequest(findBoardOf(boards, request.id));
    transcript.note(isUnopened ? UNOPENED : DELIVERED_LATER);
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
  const lines = rows.map(({ name, task, state, files, answer }) => {
    const isDone = state === "done" || state === "idle";
    const end = isDone ? `finished: ${answer}` : "was interrupted, and did not finish";
    const changed = files.length === 0 ? "" : ` Changed: ${files.join(", ")}.`;
    return `- ${name}, asked to "${oneLine(task, 200)}", ${oneLine(end, LONGEST_REPORT)}.${changed}`;
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
    ({ agent, text }) => `- Kept for the team already, by ${agent}: ${oneLine(text, 200)}`
  );
}

export {
  openRunBranch,
  loadRepository,
  placeOf,
  withEnds,
  takeUpLeftWork,
  goesOnWith
};
