import {
  answerOf,
  liftedRejections,
  newRejections,
  protectedPathsOf,
  questionsOf,
  recordRejections
} from "./chunk-67VVGFSF.js";
import {
  findRevocation
} from "./chunk-GJ2X2KMI.js";
import {
  memoryBranch
} from "./chunk-KEIREGWK.js";
import {
  askReviewers,
  chooseCandidates,
  deliverWork,
  keepElsewhere,
  publishAgentReviews,
  publishCommits,
  publishDepsOf,
  reviewRequests,
  withoutSecrets
} from "./chunk-7LV3BSTB.js";
import {
  openOrFindPullRequest,
  toPublishedWork
} from "./chunk-ZEV4HEHE.js";
import {
  asksForWholeIssue,
  briefOf,
  commitTree,
  isOurs,
  noteProposedTools,
  renderLookFirst,
  renderMemoryPullRequest,
  replay
} from "./chunk-RYGQJN43.js";
import {
  deliver
} from "./chunk-Z54UCCYT.js";
import {
  diffOfFiles,
  readDiff
} from "./chunk-PNYLBFPP.js";
import {
  settledReviews,
  standingLocks,
  standingReviews,
  unfinishedAgents
} from "./chunk-NEN62PUN.js";
import {
  fetchBranchIfExists
} from "./chunk-4HGFMLRL.js";
import {
  isWorkPath
} from "./chunk-EG5NQSOL.js";
import {
  hasRivalWork
} from "./chunk-HHYM4AF5.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  isFailing
} from "./chunk-7TLDPTJE.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/publish-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/team/codeowners.ts
init_define_RUNTIME_PACKAGES();
var CODEOWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
var MAX_BYTES = 3 * 1024 * 1024;
async function readCodeowners(tree) {
  const codeownersPath = CODEOWNERS_PATHS.find(
    (path) => tree.entries.some((entry) => entry.path === path && entry.mode.startsWith("100"))
  );
  const size = tree.entries.find(({ path }) => path === codeownersPath)?.size ?? 0;
  if (codeownersPath === void 0 || size > MAX_BYTES) return [];
  return parseCodeowners(await tree.read(codeownersPath, MAX_BYTES) ?? "");
}
function parseCodeowners(text) {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [pattern = "", ...owners] = splitWords(line);
    if (pattern === "" || /^[!\\]|[[\]]/.test(pattern)) return [];
    const names = owners.map(readOwner);
    if (names.some((name) => name === void 0)) return [];
    const known = names.flatMap((name) => name === void 0 || name === "" ? [] : [name]);
    return [{ pattern: segmentsOf(pattern), owners: known }];
  });
}
function splitWords(line) {
  const words = [];
  for (const [word] of line.matchAll(/(?:\\[ \t]|[^ \t])+/g)) {
    if (word.startsWith("#")) break;
    words.push(word.replace(/\\([ \t])/g, "$1"));
  }
  return words;
}
var OWNER = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?)$/;
function readOwner(word) {
  const name = OWNER.exec(word)?.[1];
  if (name !== void 0) return name;
  return /^[^@\s]{1,200}@[^@\s]{1,200}$/.test(word) ? "" : void 0;
}
function segmentsOf(pattern) {
  const isFolder = pattern.endsWith("/");
  const parts = pattern.split("/").filter((part) => part !== "");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const anchored = isAnchored || parts.length === 0 ? parts : ["**", ...parts];
  if (isFolder) return [...anchored, "**", "*"];
  return anchored.at(-1) === "**" ? [...anchored, "*"] : anchored;
}
function ownersOf(rules, paths) {
  const found = /* @__PURE__ */ new Map();
  for (const path of paths) {
    for (const name of ownersOfPath(rules, path)) {
      const known = found.get(name.toLowerCase()) ?? { name, count: 0 };
      known.count += 1;
      found.set(name.toLowerCase(), known);
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name);
}
function ownersOfPath(rules, path) {
  const parts = path.split("/");
  return rules.findLast(({ pattern }) => ownsPath(pattern, parts))?.owners ?? [];
}
function ownsPath(pattern, path) {
  if (matches(pattern, path, SEGMENTS)) return true;
  return pattern.at(-1) !== "*" && matches([...pattern, "**", "*"], path, SEGMENTS);
}
var LETTERS = {
  isWild: (part) => part === "*",
  isSame: (part, letter) => part === "?" || part === letter
};
var SEGMENTS = {
  isWild: (part) => part === "**",
  isSame: (part, segment) => matches([...part], [...segment], LETTERS)
};
function matches(pattern, items, { isWild, isSame }) {
  let at = 0;
  let back;
  for (let item = 0; item < items.length; ) {
    const part = pattern[at] ?? "";
    if (isWild(part)) {
      back = { pattern: at, item };
      at += 1;
    } else if (isSame(part, items[item] ?? "")) {
      at += 1;
      item += 1;
    } else if (back !== void 0) {
      back.item += 1;
      item = back.item;
      at = back.pattern + 1;
    } else return false;
  }
  return pattern.slice(at).every(isWild);
}

// src/run/finish/publish-reviews.ts
async function publishReviews(published, context, repository) {
  const { transcript } = context;
  const hasRequests = reviewRequests(transcript.read().handoffs).length > 0;
  if (published?.kind === "refused" || !hasRequests) return;
  const work = published?.kind === "branch" ? published.work : void 0;
  const publishing = await attempt(publishAll(context, repository, work));
  if (publishing.kind === "done") return;
  transcript.note(
    `The review requests could not be passed on. ${describe(publishing.error).message}`
  );
  for (const line of findingLines(context)) transcript.note(line);
}
async function publishAll(context, repository, work) {
  if (work !== void 0 && work.pullRequest === void 0) {
    context.transcript.note("No reviewers requested: there is no pull request yet.");
    for (const line of findingLines(context)) context.transcript.note(line);
    return;
  }
  const pull = await pullOf(context, repository, work);
  if (pull === void 0) return;
  const isPosted = await postReviews(context, repository, pull);
  if (!isPosted) for (const line of findingLines(context)) context.transcript.note(line);
  if (work !== void 0) await askPeople(context, repository, pull.number);
}
var MOST_FINDINGS_TOLD = 20;
function findingLines({ transcript }) {
  const { reviews, names } = transcript.read();
  const tell = (reviewer, { path, line, text }, became = "") => `${names.get(reviewer) ?? reviewer} on ${path}:${line}${became}: ${text.replace(/\s+/g, " ")}`;
  const standing = standingReviews(reviews).flatMap(
    ({ reviewer, findings }) => findings.map((finding) => tell(reviewer, finding))
  );
  const settled = settledReviews(reviews).flatMap(
    ({ note: { reviewer }, findings }) => findings.map((one) => tell(reviewer, one, ", no longer asked for"))
  );
  const lines = [...standing, ...settled];
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${left} more findings, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}
async function pullOf(context, repository, work) {
  const { ports } = context;
  const { baseCommit, target, pullRequest } = repository;
  const thread = pullRequest?.pull;
  const before = [...pullRequest?.reviews.items ?? [], ...pullRequest?.comments.items ?? []];
  if (work?.pullRequest === void 0) {
    if (pullRequest === void 0 || thread?.state !== "open") return void 0;
    const { number: number2, head } = pullRequest.pull;
    const diff2 = diffOfFiles(pullRequest.files.items);
    return { number: number2, commit: head.sha, diff: diff2, posted: before };
  }
  const { number } = work.pullRequest;
  const { commit } = work;
  const isNew = target.pull === void 0;
  const known = thread?.number === number ? before : void 0;
  const diff = await diffOf(ports.git, baseCommit, commit);
  const pull = { number, commit, diff, base: baseCommit };
  if (isNew) return { ...pull, posted: [] };
  if (isOurs(target.pull?.body ?? "")) return { ...pull, posted: known };
  return { ...pull, posted: known, lookFirst: await lookFirst(context, repository, commit) };
}
async function lookFirst({ renderContext, ports }, repository, commit) {
  const { directory } = repository.team;
  const diff = await diffOf(ports.git, repository.branch.start, commit);
  return (reviews) => renderLookFirst(renderContext(), briefOf({ diff, commit, directory }, reviews));
}
async function diffOf(git, base, head) {
  const diff = await attempt(readDiff(git, { base, tip: head }));
  return diff.kind === "done" ? diff.value : [];
}
async function postReviews(context, repository, pull) {
  let isPosted = true;
  const { ports, transcript, outbound, renderContext, board } = context;
  const paths = protectedPathsOf(context, repository);
  await publishAgentReviews(transcript.read(), pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths.refuses({ path }) === void 0,
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    miss(text) {
      isPosted = false;
      transcript.note(text);
    },
    ownLogins: [BOT.name, ...loginOf(board)]
  });
  return isPosted;
}
function loginOf({ login }) {
  return login === void 0 ? [] : [login];
}
async function askPeople(context, repository, pullRequest) {
  const { transcript, ports, request, board } = context;
  const { team, target, tree } = repository;
  const { agents, handoffs } = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const { names, notes } = chooseCandidates(reviewRequests(handoffs), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths) => ownersOf(rules, paths),
    changed: changedOutside(team.directory, agents),
    excluded: [request.author.login, ...loginOf(board), ...pullAuthor ? [pullAuthor] : []],
    owner: request.repository.owner
  });
  for (const note of notes) context.transcript.note(note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) context.transcript.note(note);
  if (asked.length > 0) {
    transcript.emit({ kind: "effect", effect: "reviewers", detail: asked.join(", ") });
  }
}
function changedOutside(directory, agents) {
  const files = new Set(agents.flatMap((agent) => agent.files));
  return [...files].filter((path) => !path.startsWith(`${directory}/`));
}

