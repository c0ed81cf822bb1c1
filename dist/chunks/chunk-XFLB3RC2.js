import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  openOrFindPullRequest,
  toPublishedWork
} from "./chunk-7DFH46WT.js";
import {
  isWorkPath
} from "./chunk-2CB4TVLX.js";
import {
  newRejections,
  noteProposedTools,
  proposalsAt,
  recordRejections,
  toolsAmong
} from "./chunk-RV7IVY63.js";
import {
  commitTree,
  pushBranch,
  pushToFallbackBranch,
  replay
} from "./chunk-Y4B3SSYC.js";
import {
  instructsAgents,
  readDiffTexts
} from "./chunk-EBJ6QOME.js";
import {
  memoryBranch
} from "./chunk-KEIREGWK.js";
import {
  checkAccess
} from "./chunk-R6CFPHPB.js";
import {
  fetchBranchIfExists
} from "./chunk-PBC5VR5G.js";
import {
  changedFileLines,
  pathList
} from "./chunk-IOM3DXGH.js";
import {
  PROPOSED_TOOLS,
  renderProposedTools
} from "./chunk-DGJ3UOGU.js";
import {
  renderChecks,
  renderNotes
} from "./chunk-VVKYMXUN.js";
import {
  agentName,
  firstMeaningfulLine
} from "./chunk-56REJA5H.js";
import {
  renderLongText
} from "./chunk-QNIXEDVD.js";
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  linesLink,
  link,
  list,
  paragraphs,
  repositoryUrl,
  section
} from "./chunk-F7Z3OGAL.js";
import {
  headingOf,
  readLines
} from "./chunk-Q7NT2BUX.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  plural
} from "./chunk-CJUDGU2X.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  isFailing
} from "./chunk-DYNN33AK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/publish-work.ts
init_define_RUNTIME_PACKAGES();

// src/publish/publish.ts
init_define_RUNTIME_PACKAGES();

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
  const isOurs = organisation.toLowerCase() === owner.toLowerCase();
  return isTeam(name) && (!isOurs || team === "" || more.length > 0);
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

// src/publish/pull-request/pull-request.ts
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

// src/publish/reviews/read-diff.ts
init_define_RUNTIME_PACKAGES();
async function readDiff(git, { base, tip }) {
  return parseDiff(await readDiffTexts(git, `${base}...${tip}`, 3));
}
async function readChangesSince(git, from, to) {
  return parseDiff(await readDiffTexts(git, `${from}..${to}`, 0));
}
function parseDiff({ entries, patches }) {
  return joinEntriesAndPatches(readEntries(entries), splitPatches(patches));
}
function diffOfFiles(files) {
  return files.map(({ path, status, patch = "" }) => ({
    path,
    previousPath: void 0,
    status: STATUS_OF_NAME.get(status) ?? "modified",
    hunks: readHunks(patch.split("\n"))
  }));
}
var STATUS_OF_NAME = /* @__PURE__ */ new Map([
  ["added", "added"],
  ["copied", "added"],
  ["removed", "removed"],
  ["renamed", "renamed"]
]);
function hunkAt(diff, path, line) {
  const file = diff.find((one) => one.path === path && one.status !== "removed");
  return file?.hunks.find(({ start, lines }) => line >= start && line < start + lines);
}
function followLines(since, lines) {
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  if (file === void 0) return lines;
  if (file.status === "removed") return void 0;
  const isTouched = file.hunks.some(
    ({ old }) => old.lines > 0 && line < old.start + old.lines && endLine >= old.start
  );
  if (isTouched) return void 0;
  const above = file.hunks.filter(({ old }) => (old.lines > 0 ? old.start : old.start + 1) <= line);
  const shift = above.reduce((sum, hunk) => sum + hunk.lines - hunk.old.lines, 0);
  return { path: file.path, line: line + shift, endLine: endLine + shift };
}
function readEntries(raw) {
  const parts = raw.split("\0");
  const entries = [];
  for (let at = 0; parts[at]?.startsWith(":") === true; at += 2) {
    const letter = parts[at]?.split(" ")[4]?.charAt(0) ?? "";
    const previousPath = letter === "R" ? parts[at + 1] : void 0;
    if (letter === "R" || letter === "C") at += 1;
    const [path = "", status] = [parts[at + 1], STATUS_OF_LETTER.get(letter) ?? "modified"];
    entries.push({ path, previousPath, status, patches: letter === "T" ? 2 : 1 });
  }
  return entries;
}
var STATUS_OF_LETTER = /* @__PURE__ */ new Map([
  ["A", "added"],
  ["C", "added"],
  ["D", "removed"],
  ["R", "renamed"]
]);
function joinEntriesAndPatches(entries, patches) {
  let next = 0;
  return entries.map(({ patches: count, ...file }) => {
    next += count;
    return { ...file, hunks: readHunks(patches[next - 1] ?? []) };
  });
}
function splitPatches(text) {
  const patches = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) patches.push([]);
    patches.at(-1)?.push(line);
  }
  return patches;
}
var HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
function readHunks(lines) {
  const hunks = [];
  for (const line of lines) {
    const started = startHunk(line);
    const hunk = hunks.at(-1);
    if (started !== void 0) hunks.push(started);
    else if (hunk !== void 0) addHunkLine(line, hunk);
  }
  return hunks;
}
function addHunkLine(line, hunk) {
  if (line.startsWith("-")) hunk.deletions += 1;
  if (line.startsWith("+")) hunk.added.push(line.slice(1));
  if (line.startsWith("+") || line.startsWith(" ")) hunk.shown.push(line.slice(1));
}
function startHunk(line) {
  const [whole, oldStart, oldLines = "1", start, count = "1"] = HUNK_HEADER.exec(line) ?? [];
  if (whole === void 0) return void 0;
  const old = { start: Number(oldStart), lines: Number(oldLines) };
  return { start: Number(start), lines: Number(count), old, added: [], shown: [], deletions: 0 };
}

