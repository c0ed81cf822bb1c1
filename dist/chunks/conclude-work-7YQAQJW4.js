import {
  askReviewers,
  chooseCandidates,
  diffOfFiles,
  fingerprintOfText,
  gatherReviews,
  publishWork,
  readChangesSince,
  readDiff,
  readPostedFingerprints,
  renderFindingsMarker,
  renderLookFirst,
  reviewRequests
} from "./chunk-XFLB3RC2.js";
import "./chunk-7DFH46WT.js";
import "./chunk-2CB4TVLX.js";
import {
  reviewCommentsOf
} from "./chunk-3GDAVYB3.js";
import {
  removeWorktrees
} from "./chunk-G3EWJVM6.js";
import "./chunk-RV7IVY63.js";
import "./chunk-Y4B3SSYC.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-XOU2VGHP.js";
import {
  isAncestor
} from "./chunk-EBJ6QOME.js";
import "./chunk-TTXURELO.js";
import "./chunk-KEIREGWK.js";
import "./chunk-R6CFPHPB.js";
import "./chunk-PBC5VR5G.js";
import {
  closeOpenBlocks
} from "./chunk-SDALCF46.js";
import "./chunk-IOM3DXGH.js";
import "./chunk-M246STJV.js";
import "./chunk-DGJ3UOGU.js";
import {
  workOfOutcome
} from "./chunk-VVKYMXUN.js";
import {
  agentName,
  displayName
} from "./chunk-56REJA5H.js";
import {
  renderLongText
} from "./chunk-QNIXEDVD.js";
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  linesLabel,
  linesLink,
  link,
  list,
  paragraphs,
  repositoryUrl
} from "./chunk-F7Z3OGAL.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-WHQEYLM6.js";
import "./chunk-5ONKYXRM.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-3SB22Z6W.js";
import {
  plural
} from "./chunk-CJUDGU2X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-F3GLNTMY.js";
import "./chunk-EYEVMGMY.js";
import "./chunk-HJ3NACT6.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-EIEU4JNQ.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import "./chunk-DYNN33AK.js";
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
function isAnswered(thread, { board, isResumed, request }, { pullRequest }) {
  if (!isResumed || board.login === void 0) return false;
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

// src/run/finish/decide-outcome.ts
init_define_RUNTIME_PACKAGES();
function answerOf(result) {
  return "text" in result ? result.text : "";
}
function decideOutcome(result, published, transcript) {
  if (published?.kind === "refused") return refusedOutcome(published);
  const work = published?.work;
  const answer = answerOf(result);
  const questions = questionsOf(transcript);
  switch (result.kind) {
    case "limited":
      return { kind: "limited", ...result.exhausted, work };
    case "failed":
      return { kind: "failed", reason: result.reason, hint: hintForModelError(result.type), work };
    case "broken":
      return { kind: "failed", reason: result.message, hint: result.hint, work };
    case "question":
      return askedOutcome([answer, ...questions], "", published);
    case "done":
      return questions.length > 0 ? askedOutcome(questions, answer, published) : finishedOutcome(answer, published, transcript);
  }
}
function refusedOutcome({ cause, reason }) {
  if (cause !== "lookup") return { kind: "declined", reason };
  return { kind: "failed", reason, hint: "Run the job again.", work: void 0 };
}
function questionsOf({
  escalations,
  agents
}) {
  const questions = escalations.filter(({ kind }) => kind === "question");
  return questions.map(({ from, text }) => {
    const name = agents.find(({ agent }) => agent === from)?.name ?? from;
    return `${name} asks: ${closeOpenBlocks(text.trim())}`;
  });
}
function askedOutcome(questions, answer, published) {
  const work = published?.kind === "branch" ? published.work : void 0;
  return { kind: "asked", question: questions.join("\n\n"), answer, work };
}
function finishedOutcome(answer, published, transcript) {
  if (published?.kind === "branch") return { kind: "changed", work: published.work, answer };
  const agents = transcript.agents.filter(({ session }) => session !== "coordinator");
  const failed = agents.filter(({ state }) => state === "failed");
  if (failed.length > 0 && failed.length === agents.length) {
    const reason = failed.map((row) => `${row.name}: ${row.answer}`).join("; ");
    return { kind: "failed", reason, hint: void 0, work: published?.work };
  }
  if (answer.trim() !== "" || published !== void 0) {
    return { kind: "answered", answer, memory: published?.work };
  }
  return {
    kind: "nothing-to-do",
    reason: "The squad ended without a change and without an answer."
  };
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

// src/run/finish/escalate.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/escalation-comment.ts
init_define_RUNTIME_PACKAGES();
var MAX_ESCALATIONS = 3;
var MAX_TEXT_LENGTH2 = 800;
function renderEscalationComment(context, people, escalations) {
  const { facts, safe } = context;
  const about = link("this request", facts.commentUrl);
  const shown = escalations.slice(0, MAX_ESCALATIONS);
  return paragraphs([
    `${people.map((name) => `@${name}`).join(" ")}: the squad needs your help with ${about}.`,
    ...shown.map(({ name, text }) => {
      const words = renderLongText(context, text, MAX_TEXT_LENGTH2).replace(/^/gm, "> ");
      return `**${inline(name, 40, safe)}** asks for help:

${words}`;
    }),
    escalations.length > shown.length ? `And ${escalations.length - shown.length} more.` : void 0
  ]);
}
function isEscalationFor(body, commentUrl) {
  const [first = ""] = body.split("\n", 1);
  return first.endsWith(`: the squad needs your help with ${link("this request", commentUrl)}.`);
}

// src/run/finish/escalate.ts
var LABEL = "squad:escalated";
var MOST_MENTIONS = 5;
async function escalate(outcome, context, repository) {
  const { request, ports, transcript } = context;
  const escalations = escalationsOf(transcript.read());
  if (escalations.length === 0 || outcome.kind === "declined") return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL]);
  const mentioning = mentionPeople(escalations, context, repository);
  await Promise.all([
    transcript.noteFailure("Nobody could be called for help.", mentioning),
    transcript.noteFailure(`The label ${LABEL} could not be set.`, labelling)
  ]);
}
function escalationsOf({ escalations, agents }) {
  return escalations.filter(({ kind }) => kind === "escalation").map(({ from, text }) => ({
    name: agents.find(({ agent }) => agent === from)?.name ?? from,
    text
  }));
}
async function mentionPeople(escalations, context, repository) {
  const { ports, request, outbound, renderContext, transcript, comments, board } = context;
  const people = await peopleToMention(ports.github, repository.team.settings.escalation);
  if (people.length === 0) {
    return transcript.note(
      "An agent asked for help, and nobody was mentioned: name collaborators or teams in the setting `action.escalation`."
    );
  }
  const { facts } = renderContext();
  const isMentioned = comments.items.some(
    ({ author, body: body2 }) => author?.login === board.login && isEscalationFor(body2, facts.commentUrl)
  );
  if (isMentioned) return;
  const body = outbound.seal(renderEscalationComment(renderContext(), people, escalations));
  await ports.github.createComment(request.thread.number, body);
  transcript.emit({ kind: "effect", effect: "comment", detail: "a call for help" });
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

// src/run/finish/publish-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/post-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/plan-review.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/review-body.ts
init_define_RUNTIME_PACKAGES();
var MAX_TEXT_LENGTH3 = 3e3;
var TARGET_LENGTH = 5e4;
var LIMIT_STEPS = [
  { rows: 100, text: 1500 },
  { rows: 100, text: 400 },
  { rows: 30, text: 200 }
];
function reviewerText({ reviewer }, { context, transcript }) {
  const name = agentName(context, transcript, reviewer);
  const row = transcript.agents.find(({ agent }) => agent === reviewer);
  const role = inline(row?.role ?? "", 40, context.safe);
  return `**${name || "Agent"}**${role === "" ? "" : ` (${role})`}`;
}
function renderReviewBody(parts) {
  return firstThatFits(
    TARGET_LENGTH,
    LIMIT_STEPS.map((limits) => () => paragraphs(bodyParts(parts, limits)))
  );
}
function bodyParts(parts, limits) {
  const { review, planContext, commented, listed } = parts;
  const { context } = planContext;
  const here = listed.filter(({ kind }) => kind !== "changed");
  const changed = listed.filter(({ kind }) => kind === "changed");
  const hasWords = review.findings.length === 0 && review.verdict !== "approved";
  const lines = (findings) => {
    const items = findings.map((finding) => findingLine(finding, planContext, limits));
    return list(items, limits.rows);
  };
  const place = commented > 0 ? "Elsewhere" : "In the files";
  const changedTitle = `${plural(changed.length, "finding")} on lines that were changed since`;
  return [
    `${reviewerText(review, planContext)} reviewed this and ${verdictText(review)}.${countsText(parts)}`,
    hasWords ? reviewText(review, context) : void 0,
    here.length > 0 ? `${place}:

${lines(here)}` : void 0,
    changed.length > 0 ? collapsible(changedTitle, lines(changed)) : void 0,
    planContext.lookFirst ? collapsible("Look at first", planContext.lookFirst) : void 0
  ];
}
function reviewText({ text, secrets }, context) {
  return secrets > 0 ? void 0 : renderLongText(context, text, MAX_TEXT_LENGTH3);
}
function verdictText({ verdict, findings }) {
  switch (verdict) {
    case "approved":
      return findings.length > 0 ? "has findings, none of which has to hold it back" : "found nothing to object to";
    case "changes-requested":
      return "asks for changes";
    case "none":
      return findings.length > 0 ? "has findings" : "gave no verdict";
  }
}
function countsText({ review: { secrets }, postedBefore: before }) {
  const counts = [
    before === 0 ? "" : ` ${plural(before, "finding")} of earlier reviews still ${before === 1 ? "stands" : "stand"}.`,
    secrets === 0 ? "" : ` ${plural(secrets, "finding")} with what looks like a secret ${secrets === 1 ? "is" : "are"} not shown.`
  ];
  return counts.join("");
}
function findingLine(finding, { context, commit }, limits) {
  const { rule, text, kind } = finding;
  const shown = kind === "changed" ? linesLabel(finding) : linesLink(context, commit, finding);
  const about = rule === void 0 ? "" : ` ${code(rule)}`;
  return `${shown}${about}: ${inline(text, limits.text, context.safe)}`;
}

// src/publish/reviews/plan-review.ts
var MAX_COMMENTS = 30;
function planReview(review, planContext) {
  const { reviewer, findings, text } = review;
  const isPosted = (fingerprint) => planContext.postedFingerprints.has(fingerprint);
  const fresh = findings.filter(
    ({ fingerprint, nearby }) => ![fingerprint, ...nearby].some(isPosted)
  );
  const said = review.verdict === "approved" ? `approved ${planContext.commit}` : text;
  const words = fingerprintOfText(reviewer, said);
  const isAlreadyPosted = findings.length > 0 ? fresh.length === 0 : isPosted(words);
  if (isAlreadyPosted) return void 0;
  const onLines = fresh.filter(({ kind }) => kind === "inline").slice(0, MAX_COMMENTS);
  const rest = fresh.filter((finding) => !onLines.includes(finding));
  const postedBefore = findings.length - fresh.length;
  const bodyWith = (listed, commented) => withMarker(
    findings.length > 0 ? listed.map(({ fingerprint }) => fingerprint) : [words],
    renderReviewBody({ review, planContext, postedBefore, commented, listed })
  );
  return {
    reviewer: displayName(planContext.transcript, reviewer),
    comments: onLines.map((finding) => planComment(finding, review, planContext)),
    body: bodyWith(rest, onLines.length),
    fallbackBody: bodyWith(fresh, 0)
  };
}
function withMarker(fingerprints, text) {
  return fingerprints.length === 0 ? text : `${renderFindingsMarker(fingerprints)}
${text}`;
}
function planComment(finding, review, planContext) {
  const { path, line, endLine, fingerprint, text } = finding;
  const rule = finding.rule === void 0 ? "" : ` \xB7 ${code(finding.rule)}`;
  const body = paragraphs([
    `${reviewerText(review, planContext)}${rule}`,
    renderLongText(planContext.context, text, 4e3)
  ]);
  return {
    path,
    line: endLine,
    startLine: endLine > line ? line : void 0,
    body: withMarker([fingerprint], body)
  };
}

// src/publish/reviews/post-reviews.ts
async function publishAgentReviews(transcript, pull, deps) {
  const { reviews: notes } = transcript;
  if (notes.length === 0) return;
  const posted = await attempt(loadPostedReviews(pull, deps));
  if (posted.kind === "threw") {
    deps.note(`The review could not be posted. ${describe(posted.error).message}`);
    return;
  }
  const { holdsSecret, ownLogins } = deps;
  const since = await loadChangesSince(notes, pull.commit, deps.git);
  const postedFingerprints = readPostedFingerprints(posted.value, ownLogins);
  let lookFirst2 = pull.lookFirst;
  for (const review of gatherReviews({ notes, diff: pull.diff, since, holdsSecret })) {
    const planContext = { context: deps.context(), transcript, commit: pull.commit, lookFirst: lookFirst2 };
    const plan = planReview(review, { ...planContext, postedFingerprints });
    if (plan === void 0) continue;
    lookFirst2 = void 0;
    await postReview(plan, pull, deps);
  }
}
async function loadPostedReviews({ number, posted }, { github }) {
  if (posted !== void 0) return posted;
  const [reviews, comments] = await Promise.all([
    github.listReviews(number),
    github.listReviewComments(number)
  ]);
  return [...reviews.items, ...comments.items];
}
async function loadChangesSince(notes, head, git) {
  const since = /* @__PURE__ */ new Map();
  for (const { handoff, commit = head } of notes) {
    if (commit === head) continue;
    const changes = await attempt(readChangesSince(git, commit, head));
    if (changes.kind === "done") since.set(handoff, changes.value);
  }
  return since;
}
async function postReview(plan, pull, deps) {
  const first = await attempt(sendReview(plan, pull, deps));
  const isRetried = refusalOf(first) !== void 0 && plan.comments.length > 0;
  const answer = isRetried ? await attempt(sendReview({ body: plan.fallbackBody, comments: [] }, pull, deps)) : first;
  if (answer.kind === "done" && answer.value.kind === "posted") {
    deps.effect("review", `#${pull.number} by ${plan.reviewer}`);
    return;
  }
  const why = answer.kind === "done" ? refusalOf(answer) : describe(answer.error).message;
  deps.note(`The review by ${plan.reviewer} could not be posted. ${why ?? ""}`);
}
function refusalOf(answer) {
  return answer.kind === "done" && answer.value.kind === "refused" ? answer.value.message : void 0;
}
async function sendReview({ body, comments }, { number, commit }, { github, seal }) {
  const sealed = comments.map((comment) => ({ ...comment, body: seal(comment.body) }));
  return github.createReview(number, { commit, body: seal(body), comments: sealed });
}

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
  await postReviews(context, pull);
  if (work !== void 0) await askPeople(context, repository, pull.number);
}
var MOST_FINDINGS_TOLD = 20;
function findingLines({ transcript }) {
  const { reviews, names } = transcript.read();
  const lines = reviews.flatMap(
    ({ reviewer, findings }) => findings.map(({ path, line, text }) => {
      const by = names.get(reviewer) ?? reviewer;
      return `${by} on ${path}:${line}: ${text.replace(/\s+/g, " ")}`;
    })
  );
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
  if (isNew) return { number, commit, diff, posted: [] };
  return {
    number,
    commit,
    diff,
    posted: known,
    lookFirst: await lookFirst(context, repository, commit)
  };
}
async function lookFirst({ renderContext, transcript, ports }, repository, commit) {
  const { directory } = repository.team;
  const diff = await diffOf(ports.git, repository.branch.start, commit);
  const { reviews } = transcript.read();
  const found = reviews.flatMap(({ findings }) => findings.map(({ path }) => path));
  return renderLookFirst(renderContext(), { diff, commit, findingPaths: found, directory });
}
async function diffOf(git, base, head) {
  const diff = await attempt(readDiff(git, { base, tip: head }));
  return diff.kind === "done" ? diff.value : [];
}
function postReviews(context, pull) {
  const { ports, transcript, outbound, renderContext, board } = context;
  return publishAgentReviews(transcript.read(), pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
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
  const published = await publishWork(answerOf(result), context, repository);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  await removing;
  return outcome;
}
export {
  concludeWork
};
