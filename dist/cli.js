#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  explainMissingSquad,
  renderCommit
} from "./chunk-ZNSBFAKE.js";
import {
  ATTRIBUTES,
  COMMITTED_PATHS,
  DEFAULT_ADDRESS,
  ECOSYSTEMS,
  LEFT_TO,
  createCopilot,
  createOutbound,
  fillWorkflow,
  findExistingWorkflow,
  freePath,
  hasPlaceholder,
  isCall,
  isInstalledByStep,
  listProviderModels,
  localRuntime,
  lookAround,
  mendWorkflow,
  missingAttributes,
  planPaths,
  planScribe,
  planTeam,
  programsOf,
  readCopilotAgents,
  readGitHubSettings,
  readWorkflows,
  renderInit,
  renderText,
  runDoctor,
  runtimeVersion,
  shellPath,
  squadJobs,
  teamMembers,
  thisPlatform,
  tokenKind,
  toolsOf
} from "./chunk-5PLOCBUJ.js";
import {
  askWorkingTree,
  checkTools,
  fileError,
  findNamedFolder,
  ignoreClosedPipe,
  isRepository,
  listUncommitted,
  listUnpublished,
  openLocalBox,
  openRepository,
  printAside,
  printFailure,
  printOutput,
  printPainted,
  printUsageError,
  readArguments,
  readWorkingTree,
  shortErrorText,
  showCommand,
  throwFileError
} from "./chunk-ORPCIJLS.js";
import {
  CHECK_FILES,
  CONVENTION_FILES,
  askGit,
  compareText,
  countFindings,
  createMask,
  dayOf,
  didYouMean,
  executeGit,
  findChecks,
  gitVersion,
  hostProgram,
  isRegularFile,
  isRoutable,
  isThere2 as isThere,
  locateSquad,
  obstacle,
  oneLine,
  plural,
  problem,
  readSettings,
  readTeam,
  runHostProgram,
  runOnTerminal
} from "./chunk-7MBFE6NC.js";
import {
  fieldsOf,
  isRecord,
  readJson
} from "./chunk-AWAPVFDS.js";
import "./chunk-AWBJCS7B.js";
import "./chunk-4D3IA5IX.js";
import "./chunk-U6ENDPUF.js";
import "./chunk-XHZ5ENKS.js";
import {
  slug
} from "./chunk-TMDQQX76.js";
import "./chunk-H7RZVLXM.js";
import "./chunk-3P5NEQOD.js";
import {
  settleProxies
} from "./chunk-WG3TGQPK.js";
import "./chunk-LZXB6SZ2.js";
import {
  SquadError,
  attempt,
  describe,
  systemCode
} from "./chunk-QYCI2ITB.js";
import "./chunk-F4U5TPQ7.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/cli/cli.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync4, readFileSync } from "node:fs";
import { join as join8 } from "node:path";
import { fileURLToPath } from "node:url";

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
  const { createGitHub } = await import("./github-WYNDH2D4.js");
  return createGitHub({ apiUrl, serverUrl, owner, name, token, warn });
}
function usesColour() {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
function localPath() {
  return process.env.PATH ?? "";
}
function shellFolder() {
  return process.env.INIT_CWD || process.cwd();
}

// src/cli/doctor.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2, posix } from "node:path";

// src/adapters/git/repository-address.ts
init_define_RUNTIME_PACKAGES();
import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
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
async function knownBranches(root) {
  const list = (...args) => askGit(root, ["for-each-ref", ...args]);
  const [own, seen] = await Promise.all([
    list("--format=%(refname:lstrip=2)", "refs/heads"),
    list("--format=%(refname:lstrip=3)", "refs/remotes")
  ]);
  return own === void 0 ? void 0 : `${own}
${seen ?? ""}`.split("\n");
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
  if (top === void 0 || real.kind === "threw" || resolve(top) !== real.value) return void 0;
  const [commit, remote, holding] = await Promise.all([
    askGit(folder, ["rev-parse", "HEAD"]),
    askGit(folder, ["remote", "get-url", "origin"]),
    askGit(folder, ["branch", "--remotes", "--contains", "HEAD"])
  ]);
  const address = parseRemoteUrl(remote ?? "");
  const isFetched = holding !== void 0 && holding !== "";
  return isFetched && address !== void 0 && commit !== void 0 ? { ...address, commit } : void 0;
}

// src/cli/init-workflows.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
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
var NAMES = ["squad", "squad-scribe"];
var FORMS = { steps: ".yml", reusable: "-reusable.yml" };
async function chooseWorkflows(root, actionFolder, facts) {
  const tree = await readWorkingTree(root, WORKFLOWS);
  const entries = tree.entries.filter(({ mode }) => isRegularFile(mode));
  const present = await readWorkflows({ ...tree, entries });
  const read = async (name) => {
    const example = join(examplesFolder(actionFolder), `${name}${FORMS[facts.form]}`);
    return { path: `${WORKFLOWS}/${name}.yml`, text: await readFile(example, "utf8") };
  };
  const examples = await Promise.all(NAMES.map(read));
  const files = /* @__PURE__ */ new Map();
  const others = /* @__PURE__ */ new Set();
  for (const example of examples) {
    const other = findExistingWorkflow(example, present);
    if (other !== void 0) others.add(other);
    else files.set(freePath(example.path, present), fillWorkflow(example.text, facts));
  }
  return { files, others: [...others] };
}
function examplesFolder(actionFolder) {
  return join(actionFolder, "examples", "workflows");
}

// src/cli/doctor.ts
var WORKFLOWS2 = ".github/workflows";
var SQUAD_PATHS = [".squad", ".ai-team"];
var OTHER_PATHS = [
  ".gitattributes",
  ".github/agents",
  ".github/skills",
  ".copilot/skills",
  ".claude/skills",
  ".agents/skills",
  ...Object.values(CHECK_FILES)
];
async function gatherFacts(root, actionFolder) {
  const obstacles = isRepository(root) ? [] : [NO_REPOSITORY];
  const known = async (work) => {
    const done = await attempt(work);
    if (done.kind === "done") return done.value;
    obstacles.push(obstacle(done.error));
    return void 0;
  };
  const files = await readFiles(root, known);
  const { location, tree } = files;
  const directory = location.kind === "found" ? location.directory : void 0;
  const [uncommitted, unpublished, branches, github, tools, machine, box, trial] = await Promise.all([
    known(listUncommitted(root, tree, COMMITTED_PATHS)),
    known(defaultBranch(root).then((branch) => listUnpublished(root, branch, COMMITTED_PATHS))),
    known(knownBranches(root)),
    known(gatherGitHub(root)),
    directory === void 0 ? void 0 : known(gatherTools(root, directory)),
    known(gatherMachine(actionFolder)),
    known(gatherBox()),
    known(tryLocalModels())
  ]);
  return {
    obstacles,
    files,
    uncommitted,
    unpublished,
    branches,
    branchNames: branches ?? [],
    github,
    tools,
    machine,
    box,
    trial,
    runtime: runtimeVersion(thisPlatform()),
    lookAround: (share) => lookAround(askWorkingTree(root), share, "HEAD"),
    // Checks run on a job's runner: what this machine has doesn't count.
    checkPlace: { findMissing: async () => void 0 },
    credentials: localCredentials(),
    target: "terminal",
    holdsSecret: createMask([]).holdsSecret,
    today: dayOf(Date.now())
  };
}
var NO_REPOSITORY = problem(
  "This folder is not in a git repository, so no run can work here.",
  "Make one with `git init`, and push it to GitHub."
);
async function readFiles(root, known) {
  const workflows = await known(readWorkingTree(root, WORKFLOWS2));
  const jobs = workflows === void 0 ? [] : squadJobs(await readWorkflows(workflows));
  const named = jobs.map(({ squad: squad2 }) => squad2.settings.get("squad-directory") ?? "").find((path) => path !== "" && !path.includes("${{"));
  const squadPaths = named === void 0 ? SQUAD_PATHS : [posix.normalize(named)];
  const squad = await attempt(readWorkingTree(root, ...squadPaths));
  const others = [...workflows === void 0 ? [] : [WORKFLOWS2], ...OTHER_PATHS];
  const readable = await Promise.all(
    others.map(async (path) => await known(readWorkingTree(root, path)) && path)
  );
  const paths = readable.filter((path) => path !== void 0);
  const tree = await readWorkingTree(root, ...squad.kind === "done" ? squadPaths : [], ...paths);
  const located = squad.kind === "done" ? await attempt(locateSquad(tree, named)) : squad;
  if (located.kind === "done") return { tree, location: located.value };
  const { message, hint = "" } = describe(located.error);
  return { tree, location: { kind: "elsewhere", reason: message, remedy: hint } };
}
async function gatherGitHub(root) {
  const repository = await findRepositoryAddress(root);
  if (repository === void 0) return void 0;
  const warn = (text) => printAside(`${text}
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
  Changes nothing, and asks no model anything. It ends with "ready" when a
  comment would lead to a pull request with checks, otherwise with what is
  missing.

  --directory  the repository; default: this folder

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it reads the repository's
  settings on GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it.
  With COPILOT_GITHUB_TOKEN, or SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL and
  SQUAD_PROVIDER_API_KEY, it asks which models they offer, which costs nothing.
  It never shows a token.

  Exit code 0: no problem; 1: there is a problem; 2: wrong command line.
`;
var OPTIONS = {
  directory: { type: "string", default: "." },
  help: { type: "boolean", short: "h", default: false }
};
async function doctorCommand(args, actionFolder) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP, true);
  if (typeof opened === "number") return opened;
  const sections = await runDoctor(await gatherFacts(opened.root, actionFolder));
  printPainted(renderText(sections, usesColour()));
  return countFindings(sections).problem > 0 ? 1 : 0;
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

// src/setup/stack.ts
init_define_RUNTIME_PACKAGES();
var FRONTEND_FOLDER = /^(?:frontend|front-end|client|web|webapp|ui)$/i;
var BACKEND_FOLDER = /^(?:backend|back-end|server|api)$/i;
var HOLDER = /^(?:(?:apps|packages|services)\/)?([^/]+)$/;
var FRONTEND_PACKAGE = /^(?:react|vue|svelte|preact|solid-js|lit|@angular\/core|next|nuxt|astro)$/;
var BACKEND_PACKAGE = /^(?:express|fastify|koa|hono|@hapi\/hapi|@nestjs\/core)$/;
var MAX_PROJECTS = 8;
var PLAIN_PATH = /^[\p{L}\p{N}_@+][\p{L}\p{N}_.@+ -]*(?:\/[\p{L}\p{N}_@+][\p{L}\p{N}_.@+ -]*)*$/u;
async function readStack({ folders, isCut }) {
  const [top] = folders;
  const found = findProjects(folders);
  const read = await Promise.all(found.used.map((one) => readProject(one, top)));
  const projects = read.map(({ project }) => project);
  const ownChecks = projects.flatMap((project) => project.checks);
  const plain = await findChecks(top, void 0);
  const make = plain.filter(({ run }) => run === "make test");
  const checks = ownChecks.length > 0 ? ownChecks : make;
  const packages = read.flatMap(({ recipe }) => recipe.packages ?? []);
  const share = [...new Set(read.flatMap((one) => sharedBy(one, folders)))];
  return {
    projects,
    checks,
    needsSettings: share.length > 0 || !sameRuns(checks, plain),
    steps: uniqueSteps(read.flatMap(({ recipe }) => recipe.steps)),
    share,
    conventions: CONVENTIONS.filter((path) => isThere(top, path)),
    style: await findStyle(
      folders.filter((one) => one === top || found.used.some(({ folder }) => folder === one))
    ),
    isSplit: isSplit(projects, folders, packages),
    notes: [
      ...read.flatMap(({ recipe }) => recipe.notes ?? []),
      ...found.notes,
      ...isCut ? [`Only the first ${folders.length} folders were looked at.`] : []
    ]
  };
}
var sameRuns = (ones, others) => ones.map(({ run }) => run).join("\n") === others.map(({ run }) => run).join("\n");
function uniqueSteps(steps) {
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()];
}
function findProjects(folders) {
  const all = ECOSYSTEMS.flatMap((ecosystem) => {
    const built = folders.filter(
      ({ entries }) => entries.some(({ path, mode }) => mode.startsWith("100") && ecosystem.buildFile.test(path))
    );
    return built.filter(
      (folder) => ecosystem.own.some((name) => isThere(folder, name)) || !built.some(({ path }) => path !== folder.path && isInside(folder.path, path))
    ).map((folder) => ({ folder, ecosystem }));
  });
  const plain = all.filter(({ folder: { path } }) => path === "" || PLAIN_PATH.test(path));
  const sorted = plain.toSorted((one, other) => compareText(one.folder.path, other.folder.path));
  const unclear = all.length - plain.length;
  const more = plain.length - MAX_PROJECTS;
  return {
    used: sorted.slice(0, MAX_PROJECTS),
    notes: [
      ...unclear > 0 ? [`${plural(unclear, "project")} left out: the folder's name holds special characters.`] : [],
      ...more > 0 ? [
        `${plain.length} projects were found, and the first ${MAX_PROJECTS} are set up: add steps and checks for others yourself.`
      ] : []
    ]
  };
}
var isInside = (path, folder) => folder === "" || path.startsWith(`${folder}/`);
async function readProject({ folder, ecosystem }, top) {
  const recipe = withoutUndeclared(await ecosystem.read(folder, top), folder.path);
  const { language, tool } = recipe;
  const { path } = folder;
  const checks = recipe.checks.map((check) => inFolder(check, path));
  const side = sideOf(path, language, recipe.packages ?? []);
  return { folder, recipe, project: { folder: path, language, tool, checks, side } };
}
function withoutUndeclared(recipe, path) {
  const { checks, scripts, packages = [], notes = [] } = recipe;
  if (scripts === void 0) return recipe;
  const isWhole = ({ run }) => programsOf(run, scripts).every(
    (program) => program.from !== "packages" || isDeclared(program, packages)
  );
  const file = path === "" ? CHECK_FILES.node : `${path}/${CHECK_FILES.node}`;
  const left = checks.filter((check) => !isWhole(check));
  const told = left.map(
    ({ name }) => `${file} does not depend on what \`${name}\` starts, so that is no check.`
  );
  return { ...recipe, checks: checks.filter(isWhole), notes: [...notes, ...told] };
}
var PACKAGES = new Map([
  ..."eslint jest vitest mocha prettier ava tap webpack vite rollup xo".split(" ").map((name) => [name, name]),
  ["tsc", "typescript"],
  ["biome", "@biomejs/biome"],
  ["playwright", "@playwright/test"],
  ["ng", "@angular/cli"]
]);
function isDeclared(program, packages) {
  if (!isInstalledByStep(program)) return true;
  const wanted = PACKAGES.get(program.name);
  return wanted === void 0 ? packages.length > 0 : packages.includes(wanted);
}
var MAX_NAME = 60;
function inFolder({ name, run }, path) {
  if (path === "") return { name, run };
  return { name: `${path}: ${name}`.slice(-MAX_NAME), run: `cd ${shellPath(path)} && ${run}` };
}
function sideOf(path, language, packages) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (FRONTEND_FOLDER.test(name) || packages.some((one) => FRONTEND_PACKAGE.test(one))) {
    return "frontend";
  }
  const isServer = BACKEND_FOLDER.test(name) || packages.some((one) => BACKEND_PACKAGE.test(one)) || !/Script$/.test(language);
  return isServer ? "backend" : void 0;
}
function isSplit(projects, folders, packages) {
  const names = folders.map(({ path }) => HOLDER.exec(path)?.[1] ?? "");
  const isNamed = (pattern) => names.some((name) => pattern.test(name));
  const has = (side) => projects.some((project) => project.side === side);
  const hasBackend = has("backend") || isNamed(BACKEND_FOLDER) || packages.some((one) => BACKEND_PACKAGE.test(one));
  return hasBackend && (has("frontend") || isNamed(FRONTEND_FOLDER));
}
function sharedBy({ recipe, folder }, folders) {
  const { installed, shared = [] } = recipe;
  const isInstalled = recipe.steps.some(({ kind }) => kind === "run");
  const below2 = folder.path === "" || !isInstalled ? [] : installed.map((name) => `${folder.path}/${name}`);
  const packages = recipe.tool !== "pnpm" ? [] : folders.filter(
    (one) => one !== folder && isInside(one.path, folder.path) && isThere(one, CHECK_FILES.node)
  );
  const plain = packages.filter(({ path }) => PLAIN_PATH.test(path)).slice(0, MAX_PACKAGES);
  return [...shared, ...below2, ...plain.map(({ path }) => `${path}/node_modules`)];
}
var MAX_PACKAGES = 60;
var CONVENTIONS = [
  ...CONVENTION_FILES,
  "CONTRIBUTING.md",
  ".github/CONTRIBUTING.md",
  "docs/CONTRIBUTING.md"
];
var STYLE = [
  ["ESLint", /^(?:\.eslintrc(?:\.\w+)?|eslint\.config\.\w+)$/],
  ["Biome", /^biome\.jsonc?$/],
  ["Prettier", /^(?:\.prettierrc(?:\.\w+)?|prettier\.config\.\w+)$/],
  ["Ruff", /^\.?ruff\.toml$/, "ruff"],
  ["Black", void 0, "black"],
  ["mypy", /^\.?mypy\.ini$/, "mypy"],
  ["golangci-lint", /^\.golangci\.\w+$/],
  ["rustfmt", /^\.?rustfmt\.toml$/],
  ["RuboCop", /^\.rubocop\.yml$/],
  ["PHP CS Fixer", /^\.php-cs-fixer(?:\.dist)?\.php$/],
  ["PHPStan", /^phpstan(?:\.dist)?\.neon(?:\.dist)?$/],
  ["Checkstyle", /^checkstyle\.xml$/],
  ["EditorConfig", /^\.editorconfig$/]
];
async function findStyle(folders) {
  const names = folders.flatMap(({ entries }) => entries.map(({ path }) => path));
  const projects = await Promise.all(folders.map((folder) => folder.read(CHECK_FILES.python)));
  const isThereOne = (file) => names.some((name) => file?.test(name) === true);
  const hasSection = (section) => section !== void 0 && projects.some((text) => new RegExp(`^[ \\t]*\\[tool\\.${section}[.\\]]`, "m").test(text ?? ""));
  return STYLE.filter(([, file, section]) => isThereOne(file) || hasSection(section)).map(
    ([name]) => name
  );
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
    [".squad/config.json", renderSettings(team.stack)],
    [".squad/casting/registry.json", toJson({ agents: castingEntries(team) })],
    ...teamMembers(team).flatMap((agent) => [
      ...isOwn(agent) ? [[charterPath(agent), renderCharter(agent, team)]] : [],
      [`${agentFolder(agent)}/history.md`, renderHistory(agent, team)]
    ])
  ]);
}
function renderSettings(stack) {
  const action = actionSettings(stack);
  return toJson({ version: 1, ...Object.keys(action).length === 0 ? {} : { action } });
}
function actionSettings({ checks, share }) {
  return {
    ...checks.length === 0 ? {} : { checks: checks.map(({ name, run }) => ({ name, run })) },
    ...share.length === 0 ? {} : { share }
  };
}
function addChecks(text, stack) {
  const json = readJson(text);
  if (json.kind === "broken" || !isRecord(json.value)) return void 0;
  const { action = {} } = json.value;
  if (!isRecord(action)) return void 0;
  if (action.checks !== void 0 || stack.checks.length === 0) return text;
  const given = Array.isArray(action.share) ? action.share : [];
  const share = [.../* @__PURE__ */ new Set([...given, ...stack.share])];
  const wanted = { ...action, ...actionSettings({ ...stack, share }) };
  const indent = /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const changed = `${JSON.stringify({ ...json.value, action: wanted }, null, indent)}
`;
  return text.includes("\r\n") ? changed.replaceAll("\n", "\r\n") : changed;
}
var COLUMNS = [
  [/^(?:name|agent|member)$/i, ({ name }) => name],
  [/^role$/i, ({ role }) => role],
  [/^charter$/i, (agent) => `\`${charterPath(agent)}\``],
  [/^status$/i, () => "\u2705 Active"]
];
var HEADER = ["Name", "Role", "Charter", "Status"];
function memberRow(agent, header = HEADER) {
  const cells = header.map(
    (title) => COLUMNS.find(([pattern]) => pattern.test(title))?.[1](agent) ?? "\u2014"
  );
  return `| ${cells.join(" | ")} |`;
}
function addMembers(roster, team) {
  const end = roster.includes("\r\n") ? "\r\n" : "\n";
  const lines = roster.split(/\r?\n/);
  const heading = lines.findIndex((line) => /^##\s+(?:Members|Team Roster)\b/i.test(line));
  const next = lines.findIndex((line, at) => at > heading && /^##?\s/.test(line));
  const isTable = (line) => line.trim().startsWith("|");
  const isOwn2 = (at) => heading >= 0 && at > heading && (next < 0 || at < next);
  const first = lines.findIndex((line, at) => isOwn2(at) && isTable(line));
  const members = teamMembers(team);
  if (first < 0) {
    const table = [HEADER_LINES, ...members.map((agent) => memberRow(agent))].flat();
    if (heading >= 0) return lines.toSpliced(heading + 1, 0, "", ...table).join(end);
    return [roster.trimEnd(), "", "## Members", "", ...table, ""].join(end);
  }
  const after = lines.findIndex((line, at) => at > first && !isTable(line));
  const header = (lines[first] ?? "").trim().replace(/^\||\|$/g, "").split("|");
  const titles = header.map((title) => title.trim());
  const rows = members.map((agent) => memberRow(agent, titles));
  return lines.toSpliced(after < 0 ? lines.length : after, 0, ...rows).join(end);
}
var HEADER_LINES = ["| Name | Role | Charter | Status |", "|------|------|---------|--------|"];
function renderRoster(team) {
  const { project, today } = team;
  const rows = teamMembers(team).map((agent) => memberRow(agent));
  return `# Squad Team

> ${project}

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work, enforces handoffs and reviewer gates. |

## Members

${HEADER_LINES.join("\n")}
${rows.join("\n")}

## Project Context

- **Project:** ${project}
- **Created:** ${today}
${stackLines(team.stack)}`;
}
function stackLines({ projects, conventions, style }) {
  const stack = projects.map(
    (project) => `${toolsOf(project)}${project.folder === "" ? "" : ` in \`${project.folder}/\``}`
  );
  const line = (label, items) => items.length === 0 ? "" : `- **${label}:** ${items.join(", ")}
`;
  return `${line("Stack", stack)}${line("Conventions", [...conventions, ...style])}`;
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
import { lstat, open, readdir } from "node:fs/promises";
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
var MAX_DEPTH = 3;
var MAX_FOLDERS = 1e3;
var MAX_BYTES = 1048576;
var START_BYTES = 16384;
var NO_PROJECTS = new Set(
  `node_modules vendor third_party bower_components dist build out target coverage venv env obj bin Pods
  __pycache__ __tests__ __fixtures__ __mocks__ test tests testdata fixtures example examples sample samples
  templates docs`.split(/\s+/)
);
async function listFolders(root) {
  const folders = [await readFolder(root, "")];
  for (const folder of folders) {
    const paths = pathsToRead(folder);
    const room = MAX_FOLDERS - folders.length;
    for (const path of paths.slice(0, room)) folders.push(await readFolder(root, path));
    if (paths.length > room) return { folders, isCut: true };
  }
  return { folders, isCut: false };
}
function pathsToRead({ path, folders }) {
  if (path.split("/").length >= MAX_DEPTH) return [];
  return folders.filter((name) => !name.startsWith(".") && !NO_PROJECTS.has(name)).map((name) => below(path, name));
}
async function readFolder(root, path) {
  const found = await attempt(readdir(join4(root, path), { withFileTypes: true }));
  const listed = found.kind === "done" ? found.value : [];
  const files = listed.filter((entry) => entry.isFile());
  return {
    path,
    entries: files.map(({ name }) => ({ path: name, mode: "100644", size: 0 })),
    folders: listed.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    read: async (name) => {
      const file = await readSmallFile(root, below(path, name), MAX_BYTES);
      return file?.isWhole === false ? "" : file?.text;
    },
    readStart: async (name) => (await readSmallFile(root, below(path, name), START_BYTES))?.text
  };
}
var below = (folder, name) => folder === "" ? name : `${folder}/${name}`;
async function readSmallFile(root, path, maxBytes) {
  const found = await attempt(lstat(join4(root, path)));
  if (found.kind === "threw" || !found.value.isFile()) return void 0;
  const text = await readStart(join4(root, path), maxBytes).catch(throwFileError("read", path));
  return { text, isWhole: found.value.size <= maxBytes };
}
async function readStart(path, maxBytes) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(maxBytes) });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

// src/cli/init-plan.ts
var NEW_TEAM_FOLDER = ".squad";
async function planInit(request) {
  const { root, actionFolder, action, isWorkflowOnly, form } = request;
  const stack = await readStack(await listFolders(root));
  const found = await findTeam(root);
  const facts = { action, steps: stack.steps };
  const chosen = await chooseWorkflows(root, actionFolder, { ...facts, form });
  const workflows = await mendWorkflows(root, chosen.others, facts);
  const squad = isWorkflowOnly ? ONLY_WORKFLOWS : await planSquad(request, found, stack);
  const mends = [...workflows, ...squad.mended];
  const files = new Map([...squad.files, ...chosen.files]);
  return {
    ...sortFiles(root, files, mends, chosen.others),
    ...squad.attributes,
    stack,
    team: describeTeam(squad.team, found),
    noTeam: isWorkflowOnly ? void 0 : found.noTeam,
    emptyTeam: isWorkflowOnly || squad.team !== void 0 ? void 0 : found.emptyRoster,
    notes: [
      ...stack.notes,
      ...mends.flatMap(({ notes }) => notes),
      ...unmetWishes(request, found, workflows),
      ...missingSetups(form, stack, chosen)
    ],
    needsPin: needsPin(chosen, workflows)
  };
}
function unmetWishes({ form, addsMembers, isWorkflowOnly }, { hasTeam, emptyRoster, noTeam, directory }, workflows) {
  const others = form === "reusable" ? squadJobs(workflows).filter((job) => !isCall(job)) : [];
  const hasMembers = hasTeam && emptyRoster === void 0 && noTeam === void 0;
  return [
    ...others.map(
      ({ file }) => `${file} has steps, and stays: --reusable changes no workflow that is there. For the short form, delete it and run this again.`
    ),
    ...addsMembers && hasMembers && !isWorkflowOnly ? [`${directory}/team.md has members, so --add-members adds none.`] : []
  ];
}
function missingSetups(form, { steps }, { files }) {
  const actions = steps.flatMap(
    (step) => step.kind === "uses" ? [`actions/setup-${step.action}`] : []
  );
  if (form === "steps" || files.size === 0 || actions.length === 0) return [];
  const named = [...new Set(actions)].join(", ");
  return [
    `This form has no place for ${named}, which would bring the version that the repository asks for: the runner's own is used. If that doesn't do, run this without --reusable.`
  ];
}
function sortFiles(root, wanted, mends, others) {
  const mended = mends.filter(({ acts }) => acts.length > 0);
  const changed = new Set(mended.map(({ path }) => path));
  assertWritablePaths(root, [...wanted.keys(), ...changed]);
  const isNew = ([path]) => !existsSync2(join5(root, path));
  const old = [...wanted].filter((file) => !isNew(file)).map(([path]) => path);
  return {
    files: new Map([...wanted].filter(isNew)),
    mended,
    kept: [.../* @__PURE__ */ new Set([...old, ...others])].filter((path) => !changed.has(path))
  };
}
function needsPin({ files }, mended) {
  return [...files.values(), ...mended.map(({ text }) => text)].some(hasPlaceholder);
}
async function mendWorkflows(root, paths, facts) {
  const mend = async (path) => {
    const text = await readFile2(join5(root, path), "utf8").catch(throwFileError("read", path));
    return mendWorkflow({ path, text }, facts);
  };
  return Promise.all(paths.map(mend));
}
var AGENTS_FOLDER = ".github/agents";
async function planMembers({ root, addsMembers }, found, stack) {
  const isEmpty = found.emptyRoster === `${NEW_TEAM_FOLDER}/team.md`;
  const isWanted = !found.hasTeam || addsMembers && isEmpty;
  if (!isWanted || found.noTeam !== void 0) return void 0;
  return planTeam(stack, await readCopilotAgents(await readWorkingTree(root, AGENTS_FOLDER)));
}
var ONLY_WORKFLOWS = {
  files: /* @__PURE__ */ new Map(),
  mended: [],
  team: void 0,
  attributes: { attributes: "", hasAttributes: false }
};
async function planSquad(request, found, stack) {
  const { root } = request;
  const attributes = await readAttributes(root, found.directory);
  const team = await planMembers(request, found, stack);
  const files = new Map(team && newTeamFiles({ ...request, ...team, stack }));
  if (found.noTeam !== void 0) return { files, mended: [], team, attributes };
  if (found.hasTeam) files.delete(`${found.directory}/team.md`);
  const isAdded = found.hasTeam && team !== void 0;
  const roster = isAdded ? [await addToRoster(root, found, team)] : [];
  const path = settingsPath(found.directory);
  const isThere2 = existsSync2(join5(root, path));
  if (stack.needsSettings && !isThere2) files.set(path, renderSettings(stack));
  const mended = [...roster, ...isThere2 ? mendSettings(found, stack) : []];
  return { files, mended, team, attributes };
}
function mendSettings({ directory, settings = "" }, stack) {
  const path = settingsPath(directory);
  const named = readSettings(settings).settings.checks;
  const kept = { path, text: settings, acts: [] };
  if (named !== void 0) {
    const lacks = stack.checks.filter(({ run }) => named.every((check) => check.run !== run));
    const commands = lacks.map(({ run }) => run).join("; ");
    const note = `${path} names checks, which stay. Found here, and not among them: ${commands}`;
    return [{ ...kept, notes: lacks.length === 0 ? [] : [note] }];
  }
  if (!stack.needsSettings) return [];
  const text = addChecks(settings, stack);
  if (text === void 0) {
    const note = `${path} can't be read, so the checks that were found are not in it.`;
    return [{ ...kept, notes: [note] }];
  }
  return [{ path, text, acts: text === settings ? [] : ["names the checks"], notes: [] }];
}
var settingsPath = (directory) => `${directory}/config.json`;
async function addToRoster(root, { directory }, team) {
  const path = `${directory}/team.md`;
  const roster = await readFile2(join5(root, path), "utf8").catch(throwFileError("read", path));
  const text = addMembers(roster, team);
  return { path, text, acts: ["has members"], notes: [] };
}
async function findTeam(root) {
  const tree = await readWorkingTree(root, NEW_TEAM_FOLDER, ".ai-team");
  const location = await locateSquad(tree);
  const none = { emptyRoster: void 0, noTeam: void 0, settings: void 0 };
  if (location.kind === "elsewhere") {
    const noTeam = oneLine(`${location.reason} ${location.remedy}`);
    return { ...none, hasTeam: true, directory: NEW_TEAM_FOLDER, noTeam };
  }
  const directory = location.kind === "found" ? location.directory : NEW_TEAM_FOLDER;
  const path = `${directory}/team.md`;
  if (location.kind !== "found" || !tree.entries.some((entry) => entry.path === path)) {
    const settings2 = await tree.read(settingsPath(NEW_TEAM_FOLDER));
    return { ...none, hasTeam: false, directory: NEW_TEAM_FOLDER, settings: settings2 };
  }
  const { members } = await readTeam(tree, location);
  const emptyRoster = members.some(isRoutable) ? void 0 : path;
  const settings = await tree.read(settingsPath(directory));
  return { ...none, hasTeam: true, directory, emptyRoster, settings };
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
  const isThere2 = existsSync2(path);
  const present = isThere2 ? await readFile2(path, "utf8").catch(throwFileError("read", ATTRIBUTES)) : void 0;
  return { hasAttributes: isThere2, attributes: missingAttributes(present, directory) };
}
async function applyPlan(root, { files, mended, attributes }) {
  for (const [path, text] of files) {
    await writeNewFile(join5(root, path), text).catch(throwFileError("written", path));
  }
  for (const { path, text } of mended) {
    await writeFile(join5(root, path), text).catch(throwFileError("written", path));
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
                 [--workflow-only] [--reusable] [--add-members]
                 [--action owner/name@commit]

  Gives a repository what the squad needs: a team that fits it, under .squad/,
  and two workflows that install what its checks need. Run it again, and it
  mends what it wrote itself: the action's name, steps that install what is no
  longer there. What you wrote stays as it is, but .gitattributes may get more
  lines, and the settings of a team the checks that a run can't find by itself.
  Agents of .github/agents/ become members. Nothing in the repository is run.

  --directory      the repository; default: this folder
  --pull-request   push the files to a branch of their own, with your git
                   credentials, and open a pull request; no file changes here
  --dry-run        write nothing, and say what would be written
  --workflow-only  only the workflows, no team
  --reusable       short workflows that call the action's reusable one; on
                   github.com alone
  --add-members    add a team's members to a roster that has none
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
  reusable: { type: "boolean", default: false },
  "add-members": { type: "boolean", default: false },
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
  const addsMembers = opened["add-members"];
  if (!existsSync3(examplesFolder(actionFolder))) return printFailure(missingExamples(actionFolder));
  const repository = await readRepository(root);
  const action = named ?? await findActionName(actionFolder);
  const { project } = repository;
  const today = dayOf(settings.now);
  const form = opened.reusable ? "reusable" : "steps";
  const what = { isWorkflowOnly, addsMembers, form };
  const request = { root, actionFolder, action, project, today, ...what };
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
    const { written, extended, mended } = planPaths(plan);
    return [...written, ...extended, ...mended];
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
  --folder     the squad's folder; default: .squad or .ai-team of the
               repository
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
  const named = opened.folder === void 0 ? void 0 : await findNamedFolder(opened.root, opened.folder);
  if (named?.kind === "wrong") return printUsageError(named.whyNot);
  const done = await attempt(mergeInboxes({ ...opened, folder: named?.path }, now));
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
var ACTION_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../.." : "..", import.meta.url)
);
var COMMANDS = /* @__PURE__ */ new Map([
  [
    "init",
    {
      usage: "squad-action init [--directory .] [--pull-request] [--dry-run]",
      what: `Gives a repository a team that fits it, and the two workflows; overwrites no
  file. With --pull-request it opens a pull request with them.`,
      run: (args) => initCommand(args, { actionFolder: ACTION_FOLDER, now: Date.now() })
    }
  ],
  [
    "doctor",
    {
      usage: "squad-action doctor [--directory .]",
      what: `Checks whether the squad can work in a repository, and says how to fix
  problems.`,
      run: (args) => doctorCommand(args, ACTION_FOLDER)
    }
  ],
  [
    "tools",
    {
      usage: `squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']`,
      what: `Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one.`,
      run: (args) => runToolHost("tools", args)
    }
  ],
  [
    "mcp",
    {
      usage: "squad-action mcp --folder <folder>... [--directory .]",
      what: `Serves the repository's own tools to an MCP client over standard input and
  output.`,
      run: (args) => runToolHost("mcp", args)
    }
  ],
  [
    "scribe",
    {
      usage: "squad-action scribe [--directory .] [--dry-run]",
      what: "Merges the inboxes of a working tree, as the Scribe job does.",
      run: (args) => scribeCommand(args, Date.now())
    }
  ],
  [
    "show",
    {
      usage: "squad-action show <run.jsonl> [--output run.html]",
      what: "Writes the page of a run from its record, which is in the run's artifact.",
      run: showCommand
    }
  ],
  [
    "rehearse",
    {
      usage: "squad-action rehearse [scenario]",
      what: `Plays a whole run on this machine and tells it as it happens, with a scripted
  model or a real one. Needs Linux, and a clone of the action's repository in
  which \`npm ci\` ran.`,
      run: rehearse
    }
  ]
]);
var HELP4 = `squad-action is \`npx github:OWNER/squad-action\`, or \`node dist/cli.js\` in a
clone of the action's repository. Paths are the shell's: absolute, or from the
current folder. Each command has a --help of its own.

${[...COMMANDS.values()].map(({ usage, what }) => `${usage}

  ${what}
`).join("\n")}
squad-action --version
`;
async function rehearse(args) {
  if (!thisPlatform().startsWith("linux")) return printUsageError(NEEDS_LINUX);
  if (import.meta.url.endsWith(".ts")) {
    process.chdir(shellFolder());
    return (await import("./rehearse.ts")).rehearseCommand(args);
  }
  const [runner = "", source = ""] = ["node_modules/tsx/dist/cli.mjs", "src/cli/cli.ts"].map(
    (path) => join8(ACTION_FOLDER, path)
  );
  const isClone = existsSync4(runner) && existsSync4(source);
  return isClone ? runOnTerminal([runner, source, "rehearse", ...args]) : printUsageError(NO_REHEARSAL);
}
var NEEDS_LINUX = "A rehearsal needs Linux, as the box does in which commands and checks run.\nUse a container, a codespace or WSL.\n";
var NO_REHEARSAL = "A rehearsal needs a clone of the action's repository, with its packages.\nIn the clone: npm ci && node dist/cli.js rehearse\n";
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
  const ran = await attempt(command.run(args));
  return ran.kind === "done" ? ran.value : printFailure(shortErrorText(ran.error));
}
ignoreClosedPipe(process.stdout);
process.exitCode = await main();
