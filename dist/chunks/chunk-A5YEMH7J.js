import {
  openOrFindPullRequest,
  toPublishedWork
} from "./chunk-UO4EUKNZ.js";
import {
  PAGES,
  pullRequestWorkflows
} from "./chunk-AFJI2Y4L.js";
import {
  belowReportLine,
  followLines,
  hunkAt,
  isMarkedUnfinished,
  keepBundle,
  markUnfinished,
  proposalsAt,
  readChangesSince,
  readDiff,
  readReportLine,
  renderPullRequestTitle,
  replay,
  toolsAmong
} from "./chunk-L4V32O7P.js";
import {
  deliver,
  deliverToOwnBranch
} from "./chunk-RM5QZFPQ.js";
import {
  demoteHeadings
} from "./chunk-DRWPMC6T.js";
import {
  FAILING_MARK,
  changedFileLines,
  renderChecks
} from "./chunk-GLLOLJFQ.js";
import {
  claimsSuccess,
  pathList,
  renderLongText,
  settledReviews,
  standingReviews,
  toRepositoryPath,
  unfinishedAgents,
  worstVerdict
} from "./chunk-CZONM4H3.js";
import {
  agentName,
  displayName,
  firstMeaningfulLine,
  renderProposedTools
} from "./chunk-ITRNZOTN.js";
import {
  code,
  codeBlock,
  collapsible,
  firstThatFits,
  inline,
  joinNames,
  linesLabel,
  linesLink,
  link,
  list,
  paragraphs,
  repositoryUrl,
  section
} from "./chunk-MQ4ZI664.js";
import {
  headingOf,
  readLines
} from "./chunk-Q7NT2BUX.js";
import {
  completeHistoryOf
} from "./chunk-4HGFMLRL.js";
import {
  SEVERITIES,
  hashOfLines
} from "./chunk-7XLBJTOV.js";
import {
  instructsAgents,
  isWorkPath
} from "./chunk-ATY6FJGQ.js";
import {
  hasRivalWork,
  listFiles,
  pathsChangedBy,
  pathsChangedSince,
  readTrailedCommits
} from "./chunk-NXG4SU5B.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  plural
} from "./chunk-BDLE4HBS.js";
import {
  firstSentence
} from "./chunk-ENBJUMDV.js";
import {
  COORDINATOR,
  addAgentRow
} from "./chunk-UXQFGFHB.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
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
  return { names, notes: [...notes, wanted.length === 0 ? NOBODY_LISTED : NOBODY_LEFT] };
}
var NOBODY_LISTED = "No reviewers requested: neither `action.reviewers` nor CODEOWNERS lists anyone for these files.";
var NOBODY_LEFT = "No reviewers requested: everyone listed for these files wrote the request or the pull request, or cannot be asked.";
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
function isExcluded(name, { excluded }) {
  const key = name.toLowerCase();
  return key.endsWith("[bot]") || excluded.some((login) => login.toLowerCase() === key);
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

// src/publish/pull-request/reviewer-brief.ts
init_define_RUNTIME_PACKAGES();
function briefOf(facts, reviews) {
  const findings = reviews.flatMap((review) => review.findings);
  return { ...facts, findings: findings.filter(({ kind }) => kind !== "changed") };
}
var PATH_RULES = [
  {
    why: "sign-in and permissions",
    risk: 50,
    pattern: /(?:^|[/._-])(?:o?auth(?:[nz2]|entic\w{0,12}|ori[sz]\w{0,12})?|log-?in|sign-?in|sessions?|permissions?|roles?|acl|access|security)(?=[/._-]|$)/i
  },
  {
    why: "secrets and cryptography",
    risk: 50,
    pattern: /(?:^|[/._-])(?:crypto\w{0,20}|secrets?|tokens?|passwords?|credentials?|jwt|certs?|keys?|encryption)(?=[/._-]|$)/i
  },
  {
    why: "runs in CI or at deployment",
    risk: 45,
    pattern: /^\.github\/|(?:^|\/)(?:dockerfile|jenkinsfile|makefile|deploy\w{0,20}|terraform|helm|charts?|k8s|infra)(?=[/._-]|$)/i
  },
  {
    why: "stored data",
    risk: 45,
    pattern: /(?:^|[/._-])(?:migrations?|migrate|schema)(?=[/._-]|$)|\.(?:sql|prisma)$/i
  },
  {
    why: "dependencies",
    risk: 35,
    pattern: /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]{0,40}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|requirements[\w.-]{0,40}\.txt|cargo\.toml|pyproject\.toml|gemfile|pom\.xml|build\.gradle)$/i
  },
  {
    why: "parses or writes a format",
    risk: 30,
    pattern: /(?:^|[/._-])(?:pars(?:e|er|ers|ing)|formats?|formatter|serializ\w{0,6}|serialis\w{0,6}|codec|encod(?:e|er|ing)|decod(?:e|er|ing)|protocol|grammar|lexer|tokeniz\w{0,4})(?=[/._-]|$)/i
  },
  {
    why: "configuration",
    risk: 25,
    pattern: /(?:^|[/._-])config\w{0,20}(?=[/._-]|$)|\.(?:ya?ml|toml|ini|properties|conf)$/i
  }
];
var CODE_RULES = [
  {
    why: "runs commands or code, or writes HTML",
    risk: 40,
    pattern: /\b(?:eval|exec\w{0,10}|spawn\w{0,10}|child_process|subprocess|innerHTML|dangerouslySetInnerHTML|pickle|unserialize|document\.write)\b/
  },
  {
    why: "reads or writes files, or talks to a network",
    risk: 30,
    pattern: /\b(?:(?:read|write|append|remove|unlink|rename)File\w{0,10}|createWriteStream|createReadStream|unlink|rmtree|urlopen|XMLHttpRequest|fetch\(|https?\.(?:get|request)|requests\.(?:get|post|put)|os\.(?:Open|Create|Remove))/
  }
];
var PUBLIC_RULE = {
  why: "changes what other code calls",
  risk: 30,
  pattern: /^-\s{0,8}(?:export |public |module\.exports|exports\.|pub (?:fn|struct|enum)|func [A-Z]|def [a-z])/
};
var LOW_RISK_PATH = /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?|docs?|examples?)\/|[._-](?:test|spec)s?\.\w{1,10}$|\.(?:md|txt|snap)$/i;
var LOW_RISK_DISCOUNT = 40;
var TEST_PATH = /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?)\/|[._-](?:test|spec)s?\./i;
var FINDING_RISK = 60;
var SMALL_FINDING_RISK = 1;
var MANY_ADDED = 40;
var MANY_DELETED = 10;
var MAX_SCANNED = 300;
var MAX_SCANNED_LENGTH = 500;
var MAX_SHOWN = 5;
var MAX_OF_A_FILE = 2;
function rankHunks({ diff, findings, directory }) {
  const files = diff.filter(({ path }) => !path.startsWith(`${directory}/`));
  const hunks = files.flatMap((file) => file.hunks.map((hunk) => assessHunk(file, hunk, findings)));
  const ranked = hunks.toSorted((one, other) => other.risk - one.risk);
  const matched = ranked.filter(({ why: why2 }) => why2.length > 0);
  if (matched.some(({ isLead }) => isLead)) return matched.filter(isShown).slice(0, MAX_SHOWN);
  const candidates = ranked.filter(({ isSmallFinding }) => !isSmallFinding);
  const code2 = candidates.find(({ path }) => !isLowRisk(path));
  const largest = code2 ?? candidates[0];
  const why = code2 === void 0 ? "the largest change" : "the largest change to the code";
  const first = largest === void 0 ? [] : [{ ...largest, why: [why] }];
  return [...first, ...matched.filter((one) => one !== largest)].filter(isShown).slice(0, MAX_SHOWN);
}
function isShown({ path }, at, all) {
  return all.slice(0, at).filter((one) => one.path === path).length < MAX_OF_A_FILE;
}
function assessHunk(file, hunk, findings) {
  const { path, status } = file;
  const isGone = status === "removed";
  const found = findings.filter((one) => one.path === path && isWithin(one, hunk));
  const [first] = found.toSorted((one, other) => weightOf(other) - weightOf(one));
  const isCode = !isLowRisk(path);
  const applied = isCode ? rulesFor(path, hunk, isGone) : [];
  const sizes = isGone ? ["the file is deleted"] : sizesOf(path, hunk);
  const why = [...applied.map((rule) => rule.why), ...sizes];
  const byFinding = first === void 0 ? 0 : weightOf(first);
  const byRule = applied.reduce((sum, { risk }) => sum + risk, 0);
  const lines = first ?? linesOf(hunk);
  return {
    path,
    lines: isGone ? void 0 : { line: lines.line, endLine: lines.endLine },
    risk: byRule + byFinding + sizeRisk(hunk, isGone) - (isCode ? 0 : LOW_RISK_DISCOUNT),
    why: first === void 0 ? why : [...why, foundText(found)],
    isSmallFinding: why.length === 0 && byFinding === SMALL_FINDING_RISK,
    isLead: byFinding === FINDING_RISK || isCode && why.length > 0
  };
}
function sizeRisk({ added, deletions }, isGone) {
  return Math.min(30, added.length / 4 + deletions / 2) + (isGone ? MANY_DELETED : 0);
}
function rulesFor(path, hunk, isGone) {
  const words = path.replace(/([a-z0-9])([A-Z])/g, "$1-$2");
  const ofPath = PATH_RULES.filter(({ pattern }) => pattern.test(words)).slice(0, 2);
  const matches = (lines) => (rule) => lines.slice(0, MAX_SCANNED).some((line) => rule.pattern.test(line.slice(0, MAX_SCANNED_LENGTH)));
  const ofCode = CODE_RULES.filter(matches(hunk.added));
  const ofInterface = isGone ? [] : [PUBLIC_RULE].filter(matches(hunk.marked));
  return [...ofPath, ...ofCode, ...ofInterface];
}
function foundText(found) {
  const isNit = found.every(({ severity }) => severity === "nit");
  return `${plural(found.length, isNit ? "nit" : "finding")} by a reviewing agent`;
}
function weightOf({ severity }) {
  return severity === "nit" || severity === "minor" ? SMALL_FINDING_RISK : FINDING_RISK;
}
function isWithin({ line, endLine }, { start, lines }) {
  return line < start + lines && endLine >= start;
}
function sizesOf(path, { deletions, added }) {
  const kind = !isLowRisk(path) ? "code" : TEST_PATH.test(path) ? "tests" : "texts";
  if (deletions >= MANY_DELETED) {
    return [
      `${kind} that ${kind === "code" ? "was" : "were"} there before: \u2212${deletions}, +${added.length} lines`
    ];
  }
  return added.length >= MANY_ADDED ? [`${added.length} new lines`] : [];
}
function isLowRisk(path) {
  return LOW_RISK_PATH.test(path);
}
function linesOf({ start, lines }) {
  return { line: Math.max(1, start), endLine: Math.max(1, start + lines - 1) };
}
function renderLookFirst(context, facts) {
  const items = rankHunks(facts).map(({ path, lines, why }) => {
    const place = lines === void 0 ? code(path) : linesLink(context, facts.commit, { path, ...lines });
    return `${place}: ${why.join(", ")}`;
  });
  return list(items);
}

