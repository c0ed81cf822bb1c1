import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  cutAt,
  withoutUnseen
} from "./chunk-CDGCK6ZT.js";
import {
  readJson
} from "./chunk-3BHJK4Q4.js";
import {
  addressOf,
  cell,
  code,
  duration,
  fenced,
  folded,
  inline,
  link,
  list,
  paragraphs,
  section,
  table
} from "./chunk-DJQDHXGA.js";
import {
  count,
  plural
} from "./chunk-N65UQO72.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/coordinator/tool-stats.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/tool-tally.ts
init_define_RUNTIME_PACKAGES();
var NO_CALLS = { tools: /* @__PURE__ */ new Map(), running: /* @__PURE__ */ new Map() };
var NO_COUNT = { calls: 0, failed: 0, unbuilt: 0, ms: 0 };
function tally({ tools, running }, event) {
  const call = `${event.session} ${event.callId}`;
  const name = event.kind === "tool.start" ? calledName(event) : running.get(call) ?? event.tool;
  const counted = addCounts(tools.get(name) ?? NO_COUNT, countOf(event));
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
  if (event.kind === "tool.start") return { ...NO_COUNT, calls: 1 };
  if (event.kind === "tool.complete") return { ...NO_COUNT, ms: event.ms };
  return { ...NO_COUNT, failed: 1, unbuilt: event.code === "E_TOOL_BUILD" ? 1 : 0, ms: event.ms };
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

// src/coordinator/tool-stats.ts
function toolStats(runs) {
  const byTool = /* @__PURE__ */ new Map();
  for (const [name, count2] of runs.flatMap(ownCalls)) {
    byTool.set(name, addCounts(byTool.get(name) ?? NO_COUNT, count2));
  }
  const sum = [...byTool.values()].reduce(addCounts, NO_COUNT);
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
  const made = toolCalls.tools.get("create_custom_tool") ?? NO_COUNT;
  return made.calls - made.failed;
}

// src/publish/tool-use.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/custom-calls.ts
init_define_RUNTIME_PACKAGES();
var MOST_CALLS = 40;
function isMaker(tool) {
  return /^(?:create|run)_custom_tool\b/.test(tool);
}
function foldCall(calls, event, tools) {
  const { session, callId, tool } = event;
  if (event.kind !== "tool.start") {
    const ended = endOf(event);
    return calls.map(
      (call) => call.session === session && call.callId === callId ? { ...call, ended } : call
    );
  }
  const isCustom = isMaker(tool) || tools.some(({ name }) => name === tool);
  if (!isCustom || calls.length >= MOST_CALLS) return calls;
  const { input } = event;
  return [...calls, { session, callId, tool: calledName(event), input, ended: void 0 }];
}
function endOf(event) {
  if (event.kind === "tool.complete") return { ok: true, ms: event.ms, output: event.output ?? "" };
  const { code: code2, message, ms } = event;
  return { ok: false, ms, output: JSON.stringify({ code: code2, message }) };
}

// src/publish/agents.ts
init_define_RUNTIME_PACKAGES();
var openRows = 8;
function tokensOf({ inputTokens, outputTokens }) {
  return inputTokens + outputTokens;
}
function agentsOf({ agents }) {
  const others = agents.filter((agent) => agent.session !== "coordinator");
  return others.length > 0 ? others : agents;
}
function renderAgents({
  context,
  transcript,
  finished,
  most
}) {
  const all = agentsOf(transcript);
  if (all.length === 0) return finished ? void 0 : "The squad is getting ready.";
  const head = ["Agent", "State", finished ? "Result" : "Now", "Time, tokens"];
  const agents = all.length > openRows ? byUrgency(all) : all;
  const rows = agents.slice(0, most).map((agent) => agentCells(context, agent, finished));
  const rest = rows.slice(openRows);
  const missing = all.length - rows.length;
  const lastLine = missing > 0 ? `And ${count(missing)} more.` : void 0;
  return paragraphs([
    table(head, rows.slice(0, openRows)),
    rest.length > 0 ? folded(plural(rest.length, "more agent"), paragraphs([table(head, rest), lastLine])) : lastLine
  ]);
}
var urgency = ["working", "failed", "stopped", "queued", "idle", "done"];
function byUrgency(agents) {
  return [...agents].sort((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
}
function agentCells({ facts, safe }, agent, finished) {
  return [
    whoCell(agent, safe),
    stateWord(agent, finished),
    cell(finished || !isBusy(agent) ? resultOf(agent) : agent.step || agent.task, 80, safe),
    timeAndTokens(agent, facts.now)
  ];
}
function whoCell(agent, safe) {
  const role = cell(agent.role, 40, safe);
  return `**${cell(agent.name, 40, safe) || "Agent"}**${role === "" ? "" : `, ${role}`}`;
}
var lastStates = {
  idle: "done",
  working: "broken off",
  queued: "not started"
};
function stateWord({ state }, finished) {
  if (finished) return lastStates[state] ?? state;
  return state === "idle" ? "waiting" : state;
}
function isBusy({ state }) {
  return state === "working" || state === "queued";
}
function resultOf({ state, files, answer, step }) {
  if (state === "failed" || state === "stopped") return answer || step;
  return files.length > 0 ? `${plural(files.length, "file")} changed` : firstWords(answer) || step;
}
function firstWords(answer) {
  const line = answer.split("\n").find((one) => /^[^#]*[\p{L}\p{N}]/u.test(one)) ?? "";
  return line.replace(/^[>*\s-]+/, "").replaceAll("**", "");
}
function timeAndTokens(agent, now) {
  if (agent.state === "queued") return "";
  const tokens = tokensOf(agent);
  const time = duration(workedFor(agent, now));
  return tokens === 0 ? time : `${time}, ${count(tokens)}`;
}
function workedFor({ state, startedAt, lastActiveAt, endedAt }, now) {
  return (endedAt ?? (state === "idle" ? lastActiveAt : now)) - startedAt;
}
var anyPerson = /* @__PURE__ */ new Set(["human", "person", "people"]);
function nameOf({ agents, actor, names }, id) {
  const row = agents.find(({ session }) => session === id) ?? agents.find((a) => a.agent === id);
  if (row !== void 0 && row.name !== "") return row.name;
  const known = names.get(id);
  if (known !== void 0) return known;
  if (id.toLowerCase() === "user") return actor || id;
  if (anyPerson.has(id.toLowerCase())) return "people";
  return id === "coordinator" ? "Coordinator" : id || "somebody";
}

// src/publish/custom-tools.ts
init_define_RUNTIME_PACKAGES();

// src/publish/proposed-tools.ts
init_define_RUNTIME_PACKAGES();
var PROPOSED_TOOLS = "Proposed tools";
var MOST_TOOLS = 10;
var LONGEST_SOURCE = 6e3;
var LONGEST_SOURCES = 2e4;
function renderProposedTools(context, proposals) {
  if (proposals.length === 0) return void 0;
  const room = { left: LONGEST_SOURCES };
  const shown = proposals.slice(0, MOST_TOOLS).map((tool) => renderTool(context, tool, room));
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
function renderTool(context, tool, room) {
  const { safe, facts } = context;
  const was = tool.before === void 0 ? "new" : `changes ${inline(tool.before, 40, safe)}`;
  return paragraphs([
    `### ${code(tool.name)} ${inline(tool.version, 40, safe)} (${was})`,
    list([
      `What it does: ${inline(tool.description, 300, safe)}`,
      `Runs ${code(`${tool.folder}/${tool.starts}`)} in the agent's worktree, at most ${tool.seconds} s`,
      `Environment it asks for: ${tool.env.map(code).join(", ") || "none"}${tool.env.length > 0 ? ", which it gets only where `tools.env` in the settings names it" : ""}`,
      ...tool.tests === 0 ? [] : [wordTests(tool)],
      `To try it before it is merged: ${code(`${facts.phrase} approve tool ${tool.name}`)}, by somebody with write access`
    ]),
    flagTable(context, tool.parameters),
    ...tool.files.map((file) => renderFile(context, file, room))
  ]);
}
function wordTests({ name, tests }) {
  const command = code(`squad-action tools test ${name}`);
  return `It brings ${plural(tests, "test")}, not run here: ${command} runs them in a checkout`;
}
function flagTable({ safe }, parameters) {
  if (parameters.length === 0) return "It takes no flags.";
  const rows = parameters.map(({ name, type, required, description }) => [
    code(`--${name}=`),
    type,
    required ? "yes" : "no",
    cell(description, 200, safe)
  ]);
  return table(["Flag", "Type", "Required", "What for"], rows);
}
function renderFile({ safe }, file, room) {
  const summary = `${fileName(file.path)}, ${plural(file.bytes, "byte")}`;
  if (file.text === void 0)
    return `- ${code(file.path)}: ${plural(file.bytes, "byte")}, not text`;
  const max = Math.min(LONGEST_SOURCE, room.left);
  const text = cutAt(file.text, max);
  room.left -= text.length;
  const cut = file.text.length - text.length;
  return folded(
    summary,
    paragraphs([
      withoutUnseen(file.text).hidden > 0 ? "**It holds invisible characters, which are left out here.**" : void 0,
      text === "" ? void 0 : safe(fenced(text, "text")).trim(),
      cut > 0 ? `*${plural(cut, "character")} left out: see the file.*` : void 0
    ])
  );
}
function fileName(path) {
  return path.replace(/[^A-Za-z0-9._/-]/g, "?").slice(0, 100);
}

// src/publish/custom-tools.ts
var SHORT_COMMIT = 7;
var TOOL_NOTE = "Custom tools: ";
function renderCustomTools(context, { tools, toolDiagnostics }, most) {
  if (tools.length === 0 && toolDiagnostics.length === 0) return void 0;
  const rows = tools.slice(0, most).map((tool) => {
    const [name = "", ...others] = toolCells(context, tool);
    const description = cell(tool.description, 300, context.safe);
    return [description === "" ? name : `${name} \u2014 ${description}`, ...others];
  });
  const missing = tools.length - rows.length;
  return paragraphs([
    "**Custom Tools:**",
    rows.length > 0 ? table(TOOL_HEAD, rows) : void 0,
    missing > 0 ? `And ${count(missing)} more.` : void 0,
    renderToolProblems(context, toolDiagnostics, most)
  ]);
}
var TOOL_HEAD = ["Tool", "Form", "From", "Who"];
function toolCells(context, tool) {
  const { safe } = context;
  const version = tool.version === void 0 ? "" : ` ${cell(tool.version, 40, safe)}`;
  return [
    `${cell(`\`${tool.name}\``, 70, safe)} (${tool.scope})`,
    `${tool.door}${version}${tool.mayStartPrograms === true ? ", may start programs" : ""}`,
    originOf(context, tool),
    cell(tool.users, 200, safe)
  ];
}
function originOf({ facts, safe }, { path, commit }) {
  const shown = cell(`\`${path}\``, 120, safe);
  if (commit === void 0) return shown;
  const words = `${shown} at ${cell(commit.slice(0, SHORT_COMMIT), SHORT_COMMIT, safe)}`;
  return link(words, addressOf(facts, "blob", commit, path));
}
function renderToolProblems(context, problems, most) {
  if (problems.length === 0) return void 0;
  const lines = problems.map((problem) => wordProblem(context, problem));
  return `**Tools that need attention**

${list(lines, most)}`;
}
function wordProblem({ safe }, problem) {
  const { code: code2, path, message, next } = problem;
  const part = problem.export === void 0 ? "" : ` (${inline(problem.export, 80, safe)})`;
  const words = `${inline(message, 300, safe)}; ${inline(next, 300, safe)}`;
  return `${inline(`\`${path}\``, 120, safe)}${part}: ${words} (${inline(`\`${code2}\``, 22, safe)})`;
}
function renderToolUsage(context, manifests, most) {
  const shown = manifests.slice(0, most).map(({ name, usage, parameters }) => {
    const content = [inline(usage, 600, context.safe), flagTable(context, parameters)];
    return folded(`How ${name} is called`, paragraphs(content));
  });
  return paragraphs(shown);
}

// src/publish/tool-use.ts
var LONGEST_JSON = 400;
function renderToolUse(context, transcript, most) {
  const { tools, toolDiagnostics, toolCalls } = transcript;
  const rows = tools.slice(0, most).map((tool) => {
    const { calls, failed } = countsOf(toolCalls, namesOf(tool));
    return [...toolCells(context, tool), count(calls), count(failed)];
  });
  const missing = tools.length - rows.length;
  const text = paragraphs([
    rows.length > 0 ? table([...TOOL_HEAD, "Calls", "Failed"], rows) : void 0,
    missing > 0 ? `And ${count(missing)} more.` : void 0,
    otherCalls(context, tools, toolCalls),
    wordStats(toolStats([transcript])),
    renderCalls(context, transcript, Math.min(most, 20)),
    renderToolProblems(context, toolDiagnostics, most)
  ]);
  return text === "" ? void 0 : text;
}
function namesOf({ name, door }) {
  return door === "executable" ? [name, executableCall(name)] : [name];
}
function countsOf({ tools }, names) {
  return names.flatMap((name) => tools.get(name) ?? []).reduce(addCounts, NO_COUNT);
}
function otherCalls({ safe }, tools, toolCalls) {
  const known = new Set(tools.flatMap(namesOf));
  const others = [...toolCalls.tools].filter(([name]) => isMaker(name) && !known.has(name));
  const words = others.map(([name, { calls, failed }]) => {
    const missed = failed > 0 ? `, ${count(failed)} failed` : "";
    return `${inline(`\`${name}\``, 90, safe)} (${plural(calls, "call")}${missed})`;
  });
  const lead = tools.length > 0 ? "Also" : "Called";
  return words.length > 0 ? `${lead}: ${words.slice(0, 20).join(", ")}.` : void 0;
}
function wordStats(stats) {
  const { proposed, calls, used, again, failed, unbuilt, ms } = stats;
  const parts = [
    ...calls > 0 ? [
      `${plural(calls, "call")} of ${plural(used, "tool")}, ${share(again, calls)} to a tool that was called before`,
      `${share(calls - failed, calls)} succeeded${unbuilt > 0 ? `, ${count(unbuilt)} could not be built` : ""}`,
      `${ms < 1e3 ? `${ms} ms` : duration(ms)} in all`
    ] : [],
    ...proposed > 0 ? [`${plural(proposed, "tool")} proposed`] : []
  ];
  return parts.length > 0 ? `${parts.join("; ")}.` : void 0;
}
function share(part, whole) {
  return `${Math.round(100 * part / whole)} %`;
}
function renderCalls(context, transcript, most) {
  const { customCalls } = transcript;
  const shown = customCalls.slice(0, most).map((call) => renderCall(context, transcript, call));
  return paragraphs(shown);
}
function renderCall(context, transcript, call) {
  const { tool, session, input, ended } = call;
  const end = ended === void 0 ? "did not end" : `${ended.ok ? "ok" : "failed"}, ${ended.ms} ms`;
  const by = plainLetters(nameOf(transcript, session));
  return folded(
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
  return text.replace(/[^\p{L}\p{N} ._-]/gu, "?").slice(0, 90);
}
function renderJson({ safe }, json) {
  const read = readJson(json);
  const whole = read.kind === "value" ? JSON.stringify(read.value, void 0, 2) : json;
  const text = whole.length > LONGEST_JSON ? `${whole.slice(0, LONGEST_JSON)} \u2026` : whole;
  return safe(fenced(text, "json")).trim();
}

export {
  PROPOSED_TOOLS,
  renderProposedTools,
  tokensOf,
  renderAgents,
  whoCell,
  stateWord,
  firstWords,
  workedFor,
  nameOf,
  TOOL_NOTE,
  renderCustomTools,
  renderToolUsage,
  NO_CALLS,
  tally,
  foldCall,
  toolStats,
  renderToolUse,
  wordStats
};
