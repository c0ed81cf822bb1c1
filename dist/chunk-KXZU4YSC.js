import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  BUILD_ALLOWANCE_MS,
  COORDINATOR,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  cell,
  code,
  codeBlock,
  collapsible,
  count,
  denial,
  duration,
  escapeBars,
  failure,
  findInputProblem,
  inline,
  isTruncated,
  limitedTable,
  link,
  list,
  oneLine,
  paragraphs,
  plural,
  repositoryUrl,
  runExecutable,
  sanitise,
  section,
  table,
  toFlags,
  withNote,
  withoutUnseen
} from "./chunk-NYHWZ4PP.js";
import {
  isRecord,
  readJson
} from "./chunk-SSJ27RUU.js";
import {
  cutCharacters,
  headOf
} from "./chunk-RSNEXO62.js";
import {
  ZodObject,
  number,
  object,
  record,
  strictObject,
  string,
  toJSONSchema,
  unknown
} from "./chunk-HCJXWOVP.js";
import {
  attempt
} from "./chunk-35KH72JA.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/text/serialize.ts
init_define_RUNTIME_PACKAGES();
function serialize() {
  let last = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = attempt(turn);
    return turn;
  };
}
function shareWork(work) {
  let sharing;
  return () => {
    sharing ??= work().catch((error) => {
      sharing = void 0;
      throw error;
    });
    return sharing;
  };
}

// src/run-log/tools/tool-stats.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/tools/tool-tally.ts
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

// src/run-log/tools/tool-stats.ts
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

// src/run-log/tools/custom-calls.ts
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

