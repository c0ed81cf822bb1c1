import {
  cell,
  code,
  codeBlock,
  collapsible,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
  repositoryUrl,
  section,
  table
} from "./chunk-F7Z3OGAL.js";
import {
  approvableName
} from "./chunk-MLTXGWX5.js";
import {
  plural
} from "./chunk-CJUDGU2X.js";
import {
  withoutUnseen
} from "./chunk-F3GLNTMY.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
  const changeText = tool.before === void 0 ? "new" : `changes ${inline(tool.before, 40, safe)}`;
  return paragraphs([
    `### ${code(tool.name)} ${inline(tool.version, 40, safe)} (${changeText})`,
    list([
      `What it does: ${inline(tool.description, 300, safe)}`,
      `Runs ${code(`${tool.folder}/${tool.starts}`)} in the agent's worktree, at most ${tool.seconds} s`,
      `Environment it asks for: ${tool.env.map(code).join(", ") || "none"}${tool.env.length > 0 ? ", which it gets only where `tools.env` in the settings names it" : ""}`,
      ...tool.tests === 0 ? [] : [testsLine(tool)],
      `To try it before it is merged: ${code(`${facts.phrase} approve tool ${approvableName(tool.name, tool.sha256)}`)}, by somebody with write access who has read it; a change of its files needs another approval`
    ]),
    renderFlagTable(context, tool.parameters),
    ...tool.files.map((file) => renderFile(context, file, budget))
  ]);
}
function testsLine({ name, tests }) {
  const command = code(`squad-action tools test ${name}`);
  return `It brings ${plural(tests, "test")}, not run here: ${command} runs them in a checkout`;
}
function renderFlagTable({ safe }, parameters) {
  if (parameters.length === 0) return "It takes no flags.";
  const rows = parameters.map(({ name, type, required, description }) => [
    code(`--${name}=`),
    type,
    required ? "yes" : "no",
    cell(description, 200, safe)
  ]);
  return table(["Flag", "Type", "Required", "What for"], rows);
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
      withoutUnseen(file.text).hidden > 0 ? "**It holds invisible characters, which are left out here.**" : void 0,
      text === "" ? void 0 : safe(codeBlock(text, "text")).trim(),
      cut > 0 ? `*${plural(cut, "character")} left out: see the file.*` : void 0
    ])
  );
}
function fileName(path) {
  return path.replace(/[^A-Za-z0-9._/-]/g, "?").slice(0, 100);
}

// src/publish/render/custom-tools.ts
init_define_RUNTIME_PACKAGES();
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
    return collapsible(`How ${name} is called`, paragraphs(content));
  });
  return paragraphs(shown);
}

export {
  PROPOSED_TOOLS,
  renderProposedTools,
  TOOL_NOTE_PREFIX,
  renderCustomTools,
  TOOL_HEAD,
  toolCells,
  renderToolProblems,
  renderToolUsage
};