// src/publish/pull-request/closing-line.ts
init_define_RUNTIME_PACKAGES();
var BY_THE_ISSUE = /* @__PURE__ */ new Set([
  "issue-opened",
  "issue-labeled",
  "issue-assigned"
]);
var WHOLE = /^(?:(?:please|kindly|hi|hey|(?:can|could|would) you(?: please)?),? )?(?:fix|do|implement|solve|resolve|handle|address|build|complete|finish|close|tackle|work on|take care of) (?:this|it|this one|(?:this|the) (?:issue|bug|feature|task|ticket|problem)|(?:issue )?#(\d{1,10}))(?:,? (?:please|now|thanks|thank you))?$/;
var CLOSING = /\b(?:closes|fixes|resolves):? (?:issue )?#(\d{1,10})(?![\w'’-])/g;
var DOUBT = /\b(?:not|never|no|without|only|part|partly|first|if|whether|until|should)\b|n['’]t\b|\?/;
function asksForWholeIssue(asked) {
  if (BY_THE_ISSUE.has(asked.source)) return true;
  const number = String(asked.issue);
  const request = plainWords(asked.request);
  if (DOUBT.test(plainWords(asked.text))) return false;
  if ([...request.matchAll(CLOSING)].some(([, named]) => named === number)) return true;
  const whole = isAlone(asked) ? WHOLE.exec(request) : null;
  return whole !== null && (whole[1] === void 0 || whole[1] === number);
}
function isAlone({ source, text, phrase }) {
  return source === "dispatch" || plainWords(text).startsWith(phrase.toLowerCase());
}
function plainWords(text) {
  return text.slice(0, 2e3).toLowerCase().replace(/\s+/g, " ").replace(/[.!\s]+$/, "").trim();
}
var UNTIL = " until it is finished";
function renderClosingLine(issue, { isWhole, isReady }) {
  if (isWhole && isReady) return `Closes #${issue}`;
  return `Part of #${issue}${isWhole ? UNTIL : ""}`;
}
var LINE = /^(Closes|Part of) #(\d{1,10})( until it is finished)?$/;
function updateClosingLine(line, { isWhole, isReady }) {
  const [, word, issue, until] = LINE.exec(line.trim()) ?? [];
  if (issue === void 0) return void 0;
  const wasWhole = word === "Closes" || until !== void 0;
  return renderClosingLine(Number(issue), { isWhole: isWhole || wasWhole, isReady });
}

// src/publish/pull-request/pull-request.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/body-items.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/gather-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/finding-fingerprint.ts
init_define_RUNTIME_PACKAGES();
var FINGERPRINT_LENGTH = 8;
var FIRST_WORDS = 8;
var CONTEXT_LINES = 2;
var MIN_LETTERS = 3;
var MAX_IN_MARKER = 100;
var MARKER = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;
function fingerprintOf({ path, rule, text }, lines) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, FIRST_WORDS).join(" ");
  const about = lines === void 0 ? [rule ?? "", first] : [rule ?? first, ...lines];
  return digest([path, ...about]);
}
function linesOfHunk({ start, shown }, { line, endLine }) {
  const withContextLines = (more) => shown.slice(Math.max(0, line - start - more), Math.max(0, endLine - start + 1 + more));
  const ownLines = withContextLines(0);
  const isDistinctive = (ownLines.join("").match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS;
  return (isDistinctive ? ownLines : withContextLines(CONTEXT_LINES)).map((one) => one.trim());
}
function fingerprintOfText(reviewer, words) {
  return digest(["review", reviewer, words]);
}
function digest(parts) {
  return sha256(parts.join("\0")).slice(0, FINGERPRINT_LENGTH);
}
function renderFindingsMarker(fingerprints) {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_IN_MARKER).join(" ")} -->`;
}
function readFindingsMarker(body) {
  const [, found = ""] = MARKER.exec(body.slice(0, 1e3)) ?? [];
  return found.split(" ").filter((word) => word !== "");
}
function readPostedFingerprints(posted, ownLogins) {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ""));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}

// src/publish/reviews/gather-reviews.ts
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
    return [{ reviewer, verdict, ...words, secrets, findings, settled, isEarly }];
  });
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
  const now = followLines(since.get(note.handoff) ?? [], then);
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
function isUnchanged({ linesHash }, lines, { start, shown }) {
  const present = shown.slice(lines.line - start, lines.endLine - start + 1);
  const isWhole = lines.line >= start && present.length === lines.endLine - lines.line + 1;
  return isWhole && linesHash === hashOfLines(present);
}
var NEARBY_SHIFTS = [-2, -1, 1, 2];
function clampToHunk({ path, line, endLine }, { start, lines }) {
  return { path, line: Math.max(line, start), endLine: Math.min(endLine, start + lines - 1) };
}

// src/publish/pull-request/body-items.ts
var MAX_FINDINGS = 10;
var ASKED_FOR_CHANGES = "asked for changes";
function findingItems(context, transcript, { reviews, commit }) {
  const objecting = new Set(openObjections(transcript.reviews).map(({ reviewer }) => reviewer));
  return reviews.flatMap((review) => {
    const { reviewer, findings } = review;
    const standing = findings.filter(({ kind }) => kind !== "changed");
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const said = objecting.has(reviewer) ? `${ASKED_FOR_CHANGES}${placeOf(review, transcript)} and has not looked again` : `left ${plural(standing.length, "finding")}`;
    const shown = standing.map((finding) => `  - ${findingText2(context, commit, finding)}`);
    const more = shown.length - MAX_FINDINGS;
    return [
      [
        `**${name}** ${said}${changedText(findings.length, findings.length - standing.length)}`,
        ...shown.slice(0, MAX_FINDINGS),
        ...more > 0 ? [`  - and ${more} more in the review`] : []
      ].join("\n")
    ];
  });
}
function placeOf({ reviewer, findings }, { reviews }) {
  const files = reviews.findLast((note) => note.reviewer === reviewer)?.files ?? [];
  return findings.length > 0 || files.length === 0 ? "" : ` in ${pathList(files)}`;
}
function changedText(all, changed) {
  if (changed === 0) return "";
  const which = all === 1 ? "Its finding" : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? "is" : "are"} on lines that were changed since.`;
}
function findingText2(context, commit, finding) {
  const place = commit === "" ? linesLabel(finding) : linesLink(context, commit, finding);
  const weight = finding.severity === void 0 ? "" : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
}
function unfinishedItems({ safe }, transcript) {
  const byReason = /* @__PURE__ */ new Map();
  for (const row of unfinishedAgents(transcript.agents)) {
    const key = `${row.state} ${row.answer.trim()}`;
    byReason.set(key, [...byReason.get(key) ?? [], row]);
  }
  return [...byReason.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === void 0) return [];
    const names = [...new Set(rows.map(({ name }) => inline(name, 40, safe)))].join(" and ");
    const verb = first.state === "failed" ? "failed" : names.includes(" and ") ? "were stopped" : "was stopped";
    const why = first.answer.trim() === "" ? "" : `: ${inline(first.answer, 240, safe)}`;
    return [`${names} ${verb}${why}`];
  });
}
var SET_ASIDE = "Not in this pull request: ";
function conflictItems(context, transcript) {
  const name = (session) => agentName(context, transcript, session);
  return transcript.conflicts.flatMap(({ session, files, others, keptOn }) => {
    const [who, what] = [name(session), pathList(files)];
    if (keptOn !== void 0) {
      const where = `it is on the branch ${code(keptOn)}`;
      return [`${SET_ASIDE}${who}'s change of ${what} could not be joined; ${where}.`];
    }
    const row = transcript.agents.find((one) => one.session === session);
    if (row === void 0 || !files.some((path) => row.files.includes(path))) return [];
    const both = [.../* @__PURE__ */ new Set([...others.map(name), who])];
    const all = both.length > 1 ? joinNames(both) : `${who} and a colleague`;
    return [`${all} changed the same lines of ${what}; ${who} put them together.`];
  });
}
var LEFT_OUT = "Left out: ";
function leftOutItems({ safe }, { left }) {
  return left.map((file) => `${LEFT_OUT}${inline(file, 240, safe)}`);
}
function itemSection({ title, items }, max) {
  return items.length === 0 ? void 0 : `## ${title}

${list(items, max)}`;
}

