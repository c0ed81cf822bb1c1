import {
  askReviewers,
  chooseCandidates,
  deliverWork,
  keepElsewhere,
  openCheckout,
  publishAgentReviews,
  publishCommits,
  publishDepsOf,
  reviewRequests,
  updateOpenReviews
} from "./chunk-SPTXF34Y.js";
import "./chunk-5NGY75W6.js";
import {
  answerOf,
  continuedWork,
  decideOutcome,
  findFileOwners,
  goesOnWith,
  isFinished,
  issueOfBranch,
  liftedRejections,
  loadRepository,
  newRejections,
  openCommandBox,
  openRunBranch,
  placeOf,
  protectedPathsOf,
  questionsOf,
  readSavedRuns,
  recordRejections,
  reviewCommentsOf,
  savedRunOf,
  shellProgram,
  shownOutput,
  takeUpLeftWork,
  withEnds
} from "./chunk-OABC3JNF.js";
import {
  asksForWholeIssue,
  briefOf,
  commitTree,
  isOurs,
  isWorkPath,
  noteProposedTools,
  openBoxState,
  readReportLine,
  removeWorktrees,
  renderLookFirst,
  renderMemoryPullRequest,
  replay,
  require_picomatch,
  takesChoice
} from "./chunk-KUQGWMW2.js";
import "./chunk-KLCHYJXE.js";
import {
  actText,
  answerText,
  checkText,
  commandOf,
  commandText,
  conflictText,
  deniedText,
  effectText,
  exitCodeOf,
  foldDoubles,
  notifyPeople,
  openInitialContext,
  pathsText,
  rejectedFiles,
  renderBoard,
  renderLongText,
  reviewText,
  settledReviews,
  speaksFor,
  standingLocks,
  standingReviews,
  toRepositoryPath,
  unfinishedAgents,
  workOfOutcome
} from "./chunk-WE3IQZBQ.js";
import "./chunk-USETC6I6.js";
import {
  openOrFindPullRequest,
  toPublishedWork,
  withoutSecrets
} from "./chunk-6MIHWFDD.js";
import {
  deliver,
  hasRivalWork,
  readTrailedCommits
} from "./chunk-CY2IDJSS.js";
import {
  findMember,
  narrowRights
} from "./chunk-7EPI3MSO.js";
import {
  code,
  commentUrl,
  inline,
  link,
  paragraphs,
  repositoryUrl
} from "./chunk-TDOGVDBM.js";
import {
  memoryPaths,
  readRecord
} from "./chunk-QYE26DBU.js";
import {
  completeRequest,
  fetchRemote
} from "./chunk-YQAO6XTN.js";
import {
  deleteSavedRuns,
  listRemoteRuns,
  memoryBranch
} from "./chunk-G4CB3YXT.js";
import {
  awaitsPullRequest,
  diffOfFiles,
  findBoardOf,
  findBoards,
  findDoubles,
  findOwnBoards,
  isAncestor,
  isChangedSince,
  isFinal,
  isUnsettled,
  pathsChangedBy,
  pathsChangedSince,
  readChangesSince,
  readDiff,
  sizeOfChange
} from "./chunk-RVQBJLPX.js";
import {
  completeHistory,
  fetchBranchIfExists
} from "./chunk-GSLWLHQL.js";
import "./chunk-77SNCVCP.js";
import {
  findChecks,
  packageManagerOf
} from "./chunk-SXQO2GA5.js";
import {
  lacksPullRequest
} from "./chunk-CNRU7EYU.js";
import {
  findRevocation
} from "./chunk-ZHYXEPPI.js";
import "./chunk-5PKJXV6L.js";
import "./chunk-VD5POLHL.js";
import "./chunk-CFEYPTVN.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-D4DZX3AM.js";
import {
  quoteUntrusted
} from "./chunk-XAKR566N.js";
import "./chunk-4PFL7EPU.js";
import {
  headOfBytes
} from "./chunk-NGFIVTT2.js";
import {
  count,
  duration,
  plural,
  sum
} from "./chunk-BSQV4ART.js";
import "./chunk-WU2F77GJ.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-YHETANZS.js";
import {
  fieldsOf,
  isObject,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  firstParagraph,
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  CUT_DIFF
} from "./chunk-5WJICJ52.js";
import {
  checksVerdict,
  isFailing
} from "./chunk-7TLDPTJE.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import "./chunk-WOQ4ALLD.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-EYHKASQ2.js";
import "./chunk-C7L45JHI.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
import "./chunk-Z5TMLZZJ.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// stage:end
init_define_RUNTIME_PACKAGES();

// src/run/finish/conclude-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/reply-to-review-threads.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/thread-reply.ts
init_define_RUNTIME_PACKAGES();
var MAX_TEXT_LENGTH = 1500;
function renderThreadReply(context, reply) {
  const { facts, safe } = context;
  const { name, text, commit } = reply;
  const where = commit === void 0 ? link("the run", facts.runUrl) : link(code(commit.slice(0, 8)), repositoryUrl(facts, "commit", commit));
  return paragraphs([
    renderLongText(context, text, MAX_TEXT_LENGTH),
    `**${inline(name, 40, safe)}**, in ${where}`
  ]);
}

// src/run/review-feedback/reply-to-review-threads.ts
var MOST = 10;
async function replyToReviewThreads(outcome, context, repository) {
  if (outcome.kind === "declined" || outcome.kind === "failed") return;
  const answers = [];
  for (const [thread, reviewComment] of openThreads(context, repository)) {
    const reply = await composeReply(reviewComment, context, outcome);
    if (reply !== void 0) answers.push({ thread, reply });
  }
  await postReplies(answers.slice(0, MOST), context);
  const left = answers.length - MOST;
  if (left > 0) {
    context.transcript.note(
      `${plural(left, "more review thread")} ${left === 1 ? "was" : "were"} worked on, but got no separate reply.`
    );
  }
}
function openThreads(context, repository) {
  const comments = reviewCommentsOf(context.request, repository);
  const open = comments.filter(({ thread }) => !isAnswered(thread, context, repository));
  return new Map(open.map((comment) => [comment.thread, comment]));
}
async function postReplies(answers, context) {
  const said = /* @__PURE__ */ new Set();
  for (const { thread, reply } of answers) {
    await postReply(thread, said.has(reply.text) ? shortened(reply) : reply, context);
    said.add(reply.text);
  }
}
function shortened(reply) {
  return { ...reply, text: readReportLine(reply.text) ?? reply.text };
}
function isAnswered(thread, { board, isRepeated, request }, { pullRequest }) {
  if (!isRepeated || board.login === void 0) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) => inReplyTo === thread && author?.login === board.login && Date.parse(createdAt) >= Date.parse(request.at)
  );
}
async function composeReply({ thread }, context, outcome) {
  const transcript = context.transcript.read();
  const asker = context.request.author.login;
  const handoff = transcript.handoffs.find(
    ({ from, reviewThreads }) => from === asker && reviewThreads?.includes(thread)
  );
  if (handoff === void 0) return squadReply(outcome);
  const row = rowOf(handoff.to, asker, transcript);
  if (row === void 0 || !["done", "idle"].includes(row.state) || row.answer.trim() === "") {
    return void 0;
  }
  const { name, answer: text, commit } = row;
  return { name, text, commit: commit && await pushedCommitOf(commit, context, outcome) };
}
function rowOf(agent, asker, { agents }) {
  return agents.findLast((row) => row.agent === agent && row.requestedBy === asker);
}
async function pushedCommitOf(commit, { ports: { git } }, outcome) {
  const pushed = workOfOutcome(outcome)?.commit;
  if (pushed === void 0) return void 0;
  return await isAncestor(git, commit, pushed) ? commit : pushed;
}
function squadReply(outcome) {
  const commit = workOfOutcome(outcome)?.commit;
  switch (outcome.kind) {
    case "changed":
    case "answered":
      return outcome.answer.trim() === "" ? void 0 : { name: "The squad", text: outcome.answer, commit };
    case "asked":
      return { name: "The squad", text: outcome.question, commit };
    default:
      return void 0;
  }
}
async function postReply(thread, reply, context) {
  const { ports, outbound, renderContext, transcript, request } = context;
  const send = async () => {
    const body = outbound.seal(renderThreadReply(renderContext(), reply));
    await ports.github.replyToReviewComment(request.thread.number, thread, body);
    transcript.emit({ kind: "effect", effect: "review-reply", detail: String(thread) });
  };
  await transcript.noteFailure("A thread of the review could not be answered.", send());
}

// src/run/finish/escalate.ts
init_define_RUNTIME_PACKAGES();
var LABEL = "squad:escalated";
var MOST_MENTIONS = 5;
async function escalate(outcome, context, repository) {
  const { request, ports, transcript } = context;
  const calls = transcript.read().escalations.filter(({ kind }) => kind === "escalation");
  if (calls.length === 0 || outcome.kind === "declined") return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL]);
  const mentioning = mentionPeople(outcome, context, repository);
  await Promise.all([
    mentioning,
    transcript.noteFailure(`The label ${LABEL} could not be set.`, labelling)
  ]);
}
async function mentionPeople(outcome, context, { team }) {
  const people = await peopleToMention(context.ports.github, team.settings.escalation);
  if (people.length === 0) {
    context.transcript.note(
      "An agent asked for help, but only the requester was mentioned: name collaborators or teams in the setting `action.escalation`."
    );
  }
  await notifyPeople(outcome, context, people);
}
async function peopleToMention(github, names) {
  const wanted = [...new Set(names)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name) => {
      if (name.includes("/")) return true;
      const answer = await attempt(github.isCollaborator(name));
      return answer.kind === "done" && answer.value;
    })
  );
  return wanted.filter((_name, index) => known[index]);
}

// src/run/finish/follow-reviews.ts
init_define_RUNTIME_PACKAGES();
async function followReviews({ transcript, ports }, { branch }) {
  const tip = branch.tip();
  for (const note of transcript.read().reviews) {
    const { commit = tip, findings, handoff } = note;
    if (commit === tip || findings.length === 0) continue;
    const since = await attempt(readChangesSince(ports.git, commit, tip));
    if (since.kind === "threw") continue;
    const places = findings.flatMap(
      (finding, place) => isChangedSince(since.value, linesOf(finding, note)) ? [place] : []
    );
    if (places.length > 0) transcript.emit({ kind: "review.revised", handoff, places });
  }
}
function linesOf({ path, line: line2, endLine = line2 }, { files }) {
  return { path: toRepositoryPath(path, files), line: line2, endLine };
}

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
  return text.split(/\r\n?|\n/).flatMap((line2) => {
    const [pattern = "", ...owners] = splitWords(line2);
    if (pattern === "" || /^[!\\]|[[\]]/.test(pattern)) return [];
    const names = owners.map(readOwner);
    if (names.some((name) => name === void 0)) return [];
    const known = names.flatMap((name) => name === void 0 || name === "" ? [] : [name]);
    return [{ pattern: segmentsOf(pattern), owners: known }];
  });
}
function splitWords(line2) {
  const words2 = [];
  for (const [word] of line2.matchAll(/(?:\\[ \t]|[^ \t])+/g)) {
    if (word.startsWith("#")) break;
    words2.push(word.replace(/\\([ \t])/g, "$1"));
  }
  return words2;
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
  return [...found.values()].toSorted((a, b7) => b7.count - a.count).map(({ name }) => name);
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
  for (const line2 of findingLines(context)) transcript.note(line2);
}
async function publishAll(context, repository, work) {
  if (work !== void 0 && work.pullRequest === void 0) {
    context.transcript.note("No reviewers requested: there is no pull request yet.");
    for (const line2 of findingLines(context)) context.transcript.note(line2);
    return;
  }
  const pull = await pullOf(context, repository, work);
  if (pull === void 0) return;
  const isPosted = await postReviews(context, repository, pull);
  if (!isPosted) for (const line2 of findingLines(context)) context.transcript.note(line2);
  if (work !== void 0) await askPeople(context, repository, pull.number);
}
var MOST_FINDINGS_TOLD = 20;
function findingLines({ transcript }) {
  const { reviews, names } = transcript.read();
  const tell = (reviewer, { path, line: line2, text }, became = "") => `${names.get(reviewer) ?? reviewer} on ${path}:${line2}${became}: ${text.replace(/\s+/g, " ")}`;
  const standing = standingReviews(reviews).flatMap(
    ({ reviewer, findings }) => findings.map((finding) => tell(reviewer, finding))
  );
  const settled = settledReviews(reviews).flatMap(
    ({ note: { reviewer }, findings }) => findings.map((one) => tell(reviewer, one, ", no longer asked for"))
  );
  const lines = [...standing, ...settled];
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${plural(left, "more finding")}, in the run's record.`] : [];
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
  const { work, addedTo } = await publishOnce(publishable, deps);
  if (addedTo === void 0) return work;
  const now = await attempt(deps.github.pullRequest(addedTo.number));
  const isClosed = now.kind === "done" && now.value.state === "closed";
  return isClosed ? (await publishOnce(publishable, deps)).work : work;
}
async function publishOnce(publishable, deps) {
  const { start, tip, prefix, baseBranch, transcript } = publishable;
  const branch = memoryBranch(prefix);
  const { triggerId: request, runId: run } = deps.context().facts;
  const by = { request, run };
  const delivery = { branch, start, tip, base: baseBranch.commit, isMemory: true, by };
  const found = await attempt(findMemoryBranch(branch, baseBranch, deps));
  if (found.kind === "threw") return { work: await keepUnpushed(delivery, found.error, deps) };
  const { onto, pull, closed } = found.value;
  const delivered = await deliverOnto(onto, delivery, { publishable, deps });
  if (delivered.kind === "kept") return { work: delivered.work };
  const { commit } = delivered;
  if (closed !== void 0 && commit === onto) {
    return { work: toPublishedWork({ head: branch, commit }, closed) };
  }
  const text = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, commit), deps);
  const opening = { base: baseBranch.name, head: branch, commit, text, draft: false };
  if (pull === void 0) return { work: await openOrFindPullRequest(opening, deps) };
  await attempt(deps.github.updatePullRequest(pull.number, { body: deps.seal(text.body) }));
  return { work: toPublishedWork(opening, pull), addedTo: pull };
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
async function findMemoryBranch(branch, base, deps) {
  const tip = await fetchBranchIfExists(deps.git, branch);
  if (tip === void 0) return { onto: base.commit };
  const pulls = await deps.github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === "open");
  if (pull !== void 0) return { onto: tip, pull };
  const [last] = pulls;
  return last === void 0 ? { onto: tip } : beginAgain({ branch, tip, last }, base, deps);
}
async function beginAgain({ branch, tip, last }, { name, commit }, { git }) {
  const base = await fetchBranchIfExists(git, name) ?? commit;
  await completeHistory(git, [branch, name]);
  if (await isAncestor(git, tip, base)) return { onto: base, closed: last };
  const merge = { tree: `${base}^{tree}`, parent: tip, secondParent: base, author: git.identity };
  const begun = await commitTree(git, { ...merge, text: "Begin again at the base branch" });
  const late = { base: last.head.sha, tip };
  const isKnown = await isAncestor(git, late.base, tip);
  const replayed = isKnown ? await replay(git, late, begun) : { kind: "replayed", commit: begun };
  const onto = "commit" in replayed ? replayed.commit : tip;
  return onto === begun ? { onto, closed: last } : { onto };
}

