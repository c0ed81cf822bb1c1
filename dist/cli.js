#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  explainMissingSquad,
  renderCommit
} from "./chunk-5LDU7WWL.js";
import {
  COMMITTED_FOLDERS,
  DEFAULT_ADDRESS,
  askGit,
  createCopilot,
  createOutbound,
  executeGit,
  gitVersion,
  listProviderModels,
  localRuntime,
  lookAround,
  objectId,
  planScribe,
  readGitHubSettings,
  readWorkflow,
  readWorkflows,
  renderText,
  runDoctor,
  thisPlatform,
  tokenKind
} from "./chunk-E3UBP5UA.js";
import {
  checkTools,
  fileError,
  ignoreClosedPipe,
  openLocalBox,
  openRepository,
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  readWorkingTree,
  shortErrorText,
  showCommand,
  throwFileError
} from "./chunk-4UPAIJK3.js";
import {
  CHECK_FILES,
  capitalise,
  countFindings,
  createMask,
  dayOf,
  didYouMean,
  findChecks,
  hostProgram,
  isAgentFile,
  isRegularFile,
  locateSquad,
  oneLine,
  packageManagerOf,
  plural,
  readAgentFile,
  runHostProgram,
  slug
} from "./chunk-X7HMVA3S.js";
import {
  fieldsOf,
  readJson
} from "./chunk-AWAPVFDS.js";
import "./chunk-AWBJCS7B.js";
import "./chunk-O475MLAG.js";
import "./chunk-3HUS2DSB.js";
import "./chunk-EVZCVCQV.js";
import "./chunk-HPYOYA2O.js";
import "./chunk-ZBSVZE3B.js";
import {
  wrapText
} from "./chunk-C3IGLUNN.js";
import {
  settleProxies
} from "./chunk-FN5P7CG7.js";
import "./chunk-DA6BLYM5.js";
import {
  SquadError,
  attempt,
  describe,
  systemCode
} from "./chunk-MA62OCQQ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/cli/cli.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync4, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// src/cli/doctor.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2 } from "node:path";

// src/adapters/git/list-uncommitted.ts
init_define_RUNTIME_PACKAGES();
var RUN_NOTHING = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  ...["", "ssh.", "git.", "http.", "https.", "file.", "ext."].map(
    (it) => `protocol.${it}allow=never`
  )
].flatMap((setting) => ["-c", setting]);
async function listUncommitted(root, tree, folders) {
  const list = async (...args) => (await askGit(root, [...RUN_NOTHING, ...args, "--", ...folders]))?.split("\0");
  const ignored = await list("ls-files", "-z", "--others", "--ignored", "--exclude-standard");
  if (ignored === void 0) return void 0;
  const committed = objectsByPath(await list("ls-tree", "-r", "-z", "HEAD") ?? []);
  const paths = tree.entries.map(({ path }) => path).filter((path) => folders.some((folder) => path.startsWith(`${folder}/`))).filter((path) => !ignored.includes(path));
  const isThere = await Promise.all(
    paths.map(async (path) => isObject(committed.get(path), await tree.bytes(path)))
  );
  return paths.filter((_path, at) => isThere[at] === false);
}
function askWorkingTree(root) {
  const settings = [...RUN_NOTHING, "-c", "core.excludesFile=/dev/null"];
  return {
    checkout: root,
    ask: async (args) => await askGit(root, [...settings, ...args]) ?? ""
  };
}
function objectsByPath(lines) {
  const fields = lines.map((line) => /^\d+ \w+ (\w+)\t(.+)$/s.exec(line));
  return new Map(fields.map((found) => [found?.[2] ?? "", found?.[1] ?? ""]));
}
function isObject(object, content) {
  if (object === void 0 || content === void 0) return object !== void 0;
  const text = Buffer.from(content).toString("latin1");
  return [text, text.replaceAll("\r\n", "\n")].some(
    (version2) => objectId(Buffer.from(version2, "latin1"), object.length) === object
  );
}

// src/adapters/git/repository-address.ts
init_define_RUNTIME_PACKAGES();
import { realpath } from "node:fs/promises";
async function findRepositoryAddress(root) {
  const named = process.env.GITHUB_REPOSITORY;
  if (named !== void 0 && named !== "") {
    const serverUrl = process.env.GITHUB_SERVER_URL || "https://github.com";
    return addressAt(serverUrl.replace(/\/+$/, ""), named);
  }
  return parseRemoteUrl(await askGit(root, ["remote", "get-url", "origin"]) ?? "");
}
async function defaultBranch(root) {
  const head = await askGit(root, ["symbolic-ref", "--short", "refs/remotes/origin/HEAD"]);
  if (head !== void 0) return head.replace(/^origin\//, "");
  const exists = (name) => askGit(root, ["rev-parse", "--verify", "--quiet", `refs/heads/${name}`]);
  const [main2, master] = await Promise.all(["main", "master"].map(exists));
  if (main2 !== void 0) return "main";
  if (master !== void 0) return "master";
  return await askGit(root, ["symbolic-ref", "--short", "HEAD"]) ?? "main";
}
function parseRemoteUrl(remote) {
  const url = remote.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(?!\d+\/)/, "ssh://$1/");
  if (!URL.canParse(url)) return void 0;
  const { protocol, host, hostname, pathname } = new URL(url);
  if (!["https:", "http:", "ssh:", "git:"].includes(protocol) || hostname === "") return void 0;
  const isWeb = protocol.startsWith("http");
  return addressAt(isWeb ? `${protocol}//${host}` : `https://${hostname}`, pathname.slice(1));
}
function addressAt(serverUrl, path) {
  const [owner = "", name = "", ...rest] = path.replace(/(?:\.git)?\/?$/, "").split("/");
  const isName = (text) => /^[\w.-]+$/.test(text);
  return isName(owner) && isName(name) && rest.length === 0 ? { serverUrl, owner, name } : void 0;
}
function repositoryUrl({ serverUrl, owner, name }) {
  return `${serverUrl}/${owner}/${name}`;
}
async function findFetchedCommit(folder) {
  const top = await askGit(folder, ["rev-parse", "--show-toplevel"]);
  const real = await attempt(realpath(folder));
  if (top === void 0 || real.kind === "threw" || top !== real.value) return void 0;
  const [commit, remote, holding] = await Promise.all([
    askGit(folder, ["rev-parse", "HEAD"]),
    askGit(folder, ["remote", "get-url", "origin"]),
    askGit(folder, ["branch", "--remotes", "--contains", "HEAD"])
  ]);
  const address = parseRemoteUrl(remote ?? "");
  const isFetched = holding !== void 0 && holding !== "";
  return isFetched && address !== void 0 && commit !== void 0 ? { ...address, commit } : void 0;
}