// src/publish/render/agents/agent-words.ts
init_define_RUNTIME_PACKAGES();
function totalTokens(agents) {
  return agents.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
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

// src/tools/custom/executable/apply-approvals.ts
init_define_RUNTIME_PACKAGES();
var DIGEST_LENGTH = 32;
function approvableName(name, sha256) {
  return `${name}@${sha256.slice(0, DIGEST_LENGTH)}`;
}
function isApproved(approvals, { name, sha256 }) {
  return approvals.some(
    ({ name: approved, digest = "" }) => approved === name && digest.length >= DIGEST_LENGTH && sha256.startsWith(digest)
  );
}
function applyApprovals({ trusted, proposed, approved }) {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(
    ({ tool: { name, origin } }) => isApproved(approved, { name, sha256: origin.sha256 })
  );
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const inactive = changed.filter(({ tool }) => !names.has(tool.name));
  const broken = proposed.diagnostics.filter(
    ({ path }) => approved.some(({ name }) => path.includes(`/${name}/`))
  );
  return {
    executables: [...trusted.executables.filter(({ tool }) => !names.has(tool.name)), ...allowed],
    diagnostics: [...trusted.diagnostics, ...broken, ...inactive.map(inactiveDiagnostic)]
  };
}
function inactiveDiagnostic({ tool }) {
  return {
    code: "L_UNTRUSTED",
    path: tool.origin.path,
    message: `${tool.name} is proposed on this branch and not active yet`,
    next: HOW_TO_APPROVE
  };
}
var HOW_TO_APPROVE = "a person merges it, or allows it for one run with the comment that its pull request shows";

// src/publish/pull-request/proposed-tools.ts
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
function renderFlagTable({ safe }, parameters2) {
  if (parameters2.length === 0) return "It takes no flags.";
  const rows = parameters2.map(({ name, type, required, description }) => [
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
  const shown = manifests.slice(0, max).map(({ name, usage, parameters: parameters2 }) => {
    const content = [inline(usage, 600, context.safe), renderFlagTable(context, parameters2)];
    return collapsible(`How to call ${name}`, paragraphs(content));
  });
  return paragraphs(shown);
}

// src/publish/render/tools/tool-use.ts
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

// src/tools/custom/executable/tool-tests.ts
init_define_RUNTIME_PACKAGES();
var outputSchema = object({ exitCode: number(), stdout: string(), stderr: string() });
var MAX_SHOWN_LENGTH = 300;
async function runToolTests({ tool, manifest }, { call, signal }) {
  const results = [];
  for (const test of manifest.tests) {
    const failed = signal.aborted ? "it did not run: the time was up" : findTestFailure(test, await call(test.arguments));
    results.push({ tool: tool.name, test: test.name, failed });
  }
  return results;
}
function findTestFailure({ expect }, { data, text }) {
  const output = outputSchema.safeParse(data);
  if (!output.success) return shorten(text);
  const { exitCode, stdout, stderr } = output.data;
  if (exitCode !== expect.exitCode) {
    const why2 = `exit code ${exitCode} instead of ${expect.exitCode}`;
    return stderr === "" ? why2 : `${why2}; standard error: ${shorten(stderr)}`;
  }
  const why = findOutputProblem(stdout, expect);
  return why !== void 0 && isTruncated(stdout) ? `${why}; ${TOO_LONG}` : why;
}
var TOO_LONG = "it is too long, so only its beginning was compared";
function findOutputProblem(stdout, { stdout: whole, contains: part }) {
  if (whole !== void 0 && stdout.trimEnd() !== whole.trimEnd()) {
    return `standard output ${quoted(stdout)} instead of ${quoted(whole)}`;
  }
  if (part === void 0 || stdout.includes(part)) return void 0;
  return `standard output ${quoted(stdout)} without ${quoted(part)}`;
}
function quoted(text) {
  return cutCharacters(JSON.stringify(text.trimEnd()), MAX_SHOWN_LENGTH);
}
function shorten(text) {
  return cutCharacters(oneLine(text), MAX_SHOWN_LENGTH);
}
function renderTestResults(results) {
  if (results.length === 0) return 'There are no tests. Add some under "tests" in a tool.yaml.\n';
  const failed = results.filter((result) => result.failed !== void 0);
  const lines = results.map(
    ({ tool, test, failed: why }) => why === void 0 ? `  ok      ${tool}: ${test}` : `  FAILED  ${tool}: ${test}
          ${why}`
  );
  return `${[...lines, `${results.length} run, ${failed.length} failed`].join("\n")}
`;
}

// src/tools/custom/executable/run-custom-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/define-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/arguments.ts
init_define_RUNTIME_PACKAGES();
import { isDeepStrictEqual } from "node:util";
var MAX_NAME_LENGTH = 64;
var MAX_ISSUES = 5;
function foldAliases(input, aliases) {
  if (!isRecord(input)) return { kind: "folded", input };
  const folded = /* @__PURE__ */ new Map();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? aliases[given] ?? given : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      const reason = `${name} is given twice, under two names, with different values`;
      return { kind: "conflict", reason };
    }
    folded.set(name, value);
  }
  return { kind: "folded", input: Object.fromEntries(folded) };
}
function sortArguments(input, parameters2) {
  const isLenient = parameters2 instanceof ZodObject && parameters2.def.catchall === void 0;
  if (!isRecord(input) || !isLenient) return { known: input, stray: [] };
  const fields = Object.entries(input);
  const isKnown = ([name]) => Object.hasOwn(parameters2.shape, name);
  const stray = fields.filter((field) => !isKnown(field)).map(([name]) => name);
  return { known: Object.fromEntries(fields.filter(isKnown)), stray };
}
function coerceArguments(input, issues) {
  if (!isRecord(input)) return input;
  const meant = issues.flatMap((issue) => {
    const [name] = issue.path;
    if (issue.code !== "invalid_type" || issue.path.length !== 1) return [];
    if (typeof name !== "string") return [];
    return [[name, meantAs(issue.expected, input[name])]];
  });
  return { ...input, ...Object.fromEntries(meant) };
}
function meantAs(expected, value) {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (expected === "array" && text !== "" && !text.startsWith("[")) return [value];
  if (expected === "boolean" && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === "true";
  const isNumber = ["number", "int"].includes(expected) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text);
  return isNumber ? Number(text) : value;
}
function ignoredNote(stray) {
  return `Ignored, because there is no such argument: ${quoteNames(stray)}.`;
}
function quoteNames(names) {
  const shown = names.slice(0, MAX_ISSUES).map((name) => JSON.stringify(shortName(name)));
  const more = names.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function describeIssues(issues, stray = unknownKeys(issues)) {
  const shown = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, stray));
  const more = issues.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function unknownKeys(issues) {
  return issues.flatMap(
    (issue) => issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : []
  );
}
function describeIssue(issue, stray) {
  const field = issue.path.map((part) => shortName(String(part))).join(".");
  if (issue.code === "unrecognized_keys") return `unknown argument ${quoteNames(issue.keys)}`;
  if (field === "") return "the arguments must be one object";
  if (!issue.message.endsWith("received undefined")) return `${field}: ${issue.message}`;
  const likely = likelyMeant(field, stray);
  const given = likely === void 0 ? "" : ` (you gave ${JSON.stringify(shortName(likely))})`;
  return `${field} is required${given}`;
}
function shortName(name) {
  return cutCharacters(name, MAX_NAME_LENGTH);
}
function likelyMeant(missing, stray) {
  if (stray.length === 1) return stray[0];
  return stray.find((name) => isLikeName(name, missing));
}
function isLikeName(one, other) {
  const [short = "", long = ""] = [letters(one), letters(other)].sort(
    (a, b) => a.length - b.length
  );
  return short.length > 2 && long.includes(short);
}
function letters(name) {
  return shortName(name).toLowerCase().replace(/[^a-z0-9]/g, "");
}

// src/tools/pipeline/input-schema.ts
init_define_RUNTIME_PACKAGES();
var jsonSchemas = /* @__PURE__ */ new WeakMap();
function jsonSchemaOf(parameters2) {
  const known = jsonSchemas.get(parameters2);
  if (known !== void 0) return known;
  const options = { io: "input", override: omitBounds };
  const { $schema: _dialect, ...schema } = toJSONSchema(parameters2, options);
  jsonSchemas.set(parameters2, schema);
  return schema;
}
var BOUNDS = [
  "minLength",
  "maxLength",
  "pattern",
  // Zod writes it only for several patterns of one text.
  "allOf",
  "minItems",
  "maxItems",
  "exclusiveMinimum",
  "minimum",
  "maximum",
  // The description of an argument that may be left out says what leaving it out means.
  "default"
];
function omitBounds({ jsonSchema }) {
  for (const bound of BOUNDS) delete jsonSchema[bound];
  omitNull(jsonSchema);
  const { properties = {} } = jsonSchema;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === "object" && property.hidden === true) delete properties[name];
  }
}
function omitNull(jsonSchema) {
  const { anyOf = [] } = jsonSchema;
  const [meant, ...more] = anyOf.filter(({ type }) => type !== "null");
  if (meant === void 0 || more.length > 0 || anyOf.length !== 2) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, meant);
}
function hiddenArgument(schema) {
  return schema.meta({ hidden: true });
}