// src/run/review-feedback/earlier-reviews.ts
init_define_RUNTIME_PACKAGES();
async function markSelfRevised(rejections, range, git) {
  if (rejections.length === 0) return rejections;
  const files = [...new Set(rejections.map(({ path }) => path))];
  const found = await attempt(findFileOwners(git, { range, files, lines: [] }));
  const owners = found.kind === "done" ? found.value : [];
  return rejections.map((note) => {
    const isOwn = owners.some(({ agent, path }) => agent === note.by && path === note.path);
    return isOwn ? { ...note, isSelfRevised: true } : note;
  });
}
function earlierReviews({ names, reviews }, { rejections, pullRequest }, { author }) {
  const isAsked = (lock) => reviews.some((note) => speaksFor(note, lock) && rejectedFiles(note).includes(lock.path));
  const standing = standingLocks(rejections, reviews).filter(
    (lock) => names.has(lock.by) && !isAsked(lock)
  );
  const byAgents = [...new Set(standing.map(({ by }) => by))].map((reviewer) => {
    const own = standing.filter(({ by }) => by === reviewer);
    return { reviewer, files: [...new Set(own.map(({ path }) => path))] };
  });
  const people = objectors(pullRequest?.reviews.items ?? []).filter((one) => one !== author.login);
  return [...byAgents, ...people.map((reviewer) => ({ reviewer, files: [] }))];
}
var MEMBERS = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
var VERDICTS = /* @__PURE__ */ new Set(["APPROVED", "CHANGES_REQUESTED", "DISMISSED"]);
function objectors(reviews) {
  const last = /* @__PURE__ */ new Map();
  for (const { author, state, association } of reviews) {
    if (author === void 0 || !MEMBERS.has(association) || !VERDICTS.has(state)) continue;
    last.set(author.login, state);
  }
  return [...last].flatMap(([login, state]) => state === "CHANGES_REQUESTED" ? [login] : []);
}