// src/publish/reviews/gather-reviews.ts
function gatherReviews(input) {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const last = own.at(-1);
    if (last === void 0) return [];
    const { verdict, text } = last;
    const found = withoutSuperseded(own).flatMap(
      (note) => note.findings.map((finding) => placeFinding(finding, note, input))
    );
    const harmless = found.filter((one) => !input.holdsSecret(findingText(one)));
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? "" : text;
    return [{ reviewer, verdict, text: words, secrets, findings: withoutDuplicates2(harmless) }];
  });
}
function findingText({ path, rule = "", text }) {
  return `${path}
${rule}
${text}`;
}
function withoutSuperseded(notes) {
  return notes.filter((note, at) => !notes.slice(at + 1).some((later) => supersedes(later, note)));
}
function supersedes(later, earlier) {
  if (later.reviewer !== earlier.reviewer) return false;
  if (later.files.length === 0 || earlier.files.length === 0) return true;
  return earlier.files.some((path) => later.files.includes(path));
}
function withoutDuplicates2(findings) {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
function placeFinding(finding, note, { diff, since }) {
  const { rule, text } = finding;
  const path = toRepositoryPath(finding.path, [...note.files, ...diff.map((file) => file.path)]);
  const then = { path, line: finding.line, endLine: finding.endLine ?? finding.line };
  const now = followLines(since.get(note.handoff) ?? [], then);
  if (now === void 0) {
    const fingerprint2 = fingerprintOf({ path, rule, text }, void 0);
    return { kind: "changed", ...then, rule, text, fingerprint: fingerprint2, nearby: [] };
  }
  const hunk = hunkAt(diff, now.path, now.line) ?? hunkAt(diff, now.path, now.endLine);
  const found = { path: now.path, rule, text };
  if (hunk === void 0) {
    const fingerprint2 = fingerprintOf(found, void 0);
    return { kind: "outside", ...now, rule, text, fingerprint: fingerprint2, nearby: [] };
  }
  const range = clampToHunk(now, hunk);
  const fingerprintAt = (shift) => {
    const shifted = { line: range.line + shift, endLine: range.endLine + shift };
    return fingerprintOf(found, linesOfHunk(hunk, shifted));
  };
  const [fingerprint, nearby] = [fingerprintAt(0), NEARBY_SHIFTS.map(fingerprintAt)];
  return { kind: "inline", ...range, rule, text, fingerprint, nearby };
}
var NEARBY_SHIFTS = [-2, -1, 1, 2];
function clampToHunk({ path, line, endLine }, { start, lines }) {
  return { path, line: Math.max(line, start), endLine: Math.min(endLine, start + lines - 1) };
}
function toRepositoryPath(path, known) {
  if (known.includes(path)) return path;
  const alike = known.filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  const [only = path, ...others] = new Set(alike);
  return others.length === 0 ? only : path;
}

// src/publish/pull-request/how-to-test.ts
init_define_RUNTIME_PACKAGES();
var HOW_TO_TEST = /^(?:how )?to test(?: it| this)?(?: ?: ?(.*))?$/i;
var TEST_FILE = /(?:^|\/)(?:__tests__|tests?|specs?)\/|[._-](?:test|spec)s?\.\w+$/i;
var MAX_LINES = 8;
function howToTestLines({ safe }, { agents }) {
  const said = new Set(agents.flatMap(({ answer }) => stepsIn(answer)));
  if (said.size > 0) return [...said].map((step) => inline(step, 300, safe));
  const files = new Set(agents.flatMap((agent) => agent.files).filter((f) => TEST_FILE.test(f)));
  return [...files].map((file) => `Run the tests in ${code(file)}`);
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
import { basename } from "node:path/posix";
var TARGET_LENGTH = 4e4;
function renderMemoryPullRequest(context, transcript, branch) {
  const { decisions, learnings } = transcript;
  const { runUrl, thread } = context.facts;
  const latestRun = `${link("The latest run", runUrl)}, for #${thread.number},`;
  const parts = (rows) => [
    "Decisions and learnings from runs that changed no other file. They stay here until somebody merges them; later runs add theirs.",
    `${latestRun} added ${plural(learnings.length, "learning")} and ${plural(decisions.length, "decision")}.`,
    section("What the team learnt", list(learningLines(context, transcript), rows)),
    section("Decisions taken", list(decisionLines(context, transcript, branch), rows))
  ];
  return {
    title: "What the squad learnt",
    body: firstThatFits(TARGET_LENGTH, [() => paragraphs(parts(60)), () => paragraphs(parts(5))])
  };
}
function decisionLines(context, transcript, branch) {
  const { facts, safe } = context;
  return transcript.decisions.map(({ agent, title, category, path }) => {
    const by = agentName(context, transcript, agent);
    const kind = category === "" ? "" : `${inline(category, 40, safe)}, `;
    const file = link(code(basename(path)), repositoryUrl(facts, "blob", branch, path));
    return `${inline(title, 200, safe)} (${kind}by ${by}): ${file}`;
  });
}
function learningLines(context, transcript) {
  return transcript.learnings.map(({ agent, learning }) => {
    const name = agentName(context, transcript, agent);
    return `**${name}:** ${inline(learning, 300, context.safe)}`;
  });
}

// src/publish/pull-request/reviewer-brief.ts
init_define_RUNTIME_PACKAGES();
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
    why: "configuration",
    risk: 25,
    pattern: /(?:^|[/._-])config\w{0,20}(?=[/._-]|$)|\.(?:ya?ml|toml|ini|properties|conf)$/i
  }
];
var CODE_RULE = {
  why: "runs commands or code, or writes HTML",
  risk: 40,
  pattern: /\b(?:eval|exec\w{0,10}|spawn\w{0,10}|child_process|subprocess|innerHTML|dangerouslySetInnerHTML|pickle|unserialize|document\.write)\b/
};
var LOW_RISK_PATH = /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?|docs?|examples?)\/|[._-](?:test|spec)s?\.\w{1,10}$|\.(?:md|txt|snap)$/i;
var LOW_RISK_DISCOUNT = 40;
var FINDING_RISK = 60;
var MANY_ADDED = 40;
var MANY_DELETED = 10;
var MAX_SCANNED = 300;
var MAX_SCANNED_LENGTH = 500;
var MAX_SHOWN = 5;
var MAX_OF_A_FILE = 2;
function rankHunks({ diff, findingPaths, directory }) {
  const files = diff.filter(({ path }) => !path.startsWith(`${directory}/`));
  const hunks = files.flatMap(
    (file) => file.hunks.map((hunk) => assessHunk(file, hunk, findingPaths))
  );
  const ranked = hunks.toSorted((one, other) => other.risk - one.risk);
  const matched = ranked.filter(({ why }) => why.length > 0);
  if (matched.length === 0) {
    return ranked.slice(0, 1).map((hunk) => ({ ...hunk, why: ["the largest change"] }));
  }
  const shown = matched.filter((hunk, at) => {
    const before = matched.slice(0, at).filter(({ path }) => path === hunk.path);
    return before.length < MAX_OF_A_FILE;
  });
  return shown.slice(0, MAX_SHOWN);
}
function assessHunk(file, hunk, findingPaths) {
  const { path, status } = file;
  const isGone = status === "removed";
  const words = path.replace(/([a-z0-9])([A-Z])/g, "$1-$2");
  const rules = PATH_RULES.filter(({ pattern }) => pattern.test(words)).slice(0, 2);
  const isCode = hunk.added.slice(0, MAX_SCANNED).some((line) => CODE_RULE.pattern.test(line.slice(0, MAX_SCANNED_LENGTH)));
  const applied = isCode ? [...rules, CODE_RULE] : rules;
  const findings = findingPaths.filter((one) => one === path).length;
  const added = hunk.added.length;
  const sizes = [
    ...findings > 0 ? [`${plural(findings, "finding")} by a reviewing agent`] : [],
    ...isGone ? ["the file is deleted"] : [],
    ...!isGone && hunk.deletions >= MANY_DELETED ? [`takes ${hunk.deletions} lines away`] : [],
    ...added >= MANY_ADDED ? [`${added} new lines`] : []
  ];
  const bySize = Math.min(30, added / 4 + hunk.deletions / 2);
  const byRule = applied.reduce((sum, { risk }) => sum + risk, 0);
  const discount = LOW_RISK_PATH.test(path) ? LOW_RISK_DISCOUNT : 0;
  return {
    path,
    lines: isGone ? void 0 : linesOf(hunk),
    risk: byRule + bySize + (findings > 0 ? FINDING_RISK : 0) + (isGone ? MANY_DELETED : 0) - discount,
    why: [...applied.map(({ why }) => why), ...sizes]
  };
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

// src/publish/pull-request/pull-request.ts
var TARGET_LENGTH2 = 4e4;
var CHECKS = "Checks";
var LIMIT_STEPS = [
  { rows: 60, answer: 1e4, checkLines: 30 },
  { rows: 20, answer: 3e3, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 }
];
function renderPullRequestBody(context, transcript, work) {
  const body = { context, transcript, work };
  const changed = transcript.agents.flatMap(({ files }) => files);
  const first = [agentInstructionsNote(changed), work.stacked];
  return firstThatFits(TARGET_LENGTH2, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...creditLines(context)])
    ),
    () => paragraphs([...first, ...creditLines(context)])
  ]);
}
function renderChecksSection(context, transcript, maxLines = 30) {
  return section(CHECKS, renderChecks(context, transcript, maxLines));
}
function agentInstructionsNote(files) {
  const instructions = [...new Set(files.filter(instructsAgents))];
  if (instructions.length === 0) return void 0;
  return `**This changes what agents are told to do:** ${pathList(instructions)}, as the request asked. Read it line by line.`;
}
function bodyParts(body, limits) {
  const { context, transcript, work } = body;
  const files = changedFileLines(context, transcript);
  const title = plural(files.length, "file");
  const fileList = files.length > 0 ? collapsible(title, list(files, limits.rows)) : void 0;
  return [
    renderChecksSection(context, transcript, limits.checkLines),
    section(
      "What changed",
      paragraphs([renderLongText(context, work.answer, limits.answer), fileList])
    ),
    renderProposedTools(context, work.proposals ?? []),
    ...reviewerSections(body, limits),
    renderNotes(context, { ...transcript, left: [] }, limits.rows)
  ];
}
function reviewerSections(body, { rows }) {
  const { context, transcript, work } = body;
  const did = section("Who did what", list(workerLines(body), rows));
  const learnt = section("What the team learnt", list(learningLines(context, transcript), rows));
  const decided = list(decisionLines(context, transcript, work.branch), rows);
  const test = list(howToTestLines(context, transcript), rows);
  const open = list(unverifiedLines(context, transcript), rows);
  if (work.brief === void 0) {
    return [
      did,
      section("Decisions taken", decided),
      learnt,
      section("How to test", test),
      section("Not verified", open)
    ];
  }
  const brief = [
    subsection("Look at first", renderLookFirst(context, work.brief)),
    subsection("Decisions behind it", decided),
    subsection("Not verified", open),
    subsection("How to test", test)
  ];
  return [section("Reviewer's brief", paragraphs(brief)), did, learnt];
}
function subsection(title, content) {
  return content === "" ? void 0 : `### ${title}

${content}`;
}
var CREDIT_PREFIX = "Written by the squad,";
function creditLines({ facts, safe }) {
  const { actor, commentUrl, runUrl, thread } = facts;
  const asked = link("asked for", commentUrl);
  const credit = `${CREDIT_PREFIX} ${asked} by ${inline(actor, 40, safe)} \xB7 ${link("run", runUrl)}`;
  return thread.kind === "issue" ? [credit, `Closes #${thread.number}`] : [credit];
}
function workerLines({ context, transcript, work }) {
  const agents = transcript.agents.filter(({ session }) => session !== "coordinator");
  return agents.map((agent) => {
    const role = agent.role === "" ? "" : ` (${inline(agent.role, 40, context.safe)})`;
    const files = agent.files.length === 0 ? "" : `, ${plural(agent.files.length, "file")}`;
    const did = inline(workText(agent, work.answer), 240, context.safe);
    return `**${inline(agent.name, 40, context.safe) || "Agent"}**${role}${files}: ${did}`;
  });
}
function workText({ task, answer, state }, whole) {
  if (state === "failed" || state === "stopped") return `${task} (${state})`;
  const said = answer.trim() === whole.trim() ? "" : firstMeaningfulLine(answer);
  return said || task;
}
function unverifiedLines(context, transcript) {
  const { safe } = context;
  const { agents, left, reviews } = transcript;
  const objections = withoutSuperseded(reviews).filter(
    ({ verdict }) => verdict === "changes-requested"
  );
  const unfinished = agents.filter(({ state }) => state === "failed" || state === "stopped");
  return [
    ...objections.map(({ reviewer, files }) => {
      const where = files.length === 0 ? "" : ` in ${pathList(files)}`;
      return `${agentName(context, transcript, reviewer)} asked for changes${where}, and has not looked again since.`;
    }),
    ...unfinished.map(({ name, state, answer }) => {
      const why = answer.trim() === "" ? "" : `: ${inline(answer, 240, safe)}`;
      return `${inline(name, 40, safe)} ${state === "failed" ? "failed" : "was stopped"}${why}`;
    }),
    ...left.map((file) => `Left out: ${inline(file, 240, safe)}`)
  ];
}
function renderStackedNote({ number, head }) {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}

