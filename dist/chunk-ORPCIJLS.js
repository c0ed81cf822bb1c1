import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  NO_GRANT,
  askGit,
  bindTool,
  createLauncher,
  createMask,
  createPrograms,
  decodeText,
  defineExposedTool,
  defineHostedTool,
  didYouMean,
  foldersAbove,
  gitPathInside,
  grantOf,
  isForTools,
  isGone,
  isRegularFile,
  joinListings,
  listFailedWays,
  listSyntaxErrors,
  listToolAgents,
  objectId,
  oneLine,
  openBox,
  openGlobalFolder,
  openToolHosts,
  readTeam,
  removeFolder,
  renderRunPage,
  runToolTests,
  scanExecutables,
  systemClock,
  toToolListing,
  withoutUnseen
} from "./chunk-7MBFE6NC.js";
import {
  fieldsOf,
  readJson
} from "./chunk-AWAPVFDS.js";
import {
  wrapText
} from "./chunk-3P5NEQOD.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/cli/terminal.ts
init_define_RUNTIME_PACKAGES();
import { parseArgs } from "node:util";
function readArguments(args, settings) {
  try {
    const read = parseArgs({ args: [...args], ...settings });
    const empty = Object.entries(read.values).find(([, value]) => [value].flat().includes(""));
    return empty === void 0 ? read : `--${empty[0]} is empty.`;
  } catch (error) {
    return unknownOption(args, settings) ?? shortMessage(error);
  }
}
function shortMessage(error) {
  return wrapText(oneLine(describe(error).message), { first: "", rest: "" });
}
function unknownOption(args, { options }) {
  const names = args.filter((word) => word.startsWith("--") && word !== "--");
  const given = names.map((word) => word.slice(2).split("=")[0] ?? "").find((name) => !Object.hasOwn(options, name));
  if (given === void 0) return void 0;
  const hint = didYouMean(given, Object.keys(options), (name) => `--${name}`);
  return `There is no option --${oneLine(given, 60)}.${hint}`;
}
function printOutput(text) {
  return printPainted(withoutUnseen(text).text);
}
function printPainted(text) {
  process.stdout.write(text);
  return 0;
}
function printFailure(text) {
  printAside(text);
  return 1;
}
function printUsageError(text) {
  printAside(text);
  return 2;
}
function printAside(text) {
  process.stderr.write(withoutUnseen(text).text);
}
function shortErrorText(thrown) {
  const { message, hint } = describe(thrown);
  return [message, hint, ""].filter((line) => line !== void 0).join("\n");
}
function ignoreClosedPipe(output) {
  output.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}