// src/run/finish/publish-work.ts
async function publishWork(result, context, loaded) {
  const transcript = context.transcript.read();
  const range = { base: loaded.baseCommit, tip: loaded.branch.tip() };
  const known = await markSelfRevised(loaded.rejections, range, context.ports.git);
  const repository = { ...loaded, rejections: known };
  const files = committedFiles(transcript, repository);
  const rejections = rejectionsOf(transcript, repository);
  const mayPushRejections = hasRejections(rejections) && isContinued(repository);
  const hasReviewed = transcript.reviews.length > 0 && isContinued(repository);
  if (files.length === 0 && !mayPushRejections && !hasReviewed) return void 0;
  const revocation = await findRevocation(context);
  if (revocation !== void 0) {
    context.transcript.note(`What was done is not published: ${plural(files.length, "file")}.`);
    return revocation;
  }
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(result, context, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const told = await withRejections(rejections, publishable, context);
    const work = await publishCommits(told, files, context, repository);
    return { kind: "branch", work: { ...work, earlierReviews: publishable.earlierReviews } };
  }
  if (mayPushRejections) await pushRejections(rejections, context, repository);
  if (hasReviewed) await renewReviews(publishable, context);
  if (files.length === 0 || isMergedMemory(repository)) return void 0;
  return publishMemoryAlone(publishable, context);
}
function isMergedMemory({ branch, baseBranch, memoryTip }) {
  return memoryTip === void 0 && branch.tip() === baseBranch.commit;
}
async function renewReviews(publishable, context) {
  const failure = "What the pull request says about reviews could not be updated.";
  const updating = updateOpenReviews(publishable, publishDepsOf(context));
  await context.transcript.noteFailure(failure, updating);
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
function publishableOf(result, context, repository) {
  const { request, inputs } = context;
  const { branch, target, team, baseBranch, baseCommit } = repository;
  const transcript = context.transcript.read();
  const { rows } = transcript.checks;
  const isFailed = rows.some(isFailing);
  const isUnfinished = wasCutShort(result, transcript);
  const isAsking = result.kind === "question" || questionsOf(transcript).length > 0;
  return {
    target,
    start: branch.start,
    remoteTip: repository.remoteTip,
    tip: branch.tip(),
    checked: checksVerdict(rows) === "none" ? void 0 : branch.tip(),
    transcript,
    earlierReviews: earlierReviews(transcript, repository, request),
    settledReviewers: rejectionsOf(transcript, repository).lifted.map(({ by }) => by),
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
function wasCutShort({ kind }, { agents, undone }) {
  const isOpen = undone.length > 0 || unfinishedAgents(agents).length > 0;
  return kind !== "done" && kind !== "question" || isOpen;
}
function isWholeIssue({ request: asked, inputs, boards, comments }) {
  const { source, text, thread, command, id } = asked;
  const request = "request" in command ? command.request : text;
  const { number: issue, kind } = thread;
  const phrase = inputs.triggerPhrase;
  if (kind !== "issue") return false;
  if (asksForWholeIssue({ source, text, request, phrase, issue })) return true;
  const before = takesChoice(request) ? findQuestioned({ boards, comments }, id) : void 0;
  return before !== void 0 && asksForWholeIssue({ ...before, phrase, issue });
}
function findQuestioned({ boards, comments }, requestId) {
  const asking = boards.findLast(({ marker }) => marker.triggerId !== requestId);
  if (asking?.marker.outcome !== "asked") return void 0;
  const { triggerId } = asking.marker;
  if (triggerId.startsWith("issue-"))
    return { source: "issue-opened", text: "", request: "" };
  const text = comments.items.find(({ id }) => `comment-${id}` === triggerId)?.body ?? "";
  const request = text.replace(/^\s*\S+\s+/, "");
  return { source: "comment", text, request };
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

// src/run/finish/tell-first-board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/continued.ts
init_define_RUNTIME_PACKAGES();
var SINCE = "**Since then:** ";
function renderContinued(body, news) {
  const [marker = "", first = "", ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith("<!-- squad-action:board ") || body.includes(news)) return void 0;
  const [top = "", ...below] = rest.join("\n").trimStart().split("\n");
  const told = top.startsWith(SINCE) ? [`${top}; ${news}`, ...below] : [`${SINCE}${news}`, "", top, ...below];
  return [marker, first, "", ...told].join("\n").trimEnd();
}

// src/run/finish/tell-first-board.ts
var LONGEST_NEWS = 160;
async function tellFirstBoard(outcome, context, { target, team }) {
  const { request, inputs, transcript } = context;
  const { number } = request.thread;
  if (outcome.kind !== "changed" || continuedWork({ target })?.pull !== number) return;
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === void 0 || !target.branch.startsWith(inputs.branchPrefix)) return;
  const editing = editBoard(issue, target.branch, newsOf(outcome.answer, context, team), context);
  await transcript.noteFailure(
    `The board on #${issue} could not be updated with this run.`,
    editing
  );
}
async function editBoard(issue, branch, news, { ports: { github }, outbound }) {
  const comments = await github.listComments(issue, void 0);
  const boards = await findOwnBoards(github, comments.items);
  const board = boards.findLast(({ marker }) => marker.branch === branch);
  const body = board && renderContinued(board.comment.body, news);
  if (board !== void 0 && body !== void 0) {
    await github.updateComment(board.comment.id, outbound.seal(body));
  }
}
function newsOf(answer, { request, renderContext, transcript, board }, team) {
  const { facts, safe } = renderContext();
  const { command } = request;
  const named = command.kind === "agent" ? findMember(team, command.agent)?.name : void 0;
  const asked = `${transcript.read().request}${named === void 0 ? "" : `, by ${named}`}`;
  const what = readReportLine(answer) ?? asked;
  const place = link(`#${request.thread.number}`, commentUrl(facts, board.commentId));
  return `${inline(what, LONGEST_NEWS, safe)}, in ${place}`;
}

// src/run/finish/conclude-work.ts
async function concludeWork(result, context, repository) {
  const removing = result.kind === "broken" ? void 0 : attempt(removeWorktrees(context.ports.git));
  const sizing = sizeOfWork(context, repository);
  await followReviews(context, repository);
  const published = withSize(await publishWork(result, context, repository), await sizing);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await Promise.all([
    escalate(outcome, context, repository),
    tellFirstBoard(outcome, context, repository)
  ]);
  await removing;
  return outcome;
}
async function sizeOfWork({ ports }, repository) {
  const { branch, target } = repository;
  const range = { base: branch.start, tip: branch.tip() };
  if (range.base === range.tip) return void 0;
  const isMemory = (path) => !isWorkPath(path, repository.team.directory);
  const sized = await attempt(sizeOfChange(ports.git, range, isMemory));
  if (sized.kind === "threw") return void 0;
  return { ...sized.value, isPartial: target.from === "branch" };
}
function withSize(published, size) {
  if (published?.kind !== "branch") return published;
  return { ...published, work: { ...published.work, size } };
}

// src/run/checks/check-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/check-output.ts
init_define_RUNTIME_PACKAGES();
var MAX_LINE_LENGTH = 300;
var FAILURE = /^\W{0,12}(?:not ok|fail|error|panic|traceback|assert)|[✕✖✗●]|: error\b|\bpanicked\b|\b(?:failed|failure|[a-z]{0,40}(?:error|exception):)/i;
var NONE_FAILED = /\b(?:0|no) (?:fail|error)|\b(?:fail|failed|failures|errors?)\W{1,3}0\b/i;
var LINES_BELOW = 2;
function linesThatMatter(output, most) {
  const lines = output.split("\n").map((line2) => cutCharacters(line2.trimEnd(), MAX_LINE_LENGTH)).filter((line2, at, all) => line2 !== "" || all[at - 1] !== "");
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  if (lines.length <= most) return lines;
  const head = Math.floor(most / 4);
  const named = linesNamingFailures(lines, head).slice(0, Math.floor(most / 3));
  const begin = [...lines.keys()].slice(0, head);
  for (let end = lines.length - most + head + named.length; end < lines.length; end += 1) {
    const kept = /* @__PURE__ */ new Set([...begin, ...named, ...[...lines.keys()].slice(end)]);
    const shown = withGaps(lines, kept);
    if (shown.length <= most) return shown;
  }
  return withGaps(lines, /* @__PURE__ */ new Set([...begin, ...named])).slice(0, most);
}
function linesNamingFailures(lines, first) {
  const isNamed = (line2 = "") => FAILURE.test(line2) && !NONE_FAILED.test(line2);
  const below = Array.from({ length: LINES_BELOW + 1 }, (_4, offset) => offset);
  return [...lines.keys()].filter(
    (at) => at >= first && below.some((offset) => isNamed(lines[at - offset]))
  );
}
function withGaps(lines, kept) {
  const shown = [];
  let missing = 0;
  const closeGap = () => {
    if (missing > 0) shown.push(`[${plural(missing, "line")} left out]`);
    missing = 0;
  };
  for (const [at, line2] of lines.entries()) {
    if (!kept.has(at)) {
      missing += 1;
      continue;
    }
    closeGap();
    shown.push(line2);
  }
  closeGap();
  return shown;
}

// src/run/checks/compare-with-base.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/run-checks.ts
init_define_RUNTIME_PACKAGES();
import { join } from "node:path";
var NOT_FOUND = 127;
async function runChecks(checks, checked, deps) {
  const { git } = deps.ports;
  const opened = await attempt(openCheckout(git, checked.label, checked.commit));
  if (opened.kind === "threw") {
    const { message } = describe(opened.error);
    return checks.map((check) => notRun(check, message));
  }
  const checkout = opened.value;
  const box = openBox(checkout, deps);
  const ends = [];
  for (const check of checks) {
    const ended = await attempt(runCheck(check, { checkout, box, checked }, deps));
    if (ended.kind === "done") ends.push(ended.value);
    else ends.push(notRun(check, describe(ended.error).message));
  }
  await checkout.remove();
  return ends;
}
function openBox(worktree, { ports, settings }) {
  const { git, jobPaths } = ports;
  const { share, network } = settings;
  const folder = join(worktree.folder, "box");
  return openCommandBox({ git, worktree, folder, checkout: jobPaths.workspace, share, network });
}
function notRun(check, output) {
  return { check, result: "not-run", seconds: 0, output };
}
async function runCheck(check, { checkout, box, checked }, { ports, msLeft }) {
  const { programs, cancelled: signal, clock: clock2 } = ports;
  const { directory, folder } = checkout;
  const wantedMs = check.timeoutSeconds * 1e3;
  const timeoutMs = Math.min(wantedMs, msLeft());
  if (timeoutMs <= 0) return notRun(check, "the run's time is up");
  const spec = await box.prepare(checked);
  const startedAt = clock2.now();
  const end = await programs.runProgram({
    ...shellProgram(check.run, directory, spec),
    timeoutMs,
    maxBytes: OUTPUT_BYTES,
    keepAs: join(folder, "output"),
    home: box.home,
    signal
  });
  const seconds = Math.round((clock2.now() - startedAt) / 100) / 10;
  if (end.kind === "timed-out" && timeoutMs < wantedMs) {
    return { ...notRun(check, "the run's time was up before it ended"), seconds };
  }
  const output = ports.mask(withoutFolders(await outputOf(end, ports.mask), checkout));
  return { check, ...resultOf(end, output), seconds };
}
var OUTPUT_BYTES = 256 * 1024;
async function outputOf(end, mask) {
  if (end.kind === "not-started") return "";
  return (await shownOutput(end.stdout, { maxBytes: OUTPUT_BYTES, mask })).text;
}
function withoutFolders(output, { directory, folder }) {
  return output.replaceAll(`${directory}/`, "").replaceAll(directory, ".").replaceAll(folder, "~");
}
function resultOf(end, output) {
  switch (end.kind) {
    case "exited":
      if (end.code === 0) return { result: "passed", output };
      return { result: "failed", output, isMissing: end.code === NOT_FOUND };
    case "timed-out":
      return { result: "timed-out", output };
    case "limited":
      return { result: "failed", output: `${output}
It was stopped: ${end.reason}.` };
    case "aborted":
      return { result: "not-run", output: "the run was cancelled" };
    case "not-started":
      return { result: "not-run", output: end.reason };
  }
}

// src/run/checks/compare-with-base.ts
function openBaseComparison(base, deps) {
  const fails = /* @__PURE__ */ new Map();
  return {
    async failingOnBase(failed) {
      const unknown = failed.filter(({ check }) => !fails.has(check.run));
      const label = `checks.base-${fails.size}`;
      const ends = unknown.length === 0 ? [] : await runChecks(
        unknown.map(({ check }) => check),
        { ...base, label },
        deps
      );
      for (const end of ends) fails.set(end.check.run, isFailing(end));
      const commands = failed.map(({ check }) => check.run);
      return new Set(commands.filter((command) => fails.get(command) === true));
    }
  };
}

// src/run/checks/plan-checks.ts
init_define_RUNTIME_PACKAGES();
var import_picomatch = __toESM(require_picomatch(), 1);
async function planChecks(boxState, context, { tree, team }) {
  const { inputs } = context;
  const { commands, checks: named } = team.settings;
  const off = (reason) => ({ kind: "off", reason });
  if (narrowRights(inputs.commands, commands) === "off") {
    return off(
      inputs.commands === "off" ? "the input `commands` is `off`" : "the setting `action.commands` is `off` in the squad's config.json"
    );
  }
  const wanted = packageManagerOf(tree);
  const found = await findChecks(tree, named, wanted);
  if (found.length === 0) {
    return off("the repository names no checks: list them in the setting `action.checks`");
  }
  const box = await boxState();
  if (box.kind === "off") return off(box.reason);
  const isOther = named === void 0 && wanted !== "npm";
  if (!isOther || await isInstalled(wanted, context)) return { kind: "on", checks: found };
  return { kind: "on", checks: await findChecks(tree, named, "npm") };
}
async function isInstalled(program, { ports }) {
  const end = await ports.programs.runProgram({
    command: "bash",
    args: ["-c", `command -v ${program}`],
    directory: "/",
    environment: {},
    passed: [],
    timeoutMs: 1e4,
    maxBytes: 1e3,
    box: { writable: [], readable: [] },
    signal: ports.cancelled
  });
  return end.kind === "exited" && end.code === 0;
}
async function selectChecks(checks, { ports }, { branch, baseCommit: base }) {
  if (checks.every(({ paths }) => paths.length === 0)) return checks;
  const changed = await pathsChangedSince(ports.git, { base, tip: branch.tip() }, ".");
  return checks.filter(({ paths }) => {
    const matches2 = (0, import_picomatch.default)([...paths], { dot: true });
    return paths.length === 0 || changed.some((path) => matches2(path));
  });
}

// src/run/checks/revise-failing.ts
init_define_RUNTIME_PACKAGES();
var FROM = "checks";
var MAX_COMMITS = 200;
var MAX_LINES = 80;
async function reviseFailing(failed, { agents, ports, repository, nonce }, round = 0) {
  const { branch, baseCommit: base } = repository;
  const { broker, policy } = agents;
  const before = branch.tip();
  const changes = await readChanges(ports, { base, tip: before });
  const parts = assignFailed(
    failed,
    changes.filter(({ agent }) => policy.roster.find(agent)?.implements === true)
  );
  await Promise.all(
    parts.map(({ agent, files, failed: own }) => {
      const task = ports.mask(mendingTask(own, { nonce, round }));
      return broker.route({ ...agents.handoffTo(agent), from: FROM, task, files });
    })
  );
  await broker.settled();
  return branch.tip() !== before;
}
async function readChanges({ git }, range) {
  const commits = await readTrailedCommits(git, range, MAX_COMMITS);
  const byAgents = commits.filter(({ agent }) => agent !== "");
  return Promise.all(
    byAgents.map(async ({ agent, commit }) => ({
      agent,
      files: await pathsChangedBy(git, commit)
    }))
  );
}
function assignFailed(failed, changes) {
  const owners = ownersOf2(changes);
  const assigned = failed.flatMap((end) => {
    const named = namedFiles(end.output, [...owners.keys()]);
    const cause = named.find((file) => !isTest(file)) ?? named[0] ?? "";
    const agent = owners.get(cause) ?? changes[0]?.agent;
    if (agent === void 0) return [];
    const own = [...named, ...owners.keys()].filter((file) => owners.get(file) === agent);
    return [{ agent, end, files: own.slice(0, MAX_FILES) }];
  });
  const agents = [...new Set(assigned.map(({ agent }) => agent))];
  return agents.map((agent) => {
    const own = assigned.filter((one) => one.agent === agent);
    const files = [...new Set(own.flatMap((one) => one.files))];
    return { agent, failed: own.map(({ end }) => end), files };
  });
}
var MAX_FILES = 20;
function isTest(path) {
  return /(?:^|\/)(?:tests?|__tests__|specs?)\/|(?:^|[/._-])(?:test|spec)[._-][^/]*$/i.test(path);
}
function ownersOf2(changes) {
  const oldestFirst = changes.toReversed();
  return new Map(
    oldestFirst.flatMap(({ agent, files }) => files.map((file) => [file, agent]))
  );
}
function namedFiles(text, files) {
  return files.map((file) => ({ file, at: placeOf2(file, text) })).filter(({ at }) => at !== -1).toSorted((one, other) => one.at - other.at).map(({ file }) => file);
}
function placeOf2(file, text) {
  for (let at = text.indexOf(file); at !== -1; at = text.indexOf(file, at + 1)) {
    const before = text.slice(0, at).replace(/\.\/$/, "").at(-1) ?? " ";
    const after = text[at + file.length] ?? " ";
    if (!/[\w./-]/.test(before) && !/[\w/-]/.test(after)) return at;
  }
  return -1;
}
function mendingTask(failed, { nonce, round }) {
  const names = failed.map(({ check }) => `\`${check.name}\``);
  return [
    `Make ${names.join(" and ")} pass`,
    ...round === 0 ? [] : [`This is attempt ${round + 1}: the earlier changes did not help.`],
    "The repository's checks ran on everybody's joined work, in a copy of their own, and the ones below failed. Your working directory has the same files.",
    "Fix the cause. Change a test only where the test itself is wrong, and then say so; do not skip or delete any. If it cannot be fixed, change nothing, and say why in your report.",
    ...failed.map((end) => failureText(end, nonce))
  ].join("\n\n");
}
function failureText({ check, result, seconds, output }, nonce) {
  const how = result === "timed-out" ? "timed out" : "failed";
  const quote = quoteUntrusted({
    text: linesThatMatter(output, MAX_LINES).join("\n") || "(it printed nothing)",
    author: "a program of the repository",
    label: `output of ${check.name}`,
    nonce,
    form: "source"
  });
  return `\`${check.run}\` ${how} after ${seconds} s:

${quote}`;
}

// src/run/checks/check-work.ts
var RESERVED_MS = 1e4;
var SHOWN_LINES = 30;
async function checkWork(context, repository, revisers) {
  const { transcript } = context;
  const { agents } = transcript.read();
  if (!agents.some(({ files }) => files.some((path) => isWorkPath(path, repository.team.directory))))
    return;
  const running = planAndRun(context, repository, revisers);
  await transcript.noteFailure("The checks could not be run.", running);
}
async function planAndRun(context, repository, revisers) {
  const deps = checkDepsOf(context, repository, revisers?.budget);
  const boxState = revisers?.agents.boxState ?? openBoxState(context, repository);
  const planned = whyTooLate(deps) ?? await planChecks(boxState, context, repository);
  if (planned.kind === "off") {
    return context.transcript.emit({ kind: "checks.off", reason: planned.reason });
  }
  const { target, baseCommit } = repository;
  const base = openBaseComparison({ commit: baseCommit, branch: target.base }, deps);
  for (let round = 0; ; round += 1) {
    const failed = await runRound(planned.checks, round, { base, deps, context, repository });
    const isLast = failed.length === 0 || round >= context.inputs.checkRounds;
    if (isLast || revisers?.canRevise !== true || isExhausted(revisers)) return;
    const { agents } = revisers;
    if (!await reviseFailing(failed, { ...context, repository, agents }, round)) return;
  }
}
function isExhausted({ budget }) {
  return budget.exhausted() !== void 0;
}
function whyTooLate({ ports, msLeft }) {
  if (ports.cancelled.aborted) return { kind: "off", reason: "the run was cancelled" };
  return msLeft() > 0 ? void 0 : { kind: "off", reason: "the run's time was up" };
}
async function runRound(planned, round, { base, deps, context, repository }) {
  const { branch } = repository;
  const checks = await selectChecks(planned, context, repository);
  if (checks.length === 0) {
    const reason = "none of the repository's checks covers the files that changed";
    context.transcript.emit({ kind: "checks.off", reason });
  }
  const shown = { branch: repository.target.base, commit: repository.baseCommit };
  const commit = {
    commit: branch.tip(),
    branch: branch.name,
    base: shown,
    label: `checks.${round}`
  };
  const ends = await runChecks(checks, commit, deps);
  const failed = ends.filter(isFailing);
  const onBase = await base.failingOnBase(failed);
  for (const end of ends) {
    const result = onBase.has(end.check.run) ? resultWithBase(end) : end.result;
    context.transcript.emit(checkEvent({ ...end, result }, repository.target.base, context));
  }
  return failed.filter(({ check }) => !onBase.has(check.run));
}
function resultWithBase(end) {
  if (!isFailing(end)) return end.result;
  return end.isMissing === true ? "not-run" : "failed-on-base";
}
function checkEvent({ check, result, seconds, output }, base, { ports }) {
  const lines = result === "passed" ? [] : linesThatMatter(output, SHOWN_LINES);
  const [name, command] = [ports.mask(check.name), ports.mask(check.run)];
  return { kind: "check", base, name, command, result, seconds, lines };
}
function checkDepsOf({ ports, inputs, transcript }, { team }, budget) {
  const endsAt = transcript.read().startedAt + inputs.timeoutMinutes * 6e4;
  const msLeft = () => budget?.msLeft() ?? endsAt - ports.clock.now();
  return { ports, settings: team.settings, msLeft: () => msLeft() - RESERVED_MS };
}

// src/run/resume/settle-interrupted.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/deliver-left.ts
init_define_RUNTIME_PACKAGES();
async function deliverLeft(saved, earlier, repository) {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.remoteTip, saved);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay2(saved, earlier, place);
  const { pull } = repository.target;
  if (saved === void 0 && pull !== void 0 && result.kind === "done") {
    const work = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: "changed", work, answer: result.text };
  }
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}
async function replay2(saved, earlier, place) {
  if (saved === void 0 || isFinished(saved)) {
    const left = await takeUpLeftWork(earlier, place);
    return left?.kind === "finished" ? left.result : INTERRUPTED;
  }
  for (const event of withEnds(saved.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}
var INTERRUPTED = {
  kind: "limited",
  exhausted: { limit: "interrupted", reason: "The run was interrupted." }
};
function contextOf({ request: id, board, saved }, context) {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id === `comment-${comment.id}`);
  const login = saved?.actor ?? board?.marker.asker ?? asked?.author?.login ?? "ghost";
  const author = { login, type: "User" };
  const text = saved?.asked ?? asked?.body ?? "";
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => void 0, log: SILENT },
    job: { ...job, runId: saved?.run ?? board?.marker.runId ?? job.runId },
    request: {
      ...request,
      id,
      author,
      sender: author,
      text,
      url: asked?.url ?? here,
      command: { kind: "work", request: text }
    }
  });
  return {
    ...context,
    ...initial,
    board: { ...context.board, commentId: board?.comment.id ?? context.board.commentId },
    isRepeated: true
  };
}
var ignore = () => void 0;
var SILENT = { info: ignore, warning: ignore, debug: ignore, group: ignore };