// src/publish/pull-request/branch-items.ts
init_define_RUNTIME_PACKAGES();
function fileItems(context, transcript, { agents: all, directory }) {
  const withFiles = (isShown2) => all.map((agent) => ({ ...agent, files: agent.files.filter(isShown2) }));
  const linesOf2 = (isShown2) => {
    const agents = withFiles((path) => isWorkPath(path, directory) && isShown2(path));
    return changedFileLines(context, { ...transcript, agents });
  };
  const items = [...linesOf2((path) => !isLowRisk(path)), ...linesOf2(isLowRisk)];
  const memory = withFiles((path) => !isWorkPath(path, directory));
  const amount = new Set(memory.flatMap(({ files }) => files)).size;
  if (amount === 0) return { items, count: items.length };
  const authors = memory.filter(({ files }) => files.length > 0).map(({ name }) => name);
  const by = [...new Set(authors)].map((name) => inline(name, 40, context.safe)).join(", ");
  const last = `${code(`${directory}/`)}: ${plural(amount, "file")} of the team's memory, by ${by}`;
  return { items: [...items, last], count: items.length };
}
function workerItems(context, transcript, workers) {
  const byAgent = /* @__PURE__ */ new Map();
  for (const row of workers.branch.agents) {
    if (row.session !== COORDINATOR && row.agent !== "") {
      byAgent.set(row.agent, [...byAgent.get(row.agent) ?? [], row]);
    }
  }
  if (byAgent.size < 2) return [];
  return [...byAgent.values()].map((rows) => workerItem(context, transcript, { rows, workers }));
}
function workerItem(context, transcript, { rows, workers }) {
  const { safe } = context;
  const { branch, whole } = workers;
  const [{ agent, name } = { agent: "", name: "" }] = rows;
  const role = rows.at(-1)?.role || branch.roles.get(agent) || "";
  const times = rows.length > 1 ? ` \xD7${rows.length}` : "";
  const duty = role === "" ? "" : ` (${inline(role, 40, safe)})`;
  const amounts = amountsOf(rows, branch.directory);
  const reviewed = reviewedPaths(agent, transcript, branch);
  const did = amounts.length === 0 && reviewed.length > 0 ? `reviewed ${pathList(reviewed)}${verdictText(agent, transcript)}` : inline(workText(rows, whole), 240, safe);
  const who = [`**${inline(name, 40, safe) || "Agent"}${times}**${duty}`, ...amounts].join(", ");
  return did === "" ? who : `${who}: ${did}`;
}
function amountsOf(rows, directory) {
  const files = [...new Set(rows.flatMap((row) => row.files))];
  const memory = files.filter((path) => !isWorkPath(path, directory));
  const decisions = memory.filter((path) => path.startsWith(`${directory}/decisions/`)).length;
  const learnings = memory.filter((path) => path.startsWith(`${directory}/agents/`)).length;
  const others = files.length - decisions - learnings;
  return [
    ...others > 0 ? [plural(others, "file")] : [],
    ...decisions > 0 ? [plural(decisions, "decision")] : [],
    ...learnings > 0 ? [plural(learnings, "learning")] : []
  ];
}
function reviewedPaths(agent, { reviews }, { isThere }) {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const files = own.flatMap((one) => one.files);
  const found = own.flatMap(({ findings }) => findings.map(({ path }) => path));
  const first = files.filter((path) => found.includes(path));
  return [.../* @__PURE__ */ new Set([...first, ...files])].filter(isThere);
}
function verdictText(agent, { reviews }) {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const rejecting = own.filter(({ verdict }) => verdict === "changes-requested");
  const amount = rejecting.flatMap(({ findings }) => findings).length;
  if (rejecting.length === 0 || own.at(-1)?.verdict !== "approved") return "";
  return `, asked for ${amount > 0 ? plural(amount, "change") : "changes"}, then approved`;
}
function workText(rows, whole) {
  const done = rows.filter(({ state }) => state !== "failed" && state !== "stopped");
  const others = done.filter(({ answer }) => answer.trim() !== whole.trim());
  const reported = others.flatMap(({ answer }) => readReportLine(answer) ?? []);
  const said = reported.length > 0 ? reported : others.map(({ answer }) => firstMeaningfulLine(answer)).filter((text) => text !== "");
  if (said.length === 0 && done.length > 0) return "";
  const [{ task } = { task: "" }] = rows;
  return said.length === 0 ? task : [...new Set(said)].join("; ");
}

