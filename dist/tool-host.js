#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  callOpenTool,
  callTool,
  checkTools,
  ignoreClosedPipe,
  localHostDeps,
  localRunDeps,
  openLocalBox,
  openLocalHost,
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  readProjectSquad,
  readRecordFile,
  serveWorker,
  shortErrorText,
  unrecordedToolContext,
  whyNotFolder,
  withOpenTools
} from "./chunk-34SXMSJS.js";
import {
  NO_GRANT,
  StdioServerTransport,
  bindTool,
  connectMcpServer,
  createImporter,
  createRunCustomTool,
  defineExposedTool,
  defineHostedTool,
  describeToolAgents,
  grantOf,
  hostOutputFolder,
  hostProgram,
  mayPassVariable,
  readToolUsage,
  renderTestResults,
  renderToolListing,
  runToolTests,
  statsLine,
  toolStats
} from "./chunk-YCZVTOWF.js";
import "./chunk-BB3HHJLE.js";
import "./chunk-K3CJLAMP.js";
import {
  removeFolder
} from "./chunk-DBKERD7T.js";
import "./chunk-7SXV55V3.js";
import "./chunk-VCJZ2WL3.js";
import "./chunk-OWUTRZPU.js";
import {
  cutCharacters,
  plural,
  serialize
} from "./chunk-65RJZHPP.js";
import {
  attempt,
  readJson
} from "./chunk-VDDPH6ES.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/tool-host.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2 } from "node:fs";
import { dirname as dirname2, resolve as resolve4 } from "node:path";

// src/cli/index.ts
init_define_RUNTIME_PACKAGES();

// src/cli/mcp.ts
init_define_RUNTIME_PACKAGES();
import { watch } from "node:fs";
import { mkdir, mkdtemp as mkdtemp2, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2, resolve as resolve2 } from "node:path";

// src/cli/local-tools/served-tools.ts
init_define_RUNTIME_PACKAGES();
import { mkdtemp } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
var CALLER = "mcp";
async function discoverTools(settings) {
  const { directory, passed, box, scratch, print: print2 } = settings;
  const [workdir, keeping] = [resolve(directory), { folder: scratch, shownAs: scratch }];
  const homes = await mkdtemp(join(scratch, "homes-"));
  const { host, listing, executables: found } = await openHost(settings, homes);
  printListing(listing, print2);
  const author = { who: CALLER, session: `${CALLER}-${process.pid}`, workdir };
  const hosted = listing.tools.filter(({ kind }) => kind !== "executable").map((tool) => defineHostedTool(tool, localHostDeps(author, host, keeping)));
  const executables = found.filter(({ tool }) => listing.tools.includes(tool));
  const program = hostProgram();
  const run = { homes, cache: scratch, program, passed, box, workdir, keeping };
  const programs = executableTools(executables, localRunDeps({ ...run, network: "none" }));
  const calls = /* @__PURE__ */ new Set();
  return {
    tools: [...hosted, ...programs].map((definition) => counted(definition, calls)),
    idle: () => Promise.allSettled(calls),
    async close() {
      await host.close();
      await removeFolder(homes);
    }
  };
}
function openHost(settings, homes) {
  const { folders, directory, passed, mayStartPrograms, box, scratch, print: print2 } = settings;
  return openLocalHost(
    { box },
    {
      folders: folders.map(toolFolderOf),
      workdir: resolve(directory),
      scratch: homes,
      passed,
      mayStartPrograms,
      log: print2,
      keep: hostOutputFolder({ folder: scratch, shownAs: scratch }, (text) => text)
    }
  );
}
function toolFolderOf(folder, index) {
  const root = resolve(folder);
  const shownAs = join(relative(dirname(root), root) || basename(root), "tools");
  return { root, scope: index === 0 ? "local" : "global", shownAs, commit: void 0 };
}
function executableTools(executables, run) {
  if (executables.length === 0) return [];
  const deps = {
    ...run,
    catalog: async () => ({ allowed: executables, withheld: [] }),
    proposed: async () => []
  };
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  return [
    createRunCustomTool(deps, executables),
    ...exposed.map((executable) => defineExposedTool(executable, deps))
  ];
}
function counted(definition, calls) {
  const bound = bindTool(definition, unrecordedToolContext(CALLER));
  return {
    ...bound,
    async call(input, options) {
      const running = bound.call(input, options);
      calls.add(running);
      return running.finally(() => calls.delete(running));
    }
  };
}
function printListing({ tools, diagnostics }, print2) {
  print2(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, message, next } of diagnostics) {
    print2(`${code} ${path}: ${message}; ${next}`);
  }
}