// src/run/resume/settle-interrupted.ts
var MOST2 = 5;
async function settleInterrupted(context, repository) {
  const { transcript } = context;
  let closed = 0;
  const settling = settleAll(context, repository, () => {
    closed += 1;
  });
  await transcript.noteFailure("What an earlier run left could not be settled.", settling);
  return closed;
}
async function settleAll(context, repository, onClosed) {
  if (context.inputs.dryRun) return;
  await foldAnswered(context, onClosed);
  const left = findOpen(context, repository);
  if (left.length === 0) return;
  const isOver = await openLooks(context);
  for (const one of left.filter(isOver).slice(0, MOST2)) {
    await settle(one, context, repository, onClosed);
  }
}
async function foldAnswered(context, onClosed) {
  const { boards, request } = context;
  const requests = new Set(boards.map(({ marker }) => marker.triggerId));
  requests.delete(request.id);
  for (const id of requests) {
    const board = findBoardOf(boards, id);
    if (board === void 0 || !isFinal(board)) continue;
    const doubles = findDoubles(boards, board);
    await foldDoubles(doubles, board.comment.id, context);
    doubles.filter(isUnsettled).forEach(onClosed);
  }
}
function findOpen({ boards, request }, repository) {
  const { saved } = repository;
  const unsettled = boards.filter(isUnsettled);
  const requests = /* @__PURE__ */ new Set([
    ...unsettled.map(({ marker }) => marker.triggerId),
    ...saved.map((run) => run.request)
  ]);
  requests.delete(request.id);
  return [...requests].map((id) => ({ request: id, board: findBoardOf(boards, id), saved: savedRunOf(saved, id) })).filter((one) => one.saved !== void 0 || isUndelivered(one, repository));
}
async function openLooks({
  request,
  ports,
  board
}) {
  const { number, commentCount } = request.thread;
  const [{ items }, states] = await Promise.all([
    ports.github.listComments(number, commentCount),
    listRemoteRuns(ports.git, number)
  ]);
  const boards = findBoards(items, board.login);
  return ({ request: id, board: before, saved }) => {
    const now = findBoardOf(boards, id);
    const isSameBoard = before === void 0 || before.comment.body === now?.comment.body;
    return isSameBoard && (saved === void 0 || states.get(saved.ref) === saved.commit);
  };
}
async function settle(interrupted, context, repository, onClosed) {
  if (isUndelivered(interrupted, repository)) {
    if (!await deliverAndClose(interrupted, context, repository, onClosed)) return;
  }
  const refs = repository.saved.filter(({ request }) => request === interrupted.request);
  await deleteSavedRuns(
    context.ports,
    refs.map(({ ref }) => ref)
  );
}
async function deliverAndClose(interrupted, context, repository, onClosed) {
  const { board, saved } = interrupted;
  if (await hasChanged(board, context)) return false;
  const earlier = contextOf(interrupted, context);
  const outcome = await deliverLeft(saved, earlier, repository);
  const isToldAlready = outcome.kind === "declined" && board?.marker.outcome === "declined";
  if (board !== void 0 && !isToldAlready) {
    if (await hasChanged(board, context)) return false;
    await closeBoard(board, outcome, earlier);
    onClosed();
  }
  return !lacksPullRequest(outcome);
}
async function hasChanged(board, { ports }) {
  if (board === void 0) return false;
  const { body } = await ports.github.comment(board.comment.id);
  return body !== board.comment.body;
}
function isUndelivered({ board, saved }, repository) {
  if (board === void 0 || board.marker.state === "working") return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return saved !== void 0 && isFinished(saved);
}
async function closeBoard({ comment }, outcome, { renderContext, transcript, outbound, ports }) {
  const text = renderBoard(renderContext(), transcript.read(), outcome);
  await ports.github.updateComment(comment.id, outbound.seal(text));
}

// src/run/resume/settle-thread.ts
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
  const saved = repository.saved.filter(({ request }) => requests.has(request));
  return settleInterrupted(context, { ...repository, saved });
}
var nothing = () => void 0;
var NO_BOARD = {
  commentId: 0,
  touch: nothing,
  lastWords: nothing,
  finish: async () => void 0,
  fold: async () => void 0
};

// src/run/resume/forget-answered.ts
init_define_RUNTIME_PACKAGES();
async function forgetAnswered({ request, inputs, ports }, fetching) {
  if (inputs.dryRun) return;
  await attempt(async () => {
    const runs = await readSavedRuns(ports.git, (await fetching).saved);
    const own = runs.filter((run) => run.request === request.id);
    await deleteSavedRuns(
      ports,
      own.map(({ ref }) => ref)
    );
  });
}

