// The tools of a working tree, for their author: which there are, and what one of them says to a call.
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../team/settings.ts';
import { readTeam } from '../team/team.ts';
import type { ToolFolder, ToolHost, ToolListing } from '../tools/custom/custom-tool.ts';
import { defineExposedTool, defineHostedTool } from '../tools/custom/definition.ts';
import type { Executable } from '../tools/custom/executable.ts';
import { layOut } from '../tools/custom/global-folder.ts';
import { grantOf, NO_GRANT, type ToolGrant } from '../tools/custom/host-pool.ts';
import { createRegistry } from '../tools/custom/registry.ts';
import { listingOf, scanExecutables } from '../tools/custom/scan.ts';
import { type ToolUser, toolUsers } from '../tools/custom/users.ts';
import { bindTool, type ToolCall, type ToolDefinition } from '../tools/tool.ts';
import type { ToolReply } from '../world.ts';
import { contextOf, nobodysRun, runningOn } from './tool-author.ts';
import { createToolHosts } from './tool-host.ts';
import { readWorkingTree } from './working-tree.ts';

export type DeskSettings = {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The squad's folder, relative to the root. */
  readonly folder: string;
  /** Further folders with tools, relative to the root. */
  readonly globals: readonly string[];
  readonly mayStartPrograms: boolean;
  /** Absolute path of the built tool host. */
  readonly program: string;
  /** Gets what tools print. */
  readonly log: (line: string) => void;
};

export type ToolCheck = {
  readonly listing: ToolListing;
  readonly agents: readonly ToolUser[];
  readonly settings: Settings['tools'];
};

/** What a run would find, if the working tree were the trusted commit. */
export async function checkTools(desk: DeskSettings): Promise<ToolCheck> {
  const { agents, settings } = await readSquad(desk);
  const listing = await withTools({ desk, ...NO_GRANT }, async (open) => open.listing);
  return { listing, agents, settings: settings.tools };
}

export type Calling = {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
};

/** One call through the pipeline of a run; undefined when there is no tool of that name. */
export async function callTool(
  desk: DeskSettings,
  { name, input, signal }: Calling,
): Promise<ToolReply | undefined> {
  const { settings } = await readSquad(desk);
  const opening = { desk, ...grantOf(settings.tools, name) };
  return withTools(opening, (open) => callOpen(opening, open, { name, input, signal }));
}

/** One call of a tool that is open already; `passed` counts for executable tools. */
export async function callOpen(
  opening: Opening,
  open: Open,
  { name, input, signal }: Calling,
): Promise<ToolReply | undefined> {
  const definition = definitionOf(opening, open, name);
  if (definition === undefined) return undefined;
  return bindTool(definition, nobodysRun(AUTHOR.who)).call(input, { id: 'call', signal });
}

/** The squad's agents and settings, as they lie in the working tree. */
export async function readSquad({ root, folder }: DeskSettings) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: 'found', directory: folder, warnings: [] } as const;
  const team = await readTeam(tree, location);
  return { agents: await toolUsers(tree, team), settings: team.settings };
}

type Opening = ToolGrant & {
  readonly desk: DeskSettings;
};

type Open = {
  readonly listing: ToolListing;
  readonly executables: readonly Executable[];
  readonly host: ToolHost;
  readonly scratch: string;
  /** For outputs that are longer than their limit; it stays when there is one. */
  readonly kept: string;
};

/** Opens the tools for some work, and leaves nothing behind but long outputs. */
export async function withTools<T>(opening: Opening, work: (open: Open) => Promise<T>): Promise<T> {
  const [scratch, kept] = await Promise.all([newFolder('home'), newFolder('output')]);
  const { desk, passed, mayStartPrograms } = opening;
  const folders = await foldersOf(desk, scratch);
  const host = await createToolHosts(desk.program).open({
    ...{ folders, workdir: desk.root, scratch, passed },
    mayStartPrograms: mayStartPrograms || desk.mayStartPrograms,
    log: desk.log,
  });
  try {
    const scans = await Promise.all(folders.map(scanExecutables));
    const listing = createRegistry([await host.list(), ...scans.map(listingOf)]);
    const executables = scans.flatMap((scan) => scan.executables);
    return await work({ listing, executables, host, scratch, kept });
  } finally {
    await host.close();
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    // Only when it is empty.
    await rmdir(kept).catch(() => {});
  }
}

function newFolder(what: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `squad-tools-${what}-`));
}

async function foldersOf(desk: DeskSettings, scratch: string): Promise<readonly ToolFolder[]> {
  const { root, folder, globals } = desk;
  const shownAs = `${folder}/tools`;
  const own: ToolFolder = { root: join(root, folder), scope: 'local', shownAs, commit: undefined };
  const shared = globals.map((name, index) => {
    // Not by its name, which may lead out of there.
    const into = join(scratch, 'global', String(index));
    return layOut({ name, place: join(root, name), into, commit: undefined });
  });
  return [own, ...(await Promise.all(shared))];
}

function definitionOf(
  { desk, passed }: Opening,
  open: Open,
  name: string,
): ToolDefinition | undefined {
  const { listing, executables, host, scratch, kept } = open;
  const tool = listing.tools.find((it) => it.name === name);
  if (tool === undefined) return undefined;
  const keeping = { folder: kept, shownAs: kept };
  const executable = executables.find((it) => it.tool === tool);
  if (executable === undefined) {
    const context = ({ id }: ToolCall) => contextOf({ ...AUTHOR, workdir: desk.root }, id);
    return defineHostedTool(tool, { host: async () => host, context, keeping });
  }
  const { program, root: workdir } = desk;
  // Not in the folder for temporary files: there others could have laid a program under the name of ours.
  const cache = join(homedir(), '.cache');
  const deps = runningOn({ scratch, cache, program, workdir, passed, keeping });
  return defineExposedTool(executable, deps);
}

const AUTHOR = { who: 'author', session: 'author' };