// src/run/finish/publish-work.ts
init_define_RUNTIME_PACKAGES();

// src/publish/publish-memory.ts
init_define_RUNTIME_PACKAGES();
async function publishMemory(publishable, deps) {
  const { start, tip, prefix, baseBranch, transcript } = publishable;
  const { github } = deps;
  const branch = memoryBranch(prefix);
  const { triggerId: request, runId: run } = deps.context().facts;
  const by = { request, run };
  const work = { branch, start, tip, base: baseBranch.commit, isMemory: true, by };
  const found = await attempt(findMemoryBranch(branch, baseBranch, deps));
  if (found.kind === "threw") return keepUnpushed(work, found.error, deps);
  const { onto, pull } = found.value;
  const delivered = await deliverOnto(onto, work, { publishable, deps });
  if (delivered.kind === "kept") return delivered.work;
  const { commit } = delivered;
  const text = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, commit), deps);
  const opening = { base: baseBranch.name, head: branch, commit, text, draft: false };
  if (pull === void 0) return openOrFindPullRequest(opening, deps);
  await attempt(github.updatePullRequest(pull.number, { body: deps.seal(text.body) }));
  return toPublishedWork(opening, pull);
}
async function deliverOnto(onto, work, { publishable, deps }) {
  const { start, tip, base, by } = work;
  if (onto === start) return deliverWork(work, deps);
  const known = new Set(publishable.transcript.agents.flatMap(({ commit }) => commit ?? []));
  const ranges = { ours: { base: start, tip }, theirs: { base, tip: onto } };
  if (await hasRivalWork(deps.git, by, ranges, known)) return { kind: "delivered", commit: onto };
  const replayed = await replay(deps.git, { base: start, tip }, onto);
  return replayed.kind === "conflict" ? keepElsewhere(work, replayed, deps) : deliverWork({ ...work, start: onto, tip: replayed.commit }, deps);
}
async function keepUnpushed(work, error, deps) {
  const reason = describe(error).message;
  return (await keepElsewhere(work, { kind: "unreachable", reason }, deps)).work;
}
async function findMemoryBranch(branch, baseBranch, { git, github }) {
  const remoteTip = await fetchBranchIfExists(git, branch);
  if (remoteTip === void 0) return { onto: baseBranch.commit, pull: void 0 };
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === "open");
  if (pull !== void 0 || pulls.length === 0) return { onto: remoteTip, pull };
  const tree = `${baseBranch.commit}^{tree}`;
  const merge = { tree, parent: remoteTip, secondParent: baseBranch.commit, author: git.identity };
  return {
    onto: await commitTree(git, { ...merge, text: "Begin again at the base branch" }),
    pull: void 0
  };
}

