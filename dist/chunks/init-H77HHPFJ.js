import {
  findRepositoryAddress,
  repositoryUrl
} from "./chunk-HH4TCDB4.js";
import {
  readWorkflow,
  readWorkflows
} from "./chunk-VWII5G2O.js";
import "./chunk-PNKJM6EK.js";
import "./chunk-7EP3K6I4.js";
import "./chunk-53MJ7PSZ.js";
import {
  locateSquad
} from "./chunk-FJHCYTUD.js";
import "./chunk-VI3RLGTJ.js";
import "./chunk-SRV44GNU.js";
import "./chunk-ALN5EVBG.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-J7XAV6N5.js";
import "./chunk-OPSB4QI2.js";
import "./chunk-HSV4OKKC.js";
import {
  fileError,
  openRepository,
  readWorkingTree,
  throwFileError
} from "./chunk-KHNLFF2B.js";
import {
  systemCode
} from "./chunk-5O32RNQA.js";
import "./chunk-R33QMZ33.js";
import "./chunk-K2HCYID3.js";
import "./chunk-EEGI3YQH.js";
import {
  dayOf
} from "./chunk-BDLE4HBS.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText
} from "./chunk-XVN4DA4D.js";
import {
  wrapText
} from "./chunk-LYEGXDRK.js";
import {
  oneLine
} from "./chunk-5CYVZTV3.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-X5CHW724.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-7UMZINQT.js";
import {
  SquadError,
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/cli/init.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile as readFile2, writeFile } from "node:fs/promises";
import { basename, dirname, join as join3 } from "node:path";

// src/setup/init.ts
init_define_RUNTIME_PACKAGES();

// src/setup/new-team.ts
init_define_RUNTIME_PACKAGES();
var AGENTS = [
  {
    name: "Mira",
    role: "Lead",
    motto: "Asks what can be left out.",
    expertise: "scope, design, code review",
    style: "Short and direct; says why.",
    owns: ["The shape of the code: structure, interfaces, dependencies", "Code reviews"],
    workingRules: [
      "Reads what is there before proposing something new",
      "Prefers the smallest change that does what was asked",
      "Records a decision when others will have to follow it"
    ],
    delegates: "features to Otto and tests to Tess",
    route: { work: "Scope and design", examples: "architecture, reviews, trade-offs, plans" }
  },
  {
    name: "Otto",
    role: "Developer",
    motto: "Makes it work, then makes it plain.",
    expertise: "implementation, debugging, documentation",
    style: "Practical; shows the change rather than describing it.",
    owns: ["Features and fixes, from the first line to the last", "The documentation of both"],
    workingRules: [
      "Follows the names and patterns of the code around a change",
      "Changes what was asked and nothing beside it",
      "Says what could not be checked"
    ],
    delegates: "questions of scope to Mira and tests to Tess",
    route: { work: "Features and fixes", examples: "new behaviour, bugs, refactoring, docs" }
  },
  {
    name: "Tess",
    role: "Tester",
    motto: "Looks where nobody looked.",
    expertise: "unit tests, edge cases, regressions",
    style: "Exact; one claim, one test.",
    owns: ["Tests, and what they claim", "Edge cases: empty, huge, hostile, twice"],
    workingRules: [
      "Writes a test that fails without the change",
      "Tests what people see, not how it is made",
      "Hands a defect back with the smallest example that shows it"
    ],
    delegates: "questions of scope to Mira and fixes to Otto",
    route: { work: "Tests", examples: "unit tests, edge cases, flaky tests" }
  }
];
var agentId = ({ name }) => name.toLowerCase();
function newTeamFiles(team) {
  return new Map([
    [".squad/team.md", renderRoster(team)],
    [".squad/routing.md", renderRouting()],
    [".squad/decisions.md", DECISIONS],
    [".squad/config.json", toJson({ version: 1 })],
    [".squad/casting/registry.json", toJson({ agents: castingEntries(team) })],
    ...AGENTS.flatMap((agent) => [
      [`.squad/agents/${agentId(agent)}/charter.md`, renderCharter(agent)],
      [`.squad/agents/${agentId(agent)}/history.md`, renderHistory(agent, team)]
    ])
  ]);
}
function renderRoster({ project, today }) {
  const rows = AGENTS.map(
    (agent) => `| ${agent.name} | ${agent.role} | \`.squad/agents/${agentId(agent)}/charter.md\` | \u2705 Active |`
  );
  return `# Squad Team

> ${project}

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work, enforces handoffs and reviewer gates. |

## Members

| Name | Role | Charter | Status |
|------|------|---------|--------|
${rows.join("\n")}

## Project Context

- **Project:** ${project}
- **Created:** ${today}
`;
}
function renderRouting() {
  const rows = AGENTS.map(({ name, route }) => `| ${route.work} | ${name} | ${route.examples} |`);
  return `# Work Routing

## Routing Table

| Work Type | Route To | Examples |
|-----------|----------|----------|
${rows.join("\n")}

## Rules

1. The smallest number of agents that can do the work.
2. Reviews go to Mira; nobody reviews their own work.
3. A question that one agent can answer goes to that agent alone.
`;
}
var DECISIONS = `# Squad Decisions

## Active Decisions

No decisions recorded yet.

## Governance

- Decisions that others have to follow are recorded here.
- A decision is changed by a new one that names it, not by editing it.
`;
function renderCharter(agent) {
  return `# ${agent.name} \u2014 ${agent.role}

> ${agent.motto}

## Identity

- **Name:** ${agent.name}
- **Role:** ${agent.role}
- **Expertise:** ${agent.expertise}
- **Style:** ${agent.style}

## What I Own

${bullets(agent.owns)}

## How I Work

${bullets(agent.workingRules)}

## Boundaries

- I leave ${agent.delegates}.

## Model

- **Preferred:** auto
`;
}
function renderHistory({ name, role }, { project, today }) {
  return `# ${name} \u2014 History

## Core Context

- ${role} of ${project} since ${today}.

## Learnings
`;
}
function castingEntries({ today }) {
  const since = `${today}T00:00:00.000Z`;
  const rest = { universe: "none", status: "active" };
  const entry = ({ name }) => ({ created_at: since, persistent_name: name, ...rest });
  return Object.fromEntries(AGENTS.map((agent) => [agentId(agent), entry(agent)]));
}
function bullets(items) {
  return items.map((item) => `- ${item}`).join("\n");
}
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}