// src/publish/pull-request/how-to-test.ts
init_define_RUNTIME_PACKAGES();
var HOW_TO_TEST = /^(?:how )?to test(?: it| this)?(?: ?: ?(.*))?$/i;
var MAX_LINES = 8;
var MAX_STEPS = 240;
function howToTestLines({ safe }, { agents, checks }, shown) {
  const commands = checks.rows.map(({ command }) => command);
  const isNews = (step) => !shown.includes(step) && !commands.some((command) => step.includes(command)) && !/\.squad\/|\.ai-team\//.test(step) && !claimsSuccess(step);
  const said = new Map(agents.flatMap((agent) => stepsOf(agent, isNews)));
  return [...said].map(
    ([steps, name]) => `${inline(name, 40, safe)} says: ${inline(steps, MAX_STEPS, safe)}`
  );
}
function stepsOf({ answer, name }, isNews) {
  const said = stepsIn(answer).filter(isNews);
  const commands = said.filter((step) => /`[^`]{1,300}`/.test(step));
  const steps = (commands.length > 0 ? commands : said).join("; ");
  return steps === "" ? [] : [[steps, name]];
}
function stepsIn(answer) {
  const lines = answer.split("\n").map(withoutMarks);
  const at = lines.findIndex((line) => HOW_TO_TEST.test(line));
  if (at < 0) return [];
  const rest = HOW_TO_TEST.exec(lines[at] ?? "")?.[1] ?? "";
  return rest === "" ? stepsBelow(lines.slice(at + 1)) : [rest];
}
function stepsBelow(lines) {
  const start = lines.findIndex((line) => line !== "");
  if (start < 0) return [];
  const end = lines.indexOf("", start);
  const steps = lines.slice(start, end < 0 ? void 0 : end);
  return steps.filter((line) => !/^(?:```|~~~)/.test(line)).slice(0, MAX_LINES);
}
function withoutMarks(line) {
  return line.trim().replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, "").replaceAll("**", "").trim();
}