// src/cli/mcp.ts
async function serveMcpTools(settings) {
  const closed = untilClosed();
  await removeStaleFolders();
  const scratch = await mkdtemp2(join2(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const own = join2(scratch, "box");
  await mkdir(own);
  const box = await openLocalBox(own, print);
  const discover = () => discoverTools({ ...settings, box, scratch, print });
  let served = await discover();
  const open = /* @__PURE__ */ new Set([served]);
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const server = await connectMcpServer(transport, () => served.tools);
  const stopWatching = watchTools(settings.folders, async () => {
    const before = served;
    served = await discover();
    open.add(served);
    await server.sendToolListChanged();
    void before.idle().then(() => open.delete(before) ? before.close() : void 0);
  });
  await closed;
  await stopWatching();
  for (const one of open) await one.close();
  await removeFolder(scratch);
}
var FOLDER_PREFIX = "squad-mcp-";
var SETTLE_MS = 200;
function watchTools(folders, onChange) {
  const inTurn = serialize();
  let timer;
  const reloadSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(reload), SETTLE_MS);
  };
  const reload = async () => {
    const changed = await attempt(onChange());
    if (changed.kind === "threw") print(shortErrorText(changed.error));
  };
  const watchers = folders.map((folder) => watchFolder(resolve2(folder), reloadSoon));
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await inTurn(async () => {
    });
  };
}
function watchFolder(folder, onChange) {
  const watchInside = () => tryToWatch(join2(folder, "tools"), { recursive: true }, onChange);
  let inside = watchInside();
  const outside = tryToWatch(folder, {}, (name) => {
    if (name !== "tools") return;
    inside?.close();
    inside = watchInside();
    onChange();
  });
  return {
    close() {
      for (const watcher of [inside, outside]) watcher?.close();
    }
  };
}
function tryToWatch(folder, options, onChange) {
  try {
    return watch(folder, options, (_event, name) => onChange(name));
  } catch {
    return void 0;
  }
}
function print(line) {
  process.stderr.write(`${line}
`);
}
function untilClosed() {
  return new Promise((resolve5) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => resolve5());
    process.stdin.once("end", resolve5);
    process.stdin.once("close", resolve5);
  });
}
async function removeStaleFolders() {
  const names = await readdir(tmpdir()).catch(() => []);
  const stale = names.filter((name) => name.startsWith(FOLDER_PREFIX) && !isAlive(name));
  await Promise.all(stale.map((name) => removeFolder(join2(tmpdir(), name))));
}
function isAlive(name) {
  const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// src/cli/tools.ts
init_define_RUNTIME_PACKAGES();

// src/cli/local-tools/project-options.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { join as join3, resolve as resolve3 } from "node:path";
async function missingFolder({
  directory,
  folder,
  global = []
}) {
  const root = resolve3(directory);
  const namedFolders = [
    ["--directory", directory, root],
    ...folder === void 0 ? [] : [["--folder", folder, join3(root, folder)]],
    ...global.map((name) => ["--global", name, join3(root, name)])
  ];
  for (const [flag = "", value, folderPath = ""] of namedFolders) {
    const whyNot = value === "" ? `${flag} is empty: name a folder.
` : void 0;
    const why = whyNot ?? await whyNotFolder(folderPath, flag);
    if (why !== void 0) return why;
  }
  return void 0;
}
function projectOf({
  directory,
  folder,
  global = [],
  programs
}) {
  const root = resolve3(directory);
  const usual = [".squad", ".ai-team"].find((name) => existsSync(join3(root, name)));
  return {
    root,
    folder: folder ?? usual ?? ".squad",
    globals: global,
    mayStartPrograms: programs,
    program: hostProgram(),
    log: (line) => void process.stderr.write(`${line}
`)
  };
}

// src/cli/local-tools/run-tool-tests.ts
init_define_RUNTIME_PACKAGES();
async function testTools(project, { name, signal }) {
  const { settings } = await readProjectSquad(project);
  const isWanted = (path) => name === void 0 || path.includes(`/${name}/`);
  return withOpenTools({ project, ...NO_GRANT }, async ({ listing, ...rest }) => {
    const problems = listing.diagnostics.filter(({ path }) => isWanted(path)).length;
    const wanted = listing.tools.filter((tool) => name === void 0 || tool.name === name);
    if (name !== void 0 && wanted.length === 0) return { trials: void 0, problems };
    const executables = rest.executables.filter(({ tool }) => wanted.includes(tool));
    const trials = [];
    for (const executable of executables) {
      const { name: called } = executable.tool;
      const options = { project, ...grantOf(settings.tools, called), network: settings.network };
      const call = async (input) => await callOpenTool(options, { listing, ...rest }, { name: called, input, signal }) ?? NOT_THERE;
      trials.push(...await runToolTests(executable, { call, signal }));
    }
    return { trials, problems };
  });
}
var NOT_THERE = { kind: "failed", text: "there is no such tool" };

// src/cli/tools.ts
var TOOLS_HELP = `squad-action tools [--directory .] [--folder .squad] [--programs]
squad-action tools run <name> [--json '{...}'] [the same options]
squad-action tools test [<name>] [the same options]
squad-action tools stats <run.jsonl or its folder>...

  Lists the custom tools of a working tree as a run would find them, with what
  is wrong and how to fix it; or runs one, as an agent would call it; or runs
  the tests that executable tools have in their tool.yaml; or shows how tools
  were used, from the records of runs.

  --directory  the repository; default: this folder
  --folder     the squad's folder in it; default: .squad or .ai-team
  --global     a further folder with tools (may be repeated)
  --json       the call's arguments; default: {}
  --programs   all TypeScript tools may start programs, not only those that
               settings name

  Exit code 0: all is well; 1: there are problems, the tool or a test failed;
  2: the command line is wrong, or there is no such tool.
`;
var OPTIONS = {
  directory: { type: "string", default: "." },
  folder: { type: "string" },
  global: { type: "string", multiple: true },
  json: { type: "string", default: "{}" },
  programs: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
};
async function toolsCommand(args) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === "string") return printUsageError(`${read}

${TOOLS_HELP}`);
  const { values, positionals } = read;
  if (values.help) return printOutput(TOOLS_HELP);
  const [verb, name] = positionals;
  if (verb === "stats" && name !== void 0) return printStats(positionals.slice(1));
  const whyNot = invalidArguments(positionals) ?? await missingFolder(values);
  if (whyNot !== void 0) return printUsageError(whyNot);
  const project = projectOf(values);
  if (verb === "test") return runToolTests2(project, name);
  return name === void 0 ? listTools(project) : runTool(project, name, values.json);
}
var VERBS = {
  run: [1, 1, "takes the name of one tool"],
  test: [0, 1, "takes the name of one tool, or none for all"],
  stats: [1, Number.POSITIVE_INFINITY, "takes the records of runs"]
};
function invalidArguments([verb, ...names]) {
  if (verb === void 0) return void 0;
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : void 0;
  if (known === void 0) {
    return `There is no command ${quoteArgument(`tools ${verb}`)}.

${TOOLS_HELP}`;
  }
  const [least, most, which] = known;
  const fits = names.length >= least && names.length <= most;
  return fits ? void 0 : `squad-action tools ${verb} ${which}.

${TOOLS_HELP}`;
}
async function listTools(project) {
  const { listing, agents, settings } = await checkTools(project);
  const toolStatus = ({ name, kind }) => ({
    users: describeToolAgents(name, agents, kind),
    mayStartPrograms: kind !== "executable" && grantOf(settings, name).mayStartPrograms
  });
  printOutput(renderToolListing(listing, toolStatus));
  return listing.diagnostics.length === 0 ? 0 : 1;
}
async function runTool(project, name, json) {
  const read = readJson(json);
  if (read.kind === "broken") {
    return printUsageError(`--json takes one JSON object, such as '{"text": "a"}'
`);
  }
  const reply = await callTool(project, { name, input: read.value, signal: interruptSignal() });
  if (reply === void 0) return unknownTool(name);
  printOutput(`${reply.text}
`);
  return reply.kind === "ok" ? 0 : 1;
}
async function runToolTests2(project, name) {
  const { trials, problems } = await testTools(project, { name, signal: interruptSignal() });
  if (trials === void 0) return unknownTool(name ?? "");
  printOutput(renderTestResults(trials));
  if (problems > 0) printOutput("Some tools have problems. To see them: squad-action tools\n");
  return problems === 0 && trials.every(({ failed }) => failed === void 0) ? 0 : 1;
}
async function printStats(names) {
  const read = await attempt(Promise.all(names.map(readRecordFile)));
  if (read.kind === "threw") return printUsageError(shortErrorText(read.error));
  const stats = toolStats(read.value.map(({ text }) => readToolUsage(text)));
  const words = statsLine(stats) ?? "no custom tool was called or proposed.";
  return printOutput(`${plural(stats.runs, "run")}: ${words}
`);
}
function interruptSignal() {
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => interrupted.abort());
  return interrupted.signal;
}
function unknownTool(name) {
  return printUsageError(
    `There is no working custom tool ${quoteArgument(name)}.
To see them, and what is wrong: squad-action tools
`
  );
}
function quoteArgument(word) {
  return JSON.stringify(cutCharacters(word, 80));
}

