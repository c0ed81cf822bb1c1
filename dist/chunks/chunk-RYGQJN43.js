import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  WORK_MERGE_RULES,
  mergeWithUnion
} from "./chunk-Z54UCCYT.js";
import {
  openGlobalFolder
} from "./chunk-KLCHYJXE.js";
import {
  demoteHeadings
} from "./chunk-Y5CDGCLL.js";
import {
  addedLines,
  countDeletions,
  fingerprintOf,
  followLines,
  hunkAt,
  isChangedSince,
  linesOfHunk,
  shownLines
} from "./chunk-PNYLBFPP.js";
import {
  BUNDLE_FILE,
  keepInBundle
} from "./chunk-UQK2ZKYK.js";
import {
  changedFileLines,
  claimsSuccess,
  pathList,
  refusedLines,
  renderChecks,
  renderLongText,
  settledReviews,
  standingReviews,
  toRepositoryPath,
  unfinishedAgents,
  worstVerdict
} from "./chunk-NEN62PUN.js";
import {
  agentName,
  firstMeaningfulLine,
  renderProposedTools
} from "./chunk-HYCFZGRZ.js";
import {
  code,
  collapsible,
  firstThatFits,
  headingOf,
  inline,
  joinNames,
  linesLabel,
  linesLink,
  link,
  list,
  paragraphs,
  readLines,
  repositoryUrl,
  section
} from "./chunk-LSQIVI4U.js";
import {
  hashOfLines
} from "./chunk-7XLBJTOV.js";
import {
  applyPolicy,
  batchPaths,
  foldPath,
  instructsAgents,
  isWorkPath,
  listChanges,
  withFolders
} from "./chunk-EG5NQSOL.js";
import {
  readTrailedCommits,
  tellsRejections,
  withTrailers
} from "./chunk-HHYM4AF5.js";
import {
  pathsChangedBy,
  pathsChangedSince,
  readLog,
  splitPaths,
  treeOf
} from "./chunk-RH2574AL.js";
import {
  readToolFiles,
  scanExecutables
} from "./chunk-TFVK6ZZD.js";
import {
  approvableName,
  isApproved
} from "./chunk-MLTXGWX5.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  firstSentence,
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  COORDINATOR,
  addAgentRow
} from "./chunk-UXQFGFHB.js";
import {
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/pull-request/report-line.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 72;
var MAX_READ = 120;
var IMPERATIVES = new Set(
  "accept add adapt adjust align allow answer apply archive ask avoid bound build bump bundle cache call catch change check clamp clarify clean clear close collapse collect combine compare compress compute configure convert copy correct count cover create cut deal debounce declare decode dedupe default define delete deprecate derive describe detect disable document drop emit enable encode enforce ensure escape expand explain export expose extend extract fail fetch fill filter fix flatten fold format forward generate give group guard handle harden hide highlight ignore implement import improve include increase infer initialise initialize inline insert install integrate introduce invalidate isolate join keep label leave let lift limit link list load localise localize lock log look lower make map mark mask match memoise memoize mend merge migrate mirror mock modernise modernize move name narrow normalise normalize notify omit open optimise optimize order parse pass persist pick pin point port prefer prefix prepare prevent print propagate protect provide publish put quote raise read rebuild record redact reduce refactor refine refresh refuse register reject release reload remember remove rename render reorder repair replace report request require reset resolve respect restore restrict retry return reuse revert review revise rework rewrite round route run sanitise sanitize save say scope select send separate serialise serialize serve set share shorten show simplify skip sort speed split start stop store stream strip support swap switch sync tell test throttle tidy tighten time track translate treat trim truncate try turn type unify unwrap update upgrade upload use validate verify wait warn widen wire wrap write".split(" ")
);
function beginsWithOrder(text) {
  return IMPERATIVES.has(firstWord(text));
}
var TALK = new Set(
  "a all after an are as before both can changes changed completed done everything finished hello here here's hey hi how i i'm i've if in it its looks my no none note nothing now ok okay our please question report since so some sorry sure tests thanks that the their there these they this those three to two unfinished unfortunately verdict was we we\u2019ve were what when where why yes you your".split(" ")
);
function readReportLine(report) {
  const { first, isAlone: isAlone2 } = firstLineOf(report);
  const line = withoutMarks(first);
  const words = line.split(" ");
  if (words.length < 2 || /[?!:…]$|[.?!] /.test(line) || claimsSuccess(line)) return void 0;
  if (beginsWithOrder(line)) {
    const isVague = words.length < 4 && /\b(?:it|this|that|them|these)\b/i.test(line);
    return isVague || line.length > MAX_READ ? void 0 : withoutStop(line);
  }
  const isTitle = isAlone2 && words.length > 2 && line.length <= MAX_LENGTH && !/[.;,]$/.test(line);
  return isTitle && !TALK.has(firstWord(line)) ? line : void 0;
}
function belowReportLine(report) {
  if (readReportLine(report) === void 0) return report;
  const text = report.trimStart();
  const end = text.indexOf("\n");
  return end < 0 ? "" : text.slice(end).trim();
}
function firstLineOf(report) {
  const lines = report.trimStart().slice(0, 2e3).split("\n", 2);
  const [first = "", next = ""] = lines;
  return { first: first.trim(), isAlone: next.trim() === "" };
}
function firstWord(text) {
  return (/^[\p{L}'’]+(?=[ :,]|$)/u.exec(text)?.[0] ?? "").toLowerCase();
}
function withoutMarks(line) {
  return line.replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, "").replaceAll("**", "").replace(/\s+/g, " ").trim();
}
function withoutStop(line) {
  return line.replace(/\.$/, "");
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
    pattern: /(?:^|[/._-])(?:migrations?|migrate|schema|stores?|storage|databases?|persistence)(?=[/._-]|$)|\.(?:sql|prisma)$/i
  },
  {
    why: "dependencies",
    risk: 35,
    pattern: /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]{0,40}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|requirements[\w.-]{0,40}\.txt|cargo\.toml|pyproject\.toml|gemfile|pom\.xml|build\.gradle)$/i
  },
  {
    why: "parses or formats",
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
function sizeRisk(hunk, isGone) {
  return Math.min(30, addedLines(hunk).length / 4 + countDeletions(hunk) / 2) + (isGone ? MANY_DELETED : 0);
}
function rulesFor(path, hunk, isGone) {
  const words = path.replace(/([a-z0-9])([A-Z])/g, "$1-$2");
  const ofPath = PATH_RULES.filter(({ pattern }) => pattern.test(words)).slice(0, 2);
  const matches = (lines) => (rule) => lines.slice(0, MAX_SCANNED).some((line) => rule.pattern.test(line.slice(0, MAX_SCANNED_LENGTH)));
  const ofCode = CODE_RULES.filter(matches(addedLines(hunk)));
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
function sizesOf(path, hunk) {
  const [added, deletions] = [addedLines(hunk).length, countDeletions(hunk)];
  const kind = !isLowRisk(path) ? "code" : TEST_PATH.test(path) ? "tests" : "texts";
  if (deletions >= MANY_DELETED) {
    return [
      `${kind} that ${kind === "code" ? "was" : "were"} there before: \u2212${deletions}, +${added} lines`
    ];
  }
  return added >= MANY_ADDED ? [`${added} new lines`] : [];
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
    const findings = withoutDuplicates(harmless);
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
function withoutDuplicates(findings) {
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
  return transcript.conflicts.flatMap(({ session, files, others, keptOn, isBundled }) => {
    const [who, what] = [name(session), pathList(files)];
    if (keptOn !== void 0) {
      const where = `it is ${isBundled ? "in the run's bundle as" : "on the branch"} ${code(keptOn)}`;
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
function leftOutItems(context, transcript) {
  const { left } = transcript;
  return [
    ...left.map((file) => `${LEFT_OUT}${inline(file, 240, context.safe)}`),
    ...refusedLines(context, transcript).map((line) => `Refused: ${line}`)
  ];
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
  const hasWork = rows.some(
    ({ files }) => files.some((path) => isWorkPath(path, branch.directory))
  );
  const did = !hasWork && reviewed.length > 0 ? `reviewed ${pathList(reviewed)}${verdictText(agent, transcript)}` : inline(workText(rows, whole), 240, safe);
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
  if (said.length > 0) return [...new Set(said)].join("; ");
  return task === "" ? "" : `did not finish "${task}"`;
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
  const lines = answer.split("\n").map(withoutMarks2);
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
function withoutMarks2(line) {
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
  const said = work.rewritten ?? belowReportLine(work.answer);
  const text = told?.text ?? demoteHeadings(renderLongText(context, said, answer), 3).trimEnd();
  const since = told === void 0 || told.runs.length === 0 ? void 0 : `${SINCE_THEN}

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

// src/workspace/commit.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/workspace/policy/path-twins.ts
init_define_RUNTIME_PACKAGES();
async function rejectTwins(candidates, deps) {
  const known = await listNeighbours(
    candidates.filter(({ isNew }) => isNew === true),
    deps
  );
  const removed = new Set(
    candidates.flatMap(({ path, isRemoved }) => isRemoved === true ? [path] : [])
  );
  const names = new Map(
    [...known].filter((path) => !removed.has(path)).map((path) => [foldPath(path), path])
  );
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path, isNew } = candidate;
    const unknown = isNew === true ? withFolders(path).filter((part) => !known.has(part)) : [];
    const twins = unknown.map((part) => names.get(foldPath(part)) ?? part);
    const twin = twins.find((name, index) => name !== unknown[index]);
    if (twin !== void 0) {
      left.push(`${path}: many file systems take its name for that of ${twin}`);
      continue;
    }
    for (const part of unknown) names.set(foldPath(part), part);
    accepted.push(candidate);
  }
  return { accepted, left };
}
async function listNeighbours(candidates, { git, commit }) {
  if (candidates.length === 0) return /* @__PURE__ */ new Set();
  const folders = candidates.flatMap(({ path }) => withFolders(path).slice(0, -1));
  const inner = batchPaths([...new Set(folders)].map((folder) => `${folder}/`));
  const listings = [[], ...inner].map(
    (paths) => git.run([
      "ls-tree",
      "-z",
      "--name-only",
      commit,
      ...paths.length === 0 ? [] : ["--", ...paths]
    ])
  );
  return new Set((await Promise.all(listings)).flatMap(splitPaths));
}

// src/workspace/policy/reject-secrets.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { join } from "node:path";
async function rejectSecrets(candidates, deps) {
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path } = candidate;
    if (deps.policy.holdsSecret(path)) {
      left.push("a file: its name holds a secret, or something shaped like one");
    } else if (candidate.isRemoved !== true && await addsSecret(path, deps)) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(candidate);
    }
  }
  return { accepted, left };
}
async function addsSecret(path, { git, worktree, policy }) {
  const text = await readFile(join(worktree.directory, path), "utf8");
  if (!policy.holdsSecret(text)) return false;
  const before = await attempt(git.run(["cat-file", "blob", `${worktree.base()}:${path}`]));
  const known = new Set(before.kind === "done" ? before.value.split("\n") : []);
  const added = text.split("\n").filter((line) => !known.has(line));
  return policy.holdsSecret(added.join("\n"));
}

// src/workspace/commit.ts
async function commitWork(worktree, { git, policy, identify, tip }) {
  const base = worktree.base();
  if (base === void 0) return { kind: "nothing", left: [] };
  const { accepted, left: refused } = await selectChanges(worktree, { git, policy, tip });
  const ignored = await stage(git, worktree, accepted);
  const notTaken = ignored.map((path) => `${path}: ${IGNORED_REASON}`);
  const left = [...refused, ...notTaken];
  const files = accepted.map(({ path }) => path).filter((path) => !ignored.includes(path));
  if (files.length === 0) return { kind: "nothing", left };
  const tree = (await git.run(["write-tree"], { worktree })).trim();
  const identity = identify(files);
  const commit = await commitTree(git, { tree, parent: base, ...signature(git, identity) });
  return { kind: "commit", commit, base, files, left, identity };
}
async function selectChanges(worktree, { git, policy, tip }) {
  const base = worktree.base();
  if (base === void 0) return { accepted: [], left: [] };
  const checked = applyPolicy(await listChanges(git, worktree, base), policy);
  const clean = await rejectSecrets(checked.accepted, { git, worktree, policy });
  const { accepted, left } = await rejectTwins(clean.accepted, { git, commit: tip ?? base });
  return { accepted, left: [...checked.left, ...clean.left, ...left] };
}
var IGNORED_REASON = "git does not take it (a .gitignore lists it, or its name is not safe)";
async function stage(git, worktree, accepted) {
  const own = accepted.filter(({ byTool }) => !byTool);
  await add(git, worktree, { files: accepted.filter(({ byTool }) => byTool), force: true });
  if (await add(git, worktree, { files: own, force: false })) return [];
  const listing = ["diff-index", "--cached", "--name-only", "--no-renames", "-z"];
  const staged = await git.run([...listing, worktree.base() ?? "HEAD"], { worktree });
  const taken = new Set(splitPaths(staged));
  return own.map(({ path }) => path).filter((path) => !taken.has(path));
}
async function add(git, worktree, { files, force }) {
  if (files.length === 0) return true;
  const list2 = join2(git.scratch, `${worktree.label}.paths`);
  await writeFile(list2, files.map(({ path }) => path).join("\0"));
  const option = force ? "--force" : "--ignore-errors";
  const args = ["add", option, `--pathspec-from-file=${list2}`, "--pathspec-file-nul"];
  const { code: code2, stderr } = await git.attempt(args, { worktree });
  if (code2 === 0) return true;
  if (code2 === 1 && !force) return false;
  throw new SquadError({ code: "E_GIT", message: `git add failed: ${stderr.trim()}` });
}
function signature({ identity }, { author, message, trailers }) {
  const { email } = identity;
  return { author: { name: author, email }, text: withTrailers(message, trailers) };
}
async function commitTree(git, { tree, parent, secondParent, author, text }) {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...author.date === void 0 ? {} : { GIT_AUTHOR_DATE: author.date },
    GIT_COMMITTER_NAME: git.identity.name,
    GIT_COMMITTER_EMAIL: git.identity.email
  };
  const message = join2(git.scratch, `${randomUUID()}.message`);
  await writeFile(message, text);
  const second = secondParent === void 0 ? [] : ["-p", secondParent];
  const made = ["commit-tree", "--no-gpg-sign", "-p", parent, ...second, "-F", message, tree];
  return (await git.run(made, { environment })).trim();
}

// src/run/agents/tool-proposals.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/executable/proposed-tools.ts
init_define_RUNTIME_PACKAGES();
async function findProposedTools(branch, trusted) {
  const { executables, diagnostics } = await scanExecutables(branch);
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const beforeOf = ({ tool }) => trusted.executables.find((known) => known.tool.name === tool.name);
  const knownTexts = new Set(trusted.diagnostics.map(diagnosticText));
  const newDiagnostics = diagnostics.filter((problem) => !knownTexts.has(diagnosticText(problem)));
  return {
    proposals: changed.map((executable) => toProposal(executable, beforeOf(executable))),
    diagnostics: [
      ...newDiagnostics,
      ...changed.flatMap((tool) => unraisedVersion(tool, beforeOf(tool)))
    ]
  };
}
function diagnosticText({ path, message }) {
  return `${path}: ${message}`;
}
function unraisedVersion({ tool, manifest }, before) {
  if (before === void 0 || isHigher(manifest.version, before.manifest.version)) return [];
  const { version } = manifest;
  const comparison = version === before.manifest.version ? "is still" : "fell to";
  const message = `${tool.name} changed, but its version ${comparison} ${version}`;
  return [{ code: "L_SHAPE", path: tool.origin.path, message, next: "raise the version" }];
}
function isHigher(version, before) {
  const numbersOf = (text) => (/^[\d.]+/.exec(text)?.[0] ?? "").split(".").map(Number);
  const [now, then] = [numbersOf(version), numbersOf(before)];
  const step = [0, 1, 2].map((at) => (now[at] ?? 0) - (then[at] ?? 0)).find((by) => by !== 0);
  return step === void 0 ? version !== before : step > 0;
}
function toProposal({ tool, manifest, start, directory }, before) {
  const files = readToolFiles(directory);
  const { name, version, description, parameters, env, tests } = manifest;
  return {
    name,
    version,
    description,
    sha256: tool.origin.sha256,
    folder: tool.origin.path.slice(0, tool.origin.path.lastIndexOf("/")),
    starts: start.kind === "built" ? start.files.join(", ") : start.file,
    parameters,
    seconds: tool.limits.timeoutMs / 1e3,
    env,
    tests: tests.length,
    before: before?.manifest.version,
    files: typeof files === "string" ? [] : files.map(toProposedFile)
  };
}
function toProposedFile({ path, bytes }) {
  return { path, bytes: bytes.length, text: bytes.includes(0) ? void 0 : bytes.toString() };
}

// src/run/agents/tool-folders.ts
init_define_RUNTIME_PACKAGES();
import { existsSync, lstatSync } from "node:fs";
import { mkdir as mkdir2, mkdtemp } from "node:fs/promises";
import { dirname, join as join4, relative } from "node:path";

// src/workspace/extract-folder.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join as join3 } from "node:path";
var MAX_FILES = 2e3;
var MAX_BYTES = 64 * 1024 * 1024;
var MAX_FILE_BYTES = 8 * 1024 * 1024;
var BATCH = 200;
async function extractFolder(git, request) {
  const { commit, folder, into, isWanted } = request;
  await mkdir(into, { recursive: true });
  const tree = `${commit}:${folder}`;
  const listing = await git.attempt(["ls-tree", "-r", "-l", "-z", tree]);
  if (listing.code !== 0) return { files: [], left: [] };
  const { files, left } = selectFiles(
    readListing(listing.stdout).filter(({ path }) => isWanted(path))
  );
  if (files.length > 0) await checkOutFiles(git, { tree, into, files });
  return { files, left };
}
function readListing(listing) {
  const lines = listing.split("\0").filter((line) => line !== "");
  return lines.map((line) => {
    const tab = line.indexOf("	");
    const [mode = "", , , size = ""] = line.slice(0, tab).split(/ +/);
    return { path: line.slice(tab + 1), mode, size: Number.parseInt(size, 10) || 0 };
  });
}
function selectFiles(entries) {
  const files = [];
  const left = [];
  let bytes = 0;
  for (const entry of entries) {
    const reason = obstacleIn(entry, { files: files.length, bytes });
    if (reason === void 0) {
      files.push(entry.path);
      bytes += entry.size;
    } else {
      left.push({ path: entry.path, reason });
    }
  }
  return { files, left };
}
function obstacleIn({ mode, size }, taken) {
  if (mode === "120000") return "is a symbolic link";
  if (!mode.startsWith("100")) return "is not a regular file";
  if (size > MAX_FILE_BYTES) return "is larger than 8 MB";
  const isTooMuch = taken.files >= MAX_FILES || taken.bytes + size > MAX_BYTES;
  return isTooMuch ? "is beyond what is read of the folder" : void 0;
}
async function checkOutFiles(git, { tree, into, files }) {
  const indexFile = join3(git.scratch, `${randomUUID2()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(["read-tree", tree], options);
  for (let at = 0; at < files.length; at += BATCH) {
    await git.run(["checkout-index", "--quiet", "--", ...files.slice(at, at + BATCH)], options);
  }
}

// src/run/agents/tool-folders.ts
function scratchOf({ scratch }) {
  return join4(scratch, "tools");
}
var NOT_FOR_TOOLS = /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;
async function folderAt({ ports, commit }, directory) {
  const scratch = scratchOf(ports.git);
  await mkdir2(scratch, { recursive: true });
  const root = join4(await mkdtemp(join4(scratch, "at-")), directory);
  const written = await extractFolder(ports.git, {
    commit,
    folder: directory,
    into: root,
    isWanted: (path) => !NOT_FOR_TOOLS.test(path)
  });
  const shownAs = `${directory}/tools`;
  const folder = { root, scope: "local", shownAs, commit };
  return { folder, diagnostics: diagnosticsOf(written, directory) };
}
async function scanFolderAt(source, directory) {
  return scanExecutables((await folderAt(source, directory)).folder);
}
async function globalFolder(source, name) {
  const found = await attempt(findGlobal(source, name));
  if (found.kind === "done") return found.value;
  return missingFolder(name, describe(found.error).message);
}
async function findGlobal(source, name) {
  const { workspace } = source.ports.jobPaths;
  const place = join4(workspace, name);
  const isItsOwn = !existsSync(join4(workspace, ".git")) || hasCheckout(place, workspace);
  if (!isItsOwn) return folderFromCommit(source, name);
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return missingFolder(name, "the folder is not there");
  const into = layoutFolder(source, name);
  return {
    folder: await openGlobalFolder({ name, source: place, copyInto: into, commit: void 0 }),
    diagnostics: []
  };
}
function hasCheckout(place, workspace) {
  if (relative(workspace, place) === "") return false;
  return existsSync(join4(place, ".git")) || hasCheckout(dirname(place), workspace);
}
async function folderFromCommit(source, name) {
  const { ports, commit } = source;
  const place = join4(scratchOf(ports.git), "global", name);
  const written = await extractFolder(ports.git, {
    commit,
    folder: name,
    into: place,
    isWanted: () => true
  });
  if (written.files.length === 0) {
    return missingFolder(
      name,
      "the default branch has no such folder, and it is no checkout of its own"
    );
  }
  const folder = await openGlobalFolder({
    name,
    source: place,
    copyInto: layoutFolder(source, name),
    commit
  });
  return { folder, diagnostics: diagnosticsOf(written, name) };
}
function layoutFolder({ ports }, name) {
  return join4(scratchOf(ports.git), "global-roots", name);
}
function missingFolder(name, message) {
  const next = "check the folder out before the squad, or correct the input tools-directories";
  return { folder: void 0, diagnostics: [{ code: "L_ENTRY", path: name, message, next }] };
}
function diagnosticsOf({ left }, folder) {
  return left.filter(({ path }) => path === "tools" || path.startsWith("tools/")).map(({ path, reason }) => ({
    code: "L_ENTRY",
    path: `${folder}/${path}`,
    message: `${reason}, so it was not read`,
    next: "put plain files there"
  }));
}

// src/run/agents/tool-proposals.ts
async function noteInactiveTools(active, { ports, transcript }, repository) {
  const { team, pullRequest } = repository;
  const changed = toolsAmong(await changedPaths(ports.git, repository), team.directory);
  const waiting = changed.filter((name) => !active.includes(name));
  if (waiting.length === 0) return;
  const where = pullRequest === void 0 ? " in this branch" : " in this pull request";
  const rule = "only what the default branch has runs, until a person merges this.";
  transcript.note(`${inactiveText(waiting, where)}: ${rule}`);
}
function noteProposedTools(paths, { transcript }, { team }) {
  const names = toolsAmong(paths, team.directory);
  if (names.length === 0) return;
  const text = inactiveText(names, ", proposed by this run");
  transcript.note(`${text}: a person reviews and merges it first.`);
}
function inactiveText(names, where) {
  const count = names.length === 1 ? "1 tool change is not active yet" : `${names.length} tool changes are not active yet`;
  return `${count}${where} (${names.slice(0, 10).join(", ")})`;
}
function notProposedText(name) {
  return `No executable tool named ${name} is proposed on this branch, so nothing was allowed. Tools of the default branch need no approval, and module and resource tools run once they are merged.`;
}
function approvalRefusal(approval, proposed, phrase) {
  if (proposed === void 0) return notProposedText(approval.name);
  const { name, origin } = proposed;
  if (isApproved([approval], { name, sha256: origin.sha256 })) return void 0;
  const why = approval.digest === void 0 ? "an approval names the bytes that it allows" : "its files are not, or no longer, those that the approval names";
  return `${name} was not allowed: ${why}. Read them as they are now, and then write: \`${phrase} approve tool ${approvableName(name, origin.sha256)}\``;
}
async function proposalsAt(commit, { ports }, { tree, team }) {
  const [{ folder }, trusted] = await Promise.all([
    folderAt({ ports, commit }, team.directory),
    scanFolderAt({ ports, commit: tree.commit }, team.directory)
  ]);
  return findProposedTools(folder, trusted);
}
function toolsAmong(paths, directory) {
  const folder = `${directory}/tools/`;
  const inside = paths.filter((path) => path.startsWith(folder));
  const names = inside.map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(names)];
}
async function changedPaths(git, { pullRequest, branch, tree, team, target }) {
  if (pullRequest !== void 0) return pullRequest.files.items.map(({ path }) => path);
  if (target.from !== "branch" || branch.start === tree.commit) return [];
  const range = { base: tree.commit, tip: branch.start };
  const listed = await attempt(pathsChangedSince(git, range, `${team.directory}/tools`));
  return listed.kind === "done" ? listed.value : [];
}

// src/workspace/replay.ts
init_define_RUNTIME_PACKAGES();
async function replay(git, range, onto) {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature2 } of await readSignedCommits(git, range)) {
    const standIn = { author: signature2.author, text: "stand-in" };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const sides = { ours: target, theirs: id };
    const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
    if (merged.kind === "conflict") return { kind: "conflict", files: merged.files };
    const mayGo = merged.tree === tree && !tellsRejections(signature2.text);
    if (mayGo && await changesFiles(git, id)) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature2 });
  }
  return { kind: "replayed", commit };
}
async function changesFiles(git, id) {
  return (await git.attempt(["diff-tree", "--quiet", `${id}^`, id])).code !== 0;
}
var FIELDS = ["%H", "%an", "%ae", "%ad", "%B"];
async function readSignedCommits(git, range) {
  const rows = await readLog(git, { fields: FIELDS, range, options: ["--reverse", "--date=raw"] });
  return rows.map(([id = "", name = "", email = "", date = "", text = ""]) => ({
    id,
    author: { name, email, date },
    text
  }));
}

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

// src/publish/pull-request/pull-request-title.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH2 = 72;
var FALLBACK_TITLE = "Changes by the squad";
function renderPullRequestTitle({ reports, request, threadTitle }) {
  const reported = reports.map(reportTitle).find((title) => title !== "");
  const requestTitle = cleanTitle(openingOf(request));
  const issueTitle = cleanTitle(threadTitle ?? "");
  const asked = isImperative(requestTitle) || issueTitle === "" ? requestTitle : issueTitle;
  return cutAtWord(capitalise(reported ?? asked), MAX_LENGTH2) || FALLBACK_TITLE;
}
var UNFINISHED_TITLE = "[unfinished] ";
var isMarkedUnfinished = (title) => title.startsWith(UNFINISHED_TITLE);
function markUnfinished(title, isUnfinished) {
  const plain = isMarkedUnfinished(title) ? title.slice(UNFINISHED_TITLE.length) : title;
  return isUnfinished ? `${UNFINISHED_TITLE}${plain}` : plain;
}
var UNFINISHED_COMMIT = "Unfinished: ";
var MEMORY_SUBJECT = "Record decisions and learnings";
function renderCommitSubject({ report = "", task, unfinished }) {
  const said = unfinished ? "" : reportTitle(report);
  const subject = capitalise(said || cleanTitle(openingOf(task)));
  const mark = unfinished ? UNFINISHED_COMMIT : "";
  return `${mark}${cutAtWord(subject, MAX_LENGTH2 - mark.length)}`;
}
function reportTitle(report) {
  return cleanTitle(readReportLine(report) ?? "");
}
function cutAtWord(text, max) {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const head = headOf(line, max - 1);
  const end = line[head.length] === " " ? head.length : head.lastIndexOf(" ");
  const kept = end > max / 2 ? head.slice(0, end) : head;
  return `${kept.replace(/[\s,;:.(-]+$/, "")}\u2026`;
}
function openingOf(text) {
  const line = text.split("\n").find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return firstSentence(line.slice(0, 300)).replace(/[.!?]$/, "");
}
function isImperative(text) {
  const words = text.toLowerCase().split(" ");
  const isVague = words.some(
    (word, at) => ["this", "it", "these", "them"].includes(word) || // In `a test that names are sorted` it points at nothing.
    word === "that" && (at === 1 || at === words.length - 1)
  );
  return words.length >= 3 && text.length <= MAX_LENGTH2 && !isVague && beginsWithOrder(text);
}
var POLITE_OPENING = /^(?:please|hi|hello|hey|can you|could you|would you|we should|we need to|let's|kindly),? /i;
function cleanTitle(text) {
  const plainer = oneLine(text.slice(0, 1e3), 300).replace(/https?:\/\/\S*/gi, "").replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, "").replace(/[@[\]<>]/g, " ").replace(/(\b(?:issue|pull request) )?(?:#|\bGH-)(?=\d)/gi, (_all, noun = "issue ") => noun).replace(/ ?\((?:see )?(?:issue|pull request) \d{1,10}\)/gi, "").replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, "").replace(/!+:/g, ":").replace(POLITE_OPENING, "").replace(/ {2,}/g, " ").replace(/[. ]+$/, "").trim();
  return plainer === text ? text : cleanTitle(plainer);
}
function capitalise(text) {
  return /^[a-z]+ /.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

// src/publish/pull-request/since-then.ts
init_define_RUNTIME_PACKAGES();
var MOST_RUNS = 20;
var LONGEST_LINE = 400;
function renderSinceThen(section2, body, content) {
  const { context } = content;
  const { text, runs } = readTold(section2);
  if (content.work.rewritten !== void 0 || isFirstTold(body, content.transcript))
    return renderChanges(content);
  const isSame = runs.length === 0 && isOfRequest(findCredit(body).text, context);
  if (isSame) return renderChanges(content);
  const before = runs.filter((run) => !isOfRequest(run, context));
  return renderChanges(content, {
    text,
    runs: [...before, runLine(content)].slice(-MOST_RUNS)
  });
}
var FILES = /^(?:\*\*Files\*\*|<details><summary>\d[\d,]{0,12} files?<\/summary>)$/m;
var LISTS = new RegExp(`^\\*\\*Since then\\*\\*$|${FILES.source}`, "m");
function readChanges(body) {
  const section2 = readSection(TITLES.changed, body).content.replaceAll("\r\n", "\n");
  const at = section2.search(FILES);
  const hasWords = section2.slice(0, at).trimEnd().includes("\n");
  return at < 0 || !hasWords ? section2.trimEnd() : section2.slice(0, at).trimEnd();
}
function isFirstTold(body, { agents }) {
  const { text, runs } = readTold(readSection(TITLES.changed, body).content);
  const wasCutShort = readSection(TITLES.notDone, body).content !== "";
  const isTold = agents.some(({ session }) => session === COORDINATOR);
  return isTold && wasCutShort && text === "" && runs.length === 0;
}
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
  const { commit, subject } = pushed;
  const files = await pathsChangedBy(git, commit);
  const start = startOfCommit(pushed);
  const session = start.agent === COORDINATOR ? COORDINATOR : start.session;
  const event = { kind: "agent.queued", priority: "normal", at: 0, ...start, session };
  const answer = subject === MEMORY_SUBJECT ? "" : subject;
  const ended = { state: "done", commit, files, answer };
  return addAgentRow([], event).map((row) => ({ ...row, ...ended }));
}
function startOfCommit({ commit, author, subject, agent }) {
  const session = `${agent}-${commit.slice(0, 8)}`;
  const name = author.replace(/ \(Squad\)$/, "");
  return { session, agent, name, role: "", task: subject, requestedBy: COORDINATOR };
}

// src/publish/keep-bundle.ts
init_define_RUNTIME_PACKAGES();
async function keepBundle(work, { git, jobPaths, uploadFile }) {
  const { folder } = jobPaths.kept;
  await keepInBundle(git, { ...work, folder });
  const uploaded = await uploadFile(BUNDLE_FILE);
  const file = BUNDLE_FILE;
  if (uploaded.kind === "uploaded") return { file, place: uploaded.artifact, isArtifact: true };
  return { file, place: folder, isArtifact: false, isUploadFailed: uploaded.kind === "failed" };
}

export {
  gatherReviews,
  openObjections,
  ASKED_FOR_CHANGES,
  SET_ASIDE,
  LEFT_OUT,
  itemSection,
  readReportLine,
  briefOf,
  isLowRisk,
  renderLookFirst,
  asksForWholeIssue,
  updateClosingLine,
  renderMemoryPullRequest,
  decisionLines,
  learningLines,
  TITLES,
  renderPullRequestBody,
  agentInstructionsNote,
  renderSections,
  isOurs,
  renderStackedNote,
  itemsIn,
  ORDER,
  readSection,
  findCredit,
  renderPullRequestTitle,
  isMarkedUnfinished,
  markUnfinished,
  UNFINISHED_COMMIT,
  MEMORY_SUBJECT,
  renderCommitSubject,
  renderSinceThen,
  readChanges,
  isFirstTold,
  keepBundle,
  commitWork,
  selectChanges,
  signature,
  commitTree,
  scratchOf,
  folderAt,
  scanFolderAt,
  globalFolder,
  noteInactiveTools,
  noteProposedTools,
  notProposedText,
  approvalRefusal,
  proposalsAt,
  toolsAmong,
  replay,
  readSignedCommits,
  readBranchHistory,
  startOfCommit
};
