import {
  TOOL_HEAD,
  ZERO_COUNT,
  addCounts,
  displayName,
  executableCall,
  executableOf,
  isCustomToolCommand,
  renderToolProblems,
  toolCells
} from "./chunk-ITRNZOTN.js";
import {
  codeBlock,
  collapsible,
  inline,
  limitedTable,
  paragraphs
} from "./chunk-MQ4ZI664.js";
import {
  count,
  duration,
  plural
} from "./chunk-BDLE4HBS.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  cutCharacters,
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
      `${plural(calls, "call")} of ${plural(used, "tool")}, ${percent(again, calls)} to a tool that was called before`,
      `${percent(calls - failed, calls)} succeeded${unbuilt > 0 ? `, ${count(unbuilt)} could not be built` : ""}`,
      `${ms < 1e3 ? `${ms} ms` : duration(ms)} in all`
    ] : [],
    ...proposed > 0 ? [`${plural(proposed, "tool")} proposed`] : []
  ];
  return parts.length > 0 ? `${parts.join("; ")}.` : void 0;
}
function percent(part, whole) {
  return `${Math.round(100 * part / whole)} %`;
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
  toolStats,
  renderToolUse,
  statsLine
};
