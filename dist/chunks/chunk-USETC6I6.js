import {
  cell,
  code,
  codeBlock,
  collapsible,
  escapeBars,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
  repositoryUrl,
  section,
  table
} from "./chunk-TDOGVDBM.js";
import {
  approvableName
} from "./chunk-MLTXGWX5.js";
import {
  count,
  duration,
  plural
} from "./chunk-BSQV4ART.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  cutCharacters,
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/agent-table.ts
init_define_RUNTIME_PACKAGES();
var OPEN_ROWS = 8;
function totalTokens(agents) {
  return agents.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}
function shownAgents({ agents }) {
  const others = agents.filter((agent) => agent.session !== COORDINATOR);
  return others.length > 0 ? others : agents;
}
function filesWithoutMemory({ decisions, learnings }, { files }) {
  const memory = new Set(
    [...decisions, ...learnings].flatMap(({ path, replaces }) => [
      path,
      typeof replaces === "object" ? replaces.path : replaces
    ])
  );
  return files.filter((path) => !memory.has(path));
}
function summarizeAgents(transcript, now) {
  const rows = shownAgents(transcript).map((row) => {
    return { ...row, files: filesWithoutMemory(transcript, row) };
  });
  const keys = rows.map(({ agent, name }) => `${agent}\0${name}`);
  return [...new Set(keys)].flatMap(
    (key) => summaryOf(
      rows.filter((_, at) => keys[at] === key),
      now
    )
  );
}
function summaryOf(own, now) {
  const last = own.at(-1);
  if (last === void 0) return [];
  const files = [...new Set(own.flatMap((one) => one.files))];
  const ms = own.reduce(
    (sum, one) => sum + (one.state === "queued" ? 0 : workingTime(one, now)),
    0
  );
  return [{ row: { ...last, files }, sessions: own.length, ms, tokens: totalTokens(own) }];
}
function renderAgentsAtWork(context, transcript, max) {
  const all = summarizeAgents(transcript, context.facts.now);
  if (all.length === 0) return "The squad is getting ready.";
  const byUrgency = all.length > OPEN_ROWS ? sortByUrgency(all) : all;
  const lines = byUrgency.slice(0, max).map((agent) => workLine(context, agent));
  const rest = lines.slice(OPEN_ROWS);
  const missing = all.length - lines.length;
  const lastLine = missing > 0 ? `And ${count(missing)} more.` : void 0;
  return paragraphs([
    list(lines.slice(0, OPEN_ROWS)),
    rest.length > 0 ? collapsible(plural(rest.length, "more agent"), paragraphs([list(rest, max), lastLine])) : lastLine
  ]);
}
function workLine({ safe }, agent) {
  const { row, sessions, ms } = agent;
  const doing = isBusy(row) ? row.step || row.task : `${stateText(row, false)}: ${resultText(row)}`.replace(/: $/, "");
  const what = row.state === "queued" ? "is queued" : inline(doing, 120, safe);
  const time = row.state === "queued" ? "" : ` \xB7 ${duration(ms)}`;
  return `**${nameText(row, sessions, safe)}** ${what}${time}`;
}
function renderAgentResults(context, transcript, { max, said }) {
  const all = summarizeAgents(transcript, context.facts.now);
  return limitedTable(["Agent", "Result", "Time", "Tokens"], all, max, ({ row, ...agent }) => [
    agentNameCell(row, context.safe, agent.sessions),
    cell(reviewText(row, transcript) ?? finalText(row, said), 100, context.safe),
    row.state === "queued" ? "" : duration(agent.ms),
    agent.tokens === 0 ? "" : count(agent.tokens)
  ]);
}
function reviewText({ agent, files, state }, { reviews }) {
  const last = reviews.findLast(({ reviewer }) => reviewer === agent);
  const isVague = last?.verdict === "none" && last.findings.length > 0;
  if (!isVague || files.length > 0 || state !== "done") return void 0;
  return `${plural(last.findings.length, "finding")}, no verdict`;
}
function finalText(row, said) {
  const state = stateText(row, true);
  const isSaid = row.files.length === 0 && row.answer !== "" && row.answer.trim() === said.trim();
  if (isSaid && state === "done") return "the answer above";
  return state === "done" ? resultText(row) : `${state}: ${resultText(row)}`.replace(/: $/, "");
}
var STATE_URGENCY = [
  "working",
  "failed",
  "stopped",
  "queued",
  "idle",
  "done"
];
function sortByUrgency(agents) {
  return [...agents].sort(
    (a, b) => STATE_URGENCY.indexOf(a.row.state) - STATE_URGENCY.indexOf(b.row.state)
  );
}
function agentNameCell(agent, safe, sessions = 1) {
  const role = cell(agent.role, 40, safe);
  const isNamed = role !== "" && agent.role !== agent.name;
  return `**${escapeBars(nameText(agent, sessions, safe))}**${isNamed ? `, ${role}` : ""}`;
}
function nameText({ name }, sessions, safe) {
  const shown = inline(name, 40, safe) || "Agent";
  return sessions > 1 ? `${shown} \xD7${sessions}` : shown;
}
var FINAL_STATE_TEXTS = {
  idle: "done",
  working: "cut off",
  queued: "not started"
};
function stateText({ state }, finished) {
  if (finished) return FINAL_STATE_TEXTS[state] ?? state;
  return state === "idle" ? "waiting" : state;
}
function isBusy({ state }) {
  return state === "working" || state === "queued";
}
function resultText({ state, files, answer, step }) {
  if (state === "failed" || state === "stopped") return answer || step;
  return files.length > 0 ? `${plural(files.length, "file")} changed` : firstMeaningfulLine(answer) || step;
}
function firstMeaningfulLine(answer) {
  const line = answer.split("\n").find((one) => /^[^#]*[\p{L}\p{N}]/u.test(one)) ?? "";
  return line.replace(/^[>*\s-]+/, "").replaceAll("**", "");
}
function workingTime({ state, startedAt, lastActiveAt, endedAt }, now) {
  return (endedAt ?? (state === "idle" ? lastActiveAt : now)) - startedAt;
}
var PERSON_WORDS = /* @__PURE__ */ new Set(["human", "person", "people"]);
function displayName({ agents, actor, names }, id) {
  const row = agents.find(({ session }) => session === id) ?? agents.find((a) => a.agent === id);
  if (row !== void 0 && row.name !== "") return row.name;
  const known = names.get(id);
  if (known !== void 0) return known;
  if (id.toLowerCase() === "user") return actor || id;
  if (PERSON_WORDS.has(id.toLowerCase())) return "people";
  return id === COORDINATOR ? "Coordinator" : id || "nobody";
}
function agentName({ safe }, transcript, id) {
  return inline(displayName(transcript, id), 40, safe);
}

// src/publish/render/tools/custom-tools.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/proposed-tools.ts
init_define_RUNTIME_PACKAGES();
var PROPOSED_TOOLS = "Proposed tools";
var MAX_TOOLS = 10;
var MAX_SOURCE_LENGTH = 6e3;
var MAX_SOURCES_LENGTH = 2e4;
function renderProposedTools(context, proposals) {
  if (proposals.length === 0) return void 0;
  const budget = { left: MAX_SOURCES_LENGTH };
  const shown = proposals.slice(0, MAX_TOOLS).map((tool) => renderTool(context, tool, budget));
  const missing = proposals.length - shown.length;
  return section(
    PROPOSED_TOOLS,
    paragraphs([
      "Once this is merged, agents can run these with what the workflow and `tools.env` allow. Read their source as you would read a workflow.",
      ...shown,
      missing > 0 ? `And ${plural(missing, "more tool")}: see the files.` : void 0
    ])
  );
}
function renderTool(context, tool, budget) {
  const { safe, facts } = context;
  const approval = `${facts.phrase} approve tool ${approvableName(tool.name, tool.sha256)}`;
  const changeText = tool.before === void 0 ? "new" : `changes ${inline(tool.before, 40, safe)}`;
  return paragraphs([
    `### ${code(tool.name)} ${inline(tool.version, 40, safe)} (${changeText})`,
    list([
      `What it does: ${inline(tool.description, 300, safe)}`,
      `Runs ${code(`${tool.folder}/${tool.starts}`)} in the agent's worktree, at most ${tool.seconds} s`,
      `Environment variables it asks for: ${tool.env.map(code).join(", ") || "none"}${tool.env.length > 0 ? ", which it gets only if `tools.env` in the settings names it" : ""}`,
      testsLine(tool, approval),
      `To try it before it is merged, somebody with write access who has read it can write ${code(approval)}; any change to its files needs a new approval`
    ]),
    renderFlagTable(context, tool.parameters),
    ...tool.files.map((file) => renderFile(context, file, budget))
  ]);
}
function testsLine({ name, tests }, approval) {
  if (tests === 0) return "It has no tests";
  const command = code(`${approval}: tools test ${name}`);
  return `It has ${plural(tests, "test")}, not run yet: a proposed tool runs only with a person's approval. To run ${tests === 1 ? "it" : "them"}: ${command}`;
}
function renderFlagTable({ safe }, parameters) {
  if (parameters.length === 0) return "It takes no flags.";
  const rows = parameters.map(({ name, type, required, description }) => [
    code(`--${name}=`),
    type,
    required ? "yes" : "no",
    cell(description, 200, safe)
  ]);
  return table(["Flag", "Type", "Required", "Purpose"], rows);
}
function renderFile({ safe }, file, budget) {
  const summary = `${fileName(file.path)}, ${plural(file.bytes, "byte")}`;
  if (file.text === void 0)
    return `- ${code(file.path)}: ${plural(file.bytes, "byte")}, not text`;
  const max = Math.min(MAX_SOURCE_LENGTH, budget.left);
  const text = headOf(file.text, max);
  budget.left -= text.length;
  const cut = file.text.length - text.length;
  return collapsible(
    summary,
    paragraphs([
      withoutUnseen(file.text).hidden > 0 ? "**It contains invisible characters, which are left out here.**" : void 0,
      text === "" ? void 0 : safe(codeBlock(text, "text")).trim(),
      cut > 0 ? `*${plural(cut, "character")} left out: see the file.*` : void 0
    ])
  );
}
function fileName(path) {
  return path.replace(/[^A-Za-z0-9._/-]/g, "?").slice(0, 100);
}

// src/publish/render/tools/custom-tools.ts
var SHORT_COMMIT = 7;
var TOOL_NOTE_PREFIX = "Custom tools: ";
function renderCustomTools(context, { tools, toolDiagnostics }, max) {
  if (tools.length === 0 && toolDiagnostics.length === 0) return void 0;
  return paragraphs([
    "**Custom Tools:**",
    limitedTable(TOOL_HEAD, tools, max, (tool) => {
      const [name = "", ...others] = toolCells(context, tool);
      const description = cell(tool.description, 300, context.safe);
      return [description === "" ? name : `${name} \u2014 ${description}`, ...others];
    }),
    renderToolProblems(context, toolDiagnostics, max)
  ]);
}
var TOOL_HEAD = ["Tool", "Form", "From", "Who"];
function toolCells(context, tool) {
  const { safe } = context;
  const version = tool.version === void 0 ? "" : ` ${cell(tool.version, 40, safe)}`;
  return [
    `${cell(`\`${tool.name}\``, 70, safe)} (${tool.scope})`,
    `${tool.door}${version}${tool.mayStartPrograms === true ? ", may start programs" : ""}`,
    originLink(context, tool),
    cell(tool.users, 200, safe)
  ];
}
function originLink({ facts, safe }, { path, commit }) {
  const shown = cell(`\`${path}\``, 120, safe);
  if (commit === void 0) return shown;
  const words = `${shown} at ${cell(commit.slice(0, SHORT_COMMIT), SHORT_COMMIT, safe)}`;
  return link(words, repositoryUrl(facts, "blob", commit, path));
}
function renderToolProblems(context, problems, max) {
  if (problems.length === 0) return void 0;
  const lines = problems.map((problem) => problemLine(context, problem));
  return `**Tools that need attention**

${list(lines, max)}`;
}
function problemLine({ safe }, problem) {
  const { code: code2, path, message, next } = problem;
  const part = problem.export === void 0 ? "" : ` (${inline(problem.export, 80, safe)})`;
  const words = `${inline(message, 300, safe)}; ${inline(next, 300, safe)}`;
  return `${inline(`\`${path}\``, 120, safe)}${part}: ${words} (${inline(`\`${code2}\``, 22, safe)})`;
}
function renderToolUsage(context, manifests, max) {
  const shown = manifests.slice(0, max).map(({ name, usage, parameters }) => {
    const content = [inline(usage, 600, context.safe), renderFlagTable(context, parameters)];
    return collapsible(`How to call ${name}`, paragraphs(content));
  });
  return paragraphs(shown);
}

// src/run-log/tool-tally.ts
init_define_RUNTIME_PACKAGES();
var EMPTY_TALLY = { tools: /* @__PURE__ */ new Map(), running: /* @__PURE__ */ new Map() };
var ZERO_COUNT = { calls: 0, failed: 0, unbuilt: 0, ms: 0 };
function tallyToolCall({ tools, running }, event) {
  const call = `${event.session} ${event.callId}`;
  const name = event.kind === "tool.start" ? calledName(event) : running.get(call) ?? event.tool;
  const counted = addCounts(tools.get(name) ?? ZERO_COUNT, countOf(event));
  const others = [...running].filter(([other]) => other !== call);
  return {
    tools: new Map(tools).set(name, counted),
    running: new Map(event.kind === "tool.start" ? [...others, [call, name]] : others)
  };
}
function addCounts(one, other) {
  return {
    calls: one.calls + other.calls,
    failed: one.failed + other.failed,
    unbuilt: one.unbuilt + other.unbuilt,
    ms: one.ms + other.ms
  };
}
function countOf(event) {
  if (event.kind === "tool.start") return { ...ZERO_COUNT, calls: 1 };
  if (event.kind === "tool.complete") return { ...ZERO_COUNT, ms: event.ms };
  return { ...ZERO_COUNT, failed: 1, unbuilt: event.code === "E_TOOL_BUILD" ? 1 : 0, ms: event.ms };
}
function executableCall(tool) {
  return `${RUN} ${tool}`;
}
function executableOf(called) {
  return called.startsWith(`${RUN} `) ? called.slice(RUN.length + 1) : void 0;
}
var RUN = "run_custom_tool";
function calledName({ tool, input }) {
  const inner = /"tool_name":"(?<name>[A-Za-z0-9_-]{1,64})"/.exec(input)?.groups?.name;
  return tool === RUN && inner !== void 0 ? executableCall(inner) : tool;
}

// src/run-log/custom-calls.ts
init_define_RUNTIME_PACKAGES();
var MAX_CUSTOM_CALLS = 40;
function isCustomToolCommand(tool) {
  return /^(?:create|run)_custom_tool\b/.test(tool);
}
function foldCustomCall(calls, event, tools) {
  const { session, callId, tool } = event;
  if (event.kind !== "tool.start") {
    const ended = callEndOf(event);
    return calls.map(
      (call) => call.session === session && call.callId === callId ? { ...call, ended } : call
    );
  }
  const isCustom = isCustomToolCommand(tool) || tools.some(({ name }) => name === tool);
  if (!isCustom || calls.length >= MAX_CUSTOM_CALLS) return calls;
  const { input } = event;
  return [...calls, { session, callId, tool: calledName(event), input, ended: void 0 }];
}
function callEndOf(event) {
  if (event.kind === "tool.complete") return { ok: true, ms: event.ms, output: event.output ?? "" };
  const { code: code2, message, ms } = event;
  return { ok: false, ms, output: JSON.stringify({ code: code2, message }) };
}

// src/run-log/tool-stats.ts
init_define_RUNTIME_PACKAGES();
function toolStats(runs) {
  const byTool = /* @__PURE__ */ new Map();
  for (const [name, count2] of runs.flatMap(ownCalls)) {
    byTool.set(name, addCounts(byTool.get(name) ?? ZERO_COUNT, count2));
  }
  const sum = [...byTool.values()].reduce(addCounts, ZERO_COUNT);
  const proposed = runs.reduce((total, run) => total + proposedIn(run), 0);
  return { ...sum, runs: runs.length, proposed, used: byTool.size, again: sum.calls - byTool.size };
}
function ownCalls({ tools, toolCalls }) {
  const own = new Set(tools.map(({ name }) => name));
  return [...toolCalls.tools].flatMap(([called, count2]) => {
    const name = executableOf(called) ?? called;
    return own.has(name) ? [[name, count2]] : [];
  });
}
function proposedIn({ toolCalls }) {
  const made = toolCalls.tools.get("create_custom_tool") ?? ZERO_COUNT;
  return made.calls - made.failed;
}

// src/publish/render/tools/tool-use.ts
init_define_RUNTIME_PACKAGES();
var MAX_CALLS = 20;
var MAX_JSON_LENGTH = 400;
function renderToolUse(context, transcript, max) {
  const { tools, toolDiagnostics, toolCalls } = transcript;
  const text = paragraphs([
    limitedTable([...TOOL_HEAD, "Calls", "Failed"], tools, max, (tool) => {
      const { calls, failed } = sumCounts(toolCalls, countedNames(tool));
      return [...toolCells(context, tool), count(calls), count(failed)];
    }),
    otherCallsLine(context, tools, toolCalls),
    statsLine(toolStats([transcript])),
    ...transcript.customCalls.slice(0, Math.min(max, MAX_CALLS)).map((call) => renderCall(context, transcript, call)),
    renderToolProblems(context, toolDiagnostics, max)
  ]);
  return text === "" ? void 0 : text;
}
function countedNames({ name, door }) {
  return door === "executable" ? [name, executableCall(name)] : [name];
}
function sumCounts({ tools }, names) {
  return names.flatMap((name) => tools.get(name) ?? []).reduce(addCounts, ZERO_COUNT);
}
function otherCallsLine({ safe }, tools, toolCalls) {
  const known = new Set(tools.flatMap(countedNames));
  const others = [...toolCalls.tools].filter(
    ([name]) => isCustomToolCommand(name) && !known.has(name)
  );
  const words = others.map(([name, { calls, failed }]) => {
    const missed = failed > 0 ? `, ${count(failed)} failed` : "";
    return `${inline(`\`${name}\``, 90, safe)} (${plural(calls, "call")}${missed})`;
  });
  const lead = tools.length > 0 ? "Also" : "Called";
  return words.length > 0 ? `${lead}: ${words.slice(0, 20).join(", ")}.` : void 0;
}
function statsLine(stats) {
  const { proposed, calls, used, again, failed, unbuilt, ms } = stats;
  const parts = [
    ...calls > 0 ? [
      `${plural(calls, "call")} to ${plural(used, "tool")}, ${percent(again, calls)} to a tool that was called before`,
      `${percent(calls - failed, calls)} succeeded${unbuilt > 0 ? `, ${count(unbuilt)} could not be built` : ""}`,
      `${ms < 1e3 ? `${ms} ms` : duration(ms)} in all`
    ] : [],
    ...proposed > 0 ? [`${plural(proposed, "tool")} proposed`] : []
  ];
  return parts.length > 0 ? `${parts.join("; ")}.` : void 0;
}
function percent(part, whole) {
  return `${Math.round(100 * part / whole)}%`;
}
function renderCall(context, transcript, call) {
  const { tool, session, input, ended } = call;
  const end = ended === void 0 ? "did not end" : `${ended.ok ? "ok" : "failed"}, ${ended.ms} ms`;
  const by = plainLetters(displayName(transcript, session));
  return collapsible(
    `${plainLetters(tool)}, called by ${by}: ${end}`,
    paragraphs([
      "Input:",
      renderJson(context, input),
      ended === void 0 ? void 0 : "Output:",
      ended === void 0 ? void 0 : renderJson(context, ended.output)
    ])
  );
}
function plainLetters(text) {
  return headOf(text.replace(/[^\p{L}\p{N} ._-]/gu, "?"), 90);
}
function renderJson({ safe }, json) {
  const read = readJson(json);
  const whole = read.kind === "value" ? JSON.stringify(read.value, void 0, 2) : json;
  return safe(codeBlock(cutCharacters(whole, MAX_JSON_LENGTH, " \u2026"), "json")).trim();
}

export {
  totalTokens,
  shownAgents,
  filesWithoutMemory,
  renderAgentsAtWork,
  renderAgentResults,
  agentNameCell,
  stateText,
  firstMeaningfulLine,
  workingTime,
  displayName,
  agentName,
  renderProposedTools,
  TOOL_NOTE_PREFIX,
  renderCustomTools,
  originLink,
  renderToolUsage,
  EMPTY_TALLY,
  tallyToolCall,
  foldCustomCall,
  toolStats,
  renderToolUse,
  statsLine
};
