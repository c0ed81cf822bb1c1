// Opens the tools of a working tree as a run would, with a box and folders that go afterwards.

import { existsSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenBox, openBox } from '#src/adapters/box/box.ts';
import { removeFolder } from '#src/adapters/process/private-folders.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { systemClock } from '#src/adapters/runner/clock.ts';
import { openToolHosts } from '#src/adapters/tool-host/tool-hosts.ts';
import type { BoxNetwork } from '#src/ports/box.ts';
import type { ToolFolder, ToolListing } from '#src/ports/custom-tools.ts';
import type { ToolHost, ToolHostSpec } from '#src/ports/tool-host.ts';
import { createMask } from '#src/secrets.ts';
import { listFailedWays } from '#src/setup/check-machine.ts';
import { readTeam } from '#src/team/team.ts';
import { listToolAgents } from '#src/tools/custom/allow-lists.ts';
import type { HostedToolDeps } from '#src/tools/custom/define-custom-tool.ts';
import {
  type ExecutableTool,
  scanExecutables,
  toToolListing,
} from '#src/tools/custom/executables.ts';
import type { ToolGrant } from '#src/tools/custom/host-pool.ts';
import { createLauncher } from '#src/tools/custom/launch-tool.ts';
import { joinListings } from '#src/tools/custom/listings.ts';
import type { ExecutableDeps } from '#src/tools/custom/run-executable.ts';
import { openGlobalFolder } from '#src/tools/custom/tool-files.ts';
import type { ToolCall, ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import type { KeptOutputFolder } from '#src/tools/pipeline/keep-output.ts';
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

/** What is opened, and what the tools may see and reach. */
export type OpenToolsOptions = ToolGrant & {
  readonly project: ToolProject;
  /** What the tools may reach; nothing by default. */
  readonly network?: BoxNetwork;
};

/** The tools while they are open. */
export type OpenTools = {
  readonly listing: ToolListing;
  readonly executables: readonly ExecutableTool[];
  readonly host: ToolHost;
  readonly box: OpenBox;
  /** A private folder for the homes of the tools' processes. */
  readonly homes: string;
  /** The folder for outputs over the limit; it stays when it is not empty. */
  readonly kept: string;
};

/** Opens the tools for `work`, and cleans up everything except long outputs. */
export async function withOpenTools<T>(
  options: OpenToolsOptions,
  work: (openTools: OpenTools) => Promise<T>,
): Promise<T> {
  const [scratch, kept, boxFolder] = await Promise.all([
    makeTemporaryFolder('scratch'),
    makeTemporaryFolder('output'),
    makeTemporaryFolder('box'),
  ]);
  const { project, passed, mayStartPrograms, network } = options;
  const folders = await toolFolders(project, scratch);
  const homes = join(scratch, 'homes');
  const box = await openLocalBox(boxFolder, project.log);
  const opened = await openLocalHost(
    { box, program: project.program },
    {
      folders,
      workdir: project.root,
      scratch: homes,
      passed,
      mayStartPrograms: mayStartPrograms || project.mayStartPrograms,
      network,
      log: project.log,
    },
  );
  try {
    return await work({ ...opened, box, homes, kept });
  } finally {
    await opened.host.close();
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
    return openGlobalFolder({ name, source: join(root, name), copyInto: into, commit: undefined });
  });
  const own = existsSync(localFolder.root) ? [localFolder] : [];
  return [...own, ...(await Promise.all(globalFolders))];
}

// What tools need outside of a run, on a person's own machine: nothing is recorded.

/** Makes a run's context for the tool pipeline, without a record; `who` is the caller. */
export function unrecordedToolContext(who: string): ToolRunContext {
  return {
    ...systemClock,
    ...createMask([]),
    agent: who,
    agentName: who,
    session: who,
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
  };
}

/** Opens a host for the tools of some folders, and lists them. Of two tools with one name, the first folder's counts. */
export async function openLocalHost(
  given: { readonly box: OpenBox; readonly program?: string },
  spec: ToolHostSpec,
) {
  const host = await openToolHosts(given).open(spec);
  const scans = await Promise.all(spec.folders.map(scanExecutables));
  const listing = joinListings([await host.list(), ...scans.map(toToolListing)]);
  return { host, listing, executables: scans.flatMap((scan) => scan.executables) };
}

type LocalToolCaller = {
  readonly who: string;
  readonly session: string;
  /** Absolute path of the folder where tools work. */
  readonly workdir: string;
};

/** Returns what module and resource tools of `host` need outside of a run. */
export function localHostDeps(
  { who, session, workdir }: LocalToolCaller,
  host: ToolHost,
  keptOutput: KeptOutputFolder,
): HostedToolDeps {
  const context = ({ id }: ToolCall) => ({
    sessionId: session,
    messageId: id,
    turnId: id,
    traceId: session,
    agent: who,
    agentName: who,
    instanceKey: session,
    toolCallId: id,
    workdir,
  });
  return { host: async () => host, context, keptOutput };
}

type LocalRunSettings = {
  /** A private folder for the homes of the programs that are started. */
  readonly homes: string;
  /** The folder for builds, an absolute path. */
  readonly cache: string;
  /** Absolute path of the built tool host, which runs TypeScript. */
  readonly program: string;
  readonly workdir: string;
  /** Names of the variables that every tool may see. */
  readonly passed: readonly string[];
  readonly keeping: KeptOutputFolder;
  readonly box: OpenBox;
  readonly network: BoxNetwork;
};

/** Returns what executable tools need outside of a run. There are no secrets to mask. */
export function localRunDeps(settings: LocalRunSettings): ExecutableDeps {
  const { homes, cache, program, workdir, passed, keeping, box, network } = settings;
  const programs = createPrograms({ homes, mask: (text) => text, box });
  const typescript = [process.execPath, program, 'run'];
  return {
    launcher: createLauncher({ programs, typescript, cache }),
    programs,
    workdir,
    keptOutput: keeping,
    network,
    ready: async () => {},
    passedTo: () => passed,
  };
}

// The box on a person's own machine: tools run in one there too, or without one if none can be made.

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
