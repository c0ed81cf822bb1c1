import {
  PAGES,
  pullRequestWorkflows
} from "./chunk-5NGY75W6.js";
import {
  LEFT_OUT,
  ORDER,
  SET_ASIDE,
  TITLES,
  agentInstructionsNote,
  briefOf,
  decisionLines,
  findCredit,
  isFirstTold,
  isLowRisk,
  isMarkedUnfinished,
  isObjection,
  isOurs,
  itemSection,
  itemsIn,
  keepBundle,
  keptFinding,
  learningLines,
  markUnfinished,
  proposalsAt,
  readBranchHistory,
  readSection,
  renderPullRequestBody,
  renderPullRequestTitle,
  renderSections,
  renderSinceThen,
  renderStackedNote,
  replay,
  toolsAmong,
  updateClosingLine,
  worktreesOf
} from "./chunk-KUQGWMW2.js";
import {
  BEFORE_OTHERS,
  FAILING_MARK,
  SEVERITIES,
  hashOfLines,
  pathList,
  renderLongText,
  settledReviews,
  standingReviews,
  toRepositoryPath,
  worstVerdict
} from "./chunk-WE3IQZBQ.js";
import {
  agentName,
  displayName,
  renderProposedTools
} from "./chunk-USETC6I6.js";
import {
  openOrFindPullRequest,
  toPublishedWork,
  withoutSecrets
} from "./chunk-6MIHWFDD.js";
import {
  deliver,
  deliverToOwnBranch,
  hasRivalWork
} from "./chunk-CY2IDJSS.js";
import {
  code,
  codeBlock,
  collapsible,
  firstThatFits,
  inline,
  joinNames,
  linesLabel,
  linesLink,
  list,
  paragraphs,
  readLines
} from "./chunk-TDOGVDBM.js";
import {
  fingerprintOf,
  fingerprintOfText,
  followLines,
  hunkAt,
  isChangedSince,
  linesOfHunk,
  listFiles,
  pathsChangedSince,
  readChangesSince,
  readDiff,
  readPostedFingerprints,
  renderFindingsMarker,
  shownLines,
  treeOf
} from "./chunk-RVQBJLPX.js";
import {
  completeHistoryOf
} from "./chunk-GSLWLHQL.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/ask-reviewers.ts
init_define_RUNTIME_PACKAGES();
var MAX_ASKED = 5;
var MAX_LOOKED_UP = 15;
function reviewRequests(handoffs) {
  return handoffs.filter(({ type, status }) => type === "review-request" && status !== "refused");
}
function chooseCandidates(requests, rules) {
  const namesByRequest = requests.map((request) => reviewerNamesFor(request, rules));
  const longest = Math.max(0, ...namesByRequest.map(({ length }) => length));
  const interleaved = Array.from(
    { length: longest },
    (_, at) => namesByRequest.flatMap((names2) => names2.slice(at, at + 1))
  ).flat();
  const wanted = withoutDuplicates(interleaved);
  const foreignTeams = wanted.filter((name) => isForeignTeam(name, rules.owner));
  const names = wanted.filter((name) => !foreignTeams.includes(name) && !isExcluded(name, rules));
  const notes = foreignTeams.map((name) => notAskedNote(name, "not a team of this organisation."));
  if (requests.length === 0 || names.length > 0) return { names, notes };
  return { names, notes: [...notes, ...whyNobody(wanted, rules)] };
}
function whyNobody(wanted, rules) {
  if (wanted.length === 0) return [NOBODY_LISTED];
  return wanted.some((name) => isInvolved(name, rules)) ? [] : [NOBODY_LEFT];
}
var NOBODY_LISTED = "No reviewers requested: neither `action.reviewers` nor CODEOWNERS lists anyone for these files.";
var NOBODY_LEFT = "No reviewers requested: none of those listed for these files can be asked.";
function reviewerNamesFor({ to, redirectedFrom, files }, rules) {
  const addressees = [to, ...redirectedFrom === void 0 ? [] : [redirectedFrom]];
  const bySettings = addressees.map((agent) => rules.byAgent.get(agent) ?? []);
  const named = bySettings.find((names) => names.length > 0);
  return named ?? rules.ownersOf(files.length > 0 ? files : rules.changed);
}
function withoutDuplicates(names) {
  const plain = names.map((name) => name.replace(/^@/, ""));
  const keys = plain.map((name) => name.toLowerCase());
  return plain.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
function isTeam(name) {
  return name.includes("/");
}
function isForeignTeam(name, owner) {
  const [organisation = "", team = "", ...more] = name.split("/");
  const isOurs2 = organisation.toLowerCase() === owner.toLowerCase();
  return isTeam(name) && (!isOurs2 || team === "" || more.length > 0);
}
function isExcluded(name, rules) {
  return name.toLowerCase().endsWith("[bot]") || isInvolved(name, rules);
}
function isInvolved(name, { excluded }) {
  return excluded.some((login) => login.toLowerCase() === name.toLowerCase());
}
function notAskedNote(name, reason) {
  return `${withoutPing(name)} was not asked for a review: ${reason}`;
}
function withoutPing(name) {
  return `\`${name.replaceAll("`", "")}\``;
}
async function askReviewers(pullRequest, names, github) {
  const { found, notes } = await lookUpReviewers(names, github);
  if (found.length === 0) return { asked: [], notes };
  const ask = (some) => requestFromGitHub(github, pullRequest, some);
  const together = await ask(found);
  if (together.kind === "requested") return { asked: found, notes };
  const asked = [];
  const refusals = [];
  for (const name of found) {
    const answer = found.length === 1 ? together : await ask([name]);
    if (answer.kind === "requested") asked.push(name);
    else refusals.push(refusalNote(name, answer.message));
  }
  return { asked, notes: [...notes, ...refusals] };
}
function refusalNote(name, message) {
  const isStranger = /may only be requested from collaborators/i.test(message);
  const why = isStranger ? "GitHub says it has no access to this repository." : message;
  return `${withoutPing(name)} could not be asked for a review: ${why}`;
}
async function requestFromGitHub(github, pullRequest, names) {
  const users = names.filter((name) => !isTeam(name));
  const teams = names.filter(isTeam).map((name) => name.slice(name.indexOf("/") + 1));
  const answer = await attempt(github.requestReviewers(pullRequest, { users, teams }));
  if (answer.kind === "done") return answer.value;
  return { kind: "refused", message: describe(answer.error).message };
}
async function lookUpReviewers(names, github) {
  const found = [];
  const notes = [];
  const queue = names.slice(0, MAX_LOOKED_UP);
  while (queue.length > 0 && found.length < MAX_ASKED) {
    const batch = queue.splice(0, MAX_ASKED - found.length);
    const answers = await Promise.all(batch.map((name) => reasonNotToAsk(name, github)));
    for (const [at, name] of batch.entries()) {
      const reason = answers[at];
      if (reason === void 0) found.push(name);
      else notes.push(notAskedNote(name, reason));
    }
  }
  return { found, notes };
}
async function reasonNotToAsk(name, github) {
  if (isTeam(name)) return void 0;
  const answer = await attempt(github.isCollaborator(name));
  if (answer.kind === "threw") return `looking them up failed. ${describe(answer.error).message}`;
  return answer.value ? void 0 : "not a collaborator of this repository.";
}

// src/publish/reviews/post-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/gather-reviews.ts
init_define_RUNTIME_PACKAGES();
function gatherReviews(input) {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const last = own.at(-1);
    if (last === void 0) return [];
    const { text, summary } = last;
    const standing = standingReviews(own);
    const verdict = worstVerdict(standing);
    const found = standing.flatMap(
      (note) => note.findings.map((finding) => placeFinding(finding, note, input))
    );
    const isHarmless = (one) => !input.holdsSecret(findingText(one));
    const harmless = found.filter(isHarmless);
    const settled = settledReviews(own).map(({ note, findings: findings2 }) => ({
      note,
      findings: findings2.filter(isHarmless)
    }));
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? { text: "", summary: void 0 } : { text, summary };
    const isEarly = standing.every(({ handoff }) => input.early?.has(handoff) === true);
    const findings = withoutDuplicates2(harmless);
    const changedSince = findChanged(last, input);
    return [{ reviewer, verdict, ...words, secrets, findings, settled, isEarly, changedSince }];
  });
}
function findChanged({ handoff, files }, { since }) {
  const changed = (since.get(handoff) ?? []).map(({ path }) => path);
  const seen = changed.filter(
    (path) => files.some((file) => path === file || path.startsWith(`${file}/`))
  );
  return seen.length === 0 ? void 0 : seen;
}
function findingText({ path, rule = "", text, suggestion = "" }) {
  const proposed = typeof suggestion === "string" ? suggestion : suggestion.text;
  return `${path}
${rule}
${text}
${proposed}`;
}
function openObjections(notes) {
  return standingReviews(notes).filter(({ verdict }) => verdict === "changes-requested");
}
function withoutDuplicates2(findings) {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
function placeFinding(finding, note, { diff, since, mayChange }) {
  const { rule, text, severity, suggestion: suggested } = finding;
  const path = toRepositoryPath(finding.path, [...note.files, ...diff.map((file) => file.path)]);
  const then = { path, line: finding.line, endLine: finding.endLine ?? finding.line };
  const changes = since.get(note.handoff) ?? [];
  const now = isChangedSince(changes, then) ? void 0 : followLines(changes, then);
  const plain = suggested === void 0 ? void 0 : { text: suggested, isApplicable: false };
  const said = { rule, severity, text, suggestion: plain };
  if (now === void 0) {
    const fingerprint2 = fingerprintOf({ path, rule, text }, void 0);
    return { kind: "changed", ...then, ...said, fingerprint: fingerprint2, nearby: [] };
  }
  const hunk = hunkAt(diff, now.path, now.line) ?? hunkAt(diff, now.path, now.endLine);
  const found = { path: now.path, rule, text };
  if (hunk === void 0) {
    const fingerprint2 = fingerprintOf(found, void 0);
    return { kind: "outside", ...now, ...said, fingerprint: fingerprint2, nearby: [] };
  }
  const range = clampToHunk(now, hunk);
  const fingerprintAt = (shift) => {
    const shifted = { line: range.line + shift, endLine: range.endLine + shift };
    return fingerprintOf(found, linesOfHunk(hunk, shifted));
  };
  const [fingerprint, nearby] = [fingerprintAt(0), NEARBY_SHIFTS.map(fingerprintAt)];
  const isApplicable = isUnchanged(finding, now, hunk) && mayChange(now.path);
  const suggestion = plain && { ...plain, isApplicable };
  return { kind: "inline", ...range, ...said, suggestion, fingerprint, nearby };
}
function isUnchanged({ linesHash }, lines, hunk) {
  const { start } = hunk;
  const present = shownLines(hunk).slice(lines.line - start, lines.endLine - start + 1);
  const isWhole = lines.line >= start && present.length === lines.endLine - lines.line + 1;
  return isWhole && linesHash === hashOfLines(present);
}
var NEARBY_SHIFTS = [-2, -1, 1, 2];
function clampToHunk({ path, line, endLine }, { start, lines }) {
  return { path, line: Math.max(line, start), endLine: Math.min(endLine, start + lines - 1) };
}

// src/publish/reviews/plan-review.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/review-body.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/settled-text.ts
init_define_RUNTIME_PACKAGES();
var MAX_FINDINGS = 30;
var MAX_TEXT = 400;
function approvalText(settled) {
  const amount = settled.flatMap((review) => review.findings).length;
  return amount === 0 ? void 0 : `asked for ${plural(amount, "change")}, looked again and approved`;
}
function renderSettled(settled, context) {
  const findings = settled.flatMap((review) => review.findings);
  if (findings.length === 0) return void 0;
  const lines = findings.map((finding) => settledLine(finding, context));
  return collapsible(
    `Asked for before: ${plural(lines.length, "change")}`,
    list(lines, MAX_FINDINGS)
  );
}
function settledLine(finding, { safe }) {
  const { path, line, endLine = line, severity, rule, text, isChanged } = finding;
  const about = [severity, rule === void 0 ? "" : code(rule)].filter(Boolean).join(" \xB7 ");
  const became = isChanged ? " (these lines were changed)" : "";
  return `${linesLabel({ path, line, endLine })}${about && ` ${about}`}: ${inline(text, MAX_TEXT, safe)}${became}`;
}

// src/publish/reviews/suggestion.ts
init_define_RUNTIME_PACKAGES();
function renderSuggestion(context, suggestion) {
  if (suggestion === void 0) return void 0;
  const { text, isApplicable } = suggestion;
  if (!isApplicable) return renderPlainSuggestion(context, suggestion);
  if (text === "") return "```suggestion\n```";
  const shown = codeBlock(`${text}
`, "text");
  return context.safe(shown).trim() === shown ? codeBlock(`${text}
`, "suggestion") : renderPlainSuggestion(context, suggestion);
}
function renderPlainSuggestion({ safe }, { text }) {
  if (text === "") return "Suggested: remove these lines.";
  return `Suggested in place of these lines:

${safe(codeBlock(text, "text")).trim()}`;
}

// src/publish/reviews/review-body.ts
var MAX_TEXT_LENGTH = 3e3;
var TARGET_LENGTH = 5e4;
var LIMIT_STEPS = [
  { rows: 100, text: 1500, suggestions: true },
  { rows: 100, text: 400, suggestions: false },
  { rows: 30, text: 200, suggestions: false }
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
  const changedTitle = `${plural(changed.length, "finding")} on lines that have changed since`;
  return [
    `${reviewerText(review, planContext)} ${verdictText(review)}.${countsText(parts)}`,
    hasWords || review.summary !== void 0 ? reviewText(review, context) : void 0,
    here.length > 0 ? `${place}:

${lines(here)}` : void 0,
    changed.length > 0 ? collapsible(changedTitle, lines(changed)) : void 0,
    renderSettled(review.settled, context),
    planContext.lookFirst ? collapsible("Look at this first", planContext.lookFirst) : void 0
  ];
}
function reviewText({ text, summary = text }, context) {
  return renderLongText(context, summary, MAX_TEXT_LENGTH);
}
function verdictText({
  verdict,
  findings,
  settled,
  isEarly,
  changedSince = []
}) {
  if (isEarly && verdict !== "changes-requested") {
    const found = findings.length > 0 ? ` and has ${plural(findings.length, "finding")}` : "";
    return `looked at files in which nothing had changed yet${found}: this is not an approval`;
  }
  switch (verdict) {
    case "approved":
      return `${approvedText(findings, approvalText(settled))}${changedText(changedSince)}`;
    case "changes-requested":
      return "reviewed this and asks for changes";
    case "none":
      return `reviewed this and ${findings.length > 0 ? "has findings" : "gave no verdict"}`;
  }
}
function changedText(paths) {
  if (paths.length === 0) return "";
  return `; ${pathList(paths)} ${paths.length === 1 ? "was" : "were"} changed after that`;
}
function approvedText(findings, asked) {
  if (findings.length === 0) return asked ?? "reviewed this and found nothing to object to";
  return `${asked ?? "approved this"}; ${findingCounts(findings)}`;
}
function findingCounts(findings) {
  const counts = [...SEVERITIES, void 0].flatMap((severity) => {
    const amount = findings.filter((one) => one.severity === severity).length;
    const isNoun = severity === "blocker" || severity === "nit";
    const what = isNoun ? severity : `${severity ?? ""} finding`.trim();
    return amount === 0 ? [] : [plural(amount, what)];
  });
  const all = joinNames(counts);
  return findings.length === 1 ? all.replace(/^1 /, "one ") : all;
}
function countsText({ review: { secrets }, postedBefore: before }) {
  const counts = [
    before === 0 ? "" : ` ${plural(before, "finding")} from earlier reviews still ${before === 1 ? "stands" : "stand"}.`,
    secrets === 0 ? "" : ` ${plural(secrets, "finding")} with what looks like a secret ${secrets === 1 ? "is" : "are"} not shown.`
  ];
  return counts.join("");
}
function findingLine(finding, { context, commit }, limits) {
  const { rule, text, kind, severity, suggestion } = finding;
  const shown = kind === "changed" ? linesLabel(finding) : linesLink(context, commit, finding);
  const about = [severity, rule && code(rule)].filter(Boolean).join(" \xB7 ");
  const said = `${shown}${about && ` ${about}`}: ${inline(text, limits.text, context.safe)}`;
  if (suggestion === void 0 || !limits.suggestions) return said;
  return `${said}

${renderPlainSuggestion(context, suggestion)}`.replaceAll("\n", "\n  ");
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
    // Without a marker, a later run would take this for somebody else's review.
    listed.length > 0 ? listed.map(({ fingerprint }) => fingerprint) : [words],
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
  return `${renderFindingsMarker(fingerprints)}
${text}`;
}
function planComment(finding, review, planContext) {
  const { path, line, endLine, fingerprint, text, severity, suggestion } = finding;
  const { context } = planContext;
  const rule = finding.rule === void 0 ? void 0 : code(finding.rule);
  const about = [reviewerText(review, planContext), severity, rule];
  const body = paragraphs([
    about.filter((part) => part !== void 0).join(" \xB7 "),
    renderLongText(context, text, 4e3),
    renderSuggestion(context, suggestion)
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
    deps.miss(`The review could not be posted. ${describe(posted.error).message}`);
    return;
  }
  const { holdsSecret, mayChange, ownLogins } = deps;
  const [since, early] = await Promise.all([
    loadChangesSince(notes, pull.commit, deps.git),
    findEarlyReviews(notes, pull, deps.git)
  ]);
  const { diff } = pull;
  const reviews = gatherReviews({ notes, diff, since, holdsSecret, mayChange, early });
  const postedFingerprints = readPostedFingerprints(posted.value, ownLogins);
  let lookFirst = pull.lookFirst?.(reviews);
  for (const review of reviews) {
    const planContext = { context: deps.context(), transcript, commit: pull.commit, lookFirst };
    const plan = planReview(review, { ...planContext, postedFingerprints });
    if (plan === void 0) continue;
    lookFirst = void 0;
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
async function findEarlyReviews(notes, { base }, git) {
  const early = /* @__PURE__ */ new Set();
  if (base === void 0) return early;
  for (const { handoff, commit, files } of notes) {
    if (commit === void 0) continue;
    const changed = await attempt(pathsChangedSince(git, { base, tip: commit }));
    if (changed.kind === "threw") continue;
    const paths = changed.value;
    const isLooked = (path) => files.length === 0 || files.includes(path);
    if (!paths.some(isLooked)) early.add(handoff);
  }
  return early;
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
  deps.miss(`The review by ${plan.reviewer} could not be posted. ${why ?? ""}`);
}
function refusalOf(answer) {
  return answer.kind === "done" && answer.value.kind === "refused" ? answer.value.message : void 0;
}
async function sendReview({ body, comments }, { number, commit }, { github, seal }) {
  const sealed = comments.map((comment) => ({ ...comment, body: seal(comment.body) }));
  return github.createReview(number, { commit, body: seal(body), comments: sealed });
}

// src/publish/publish.ts
init_define_RUNTIME_PACKAGES();

// src/publish/deliver-work.ts
init_define_RUNTIME_PACKAGES();
async function deliverWork(work, deps) {
  const { branch } = work;
  const first = await pushToBranch(work, deps);
  const isForced = first.kind === "refused" && SHALLOW.test(first.reason);
  const delivery = isForced ? await pushWithHistory(work, first, deps) : first;
  if (delivery.kind !== "pushed") return keepElsewhere(work, delivery, deps);
  deps.effect("push", `${branch} ${delivery.commit}`);
  return { kind: "delivered", commit: delivery.commit };
}
function pushToBranch(work, deps) {
  const { branch, start, tip } = work;
  return deliver(deps, {
    ref: `refs/heads/${branch}`,
    commit: tip,
    onMoved: async (theirs = start) => await isWorkedByRival(work, theirs, deps) ? { kind: "nothing-left" } : replay(deps.git, { base: start, tip }, theirs)
  });
}
var SHALLOW = /^\(shallow update not allowed\)/;
async function pushWithHistory(work, refusal, deps) {
  const completed = await attempt(completeHistoryOf(deps.git, work.start));
  return completed.kind === "done" ? pushToBranch(work, deps) : refusal;
}
async function isWorkedByRival({ by, start, tip }, theirs, { git }) {
  if (by === void 0) return false;
  const ranges = { ours: { base: start, tip }, theirs: { base: start, tip: theirs } };
  return hasRivalWork(git, by, ranges);
}
async function keepElsewhere(work, why, deps) {
  const reason = why.kind === "conflict" ? collisionText(why.files) : why.reason;
  const isRefused = why.kind === "refused";
  const fallback = { reason, isRefused, wanted: work.branch, isMemory: work.isMemory };
  const branch = mayTakeAnother(why) ? await pushToOwnBranch(work, deps) : void 0;
  const at = { commit: work.tip, pullRequest: void 0, compareUrl: void 0 };
  if (branch !== void 0) {
    return { kind: "kept", work: { ...at, branch, fallback: { ...fallback, bundle: void 0 } } };
  }
  const { branch: wanted, tip: commit, base } = work;
  const bundled = await attempt(keepBundle({ branch: wanted, commit, base }, deps));
  if (bundled.kind === "threw") throw lostError(work, reason, bundled.error);
  const bundle = bundled.value;
  return { kind: "kept", work: { ...at, branch: wanted, fallback: { ...fallback, bundle } } };
}
function mayTakeAnother(why) {
  return why.kind === "conflict" || why.kind === "refused" && why.byRule;
}
function collisionText(files) {
  const named = files.slice(0, 3).join(", ");
  return `somebody changed the same lines of ${named}${files.length > 3 ? " and more" : ""} in the meantime`;
}
async function pushToOwnBranch({ branch: wanted, tip: commit }, deps) {
  const name = `${wanted}-${commit.slice(0, 8)}`;
  const { kind, branch } = await deliverToOwnBranch(deps, { branch: name, commit });
  if (kind !== "pushed") return void 0;
  deps.effect("push", `${branch} ${commit}`);
  return branch;
}
function lostError({ branch }, reason, cause) {
  return new SquadError({
    code: "E_GIT",
    message: `The branch ${branch} could not be pushed: ${reason}. Its commits could not be saved to a file either. ${describe(cause).message}`,
    hint: "The job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.",
    cause
  });
}

// src/publish/pull-request/follow-up.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/mark-ready.ts
init_define_RUNTIME_PACKAGES();
async function markReady(pull, staysDraft, { github, effect, note }) {
  if (staysDraft || !pull.draft || !isOurs(pull.body) || !wasUnfinished(pull)) return pull;
  const marked = await attempt(github.markReadyForReview(pull));
  if (marked.kind === "threw") {
    note(
      `#${pull.number} is finished, but GitHub kept it as a draft: press "Ready for review" there.`
    );
    return pull;
  }
  effect("ready", `#${pull.number}`);
  return { ...pull, draft: false };
}
function wasUnfinished({ title, body }) {
  const checks = itemsIn(readSection(TITLES.checks, body).content);
  const waits = (item) => [FAILING_MARK, BEFORE_OTHERS].some((it) => item.startsWith(it));
  return isMarkedUnfinished(title) || checks.some(waits);
}

// src/publish/pull-request/withdrawn-items.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path/posix";
function isStandingDecision({ decisions }) {
  const withdrawn = decisions.flatMap(({ replaces }) => replaces ?? []).map(linkEnd);
  return (item) => !withdrawn.some((end) => item.includes(end));
}
function aroundWithdrawn(body, transcript) {
  const isKept = isStandingDecision(transcript);
  const found = readLines(body).find(
    ({ kind, text: text2 }) => kind === "text" && URGENT.test(text2) && !isKept(text2)
  );
  if (found === void 0) return void 0;
  const { start, text } = found;
  return { before: body.slice(0, start), after: body.slice(start + text.length).trimStart() };
}
var URGENT = /^\*\*(?:Blocking decision|Needs your approval):\*\* /;
function linkEnd(path) {
  return `/${encodeURIComponent(basename(path))})`;
}
function isStandingLearning(context, transcript) {
  const learnings = transcript.learnings.flatMap(
    (note) => note.replaces === void 0 ? [] : [{ ...note, ...note.replaces }]
  );
  const withdrawn = learningLines(context, { ...transcript, learnings });
  return (item) => !withdrawn.includes(item);
}

// src/publish/pull-request/follow-up.ts
var MAX_ITEMS = 60;
async function updatePullRequestText(number, followUp, deps) {
  const pull = await deps.github.pullRequest(number);
  if (pull.state === "closed") return pull;
  const now = await markReady(pull, followUp.staysDraft, deps);
  const change = {
    ...bodyChange(renderFollowUp(pull.body, followUp, deps)),
    ...isOurs(pull.body) ? titleChange(pull, followUp, deps) : {}
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
  return now;
}
async function updateReviewText(number, { transcript, work }, deps) {
  const pull = await deps.github.pullRequest(number);
  if (pull.state === "closed" || !isOurs(pull.body)) return;
  const share = { isWhole: false, isReady: isFinished(pull) };
  const review = { isNew: false, isUnfinished: false, staysDraft: true, isReview: true };
  const followUp = { transcript, work: { ...work, share }, proposals: void 0, ...review };
  const body = renderFollowUp(pull.body, followUp, deps);
  if (body !== void 0) await deps.github.updatePullRequest(number, { body });
}
function isFinished({ draft, title, body }) {
  const isWhole = readSection(TITLES.notDone, body).content === "";
  return !draft && !isMarkedUnfinished(title) && isWhole;
}
function bodyChange(body) {
  return body === void 0 ? {} : { body };
}
function titleChange({ title, body }, { isNew, isUnfinished, work, transcript }, { sealTitle }) {
  const isPart = isNew && !isUnfinished && isMarkedUnfinished(title) && isFirstTold(body, transcript);
  const whole = markUnfinished(title, false);
  const marked = isPart ? renderPullRequestTitle({ reports: [work.answer], request: "", threadTitle: whole }) : markUnfinished(title, isUnfinished);
  return marked === title ? {} : { title: sealTitle(marked) };
}
function renderFollowUp(body, followUp, { context, sealWithin }) {
  let updated;
  const current = () => updated ?? body;
  for (const change of changesOf(body, followUp, context())) {
    const { enclosing, content } = readSection(change.title, current());
    const text = change.render(content);
    if (text === void 0 && content === "") continue;
    updated = sealWithin(enclosing, text === void 0 ? "" : `${text}

`);
  }
  if (!isOurs(body)) return updated;
  const withdrawn = aroundWithdrawn(current(), followUp.transcript);
  if (withdrawn !== void 0) updated = sealWithin(withdrawn, "");
  const closing = findClosingLine(current(), followUp.work.share);
  return closing === void 0 ? updated : sealWithin(closing.enclosing, closing.line);
}
function changesOf(body, followUp, context) {
  const { transcript, proposals, work } = followUp;
  const tools = {
    title: TITLES.tools,
    render: () => renderProposedTools(context, proposals ?? [])
  };
  const hasTools = proposals !== void 0 && (proposals.length > 0 || body.includes(TITLES.tools));
  const shownTools = hasTools ? [tools] : [];
  if (!isOurs(body)) return shownTools;
  const isBriefed = work.isReviewed === true || body.includes(`## ${TITLES.lookFirst}`);
  const brief = isBriefed ? work.brief : void 0;
  const sections = renderSections({ context, transcript, work: { ...work, brief } });
  const kept = keptItems(followUp, context);
  const all = ORDER.filter((title) => title !== TITLES.tools && title !== TITLES.changed);
  const titles = followUp.isReview === true ? [TITLES.findings] : all;
  const content = { context, transcript, work };
  const changed = {
    title: TITLES.changed,
    render: (old) => renderSinceThen(old, body, content)
  };
  return [
    ...titles.map((title) => ({
      title,
      render: (old) => {
        const keep = kept.get(title);
        const fresh = sections.get(title);
        if (keep === void 0) return fresh;
        return itemSection({ title, items: keep(itemsIn(old), itemsIn(fresh ?? "")) }, MAX_ITEMS);
      }
    })),
    ...followUp.isNew ? [changed] : [],
    ...shownTools
  ];
}
function keptItems(followUp, context) {
  const { transcript, work } = followUp;
  const { commit, earlier = [], settled = [] } = work.standing;
  const reviewers = /* @__PURE__ */ new Set([...transcript.reviews.map(({ reviewer }) => reviewer), ...settled]);
  for (const { reviewer } of earlier) reviewers.delete(reviewer);
  const changed = new Set(transcript.agents.flatMap(({ files }) => files));
  const names = [...reviewers].map((slug) => `**${agentName(context, transcript, slug)}** `);
  const isOvertaken = (item) => names.some((name) => item.startsWith(name));
  const beginsWith = (start) => (item) => item.startsWith(start);
  return /* @__PURE__ */ new Map([
    [
      TITLES.findings,
      (old, fresh) => [
        ...old.filter((item) => !isOvertaken(item)).map((item) => keptFinding(item, changed)),
        ...fresh
      ]
    ],
    [TITLES.conflicts, (old, fresh) => union(old.filter(beginsWith(SET_ASIDE)), fresh)],
    // This run's list of unfinished work replaces that of earlier runs; files they left out stay left out.
    [TITLES.notDone, (old, fresh) => union(old.filter(beginsWith(LEFT_OUT)), fresh)],
    // Decisions that wait for people are listed here too: a follow-up has no separate place for them.
    [
      TITLES.decisions,
      (old) => union(
        old.filter(isStandingDecision(transcript)),
        decisionLines(context, transcript, commit)
      )
    ],
    [
      TITLES.learnt,
      (old, fresh) => union(old.filter(isStandingLearning(context, transcript)), fresh)
    ],
    [TITLES.workers, withReviewers]
  ]);
}
function union(old, added) {
  return [.../* @__PURE__ */ new Set([...old, ...added])];
}
function withReviewers(old, fresh) {
  const nameOf = (item) => /^\*\*([^*]{1,60}?)(?: ×\d{1,4})?\*\*/.exec(item)?.[1];
  const telling = new Set(fresh.filter((item) => item.includes(": ")).map(nameOf));
  const reviewed = old.filter((item) => item.includes(": reviewed ") && !telling.has(nameOf(item)));
  const kept = new Set(reviewed.map(nameOf));
  return [...fresh.filter((item) => !kept.has(nameOf(item))), ...reviewed];
}
function findClosingLine(body, { isWhole, isReady }) {
  const isOpen = itemsIn(readSection(TITLES.findings, body).content).some(isObjection);
  const share = { isWhole, isReady: isReady && !isOpen };
  const credit = findCredit(body);
  const lines = readLines(body).filter(({ start }) => credit.at >= 0 && start > credit.at);
  const found = lines.flatMap(({ text, start }) => {
    const line = updateClosingLine(text, share);
    const enclosing = { before: body.slice(0, start), after: body.slice(start + text.length) };
    return line === void 0 ? [] : [{ enclosing, line }];
  });
  return found.at(-1);
}

// src/publish/publish.ts
async function publishBranch(publishable, deps) {
  const { target, remoteTip: start, tip, baseBranch } = publishable;
  const { base, branch: head } = target;
  const { triggerId: request, runId: run } = deps.context().facts;
  const place = { branch: head, start, tip, base: baseBranch.commit };
  const work = { ...place, isMemory: false, by: { request, run } };
  const delivered = await deliverWork(work, deps);
  if (delivered.kind === "kept") return delivered.work;
  const { commit } = delivered;
  if (target.pull !== void 0) {
    return toPublishedWork({ head, commit }, target.pull);
  }
  const pushed = await asPushed(publishable, commit, deps);
  const read = await readWork(commit, pushed, deps);
  const text = withoutSecrets(renderPullRequestText(pushed, read, deps), deps);
  const renew = (found) => renewFound(found, publishable, commit, deps);
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft, renew }, deps);
}
async function renewFound(found, publishable, commit, deps) {
  const target = { ...publishable.target, pull: found };
  const updating = updateOpenPullRequest({ ...publishable, target }, commit, deps);
  const updated = await attempt(updating);
  if (updated.kind === "done") return updated.value ?? found;
  deps.note(staleTextNote(found));
  return found;
}
function staleTextNote({ number }) {
  return `The text of #${number} could not be updated: this board shows what is new.`;
}
async function updateOpenPullRequest(publishable, commit, deps) {
  const { target, share, isUnfinished, draft, proposals } = publishable;
  if (target.pull === void 0) return void 0;
  const pushed = await asPushed(publishable, commit, deps);
  const { transcript } = pushed;
  const work = await readWork(commit, pushed, deps);
  const isNew = publishable.tip !== publishable.start;
  const staysDraft = draft || transcript.checks.isBeforeOthers === true;
  return updatePullRequestText(
    target.pull.number,
    { transcript, work: { ...work, share }, isNew, isUnfinished, staysDraft, proposals },
    deps
  );
}
async function isBeforeOthers({ checked }, pushed, git) {
  if (checked === void 0 || checked === pushed) return false;
  const [before, after] = await Promise.all([treeOf(git, checked), treeOf(git, pushed)]);
  return before !== after;
}
async function asPushed(publishable, commit, { git }) {
  if (!await isBeforeOthers(publishable, commit, git)) return publishable;
  const { transcript } = publishable;
  const checks = { ...transcript.checks, isBeforeOthers: true };
  return { ...publishable, transcript: { ...transcript, checks } };
}
async function updateOpenReviews(publishable, deps) {
  const { target, transcript, start } = publishable;
  if (target.pull === void 0 || !isOurs(target.pull.body)) return;
  const work = await readWork(start, publishable, deps);
  await updateReviewText(target.pull.number, { transcript, work }, deps);
}
async function readWork(commit, publishable, { git, holdsSecret }) {
  const { transcript, start, baseCommit: base, directory, roles, answer, target } = publishable;
  const { reviews: notes, handoffs } = transcript;
  const isAsked = notes.length > 0 || reviewRequests(handoffs).length > 0;
  const isOpenAlready = target.pull !== void 0;
  const [agents, diff, since, files] = await Promise.all([
    readBranchHistory(git, { base, start, tip: commit }, transcript),
    isAsked || isOpenAlready ? attempt(readDiff(git, { base, tip: commit })) : void 0,
    loadChangesSince(notes, commit, git),
    notes.length > 0 ? attempt(listFiles(git, commit)) : void 0
  ]);
  const there = new Set(files?.kind === "done" ? files.value : []);
  const changed = new Set(agents.flatMap((row) => row.files));
  const isThere = (path) => files?.kind !== "done" || there.has(path) || changed.has(path);
  const shown = diff?.kind === "done" ? diff.value : [];
  const mayChange = () => false;
  const reviews = gatherReviews({ notes, diff: shown, since, holdsSecret, mayChange });
  const brief = diff?.kind === "done" ? briefOf({ diff: shown, commit, directory }, reviews) : void 0;
  return {
    answer,
    rewritten: publishable.rewritten,
    branch: { agents, roles, directory, isThere },
    share: shareOf(publishable),
    stacked: target.stackedOn && renderStackedNote(target.stackedOn),
    proposals: publishable.proposals ?? [],
    approvalPage: publishable.approvalPage,
    brief,
    isReviewed: isAsked,
    standing: {
      reviews,
      commit,
      earlier: publishable.earlierReviews,
      settled: publishable.settledReviewers ?? []
    }
  };
}
function renderPullRequestText(publishable, work, { context }) {
  const { transcript, threadTitle, directory, isUnfinished } = publishable;
  const { request } = transcript;
  const reports = reportsOf(publishable, directory);
  const title = renderPullRequestTitle({ reports, request, threadTitle });
  return {
    title: markUnfinished(title, isUnfinished),
    body: renderPullRequestBody(context(), transcript, work)
  };
}
function shareOf({ share, transcript }) {
  const isOpen = openObjections(transcript.reviews).length > 0;
  return { ...share, isReady: share.isReady && !isOpen };
}
function reportsOf({ answer, transcript }, directory) {
  const amount = ({ files }) => files.filter((path) => !path.startsWith(`${directory}/`) && !isLowRisk(path)).length;
  const workers = transcript.agents.filter(
    ({ session, files, state }) => session !== COORDINATOR && files.length > 0 && (state === "done" || state === "idle")
  );
  const ranked = workers.toSorted((one, other) => amount(other) - amount(one));
  return [answer, ...ranked.map((row) => row.answer)];
}

// src/run/finish/publish-commits.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/approval-page.ts
init_define_RUNTIME_PACKAGES();
async function findApprovalPage({ board }, { tree }) {
  if (board.login !== BOT.name) return void 0;
  return (await pullRequestWorkflows(tree)).length > 0 ? PAGES.approval : void 0;
}

// src/run/finish/publish-commits.ts
async function publishCommits(publishable, files, context, repository) {
  const deps = publishDepsOf(context);
  const changed = toolsAmong(files, repository.team.directory);
  const proposed = changed.length === 0 ? void 0 : await proposalsAtTip(context, repository);
  const { pull } = publishable.target;
  const proposals = pull === void 0 ? proposed?.filter(({ name }) => changed.includes(name)) : proposed;
  const approvalPage = await findApprovalPage(context, repository);
  const told = { ...publishable, proposals, approvalPage };
  const work = await publishBranch(told, deps);
  if (work.fallback !== void 0) return work;
  if (await isBeforeOthers(told, work.commit, deps.git)) {
    context.transcript.note(
      `Somebody pushed to \`${work.branch}\` while the squad worked: the checks ran before those commits were joined, and nothing was run on both together.`
    );
  }
  const instructions = pull && agentInstructionsNote(files);
  if (instructions !== void 0) context.transcript.note(instructions);
  if (pull !== void 0) {
    const updating = updateOpenPullRequest(told, work.commit, deps);
    const now = await context.transcript.noteFailure(staleTextNote(pull), updating);
    if (now?.state === "closed") return afterClose(now, work, told, context);
    return { ...work, ...toPublishedWork({ head: work.branch, commit: work.commit }, now ?? pull) };
  }
  return work;
}
async function afterClose({ number, merged }, work, publishable, context) {
  if (!merged) {
    context.transcript.note(
      `#${number} was closed while the squad worked: the new commits are only on its branch \`${work.branch}\`. Reopen it if you want them.`
    );
    return { ...work, pullRequest: void 0 };
  }
  const target = { ...publishable.target, pull: void 0 };
  return publishBranch({ ...publishable, target, tip: work.commit }, publishDepsOf(context));
}
async function proposalsAtTip(context, repository) {
  const found = await attempt(proposalsAt(repository.branch.tip(), context, repository));
  if (found.kind === "threw") return void 0;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    context.transcript.note(`Proposed tool: ${path}: ${message}; ${next}`);
  }
  return proposals;
}
function publishDepsOf({
  ports,
  transcript,
  renderContext,
  outbound
}) {
  return {
    ...ports,
    ...outbound,
    context: renderContext,
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    note: transcript.note
  };
}

// src/workspace/worktrees/plain-checkout.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
async function openCheckout(git, label, commit) {
  const path = join(worktreesOf(git), label);
  await mkdir(join(path, "files", ".git"), { recursive: true });
  const folder = await realpath(path);
  const worktree = { directory: join(folder, "files"), indexFile: join(folder, "index") };
  await git.run(["read-tree", "--reset", "-u", commit], { worktree });
  return {
    ...worktree,
    folder,
    async remove() {
      await attempt(rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    }
  };
}

export {
  reviewRequests,
  chooseCandidates,
  askReviewers,
  publishAgentReviews,
  deliverWork,
  keepElsewhere,
  updateOpenReviews,
  publishCommits,
  publishDepsOf,
  openCheckout
};