// src/publish/pull-request/memory-pull-request.ts
init_define_RUNTIME_PACKAGES();
var TARGET_LENGTH = 4e4;
function renderMemoryPullRequest(context, transcript, commit) {
  const { decisions, learnings } = transcript;
  const { runUrl, thread } = context.facts;
  const latestRun = `${link("The latest run", runUrl)}, for #${thread.number},`;
  const parts = (rows) => [
    "Decisions and learnings from runs that changed no other file. They stay here until somebody merges them; later runs add theirs.",
    `${latestRun} added ${plural(learnings.length, "learning")} and ${plural(decisions.length, "decision")}.`,
    section("What the team learnt", list(learningLines(context, transcript), rows)),
    section("Decisions taken", list(decisionLines(context, transcript, commit), rows))
  ];
  return {
    title: "What the squad learnt",
    body: firstThatFits(TARGET_LENGTH, [() => paragraphs(parts(60)), () => paragraphs(parts(5))])
  };
}
function decisionLines(context, transcript, commit) {
  const { facts, safe } = context;
  return transcript.decisions.map((note) => {
    const { agent, title, category, path, body = "", by } = note;
    const author = by === void 0 ? agentName(context, transcript, agent) : inline(by, 100, safe);
    const kind = category === "" ? "" : `${inline(category, 40, safe)}, `;
    const url = repositoryUrl(facts, "blob", commit, path);
    const name = link(`**${inline(title, 200, safe)}**`, url);
    const rule = firstSentence(body);
    const what = rule === "" ? "" : `: ${inline(rule, 240, safe)}`;
    return `${urgencyOf(note)}${name} (${kind}by ${author})${what}`;
  });
}
function urgencyOf({ blocking, requiresApproval }) {
  if (blocking === true) return "**Blocking decision:** ";
  return requiresApproval === true ? "**Needs your approval:** " : "";
}
function learningLines(context, transcript) {
  return transcript.learnings.map(({ agent, learning }) => {
    const name = agentName(context, transcript, agent);
    return `**${name}:** ${inline(learning, 300, context.safe)}`;
  });
}

