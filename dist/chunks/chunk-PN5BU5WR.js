import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  NO_GRANT,
  grantOf,
  layOut,
  toolUsers
} from "./chunk-6RVVXR6I.js";
import {
  readTeam
} from "./chunk-U4477KSY.js";
import {
  contextOf,
  nobodysRun,
  runningOn
} from "./chunk-FM5EOHM7.js";
import {
  createToolHosts
} from "./chunk-X5P6SLAP.js";
import {
  bindTool,
  createRegistry,
  defineExposedTool,
  defineHostedTool,
  listingOf,
  scanExecutables
} from "./chunk-WHPAMHWQ.js";
import {
  readWorkingTree
} from "./chunk-T7BKCYDR.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/tool-desk.ts
init_define_RUNTIME_PACKAGES();
import { mkdtemp, rm, rmdir } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
async function checkTools(desk) {
  const { agents, settings } = await readSquad(desk);
  const listing = await withTools({ desk, ...NO_GRANT }, async (open) => open.listing);
  return { listing, agents, settings: settings.tools };
}
async function callTool(desk, { name, input, signal }) {
  const { settings } = await readSquad(desk);
  const opening = { desk, ...grantOf(settings.tools, name) };
  return withTools(opening, (open) => callOpen(opening, open, { name, input, signal }));
}
async function callOpen(opening, open, { name, input, signal }) {
  const definition = definitionOf(opening, open, name);
  if (definition === void 0) return void 0;
  return bindTool(definition, nobodysRun(AUTHOR.who)).call(input, { id: "call", signal });
}
async function readSquad({ root, folder }) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: "found", directory: folder, warnings: [] };
  const team = await readTeam(tree, location);
  return { agents: await toolUsers(tree, team), settings: team.settings };
}
async function withTools(opening, work) {
  const [scratch, kept] = await Promise.all([newFolder("home"), newFolder("output")]);
  const { desk, passed, mayStartPrograms } = opening;
  const folders = await foldersOf(desk, scratch);
  const host = await createToolHosts(desk.program).open({
    ...{ folders, workdir: desk.root, scratch, passed },
    mayStartPrograms: mayStartPrograms || desk.mayStartPrograms,
    log: desk.log
  });
  try {
    const scans = await Promise.all(folders.map(scanExecutables));
    const listing = createRegistry([await host.list(), ...scans.map(listingOf)]);
    const executables = scans.flatMap((scan) => scan.executables);
    return await work({ listing, executables, host, scratch, kept });
  } finally {
    await host.close();
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    await rmdir(kept).catch(() => {
    });
  }
}
function newFolder(what) {
  return mkdtemp(join(tmpdir(), `squad-tools-${what}-`));
}
async function foldersOf(desk, scratch) {
  const { root, folder, globals } = desk;
  const shownAs = `${folder}/tools`;
  const own = { root: join(root, folder), scope: "local", shownAs, commit: void 0 };
  const shared = globals.map((name, index) => {
    const into = join(scratch, "global", String(index));
    return layOut({ name, place: join(root, name), into, commit: void 0 });
  });
  return [own, ...await Promise.all(shared)];
}
function definitionOf({ desk, passed }, open, name) {
  const { listing, executables, host, scratch, kept } = open;
  const tool = listing.tools.find((it) => it.name === name);
  if (tool === void 0) return void 0;
  const keeping = { folder: kept, shownAs: kept };
  const executable = executables.find((it) => it.tool === tool);
  if (executable === void 0) {
    const context = ({ id }) => contextOf({ ...AUTHOR, workdir: desk.root }, id);
    return defineHostedTool(tool, { host: async () => host, context, keeping });
  }
  const { program, root: workdir } = desk;
  const cache = join(homedir(), ".cache");
  const deps = runningOn({ scratch, cache, program, workdir, passed, keeping });
  return defineExposedTool(executable, deps);
}
var AUTHOR = { who: "author", session: "author" };

export {
  checkTools,
  callTool,
  callOpen,
  readSquad,
  withTools
};