// src/publish/pull-request/pull-request-title.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 72;
var FALLBACK_TITLE = "Changes by the squad";
var IMPERATIVES = new Set(
  "add adapt adjust allow apply avoid build change check clean complete configure convert correct create cut deal deprecate describe disable document drop enable ensure explain expose extend extract fix format give handle harden hide implement improve include increase initialise inline install integrate introduce keep let limit link load log lower make merge migrate modernise modernize move optimise optimize parse pass pin port prevent print protect provide raise reduce refactor refuse reject remove rename reorder repair replace report require restore return revert review rewrite round run sanitise sanitize set show simplify skip sort speed split start stop store support switch test tidy translate trim turn type unify update upgrade use validate verify warn wrap write".split(" ")
);
function renderPullRequestTitle({
  request,
  threadTitle
}) {
  const requestTitle = cleanTitle(firstSentence(request));
  const issueTitle = cleanTitle(threadTitle ?? "");
  const title = isImperative(requestTitle) || issueTitle === "" ? requestTitle : issueTitle;
  return oneLine(capitalise(title), MAX_LENGTH) || FALLBACK_TITLE;
}
function firstSentence(text) {
  const line = text.split("\n").find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return line.slice(0, 300).split(/[.!?](?: |$)/)[0] ?? "";
}
function isImperative(text) {
  const words = text.toLowerCase().split(" ");
  const isVague = words.some((word) => ["this", "it", "that", "these", "them"].includes(word));
  return words.length >= 3 && text.length <= MAX_LENGTH && !isVague && IMPERATIVES.has(words[0] ?? "");
}
var POLITE_OPENING = /^(?:please|hi|hello|hey|can you|could you|would you|we should|we need to|let's|kindly),? /i;
function cleanTitle(text) {
  const plainer = oneLine(text.slice(0, 1e3), 300).replace(/https?:\/\/\S*/gi, "").replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, "").replace(/[@[\]<>]/g, " ").replace(/#(?=\d)|\bGH-(?=\d)/gi, "issue ").replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, "").replace(/!+:/g, ":").replace(POLITE_OPENING, "").replace(/ {2,}/g, " ").replace(/[. ]+$/, "").trim();
  return plainer === text ? text : cleanTitle(plainer);
}
function capitalise(text) {
  return /^[a-z]+ /.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

// src/publish/publish.ts
async function publishBranch(publishable, deps) {
  const { target } = publishable;
  const commit = await pushWork(publishable, deps);
  if (target.pull !== void 0) {
    return toPublishedWork({ head: target.branch, commit }, target.pull);
  }
  const brief = await collectBriefFacts(commit, publishable, deps);
  const text = withoutSecrets(renderPullRequestText(publishable, brief, deps), deps);
  const { base, branch: head } = target;
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft }, deps);
}
async function collectBriefFacts(commit, { transcript, start, target, baseBranch, directory }, { git }) {
  if (reviewRequests(transcript.handoffs).length === 0) return void 0;
  const base = target.base === baseBranch.name ? baseBranch.commit : start;
  const diff = await attempt(readDiff(git, { base, tip: commit }));
  if (diff.kind === "threw") return void 0;
  const findingPaths = transcript.reviews.flatMap(
    ({ findings }) => findings.map(({ path }) => path)
  );
  return { diff: diff.value, commit, findingPaths, directory };
}
function renderPullRequestText(publishable, brief, { context }) {
  const { target, transcript, answer, threadTitle, proposals = [] } = publishable;
  const { stackedOn, branch } = target;
  const stacked = stackedOn && renderStackedNote(stackedOn);
  const work = { answer, branch, stacked, brief, proposals };
  return {
    title: renderPullRequestTitle({ request: transcript.request, threadTitle }),
    body: renderPullRequestBody(context(), transcript, work)
  };
}
function withoutSecrets(text, { holdsSecret }) {
  if (!holdsSecret(`${text.title}
${text.body}`)) return text;
  return { title: "Changes by the squad", body: NOT_SHOWN };
}
var NOT_SHOWN = "What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.";
async function pushWork(publishable, deps) {
  const { target, tip, start } = publishable;
  const answer = await pushBranch(deps.git, { branch: target.branch, commit: tip, start });
  if (answer.kind === "pushed") {
    deps.effect("push", `${target.branch} ${answer.commit}`);
    return answer.commit;
  }
  if (answer.kind === "conflict") return failWithFallbackBranch(publishable, deps);
  throw new SquadError({
    code: "E_GIT",
    message: `The branch ${target.branch} could not be pushed: ${answer.reason}.`,
    hint: "The job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch."
  });
}
async function failWithFallbackBranch({ target, tip }, deps) {
  const fallbackBranch = `${target.branch}-${tip.slice(0, 8)}`;
  const branch = await pushToFallbackBranch(deps.git, { branch: fallbackBranch, commit: tip });
  throw new SquadError({
    code: "E_GIT",
    message: `Somebody changed the same lines on ${target.branch} while the squad worked. The work is kept on the branch ${branch}.`,
    hint: "Merge that branch by hand, or ask again."
  });
}