// src/tool-host.ts
var HELP = `node tool-host.js [mcp] --folder .squad
    [--directory .] [--env NAME]... [--programs]

  Serves the tools of a repository to an MCP client over standard input and
  output.

  --folder     the folder that holds tools/ (may be repeated: if two tools have
               the same name, the first folder's is served)
  --directory  where the tools work (default: the current folder)
  --env        a variable that the tools may see (may be repeated)
  --programs   lets tools start programs, to which no limits apply

node tool-host.js run <file> [-- <flags>]

  Runs a TypeScript or JavaScript file.

node tool-host.js tools --help

  Lists or runs the tools of a working tree.
`;
var OPTIONS2 = {
  folder: { type: "string", multiple: true },
  directory: { type: "string", default: "." },
  env: { type: "string", multiple: true },
  programs: { type: "boolean", default: false }
};
async function readSettings(args) {
  const read = readArguments(args, { options: OPTIONS2, allowPositionals: false });
  if (typeof read === "string") return `${read}

${HELP}`;
  const { folder: folders = [], directory, env = [], programs } = read.values;
  if (folders.length === 0 || folders.includes(""))
    return `--folder is missing: name the folder that holds tools/.

${HELP}`;
  const kept = env.find((name) => !mayPassVariable(name));
  const whyNot = (kept === void 0 ? void 0 : forbiddenVariable(kept)) ?? await whyNotFolder(resolve4(directory)) ?? await firstWhyNot(folders);
  return whyNot ?? { folders, directory, passed: env, mayStartPrograms: programs };
}
async function firstWhyNot(folders) {
  const whys = folders.map((folder) => whyNotFolder(resolve4(folder), "--folder"));
  return (await Promise.all(whys)).find((why) => why !== void 0);
}
function forbiddenVariable(name) {
  return `--env ${JSON.stringify(name)} is not a variable that tools may see.
Give a plain name; tokens, inputs and the runner's own variables are never passed.
`;
}
async function runFile(file, rest) {
  const path = resolve4(file);
  if (!existsSync2(path)) {
    process.exitCode = printUsageError(
      `There is no file ${path}.
To call a tool: node tool-host.js tools run <name>
`
    );
    return;
  }
  process.argv.splice(1, process.argv.length, path, ...rest[0] === "--" ? rest.slice(1) : rest);
  await createImporter(dirname2(path))(path);
}
async function runToolsCommand(args) {
  ignoreClosedPipe(process.stdout);
  const ran = await attempt(toolsCommand(args));
  process.exitCode = ran.kind === "done" ? ran.value : printFailure(shortErrorText(ran.error));
}
async function main() {
  const [verb, file, ...rest] = process.argv.slice(2);
  if (verb === "--worker") return serveWorker();
  if (verb === "run" && file !== void 0) return runFile(file, rest);
  if (verb === "tools") return runToolsCommand(process.argv.slice(3));
  const flags = process.argv.slice(verb === "mcp" ? 3 : 2);
  if (flags.some((flag) => ["-h", "--help"].includes(flag))) {
    process.exitCode = printOutput(HELP);
    return;
  }
  const settings = await readSettings(flags);
  if (typeof settings === "string") {
    process.exitCode = printUsageError(settings);
    return;
  }
  await serveMcpTools(settings);
  process.exit(0);
}
await main();
