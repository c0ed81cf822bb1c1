// The tools of a working tree, for their author: which there are, and what one of them says to a call.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMask } from '../secrets.ts';
import { loadCharter } from '../team/charter.ts';
import { routable } from '../team/member.ts';
import { readTeam } from '../team/team.ts';
import { createLauncher } from '../tools/custom/build.ts';
import type {
  CallContext,
  ToolFolder,
  ToolHost,
  ToolListing,
} from '../tools/custom/custom-tool.ts';
import { defineExposedTool, defineHostedTool } from '../tools/custom/definition.ts';
import type { Executable } from '../tools/custom/executable.ts';
import { createRegistry } from '../tools/custom/registry.ts';
import { listingOf, scanExecutables } from '../tools/custom/scan.ts';
import type { ToolUser } from '../tools/custom/users.ts';
import { bindTool, type RunContext, type ToolCall, type ToolDefinition } from '../tools/tool.ts';
import type { ToolReply } from '../world.ts';
import { systemClock } from './clock.ts';
import { createPrograms } from './programs.ts';
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
};

/** What a run would find, if the working tree were the trusted commit. */
export async function checkTools(desk: DeskSettings): Promise<ToolCheck> {
  const { agents } = await readSquad(desk);
  const listing = await withTools({ desk, passed: [] }, async (open) => open.listing);
  return { listing, agents };
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
  const opening = { desk, passed: settings.tools.env.get(name) ?? [] };
  return withTools(opening, async (open) => {
    const definition = definitionOf(opening, open, name);
    if (definition === undefined) return undefined;
    return bindTool(definition, runContext()).call(input, { id: 'call', signal });
  });
}

async function readSquad({ root, folder }: DeskSettings) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: 'found', directory: folder, warnings: [] } as const;
  const { members, settings } = await readTeam(tree, location);
  const workers = members.filter(routable);
  const agents: readonly ToolUser[] = await Promise.all(
    workers.map(async (member) => {
      const charter = await loadCharter(tree, member);
      const lists = [settings.tools.agents.get(member.slug), charter?.tools];
      return { name: member.name, lists };
    }),
  );
  return { agents, settings };
}

type Opening = {
  readonly desk: DeskSettings;
  /** Names of the variables that the tools may see. */
  readonly passed: readonly string[];
};

type Open = {
  readonly listing: ToolListing;
  readonly executables: readonly Executable[];
  readonly host: ToolHost;
  readonly scratch: string;
  /** For outputs that are longer than their limit; it stays when there is one. */
  readonly kept: string;
};

async function withTools<T>(opening: Opening, work: (open: Open) => Promise<T>): Promise<T> {
  const [scratch, kept] = await Promise.all([newFolder('home'), newFolder('output')]);
  const { desk, passed } = opening;
  const folders = await foldersOf(desk, scratch);
  const host = await createToolHosts(desk.program).open({
    ...{ folders, workdir: desk.root, scratch, passed },
    mayStartPrograms: desk.mayStartPrograms,
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
  return [own, ...(await Promise.all(globals.map((name) => globalFolder(desk, scratch, name))))];
}

/** As in a run: either holds a `tools/`, or the tools themselves. */
async function globalFolder(
  desk: DeskSettings,
  scratch: string,
  name: string,
): Promise<ToolFolder> {
  const place = join(desk.root, name);
  const facts = { scope: 'global', commit: undefined } as const;
  if (existsSync(join(place, 'tools'))) return { ...facts, root: place, shownAs: `${name}/tools` };
  const root = join(scratch, 'global', name);
  await cp(place, join(root, 'tools'), { recursive: true, verbatimSymlinks: true });
  return { ...facts, root, shownAs: name };
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
    const context = ({ id }: ToolCall) => contextOf(id, desk.root);
    return defineHostedTool(tool, { host: async () => host, context, keeping });
  }
  const programs = createPrograms({ home: scratch, mask: (text) => text });
  const typescript = [process.execPath, desk.program, 'run'];
  return defineExposedTool(executable, {
    ...{ programs, keeping, workdir: desk.root, passedTo: () => passed, ready: async () => {} },
    launcher: createLauncher({ programs, typescript, cache: join(tmpdir(), 'squad-tools-cache') }),
  });
}

/** Nobody's run: it is recorded nowhere. */
function runContext(): RunContext {
  return {
    ...systemClock,
    ...createMask([]),
    ...{ agent: WHO, agentName: WHO, session: WHO },
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
  };
}

const WHO = 'author';

function contextOf(toolCallId: string, workdir: string): CallContext {
  return {
    ...{ sessionId: WHO, messageId: toolCallId, turnId: toolCallId, traceId: WHO },
    ...{ agent: WHO, agentName: WHO, instanceKey: WHO, toolCallId, workdir },
  };
}
