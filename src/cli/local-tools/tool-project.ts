// Lists and calls the tools of a working tree, for their author.
import { mkdtemp, rmdir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenBox } from '../../adapters/box/box.ts';
import { removeFolder } from '../../adapters/programs/remove-folder.ts';
import type { ToolReply } from '../../ports/agents.ts';
import type { BoxNetwork } from '../../ports/box.ts';
import type { ToolFolder, ToolListing } from '../../ports/custom-tools.ts';
import type { ToolHost } from '../../ports/tool-host.ts';
import type { SquadSettings } from '../../team/settings/settings.ts';
import { readTeam } from '../../team/team.ts';
import { defineExposedTool, defineHostedTool } from '../../tools/custom/define-custom-tool.ts';
import { listSyntaxErrors } from '../../tools/custom/executable/find-syntax-errors.ts';
import type { ExecutableTool } from '../../tools/custom/executable/read-executable.ts';
import { openGlobalFolder } from '../../tools/custom/global-folder.ts';
import { grantOf, NO_GRANT, type ToolGrant } from '../../tools/custom/host-pool.ts';
import { listToolAgents, type ToolAgent } from '../../tools/custom/tool-agents.ts';
import type { ToolDefinition } from '../../tools/pipeline/define-tool.ts';
import { bindTool } from '../../tools/pipeline/run-tool.ts';
import { readWorkingTree } from '../working-tree.ts';
import { openLocalBox } from './local-box.ts';
import {
  localHostDeps,
  localRunDeps,
  openLocalHost,
  unrecordedToolContext,
} from './local-tool-context.ts';

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

export type ToolCheck = {
  readonly listing: ToolListing;
  readonly agents: readonly ToolAgent[];
  readonly settings: SquadSettings['tools'];
};

/** Returns the tools that a run would find if the working tree were the trusted commit. */
export async function checkTools(project: ToolProject): Promise<ToolCheck> {
  const { agents, settings } = await readProjectSquad(project);
  const listing = await withOpenTools(
    { project, ...NO_GRANT },
    async ({ listing: { tools, diagnostics }, executables }) => ({
      tools,
      diagnostics: [...diagnostics, ...(await listSyntaxErrors(executables))],
    }),
  );
  return { listing, agents, settings: settings.tools };
}

export type ToolCallInput = {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
};

/** Calls a tool through a run's pipeline; undefined when there is no tool of that name. */
export async function callTool(
  project: ToolProject,
  { name, input, signal }: ToolCallInput,
): Promise<ToolReply | undefined> {
  const { settings } = await readProjectSquad(project);
  const { tools, network } = settings;
  const options = { project, ...grantOf(tools, name), network };
  return withOpenTools(options, (openTools) =>
    callOpenTool(options, openTools, { name, input, signal }),
  );
}

/** Calls a tool that is open already; `passed` applies to executable tools. */
export async function callOpenTool(
  options: OpenToolsOptions,
  openTools: OpenTools,
  { name, input, signal }: ToolCallInput,
): Promise<ToolReply | undefined> {
  const definition = findDefinition(options, openTools, name);
  if (definition === undefined) return undefined;
  return bindTool(definition, unrecordedToolContext(AUTHOR.who)).call(input, {
    id: 'call',
    signal,
  });
}

/** Reads the squad's agents and settings from the working tree. */
export async function readProjectSquad({ root, folder }: ToolProject) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: 'found', directory: folder, warnings: [] } as const;
  const team = await readTeam(tree, location);
  return { agents: await listToolAgents(tree, team), settings: team.settings };
}

type OpenToolsOptions = ToolGrant & {
  readonly project: ToolProject;
  /** What the tools may reach; nothing by default. */
  readonly network?: BoxNetwork;
};

type OpenTools = {
  readonly listing: ToolListing;
  readonly executables: readonly ExecutableTool[];
  readonly host: ToolHost;
  readonly box: OpenBox;
  readonly scratch: string;
  /** The folder for outputs over the limit; it stays when it is not empty. */
  readonly kept: string;
};

/** Opens the tools for `work`, and cleans up everything except long outputs. */
export async function withOpenTools<T>(
  options: OpenToolsOptions,
  work: (openTools: OpenTools) => Promise<T>,
): Promise<T> {
  const [scratch, kept, boxFolder] = await Promise.all([
    makeTemporaryFolder('home'),
    makeTemporaryFolder('output'),
    makeTemporaryFolder('box'),
  ]);
  const { project, passed, mayStartPrograms, network } = options;
  const folders = await toolFolders(project, scratch);
  const box = await openLocalBox(boxFolder, project.log);
  const opened = await openLocalHost(
    { box, program: project.program },
    {
      folders,
      workdir: project.root,
      scratch,
      passed,
      mayStartPrograms: mayStartPrograms || project.mayStartPrograms,
      network,
      log: project.log,
    },
  );
  try {
    return await work({ ...opened, box, scratch, kept });
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
  return [localFolder, ...(await Promise.all(globalFolders))];
}

function findDefinition(
  { project, passed, network = 'none' }: OpenToolsOptions,
  openTools: OpenTools,
  name: string,
): ToolDefinition | undefined {
  const { listing, executables, host, box, scratch, kept } = openTools;
  const tool = listing.tools.find((it) => it.name === name);
  if (tool === undefined) return undefined;
  const keeping = { folder: kept, shownAs: kept };
  const executable = executables.find((it) => it.tool === tool);
  if (executable === undefined) {
    const author = { ...AUTHOR, workdir: project.root };
    return defineHostedTool(tool, localHostDeps(author, host, keeping));
  }
  const { program, root: workdir } = project;
  // Not in the folder for temporary files, where another user could place a program under our name.
  const cache = join(homedir(), '.cache');
  const deps = localRunDeps({ scratch, cache, program, workdir, passed, keeping, box, network });
  return defineExposedTool(executable, deps);
}

const AUTHOR = { who: 'author', session: 'author' };