// src/publish/publish-memory.ts
init_define_RUNTIME_PACKAGES();
async function publishMemory(publishable, deps) {
  const { start, tip, prefix, target, baseBranch, transcript } = publishable;
  const { git, github } = deps;
  const branch = memoryBranch(prefix);
  const { onto, pull } = await findMemoryBranch(branch, baseBranch, deps);
  const replayed = onto === start ? { kind: "replayed", commit: tip } : await replay(git, { base: start, tip }, onto);
  if (replayed.kind === "conflict") {
    throw new SquadError({
      code: "E_GIT",
      message: `What was learnt could not be added to ${branch}: ${replayed.files.join(", ")} collide.`,
      hint: "Merge or close the pull request *What the squad learnt*, then ask again."
    });
  }
  const memoryTarget = { ...target, branch, from: "branch", pull: void 0 };
  const commit = await pushWork(
    { ...publishable, target: memoryTarget, start: onto, tip: replayed.commit },
    deps
  );
  const text = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, branch), deps);
  const opening = { base: baseBranch.name, head: branch, commit, text, draft: false };
  if (pull === void 0) return openOrFindPullRequest(opening, deps);
  await attempt(github.updatePullRequest(pull.number, { body: deps.seal(text.body) }));
  return toPublishedWork(opening, pull);
}
async function findMemoryBranch(branch, baseBranch, { git, github }) {
  const remoteTip = await fetchBranchIfExists(git, branch);
  if (remoteTip === void 0) return { onto: baseBranch.commit, pull: void 0 };
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === "open");
  if (pull !== void 0 || pulls.length === 0) return { onto: remoteTip, pull };
  const tree = `${baseBranch.commit}^{tree}`;
  const merge = { tree, parent: remoteTip, secondParent: baseBranch.commit, author: BOT };
  return {
    onto: await commitTree(git, { ...merge, text: "Begin again at the base branch" }),
    pull: void 0
  };
}

