// Opens the tools of a working tree as a run would, with a box and folders that go afterwards.

import { existsSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type OpenBox, openBox } from '#src/adapters/box/box.ts';
import { removeFolder } from '#src/adapters/process/private-folders.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { systemClock } from '#src/adapters/runner/clock.ts';
import { openToolHosts } from '#src/adapters/tool-host/tool-hosts.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import type { BoxNetwork } from '#src/ports/box.ts';
import type { CustomTool, ToolFolder, ToolListing } from '#src/ports/custom-tools.ts';
import type { ToolHostSpec } from '#src/ports/tool-host.ts';
import { createMask } from '#src/secrets.ts';
import { listFailedWays } from '#src/setup/check-machine.ts';
import { readTeam } from '#src/team/team.ts';
import { listToolAgents } from '#src/tools/custom/allow-lists.ts';
import {
  defineExposedTool,
  defineHostedTool,
  type HostedToolDeps,
} from '#src/tools/custom/define-custom-tool.ts';
import {
  type ExecutableTool,
  scanExecutables,
  toToolListing,
} from '#src/tools/custom/executables.ts';
import { createLauncher } from '#src/tools/custom/launch-tool.ts';
import { joinListings } from '#src/tools/custom/listings.ts';
import type { ExecutableDeps } from '#src/tools/custom/run-executable.ts';
import { openGlobalFolder } from '#src/tools/custom/tool-files.ts';
import type { ToolDefinition } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';
import { readWorkingTree } from './working-tree.ts';

/** A working tree with tools, and how they are opened. */
export type ToolProject = {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The squad's folder, relative to the root. */
  readonly folder: string;
  /** Further folders with tools, relative to the root. */
  readonly globals: readonly string[];
  readonly mayStartPrograms: boolean;
  /** Absolute path of the built tool host. */
  readonly program: string;
  /** Receives what tools print. */
  readonly log: (line: string) => void;
};

/** Reads the squad's agents and settings from the working tree. */
export async function readProjectSquad({ root, folder }: ToolProject) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: 'found', directory: folder, warnings: [] } as const;
  const team = await readTeam(tree, location);
  return { agents: await listToolAgents(tree, team), settings: team.settings };
}

/** Which tools are opened, and what they may see and reach. */
type LocalToolsSpec = Pick<ToolHostSpec, 'folders' | 'workdir' | 'mayStartPrograms' | 'log'> & {
  readonly box: OpenBox;
  /** Absolute path of the built tool host, which also runs TypeScript. */
  readonly program: string;
  /** A private folder for the homes of the tools' processes. */
  readonly homes: string;
  /** The folder for outputs over the limit. */
  readonly kept: string;
  /** The folder for builds, an absolute path. */
  readonly cache: string;
  /** Names of the variables that module and resource tools see, and those that an executable sees. */
  readonly passed: readonly string[];
  passedTo(tool: string): readonly string[];
  readonly network: BoxNetwork;
  /** The most tools that are loaded; undefined: the default. */
  readonly max?: number | undefined;
  /** Who calls them. There is one caller, so all calls belong to one session. */
  readonly who: string;
};

/** The tools of some folders while they are open. Outside of a run nothing is recorded, and there are no secrets to mask. */
export type LocalTools = {
  /** Of two tools with one name, the first folder's counts. */
  readonly listing: ToolListing;
  readonly executables: readonly ExecutableTool[];
  /** What executable tools need. */
  readonly deps: ExecutableDeps;
  /** Returns a listed tool as an agent would call it. */
  bind(tool: CustomTool): SessionTool;
  close(): Promise<void>;
};