// src/publish/pull-request/pull-request.ts
var TITLES = {
  checks: "Checks",
  lookFirst: "Look at this first",
  findings: "Findings that stand",
  conflicts: "Changed by two agents",
  notDone: "Not done",
  changed: "What changed",
  tools: "Proposed tools",
  decisions: "Decisions",
  learnt: "What the team learnt",
  workers: "Who did what",
  howToTest: "How to test",
  notes: "Worth knowing"
};
var OPEN_FILES = 5;
var TARGET_LENGTH2 = 4e4;
var LIMIT_STEPS = [
  { rows: 60, answer: 1e4, checkLines: 30 },
  { rows: 20, answer: 3e3, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 }
];
function renderPullRequestBody(context, transcript, work) {
  const brief = work.isReviewed === true ? work.brief : void 0;
  const body = { context, transcript, work: { ...work, brief } };
  const changed = transcript.agents.flatMap(({ files }) => files);
  const first = [agentInstructionsNote(changed), work.stacked];
  const last = [approvalNote(work), creditLine(context), ...closingLines(context, work)];
  return firstThatFits(TARGET_LENGTH2, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...last])
    ),
    () => paragraphs([...first, ...last])
  ]);
}
function renderChecksSection(context, transcript, maxLines = 30) {
  return section(TITLES.checks, renderChecks(context, transcript, maxLines));
}
function agentInstructionsNote(files) {
  const instructions = [...new Set(files.filter(instructsAgents))];
  if (instructions.length === 0) return void 0;
  return `**This changes what agents are told to do:** ${pathList(instructions)}. Read it line by line.`;
}
function bodyParts(content, limits) {
  const { context, transcript, work } = content;
  const notes = blockingNotes(context, transcript, work.standing.commit);
  return [...notes, ...renderSections(content, limits).values()];
}
function renderSections({ context, transcript, work }, limits = LIMIT_STEPS[0]) {
  const { rows } = limits;
  const { branch, standing, brief, answer } = work;
  const items = (title, lines) => [title, itemSection({ title, items: lines }, rows)];
  const undone = [...unfinishedItems(context, transcript), ...leftOutItems(context, transcript)];
  const decisions = decisionLines(context, withDecisions(transcript, false), standing.commit);
  const notes = transcript.notes.map((note) => inline(note, 300, context.safe));
  return new Map([
    [TITLES.checks, renderChecksSection(context, transcript, limits.checkLines)],
    [TITLES.lookFirst, section(TITLES.lookFirst, brief && renderLookFirst(context, brief))],
    items(TITLES.findings, findingItems(context, transcript, standing)),
    items(TITLES.conflicts, conflictItems(context, transcript)),
    items(TITLES.notDone, undone),
    [TITLES.changed, renderChanges({ context, transcript, work }, void 0, limits)],
    [TITLES.tools, renderProposedTools(context, work.proposals ?? [])],
    items(TITLES.decisions, decisions),
    items(TITLES.learnt, learningLines(context, transcript)),
    items(TITLES.workers, workerItems(context, transcript, { branch, whole: answer })),
    items(TITLES.howToTest, howToTestLines(context, transcript, answer)),
    items(TITLES.notes, notes)
  ]);
}
function blockingNotes(context, transcript, commit) {
  return decisionLines(context, withDecisions(transcript, true), commit);
}
function withDecisions(transcript, urgent) {
  const isUrgent = ({ blocking, requiresApproval }) => blocking === true || requiresApproval === true;
  const decisions = transcript.decisions.filter((note) => isUrgent(note) === urgent);
  return { ...transcript, decisions };
}
var SINCE_THEN = "**Since then**";
function renderChanges({ context, transcript, work }, told, { answer, rows } = LIMIT_STEPS[0]) {
  const said = demoteHeadings(belowReportLine(work.answer), 3);
  const text = told?.text ?? renderLongText(context, said, answer);
  const since = told === void 0 ? void 0 : `${SINCE_THEN}

${list(told.runs)}`;
  const { items, count } = fileItems(context, transcript, work.branch);
  const shown = list(items, rows);
  const isLong = items.length > OPEN_FILES;
  const files = isLong ? collapsible(plural(count, "file"), shown) : `**Files**

${shown}`;
  return section(TITLES.changed, paragraphs([text, since, items.length > 0 ? files : void 0]));
}
var CREDIT_PREFIX = "Written by the squad,";
function isOurs(body) {
  return body.includes(CREDIT_PREFIX);
}
function approvalNote({ approvalPage }) {
  if (approvalPage === void 0) return void 0;
  const why = link("opened with the job's own token", approvalPage);
  return `**Workflows wait for you:** approve them in the merge box, since this was ${why}. With an app's token they start at once.`;
}
function creditLine(context) {
  return `${CREDIT_PREFIX} ${askedText(context)}`;
}
function askedText({ facts, safe }) {
  const { actor, commentUrl, runUrl } = facts;
  const asked = link("asked for", commentUrl);
  return `${asked} by ${inline(actor, 40, safe)} \xB7 ${link("run", runUrl)}`;
}
function closingLines({ facts: { thread } }, { share }) {
  return thread.kind === "issue" ? [renderClosingLine(thread.number, share)] : [];
}
function renderStackedNote({ number, head }) {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}

