import {
  renderToolUse
} from "./chunk-ZEVUIUMZ.js";
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
  renderReviews,
  workOfOutcome
} from "./chunk-CZONM4H3.js";
import {
  TOOL_NOTE_PREFIX,
  agentName,
  agentNameCell,
  displayName,
  filesWithoutMemory,
  stateText,
  totalTokens,
  workingTime
} from "./chunk-ITRNZOTN.js";
import {
  cell,
  code,
  codeBlock,
  collapsible,
  firstThatFits,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
  section
} from "./chunk-MQ4ZI664.js";
import {
  CHECK_FILES
} from "./chunk-HSV4OKKC.js";
import {
  count,
  duration,
  plural
} from "./chunk-BDLE4HBS.js";
import {
  firstParagraph,
  oneLine
} from "./chunk-ENBJUMDV.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  isFailing
} from "./chunk-7TLDPTJE.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/job-summary.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/checks.ts
init_define_RUNTIME_PACKAGES();
var MAX_OUTPUTS = 5;
var FAILING_MARK = "\u274C";
var MARKS = {
  passed: "\u2705",
  failed: FAILING_MARK,
  "timed-out": FAILING_MARK,
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
  if (failing !== void 0) return lastLinesOf(context, failing);
  const unran = checks.rows.find(({ result }) => result === "not-run");
  return unran === void 0 ? void 0 : rowText(context, unran, checks.base);
}
function lastLinesOf(context, failing) {
  const output = outputOf(context, failing, BOARD_LINES);
  return output && `${inline(failing.name, 60, context.safe)}, the last lines:

${output}`;
}
function rowText({ safe }, row, base) {
  const { name, command, seconds, result } = row;
  const shown = name === command ? code(name) : `**${inline(name, 60, safe)}**, ${code(command)}`;
  const after = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
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
  ["E_CONFLICT", "collides with a colleague's work"]
]);
var VERDICT_TEXTS = {
  approved: "approved",
  "changes-requested": "asked for changes",
  none: "reviewed"
};
var TELLING_TYPES = /* @__PURE__ */ new Set(["information-share", "completion-notice"]);
function handoffCountText(rows) {
  const told = rows.filter(({ type }) => TELLING_TYPES.has(type)).length;
  const handed = rows.length - told;
  const parts = [
    ...handed > 0 || told === 0 ? [plural(handed, "handoff")] : [],
    ...told > 0 ? [plural(told, "message")] : []
  ];
  return parts.join(", ");
}
function handoffTypeText(transcript, { type, redirectedFrom, priority }) {
  const kind = TYPE_TEXTS.get(type) ?? type.replace(/[-_]/g, " ");
  const words = priority === "urgent" ? `urgent ${kind}` : kind;
  return redirectedFrom === void 0 ? words : `${words} meant for ${displayName(transcript, redirectedFrom)}`;
}
function handoffReasonText({ code: code2, reason }) {
  const known = REFUSAL_TEXTS.get(code2 ?? "");
  if (known !== void 0) return known;
  if (code2 === "E_TOOL_INVALID_ARGS") return argumentText(reason ?? "");
  const [first = ""] = oneLine(reason ?? "", 500).split(/[.!?](?: |$)/);
  return first.replace(/^E_[A-Z0-9_]+: ?/, "");
}
function argumentText(reason) {
  const name = /^(?:E_[A-Z_]{1,40}: )?([A-Za-z]{1,40})(?=:| is required)/.exec(reason)?.[1];
  return name === void 0 ? "the call made no sense" : `the argument ${name} was wrong`;
}
function handoffStatusText(handoff, finished, who) {
  const { status } = handoff;
  if (status === "answered") return answerText(handoff, who);
  if (status === "sent") return finished ? "no answer" : "at work";
  if (status === "late") return "answered too late";
  const why = status === "refused" || status === "failed" ? handoffReasonText(handoff) : "";
  return why === "" ? status : `${status}: ${why}`;
}
function answerText({ id, to, type, reason }, { agents, reviews }) {
  if (reason !== void 0) return reason;
  const review = reviews.findLast(({ handoff }) => handoff === id);
  if (review !== void 0) return VERDICT_TEXTS[review.verdict];
  const own = agents.filter(({ agent, session }) => [agent, session].includes(to));
  const isSilent = own.every(({ answer, files }) => answer.trim() === "" && files.length === 0);
  if (own.length > 0 && isSilent) return "ended without an answer";
  return type === "implementation-request" ? "done" : "answered";
}
function renderHandoffs(handoffs) {
  const { transcript, finished, max } = handoffs;
  const rows = transcript.handoffs;
  if (rows.length === 0) return "";
  const lines = rows.slice(0, max).map((row) => handoffLine(handoffs, row));
  const items = list([...lines, ...rows.slice(max).map(() => "")], max);
  const title = [handoffCountText(rows), ...problemCounts(rows, finished)].join(", ");
  return `**${title}**

${items}`;
}
function handoffLine({ context, transcript, finished }, handoff) {
  const words = (text, max) => inline(text, max, context.safe);
  const [from, to] = [handoff.from, handoff.to].map((id) => words(displayName(transcript, id), 40));
  const type = words(handoffTypeText(transcript, handoff), 60);
  const statusText = words(handoffStatusText(handoff, finished, transcript), 140);
  return `**${from} \u2192 ${to}** (${type}, ${statusText}): ${words(firstParagraph(handoff.task), 120)}`;
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
  const head = ["From", "To", "Type", "Message", "What became of it"];
  const messages = limitedTable(head, all, max, (row) => messageCells(handoffs, row));
  const isLong = all.length > OPEN_ROWS;
  return paragraphs([
    messageStatsLine(transcript),
    isLong ? collapsible(plural(all.length, "message"), messages) : messages
  ]);
}
function messageCells({ context, transcript }, handoff) {
  const words = (text, max) => cell(text, max, context.safe);
  const { from, to, task } = handoff;
  return [
    words(displayName(transcript, from), 40),
    words(displayName(transcript, to), 40),
    words(handoffTypeText(transcript, handoff), 60),
    words(firstParagraph(task), 80),
    words(handoffStatusText(handoff, true, transcript), 140)
  ];
}
function messageStatsLine({ handoffs, actor }) {
  const answered = handoffs.filter(({ status }) => status === "answered").length;
  const byOthers = /* @__PURE__ */ new Set(["coordinator", "checks", actor]);
  const byAgents = handoffs.filter(({ from }) => !byOthers.has(from)).length;
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
  const parts = [
    what,
    ...byAgents === 0 ? [] : [`${share} % started by agents`],
    ...longest < 1e3 ? [] : [`the longest took ${duration(longest)}`]
  ];
  return `${parts.join("; ")}.`;
}