// src/run/finish/publish-work.ts
async function publishWork(result, context, repository) {
  const transcript = context.transcript.read();
  const files = committedFiles(transcript, repository);
  const rejections = rejectionsOf(transcript, repository);
  const mayPushRejections = hasRejections(rejections) && isContinued(repository);
  if (files.length === 0 && !mayPushRejections) return void 0;
  const revocation = await findRevocation(context);
  if (revocation !== void 0) {
    context.transcript.note(`What was done is not published: ${plural(files.length, "file")}.`);
    return revocation;
  }
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(result, context, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const told = await withRejections(rejections, publishable, context);
    return { kind: "branch", work: await publishCommits(told, files, context, repository) };
  }
  if (mayPushRejections) await pushRejections(rejections, context, repository);
  if (files.length === 0) return void 0;
  return publishMemoryAlone(publishable, context);
}
function rejectionsOf({ locks, reviews }, { rejections: known }) {
  return {
    notes: newRejections(standingLocks(locks, reviews), known),
    lifted: liftedRejections(known, standingLocks(known, reviews))
  };
}
function hasRejections({ notes, lifted }) {
  return notes.length + lifted.length > 0;
}
function committedFiles({ agents, decisions }, { branch }) {
  const byAgents = agents.flatMap(({ files }) => files);
  const decided = branch.tip() === branch.start ? [] : decisions.map(({ path }) => path);
  return [...byAgents, ...decided];
}
function isContinued({ target }) {
  return target.from === "branch" && target.answerOnly === void 0;
}
function publishableOf(result, context, { branch, target, team, baseBranch, baseCommit }) {
  const { request, inputs } = context;
  const transcript = context.transcript.read();
  const isFailed = transcript.checks.rows.some(isFailing);
  const isUnfinished = wasCutShort(result, transcript);
  const isAsking = result.kind === "question" || questionsOf(transcript).length > 0;
  return {
    target,
    start: branch.start,
    tip: branch.tip(),
    transcript,
    answer: answerOf(result),
    rewritten: "rewritten" in result ? result.rewritten : void 0,
    threadTitle: request.thread.title,
    draft: inputs.draft || isFailed || isUnfinished,
    isUnfinished,
    share: { isWhole: isWholeIssue(context), isReady: !isFailed && !isUnfinished && !isAsking },
    prefix: inputs.branchPrefix,
    baseBranch,
    baseCommit,
    roles: new Map(team.members.map(({ slug, role }) => [slug, role])),
    directory: team.directory
  };
}
function wasCutShort({ kind }, { agents }) {
  return kind !== "done" && kind !== "question" || unfinishedAgents(agents).length > 0;
}
function isWholeIssue({ request: asked, inputs }) {
  const { source, text, thread, command } = asked;
  const request = "request" in command ? command.request : text;
  const { number: issue, kind } = thread;
  const phrase = inputs.triggerPhrase;
  return kind === "issue" && asksForWholeIssue({ source, text, request, phrase, issue });
}
async function withRejections(rejections, publishable, { ports, job, transcript }) {
  const { start, tip: before } = publishable;
  if (!hasRejections(rejections)) return publishable;
  const { runId } = job;
  const tip = await recordRejections(ports.git, { start, tip: before, ...rejections, runId });
  const row = publishable.transcript.agents.find(({ commit }) => commit === before);
  if (row !== void 0) {
    transcript.emit({ kind: "commit", session: row.session, commit: tip, files: [], left: [] });
  }
  return { ...publishable, tip };
}
async function pushRejections(rejections, context, { branch: { start, name: branch } }) {
  const { ports, transcript, job } = context;
  const record = { start, tip: start, ...rejections, runId: job.runId };
  const pushing = recordRejections(ports.git, record).then(
    (commit) => deliver(ports, {
      ref: `refs/heads/${branch}`,
      commit,
      onMoved: async (tip) => replay(ports.git, { base: start, tip: commit }, tip ?? start)
    })
  );
  const pushed = await attempt(pushing);
  if (pushed.kind === "done" && pushed.value.kind === "pushed") {
    const detail = `${branch} ${pushed.value.commit}`;
    transcript.emit({ kind: "effect", effect: "push", detail });
  } else {
    transcript.lose(
      "Could not record on the branch whose work was rejected, so the next run won't know."
    );
  }
}
async function publishMemoryAlone(publishable, context) {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context)));
  if (published.kind === "done") return { kind: "memory", work: published.value };
  if (publishable.answer.trim() === "") throw published.error;
  context.transcript.lose(
    `What was learnt could not be kept. ${describe(published.error).message}`
  );
  return void 0;
}

export {
  publishReviews,
  publishWork
};