// src/tools/pipeline/define-tool.ts
var DEFAULT_TOOL_LIMITS = { timeoutMs: 3e4, maxBytes: 1e4 };
function defineTool(name, {
  description,
  parameters: parameters2,
  aliases = {},
  endsTurn,
  limits,
  onRefused,
  handler
}) {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters2),
    limits: { ...DEFAULT_TOOL_LIMITS, ...limits },
    endsTurn,
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if (folded.kind === "conflict") return { kind: "invalid", reason: folded.reason };
      const { known, stray } = sortArguments(folded.input, parameters2);
      const strict = parameters2.safeParse(known);
      const parsed = strict.success ? strict : parameters2.safeParse(coerceArguments(known, strict.error.issues));
      if (!parsed.success) {
        return { kind: "invalid", reason: describeIssues(parsed.error.issues, stray) };
      }
      const run = (call) => handler(parsed.data, call);
      if (stray.length === 0) return { kind: "valid", run };
      const note = ignoredNote(stray);
      return { kind: "valid", run: async (call) => withNote(await run(call), note) };
    }
  };
}

// src/tools/custom/executable/tool-preview.ts
init_define_RUNTIME_PACKAGES();
var MAX_DESCRIPTION_LENGTH = 200;
var MAX_ARGUMENTS_LENGTH = 400;
function renderToolList(executables) {
  if (executables.length === 0) return "There are none yet.";
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const summary = cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH);
    const usage = usageOf(executable.manifest, Math.floor(LISTED_USAGE / executables.length));
    return `- ${name} ${version}: ${summary}${describeArguments(executable)}${usage}`;
  });
  return ["The tools, with their arguments:", ...lines].join("\n");
}
var LISTED_USAGE = 4e3;
var LONGEST_USAGE = 1e3;
function usageOf({ usage }, maxLength) {
  const text = cutCharacters(
    sanitise(usage, "source").text.trim(),
    Math.min(LONGEST_USAGE, maxLength)
  );
  return text === "" ? "" : `
${text}`.replaceAll("\n", "\n  ");
}
function describeArguments({ manifest }) {
  const words = manifest.parameters.map(({ name, type, required, description }) => {
    const requirement = required ? ", required" : "";
    return `${name} (${type}${requirement}): ${cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH)}`;
  });
  return words.length === 0 ? "" : `; ${words.join("; ")}`;
}
function previewTool({ manifest, tool, start }, given = {}) {
  const file = start.kind === "built" ? start.files.join(", ") : start.file;
  const startKind = start.kind === "interpreted" ? start.language : start.kind;
  const flags = toFlags(manifest.parameters, given);
  const shown = flags.kind === "flags" ? flags.flags.map((flag) => JSON.stringify(flag)) : [];
  const lines = [
    `would run: ${tool.name} ${manifest.version} (${startKind}: ${file})`,
    `flags: ${cutCharacters(shown.join(" "), MAX_ARGUMENTS_LENGTH) || "none"}`,
    `limit: ${tool.limits.timeoutMs / 1e3} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(", ") || "none"}`
  ];
  return lines.join("\n");
}

