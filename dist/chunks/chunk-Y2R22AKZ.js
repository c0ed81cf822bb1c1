import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  NO_GRANT,
  grantOf,
  listToolAgents,
  openGlobalFolder
} from "./chunk-6HGL6LTX.js";
import {
  readTeam
} from "./chunk-SX2RNU5O.js";
import {
  localHostDeps,
  localRunDeps,
  unrecordedToolContext
} from "./chunk-H65BWBQH.js";
import {
  readWorkingTree
} from "./chunk-YJ4ES4PL.js";
import {
  createToolHosts
} from "./chunk-N2GMO5PS.js";
import {
  bindTool,
  defineExposedTool,
  defineHostedTool,
  joinListings,
  scanExecutables,
  toToolListing
} from "./chunk-I6U5Z3Q6.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/cli/local-tools/tool-project.ts
init_define_RUNTIME_PACKAGES();
import { mkdtemp, rm, rmdir } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
async function checkTools(project) {
  const { agents, settings } = await readProjectSquad(project);
  const listing = await withOpenTools(
    { project, ...NO_GRANT },
    async (openTools) => openTools.listing
  );
  return { listing, agents, settings: settings.tools };
}
async function callTool(project, { name, input, signal }) {
  const { settings } = await readProjectSquad(project);
  const options = { project, ...grantOf(settings.tools, name) };
  return withOpenTools(
    options,
    (openTools) => callOpenTool(options, openTools, { name, input, signal })
  );
}
async function callOpenTool(options, openTools, { name, input, signal }) {
  const definition = findDefinition(options, openTools, name);
  if (definition === void 0) return void 0;
  return bindTool(definition, unrecordedToolContext(AUTHOR.who)).call(input, {
    id: "call",
    signal
  });
}
async function readProjectSquad({ root, folder }) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: "found", directory: folder, warnings: [] };
  const team = await readTeam(tree, location);
  return { agents: await listToolAgents(tree, team), settings: team.settings };
}
async function withOpenTools(options, work) {
  const [scratch, kept] = await Promise.all([
    makeTemporaryFolder("home"),
    makeTemporaryFolder("output")
  ]);
  const { project, passed, mayStartPrograms } = options;
  const folders = await toolFolders(project, scratch);
  const host = await createToolHosts(project.program).open({
    folders,
    workdir: project.root,
    scratch,
    passed,
    mayStartPrograms: mayStartPrograms || project.mayStartPrograms,
    log: project.log
  });
  try {
    const scans = await Promise.all(folders.map(scanExecutables));
    const listing = joinListings([await host.list(), ...scans.map(toToolListing)]);
    const executables = scans.flatMap((scan) => scan.executables);
    return await work({ listing, executables, host, scratch, kept });
  } finally {
    await host.close();
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    await rmdir(kept).catch(() => {
    });
  }
}
function makeTemporaryFolder(what) {
  return mkdtemp(join(tmpdir(), `squad-tools-${what}-`));
}
async function toolFolders(project, scratch) {
  const { root, folder, globals } = project;
  const shownAs = `${folder}/tools`;
  const localFolder = {
    root: join(root, folder),
    scope: "local",
    shownAs,
    commit: void 0
  };
  const globalFolders = globals.map((name, index) => {
    const into = join(scratch, "global", String(index));
    return openGlobalFolder({ name, source: join(root, name), copyInto: into, commit: void 0 });
  });
  return [localFolder, ...await Promise.all(globalFolders)];
}
function findDefinition({ project, passed }, openTools, name) {
  const { listing, executables, host, scratch, kept } = openTools;
  const tool = listing.tools.find((it) => it.name === name);
  if (tool === void 0) return void 0;
  const keeping = { folder: kept, shownAs: kept };
  const executable = executables.find((it) => it.tool === tool);
  if (executable === void 0) {
    const author = { ...AUTHOR, workdir: project.root };
    return defineHostedTool(tool, localHostDeps(author, host, keeping));
  }
  const { program, root: workdir } = project;
  const cache = join(homedir(), ".cache");
  const deps = localRunDeps({ scratch, cache, program, workdir, passed, keeping });
  return defineExposedTool(executable, deps);
}
var AUTHOR = { who: "author", session: "author" };

export {
  checkTools,
  callTool,
  callOpenTool,
  readProjectSquad,
  withOpenTools
};