// src/publish/pull-request/update-section.ts
init_define_RUNTIME_PACKAGES();
async function updateProposedTools(pull, proposals, deps) {
  const section2 = renderProposedTools(deps.context(), proposals) ?? "";
  const isWanted = (body) => section2 !== "" || body.includes(PROPOSED_TOOLS);
  await updateSection(pull, { title: PROPOSED_TOOLS, section: section2, isWanted }, deps);
}
async function updateChecks(pull, transcript, deps) {
  const section2 = renderChecksSection(deps.context(), transcript) ?? "";
  const isWanted = (body) => body.includes(CREDIT_PREFIX);
  await updateSection(pull, { title: CHECKS, section: section2, isWanted }, deps);
}
async function updateSection(pull, { title, section: section2, isWanted }, { github, sealWithin }) {
  const { body } = await github.pullRequest(pull);
  if (!isWanted(body)) return;
  const updated = sealWithin(splitAt(title, body), section2 === "" ? "" : `${section2}

`);
  const isOld = title !== CHECKS && updated === body;
  if (!isOld) await github.updatePullRequest(pull, { body: updated });
}
function splitAt(wanted, body) {
  const bounds = readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isCredit = line.kind === "text" && line.text.startsWith(CREDIT_PREFIX);
    const isBound = heading === void 0 ? isCredit : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
  const index = bounds.findIndex(({ title }) => title === wanted);
  const found = bounds[index];
  if (found !== void 0) {
    const end = bounds[index + 1]?.at ?? body.length;
    return { before: body.slice(0, found.at), after: body.slice(end) };
  }
  const credit = bounds.find(({ title }) => title === void 0);
  if (credit !== void 0) {
    return { before: body.slice(0, credit.at), after: body.slice(credit.at) };
  }
  return { before: body.trim() === "" ? "" : `${body.trimEnd()}

`, after: "" };
}