// src/publish/reviews/post-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/plan-review.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/review-body.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/settled-text.ts
init_define_RUNTIME_PACKAGES();
var MAX_FINDINGS2 = 30;
var MAX_TEXT = 400;
function approvalText(settled, deps) {
  const findings = settled.flatMap((review) => review.findings);
  if (findings.length === 0) return void 0;
  const asked = `asked for ${plural(findings.length, "change")}`;
  const made = findings.filter(({ isMade }) => isMade).length;
  if (made === 0) return `${asked}, looked again and approved`;
  if (made < findings.length) return `${asked} and approved after ${made} of them`;
  const what = made === 1 ? "it" : "them";
  const makers = makersOf(settled, deps);
  const passive = made === 1 ? "it was made" : "they were made";
  return `${asked} and approved once ${makers === "" ? passive : `${makers} had made ${what}`}`;
}
function makersOf(settled, { context, transcript }) {
  const makers = settled.map(
    ({ note: { reviser }, findings }) => transcript.agents.find(
      ({ agent, files }) => agent === reviser && findings.some(({ path }) => files.some((one) => one.endsWith(path)))
    )
  );
  const names = makers.map((row) => row && agentName(context, transcript, row.agent));
  const [first = ""] = names;
  return names.every((name) => name === first) ? first : "";
}
function renderSettled(settled, { context }) {
  const findings = settled.flatMap((review) => review.findings);
  if (findings.length === 0) return void 0;
  const lines = findings.map((finding) => settledLine(finding, context));
  return collapsible(
    `Asked for before: ${plural(lines.length, "change")}`,
    list(lines, MAX_FINDINGS2)
  );
}
function settledLine(finding, { safe }) {
  const { path, line, endLine = line, severity, rule, text, isMade } = finding;
  const about = [severity, rule && code(rule)].filter(Boolean).join(" \xB7 ");
  const became = isMade ? "these lines were changed" : "these lines are as they were";
  return `${linesLabel({ path, line, endLine })}${about && ` ${about}`}: ${inline(text, MAX_TEXT, safe)} (${became})`;
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
var TARGET_LENGTH3 = 5e4;
var LIMIT_STEPS2 = [
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
    TARGET_LENGTH3,
    LIMIT_STEPS2.map((limits) => () => paragraphs(bodyParts2(parts, limits)))
  );
}
function bodyParts2(parts, limits) {
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
    `${reviewerText(review, planContext)} ${verdictText2(review, planContext)}.${countsText(parts)}`,
    hasWords || review.summary !== void 0 ? reviewText(review, context) : void 0,
    here.length > 0 ? `${place}:

${lines(here)}` : void 0,
    changed.length > 0 ? collapsible(changedTitle, lines(changed)) : void 0,
    renderSettled(review.settled, planContext),
    planContext.lookFirst ? collapsible("Look at this first", planContext.lookFirst) : void 0
  ];
}
function reviewText({ text, summary = text }, context) {
  return renderLongText(context, summary, MAX_TEXT_LENGTH);
}
function verdictText2({ verdict, findings, settled, isEarly }, planContext) {
  if (isEarly && verdict !== "changes-requested") {
    const found = findings.length > 0 ? ` and has ${plural(findings.length, "finding")}` : "";
    return `looked at files in which nothing had been changed${found}: this is no approval`;
  }
  switch (verdict) {
    case "approved":
      return approvedText(findings, approvalText(settled, planContext));
    case "changes-requested":
      return "reviewed this and asks for changes";
    case "none":
      return `reviewed this and ${findings.length > 0 ? "has findings" : "gave no verdict"}`;
  }
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
    before === 0 ? "" : ` ${plural(before, "finding")} of earlier reviews still ${before === 1 ? "stands" : "stand"}.`,
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

// src/run/finish/publish-commits.ts
init_define_RUNTIME_PACKAGES();

// src/publish/publish.ts
init_define_RUNTIME_PACKAGES();

// src/publish/branch-history.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMITS = 100;
async function readBranchHistory(git, range, { agents }) {
  const read = await attempt(readHistory(git, range, agents));
  return read.kind === "done" ? read.value : agents;
}
async function readHistory(git, { base, start, tip }, own) {
  const changed = new Set(await pathsChangedSince(git, { base, tip }));
  const isOwn = ({ commit }) => own.some((row) => row.commit === commit);
  const commits = await readTrailedCommits(git, { base, tip: start }, MAX_COMMITS);
  const earlier = commits.filter((commit) => !isOwn(commit)).toReversed();
  const rows = (await Promise.all(earlier.map((commit) => rowsOf(git, commit)))).flat();
  return [...rows, ...own].map((row) => ({
    ...row,
    files: row.files.filter((path) => changed.has(path))
  }));
}
async function rowsOf(git, pushed) {
  const { commit, author, subject, agent } = pushed;
  const files = await pathsChangedBy(git, commit);
  const session = agent === COORDINATOR ? COORDINATOR : `${agent}-${commit.slice(0, 8)}`;
  const name = author.replace(/ \(Squad\)$/, "");
  const start = { session, agent, name, role: "", task: subject, requestedBy: COORDINATOR };
  const ended = { state: "done", commit, files, answer: subject };
  const event = { kind: "agent.queued", priority: "normal", at: 0, ...start };
  return addAgentRow([], event).map((row) => ({ ...row, ...ended }));
}

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
  return `somebody changed the same lines of ${named}${files.length > 3 ? " and more" : ""} meanwhile`;
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
    message: `The branch ${branch} could not be pushed: ${reason}. Its commits could not be kept in a file either. ${describe(cause).message}`,
    hint: "The job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.",
    cause
  });
}

// src/publish/pull-request/follow-up.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/body-sections.ts
init_define_RUNTIME_PACKAGES();
function itemsIn(content) {
  const parts = content.trimEnd().split(/\r?\n(?=- )/);
  return parts.flatMap((part) => part.startsWith("- ") ? [part.slice(2).trimEnd()] : []);
}
var ORDER = Object.values(TITLES);
function readSection(wanted, body) {
  const bounds = boundsOf(body);
  const index = bounds.findIndex(({ title }) => title === wanted);
  const found = bounds[index];
  if (found !== void 0) {
    const end = bounds[index + 1]?.at ?? body.length;
    const enclosing = { before: body.slice(0, found.at), after: body.slice(end) };
    return { enclosing, content: body.slice(found.at, end) };
  }
  const later = ORDER.slice(ORDER.indexOf(wanted) + 1);
  const next = bounds.find(({ title }) => title !== void 0 && later.includes(title)) ?? bounds.findLast(({ title }) => title === void 0);
  if (next !== void 0) {
    const enclosing = { before: body.slice(0, next.at), after: body.slice(next.at) };
    return { enclosing, content: "" };
  }
  const before = body.trim() === "" ? "" : `${body.trimEnd()}

`;
  return { enclosing: { before, after: "" }, content: "" };
}
function boundsOf(body) {
  const credit = findCredit(body);
  return readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isBound = heading === void 0 ? line.start === credit.at : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
}
function findCredit(body) {
  const found = readLines(body).findLast(
    ({ kind, text }) => kind === "text" && text.startsWith(CREDIT_PREFIX)
  );
  return found === void 0 ? { at: -1, text: "" } : { at: found.start, text: found.text };
}

// src/publish/pull-request/mark-ready.ts
init_define_RUNTIME_PACKAGES();
async function markReady(pull, staysDraft, { github, effect, note }) {
  if (staysDraft || !pull.draft || !isOurs(pull.body) || !wasUnfinished(pull)) return pull;
  const marked = await attempt(github.markReadyForReview(pull));
  if (marked.kind === "threw") {
    note(
      `#${pull.number} is finished, but GitHub kept it a draft: press "Ready for review" there.`
    );
    return pull;
  }
  effect("ready", `#${pull.number}`);
  return { ...pull, draft: false };
}
function wasUnfinished({ title, body }) {
  const checks = itemsIn(readSection(TITLES.checks, body).content);
  return isMarkedUnfinished(title) || checks.some((item) => item.startsWith(FAILING_MARK));
}