// src/adapters/runner/local-environment.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { promisify } from "node:util";
function localCopilotToken() {
  return process.env.COPILOT_GITHUB_TOKEN || void 0;
}
function localProvider() {
  const { SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY } = process.env;
  const type = ["openai", "anthropic", "azure"].find((one) => one === SQUAD_PROVIDER);
  if (type === void 0) return void 0;
  const baseUrl = SQUAD_PROVIDER_BASE_URL || DEFAULT_ADDRESS[type];
  return { type, baseUrl, apiKey: SQUAD_PROVIDER_API_KEY || void 0 };
}
async function localGitHubToken(serverUrl) {
  const named = process.env.GITHUB_TOKEN || process.env.GH_TOKEN;
  if (named) return named;
  const args = ["auth", "token", "--hostname", new URL(serverUrl).hostname];
  const asked = await attempt(promisify(execFile)("gh", args, { timeout: GH_MS }));
  return asked.kind === "done" ? asked.value.stdout.trim() || void 0 : void 0;
}
var GH_MS = 5e3;
async function connectLocalGitHub({ owner, name, serverUrl }, warn) {
  const token = await localGitHubToken(serverUrl);
  if (token === void 0) return void 0;
  const usualUrl = serverUrl === "https://github.com" ? "https://api.github.com" : `${serverUrl}/api/v3`;
  const apiUrl = process.env.GITHUB_API_URL || usualUrl;
  process.env.GITHUB_API_URL = apiUrl;
  settleProxies();
  const { createGitHub } = await import("./github-HVPAKY57.js");
  return createGitHub({ apiUrl, serverUrl, owner, name, token, warn });
}
function usesColour() {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
function localPath() {
  return process.env.PATH ?? "";
}

// src/cli/init-workflows.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

// src/setup/init-report.ts
init_define_RUNTIME_PACKAGES();
function findExistingWorkflow(example, present) {
  const kinds = jobKinds(example);
  return present.find((one) => jobKinds(one).some((kind) => kinds.includes(kind)))?.path;
}
function freePath(path, present) {
  const isTaken = present.some((one) => one.path === path);
  return isTaken ? path.replace(/\.yml$/, "-action.yml") : path;
}
function jobKinds({ path, text }) {
  const reading = readWorkflow(path, text);
  return reading.kind === "read" ? reading.jobs.map(({ kind }) => kind) : ["comment", "scribe"];
}
var PLACEHOLDER = /OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;
function fillWorkflow(text, { action, install }) {
  const copied = text.replace(/^# Copy to \.github\S+ /, "# ");
  const installed = install === void 0 ? copied : copied.replace(
    /^( *)# - run: npm ci$/m,
    (_line, indent) => `${indent}- run: ${install}`
  );
  if (action === void 0) return installed;
  return installed.replace(/^ *# Put the owner and the commit .*\n/m, "").replace(PLACEHOLDER, () => action);
}
function hasPlaceholder(text) {
  return text.search(PLACEHOLDER) >= 0;
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
var ATTRIBUTES = ".gitattributes";
function planPaths({
  files,
  attributes,
  hasAttributes
}) {
  const added = attributes === "" ? [] : [ATTRIBUTES];
  return {
    written: [...files.keys(), ...hasAttributes ? [] : added],
    extended: hasAttributes ? added : []
  };
}
function renderInit(report2) {
  const { delivery, plan } = report2;
  const { kept, noTeam } = plan;
  const { written, extended } = planPaths(plan);
  const isPlan = delivery.kind === "planned";
  const isUnchanged = written.length + extended.length === 0;
  return [
    ...renderFindings(report2),
    "",
    ...isUnchanged ? ["Everything exists already; nothing was written.", ""] : [],
    ...listPaths(isPlan ? "Would write" : "Written", written),
    ...listPaths(isPlan ? "Would add lines to" : "Lines added to", extended),
    ...listPaths("Left as it is", kept),
    ...noTeam === void 0 ? [] : [wrapText(`No team was made. ${noTeam}`, NO_INDENT), ""],
    "What is left for you:",
    ...listTodo(report2).map(
      (item, at) => wrapText(item, { first: `  ${at + 1}. `, rest: "     " })
    ),
    ""
  ].join("\n");
}
var NO_INDENT = { first: "", rest: "" };
function renderFindings(report2) {
  const { name, ownerKind, defaultBranch: defaultBranch2, action, plan } = report2;
  const { languages, checks } = plan.stack;
  const rows = [
    [
      "Repository",
      [name ?? "no remote on a server", ownerKind && OWNERS[ownerKind]].filter(Boolean).join(", ")
    ],
    ["Branch", defaultBranch2],
    ["Stack", languages.join(", ") || "none recognised"],
    ["Checks", checks.join(", ") || "none found; .squad/config.json can name them"],
    ["Team", plan.team],
    ["Action", action ?? "unknown from here"]
  ];
  return rows.flatMap(
    ([title, text]) => text === void 0 ? [] : wrapText(text, { first: title.padEnd(12), rest: " ".repeat(12) })
  );
}
var OWNERS = { organisation: "owned by an organisation", person: "owned by a person" };
var MAX_PATHS = 20;
function listPaths(title, paths) {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, MAX_PATHS).map((path) => `  ${path}`);
  const more = paths.length - shown.length;
  const head = `${title}, ${plural(paths.length, "file")}:`;
  return [head, ...shown, ...more > 0 ? [`  and ${more} more`] : [], ""];
}
function listTodo(report2) {
  const { plan, settingsPage, ownerKind } = report2;
  const page = settingsPage ?? "Settings > Actions > General";
  const items = [
    plan.needsPin && "In the workflows, replace OWNER and the zeros with the action's owner and commit.",
    installIt(plan),
    deliverIt(report2),
    `Allow Actions to create pull requests: ${page}`,
    MODELS[ownerKind ?? "unknown"],
    "Comment on an issue: @squad add a test for the login form"
  ];
  return items.filter((item) => item !== false);
}
function installIt({ stack: { checks, install }, files }) {
  const workflow = [...files.keys()].find(
    (path) => /^\.github\/workflows\/squad(?:-action)?\.yml$/.test(path)
  );
  if (checks.length === 0 || install !== void 0 || workflow === void 0) return false;
  return `If the checks need packages, add the step that installs them to ${workflow}, at the comment about it: checks run without network and without the runner's home folder.`;
}
function deliverIt({ delivery, defaultBranch: defaultBranch2, plan }) {
  const { written, extended } = planPaths(plan);
  const isUnchanged = written.length + extended.length === 0;
  const toBranch = `${defaultBranch2}: workflows answer comments from there.`;
  switch (delivery.kind) {
    case "pull-request":
      return `Merge the pull request: ${delivery.url}`;
    case "branch":
      return `Open the pull request, and merge it: ${delivery.url}`;
    case "planned":
      return isUnchanged ? `Make sure that the files are on ${toBranch}` : "Run this again without --dry-run.";
    case "written":
      return `${isUnchanged ? "Make sure that the files are on" : "Commit, and push to"} ${toBranch}`;
  }
}
var MODELS = {
  organisation: 'Models: ask an owner of the organisation to allow "use of Copilot CLI billed to the organization".',
  person: "Models: your own Copilot seat pays for them; nothing to set up.",
  unknown: "Models: the owner's Copilot pays; an organisation has to allow that."
};

// src/cli/init-workflows.ts
async function findActionName(folder) {
  const found = await findPackedCommit(folder) ?? await findInstalledCommit(folder) ?? await findFetchedCommit(folder);
  return found === void 0 ? void 0 : `${found.owner}/${found.name}@${found.commit}`;
}
async function describeAction(folder) {
  const version2 = (await readManifest(folder))?.get("version");
  const name = await findActionName(folder);
  const known = typeof version2 === "string" ? version2 : "of an unknown version";
  return name === void 0 ? known : `${known}, ${name}`;
}
async function readManifest(folder) {
  const text = await attempt(readFile(join(folder, "package.json"), "utf8"));
  const json = readJson(text.kind === "done" ? text.value : "");
  return json.kind === "value" ? fieldsOf(json.value) : void 0;
}
async function findPackedCommit(folder) {
  const manifest = await readManifest(folder);
  const [, owner = "", name = ""] = /^github:([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(String(manifest?.get("repository"))) ?? [];
  const commit = String(manifest?.get("gitHead"));
  return owner !== "" && /^[0-9a-f]{40}$/.test(commit) ? { owner, name, commit } : void 0;
}
var RESOLVED = /^git\+([^#]{1,300})#([0-9a-f]{40})$/;
async function findInstalledCommit(folder) {
  const text = await attempt(readFile(join(dirname(folder), ".package-lock.json"), "utf8"));
  const json = readJson(text.kind === "done" ? text.value : "");
  const packages = json.kind === "value" ? fieldsOf(json.value)?.get("packages") : void 0;
  const entry = fieldsOf(fieldsOf(packages)?.get(`node_modules/${basename(folder)}`));
  const resolved = entry?.get("resolved");
  const [, remote = "", commit = ""] = RESOLVED.exec(String(resolved)) ?? [];
  const address = parseRemoteUrl(remote);
  return address === void 0 ? void 0 : { ...address, commit };
}
var WORKFLOWS = ".github/workflows";
var NAMES = ["squad.yml", "squad-scribe.yml"];
async function chooseWorkflows(root, actionFolder, facts) {
  const tree = await readWorkingTree(root, WORKFLOWS);
  const entries = tree.entries.filter(({ mode }) => isRegularFile(mode));
  const present = await readWorkflows({ ...tree, entries });
  const read = async (name) => {
    const path = `${WORKFLOWS}/${name}`;
    return { path, text: await readFile(join(examplesFolder(actionFolder), name), "utf8") };
  };
  const examples = await Promise.all(NAMES.map(read));
  const files = /* @__PURE__ */ new Map();
  const others = /* @__PURE__ */ new Set();
  for (const example of examples) {
    const other = findExistingWorkflow(example, present);
    if (other !== void 0) others.add(other);
    else files.set(freePath(example.path, present), fillWorkflow(example.text, facts));
  }
  const kept = present.filter(({ path }) => others.has(path)).map(({ text }) => text);
  return {
    files,
    others: [...others],
    needsPin: [...files.values(), ...kept].some(hasPlaceholder)
  };
}
function examplesFolder(actionFolder) {
  return join(actionFolder, "examples", "workflows");
}

// src/cli/doctor.ts
var SKILLS = [".github/skills", ".copilot/skills", ".claude/skills", ".agents/skills"];
async function gatherFacts(root, actionFolder) {
  const folders = [
    ...COMMITTED_FOLDERS,
    ".github/agents",
    ...SKILLS,
    ...Object.values(CHECK_FILES)
  ];
  const tree = await readWorkingTree(root, ...folders);
  const location = await locateSquad(tree);
  const directory = location.kind === "found" ? location.directory : void 0;
  const [uncommitted, github, tools, machine, box, trial] = await Promise.all([
    listUncommitted(root, tree, COMMITTED_FOLDERS),
    gatherGitHub(root),
    directory === void 0 ? void 0 : gatherTools(root, directory),
    gatherMachine(actionFolder),
    gatherBox(),
    tryLocalModels()
  ]);
  return {
    tree,
    location,
    uncommitted,
    github,
    tools,
    machine,
    box,
    lookAround: (share) => lookAround(askWorkingTree(root), share, "HEAD"),
    credentials: localCredentials(),
    trial,
    target: "terminal",
    holdsSecret: createMask([]).holdsSecret,
    today: dayOf(Date.now())
  };
}
async function gatherGitHub(root) {
  const repository = await findRepositoryAddress(root);
  if (repository === void 0) return void 0;
  const warn = (text) => void process.stderr.write(`${text}
`);
  const github = await connectLocalGitHub(repository, warn);
  if (github === void 0) return void 0;
  return readGitHubSettings(github, {
    page: repositoryUrl(repository),
    defaultBranch: await defaultBranch(root),
    branchPrefix: "squad/"
  });
}
async function gatherTools(root, folder) {
  if (!existsSync(join2(root, folder, "tools"))) return void 0;
  const program = hostProgram();
  if (!existsSync(program)) return { names: [], diagnostics: [NO_TOOL_HOST] };
  const project = { root, folder, globals: [], mayStartPrograms: false, program, log: () => {
  } };
  const read = await attempt(checkTools(project));
  if (read.kind === "threw") {
    const { message, hint = "Run `squad-action tools` for more." } = describe(read.error);
    return { names: [], diagnostics: [{ ...NO_TOOL_HOST, message, next: hint }] };
  }
  const { tools, diagnostics } = read.value.listing;
  return { names: tools.map(({ name }) => name), diagnostics };
}
var NO_TOOL_HOST = {
  code: "L_IMPORT",
  path: "tools/",
  message: "the program that reads tools, dist/tool-host.js, is missing.",
  next: "Run `npm run bundle` in the action's folder."
};
async function gatherMachine(actionFolder) {
  return {
    action: await describeAction(actionFolder),
    node: process.versions.node,
    git: await gitVersion(),
    runtime: localRuntime(thisPlatform())
  };
}
function gatherBox() {
  return withTemporaryFolder(async (folder) => (await openLocalBox(folder, () => {
  })).state());
}
async function withTemporaryFolder(work) {
  const folder = await mkdtemp(join2(tmpdir(), "squad-doctor-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
var HELP = `squad-action doctor [--directory .]

  Checks whether the squad can work in a repository: workflows, settings on
  GitHub, tokens, the team, its tools. Says what is missing, and how to fix it.
  Changes nothing, and asks no model anything.

  --directory  the repository; default: this folder

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it reads the repository's
  settings on GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it.
  With COPILOT_GITHUB_TOKEN, or SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL and
  SQUAD_PROVIDER_API_KEY, it asks which models they offer, which costs nothing.
  It never shows a token.

  Exit code 0: the squad can work; 1: there is a problem; 2: wrong command line.
`;
var OPTIONS = {
  directory: { type: "string", default: "." },
  help: { type: "boolean", short: "h", default: false }
};
async function doctorCommand(args, actionFolder) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === "number") return opened;
  const examined = await attempt(gatherFacts(opened.root, actionFolder).then(runDoctor));
  if (examined.kind === "threw") return printFailure(shortErrorText(examined.error));
  printOutput(renderText(examined.value, usesColour()));
  return countFindings(examined.value).problem > 0 ? 1 : 0;
}
function localCredentials() {
  const copilot = localCopilotToken();
  const provider = localProvider();
  return {
    githubToken: void 0,
    copilotToken: copilot === void 0 ? void 0 : tokenKind(copilot),
    provider: provider?.type,
    hasProviderKey: provider?.apiKey !== void 0
  };
}
async function tryLocalModels() {
  const provider = localProvider();
  const asked = provider === void 0 ? listCopilotModels() : listOf(provider);
  const listed = await attempt(asked);
  if (listed.kind === "done") {
    return listed.value === void 0 ? void 0 : { kind: "accepted", models: listed.value };
  }
  const { message, hint = "Try again." } = describe(listed.error);
  return { kind: "refused", message, hint };
}
async function listOf(provider) {
  return await listProviderModels(provider) ?? [];
}
async function listCopilotModels() {
  const token = localCopilotToken();
  const platform = thisPlatform();
  if (token === void 0 || localRuntime(platform) === void 0) return void 0;
  return withTemporaryFolder(async (directory) => {
    const path = localPath();
    const log = () => void 0;
    const sources = {
      input: void 0,
      toolCache: directory,
      platform,
      path,
      npmEnvironment: {},
      log
    };
    const runtime = createCopilot({
      credentials: { kind: "user-token", token },
      model: void 0,
      directory,
      path,
      proxies: {},
      sources,
      mask: createMask([token]).mask
    });
    try {
      return await runtime.models();
    } finally {
      await runtime.stop();
    }
  });
}

// src/cli/init.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync3 } from "node:fs";
import { join as join6 } from "node:path";

// src/cli/init-plan.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2, lstatSync } from "node:fs";
import { appendFile, mkdir, readFile as readFile2, writeFile } from "node:fs/promises";
import { dirname as dirname2, join as join5 } from "node:path";

// src/setup/plan-team.ts
init_define_RUNTIME_PACKAGES();
var LEFT_TO = {
  lead: "questions of scope",
  developer: "features and fixes",
  backend: "the server",
  frontend: "the pages",
  tester: "tests"
};
var MAKERS_RULES = [
  "Follows the names and patterns of the code around a change",
  "Changes what was asked and nothing else",
  "Says what could not be checked"
];
var LEAD = {
  covers: "lead",
  name: "Ripley",
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
  route: { work: "Scope and design", examples: "architecture, reviews, trade-offs, plans" }
};
var DEVELOPER = {
  covers: "developer",
  name: "Fenster",
  role: "Developer",
  motto: "Makes it work, then makes it plain.",
  expertise: "implementation, debugging, documentation",
  style: "Practical; shows the change rather than describing it.",
  owns: ["Features and fixes, from the first line to the last", "The documentation of both"],
  workingRules: MAKERS_RULES,
  route: { work: "Features and fixes", examples: "new behaviour, bugs, refactoring, docs" }
};
var BACKEND = {
  ...DEVELOPER,
  covers: "backend",
  role: "Backend",
  expertise: "server code, interfaces, data, documentation",
  owns: ["What runs on the server: interfaces, data, errors", "The documentation of it"],
  route: { work: "Server", examples: "endpoints, data, validation, performance" }
};
var FRONTEND = {
  covers: "frontend",
  name: "Verbal",
  role: "Frontend",
  motto: "Uses the page before changing it.",
  expertise: "pages, components, accessibility",
  style: "Concrete; talks about what people see.",
  owns: [
    "What people see and use: pages, components, styles",
    "Accessibility: everybody can use it"
  ],
  workingRules: MAKERS_RULES,
  route: { work: "Pages", examples: "components, forms, styles, accessibility" }
};
var TESTER = {
  covers: "tester",
  name: "Hockney",
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
  route: { work: "Tests", examples: "unit tests, edge cases, flaky tests" }
};
function agentsFor(isSplit) {
  return [LEAD, ...isSplit ? [BACKEND, FRONTEND] : [DEVELOPER], TESTER];
}
function teamMembers({ own, fromCopilot }) {
  return [...own, ...fromCopilot];
}
function planTeam(isSplit, fromCopilot) {
  const covered = new Set(fromCopilot.map(({ covers }) => covers));
  const names = new Set(fromCopilot.map(({ name }) => slug(name)));
  const own = agentsFor(isSplit).filter(
    ({ covers, name }) => !covered.has(covers) && !names.has(slug(name))
  );
  return { own, fromCopilot };
}
var FILE_NAME = /^\.github\/agents\/((?!squad\.)[A-Za-z0-9][A-Za-z0-9-]{0,39})\.agent\.md$/;
var MAX_AGENTS = 12;
async function readCopilotAgents(tree) {
  const paths = tree.entries.filter(({ path, mode }) => isAgentFile(path) && isRegularFile(mode)).map(({ path }) => path);
  const agents = await Promise.all(paths.map((path) => readCopilotAgent(tree, path)));
  return agents.filter((agent) => agent !== void 0).slice(0, MAX_AGENTS);
}
async function readCopilotAgent(tree, path) {
  const stem = FILE_NAME.exec(path)?.[1];
  if (stem === void 0) return void 0;
  const name = capitalise(stem);
  const { description, charter } = readAgentFile(await tree.read(path) ?? "", name);
  if (charter === "") return void 0;
  return { name, path, role: tableCell(description), covers: roleIn(stem) ?? roleIn(description) };
}
function tableCell(text) {
  return oneLine(text.replace(/[|`<>]/g, " "));
}
var ROLE_WORDS = [
  ["tester", /\b(?:tests?|testers?|testing|qa|quality)\b/i],
  ["lead", /\b(?:lead|architect|reviewer|reviews?)\b/i],
  ["frontend", /\b(?:front-?end|ui|css)\b/i],
  ["backend", /\b(?:back-?end|api|server)\b/i],
  ["developer", /\b(?:dev|developer|engineer|coder|programmer|implements?)\b/i]
];
function roleIn(text) {
  return ROLE_WORDS.find(([, words]) => words.test(text))?.[0];
}

// src/setup/stack.ts
init_define_RUNTIME_PACKAGES();
var BUILD_FILES = [
  { pattern: /^package\.json$/, language: "JavaScript" },
  { pattern: /^(?:pyproject\.toml|requirements\.txt|setup\.py)$/, language: "Python" },
  { pattern: /^go\.mod$/, language: "Go" },
  { pattern: /^Cargo\.toml$/, language: "Rust" },
  { pattern: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, language: "Java" },
  { pattern: /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/, language: ".NET" },
  { pattern: /^Gemfile$/, language: "Ruby" },
  { pattern: /^composer\.json$/, language: "PHP" }
];
var FRONTEND_FOLDER = /^(?:(?:apps|packages)\/)?(?:frontend|front-end|client|web|webapp|ui)$/i;
var BACKEND_FOLDER = /^(?:(?:apps|packages|services)\/)?(?:backend|back-end|server|api)$/i;
var FRONTEND_PACKAGE = /^(?:react|vue|svelte|preact|solid-js|lit|@angular\/core|next|nuxt|astro)$/;
var BACKEND_PACKAGE = /^(?:express|fastify|koa|hono|@hapi\/hapi|@nestjs\/core)$/;
async function readStack(top) {
  const [found, packages] = await Promise.all([findChecks(top, void 0), readPackages(top)]);
  const languages = BUILD_FILES.filter(({ pattern }) => has(top, pattern));
  const namedChecks = found.length === 0 ? otherChecks(top) : [];
  const servesItself = languages.some(({ language }) => language !== "JavaScript");
  const hasFrontend = has(top, FRONTEND_FOLDER) || packages.some((one) => FRONTEND_PACKAGE.test(one));
  const hasBackend = has(top, BACKEND_FOLDER) || servesItself || packages.some((one) => BACKEND_PACKAGE.test(one));
  return {
    languages: [...new Set(languages.map(({ language }) => language))],
    checks: [...found.map(({ run }) => run), ...namedChecks],
    namedChecks,
    install: await installStep(top, found, packages),
    isSplit: hasFrontend && hasBackend
  };
}
function has({ names }, pattern) {
  return names.some((name) => pattern.test(name));
}
function otherChecks(top) {
  const wrapped = (wrapper, program) => top.names.includes(wrapper) ? `./${wrapper}` : program;
  return [
    ...has(top, /^pom\.xml$/) ? [`${wrapped("mvnw", "mvn")} --batch-mode --offline test`] : [],
    ...has(top, /^build\.gradle(?:\.kts)?$/) ? [`${wrapped("gradlew", "gradle")} --offline test`] : [],
    ...has(top, /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/) ? ["dotnet test --no-restore"] : []
  ];
}
async function readPackages(top) {
  const json = readJson(await top.read("package.json") ?? "");
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  return ["dependencies", "devDependencies"].flatMap((kind) => [
    ...fieldsOf(fields?.get(kind))?.keys() ?? []
  ]);
}
var VENDOR = "go mod vendor && echo '*' > vendor/.gitignore";
async function installStep(top, checks, packages) {
  if (checks.length === 0) return void 0;
  const isThere = (name) => top.names.includes(name);
  const usesNpm = packageManagerOf(top) === "npm" && isThere("package-lock.json");
  const usesModules = /^[ \t]*require\b/m.test(await top.read("go.mod") ?? "");
  const steps = [
    ...usesNpm && packages.length > 0 ? ["npm ci"] : [],
    ...usesModules && !isThere("vendor") && !isThere("go.work") ? [VENDOR] : []
  ];
  return steps.length === 0 ? void 0 : steps.join(" && ");
}

// src/setup/team-files.ts
init_define_RUNTIME_PACKAGES();
var isOwn = (agent) => "motto" in agent;
var agentFolder = ({ name }) => `.squad/agents/${slug(name)}`;
var charterPath = (agent) => isOwn(agent) ? `${agentFolder(agent)}/charter.md` : agent.path;
function newTeamFiles(team) {
  return new Map([
    [".squad/team.md", renderRoster(team)],
    [".squad/routing.md", renderRouting(team)],
    [".squad/decisions.md", DECISIONS],
    [".squad/config.json", toJson({ version: 1, ...checkSettings(team) })],
    [".squad/casting/registry.json", toJson({ agents: castingEntries(team) })],
    ...teamMembers(team).flatMap((agent) => [
      ...isOwn(agent) ? [[charterPath(agent), renderCharter(agent, team)]] : [],
      [`${agentFolder(agent)}/history.md`, renderHistory(agent, team)]
    ])
  ]);
}
function checkSettings({ namedChecks }) {
  if (namedChecks.length === 0) return {};
  return { action: { checks: namedChecks.map((run) => ({ name: run, run, timeout: 600 })) } };
}
function renderRoster(team) {
  const { project, today } = team;
  const rows = teamMembers(team).map((agent) => {
    return `| ${agent.name} | ${agent.role} | \`${charterPath(agent)}\` | \u2705 Active |`;
  });
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
function renderRouting(team) {
  const members = teamMembers(team);
  const rows = members.map((agent) => {
    const { work, examples } = isOwn(agent) ? agent.route : { work: agent.role || agent.name, examples: "" };
    return `| ${work} | ${agent.name} | ${examples} |`;
  });
  const reviewer = members.find(({ covers }) => covers === "lead") ?? members[0];
  return `# Work Routing

## Routing Table

| Work Type | Route To | Examples |
|-----------|----------|----------|
${rows.join("\n")}

## Rules

1. The smallest number of agents that can do the work.
2. Reviews go to ${reviewer?.name ?? "the lead"}; nobody reviews their own work.
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
function renderHistory({ name, role }, { project, today }) {
  return `# ${name} \u2014 History

## Core Context

- ${role || name} of ${project} since ${today}.

## Learnings
`;
}
function castingEntries(team) {
  const since = `${team.today}T00:00:00.000Z`;
  const rest = { universe: "none", status: "active" };
  const entry = ({ name }) => ({ created_at: since, persistent_name: name, ...rest });
  return Object.fromEntries(teamMembers(team).map((agent) => [slug(agent.name), entry(agent)]));
}
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function renderCharter(agent, team) {
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

- I leave ${leftToOthers(agent, team)}.

## Model

- **Preferred:** auto
`;
}
function leftToOthers(agent, team) {
  const others = teamMembers(team).filter(({ covers }) => covers && covers !== agent.covers);
  const parts = others.map(({ covers, name }) => `${covers ? LEFT_TO[covers] : ""} to ${name}`);
  const last = parts.at(-1) ?? "everything else to the coordinator";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
function bullets(items) {
  return items.map((item) => `- ${item}`).join("\n");
}

// src/cli/init-repository.ts
init_define_RUNTIME_PACKAGES();
import { readdir } from "node:fs/promises";
import { basename as basename2, join as join4 } from "node:path";

// src/adapters/git/propose-commit.ts
init_define_RUNTIME_PACKAGES();
import { mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join3 } from "node:path";
async function proposeCommit(proposed) {
  const { root, base, branch, message, write } = proposed;
  const there = await runGit(root, ["ls-remote", "--heads", "origin", `refs/heads/${branch}`]);
  if (there !== "") throw branchExists(branch);
  await runGit(root, ["fetch", "--quiet", "--no-tags", "origin", `refs/heads/${base}`]);
  const parent = await mkdtemp2(join3(tmpdir2(), "squad-init-"));
  const copy = join3(parent, "copy");
  try {
    await runGit(root, ["worktree", "add", "--quiet", "--detach", copy, "FETCH_HEAD"]);
    const paths = await write(copy);
    if (paths.length === 0) return false;
    await runGit(copy, ["add", "--force", "--", ...paths]);
    await runGit(copy, ["commit", "--quiet", "--no-verify", "--message", message]);
    await runGit(copy, ["push", "--quiet", "--no-verify", "origin", `HEAD:refs/heads/${branch}`]);
    return true;
  } finally {
    await rm2(parent, { recursive: true, force: true });
    await executeGit({ args: ["worktree", "prune"], directory: root });
  }
}
var OWN_SETTINGS = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"];
var MAX_LINES = 3;
async function runGit(directory, args) {
  const result = await executeGit({ args: [...OWN_SETTINGS, ...args], directory });
  if (result.code === 0) return result.stdout.trim();
  const lines = result.stderr.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.slice(0, MAX_LINES).join("\n");
  throw new SquadError({
    code: "E_GIT",
    message: `\`git ${args[0] ?? ""}\` failed: ${reason}`,
    hint: "Fix this and run the same command again; or leave out --pull-request and push the files yourself."
  });
}
function branchExists(branch) {
  return new SquadError({
    code: "E_GIT",
    message: `The remote already has a branch ${branch}.`,
    hint: "Merge its pull request, or delete the branch; then run the same command again."
  });
}

// src/cli/init-repository.ts
var BRANCH = "add-squad";
var TITLE = "Add a squad of AI agents";
var BODY = `A team in \`.squad/\`, and the workflows that let it work from issues and pull requests.

Read the charters and the workflows' permissions before you merge. Afterwards a comment on an issue starts the team.`;
async function proposeFiles(root, repository, write) {
  const base = repository.defaultBranch;
  const isPushed = await proposeCommit({ root, base, branch: BRANCH, message: TITLE, write });
  return isPushed ? openPullRequest(repository) : void 0;
}
async function openPullRequest(repository) {
  const { address, github, defaultBranch: defaultBranch2 } = repository;
  if (address === void 0) return { kind: "branch", url: `the branch ${BRANCH}` };
  const url = `${repositoryUrl(address)}/compare/${defaultBranch2}...${BRANCH}?expand=1`;
  if (github === void 0) return { kind: "branch", url };
  const { serverUrl } = address;
  const { holdsSecret } = createMask([]);
  const { seal, sealTitle } = createOutbound({ holdsSecret, phrase: "@squad", serverUrl });
  const answer = await github.openPullRequest({
    title: sealTitle(TITLE),
    body: seal(BODY),
    head: BRANCH,
    base: defaultBranch2,
    draft: false
  });
  return answer.kind === "opened" ? { kind: "pull-request", url: answer.pullRequest.url } : { kind: "branch", url };
}
async function readRepository(root) {
  const address = await findRepositoryAddress(root);
  const github = address && await connectLocalGitHub(address, () => {
  });
  const facts = github && await attempt(github.ownership());
  const known = facts?.kind === "done" ? facts.value : void 0;
  return {
    project: address?.name ?? oneLine(basename2(root)),
    address,
    github,
    ownerKind: known?.ownerKind,
    defaultBranch: known?.defaultBranch ?? await defaultBranch(root)
  };
}
var HOLDERS = ["apps", "packages", "services"];
async function readTop(root) {
  const tree = await readWorkingTree(root, ...Object.values(CHECK_FILES));
  const namesIn = async (folder) => {
    const found = await attempt(readdir(join4(root, folder)));
    return found.kind === "done" ? found.value : [];
  };
  const below = await Promise.all(
    HOLDERS.map(async (holder) => (await namesIn(holder)).map((name) => `${holder}/${name}`))
  );
  return {
    entries: tree.entries,
    read: tree.read,
    names: [...await namesIn(""), ...below.flat()]
  };
}

// src/cli/init-plan.ts
var NEW_TEAM_FOLDER = ".squad";
async function planInit(request) {
  const { root, actionFolder, action, isWorkflowOnly } = request;
  const stack = await readStack(await readTop(root));
  const found = await findTeam(root);
  const makesTeam = !found.hasTeam && found.noTeam === void 0 && !isWorkflowOnly;
  const team = makesTeam ? planTeam(stack.isSplit, await readCopilotAgents(await readWorkingTree(root, AGENTS_FOLDER))) : void 0;
  const chosen = await chooseWorkflows(root, actionFolder, { action, install: stack.install });
  const wanted = new Map([
    ...team === void 0 ? [] : newTeamFiles({ ...request, ...team, namedChecks: stack.namedChecks }),
    ...chosen.files
  ]);
  assertWritablePaths(root, wanted.keys());
  const attributes = isWorkflowOnly ? void 0 : await readAttributes(root, found.directory);
  const isNew = ([path]) => !existsSync2(join5(root, path));
  return {
    stack,
    files: new Map([...wanted].filter(isNew)),
    kept: [...[...wanted].filter((file) => !isNew(file)).map(([path]) => path), ...chosen.others],
    attributes: attributes?.missing ?? "",
    hasAttributes: attributes?.isThere ?? false,
    team: describeTeam(team, found),
    noTeam: isWorkflowOnly ? void 0 : found.noTeam,
    needsPin: chosen.needsPin
  };
}
var AGENTS_FOLDER = ".github/agents";
async function findTeam(root) {
  const tree = await readWorkingTree(root, NEW_TEAM_FOLDER, ".ai-team");
  const location = await locateSquad(tree);
  if (location.kind === "elsewhere") {
    const noTeam = oneLine(`${location.reason} ${location.remedy}`);
    return { hasTeam: true, directory: NEW_TEAM_FOLDER, noTeam };
  }
  const directory = location.kind === "found" ? location.directory : NEW_TEAM_FOLDER;
  const hasTeam = tree.entries.some(({ path }) => path === `${directory}/team.md`);
  return { hasTeam, directory: hasTeam ? directory : NEW_TEAM_FOLDER, noTeam: void 0 };
}
function describeTeam(plan, found) {
  if (plan === void 0)
    return found.hasTeam && found.noTeam === void 0 ? `${found.directory}, kept` : void 0;
  const names = teamMembers(plan).map(
    ({ name, role }) => role === "" ? name : `${name} (${role})`
  );
  return names.join(", ");
}
async function readAttributes(root, directory) {
  assertWritablePaths(root, [`${directory}/team.md`, ATTRIBUTES]);
  const path = join5(root, ATTRIBUTES);
  const isThere = existsSync2(path);
  const present = isThere ? await readFile2(path, "utf8").catch(throwFileError("read", ATTRIBUTES)) : void 0;
  return { isThere, missing: missingAttributes(present, directory) };
}
async function applyPlan(root, { files, attributes }) {
  for (const [path, text] of files) {
    await writeNewFile(join5(root, path), text).catch(throwFileError("written", path));
  }
  if (attributes === "") return;
  await appendFile(join5(root, ATTRIBUTES), attributes).catch(throwFileError("written", ATTRIBUTES));
}
async function writeNewFile(path, text) {
  await mkdir(dirname2(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: "wx" });
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
}
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
    return lstatSync(join5(root, path), { throwIfNoEntry: false });
  } catch (error) {
    throw fileError("written", path, error);
  }
}

// src/cli/init.ts
var HELP2 = `squad-action init [--directory .] [--pull-request] [--dry-run]
                 [--workflow-only] [--action owner/name@commit]

  Gives a repository what the squad needs: a team that fits it, under .squad/,
  and two workflows. An existing team and existing files stay as they are, but
  .gitattributes may get more lines. Agents of .github/agents/ become members.
  Nothing in the repository is run.

  --directory      the repository; default: this folder
  --pull-request   push the files to a branch of their own, with your git
                   credentials, and open a pull request; no file changes here
  --dry-run        write nothing, and say what would be written
  --workflow-only  only the workflows, no team
  --action         the action that the workflows name: its repository, and the
                   40 digits of its release's commit; default: the one that
                   this command was fetched from

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it asks GitHub who owns the
  repository and opens the pull request. Without one, it prints a link.

  Exit code 0: done; 1: it could not be done; 2: the command line is wrong.
`;
var OPTIONS2 = {
  directory: { type: "string", default: "." },
  "pull-request": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  "workflow-only": { type: "boolean", default: false },
  action: { type: "string" },
  help: { type: "boolean", short: "h", default: false }
};
var ACTION_PATTERN = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;
async function initCommand(args, settings) {
  const read = readArguments(args, { options: OPTIONS2, allowPositionals: false });
  const opened = await openRepository(read, HELP2);
  if (typeof opened === "number") return opened;
  const { root, action: named, "workflow-only": isWorkflowOnly } = opened;
  if (named !== void 0 && !ACTION_PATTERN.test(named)) return printUsageError(WRONG_ACTION);
  const { actionFolder } = settings;
  if (!existsSync3(examplesFolder(actionFolder))) return printFailure(missingExamples(actionFolder));
  const repository = await readRepository(root);
  const action = named ?? await findActionName(actionFolder);
  const { project } = repository;
  const today = dayOf(settings.now);
  const request = { root, actionFolder, action, project, today, isWorkflowOnly };
  const deliver = opened["dry-run"] ? deliverNothing : opened["pull-request"] ? propose : writeHere;
  const done = await attempt(deliver(request, repository));
  if (done.kind === "threw") return printFailure(shortErrorText(done.error));
  return printOutput(report(request, repository, done.value));
}
var WRONG_ACTION = "--action takes owner/name@commit, with the 40 digits of the commit.\n";
function missingExamples(folder) {
  return `The example workflows are missing, so nothing was written: there is no ${examplesFolder(folder)}.
Clone the action's whole repository, and run dist/cli.js in it.
`;
}
var deliverNothing = async (request) => ({
  plan: await planInit(request),
  delivery: { kind: "planned" }
});
var writeHere = async (request) => {
  const plan = await planInit(request).catch(throwSaying("Nothing was written."));
  await applyPlan(request.root, plan).catch((error) => {
    const isAnyThere = planPaths(plan).written.some((path) => existsSync3(join6(request.root, path)));
    throwSaying(isAnyThere ? "The files written so far stay." : "Nothing was written.")(error);
  });
  return { plan, delivery: { kind: "written" } };
};
var propose = async (request, repository) => {
  let planned;
  const delivery = await proposeFiles(request.root, repository, async (root) => {
    const plan = await planInit({ ...request, root });
    planned = plan;
    await applyPlan(root, plan);
    const { written, extended } = planPaths(plan);
    return [...written, ...extended];
  });
  return {
    plan: planned ?? await planInit(request),
    delivery: delivery ?? { kind: "written" }
  };
};
function throwSaying(words) {
  return (error) => {
    const text = shortErrorText(error).trimEnd();
    throw new SquadError({ code: "E_INPUT", message: text, hint: words, cause: error });
  };
}
function report(request, repository, { plan, delivery }) {
  const { address, ownerKind, defaultBranch: defaultBranch2 } = repository;
  return renderInit({
    plan,
    name: address && `${address.owner}/${address.name}`,
    settingsPage: address && `${repositoryUrl(address)}/settings/actions`,
    ownerKind,
    defaultBranch: defaultBranch2,
    action: request.action,
    delivery
  });
}

// src/cli/scribe.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { mkdir as mkdir2, readFile as readFile3, rename, rm as rm3, stat, writeFile as writeFile2 } from "node:fs/promises";
import { dirname as dirname3, join as join7 } from "node:path";
var HELP3 = `squad-action scribe [--directory .] [--folder .squad] [--dry-run]

  Merges the inboxes of a working tree into decisions.md and the agents'
  histories, as the Scribe job does on GitHub. Nothing is committed.

  --directory  the repository; default: this folder
  --folder     the squad's folder in it; default: .squad or .ai-team
  --dry-run    say what would be done, and write nothing

  Exit code 0: done, or nothing to do; 1: an error; 2: the command line is
  wrong.
`;
var OPTIONS3 = {
  directory: { type: "string", default: "." },
  folder: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
};
async function scribeCommand(args, now) {
  const read = readArguments(args, { options: OPTIONS3, allowPositionals: false });
  const opened = await openRepository(read, HELP3);
  if (typeof opened === "number") return opened;
  const done = await attempt(mergeInboxes(opened, now));
  if (done.kind === "done") return done.value;
  return printFailure(shortErrorText(done.error));
}
async function mergeInboxes({ root, folder, "dry-run": isDry }, now) {
  const folders = folder === void 0 ? [".squad", ".ai-team"] : [folder];
  const tree = await readWorkingTree(root, ...folders);
  const { holdsSecret } = createMask([]);
  const today = dayOf(now);
  const plan = await planScribe(tree, { squadDirectory: folder, today, holdsSecret });
  if (plan.kind === "no-squad")
    return printFailure(
      `${explainMissingSquad(plan.location).map((line) => oneLine(line)).join("\n")}
`
    );
  if (plan.kind === "broken") {
    const files = plan.brokenFiles.map(({ path, reason }) => oneLine(`${path}: ${reason}`));
    return printFailure(
      `${files.join("\n")}
Fix it, and run the command again. Nothing was changed.
`
    );
  }
  if (plan.changes.size === 0 && plan.tally.read === 0)
    return printOutput("Nothing is waiting in the inboxes.\n");
  if (!isDry) await applyChanges(root, plan.changes);
  return printOutput(`${renderCommit(plan.tally)}

${nextStep(plan.changes, isDry)}
`);
}
function nextStep(changes, isDry) {
  if (isDry) return "Nothing was written: this was a dry run.";
  return changes.size === 0 ? "Nothing was written." : "Look at it with `git diff`, and commit it.";
}
async function applyChanges(root, changes) {
  for (const [path, content] of changes) {
    if (content === void 0) continue;
    const file = join7(root, path);
    await replaceFile(file, content).catch(throwFileError("written", path));
    if (!(await readFile3(file)).equals(content)) throw changedError(path);
  }
  for (const [path, content] of changes) {
    if (content !== void 0) continue;
    await rm3(join7(root, path), { force: true }).catch(throwFileError("removed", path));
  }
}
async function replaceFile(file, content) {
  await mkdir2(dirname3(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  const { mode } = await stat(file).catch(() => ({ mode: 420 }));
  try {
    await writeFile2(draft, content, { flag: "wx", mode });
    await rename(draft, file);
  } finally {
    await rm3(draft, { force: true });
  }
}
function changedError(path) {
  return new SquadError({
    code: "E_INTERNAL",
    message: `${path} was changed while Scribe was writing it; no inbox entry was removed.`,
    hint: "Look at it with `git diff`, and run the command again."
  });
}

// src/cli/cli.ts
var HELP4 = `squad-action is npx github:OWNER/squad-action, or node dist/cli.js in a clone
of the action's repository.

squad-action mcp --folder .squad... [--directory .] [--env NAME]... [--programs]

  Serves the repository's own tools to an MCP client over standard input and
  output; the same as: node dist/tool-host.js mcp --folder .squad

squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']

  Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one. squad-action tools --help says more.

squad-action init [--directory .] [--pull-request] [--dry-run]

  Gives a repository a team that fits it, and the two workflows; overwrites no
  file. With --pull-request it opens a pull request with them.

squad-action doctor [--directory .]

  Checks whether the squad can work in a repository, and says how to fix
  problems.

squad-action scribe [--directory .] [--dry-run]

  Merges the inboxes of a working tree, as the Scribe job does.

squad-action show <run.jsonl> [--output run.html]

  Writes the page of a run from its record, which is in the run's artifact.

squad-action rehearse [scenario]

  Plays a whole run on this machine and tells it as it happens, with a scripted
  model or a real one. squad-action rehearse --help says more.

squad-action --version
`;
var NO_REHEARSAL = "A rehearsal needs a clone of the whole repository. In it: npm ci && npm run rehearse\n";
var ACTION_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../.." : "..", import.meta.url)
);
var COMMANDS = /* @__PURE__ */ new Map([
  ["mcp", (args) => runToolHost("mcp", args)],
  ["tools", (args) => runToolHost("tools", args)],
  ["init", (args) => initCommand(args, { actionFolder: ACTION_FOLDER, now: Date.now() })],
  ["doctor", (args) => doctorCommand(args, ACTION_FOLDER)],
  ["show", showCommand],
  ["scribe", (args) => scribeCommand(args, Date.now())],
  [
    "rehearse",
    async (args) => {
      if (!import.meta.url.endsWith(".ts")) return printUsageError(NO_REHEARSAL);
      return (await import("./rehearse.ts")).rehearseCommand(args);
    }
  ]
]);
async function runToolHost(command, args) {
  if (existsSync4(hostProgram())) return runHostProgram([command, ...args]);
  return printUsageError(`There is no ${hostProgram()}.
To make it: npm run bundle
`);
}
function version() {
  if (true) return "0.2.0";
  const read = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8")
  );
  return read.version;
}
function noSuchCommand(verb) {
  if (verb === "") return HELP4;
  const what = `There is no command ${JSON.stringify(verb)}.`;
  const hint = didYouMean(verb, COMMANDS.keys());
  return hint === "" ? `${what}

${HELP4}` : `${what}${hint}
`;
}
async function main() {
  const [verb = "", ...args] = process.argv.slice(2);
  const command = COMMANDS.get(verb);
  if (["-h", "--help"].includes(verb)) return printOutput(HELP4);
  if (["-v", "--version"].includes(verb)) return printOutput(`squad-action ${version()}
`);
  if (command === void 0) return printUsageError(noSuchCommand(verb));
  const ran = await attempt(command(args));
  return ran.kind === "done" ? ran.value : printFailure(shortErrorText(ran.error));
}
ignoreClosedPipe(process.stdout);
process.exitCode = await main();