// src/cli/working-tree.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { constants, lstat, readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
var DEFAULT_MAX_BYTES = 1048576;
async function readWorkingTree(root, ...directories) {
  const entries = (await Promise.all(directories.map((one) => entriesOf(root, one)))).flat();
  const files = new Set(entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path));
  const bytesOf = async (path) => files.has(path) ? readFile(join(root, path)).catch(throwFileError("read", path)) : void 0;
  return {
    commit: "",
    entries,
    bytes: bytesOf,
    async read(path, maxBytes = DEFAULT_MAX_BYTES) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(0, maxBytes));
    },
    async readEnd(path, maxBytes) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(-maxBytes));
    }
  };
}
async function entriesOf(root, directory) {
  const entries = async () => await entriesAtObstacle(root, directory) ?? await entriesBelow(root, directory);
  return entries().catch(throwFileError("read", directory));
}
async function entriesAtObstacle(root, directory) {
  const names = directory.split("/").filter((name) => !["", "."].includes(name));
  for (let depth = 1; depth <= names.length; depth += 1) {
    const location = join(root, ...names.slice(0, depth));
    const found = await lstat(location).catch((error) => {
      if (errorCode(error) === "ENOENT") return void 0;
      throw error;
    });
    if (found === void 0) return [];
    if (!found.isDirectory()) return [await entryAt(root, location)];
  }
  return void 0;
}
async function entriesBelow(root, directory) {
  const found = await readdir(join(root, directory), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() || entry.isSymbolicLink());
  const entries = files.map(({ parentPath, name }) => entryAt(root, join(parentPath, name)));
  return (await Promise.all(entries)).sort((one, other) => one.path < other.path ? -1 : 1);
}
async function entryAt(root, file) {
  const { mode, size } = await lstat(file);
  return { path: gitPathInside(root, file) ?? file, mode: gitMode(mode), size };
}
function gitMode(mode) {
  if ((mode & constants.S_IFMT) === constants.S_IFLNK) return "120000";
  return (mode & constants.S_IXUSR) === 0 ? "100644" : "100755";
}
function throwFileError(action, path) {
  return (error) => {
    throw fileError(action, path, error);
  };
}
function fileError(action, path, error) {
  const code = errorCode(error);
  const location = String(Reflect.get(Object(error), "path") ?? path);
  const isForbidden = ["EACCES", "EPERM"].includes(code);
  const reason = isForbidden ? "permission denied" : "the file system refused";
  return new SquadError({
    code: "E_INPUT",
    message: `${path} cannot be ${action}: ${reason} (${code || String(error)}: ${location}).`,
    hint: isForbidden ? "Change its permissions, and run the same command again." : "Fix that, and run the same command again.",
    cause: error
  });
}
async function whyNotRepositoryRoot(root, isDoctor) {
  const why = await whyNotFolder(root);
  if (why !== void 0 || isRepository(root)) return why;
  const top = foldersAbove(root).find(isRepository);
  if (top === void 0) {
    if (isDoctor) return void 0;
    return `${root} is not the top folder of a git repository.
Go there, name it with --directory, or make one with \`git init\`.
`;
  }
  return `${root} is not the top folder of a git repository: that is ${top}.
Go there, or name it with --directory.
`;
}
function isRepository(folder) {
  return existsSync(join(folder, ".git"));
}
async function openRepository(read, help, isDoctor = false) {
  if (typeof read === "string") return printUsageError(`${read}

${help}`);
  const { values } = read;
  if (values.help) return printOutput(help);
  const root = resolve(values.directory);
  const whyNot = await whyNotRepositoryRoot(root, isDoctor);
  return whyNot === void 0 ? { ...values, root } : printUsageError(whyNot);
}
async function whyNotFolder(root, flag = "--directory") {
  const found = await attempt(stat(root));
  if (found.kind === "threw") {
    if (isGone(found.error)) return `There is no folder ${root}.
Name another with ${flag}.
`;
    const { message, hint } = fileError("read", root, found.error);
    return `${message}
${hint}
`;
  }
  if (found.value.isDirectory()) return void 0;
  return `${root} is a file, not a folder.
Name another with ${flag}.
`;
}
async function findNamedFolder(root, given) {
  const folder = resolve(given);
  const whyNot = await whyNotFolder(folder, "--folder");
  if (whyNot !== void 0) return { kind: "wrong", whyNot };
  const above = await Promise.all([root, dirname(folder)].map((one) => realpath(one)));
  const ways = [
    gitPathInside(root, folder),
    gitPathInside(above[0] ?? root, join(above[1] ?? "", basename(folder)))
  ];
  const way = ways.find((one) => one !== void 0 && one !== "");
  if (way !== void 0) return { kind: "inside", path: way };
  const hint = "Name the folder of its squad with --folder, or another repository with --directory.";
  return {
    kind: "wrong",
    whyNot: `${folder} is not a folder in the repository ${root}.
${hint}
`
  };
}
function errorCode(error) {
  return String(Reflect.get(Object(error), "code") ?? "");
}