// src/publish/render/headline/headline.ts
init_define_RUNTIME_PACKAGES();
function renderHeadline(context, transcript, outcome, watch = transcript.page ?? context.facts.runUrl) {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...outcome === void 0 ? [] : workFacts({ context, transcript, outcome }),
    duration(facts.now - transcript.startedAt),
    ...spent === 0 ? [] : [plural(spent, "token")],
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    ...watch === "" ? [] : [link("watch the run", watch)]
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
function sizeFacts(transcript, outcome) {
  const work = "work" in outcome ? outcome.work : void 0;
  if (work === void 0) return [];
  const { size } = work;
  if (size === void 0) {
    const files2 = transcript.agents.flatMap((agent) => filesWithoutMemory(transcript, agent));
    return counted(new Set(files2).size, "file");
  }
  const { files, added, removed, isPartial } = size;
  if (files === 0) return [];
  const amount = `${plural(files, "file")}, +${count(added)} \u2212${count(removed)}`;
  return [isPartial === true ? `this run: ${amount}` : amount];
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
  const isTitle = outcome.kind === "changed" || outcome.kind === "asked" && outcome.work;
  const failing = isTitle ? void 0 : failingText(context, checks);
  const results = [...failing === void 0 ? [] : [failing], ...otherResults(context, checks)];
  const ran = checks.rows.some(({ result }) => result !== "not-run");
  if (!isWork || ran) return results;
  const own = ownRunFacts(context, transcript);
  return own.length > 0 ? own : ["no check ran"];
}
function counted(amount, noun) {
  return amount === 0 ? [] : [plural(amount, noun)];
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
  const told = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  const why = inline(told, 200, safe);
  const what = path.trim() === "" ? "A path without a name" : inline(code(path), 220, safe);
  return `${what}${why === "" ? "" : `: ${why}`}`;
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
  const rest = session === COORDINATOR ? "" : ", without the runtime's file tools";
  const rows = limitedTable(["Part", "Bytes"], given, MOST_PARTS, ({ part, bytes }) => [
    cell(part, 60, safe),
    bytes.toLocaleString("en")
  ]);
  return collapsible(`What ${who} was given: ${sum.toLocaleString("en")} bytes${rest}`, rows);
}

// src/publish/render/job-summary.ts
var TARGET_LENGTH = 24e4;
var LIMIT_STEPS = [
  { rows: 300, outcomeText: 2e4 },
  { rows: 60, outcomeText: 1e4 },
  { rows: 8, outcomeText: 800 }
];
var SUMMARY_LINES = 30;
function renderSummary(context, transcript, outcome, { boardUrl, reply }) {
  const header = renderHeadline(context, transcript, outcome, transcript.page ?? "");
  const summary = { context, transcript, outcome };
  const words = (max) => boardUrl === void 0 ? [renderNextStep(context, outcome), reply ?? renderOutcome(context, outcome, max)] : [`What happened, and what is wanted of you: ${link("the board", boardUrl)}.`];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([header, ...words(limits.outcomeText), ...summaryParts(summary, limits)])
    ),
    () => header
  ]);
}
function summaryParts(summary, limits) {
  const { context, transcript, outcome } = summary;
  const isTold = workOfOutcome(outcome)?.pullRequest !== void 0;
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
    section("Messages", renderMessages({ context, transcript, max: limits.rows })),
    section("Agents", agents.length > 0 ? renderAgentTable(context, agents, limits.rows) : ""),
    renderWhatWasGiven(context, agents, limits.rows),
    section("Custom tools", renderToolUse(context, transcript, limits.rows)),
    section("Files changed", list(filesOf(context, transcript), limits.rows)),
    ...isTold ? [] : [section("Decisions", list(decided, limits.rows))],
    ...isTold ? [] : [section("Learnings", list(learnt, limits.rows))],
    renderRefused(context, transcript, limits.rows),
    renderNotes(context, { ...transcript, notes, left: [] }, limits.rows)
  ];
}
function hasWork({ checks }) {
  return checks.rows.length > 0 || checks.off !== void 0;
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
function filesOf(context, transcript) {
  const agents = transcript.agents.map((agent) => {
    return { ...agent, files: filesWithoutMemory(transcript, agent) };
  });
  const all = new Set(transcript.agents.flatMap(({ files }) => files)).size;
  const items = changedFileLines(context, { ...transcript, agents });
  const memory = all - items.length;
  return memory === 0 ? items : [...items, `${plural(memory, "file")} of the team's memory`];
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
  FAILING_MARK,
  renderChecks,
  renderFailures,
  handoffCountText,
  handoffStatusText,
  renderHandoffs,
  renderHeadline,
  renderNotes,
  renderRefused,
  renderSummary,
  changedFileLines
};
