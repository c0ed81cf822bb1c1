import {
  renderToolUse
} from "./chunk-SI3XU6WA.js";
import {
  failingText,
  joinNews,
  newsOf,
  otherResults,
  ownRunFacts,
  placeOf,
  renderClaims,
  renderNextStep,
  renderOutcome,
  reviewProgress,
  standingReviews
} from "./chunk-PWYPUNMX.js";
import {
  TOOL_NOTE_PREFIX,
  agentName,
  agentNameCell,
  displayName,
  stateText,
  totalTokens,
  workingTime
} from "./chunk-FXPNCZBX.js";
import {
  cell,
  code,
  codeBlock,
  collapsible,
  firstThatFits,
  inline,
  limitedTable,
  linesLabel,
  link,
  list,
  paragraphs,
  section
} from "./chunk-FP56GIKB.js";
import {
  CHECK_FILES
} from "./chunk-HSV4OKKC.js";
import {
  count,
  duration,
  plural
} from "./chunk-BDLE4HBS.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  isFailing
} from "./chunk-DYNN33AK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/job-summary.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/review-summary.ts
init_define_RUNTIME_PACKAGES();
var MAX_PATHS = 3;
var MAX_FINDINGS = 12;
var VERDICT_TEXTS = {
  approved: "approved",
  none: "gave no verdict"
};
function renderReviews(context, transcript, max) {
  const lines = [
    ...transcript.reviews.map((review) => reviewLine(context, transcript, review)),
    ...groupLocks(transcript.locks).map((locks) => lockLine(context, transcript, locks))
  ];
  if (lines.length === 0) return "";
  const items = list(lines, max);
  return `**Reviews**

${items}`;
}
function reviewLine(context, transcript, review) {
  const name = (id) => agentName(context, transcript, id);
  const { reviewer, requestedBy, files, verdict, findings } = review;
  const what = files.length > 0 ? `reviewed ${pathList(files)}` : "reviewed the work";
  const found = findings.length > 0 ? plural(findings.length, "finding") : "no findings";
  const said = verdict === "changes-requested" ? rejectionText(review, transcript, name) : `${VERDICT_TEXTS[verdict]}, ${found}`;
  return `**${name(reviewer)}** ${what} for ${name(requestedBy)}: ${said}.`;
}
function rejectionText(review, { reviews }, name) {
  const { findings, revised = [], reviser, handoff } = review;
  const asked = findings.length > 0 ? `asked for ${plural(findings.length, "change")}` : ASKED;
  const stands = standingReviews(reviews).some((one) => one.handoff === handoff);
  if (!stands) return asked;
  if (revised.length > 0) {
    return `${asked}, ${revised.length} ${revised.length === 1 ? "was" : "were"} made, nobody looked again`;
  }
  return reviser === void 0 ? asked : `${asked}; ${name(reviser)} should revise it`;
}
var ASKED = "asked for changes";
function groupLocks(locks) {
  const groups = /* @__PURE__ */ new Map();
  for (const lock of locks) {
    const key = JSON.stringify([lock.agent, lock.by]);
    const known = groups.get(key);
    groups.set(key, known === void 0 ? [lock] : [...known, lock]);
  }
  return [...groups.values()];
}
function lockLine(context, transcript, locks) {
  const [{ agent, by, path }] = locks;
  const name = (id) => agentName(context, transcript, id);
  const review = transcript.reviews.findLast(
    ({ reviewer, files, findings }) => reviewer === by && [...files, ...findings.map((one) => one.path)].includes(path)
  );
  const reviser = review?.reviser;
  const who = reviser === void 0 ? "Someone else takes over" : `${name(reviser)} takes over`;
  const what = pathList(locks.map((lock) => lock.path));
  return `${who} ${what}: ${name(by)} requested changes to ${name(agent)}'s version.`;
}
function pathList(all) {
  const shown = all.slice(0, MAX_PATHS).map(code);
  const missing = all.length - shown.length;
  if (missing > 0) return `${shown.join(", ")} and ${count(missing)} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
function renderOpenFindings(context, { reviews }, max) {
  const open = reviewProgress(reviews).filter(({ isOpen }) => isOpen);
  const found = open.flatMap(({ findings }) => findings);
  const standing = found.filter(({ isChanged }) => !isChanged);
  if (standing.length === 0) return void 0;
  const lines = standing.map((finding) => findingLine(context, finding));
  return `**What the review found**

${list(lines, Math.min(max, MAX_FINDINGS))}`;
}
function findingLine({ safe }, finding) {
  const { path, line, endLine = line, text, severity } = finding;
  const weight = severity === void 0 ? "" : `${severity}, `;
  return `${weight}${linesLabel({ path, line, endLine })}: ${inline(text, 300, safe)}`;
}

// src/publish/render/checks.ts
init_define_RUNTIME_PACKAGES();
var MAX_OUTPUTS = 5;
var MARKS = {
  passed: "\u2705",
  failed: "\u274C",
  "timed-out": "\u274C",
  "failed-on-base": "\u26A0\uFE0F",
  "not-run": "\u23F8"
};
function renderChecks(context, transcript, maxLines) {
  const { rows, base } = transcript.checks;
  const ran = rows.some(({ result }) => result !== "not-run");
  return paragraphs([
    list(rows.map((row) => rowText(context, row, base))),
    ...rows.filter(hasOutput).slice(0, MAX_OUTPUTS).map((row) => outputOf(context, row, maxLines)),
    ran ? changedChecksText(transcript) : notRunText(context, transcript.checks),
    renderClaims(context, transcript),
    ...ran ? [] : [ownRunsText(context, transcript)]
  ]);
}
var BOARD_LINES = 8;
function renderFailures(context, { checks }) {
  const failing = checks.rows.find(isFailing);
  if (failing !== void 0) return outputOf(context, failing, BOARD_LINES);
  const unran = checks.rows.find(({ result }) => result === "not-run");
  return unran === void 0 ? void 0 : rowText(context, unran, checks.base);
}
function rowText({ safe }, row, base) {
  const { name, command, seconds, result } = row;
  const shown = name === command ? code(name) : `**${inline(name, 60, safe)}**, ${code(command)}`;
  const after = result === "not-run" ? "" : `, ${seconds} s`;
  return `${MARKS[result]} ${shown}: ${resultText(row, inline(base, 60, safe), safe)}${after}`;
}
function resultText({ result, lines }, base, safe) {
  switch (result) {
    case "passed":
      return "passed";
    case "failed":
      return "failed";
    case "timed-out":
      return "had not ended when its time was up";
    case "failed-on-base":
      return `failed; it fails on ${base} as well`;
    case "not-run":
      return `not run, because ${inline(lines.join(" "), 300, safe)}`;
  }
}
function hasOutput({ result }) {
  return result !== "passed" && result !== "not-run";
}
function outputOf({ safe }, row, max) {
  const { lines, name } = row;
  if (lines.length === 0) return void 0;
  const fence = safe(codeBlock(lines.slice(-max).join("\n"), "text")).trim();
  return isFailing(row) ? fence : collapsible(`What ${foldTitle(name)} printed`, fence);
}
function foldTitle(text) {
  return text.replace(/[^A-Za-z0-9 ._/:-]/g, "?").slice(0, 60);
}
function changedChecksText({ agents }) {
  const changed = new Set(agents.flatMap(({ files }) => files));
  const paths = SCRIPT_FILES.filter((path) => changed.has(path));
  if (paths.length === 0) return void 0;
  return `\u26A0\uFE0F These changes touch ${paths.map(code).join(" and ")}, which may say what a check runs.`;
}
var SCRIPT_FILES = [CHECK_FILES.node, CHECK_FILES.python, CHECK_FILES.make];
function notRunText({ safe }, { rows, off }) {
  if (rows.length > 0) return "Nothing was run on these changes.";
  const why = off ?? "the run ended before its checks";
  return `Nothing was run on these changes, because ${inline(why, 300, safe)}.`;
}
function ownRunsText(context, transcript) {
  const facts = ownRunFacts(context, transcript);
  return facts.length === 0 ? void 0 : `${facts.join("; ")}.`;
}

// src/publish/render/handoff-list.ts
init_define_RUNTIME_PACKAGES();
var OPEN_ROWS = 10;
var TYPE_TEXTS = /* @__PURE__ */ new Map([
  ["implementation-request", "task"],
  ["information-share", "information"],
  ["escalation", "call for help"],
  ["completion-notice", "report"]
]);
var REFUSAL_TEXTS = /* @__PURE__ */ new Map([
  ["E_AGENT_NOT_FOUND", "no such agent"],
  ["E_AGENT_INACTIVE", "not at work in this run"],
  ["E_AGENT_BUSY", "has too much to do"],
  ["E_POOL_FULL", "too many agents at work"],
  ["E_A2A_CAPABILITY", "not what that agent does"],
  ["E_A2A_CIRCULAR", "goes round in a circle"],
  ["E_A2A_DISABLED", "may not hand work over"],
  ["E_A2A_DUPLICATE", "the same is under way"],
  ["E_A2A_HOPS", "handed on too many times"],
  ["E_A2A_LOCKED", "nobody may revise these files"],
  ["E_A2A_PERSON", "agents can't assign work to people"],
  ["E_A2A_RATE", "too many messages in a minute"],
  ["E_A2A_SELF", "asked itself"],
  ["E_A2A_MODEL", "that model may not be chosen"],
  ["E_CONFLICT", "collides with a colleague's work"],
  ["E_TOOL_INVALID_ARGS", "the call made no sense"]
]);
function handoffTypeText(transcript, { type, redirectedFrom, priority }) {
  const kind = TYPE_TEXTS.get(type) ?? type.replace(/[-_]/g, " ");
  const words = priority === "urgent" ? `urgent ${kind}` : kind;
  return redirectedFrom === void 0 ? words : `${words} meant for ${displayName(transcript, redirectedFrom)}`;
}
function handoffReasonText({ code: code2, reason }) {
  const known = REFUSAL_TEXTS.get(code2 ?? "");
  if (known !== void 0) return known;
  const [first = ""] = oneLine(reason ?? "", 500).split(/[.!?](?: |$)/);
  return first.replace(/^E_[A-Z0-9_]+: ?/, "");
}
function handoffStatusText(handoff, finished) {
  const { status } = handoff;
  if (status === "sent") return finished ? "no answer" : "at work";
  if (status === "late") return "answered too late";
  const why = status === "refused" || status === "failed" ? handoffReasonText(handoff) : "";
  return why === "" ? status : `${status}: ${why}`;
}
function renderHandoffs(handoffs) {
  const { transcript, finished, max } = handoffs;
  const rows = transcript.handoffs;
  if (rows.length === 0) return "";
  const lines = rows.slice(0, max).map((row) => handoffLine(handoffs, row));
  const items = list([...lines, ...rows.slice(max).map(() => "")], max);
  const title = [plural(rows.length, "handoff"), ...problemCounts(rows, finished)].join(", ");
  return `**${title}**

${items}`;
}
function handoffLine({ context, transcript, finished }, handoff) {
  const words = (text, max) => inline(text, max, context.safe);
  const [from, to] = [handoff.from, handoff.to].map((id) => words(displayName(transcript, id), 40));
  const type = words(handoffTypeText(transcript, handoff), 60);
  const statusText = words(handoffStatusText(handoff, finished), 140);
  return `**${from} \u2192 ${to}** (${type}, ${statusText}): ${words(firstParagraph(handoff.task), 120)}`;
}
function firstParagraph(task) {
  return task.trim().split(/\n\s*\n/, 1)[0] ?? "";
}
function problemCounts(rows, finished) {
  const countWith = (status) => rows.filter((row) => row.status === status).length;
  const amounts = [
    [countWith("refused"), "refused"],
    [countWith("failed"), "failed"],
    [countWith("late"), "answered too late"],
    [finished ? countWith("sent") : 0, "without an answer"]
  ];
  return amounts.filter(([amount]) => amount > 0).map(([n, words]) => `${count(n)} ${words}`);
}
function renderMessages(handoffs) {
  const { transcript, max } = handoffs;
  const all = transcript.handoffs;
  if (all.length === 0) return "";
  const head = ["From", "To", "Type", "Message", "Time", "What became of it"];
  const messages = limitedTable(head, all, max, (row) => messageCells(handoffs, row));
  const isLong = all.length > OPEN_ROWS;
  return paragraphs([
    messageStatsLine(transcript),
    isLong ? collapsible(plural(all.length, "message"), messages) : messages
  ]);
}
function messageCells({ context, transcript }, handoff) {
  const words = (text, max) => cell(text, max, context.safe);
  const { from, to, task, status, sentAt, endedAt } = handoff;
  const isTimed = endedAt !== void 0 && status !== "refused";
  return [
    words(displayName(transcript, from), 40),
    words(displayName(transcript, to), 40),
    words(handoffTypeText(transcript, handoff), 60),
    words(firstParagraph(task), 80),
    isTimed ? duration(endedAt - sentAt) : "",
    words(handoffStatusText(handoff, true), 140)
  ];
}
function messageStatsLine({ handoffs, actor }) {
  const answered = handoffs.filter(({ status }) => status === "answered").length;
  const byAgents = handoffs.filter(({ from }) => from !== "coordinator" && from !== actor).length;
  const longest = handoffs.reduce(
    (max, { sentAt, endedAt = sentAt }) => Math.max(max, endedAt - sentAt),
    0
  );
  const what = [
    plural(handoffs.length, "message"),
    `${count(answered)} answered`,
    ...problemCounts(handoffs, true)
  ].join(", ");
  const share = Math.round(100 * byAgents / Math.max(1, handoffs.length));
  return `${what}; ${share} % started by agents; the longest took ${duration(longest)}.`;
}

// src/publish/render/headline/headline.ts
init_define_RUNTIME_PACKAGES();
function renderHeadline(context, transcript, outcome) {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...outcome === void 0 ? [] : workFacts({ context, transcript, outcome }),
    duration(facts.now - transcript.startedAt),
    ...spent === 0 ? [] : [plural(spent, "token")],
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    link("watch the run", facts.runUrl)
  ];
  return joinNews(newsOf(context, transcript, outcome), parts);
}
function workFacts({ context, transcript, outcome }) {
  return [
    ...sizeFacts(transcript, outcome),
    ...counted(transcript.decisions.length, "decision"),
    ...learningFacts({ context, transcript, outcome }),
    ...checkFacts({ context, transcript, outcome })
  ];
}
function sizeFacts({ agents }, outcome) {
  const work = "work" in outcome ? outcome.work : void 0;
  if (work === void 0) return [];
  const { size } = work;
  if (size !== void 0) {
    return [`${plural(size.files, "file")}, +${count(size.added)} \u2212${count(size.removed)}`];
  }
  return counted(new Set(agents.flatMap(({ files }) => files)).size, "file");
}
function learningFacts({ context, transcript, outcome }) {
  const { learnings } = transcript;
  const memory = outcome.kind === "answered" ? outcome.memory : void 0;
  const words = counted(learnings.length, "learning");
  if (memory === void 0) return words;
  return [`${words[0] ?? "memory"} in ${placeOf(context, memory)}`];
}
function checkFacts({ context, transcript, outcome }) {
  const { checks } = transcript;
  const byAgents = transcript.agents.some(({ files }) => files.length > 0);
  const isWork = byAgents && "work" in outcome && outcome.work !== void 0;
  const failing = outcome.kind === "changed" ? void 0 : failingText(context, checks);
  const results = [...failing === void 0 ? [] : [failing], ...otherResults(context, checks)];
  const ran = checks.rows.some(({ result }) => result !== "not-run");
  if (!isWork || ran) return results;
  const own = ownRunFacts(context, transcript);
  return own.length > 0 ? own : ["no check ran"];
}
function counted(amount, noun) {
  return amount === 0 ? [] : [plural(amount, noun)];
}

// src/publish/render/sequence-diagram.ts
init_define_RUNTIME_PACKAGES();
var LABEL_WIDTH = 40;
var TARGET_LENGTH = 45e3;
function renderSequence(transcript, arrows = 400) {
  const messages = collectMessages(transcript);
  if (messages.length === 0) return void 0;
  const arrowLimits = [arrows, 150, 60, 30].filter((max) => max <= arrows);
  return firstThatFits(
    TARGET_LENGTH,
    arrowLimits.map((max) => () => renderDiagram(messages, max))
  );
}
function renderDiagram(messages, max) {
  const shown = messages.slice(0, max);
  const people = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    "sequenceDiagram",
    ...people.map((name) => `participant ${ids.get(name)} as ${mermaidLabel(name, 24)}`),
    ...shown.map((one) => `${ids.get(one.from)}${one.arrow}${ids.get(one.to)}: ${arrowText(one)}`),
    ...moreNote(messages.length - shown.length)
  ];
  return `\`\`\`mermaid
${lines.join("\n  ")}
\`\`\``;
}
function moreNote(missing) {
  return missing > 0 ? [`Note over P1: and ${plural(missing, "message")} more`] : [];
}
function collectMessages(transcript) {
  const messages = [
    ...requestMessages(transcript),
    ...transcript.handoffs.flatMap((handoff) => handoffMessages(transcript, handoff))
  ];
  return messages.sort((a, b) => a.at - b.at);
}
function requestMessages(transcript) {
  const { agents, handoffs } = transcript;
  const routed = new Set(handoffs.map(({ to }) => to));
  const others = agents.filter(({ agent, session }) => !routed.has(agent) && !routed.has(session));
  return others.map(({ session, task, requestedBy, startedAt }) => ({
    at: startedAt,
    from: session === "coordinator" ? transcript.actor : displayName(transcript, requestedBy),
    to: displayName(transcript, session),
    arrow: "->>",
    text: wrapText(task || transcript.request)
  }));
}
function handoffMessages(transcript, handoff) {
  const { status, sentAt, endedAt } = handoff;
  const [from, to] = [displayName(transcript, handoff.from), displayName(transcript, handoff.to)];
  const asked = { at: sentAt, from, to };
  const back = { at: endedAt ?? sentAt, from: to, to: from };
  const statusText = handoffStatusText(handoff, true);
  switch (status) {
    case "refused":
      return [
        {
          ...asked,
          arrow: "-x",
          text: [handoff.task, `(${oneLine(statusText, LABEL_WIDTH - 2)})`]
        }
      ];
    case "delivered":
    case "unread":
      return [{ ...asked, arrow: "-)", text: taskText(transcript, handoff) }];
    case "sent":
      return [{ ...asked, arrow: "->>", text: taskText(transcript, handoff) }];
    default:
      return [
        { ...asked, arrow: "->>", text: taskText(transcript, handoff) },
        { ...back, arrow: status === "answered" ? "-->>" : "--x", text: wrapText(statusText) }
      ];
  }
}
function taskText(transcript, { task, redirectedFrom }) {
  if (redirectedFrom === void 0) return wrapText(task);
  return [task, `(for ${oneLine(displayName(transcript, redirectedFrom), LABEL_WIDTH - 6)})`];
}
function wrapText(text) {
  const line = oneLine(text, 2 * LABEL_WIDTH);
  const end = line.length > LABEL_WIDTH ? line.lastIndexOf(" ", LABEL_WIDTH) : 0;
  return end > 0 ? [line.slice(0, end), line.slice(end + 1)] : [line];
}
function arrowText({ text }) {
  return text.map((line) => mermaidLabel(line, LABEL_WIDTH)).join("<br/>");
}
function mermaidLabel(text, max) {
  const line = oneLine(text, max).replace(/[^\p{L}\p{M}\p{N} .,/…`'"()?!=+*_|[\]~:-]|--|-$/gu, characterReference).replace(/^(?:no)?wrap(?=:)/i, firstAsReference);
  return line.replace(/\bend\b/gi, firstAsReference) || "\u2026";
}
function firstAsReference(word) {
  return characterReference(word.slice(0, 1)) + word.slice(1);
}
function characterReference(letters) {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join("");
}

// src/publish/render/shared-parts.ts
init_define_RUNTIME_PACKAGES();
function renderNotes({ safe }, { notes, left }, max) {
  const items = [...notes, ...left.map((file) => `Left out: ${file}`)];
  if (items.length === 0) return void 0;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    max
  );
  return items.length > 3 ? collapsible(`${count(items.length)} notes`, lines) : `**Worth knowing**

${lines}`;
}
function renderRefused(context, transcript, max) {
  const { refused, left } = transcript;
  const unsaid = refused.filter(({ path }) => !left.some((line) => line.startsWith(`${path}: `)));
  const lines = [
    ...unsaid.map(({ session, path, reason }) => {
      const name = agentName(context, transcript, session);
      return `${refusalLine(context, path, reason)} (${name})`;
    }),
    ...left.map((line) => {
      const [path = "", ...reason] = line.split(": ");
      return refusalLine(context, path, reason.join(": "));
    })
  ];
  return lines.length === 0 ? void 0 : `**Refused**

${list(lines, max)}`;
}
function refusalLine({ safe }, path, reason) {
  const why = inline(reason, 200, safe);
  return `${inline(code(path), 220, safe)}${why === "" ? "" : `: ${why}`}`;
}

// src/publish/render/what-was-given.ts
init_define_RUNTIME_PACKAGES();
var MOST_PARTS = 40;
function renderWhatWasGiven(context, agents, max) {
  const told = agents.filter(({ given }) => given.length > 0);
  return told.slice(0, max).map((agent) => renderSession(context, agent)).join("\n\n");
}
function renderSession({ safe }, { name, session, given }) {
  const sum = given.reduce((total, { bytes }) => total + bytes, 0);
  const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, "").slice(0, 60);
  const who = session.includes("-") ? `${plain} (${session})` : plain;
  const rows = limitedTable(["Part", "Bytes"], given, MOST_PARTS, ({ part, bytes }) => [
    cell(part, 60, safe),
    bytes.toLocaleString("en")
  ]);
  return collapsible(`What ${who} was given: ${sum.toLocaleString("en")} bytes`, rows);
}

// src/publish/render/job-summary.ts
var TARGET_LENGTH2 = 24e4;
var LIMIT_STEPS = [
  { rows: 300, outcomeText: 2e4 },
  { rows: 60, outcomeText: 1e4 },
  { rows: 8, outcomeText: 800 }
];
var OPEN_HANDOFFS = 12;
var SUMMARY_LINES = 30;
function renderSummary(context, transcript, outcome, { boardUrl, reply }) {
  const header = renderHeadline(context, transcript, outcome);
  const summary = { context, transcript, outcome };
  const words = (max) => boardUrl === void 0 ? [renderNextStep(context, outcome), reply ?? renderOutcome(context, outcome, max)] : [`What happened, and what is wanted of you: ${link("the board", boardUrl)}.`];
  return firstThatFits(TARGET_LENGTH2, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([header, ...words(limits.outcomeText), ...summaryParts(summary, limits)])
    ),
    () => header
  ]);
}
function summaryParts(summary, limits) {
  const { context, transcript } = summary;
  const { agents, decisions, learnings } = transcript;
  const notes = transcript.notes.filter((note) => !note.startsWith(TOOL_NOTE_PREFIX));
  const words = (text) => inline(text, 300, context.safe);
  const by = (agent) => agentName(context, transcript, agent);
  const decided = decisions.map(
    (one) => `${words(one.title)} (${by(one.agent)}, ${code(one.path)})`
  );
  const learnt = learnings.map((one) => `${words(one.learning)} (${by(one.agent)})`);
  return [
    section("Checks", hasWork(transcript) ? renderChecks(context, transcript, SUMMARY_LINES) : ""),
    renderReviews(context, transcript, limits.rows),
    section("Who asked whom", renderSequenceSection(transcript)),
    section("Messages", renderMessages({ context, transcript, max: limits.rows })),
    section("Agents", agents.length > 0 ? renderAgentTable(context, agents, limits.rows) : ""),
    renderWhatWasGiven(context, agents, limits.rows),
    section("Tools of your own", renderToolUse(context, transcript, limits.rows)),
    section("Files changed", list(changedFileLines(context, transcript), limits.rows)),
    section("Decisions", list(decided, limits.rows)),
    section("Learnings", list(learnt, limits.rows)),
    renderRefused(context, transcript, limits.rows),
    renderNotes(context, { ...transcript, notes, left: [] }, limits.rows)
  ];
}
function hasWork({ checks }) {
  return checks.rows.length > 0 || checks.off !== void 0;
}
function renderSequenceSection(transcript) {
  const diagram = renderSequence(transcript);
  if (diagram === void 0 || transcript.handoffs.length <= OPEN_HANDOFFS) return diagram;
  return collapsible(plural(transcript.handoffs.length, "handoff"), diagram);
}
function renderAgentTable(context, agents, max) {
  const head = ["Agent", "State", "Time", "Tokens in", "out", "Tool calls", "Model"];
  const rows = limitedTable(head, agents, max, (agent) => agentCells(context, agent));
  return paragraphs([rows, `${count(totalTokens(agents))} tokens in all.`]);
}
function agentCells({ facts, safe }, agent) {
  return [
    agentNameCell(agent, safe),
    stateText(agent, true),
    duration(workingTime(agent, facts.now)),
    count(agent.inputTokens),
    count(agent.outputTokens),
    count(agent.toolCalls),
    cell(agent.model ?? "", 40, safe)
  ];
}
function changedFileLines({ safe }, { agents }) {
  const authors = /* @__PURE__ */ new Map();
  for (const { name, files } of agents) {
    for (const file of files) authors.set(file, (authors.get(file) ?? /* @__PURE__ */ new Set()).add(name));
  }
  return [...authors].map(([file, names]) => {
    const by = [...names].toSorted((one, other) => one < other ? -1 : 1);
    return `${code(file)} by ${by.map((name) => inline(name, 40, safe)).join(", ")}`;
  });
}

export {
  renderReviews,
  pathList,
  renderOpenFindings,
  renderChecks,
  renderFailures,
  renderHandoffs,
  renderHeadline,
  renderSequence,
  renderNotes,
  renderRefused,
  renderSummary,
  changedFileLines
};