/** Opens a host for the tools, and lists them. */
export async function openLocalTools(spec: LocalToolsSpec): Promise<LocalTools> {
  const { box, program, homes, kept, cache, workdir, network, folders, passedTo, who } = spec;
  const keptOutput = { folder: kept, shownAs: kept };
  const host = await openToolHosts({ box, program }).open({ ...spec, scratch: homes });
  const scans = await Promise.all(folders.map(scanExecutables));
  const listing = joinListings([await host.list(), ...scans.map(toToolListing)], spec.max);
  const executables = scans
    .flatMap((scan) => scan.executables)
    .filter(({ tool }) => listing.tools.includes(tool));
  const programs = createPrograms({ homes, mask: (text) => text, box });
  const launcher = createLauncher({
    programs,
    typescript: [process.execPath, program, 'run'],
    cache,
  });
  const ready = async () => {};
  const deps = { launcher, programs, workdir, keptOutput, network, ready, passedTo };
  const hosted = { host: async () => host, context: callContext(who, workdir), keptOutput };
  return {
    listing,
    executables,
    deps,
    bind(tool) {
      const executable = executables.find((it) => it.tool === tool);
      return bindLocalTool(
        executable === undefined
          ? defineHostedTool(tool, hosted)
          : defineExposedTool(executable, deps),
        who,
      );
    },
    close: () => host.close(),
  };
}

function callContext(who: string, workdir: string): HostedToolDeps['context'] {
  const session = `${who}-${process.pid}`;
  const ids = { sessionId: session, traceId: session, instanceKey: session };
  return ({ id }) => ({
    ...ids,
    messageId: id,
    turnId: id,
    toolCallId: id,
    agent: who,
    agentName: who,
    workdir,
  });
}

/** Binds a tool to the pipeline, without a record. */
export function bindLocalTool(definition: ToolDefinition, who: string): SessionTool {
  return bindTool(definition, {
    ...systemClock,
    ...createMask([]),
    agent: who,
    agentName: who,
    session: who,
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
  });
}

/** What the tools of a project may see and reach. */
type ProjectGrant = Pick<
  LocalToolsSpec,
  'passed' | 'passedTo' | 'mayStartPrograms' | 'network' | 'max'
>;

/** Opens the tools of a project for `work`, and cleans up everything except long outputs. */
export async function withOpenTools<T>(
  project: ToolProject,
  grant: ProjectGrant,
  work: (tools: LocalTools) => Promise<T>,
): Promise<T> {
  const [scratch, kept, boxFolder] = await Promise.all([
    makeTemporaryFolder('scratch'),
    makeTemporaryFolder('output'),
    makeTemporaryFolder('box'),
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
    homes: join(scratch, 'homes'),
    kept,
    // Not in the folder for temporary files, where another user could place a program under our name.
    cache: join(homedir(), '.cache'),
    who: 'author',
  });
  try {
    return await work(tools);
  } finally {
    await tools.close();
    for (const folder of [scratch, boxFolder]) await removeFolder(folder);
    // Fails, and leaves the folder, when it is not empty.
    await rmdir(kept).catch(() => {});
  }
}

function makeTemporaryFolder(what: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `squad-tools-${what}-`));
}

async function toolFolders(project: ToolProject, scratch: string): Promise<readonly ToolFolder[]> {
  const { root, folder, globals } = project;
  const shownAs = `${folder}/tools`;
  const localFolder: ToolFolder = {
    root: join(root, folder),
    scope: 'local',
    shownAs,
    commit: undefined,
  };
  const globalFolders = globals.map((name, index) => {
    // Numbered, since a name may lead out of the folder.
    const into = join(scratch, 'global', String(index));
    return openGlobalFolder({
      name,
      source: resolve(root, name),
      copyInto: into,
      commit: undefined,
    });
  });
  const own = existsSync(localFolder.root) ? [localFolder] : [];
  return [...own, ...(await Promise.all(globalFolders))];
}

/** Opens the box, which keeps its own files in `temporary`, and prints one line if there is none. */
export async function openLocalBox(
  temporary: string,
  print: (line: string) => void,
): Promise<OpenBox> {
  const hidden = ['.ssh', '.netrc', '.npmrc', '.docker'].map((name) => join(homedir(), name));
  const box = openBox({ temporary, toolCache: '', hidden, isOptional: true });
  const state = await box.state();
  if (state.kind === 'on' && state.way === 'none') {
    print(
      `Tools run without a box here: they can read your files and use your network. (${listFailedWays(state)})`,
    );
  }
  return box;
}