// src/setup/init.ts
function listInitFiles(options) {
  return new Map([...options.makesTeam ? newTeamFiles(options) : [], ...options.workflows]);
}
function findExistingWorkflow(example, present) {
  const kinds = jobKinds(example);
  const other = present.find(
    (one) => one.path !== example.path && jobKinds(one).some((kind) => kinds.includes(kind))
  );
  return other?.path;
}
function jobKinds({ path, text }) {
  const reading = readWorkflow(path, text);
  return reading.kind === "read" ? reading.jobs.map(({ kind }) => kind) : [];
}
var UNION_MERGED = ["decisions.md", "agents/*/history.md", "log/**", "orchestration-log/**"];
function missingAttributes(present, directory) {
  const text = present ?? "";
  const lines = new Set(text.split(/\r?\n/).map((line) => line.trim().split(/\s+/).join(" ")));
  const wanted = UNION_MERGED.map((path) => `${directory}/${path} merge=union`);
  const missing = wanted.filter((line) => !lines.has(line));
  if (missing.length === 0) return "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const start = text === "" || text.endsWith("\n") ? "" : end;
  return `${start}${missing.join(end)}${end}`;
}
function renderInit(report) {
  const { written, extended, kept, noTeam } = report;
  const isUnchanged = written.length + extended.length === 0;
  return [
    ...isUnchanged ? ["Everything is there already; nothing was written.\n"] : [],
    ...listPaths("Written:", written),
    ...listPaths("Lines added at the end of:", extended),
    ...listPaths("There already, left as they are:", kept),
    ...noTeam === void 0 ? [] : [`${wrapText(`No team was made. ${noTeam}`, NO_INDENT)}
`],
    "What to do next:",
    ...toDo(report).map((item, at) => wrapText(item, { first: `  ${at + 1}. `, rest: "     " })),
    ""
  ].join("\n");
}
var NO_INDENT = { first: "", rest: "" };
function listPaths(title, paths) {
  return paths.length === 0 ? [] : [title, ...paths.map((path) => `  ${path}`), ""];
}
function toDo({ written, extended, needsPin, settingsPage }) {
  const page = settingsPage === void 0 ? "" : ` (${settingsPage})`;
  const isUnchanged = written.length + extended.length === 0;
  const madeTeam = written.some((path) => path.endsWith("/team.md"));
  const items = [
    needsPin && "In the last lines of the workflows put the owner of the action and the commit of the release you chose, instead of OWNER and the zeros.",
    madeTeam && "Read .squad/team.md and the three charters, and make them yours: names, roles, what they own.",
    `${isUnchanged ? "If they are not there yet, commit" : "Commit"} these files and push them to the default branch: workflows that answer comments run from there alone.`,
    `On GitHub open Settings > Actions > General${page}, and under "Workflow permissions" allow GitHub Actions to create and approve pull requests.`,
    'Models: in an organisation with Copilot there is nothing to do. Elsewhere store a fine-grained token with the permission Copilot Requests, or a provider\'s key, as a secret, and name it under `with:` in squad.yml; README.md, "Credentials for the models", shows how.',
    "Run this command once more with `doctor` in place of `init`: it says what is still missing.",
    "Comment `@squad help` on an issue; then ask for something, such as `@squad add a test for the login form`."
  ];
  return items.filter((item) => item !== false);
}

