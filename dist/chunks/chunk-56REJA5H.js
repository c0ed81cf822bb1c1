import {
  cell,
  collapsible,
  inline,
  paragraphs,
  table
} from "./chunk-F7Z3OGAL.js";
import {
  count,
  duration,
  plural
} from "./chunk-CJUDGU2X.js";
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
  const others = agents.filter((agent) => agent.session !== "coordinator");
  return others.length > 0 ? others : agents;
}
function renderAgents({
  context,
  transcript,
  finished,
  max
}) {
  const all = shownAgents(transcript);
  if (all.length === 0) return finished ? void 0 : "The squad is getting ready.";
  const head = ["Agent", "State", finished ? "Result" : "Now", "Time, tokens"];
  const agents = all.length > OPEN_ROWS ? sortByUrgency(all) : all;
  const rows = agents.slice(0, max).map((agent) => agentCells(context, agent, finished));
  const rest = rows.slice(OPEN_ROWS);
  const missing = all.length - rows.length;
  const lastLine = missing > 0 ? `And ${count(missing)} more.` : void 0;
  return paragraphs([
    table(head, rows.slice(0, OPEN_ROWS)),
    rest.length > 0 ? collapsible(plural(rest.length, "more agent"), paragraphs([table(head, rest), lastLine])) : lastLine
  ]);
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
    (a, b) => STATE_URGENCY.indexOf(a.state) - STATE_URGENCY.indexOf(b.state)
  );
}
function agentCells({ facts, safe }, agent, finished) {
  return [
    agentNameCell(agent, safe),
    stateText(agent, finished),
    cell(finished || !isBusy(agent) ? resultText(agent) : agent.step || agent.task, 80, safe),
    timeAndTokens(agent, facts.now)
  ];
}
function agentNameCell(agent, safe) {
  const role = cell(agent.role, 40, safe);
  return `**${cell(agent.name, 40, safe) || "Agent"}**${role === "" ? "" : `, ${role}`}`;
}
var FINAL_STATE_TEXTS = {
  idle: "done",
  working: "broken off",
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
function timeAndTokens(agent, now) {
  if (agent.state === "queued") return "";
  const tokens = totalTokens([agent]);
  const time = duration(workingTime(agent, now));
  return tokens === 0 ? time : `${time}, ${count(tokens)}`;
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
  return id === "coordinator" ? "Coordinator" : id || "somebody";
}
function agentName({ safe }, transcript, id) {
  return inline(displayName(transcript, id), 40, safe);
}

export {
  totalTokens,
  renderAgents,
  agentNameCell,
  stateText,
  firstMeaningfulLine,
  workingTime,
  displayName,
  agentName
};