// src/run/finish/publish-work.ts
async function publishWork(answer, context, repository) {
  const transcript = context.transcript.read();
  const files = committedFiles(transcript, repository);
  const rejections = newRejections(transcript.locks, repository.rejections);
  const mayPushRejections = rejections.length > 0 && isContinued(repository);
  if (files.length === 0 && !mayPushRejections) return void 0;
  const permit = await checkAccess(context);
  if (permit.kind === "refused") return permit;
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(answer, context, repository);
  if (files.some((path) => isWorkPath(path, repository))) {
    const tip = await withRejections(rejections, publishable.tip, context);
    return {
      kind: "branch",
      work: await publishCommits({ ...publishable, tip }, files, context, repository)
    };
  }
  if (mayPushRejections) await pushRejections(rejections, context, repository);
  if (files.length === 0) return void 0;
  return publishMemoryAlone(publishable, context);
}
function committedFiles({ agents, decisions }, { branch }) {
  const byAgents = agents.flatMap(({ files }) => files);
  const decided = branch.tip() === branch.start ? [] : decisions.map(({ path }) => path);
  return [...byAgents, ...decided];
}
function isContinued({ target }) {
  return target.from === "branch" && target.answerOnly === void 0;
}
function publishableOf(answer, { request, inputs, transcript }, { branch, target, team, baseBranch }) {
  return {
    target,
    start: branch.start,
    tip: branch.tip(),
    transcript: transcript.read(),
    answer,
    threadTitle: request.thread.title,
    draft: inputs.draft || transcript.read().checks.rows.some(isFailing),
    prefix: inputs.branchPrefix,
    baseBranch,
    directory: team.directory
  };
}
async function publishCommits(publishable, files, context, repository) {
  const deps = publishDepsOf(context);
  const changed = toolsAmong(files, repository.team.directory);
  const proposed = changed.length === 0 ? void 0 : await proposalsAtTip(context, repository);
  const proposals = proposed?.filter(({ name }) => changed.includes(name)) ?? [];
  const work = await publishBranch({ ...publishable, proposals }, deps);
  const { pull } = publishable.target;
  const instructions = pull && agentInstructionsNote(files);
  if (instructions !== void 0) context.transcript.note(instructions);
  if (proposed !== void 0 && pull !== void 0) {
    const failure = `The section Proposed tools of #${pull.number} could not be renewed: read the files instead.`;
    const updating = updateProposedTools(pull.number, proposed, deps);
    await context.transcript.noteFailure(failure, updating);
  }
  if (pull !== void 0) {
    const failure = `The section Checks of #${pull.number} could not be renewed: this board has the results.`;
    const updating = updateChecks(pull.number, publishable.transcript, deps);
    await context.transcript.noteFailure(failure, updating);
  }
  return work;
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
async function withRejections(notes, tip, { ports, job }) {
  return notes.length === 0 ? tip : recordRejections(ports.git, { tip, notes, runId: job.runId });
}
async function pushRejections(notes, context, { branch: { start, name: branch } }) {
  const { ports, transcript } = context;
  const pushing = withRejections(notes, start, context).then(
    (commit) => pushBranch(ports.git, { branch, commit, start })
  );
  const pushed = await attempt(pushing);
  if (pushed.kind === "done" && pushed.value.kind === "pushed") {
    const detail = `${branch} ${pushed.value.commit}`;
    transcript.emit({ kind: "effect", effect: "push", detail });
  } else {
    transcript.note(
      "Could not record on the branch whose work was rejected, so the next run won't know."
    );
  }
}
async function publishMemoryAlone(publishable, context) {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context)));
  if (published.kind === "done") return { kind: "memory", work: published.value };
  if (publishable.answer.trim() === "") throw published.error;
  context.transcript.note(
    `What was learnt could not be kept. ${describe(published.error).message}`
  );
  return void 0;
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
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail })
  };
}

export {
  reviewRequests,
  chooseCandidates,
  askReviewers,
  fingerprintOfText,
  renderFindingsMarker,
  readPostedFingerprints,
  readDiff,
  readChangesSince,
  diffOfFiles,
  gatherReviews,
  renderLookFirst,
  publishWork,
  publishDepsOf
};