init_define_RUNTIME_PACKAGES();import{createHash as w5}from"node:crypto";
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var p=200;function addAct({acts:t,names:r2},n4){const{session:e="",text:o2,tone:i2="plain",fact:s3="",details:a=[]}=n4,c3=shortName(n4.who??r2.get(e)??e),{at:y6,mark:g7}=n4,l3={at:y6,session:e,who:c3,text:line(o2),mark:g7,tone:i2,fact:s3,details:[...a]};return t.push(l3),l3}function tellEvent(t,r2){const n4=`told ${r2.session??""}`,e=t.open.get(n4);if(t.open.delete(n4),e===void 0)return addAct(t,r2);const{text:o2,mark:i2,tone:s3="plain",details:a=[]}=r2;return Object.assign(e,{text:line(o2),mark:i2,tone:s3}),e.details.unshift(...a),e}function line(t){return oneLine(t,p)}function shortName(t){return oneLine(t,40)}function nameOf({names:t},r2){return t.get(r2)??(shortName(r2)||"nobody")}function words(t,r2){return r2.trim()===""?[]:[{kind:"words",label:t,text:r2}]}function code2(t,r2){return r2.trim()===""?[]:[{kind:"code",label:t,text:r2}]}function tookText(t){return t<=0?"":t<1e3?`${Math.round(t)} ms`:`${(t/1e3).toFixed(1)} s`}function bytesText(t){return t<1e3?`${t} bytes`:`${(t/1e3).toFixed(1)} kB`}
function sumCosts(o2,r2){return r2.map(e=>{const n4=o2.filter(t=>t.text("session")===e.session),d2=n4.filter(({kind:t})=>t==="usage"),i2=d2.filter(t=>t.has("cost")),s3=new Set(d2.map(t=>shortName(t.text("model")))),u3=e.spans.filter(({state:t})=>t==="working");return{lane:e,models:[...s3].filter(t=>t!==""),input:sum(d2.map(t=>t.number("inputTokens"))),output:sum(d2.map(t=>t.number("outputTokens"))),calls:n4.filter(({kind:t})=>t==="tool.start").length,ms:sum(u3.map(({from:t,to:a})=>a-t)),cost:i2.length===0?void 0:sum(i2.map(t=>t.number("cost")))}})}function changedFiles(o2){const r2=memoryPaths(o2),e=o2.filter(({kind:n4})=>n4==="commit");return[...new Set(e.flatMap(n4=>n4.texts("files")))].filter(n4=>!r2.has(n4))}var f={changed:["Done","good","The work is pushed"],answered:["Answered","good","The question is answered"],asked:["Question","warn","A question waits for an answer"],declined:["Declined","warn","The request was declined"],"nothing-to-do":["Done","good","Nothing to change"],limited:["Stopped","warn","The run was stopped"],failed:["Failed","bad","The run failed"]};function newsOf2(o2,r2){const e=o2.findLast(a=>a.kind==="run.ended")?.text("outcome")??"",n4=Object.hasOwn(f,e)?f[e]:void 0;if(n4===void 0)return{word:"Unfinished",tone:"warn",text:"The record ends before the run does"};const[d2,i2,s3]=n4;if(e==="changed")return g(o2)??{word:d2,tone:i2,text:s3};const u3=r2.findLast(a=>a.text.startsWith(m)),t=e==="limited"?u3?.text.slice(m.length):void 0;return{word:d2,tone:i2,text:t??s3}}var m=actText("limit");function g(o2){const r2=o2.findLast(({kind:s3})=>s3==="run.ended"),e=r2?.text("pull")||void 0,[n4,...d2]=R(o2).map(s3=>line(s3));if(n4!==void 0){const s3=d2.length===0?`${n4} fails`:`${plural(d2.length+1,"check")} fail`;return{word:"Checks fail",tone:"bad",text:`${line(e??"The work")}: ${s3}`}}if(e===void 0)return;const i2=r2?.isTrue("isDraft")===true;return x(o2)?{word:"Review open",tone:"warn",text:`${line(e)} is ${i2?"a draft":"ready"}, and a review is open`}:i2?{word:"Draft",tone:"warn",text:`${line(e)} is a draft`}:{word:"Done",tone:"good",text:`${line(e)} is ready for review`}}function x(o2){const r2=o2.filter(({kind:n4})=>n4==="review").map(n4=>n4.entry("note"));return[...new Map(r2.map(n4=>[n4.text("reviewer"),n4.text("verdict")])).values()].includes("changes-requested")}function R(o2){return[...checkResults(o2)].filter(([,e])=>/^(?:failed|timed-out)$/.test(e)).map(([e])=>e)}function checkResults(o2){const r2=o2.filter(({kind:e})=>e==="check");return new Map(r2.map(e=>[e.text("name")||e.text("command"),e.text("result")]))}
init_define_RUNTIME_PACKAGES();var[b,S]=[2,98];var p2=.45;var g2=6;var y=8;function layFilm(n4,o2,t){const e=[...n4.map(({at:c3})=>c3),t],r2=e.slice(1).map((c3,m3)=>Math.max(0,c3-(e[m3]??c3))),u3=$(r2),s3=sum(r2.map(c3=>Math.min(c3,u3)))||1,a=n4.map((c3,m3)=>x2(c3,n4[m3+1])),i2=sum(a)||1,l3=[b];for(const[c3,m3]of r2.entries()){const M2=(1-p2)*Math.min(m3,u3)/s3+p2*(a[c3]??1)/i2;l3.push((l3.at(-1)??b)+M2*(S-b))}const f6=c3=>O(e,l3,c3),h2=_(r2,l3,u3);return{acts:l3,placeOf:f6,ticks:E(f6,o2,t),pauses:h2}}function x2({mark:n4,session:o2},t){return n4===void 0?1:t?.session===o2&&t.mark!==void 0?6:3}function _(n4,o2,t){return n4.flatMap((e,r2)=>e<=2*t?[]:[{place:((o2[r2]??0)+(o2[r2+1]??0))/2,label:F(e)}])}function $(n4){const o2=n4.filter(t=>t>0).sort((t,e)=>t-e);return g2*Math.max(20,o2[Math.floor(o2.length*.7)]??0)}function O(n4,o2,t){const e=T(n4,t),[r2,u3]=[n4[e]??t,o2[e]??b],[s3,a]=[n4[e-1]??r2,o2[e-1]??u3];return t>=r2||r2===s3?u3:a+(u3-a)*Math.max(0,t-s3)/(r2-s3)}function T(n4,o2){let[t,e]=[0,n4.length-1];for(;t<e;){const r2=t+e>>1;(n4[r2]??0)<o2?t=r2+1:e=r2}return t}var k=1e3;var A=[.1,.2,.5,1,2,5,10,20,30,60,120,300,600,1200,1800,3600,7200];function E(n4,o2,t){const e=t-o2,r2=1e3*(A.find(a=>a*1e3*12>=e)??86400),u3=Math.max(r2,e/k),s3=[];for(let a=0;a<=e&&s3.length<100;a+=u3){const i2=n4(o2+a);i2-(s3.at(-1)?.place??-y)<y||s3.push({place:i2,label:clock(a,e)})}return s3}function clock(n4,o2){if(o2<6e4)return`${(Math.max(0,n4)/1e3).toFixed(1)} s`;const t=Math.max(0,Math.round(n4/1e3)),e=a=>String(a).padStart(2,"0"),[r2,u3]=[Math.floor(t/3600),Math.floor(t/60)%60],s3=e(t%60);return r2>0?`${r2}:${e(u3)}:${s3}`:`${u3}:${s3}`}function F(n4){return n4<1e4?`${(n4/1e3).toFixed(1)} s`:n4<9e4?`${Math.round(n4/1e3)} s`:`${Math.round(n4/6e4)} min`}
init_define_RUNTIME_PACKAGES();var o={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function escapeHtml(t){return withoutUnseen(t).text.replace(/[&<>"']/g,r2=>o[r2]??"")}function html(t,...r2){return{markup:t.map((e,m3)=>e+n(r2[m3]??"")).join("")}}function n(t){return typeof t=="string"?escapeHtml(t):typeof t=="number"?String(t):"markup"in t?t.markup:t.map(n).join("")}
init_define_RUNTIME_PACKAGES();function layLanes(e,n4){const t=new Map;for(const o2 of e)m2(t,o2);const i2=[...new Set(["coordinator",...[...t.values()].map(({agent:o2})=>o2)])];return[...t.values()].map(o2=>{s(o2,void 0,n4);const{session:d2,name:f6,role:u3,spans:p3,brokenOff:g7,agent:c3}=o2;return{session:d2,name:f6||shortName(d2),role:u3,spans:p3,brokenOff:g7,hue:l(i2.indexOf(c3))}})}function l(e){return e===0?0:(e-1)%7+1}function m2(e,n4){const t=n4.text("session");if(n4.kind==="agent.queued"||n4.kind==="agent.spawned"){const o2=e.get(t)??w(n4);e.set(t,o2),o2.name=shortName(n4.text("name")),o2.role=shortName(n4.text("role")),s(o2,n4.kind==="agent.queued"?"queued":"working",n4.at);return}const i2=e.get(t);i2!==void 0&&k2(i2,n4)}function w(e){const n4=e.text("session"),t=e.text("agent")||n4;return{session:n4,agent:t,name:"",role:"",...{spans:[],now:void 0,brokenOff:void 0,waitsFor:void 0}}}var r=new Map([["agent.idle","waiting"],["agent.resumed","working"],["agent.finished",void 0],["agent.failed",void 0],["agent.stopped",void 0]]);function k2(e,n4){n4.kind==="agent.failed"&&(e.brokenOff="failed"),n4.kind==="agent.stopped"&&(e.brokenOff="stopped"),r.has(n4.kind)?s(e,r.get(n4.kind),n4.at):S2(e,n4)}function S2(e,n4){const t=n4.text("callId");n4.kind==="tool.start"&&n4.text("tool")==="squad_route"?(e.waitsFor=t,e.now?.state==="working"&&s(e,"waiting",n4.at)):n4.kind.startsWith("tool.")&&e.waitsFor===t&&(e.waitsFor=void 0,e.now?.state==="waiting"&&s(e,"working",n4.at))}function s(e,n4,t){const{now:i2}=e;i2?.state!==n4&&(i2!==void 0&&e.spans.push({...i2,to:Math.max(t,i2.from)}),e.now=n4===void 0?void 0:{state:n4,from:t})}
init_define_RUNTIME_PACKAGES();var pageStyle=()=>':root{--page: #faf9f7;--card: #fff;--text: #1d1f23;--soft: #5a606b;--line: #e4e2dd;--tint: #f3f2ee;--good: #1a7f4b;--bad: #c2341d;--warn: #8f5b00;--added: #e5f5ea;--removed: #fdeae6;--link: #2457b8;--h0: #596273;--h1: #2f6bd8;--h2: #0c8468;--h3: #b0560c;--h4: #8649cc;--h5: #bd3c76;--h6: #557627;--h7: #0a7a9e;color-scheme:light dark}@media(prefers-color-scheme:dark){:root{--page: #131519;--card: #1a1d22;--text: #e5e6e9;--soft: #9ea6b3;--line: #2d323a;--tint: #22262c;--good: #5bc98d;--bad: #ff8a73;--warn: #e2b155;--added: #173224;--removed: #3b1f1b;--link: #8ab4ff;--h0: #97a1b2;--h1: #6d9fff;--h2: #3ec2a0;--h3: #e59c50;--h4: #b68ff2;--h5: #ef82af;--h6: #9dc264;--h7: #50bee2}}*{box-sizing:border-box}body{margin:0 auto;max-width:1120px;padding:40px 24px 80px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif;overflow-wrap:anywhere}h1{margin:4px 0 16px;font-size:28px;line-height:1.25;letter-spacing:-.01em;text-wrap:balance}h2{margin:0 0 12px;font-size:17px}h3{margin:14px 0 4px;font-size:12px;font-weight:600;color:var(--soft)}a{color:var(--link)}small,time,footer,.where{color:var(--soft)}small{font-size:12px;font-weight:400}ul,ol{margin:0;padding:0;list-style:none}:focus-visible{outline:2px solid var(--link);outline-offset:2px}.where,figure{margin:0}.badge{display:inline-block;margin-right:6px;padding:3px 11px;border-radius:99px;font-size:14px;line-height:20px;letter-spacing:0;vertical-align:4px;color:var(--card);background:var(--soft)}.badge.good{background:var(--good)}.badge.bad{background:var(--bad)}.badge.warn{background:var(--warn)}figcaption{font-size:13px;color:var(--soft)}figure+figure{margin-top:14px}blockquote{margin:2px 0 0;padding-left:14px;border-left:3px solid var(--line);font-size:17px}.facts{display:flex;flex-wrap:wrap;gap:8px 36px;margin:22px 0 28px}.facts div{display:flex;flex-direction:column-reverse}.facts dt{font-size:13px;color:var(--soft)}.facts dd{margin:0;font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}section{margin-bottom:28px;padding:18px 20px;border:1px solid var(--line);border-radius:12px;background:var(--card)}.points li{padding-left:14px;border-left:3px solid var(--line);margin-top:6px}.points .warn{border-color:var(--warn)}.points .bad{border-color:var(--bad)}.points a{color:inherit;text-decoration-color:var(--line)}.player{display:flex;align-items:center;gap:14px}.player[hidden]{display:none}.player input{flex:1;min-width:60px;accent-color:var(--link)}.player label{font-size:13px;color:var(--soft)}button,select{font:inherit;color:inherit;border:1px solid var(--line);border-radius:8px;background:var(--tint);padding:4px 8px}button{min-width:92px;padding:6px 14px;border-color:transparent;color:var(--card);background:var(--link);font-weight:600;cursor:pointer}.caption{margin:8px 0 12px;height:24px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;color:var(--soft)}.caption b{color:var(--text)}.stage{display:flex;overflow:auto;max-height:78vh;position:relative}.names{position:sticky;left:0;z-index:1;flex:none;width:150px;height:max-content;padding-top:24px;background:var(--card)}.names li{height:40px;padding-right:10px;line-height:40px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.dense .names li{height:24px;line-height:24px;font-size:13px}.plot{display:block;flex:1 0 auto;width:calc(100% - 150px);min-width:560px}.w1{min-width:820px}.w2{min-width:1200px}.w3{min-width:1700px}.w4{min-width:2600px}svg svg{overflow:visible}.hue0{--hue: var(--h0)}.hue1{--hue: var(--h1)}.hue2{--hue: var(--h2)}.hue3{--hue: var(--h3)}.hue4{--hue: var(--h4)}.hue5{--hue: var(--h5)}.hue6{--hue: var(--h6)}.hue7{--hue: var(--h7)}.names b,tbody th{color:var(--hue, var(--text))}.rule,.axis line{stroke:var(--line)}.axis text{font-size:11px;text-anchor:middle;fill:var(--soft)}.axis text:first-of-type{text-anchor:start}.dense .mark circle{r:4.5px;fill:var(--tone);stroke:var(--card)}.dense .mark use{display:none}.dense .message,.dense .answer{opacity:.35}.pause path{stroke:var(--soft)}.plot g[class^=hue] rect{fill:var(--hue)}.waiting{stroke:var(--hue);stroke-width:2;opacity:.6}.queued{stroke:var(--soft);stroke-width:2;stroke-dasharray:2 4}.broken{stroke:var(--bad);stroke-width:4}.calls rect{width:2px;height:14px;fill:var(--card);opacity:.65}.message,.answer,.stage marker path{fill:none;stroke:var(--soft);stroke-width:1.5}.answer{stroke-dasharray:2 3}.mark{--tone: var(--soft)}.mark.good{--tone: var(--good)}.mark.bad{--tone: var(--bad)}.mark.warn{--tone: var(--warn)}.mark circle{fill:var(--card);stroke:var(--tone);stroke-width:1.5}.mark use,.key path{fill:none;stroke:var(--tone, var(--soft));stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}.mark:hover circle,.mark.now circle{fill:var(--tone)}.mark:hover use,.mark.now use{stroke:var(--card)}.ahead{fill:var(--card);opacity:.78;pointer-events:none}.head{stroke:var(--link);stroke-width:2;visibility:hidden}.moving .head{visibility:visible}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;margin-top:10px;font-size:12px;color:var(--soft)}.key{width:16px;height:16px;margin-right:4px;vertical-align:-4px}.row{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between}#small{vertical-align:-2px}.filter{font-size:13px;color:var(--soft)}.story:has(#small:not(:checked)) .small{display:none}.acts>li{border-top:1px solid var(--line);--tone: transparent}.acts .bad{--tone: var(--bad)}.acts .warn{--tone: var(--warn)}.acts .good{--tone: var(--good)}.acts p,.acts summary{display:grid;grid-template-columns:46px 112px 1fr auto 14px;gap:12px;margin:0;padding:7px 6px 7px 9px;border-left:3px solid var(--tone)}.acts summary{cursor:pointer}.acts summary:hover{background:var(--tint)}.acts summary:after{content:"›";grid-column:5;grid-row:1;align-self:start;width:14px;text-align:center;color:var(--soft);transition:transform .15s}.acts [open]>summary:after{transform:rotate(90deg)}.acts time{font-size:13px;line-height:22px;white-space:nowrap;font-variant-numeric:tabular-nums}.acts b{color:var(--hue, var(--text))}.acts .small span{color:var(--soft)}.acts small{line-height:22px;font-variant-numeric:tabular-nums;text-align:right}.acts [aria-current]>summary,p[aria-current],.acts :target>summary,p:target{background:var(--tint);border-left-color:var(--link)}.acts [id]{scroll-margin:40vh 0 30vh}.more{padding:0 12px 16px 70px}.words{white-space:pre-wrap;max-width:76ch}pre,code{font:12.5px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,Liberation Mono,monospace}pre{margin:0;padding:10px 12px;border-radius:8px;background:var(--tint);white-space:pre-wrap}.diff ins,.diff del,.diff b,.diff i{display:block;margin:0 -12px;padding:0 12px;text-decoration:none}.diff ins{background:var(--added)}.diff del{background:var(--removed)}.diff b{color:var(--text)}.diff i{color:var(--soft);font-style:normal}.sizes{display:flex;flex-wrap:wrap;gap:2px 18px}.findings>li{margin:8px 0 12px;padding-left:12px;border-left:3px solid var(--line)}.tag{padding:1px 8px;border-radius:99px;font:12px/1.5 system-ui,sans-serif;background:var(--tint)}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:7px 0 7px 12px;text-align:right;border-top:1px solid var(--line)}th:first-child{padding-left:0;text-align:left}thead th{border:0;font-size:13px;font-weight:400;color:var(--soft)}footer{font-size:13px}@media(min-width:700px)and (min-height:700px){.moving .few{position:sticky;top:0;z-index:2;box-shadow:0 8px 24px #0002}}@media(max-width:640px){body{padding:24px 12px 60px}section{padding:14px 12px}h1{font-size:23px}.names{width:92px}.names small{display:none}.caption{height:48px;white-space:normal}.acts p,.acts summary{grid-template-columns:auto 1fr auto 12px;gap:0 8px}.acts summary:after{grid-column:4}.acts span{grid-column:1 / 4;grid-row:2}.more{padding:0 4px 14px 12px}td,th{padding-left:6px;font-size:13px}}@media(prefers-reduced-motion:reduce){.acts summary:after{transition:none}}';var pageScript=()=>'const find=t=>document.getElementById(t),[film,player,button,caption,ahead,head]="film player play caption ahead head".split(" ").map(find),scrub=find("scrub"),speed=find("speed"),small=document.getElementById("small"),stage=film.querySelector(".stage"),calm=matchMedia("(prefers-reduced-motion: reduce)"),acts=[...document.querySelectorAll("[data-x]")],places=acts.map(t=>Number(t.dataset.x)),marks=new Map([...film.querySelectorAll(".mark")].map(t=>[t.getAttribute("href"),t])),seconds=Math.min(75,Math.max(8,acts.length*.45));let at=-1,place=0,frame=0,last=0,follows=!1;function moveTo(t){const e=indexAt(t),n=calm.matches?places[e]:t;place=t,document.body.classList.add("moving"),head.setAttribute("x1",`${n}%`),head.setAttribute("x2",`${n}%`),ahead.setAttribute("x",`${n}%`),ahead.setAttribute("width",`${100-n}%`),e!==at&&show(e)}function indexAt(t){const e=places.findIndex(n=>n>t+.001);return Math.max(0,(e===-1?places.length:e)-1)}function show(t){light(at,!1),at=t,light(at,!0);const[e,n,o]=["time","b","span"].map(s=>acts[at].querySelector(s)?.textContent??""),a=document.createElement("b");a.textContent=n,caption.replaceChildren(`${e} `,a,` ${o}`),scrub.value=String(at),scrub.setAttribute("aria-valuetext",`${e}, ${n} ${o}`);const i=calm.matches?"auto":"smooth";follows&&acts[at].scrollIntoView({block:"nearest",behavior:i})}function light(t,e){const n=acts[t];if(n===void 0)return;e?n.setAttribute("aria-current","true"):n.removeAttribute("aria-current");const o=marks.get(`#${n.id}`);o?.classList.toggle("now",e),e&&keepInSight(o??head)}function keepInSight(t){const[e,n,o]=[stage,t,head].map(s=>s.getBoundingClientRect()),a=o.right>e.right-30||o.left<e.left+e.width/3,i=t!==head&&(n.bottom>e.bottom||n.top<e.top);stage.scrollBy({left:a?o.left-e.left-e.width/2:0,top:i?n.top-e.top-e.height/2:0})}function tick(t){const e=(t-last)/1e3/seconds*100*Number(speed.value);last=t,moveTo(Math.min(100,place+e)),place>=100?pause():frame=requestAnimationFrame(tick)}function play(){place>=100&&(place=0),last=performance.now(),follows=innerWidth>=700&&innerHeight>=700&&film.classList.contains("few"),button.textContent="Pause",frame=requestAnimationFrame(tick)}function pause(){cancelAnimationFrame(frame),frame=0,button.textContent=place>=100?"Play again":"Play"}function toggle(){frame===0?play():pause()}function stepTo(t){frame!==0&&pause(),moveTo(places[Math.min(acts.length-1,Math.max(0,t))])}const KEYS={ArrowRight:()=>stepTo(at+1),ArrowLeft:()=>stepTo(at-1)," ":toggle};function takeKey(t){const{target:e,key:n,ctrlKey:o,metaKey:a,altKey:i}=t;o||a||i||e!==document.body&&e!==scrub||film.getBoundingClientRect().bottom<0||!Object.hasOwn(KEYS,n)||(KEYS[n](),t.preventDefault())}function openAddressed(){const t=acts.find(({id:e})=>`#${e}`===location.hash);t!==void 0&&(small!==null&&t.closest(".small")!==null&&(small.checked=!0),t instanceof HTMLDetailsElement&&(t.open=!0),follows=!1,stepTo(acts.indexOf(t)),t.scrollIntoView({block:"center"}),t.querySelector("summary")?.focus({preventScroll:!0}))}function stopFollowing(){follows=!1}player.hidden=!1,caption.textContent="Play the run, or step through it with ← and →. Quiet stretches are shortened.",button.addEventListener("click",toggle),scrub.addEventListener("input",()=>stepTo(Number(scrub.value))),addEventListener("wheel",stopFollowing,{passive:!0}),addEventListener("touchmove",stopFollowing,{passive:!0}),document.addEventListener("keydown",takeKey),addEventListener("hashchange",openAddressed),openAddressed();';
init_define_RUNTIME_PACKAGES();var f2=7e5;var l2=4e4;function longestPart(n4){const t=n4.map(r2=>Math.min(l2,Buffer.byteLength(escapeHtml(r2.slice(0,l2)))));let e=f2;for(const[r2,o2]of t.sort((s3,m3)=>s3-m3).entries()){const s3=e/(t.length-r2);if(o2>s3)return Math.floor(s3);e-=o2}return l2}function writeHead(n4,t){const e=escapeHtml(n4.slice(0,t)),r2=headOfBytes(e,t);if(r2===e&&n4.length<=t)return{markup:e};const o2={markup:r2.replace(/&[a-z#0-9]{0,5}$/,"")};return html`${o2}
<em>Cut here: run.jsonl has the full text.</em>`}
init_define_RUNTIME_PACKAGES();var f3=600;var S3=3e3;function renderNews(e,o2){const[s3,n4]=[o2?.text("actor")??"",o2?.text("asked")??""],l3=(n4||(o2?.text("request")??"")).trim(),t=html`<blockquote>${oneLine(l3,f3)}</blockquote>`,a=html`<details><summary>The whole request</summary><blockquote class="words">${l3.slice(0,2e4)}</blockquote></details>`;return html`<p class="where">${A2(o2)}</p>
<h1><span class="badge ${e.tone}">${e.word}</span> ${e.text}</h1>
${l3===""?"":html`<figure class="request"><figcaption>${s3||"Somebody"} asked</figcaption>${l3.length>f3?a:t}</figure>`}`}function renderAnswer(e){const o2=e.findLast(({kind:n4})=>n4==="run.ended"),s3=o2?.text("answer").trim()??"";return!/^(?:answered|asked)$/.test(o2?.text("outcome")??"")||s3===""?html``:html`<figure class="request"><figcaption>The answer</figcaption><blockquote class="words">${cutCharacters(s3,S3," … (the full text is in the story)")}</blockquote></figure>`}function A2(e){const o2=e?.number("thread")??0,n4=`${oneLine(e?.text("repository")??"",140)} ${o2>0?`#${o2}`:""}`.trim()||"A run of the squad",l3=e?.text("url")??"";return N(l3)?html`<a href="${l3}" rel="noopener noreferrer">${n4}</a>`:html`${n4}`}function N(e){return e.length<2e3&&/^https:\/\/[^\s\\]+$/.test(e)&&URL.canParse(e)}function renderFacts(e,o2,s3){const n4=o2.filter(({lane:c3})=>c3.session!==COORDINATOR),l3=new Set(n4.map(({lane:c3})=>c3.name)),t=o2.flatMap(c3=>c3.cost===void 0?[]:[c3.cost]),a=sum(o2.map(({input:c3,output:p3})=>c3+p3)),g7=[u(l3.size,"agent","agents"),...T2(e),u(changedFiles(e).length,"file changed","files changed"),u(sum(o2.map(({calls:c3})=>c3)),"call","calls"),u(a,"token","tokens")],b7=[["took",duration(s3)],...g7,...t.length===0?[]:[["premium requests",$2(sum(t))]]].filter(([,c3])=>c3!=="0");return html`<dl class="facts">${b7.map(([c3,p3])=>html`<div><dt>${c3}</dt><dd>${p3}</dd></div>`)}</dl>`}function u(e,o2,s3){return[e===1?o2:s3,count(e)]}function T2(e){const o2=checkResults(e),s3=[...o2.values()].filter(n4=>n4==="passed").length;return o2.size===0?[]:[["checks passed",`${s3} of ${o2.size}`]]}function $2(e){return e>=1e3?count(e):String(Math.round(e*100)/100)}var y2=6;function renderPoints(e){const o2=e.flatMap((t,a)=>t.tone==="bad"||t.tone==="warn"&&t.mark?[{act:t,at:a}]:[]);if(o2.length===0)return html``;const s3=o2.toSorted((t,a)=>+(a.act.tone==="bad")-+(t.act.tone==="bad")),n4=o2.length-y2,l3=s3.slice(0,y2).sort((t,a)=>t.at-a.at).map(({act:t,at:a})=>html`<li class="${t.tone}"><a href="#act-${a}">${t.who} ${oneLine(t.text,120)}</a></li>`);return html`<section class="points" aria-labelledby="points"><h2 id="points">Worth a look</h2><ul>${l3}${n4>0?html`<li>and ${plural(n4,"more act")} in the story</li>`:""}</ul></section>`}function renderCosts(e){if(e.length===0)return html``;const o2=e.some(({cost:t})=>t!==void 0),s3=t=>sum(e.map(a=>a[t])),n4=t=>html`<td>${count(t.input)}</td><td>${count(t.output)}</td><td>${count(t.calls)}</td><td>${duration(t.ms)}</td>${o2?html`<td>${t.cost===void 0?"":$2(t.cost)}</td>`:""}`,l3={input:s3("input"),output:s3("output"),calls:s3("calls"),ms:s3("ms"),cost:sum(e.map(({cost:t})=>t??0))};return html`<section aria-labelledby="costs"><h2 id="costs">Tokens and time</h2><table><thead><tr><th scope="col">Agent</th><th scope="col">Tokens in</th><th scope="col">out</th><th scope="col">Calls</th><th scope="col">At work</th>${o2?html`<th scope="col">Premium requests</th>`:""}</tr></thead>
<tbody>${e.map(t=>html`<tr class="hue${t.lane.hue}"><th scope="row">${t.lane.name}${t.models.length===0?"":html` <small>${t.models.join(", ")}</small>`}</th>${n4(t)}</tr>
`)}</tbody><tfoot><tr><th scope="row">All</th>${n4(l3)}</tr></tfoot></table></section>`}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var MARKS=["request","handoff","said","decision","learning","commit","review","check","push","pull-request","question","refused","conflict","note","end"];
var u2=24;var f4={request:"M-5-4h10v7h-6l-3 3v-3h-1z",handoff:"M-5 0h9M1-3.5 4.5 0 1 3.5",said:"M-4-2h8M-4 2h5",decision:"M0-5 5 0 0 5-5 0z",learning:"M-4.5-4v8q2.5-1 4.5 0 2-1 4.5 0v-8q-2.5-1-4.5 0-2-1-4.5 0M0-4v8",commit:"M-6 0h3M3 0h3M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",review:"M-6 0q6-8 12 0q-6 8-12 0M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0",check:"M-4 0-1 3 4-3",push:"M0 5v-9M-4 0 0-4.5 4 0","pull-request":"M-3.5-4.5v9M3.5 4.5v-5q0-2.5-2.5-2.5h-2M.5-4.5-1.5-3l2 1.5",question:"M-2-2q0-2.5 2-2.5t2 2.5q0 1-2 2v1.5M0 4.200v.6",refused:"M-3.5-3.5l7 7M-3.5 3.5l7-7",conflict:"M1-6-3 1h3l-1 5 4-7H0z",note:"M0-1v5M0-4.200v.6",end:"M-3 5v-10h7l-2 2.5 2 2.5h-7"};function renderLanes(e){const{lanes:t,film:r2,acts:n4}=e,a=t.length>12,l3=a?24:40,o2=u2+l3*(t.length+1)+4,m3=new Map(["",...t.map(({session:s3})=>s3)].map((s3,d2)=>[s3,d2])),$6=s3=>u2+l3*((m3.get(s3)??0)+.5),h2=MARKS.filter(s3=>n4.some(d2=>d2.mark===s3));return html`<div class="stage${a?" dense":""}"><ul class="names"><li><b>Run</b></li>${t.map(k3)}</ul>
<svg class="plot ${v(e)}" height="${o2}" role="group" aria-label="Lanes of the agents over time; each mark leads to its act in the story">
<defs>${MARKS.map(s3=>html`<path id="m-${s3}" d="${f4[s3]}"/>`)}<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M1 1 7 4 1 7"/></marker></defs>
${[...m3.values()].map(s3=>html`<line class="rule" x1="0" x2="100%" y1="${u2+l3*(s3+1)}" y2="${u2+l3*(s3+1)}"/>`)}
<g class="axis" aria-hidden="true">${b2(r2,o2)}</g>
${t.map(s3=>w2(s3,$6(s3.session),r2))}
<g class="calls" aria-hidden="true">${n4.map((s3,d2)=>A3(s3,d2,{film:r2,y:$6(s3.session)}))}</g>
${e.arrows.map(s3=>S4(s3,$6,r2))}
${n4.map((s3,d2)=>H(s3,d2,{film:r2,y:$6(s3.session)}))}
<rect class="ahead" id="ahead" x="100%" y="${u2}" width="0" height="${o2-u2}"/><line class="head" id="head" x1="0" x2="0" y1="${u2-6}" y2="${o2}"/>
</svg></div>
${q(h2)}`}var g3=[560,820,1200,1700,2600];var x3=20;function v({acts:e,film:t}){const r2=new Map;let n4=100;for(const[l3,{session:o2,mark:m3}]of e.entries()){if(m3===void 0)continue;const $6=t.acts[l3]??0;n4=Math.min(n4,$6-(r2.get(o2)??-100)),r2.set(o2,$6)}const a=g3.findIndex(l3=>l3*n4/100>=x3);return`w${a===-1?g3.length-1:a}`}function k3({name:e,role:t,hue:r2}){return html`<li class="hue${r2}" title="${e}${t===""?"":`, ${t}`}"><b>${e}</b>${t===""||t===e?"":html` <small>${t}</small>`}</li>`}function b2({ticks:e,pauses:t},r2){return[...e.map(({place:n4,label:a})=>html`<line x1="${c(n4)}" x2="${c(n4)}" y1="18" y2="${r2}"/><text x="${c(n4)}" y="12">${a}</text>`),...t.map(({place:n4,label:a})=>html`<svg class="pause" x="${c(n4)}" y="${u2}"><title>${a} passed here</title><path d="M-3-4-5 4M3-4 1 4"/></svg>`)]}function w2({spans:e,hue:t,brokenOff:r2},n4,{placeOf:a}){const l3=e.map(({state:$6,from:h2,to:s3})=>{const[d2,M2]=[a(h2),a(s3)];if($6!=="working")return html`<line class="${$6}" x1="${c(d2)}" x2="${c(M2)}" y1="${n4}" y2="${n4}"/>`;const p3=c(Math.max(.3,M2-d2));return html`<rect x="${c(d2)}" width="${p3}" y="${n4-7}" height="14" rx="7"/>`}),o2=e.at(-1)?.to??0,m3=r2===void 0?"":html`<line class="broken" x1="${c(a(o2))}" x2="${c(a(o2))}" y1="${n4-11}" y2="${n4+11}"/>`;return html`<g class="hue${t}" aria-hidden="true">${l3}${m3}</g>`}function A3({mark:e},t,{film:r2,y:n4}){return e!==void 0?html``:html`<a href="#act-${t}" tabindex="-1"><rect x="${c(r2.acts[t]??0)}" y="${n4-7}"/></a>`}function H({mark:e,tone:t,who:r2,text:n4},a,{film:l3,y:o2}){return e===void 0?html``:html`<a href="#act-${a}" class="mark ${t}"><title>${r2} ${n4.slice(0,80)}</title><svg x="${c(l3.acts[a]??0)}" y="${o2}"><circle r="9"/><use href="#m-${t==="bad"&&e==="check"?"refused":e}"/></svg></a>
`}function S4(e,t,{placeOf:r2}){const[n4,a]=[t(e.from),t(e.to)];if(n4===a)return html``;const[l3,o2]=[c(r2(e.sentAt)),c(r2(e.at))],m3=n4<a?10:-10;return html`<line class="${e.isAnswer?"answer":"message"}" x1="${l3}" x2="${o2}" y1="${n4+m3}" y2="${a-m3}" marker-end="url(#tip)"/>`}function c(e){return`${Math.round(e*100)/100}%`}function q(e){const t=e.map(r2=>html`<li><svg class="key" viewBox="-8 -8 16 16" aria-hidden="true"><path d="${f4[r2]}"/></svg>${r2.replace("-"," ")}</li>`);return html`<ul class="legend" aria-label="What the marks mean">${t}</ul>`}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var FILE_SIGN="▸ ";var n2=/^(?:index |--- |\+\+\+ |(?:old|new|new file|deleted file) mode |similarity index )/;function tidyDiff(e){let i2=false;return e.split(`
`).flatMap(t=>t.startsWith("diff --git ")?(i2=true,["▸ "+s2(t)]):(t.startsWith("@@")&&(i2=false),i2&&n2.test(t)?[]:[t])).join(`
`)}function s2(e){return e.slice(e.lastIndexOf(" b/")+3)}
function renderStory(s3,e){return html`<ol class="acts">${s3.map((n4,t)=>$3(n4,t,e))}</ol>`}function $3(s3,e,n4){const t=n4.hueOf(s3.session),o2=[...t===void 0?[]:[`hue${t}`],...s3.tone==="plain"?[]:[s3.tone],...s3.mark===void 0?["small"]:[]].join(" "),i2=Math.round((n4.places[e]??0)*100)/100,l3=html`<time>${clock(s3.at-n4.startedAt,n4.totalMs)}</time><b>${s3.who}</b><span>${s3.text}</span>${s3.fact===""?"":html`<small>${s3.fact}</small>`}`,a=html`id="act-${e}" data-x="${i2}"`;return s3.details.length===0?html`<li class="${o2}"><p ${a}>${l3}</p></li>
`:html`<li class="${o2}"><details ${a}><summary>${l3}</summary><div class="more">${s3.details.map(d2=>h(d2,n4.writeText))}</div></details></li>
`}function h(s3,e){switch(s3.kind){case"words":return html`<h3>${s3.label}</h3><div class="words">${e(s3.text)}</div>`;case"code":return html`<h3>${s3.label}</h3><pre>${e(s3.text)}</pre>`;case"diff":return html`<h3>${s3.label}</h3><pre class="diff">${g4(e(tidyDiff(s3.text)))}</pre>`;case"sizes":return html`<h3>${s3.label}</h3><ul class="sizes">${s3.rows.map(([n4,t])=>html`<li>${n4} <small>${bytesText(t)}</small></li>`)}</ul>`;case"findings":return html`<h3>Findings</h3><ol class="findings">${s3.findings.map((n4,t)=>y3(n4,s3.revised.has(t),e))}</ol>`}}function y3(s3,e,n4){const{place:t,severity:o2,rule:i2,text:l3,suggestion:a}=s3,d2=[o2,i2,e?"changed since":""].filter(m3=>m3!=="");return html`<li><code>${t}</code> ${d2.map(m3=>html`<i class="tag">${m3}</i> `)}<div class="words">${n4(l3)}</div>${a===""?"":html`<pre class="diff"><ins>${n4(a)}</ins></pre>`}</li>`}function g4({markup:s3}){const e=[];for(const t of s3.trimEnd().split(`
`)){const o2=b3.find(([l3])=>t.startsWith(l3))?.[1]??"",i2=e.at(-1);i2!==void 0&&i2.tag===o2?i2.lines.push(t):e.push({tag:o2,lines:[t]})}return{markup:e.map(({tag:t,lines:o2})=>{const i2=o2.join(`
`);return t===""?`${i2}
`:`<${t}>${i2}
</${t}>`}).join("")}}var b3=[["+","ins"],["-","del"],["@@","i"],[FILE_SIGN,"b"]];
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();function b4(t,s3){const a=t.text("session"),e=t.text("name");e!==""&&s3.names.set(a,shortName(e)),s3.sessions.set(t.text("agent"),a),s3.agents.set(a,t.text("agent"));const n4=t.text("role"),r2=t.text("requestedBy");x4(t,s3,{text:n4===""||n4===e?"starts":`starts as ${n4}`,label:r2===""?"Task":`Task, from ${nameOf(s3,r2)}`})}function x4(t,s3,{text:a,label:e}){const n4=t.text("session"),r2=words(e,t.text("task")),{at:i2}=t,o2=addAct(s3,{at:i2,session:n4,text:a,details:r2});s3.open.set(`start ${n4}`,o2),s3.open.delete(`answer ${n4}`);const u3=s3.sessions.get(t.text("requestedBy"))??"",T5=s3.open.get(`message to ${s3.agents.get(n4)??""}`)?.at??i2;s3.arrows.push({from:u3,to:n4,sentAt:T5,at:i2,isAnswer:false})}var v2=40;function A4(t,s3){const a=s3.open.get(`start ${t.text("session")}`);if(a===void 0)return;const n4=t.entries("parts").slice(0,v2).map(o2=>[oneLine(o2.text("part"),60),o2.number("bytes")]),i2=`${a.details.every(({kind:o2})=>o2!=="sizes")?"What it was given":"Added with its task"}: ${bytesText(sum(n4.map(([,o2])=>o2)))}`;a.details.push({kind:"sizes",label:i2,rows:n4})}function f5(t,s3){const a=t.text("session");if(s3.open.has(`answer ${a}`))return;const e=t.text("answer"),n4=firstParagraph(e),r2=answerText(e),i2=e.trim()===n4&&n4.length<150?[]:words("Answer",e),o2=addAct(s3,{at:t.at,session:a,text:r2,mark:"said",details:i2});s3.open.set(`answer ${a}`,o2)}function g5(t){return(s3,a)=>{const e=s3.text("reason");addAct(a,{at:s3.at,session:s3.text("session"),text:actText(t,e),mark:"refused",tone:"bad",details:e.length<150?[]:words("Reason",e)})}}var AGENT_TELLERS={team:(t,{names:s3})=>{const a=t.entry("names");for(const e of a.keys)s3.set(e,shortName(a.text(e))||e)},"agent.spawned":b4,"agent.resumed":(t,s3)=>x4(t,s3,{text:actText("agent.resumed"),label:"Task"}),"agent.given":A4,"agent.step":(t,{steps:s3})=>{s3.set(t.text("session"),t.text("step"))},"agent.said":(t,s3)=>{const a=t.text("text"),e=firstParagraph(a),r2=e===a.trim()&&e.length<150?[]:words("In its words",a),i2=t.text("session");addAct(s3,{at:t.at,session:i2,text:`says: ${e}`,mark:"said",details:r2})},"agent.idle":f5,"agent.finished":f5,"agent.failed":g5("agent.failed"),"agent.stopped":g5("agent.stopped")};
init_define_RUNTIME_PACKAGES();var c2={squad_route:"sends a message",squad_decide:"records a decision",squad_memory:"notes a learning",squad_review:"records a review"};var x5={squad_status:"looks at the team",squad_skill:"looks at skills",squad_discover:"looks for a colleague"};function v3(e,n4){const[t,s3,o2]=[e.text("session"),e.text("tool"),e.text("input")],i2=s3==="bash",d2=i2?commandText(o2):w3(s3,t,n4),r2=i2?commandOf(o2)??o2:readable(o2),u3=d2.includes(r2.trim())?[]:code2(i2?"Command":"Given",r2),l3=addAct(n4,{at:e.at,session:t,text:d2,details:u3});n4.open.set(`call ${t} ${e.text("callId")}`,l3),Object.hasOwn(c2,s3)&&n4.open.set(`told ${t}`,l3)}function w3(e,n4,{steps:t}){if(Object.hasOwn(c2,e))return c2[e]??e;if(Object.hasOwn(x5,e))return x5[e]??e;const s3=t.get(n4)??"";return t.delete(n4),s3===""?`uses ${e||"a tool"}`:s3}function T3(e,{open:n4}){const t=`call ${e.text("session")} ${e.text("callId")}`,s3=n4.get(t);return n4.delete(t),s3!==void 0&&(s3.fact=tookText(e.number("ms"))),s3}function _2(e,n4){const t=T3(e,n4);if(t===void 0)return;const s3=e.text("output"),o2=e.text("tool")==="bash"?exitCodeOf(s3):void 0;o2!==void 0&&o2!==0&&(t.tone="warn",t.fact=`exit ${o2} · ${t.fact}`),t.details.push(...code2("Result",o2===void 0?readable(s3):y4(s3)))}function y4(e){const n4=readJson(e),t=n4.kind==="value"?fieldsOf(n4.value)?.get("output"):void 0;return typeof t=="string"?t:readable(e)}function S5(e,n4){const t=T3(e,n4);t!==void 0&&(t.tone!=="bad"&&(t.tone="warn"),t.fact=t.fact===""?"failed":`failed · ${t.fact}`,t.details.push(...code2(`Failed ${line(e.text("code"))}`.trim(),e.text("message"))))}function q2(e,n4){const t=e.text("path"),[s3,o2]=[e.text("access"),e.text("reason")],i2=line(deniedText({access:s3,path:t,reason:o2})),d2=e.text("session"),r2=n4.acts.at(-1);if(r2?.session===d2&&[...n4.open.values()].includes(r2)&&t!==""&&r2.text.endsWith(t)){Object.assign(r2,{text:i2,tone:"bad",mark:"refused"});return}addAct(n4,{at:e.at,session:d2,text:i2,tone:"bad",mark:"refused"})}function readable(e){const n4=readJson(e);if(n4.kind!=="value")return e.startsWith("{")?e.replaceAll("\\n",`
`):e;if(typeof n4.value=="string")return n4.value;const t=fieldsOf(n4.value);if(t===void 0)return e;const s3=[...t].map(([o2,i2])=>[o2,A5(i2)]);return s3.some(([,o2])=>o2===void 0)?e:s3.map(([o2,i2])=>`${o2}: ${i2}`).join(`
`)}var C=50;function A5(e){return typeof e=="string"?e.includes(`
`)?`
${e}
`:e:O2(e,C)?void 0:JSON.stringify(e,void 0,1)}function O2(e,n4){return isObject(e)?n4===0||Object.values(e).some(t=>O2(t,n4-1)):false}var CALL_TELLERS={"tool.start":v3,"tool.complete":_2,"tool.failed":S5,"file.denied":q2};
init_define_RUNTIME_PACKAGES();var i="Squad";function T4(t,n4){const e=t.text("request"),o2=t.text("actor")||"Somebody",s3=words("In full",t.text("asked"));addAct(n4,{at:t.at,who:o2,text:actText("run.started",e),mark:"request",details:s3})}var w4=new Map([["passed","good"],["failed","bad"],["timed-out","bad"]]);function $4(t,n4){const e=t.text("result"),o2=t.text("command"),s3=t.texts("lines").join(`
`);addAct(n4,{at:t.at,who:"Checks",text:checkText(t.text("name")||o2,e),mark:"check",tone:w4.get(e)??"warn",fact:e==="not-run"?"":`${t.number("seconds")} s`,details:[...code2("Command",o2===t.text("name")?"":o2),...code2(e==="not-run"?"Why":"Output",s3)]})}function R2(t,n4){const e=t.text("effect"),o2=effectText(e,t.text("detail")),s3=e==="push"||e==="pull-request"?e:"note",a=e==="pull-request"?"good":"plain";addAct(n4,{at:t.at,who:i,text:o2,mark:s3,tone:a})}function v4(t,n4){const e=t.text("text"),o2=t.isTrue("isLoss"),s3=e.length>150?words("In full",e):[],a=`${o2?"lost":"note"}: ${e}`;addAct(n4,{at:t.at,who:i,text:a,mark:"note",tone:o2?"bad":"warn",details:s3})}function E2(t,n4){const e=t.entry("note"),o2=h2=>nameOf(n4,e.text(h2)),s3=e.text("path"),a=e.text("reviser"),r2=a!==""?`takes over ${s3}: ${o2("by")} requested changes to ${o2("agent")}'s version`:`may not revise ${s3}: ${o2("by")} rejected it`,f6=nameOf(n4,a||e.text("agent"));addAct(n4,{at:t.at,who:f6,text:r2,tone:"warn"})}function b5(t,n4){const e=t.entry("note"),[o2,s3]=[e.text("from"),e.text("text")];addAct(n4,{at:t.at,session:n4.sessions.get(o2)??"",who:nameOf(n4,o2),text:actText("appeal",s3),mark:"question",tone:"warn",details:words("The question",s3)})}function q3(t,n4){const[e,o2]=[t.entries("tools"),t.entries("diagnostics")],s3=e.map(r2=>`${r2.text("name")}: ${r2.text("description")}`),a=o2.map(r2=>`${r2.text("path")}: ${r2.text("message")} ${r2.text("next")}`);addAct(n4,{at:t.at,who:i,text:`finds ${plural(e.length,"tool")} in the repository${o2.length>0?`, and ${plural(o2.length,"problem")}`:""}`,tone:o2.length>0?"warn":"plain",details:[...code2("Tools",s3.join(`
`)),...code2("Problems",a.join(`
`))]})}function d(t,n4,e,o2){return(s3,a)=>{addAct(a,{at:s3.at,who:t,text:actText(n4,s3.text(e)),mark:o2.mark,tone:o2.tone})}}var RUN_TELLERS={"run.started":T4,tools:q3,check:$4,"checks.off":d("Checks","checks.off","reason",{mark:"check",tone:"warn"}),effect:R2,note:v4,lock:E2,appeal:b5,limit:d(i,"limit","reason",{mark:"refused",tone:"bad"}),notice:d(i,"notice","url",{mark:"question",tone:"warn"}),"run.ended":d(i,"run.ended","outcome",{mark:"end",tone:"plain"})};
init_define_RUNTIME_PACKAGES();function D(t,e){const[s3,o2,n4,i2]=[t.text("id"),t.text("from"),t.text("to"),t.text("status")];e.open.has(`message ${s3}`)||A6(t,e);const r2=e.sessions.get(o2)??"",a=e.sessions.get(n4);if(a!==void 0&&i2==="answered"){const{at:l3}=t;e.arrows.push({from:a,to:r2,sentAt:l3,at:l3,isAnswer:true})}if(!/^(?:refused|failed|late|unread)$/.test(i2))return;const d2=t.text("reason"),u3=`message to ${nameOf(e,n4)} was ${i2}${d2===""?"":`: ${d2}`}`,x6=i2==="refused"||i2==="failed";addAct(e,{at:t.at,session:r2,who:nameOf(e,o2),text:u3,mark:"refused",tone:x6?"bad":"warn"})}var R3={"review-request":"asks for a review by",question:"asks"};function A6(t,e){const[s3,o2,n4,i2]=[t.text("from"),t.text("to"),t.text("task"),t.text("type")],r2=Object.hasOwn(R3,i2)?R3[i2]:"hands work to",a=t.text("redirectedFrom"),d2=a===""?"":` instead of ${nameOf(e,a)}`,u3=t.text("priority")==="urgent"?" (urgent)":"",x6=t.texts("files").join(`
`),l3=line(actText("run.started",n4)),b7=e.acts.some(({mark:E3,text:F2})=>E3==="request"&&F2===l3)?"":`: ${firstParagraph(n4)}`,g7=tellEvent(e,{at:t.at,session:e.sessions.get(s3)??"",who:s3==="checks"?"Checks":nameOf(e,s3),text:`${r2} ${nameOf(e,o2)}${d2}${u3}${b7}`,mark:"handoff",details:[...words("Message",n4),...code2("Files",x6)]});e.open.set(`message ${t.text("id")}`,g7),e.open.set(`message to ${o2}`,g7)}function L(t,e){const s3=t.entry("note"),o2=s3.text("verdict"),n4=s3.entries("findings").slice(0,C2).map(M),i2=s3.text("reviewer"),r2=tellEvent(e,{at:t.at,session:e.sessions.get(i2)??"",who:nameOf(e,i2),text:reviewText(o2,n4.length),mark:"review",tone:o2==="approved"?"good":"warn",details:[...n4.length===0?[]:[{kind:"findings",findings:n4,revised:new Set}],...words("The review",s3.text("text")||s3.text("summary"))]});e.open.set(`review ${s3.text("handoff")}`,r2)}var C2=100;function M(t){const[e,s3]=[t.number("line"),t.number("endLine")],o2=e===0?"":`:${e}${s3>e?`-${s3}`:""}`;return{place:`${line(t.text("path"))}${o2}`,severity:oneLine(t.text("severity"),30),rule:oneLine(t.text("rule"),60),text:t.text("text"),suggestion:t.text("suggestion")}}function W(t,{open:e}){const s3=e.get(`review ${t.text("handoff")}`),o2=s3?.details.find(i2=>i2.kind==="findings");if(s3===void 0||o2===void 0)return;const n4=new Set(t.numbers("places"));s3.details.splice(s3.details.indexOf(o2),1,{...o2,revised:n4}),s3.fact=`${n4.size} changed since`}function _3(t,e){const[s3,o2,n4]=[t.text("patch"),t.texts("left"),t.texts("files")];if(n4.length===0&&o2.length===0)return;const i2=n4.filter(d2=>!e.memory.has(d2)),r2=t.text("subject"),a=s3===""?[]:[{kind:"diff",label:"Diff",text:s3}];addAct(e,{at:t.at,session:t.text("session"),text:`commits ${pathsText(i2.length>0?i2:n4)}${r2===""?"":`: ${r2}`}${o2.length===0?"":` (${o2.length} left out)`}`,mark:"commit",tone:o2.length>0?"warn":"plain",fact:y5(s3),details:[...code2("Left out",o2.join(`
`)),...code2("Files",s3===""||n4.length>3?n4.join(`
`):""),...a]})}function y5(t){if(t==="")return"";let e=true;const s3=t.split(`
`).map(i2=>(/^(?:diff --git |@@)/.test(i2)&&(e=!i2.startsWith("@@")),e?"":i2[0])),o2=i2=>s3.filter(r2=>r2===i2).length;return`${t.endsWith(`
${CUT_DIFF}`)?"at least ":""}+${o2("+")} −${o2("-")}`}function H2(t,e){const s3=`${conflictText(t.text("keptOn"))} in ${pathsText(t.texts("files"))}`;addAct(e,{at:t.at,session:t.text("session"),text:s3,mark:"conflict",tone:"warn"})}function k4(t,e){return(s3,o2)=>{const n4=s3.entry("note"),i2=n4.text("agent"),r2=n4.text("replaces")||n4.entry("replaces").text("learning"),a=n4.isTrue("requiresApproval")||n4.isTrue("blocking");tellEvent(o2,{at:s3.at,session:s3.text("session")||(o2.sessions.get(i2)??""),who:nameOf(o2,i2),text:actText(t,n4.text(e)),mark:t,tone:a?"warn":"plain",details:[...words("What and why",n4.text("body")),...code2("Kept in",n4.text("path")),...code2("Replaces",r2)]})}}var WORK_TELLERS={handoff:D,review:L,"review.revised":W,commit:_3,conflict:H2,decision:k4("decision","title"),learning:k4("learning","learning")};
var n3={...AGENT_TELLERS,...CALL_TELLERS,...WORK_TELLERS,...RUN_TELLERS};function tellStory(r2){const e={acts:[],arrows:[],names:new Map([["coordinator","Coordinator"]]),sessions:new Map,agents:new Map,open:new Map,steps:new Map,memory:memoryPaths(r2)};for(const o2 of r2)Object.hasOwn(n3,o2.kind)&&n3[o2.kind]?.(o2,e);return e}
var Y=1e6;var j=350;var g6=300;var z=1e3;var W2=150;function renderRunPage(t){const e=I(t),{entries:r2,acts:o2,startedAt:n4,totalMs:i2}=e,a=newsOf2(r2,o2),p3=r2.find(({kind:y6})=>y6==="run.started"),l3=sumCosts(r2,e.lanes),d2=oneLine(p3?.text("request")??"",80),s3=html`<header>${renderNews(a,p3)}${renderAnswer(r2)}${renderFacts(r2,l3,i2)}</header>
<main>${renderPoints(o2)}${U(e)}${X(e)}${renderCosts(l3)}</main>
<footer>${J(e)} Started <time datetime="${$5(n4)}">${$5(n4).slice(0,16).replace("T"," ")} UTC</time>.</footer>`,u3=`${a.text}${d2===""?"":` · ${d2}`}`;return K(u3,s3,o2.length>0?pageScript():"")}function I(t){const{entries:e,broken:r2}=readRecord(t),o2=e.map(({at:c3})=>c3).filter(c3=>c3>0),n4=o2.reduce((c3,f6)=>Math.min(c3,f6),o2[0]??0),i2=o2.reduce((c3,f6)=>Math.max(c3,f6),n4),{acts:a,arrows:p3}=tellStory(e),l3=Q(a.toSorted((c3,f6)=>c3.at-f6.at)),d2=a.length-l3.length,s3=layLanes(e,i2),u3=s3.length-g6,y6=[...u3>0?[plural(u3,"session")]:[],...d2>0?[`${plural(d2,"act")} of this long run`]:[],...r2>0?[`${plural(r2,"line")} that could not be read`]:[]],S6=layFilm(l3,n4,i2);return{entries:e,acts:l3,arrows:p3.slice(0,z),lanes:s3.slice(0,g6),film:S6,startedAt:n4,totalMs:i2-n4,leftOut:y6}}function Q(t){const e=t.toSorted((n4,i2)=>+(n4.mark===void 0)-+(i2.mark===void 0));let r2=Y;const o2=new Set;for(const n4 of e){const i2=n4.mark===void 0?1:2;if(r2-=j+i2*Buffer.byteLength(escapeHtml(n4.who+n4.text)),r2<0)break;o2.add(n4)}return t.filter(n4=>o2.has(n4))}function U(t){return t.acts.length===0?html`<p>The record contains no events to show.</p>`:html`<section class="film${t.lanes.length>6?"":" few"}" id="film" aria-labelledby="film-title"><h2 id="film-title">The run over time</h2>
<div class="player" id="player" hidden><button id="play" type="button">Play</button><input id="scrub" type="range" min="0" max="${t.acts.length-1}" value="0" aria-label="Place in the story"><label>Speed <select id="speed"><option value="0.5">½×</option><option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select></label></div>
<p class="caption" id="caption">Quiet stretches are shortened.</p>
${renderLanes(t)}</section>`}function X({acts:t,film:e,lanes:r2,startedAt:o2,totalMs:n4}){const i2=new Map(r2.map(({session:s3,hue:u3})=>[s3,u3])),a=longestPart(t.flatMap(({details:s3})=>s3.flatMap(G))),p3=renderStory(t,{startedAt:o2,totalMs:n4,places:e.acts,hueOf:s3=>i2.get(s3),writeText:s3=>writeHead(s3,a)}),l3=t.filter(({mark:s3})=>s3===void 0).length,d2=html`<label class="filter"><input type="checkbox" id="small"${t.length>W2?"":html` checked`}> Show small steps, too (${l3})</label>`;return html`<section class="story" aria-labelledby="story"><div class="row"><h2 id="story">The story</h2>${l3===0?"":d2}</div>
${p3}</section>`}function G(t){return t.kind==="findings"?t.findings.flatMap(e=>[e.text,e.suggestion]):t.kind==="sizes"?[]:[t.text]}function J({leftOut:t}){return`Written from the run's record, run.jsonl, which holds everything.${t.length===0?"":` This page leaves out ${t.join(" and ")}.`}`}function $5(t){return new Date(Math.abs(t)<8e15?t:0).toISOString()}function K(t,e,r2){const o2=pageStyle(),n4=`default-src 'none'; style-src '${b6(o2)}'; script-src '${b6(r2)}'; base-uri 'none'; form-action 'none'`,[i2,a]=[{markup:`<style>${o2}</style>`},{markup:`<script type="module">${r2}<\/script>`}];return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${n4}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${t}</title>${i2}</head>
<body>${e}${a}</body></html>
`.markup}function b6(t){return`sha256-${w5("sha256").update(t).digest("base64")}`}
export {
  checkWork,
  concludeWork,
  forgetAnswered,
  renderRunPage,
  settleInterrupted,
  settleThread
};