// src/cli/assert-writable.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync } from "node:fs";
import { join } from "node:path";
function assertWritablePaths(root, paths) {
  for (const path of paths) {
    const names = path.split("/");
    names.forEach((_, at) => {
      assertWritablePath(root, names.slice(0, at + 1).join("/"), at < names.length - 1);
    });
  }
}
function assertWritablePath(root, path, isFolder) {
  const found = statPath(root, path);
  if (found === void 0 || (isFolder ? found.isDirectory() : found.isFile())) return;
  const wanted = isFolder ? "a folder" : "a file";
  const what = found.isSymbolicLink() ? "a symbolic link, and nothing is written through one" : `not ${wanted}`;
  throw new SquadError({
    code: "E_INPUT",
    message: `${path} is ${what}.`,
    hint: `Put ${wanted} of this repository in its place, or remove it; then run the same command again.`
  });
}
function statPath(root, path) {
  try {
    return lstatSync(join(root, path), { throwIfNoEntry: false });
  } catch (error) {
    throw fileError("written", path, error);
  }
}

// src/cli/init-workflows.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { join as join2 } from "node:path";
var WORKFLOWS = ".github/workflows";
var PLACEHOLDER = /OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;
async function chooseWorkflows(root, examples, action) {
  const present = await readWorkflows(await readWorkingTree(root, WORKFLOWS));
  const wanted = await readExamples(examples, action);
  const choices = wanted.map((example) => ({
    ...example,
    other: findExistingWorkflow(example, present)
  }));
  const free = choices.filter(({ other }) => other === void 0);
  return {
    workflows: new Map(free.map(({ path, text }) => [path, text])),
    others: [...new Set(choices.flatMap(({ other }) => other ?? []))]
  };
}
async function readExamples(folder, action) {
  const read = async (name) => {
    const text = await readFile(join2(folder, name), "utf8");
    const path = `${WORKFLOWS}/${name}`;
    return { path, text: action === void 0 ? text : withAction(text, action) };
  };
  return Promise.all(["squad.yml", "squad-scribe.yml"].map(read));
}
function withAction(text, action) {
  return text.replace(/^ *# Put the owner and the commit .*\n/m, "").replace(/^# Copy to \.github\S+ /, "# ").replace(PLACEHOLDER, action);
}
async function holdsPlaceholder(root, paths) {
  const read = (path) => readFile(join2(root, path), "utf8").catch(() => "");
  const texts = await Promise.all(paths.map(read));
  return texts.some((text) => text.search(PLACEHOLDER) >= 0);
}

// src/cli/init.ts
var HELP = `squad-action init [--directory .] [--workflow-only] [--action owner/name@commit]

  Gives a repository what the squad needs: a team of three under .squad/, and
  two workflows. An existing team stays as it is, and so does every file.

  --directory      the repository; this folder unless told
  --workflow-only  no team, the workflows alone
  --action         what the workflows name: the action's repository, and the
                   commit of its release in 40 digits

  Exit code 0: done; 1: it could not be written; 2: the command line is wrong.
`;
var OPTIONS = {
  directory: { type: "string", default: "." },
  "workflow-only": { type: "boolean", default: false },
  action: { type: "string" },
  help: { type: "boolean", short: "h", default: false }
};
var ACTION_PATTERN = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;
async function initCommand(args, settings) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === "number") return opened;
  const { root, action, "workflow-only": isWorkflowOnly } = opened;
  if (action !== void 0 && !ACTION_PATTERN.test(action)) {
    return printUsageError(
      "--action is written owner/name@commit, with the 40 digits of the commit.\n"
    );
  }
  const { examples } = settings;
  if (!existsSync(examples)) return printFailure(missingExamples(examples));
  const plan = await attempt(planInit({ root, settings, action, isWorkflowOnly }));
  if (plan.kind === "threw")
    return printFailure(`${shortErrorText(plan.error)}Nothing was written.
`);
  const applied = await attempt(applyPlan(plan.value));
  if (applied.kind === "done") return printOutput(renderInit(applied.value));
  return printFailure(`${shortErrorText(applied.error)}The files written so far stay.
`);
}
function missingExamples(examples) {
  return `The example workflows are not there, so nothing was written: ${examples} is missing beside dist/.
Take a copy of the action's whole repository, and run dist/cli.js in that.
`;
}
var ATTRIBUTES_FILE = ".gitattributes";
var NEW_TEAM_FOLDER = ".squad";
async function planInit({
  root,
  settings,
  action,
  isWorkflowOnly
}) {
  const { hasTeam, directory, noTeam } = await findTeam(root);
  const { workflows, others } = await chooseWorkflows(root, settings.examples, action);
  const fileOptions = {
    project: oneLine(basename(root)),
    today: dayOf(settings.now),
    makesTeam: !hasTeam && !isWorkflowOnly,
    workflows
  };
  const files = listInitFiles(fileOptions);
  const plan = { root, files, workflows: [...workflows.keys()], others };
  if (isWorkflowOnly) {
    assertWritablePaths(root, files.keys());
    return { ...plan, directory: void 0, noTeam: void 0 };
  }
  assertWritablePaths(root, [...files.keys(), `${directory}/team.md`, ATTRIBUTES_FILE]);
  return { ...plan, directory, noTeam };
}
async function applyPlan(plan) {
  const { root, files, workflows, others, directory, noTeam } = plan;
  const { written, kept } = await writeFiles(root, files);
  const attributes = directory === void 0 ? "complete" : await writeAttributes(root, directory);
  const address = await findRepositoryAddress(root);
  return {
    written: [...written, ...attributes === "made" ? [ATTRIBUTES_FILE] : []],
    extended: attributes === "extended" ? [ATTRIBUTES_FILE] : [],
    kept: [...kept, ...others],
    noTeam,
    needsPin: await holdsPlaceholder(root, [...workflows, ...others]),
    settingsPage: address === void 0 ? void 0 : `${repositoryUrl(address)}/settings/actions`
  };
}
async function findTeam(root) {
  const tree = await readWorkingTree(root, NEW_TEAM_FOLDER, ".ai-team");
  const location = await locateSquad(tree);
  if (location.kind === "elsewhere") {
    return {
      hasTeam: true,
      directory: NEW_TEAM_FOLDER,
      noTeam: oneLine(`${location.reason} ${location.remedy}`)
    };
  }
  const found = location.kind === "found" ? location.directory : NEW_TEAM_FOLDER;
  const hasTeam = tree.entries.some(({ path }) => path === `${found}/team.md`);
  return { hasTeam, directory: hasTeam ? found : NEW_TEAM_FOLDER, noTeam: void 0 };
}
async function writeFiles(root, files) {
  const written = [];
  const kept = [];
  for (const [path, text] of files) {
    const isNew = await writeNewFile(join3(root, path), text).catch(throwFileError("written", path));
    (isNew ? written : kept).push(path);
  }
  return { written, kept };
}
async function writeNewFile(path, text) {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  }
}
async function writeAttributes(root, directory) {
  const path = join3(root, ATTRIBUTES_FILE);
  const present = existsSync(path) ? await readFile2(path, "utf8").catch(throwFileError("read", ATTRIBUTES_FILE)) : void 0;
  const missing = missingAttributes(present, directory);
  if (missing === "") return "complete";
  await appendFile(path, missing).catch(throwFileError("written", ATTRIBUTES_FILE));
  return present === void 0 ? "made" : "extended";
}
export {
  initCommand
};