// src/publish/pull-request/since-then.ts
init_define_RUNTIME_PACKAGES();
var MOST_RUNS = 20;
var LONGEST_LINE = 400;
function renderSinceThen(section2, body, content) {
  const { context } = content;
  const { text, runs } = readTold(section2);
  const isSame = runs.length === 0 && isOfRequest(findCredit(body).text, context);
  if (isSame) return renderChanges(content);
  const before = runs.filter((run) => !isOfRequest(run, context));
  return renderChanges(content, {
    text,
    runs: [...before, runLine(content)].slice(-MOST_RUNS)
  });
}
var LISTS = /^(?:\*\*(?:Since then|Files)\*\*|<details><summary>\d[\d,]{0,12} files?<\/summary>)$/m;
function readTold(section2) {
  const words = section2.replace(/^## [^\n]*\n/, "").replaceAll("\r\n", "\n");
  const at = words.search(LISTS);
  const [text, lists] = at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at)];
  const [, since = ""] = lists.startsWith(SINCE_THEN) ? lists.split(/\n\n/, 2) : [];
  return { text: text.trim(), runs: itemsIn(since) };
}
function runLine({ context, work, transcript }) {
  const title = readReportLine(work.answer);
  const rest = belowReportLine(work.answer);
  const said = [title === void 0 ? "" : `${title}.`, rest].join(" ").trim() || transcript.request;
  return `${inline(said, LONGEST_LINE, context.safe)} (${askedText(context)})`;
}
function isOfRequest(line, { facts }) {
  return facts.commentUrl !== void 0 && line.includes(`](${facts.commentUrl})`);
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
    ...isOurs(pull.body) ? titleChange(pull.title, followUp, deps) : {}
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
  return now;
}
function bodyChange(body) {
  return body === void 0 ? {} : { body };
}
function titleChange(title, { isUnfinished }, { sealTitle }) {
  const marked = markUnfinished(title, isUnfinished);
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
  const titles = ORDER.filter((title) => title !== TITLES.tools && title !== TITLES.changed);
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
  const { commit } = work.standing;
  const reviewers = new Set(transcript.reviews.map(({ reviewer }) => reviewer));
  const names = [...reviewers].map((slug) => `**${agentName(context, transcript, slug)}** `);
  const isOvertaken = (item) => names.some((name) => item.startsWith(name));
  const beginsWith = (start) => (item) => item.startsWith(start);
  return /* @__PURE__ */ new Map([
    [TITLES.findings, (old, fresh) => [...old.filter((item) => !isOvertaken(item)), ...fresh]],
    [TITLES.conflicts, (old, fresh) => union(old.filter(beginsWith(SET_ASIDE)), fresh)],
    // Whose work was cut short is known of this run; of earlier ones it is overtaken.
    [TITLES.notDone, (old, fresh) => union(old.filter(beginsWith(LEFT_OUT)), fresh)],
    // Those that wait for people have no place of their own here.
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
  const names = new Set(fresh.map(nameOf));
  const gone = old.filter((item) => item.includes(": reviewed ") && !names.has(nameOf(item)));
  return [...fresh, ...gone];
}
function findClosingLine(body, { isWhole, isReady }) {
  const isOpen = itemsIn(readSection(TITLES.findings, body).content).some(
    (item) => item.includes(ASKED_FOR_CHANGES)
  );
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
  const { target, start, tip, baseBranch } = publishable;
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
  const read = await readWork(commit, publishable, deps);
  const text = withoutSecrets(renderPullRequestText(publishable, read, deps), deps);
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft }, deps);
}
async function updateOpenPullRequest(publishable, commit, deps) {
  const { target, transcript, share, isUnfinished, draft, proposals } = publishable;
  if (target.pull === void 0) return void 0;
  const work = await readWork(commit, publishable, deps);
  const isNew = publishable.tip !== publishable.start;
  return updatePullRequestText(
    target.pull.number,
    { transcript, work: { ...work, share }, isNew, isUnfinished, staysDraft: draft, proposals },
    deps
  );
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
    branch: { agents, roles, directory, isThere },
    share: shareOf(publishable),
    stacked: target.stackedOn && renderStackedNote(target.stackedOn),
    proposals: publishable.proposals ?? [],
    approvalPage: publishable.approvalPage,
    brief,
    isReviewed: isAsked,
    standing: { reviews, commit }
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
function withoutSecrets(text, { holdsSecret }) {
  if (!holdsSecret(`${text.title}
${text.body}`)) return text;
  return { title: "Changes by the squad", body: NOT_SHOWN };
}
var NOT_SHOWN = "What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.";

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
  const instructions = pull && agentInstructionsNote(files);
  if (instructions !== void 0) context.transcript.note(instructions);
  if (pull !== void 0) {
    const failure = `The text of #${pull.number} could not be renewed: this board has what is new.`;
    const updating = updateOpenPullRequest(told, work.commit, deps);
    const now = await context.transcript.noteFailure(failure, updating);
    if (now?.state === "closed") return afterClose(now, work, told, context);
    return { ...work, ...toPublishedWork({ head: work.branch, commit: work.commit }, now ?? pull) };
  }
  return work;
}
async function afterClose({ number, merged }, work, publishable, context) {
  if (!merged) {
    context.transcript.note(
      `#${number} was closed while the squad worked: the new commits are on its branch \`${work.branch}\` alone. Reopen it if you want them.`
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

export {
  reviewRequests,
  chooseCandidates,
  askReviewers,
  deliverWork,
  keepElsewhere,
  briefOf,
  renderLookFirst,
  asksForWholeIssue,
  renderMemoryPullRequest,
  isOurs,
  publishAgentReviews,
  withoutSecrets,
  publishCommits,
  publishDepsOf
};
