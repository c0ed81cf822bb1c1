import {
  askReviewers,
  briefOf,
  chooseCandidates,
  decideOutcome,
  isOurs,
  publishAgentReviews,
  publishWork,
  renderLookFirst,
  reviewRequests
} from "./chunk-EK57GJTW.js";
import "./chunk-VU2USBAA.js";
import {
  protectedPathsOf,
  reviewCommentsOf
} from "./chunk-UBLZAQIO.js";
import "./chunk-W3QDBLFR.js";
import {
  removeWorktrees
} from "./chunk-PRFUDYUV.js";
import {
  diffOfFiles,
  isChangedSince,
  readChangesSince,
  readDiff
} from "./chunk-USWEK2O3.js";
import "./chunk-DCPGE2OK.js";
import "./chunk-DIKWQHTS.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-I3OLZ2LC.js";
import "./chunk-ALN5EVBG.js";
import {
  isWorkPath
} from "./chunk-6GSC3EHY.js";
import "./chunk-KEIREGWK.js";
import {
  isAncestor,
  sizeOfChange
} from "./chunk-6CWH4INV.js";
import {
  notifyPeople
} from "./chunk-QMBIF5J6.js";
import "./chunk-BWVOQ7ML.js";
import "./chunk-NYN64L7V.js";
import "./chunk-W3XPNUXL.js";
import "./chunk-3ONJSRX4.js";
import {
  renderLongText,
  settledReviews,
  standingReviews,
  toRepositoryPath,
  workOfOutcome
} from "./chunk-TYPLMGO5.js";
import "./chunk-QOVEHST2.js";
import {
  code,
  inline,
  link,
  paragraphs,
  repositoryUrl
} from "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-J6F4RA36.js";
import "./chunk-KLSFJ7SL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-JVVEAAQF.js";
import "./chunk-OYDLGVJ2.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-PQKUMXFY.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-RHUNDT5B.js";
import {
  attempt
} from "./chunk-T47OY3K5.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
  const { transcript, request } = context;
  if (outcome.kind === "declined" || outcome.kind === "failed") return;
  const threads = /* @__PURE__ */ new Map();
  for (const reviewComment of reviewCommentsOf(request, repository)) {
    if (!isAnswered(reviewComment.thread, context, repository))
      threads.set(reviewComment.thread, reviewComment);
  }
  const reviewComments = [...threads.values()];
  const answers = [];
  for (const reviewComment of reviewComments) {
    const reply = await composeReply(reviewComment, context, outcome);
    if (reply !== void 0) answers.push({ thread: reviewComment.thread, reply });
  }
  for (const { thread, reply } of answers.slice(0, MOST)) await postReply(thread, reply, context);
  const left = answers.length - MOST;
  if (left > 0) {
    transcript.note(
      `${left} more threads of the review were worked on and not answered one by one.`
    );
  }
}
function isAnswered(thread, { board, isRepeated, request }, { pullRequest }) {
  if (!isRepeated || board.login === void 0) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) => inReplyTo === thread && author?.login === board.login && Date.parse(createdAt) >= Date.parse(request.at)
  );
}
async function composeReply({ path }, context, outcome) {
  const transcript = context.transcript.read();
  const asker = context.request.author.login;
  const handoff = transcript.handoffs.find(
    ({ from, files }) => from === asker && files.includes(path)
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
      "An agent asked for help, and only who asked was mentioned: name collaborators or teams in the setting `action.escalation`."
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
function linesOf({ path, line, endLine = line }, { files }) {
  return { path: toRepositoryPath(path, files), line, endLine };
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
  const publishing = publishAll(context, repository, work);
  await transcript.noteFailure("The review requests could not be passed on.", publishing);
}
async function publishAll(context, repository, work) {
  if (work !== void 0 && work.pullRequest === void 0) {
    context.transcript.note("Nobody was asked for a review: there is no pull request yet.");
    for (const line of findingLines(context)) context.transcript.note(line);
    return;
  }
  const pull = await pullOf(context, repository, work);
  if (pull === void 0) return;
  await postReviews(context, repository, pull);
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
    ({ note: { reviewer }, findings }) => findings.map((one) => tell(reviewer, one, one.isMade ? ", made since" : ", taken back"))
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
function postReviews(context, repository, pull) {
  const { ports, transcript, outbound, renderContext, board } = context;
  const paths = protectedPathsOf(context, repository);
  return publishAgentReviews(transcript.read(), pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths.refuses({ path }) === void 0,
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    note: (text) => context.transcript.note(text),
    ownLogins: [BOT.name, ...loginOf(board)]
  });
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

// src/run/finish/conclude-work.ts
async function concludeWork(result, context, repository) {
  const removing = result.kind === "broken" ? void 0 : attempt(removeWorktrees(context.ports.git));
  const sizing = sizeOfWork(context, repository);
  await followReviews(context, repository);
  const published = withSize(await publishWork(result, context, repository), await sizing);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
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
export {
  concludeWork
};