// src/cli/show.ts
init_define_RUNTIME_PACKAGES();
import { readFile as readFile2, stat as stat2, writeFile } from "node:fs/promises";
import { dirname as dirname2, join as join2, resolve as resolve2 } from "node:path";
var RECORD_NAME = "run.jsonl";
async function readRecordFile(name) {
  const given = resolve2(name);
  const found = await attempt(stat2(given));
  const isFolder = found.kind === "done" && found.value.isDirectory();
  const path = isFolder ? join2(given, RECORD_NAME) : given;
  const text = await readFile2(path, "utf8").catch((error) => {
    throw isGone(error) ? recordError(`There is no ${path}.`) : fileError("read", path, error);
  });
  const [first = ""] = text.split("\n", 1);
  const read = readJson(first);
  const isRecord = read.kind === "value" && fieldsOf(read.value)?.has("kind") === true;
  if (isRecord) return { path, text };
  throw recordError(`${path} is not the record of a run.`);
}
function recordError(message) {
  const hint = `Name a ${RECORD_NAME}, or the folder of a run's files that contains it.`;
  return new SquadError({ code: "E_INPUT", message, hint });
}
var HELP = `squad-action show <run.jsonl or its folder> [--output run.html]

  Writes the page of a run from its record: one HTML file that any browser
  opens, without a server. The record is in the artifact squad-run-... of the
  workflow run.

  --output  the page's file; default: run.html beside the record

  Exit code 0: written; 1: the file can't be written; 2: the command line is
  wrong, or there is no such record.
`;
var OPTIONS = {
  output: { type: "string" },
  help: { type: "boolean", short: "h", default: false }
};
async function showCommand(args) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === "string") return printUsageError(`${read}

${HELP}`);
  const { values, positionals } = read;
  if (values.help) return printOutput(HELP);
  const [name, ...more] = positionals;
  if (name === void 0 || more.length > 0) {
    return printUsageError(`squad-action show takes the record of one run.

${HELP}`);
  }
  const record = await attempt(readRecordFile(name));
  if (record.kind === "threw") return printUsageError(shortErrorText(record.error));
  const { path, text } = record.value;
  const output = resolve2(values.output ?? join2(dirname2(path), "run.html"));
  if (output === path) {
    return printUsageError(`--output names the record itself, which the page would replace.
`);
  }
  const written = await attempt(writeFile(output, renderRunPage(text), { mode: 384 }));
  if (written.kind === "done") return printOutput(`Written: ${output}
`);
  return printFailure(shortErrorText(fileError("written", output, written.error)));
}

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
  const paths = tree.entries.map(({ path }) => path).filter((path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`))).filter((path) => !ignored.includes(path));
  const isThere = await Promise.all(
    paths.map(async (path) => isObject(committed.get(path), await tree.bytes(path)))
  );
  return paths.filter((_path, at) => isThere[at] === false);
}
async function listIgnored(root, folder) {
  const which = ["--others", "--ignored", "--exclude-standard", "--directory"];
  const listed = await askWorkingTree(root).ask(["ls-files", "-z", ...which, "--", folder]);
  return listed.split("\0").filter((path) => path !== "");
}
async function listUnpublished(root, branch, folders) {
  const published = `refs/remotes/origin/${branch}`;
  const base = await askGit(root, [...RUN_NOTHING, "merge-base", published, "HEAD"]);
  if (base === void 0) return void 0;
  const differing = async (commit) => {
    const args = ["diff-tree", "-r", "-z", "--name-only", "--no-renames", "--diff-filter=d"];
    const names = await askGit(root, [...RUN_NOTHING, ...args, commit, "HEAD", "--", ...folders]);
    return (names ?? "").split("\0").filter((name) => name !== "");
  };
  const [ours, unlike] = await Promise.all([differing(base), differing(published)]);
  return { branch, paths: ours.filter((path) => unlike.includes(path)) };
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
    (version) => objectId(Buffer.from(version, "latin1"), object.length) === object
  );
}

// src/cli/open-tools.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2 } from "node:fs";
import { cp, mkdtemp, rmdir } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join as join3, relative, resolve as resolve3, sep } from "node:path";
async function readProjectSquad({ root, folder }) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: "found", directory: folder, warnings: [] };
  const team = await readTeam(tree, location);
  return { agents: await listToolAgents(tree, team), settings: team.settings };
}
async function openLocalTools(spec) {
  const { box, program, homes, kept, cache, workdir, network, folders, passedTo, who } = spec;
  const keptOutput = { folder: kept, shownAs: kept };
  const host = await openToolHosts({ box, program }).open({ ...spec, scratch: homes });
  const scans = await Promise.all(folders.map(scanExecutables));
  const listing = joinListings([await host.list(), ...scans.map(toToolListing)], spec.max);
  const executables = scans.flatMap((scan) => scan.executables).filter(({ tool }) => listing.tools.includes(tool));
  const programs = createPrograms({ homes, mask: (text) => text, box });
  const launcher = createLauncher({
    programs,
    typescript: [process.execPath, program, "run"],
    cache
  });
  const ready = async () => {
  };
  const deps = { launcher, programs, workdir, keptOutput, network, ready, passedTo };
  const hosted = { host: async () => host, context: callContext(who, workdir), keptOutput };
  return {
    listing,
    executables,
    deps,
    bind(tool) {
      const executable = executables.find((it) => it.tool === tool);
      return bindLocalTool(
        executable === void 0 ? defineHostedTool(tool, hosted) : defineExposedTool(executable, deps),
        who
      );
    },
    close: () => host.close()
  };
}
function callContext(who, workdir) {
  const session = `${who}-${process.pid}`;
  const ids = { sessionId: session, traceId: session, instanceKey: session };
  return ({ id }) => ({
    ...ids,
    messageId: id,
    turnId: id,
    toolCallId: id,
    agent: who,
    agentName: who,
    workdir
  });
}
function bindLocalTool(definition, who) {
  return bindTool(definition, {
    ...systemClock,
    ...createMask([]),
    agent: who,
    agentName: who,
    session: who,
    emit: () => {
    },
    countToolCall: () => ({ allowed: true })
  });
}
async function withOpenTools(project, grant, work) {
  const [scratch, kept, boxFolder] = await Promise.all([
    makeTemporaryFolder("scratch"),
    makeTemporaryFolder("output"),
    makeTemporaryFolder("box")
  ]);
  const { root, program, log } = project;
  const tools = await openLocalTools({
    ...grant,
    folders: await toolFolders(project, scratch),
    workdir: root,
    program,
    log,
    mayStartPrograms: grant.mayStartPrograms || project.mayStartPrograms,
    box: await openLocalBox(boxFolder, log),
    homes: join3(scratch, "homes"),
    kept,
    // Not in the folder for temporary files, where another user could place a program under our name.
    cache: join3(homedir(), ".cache"),
    who: "author"
  });
  try {
    return await work(tools);
  } finally {
    await tools.close();
    for (const folder of [scratch, boxFolder]) await removeFolder(folder);
    await rmdir(kept).catch(() => {
    });
  }
}
function makeTemporaryFolder(what) {
  return mkdtemp(join3(tmpdir(), `squad-tools-${what}-`));
}
async function toolFolders(project, scratch) {
  const { root, folder, globals } = project;
  const shownAs = `${folder}/tools`;
  const own = join3(root, folder);
  const copy = join3(scratch, "squad", folder);
  const local = { root: copy, scope: "local", shownAs, commit: void 0 };
  const globalFolders = globals.map((name, index) => {
    const into = join3(scratch, "global", String(index));
    return openGlobalFolder({
      name,
      source: resolve3(root, name),
      copyInto: into,
      commit: void 0
    });
  });
  if (!existsSync2(own)) return Promise.all(globalFolders);
  await copyForTools(project, copy);
  return [local, ...await Promise.all(globalFolders)];
}
async function copyForTools({ root, folder }, into) {
  const own = join3(root, folder);
  const ignored = new Set((await listIgnored(root, folder)).map((path) => resolve3(root, path)));
  await cp(own, into, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isForTools(relative(own, path).split(sep).join("/")) && !ignored.has(path)
  });
}
async function openLocalBox(temporary, print) {
  const hidden = [".ssh", ".netrc", ".npmrc", ".docker"].map((name) => join3(homedir(), name));
  const box = openBox({ temporary, toolCache: "", hidden, isOptional: true });
  const state = await box.state();
  if (state.kind === "on" && state.way === "none") {
    print(
      `Tools run without a box here: they can read your files and use your network. (${listFailedWays(state)})`
    );
  }
  return box;
}

// src/cli/call-tools.ts
init_define_RUNTIME_PACKAGES();
async function testTools(project, name, signal) {
  const { settings } = await readProjectSquad(project);
  const passedTo = (tool) => grantOf(settings.tools, tool).passed;
  const { network, tools } = settings;
  const grant = { ...NO_GRANT, passedTo, network, max: tools.max };
  const isWanted = (path) => name === void 0 || path.includes(`/${name}/`);
  return withOpenTools(project, grant, async ({ listing, executables, bind }) => {
    const problems = listing.diagnostics.filter(({ path }) => isWanted(path)).length;
    const wanted = listing.tools.filter((tool) => name === void 0 || tool.name === name);
    if (name !== void 0 && wanted.length === 0) return { trials: void 0, problems };
    const trials = [];
    for (const executable of executables.filter(({ tool }) => wanted.includes(tool))) {
      const { call } = bind(executable.tool);
      const options = { id: "call", signal };
      trials.push(
        ...await runToolTests(executable, { call: (input) => call(input, options), signal })
      );
    }
    return { trials, problems };
  });
}
async function checkTools(project) {
  const { agents, settings } = await readProjectSquad(project);
  const { max } = settings.tools;
  const grant = { ...NO_GRANT, passedTo: () => [], network: "none", max };
  const listing = await withOpenTools(project, grant, async ({ listing: listing2, executables }) => ({
    tools: listing2.tools,
    diagnostics: [...listing2.diagnostics, ...await listSyntaxErrors(executables)]
  }));
  return { listing, agents, settings: settings.tools };
}
async function callTool(project, name, { input, signal }) {
  const { tools, network } = (await readProjectSquad(project)).settings;
  const granted = grantOf(tools, name);
  const grant = { ...granted, passedTo: () => granted.passed, network, max: tools.max };
  return withOpenTools(project, grant, async ({ listing, bind }) => {
    const tool = listing.tools.find((it) => it.name === name);
    return tool && bind(tool).call(input, { id: "call", signal });
  });
}

export {
  listUncommitted,
  listUnpublished,
  askWorkingTree,
  readArguments,
  printOutput,
  printPainted,
  printFailure,
  printUsageError,
  printAside,
  shortErrorText,
  ignoreClosedPipe,
  readWorkingTree,
  throwFileError,
  fileError,
  isRepository,
  openRepository,
  whyNotFolder,
  findNamedFolder,
  openLocalTools,
  bindLocalTool,
  openLocalBox,
  testTools,
  checkTools,
  callTool,
  readRecordFile,
  showCommand
};