// src/tools/custom/executable/run-custom-tool.ts
var parameters = strictObject({
  tool_name: string().min(1).max(200).describe("The name of the tool."),
  arguments: record(string(), unknown(), "must be an object of names and values").optional().describe("The tool's own arguments by name; null counts as not given."),
  timeout: unknown().optional().describe(`Seconds until the tool is stopped; by default the tool's own limit, or 30.`)
});
function createRunCustomTool(deps, known) {
  const base = defineTool("run_custom_tool", {
    description: `Run one of this repository's own command line tools. Returns its exit code, stdout and stderr.

${renderToolList(known)}`,
    parameters,
    limits: {
      timeoutMs: MAX_TIMEOUT_SECONDS * 1e3 + BUILD_ALLOWANCE_MS,
      maxBytes: REPLY_BYTES,
      errorChars: REPLY_BYTES
    },
    handler: (args, call) => runTool(deps, args, call)
  });
  return {
    ...base,
    parse(input) {
      const problem = findInputProblem(input);
      return problem === void 0 ? base.parse(input) : { kind: "invalid", reason: problem };
    }
  };
}
async function runTool(deps, args, call) {
  const { allowed, withheld } = await deps.catalog();
  const executable = allowed.find(({ tool }) => tool.name === args.tool_name);
  if (executable !== void 0) return runExecutable(deps, { executable, ...args }, call);
  if (withheld.includes(args.tool_name)) {
    const message = `${args.tool_name} is not among the tools that ${call.run.agentName} may use`;
    const next = `go on without it; a person can allow it under action.tools.agents.${call.run.agent} in the squad's config.json`;
    return denial("E_TOOL_NOT_IN_CATALOG", message, next);
  }
  const proposal = (await deps.proposed()).find(({ tool }) => tool.name === args.tool_name);
  if (proposal !== void 0) {
    const message = `${args.tool_name} is proposed and not active yet.
${previewTool(proposal, args.arguments)}
`;
    return denial("E_TOOL_DENIED", message, `go on without it: ${HOW_TO_APPROVE}`);
  }
  const names = allowed.map(({ tool }) => tool.name);
  const available = names.length > 0 ? `there are ${names.join(", ")}` : "there are none: create_custom_tool proposes one";
  return failure("E_TOOL_NOT_FOUND", "there is no tool with that name", available);
}

export {
  serialize,
  shareWork,
  totalTokens,
  agentNameCell,
  nameText,
  stateText,
  isBusy,
  resultText,
  firstMeaningfulLine,
  workingTime,
  displayName,
  agentName,
  approvableName,
  isApproved,
  applyApprovals,
  HOW_TO_APPROVE,
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
  statsLine,
  foldAliases,
  describeIssues,
  hiddenArgument,
  defineTool,
  createRunCustomTool,
  runToolTests,
  renderTestResults
};
