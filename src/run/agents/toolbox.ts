// The repository's own tools in a run: reads them from the trusted commit and tells people about them.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GrantableTools } from '../../coordinator/messages/route-handoff.ts';
import type { BoxState } from '../../ports/box.ts';
import type { CustomTool, ToolFolder, ToolListing, UnusedTool } from '../../ports/custom-tools.ts';
import { applyApprovals, isApproved } from '../../tools/custom/executable/apply-approvals.ts';
import { createLauncher } from '../../tools/custom/executable/launch/launch-tool.ts';
import type { Launcher } from '../../tools/custom/executable/launch/tool-launch.ts';
import type { ExecutableTool } from '../../tools/custom/executable/read-executable.ts';
import {
  type ExecutableListing,
  scanExecutables,
  toToolListing,
} from '../../tools/custom/executable/scan-executables.ts';
import { joinListings } from '../../tools/custom/join-listings.ts';
import { listToolAgents, wantedTools } from '../../tools/custom/tool-agents.ts';
import { findNameProblem } from '../../tools/custom/tool-names.ts';
import { discoverToolFiles } from '../../tools/host/load/discover-files.ts';
import { TOOL_NAMES } from '../../tools/tool-catalog.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { announceTools } from './announce-tools.ts';
import { openBoxState } from './box-state.ts';
import { folderAt, globalFolder, scanFolderAt, scratchOf } from './tool-folders.ts';
import { approvalRefusal, noteInactiveTools } from './tool-proposals.ts';

/** The tools that agents can be given, before their allow-lists apply. */
export type Toolbox = {
  /** No program of the repository can run here, so no tool was read. */
  readonly isOff: boolean;
  readonly folders: readonly ToolFolder[];
  /** Module and resource tools. */
  readonly hosted: readonly CustomTool[];
  /** Names of tools that were not read, because no agent may use them. */
  readonly unused: readonly string[];
  /** Those of the trusted commit, and those that a writer approved for this run. */
  readonly executables: readonly ExecutableTool[];
  readonly launcher: Launcher;
  /** Names of the variables that each tool may see. */
  readonly env: ReadonlyMap<string, readonly string[]>;
};

/** Reads the tools; if there are none, opens no box and starts no tool host. Never rejects. */
export async function openToolbox(
  context: RunContext,
  repository: RepositoryContext,
  boxState: () => Promise<BoxState> = openBoxState(context, repository),
): Promise<Toolbox> {
  const { approved, transcript, ports } = context;
  const env = grantedVariables(context, repository);
  const isOff = hasTools(context, repository) && (await boxState()).kind === 'off';
  const isRead = !isOff && hasTools(context, repository);
  const reading = isRead ? readTools(context, repository) : NOTHING;
  const failure = "The repository's own tools could not be read:";
  const tools = (await transcript.noteFailure(failure, reading)) ?? EMPTY;
  const active = tools.executables.flatMap(({ tool: { name, origin } }) =>
    isApproved(approved, { name, sha256: origin.sha256 }) ? [name] : [],
  );
  await noteInactiveTools(active, context, repository);
  const { typescript, toolCache: cache } = ports.jobPaths;
  const launcher = createLauncher({ programs: ports.programs, typescript, cache });
  return { ...tools, isOff, launcher, env };
}

/** Returns the tools that agents of this run may be given; `*` stands for any text. */
export function grantableTools(toolbox: Toolbox): GrantableTools {
  const toolNames = [...TOOL_NAMES, ...ownToolsOf(toolbox)];
  const isKnown = (name: string) => name.includes('*') || toolNames.includes(name);
  return { toolNames, unknownTools: (names) => names.filter((name) => !isKnown(name)) };
}

/** Returns the names of the repository's own tools. */
export function ownToolsOf({ hosted, executables }: Toolbox): readonly string[] {
  return [...hosted.map((tool) => tool.name), ...executables.map(({ tool }) => tool.name)];
}

/** Returns what `tools.env` grants and masks its values from here on; notes what can't be granted. */
function grantedVariables(
  { ports, transcript }: RunContext,
  { team }: RepositoryContext,
): Toolbox['env'] {
  const { env } = team.settings.tools;
  const { refused } = ports.grantVariables([...env.values()].flat());
  for (const [name, reason] of refused) {
    transcript.note(`No tool gets ${name}, which the settings name in tools.env: ${reason}.`);
  }
  return new Map(
    [...env].map(([tool, names]) => [tool, names.filter((name) => !refused.has(name))]),
  );
}

type LoadedTools = Omit<Toolbox, 'isOff' | 'launcher' | 'env'>;

const EMPTY: LoadedTools = { folders: [], hosted: [], unused: [], executables: [] };
const NOTHING = Promise.resolve(EMPTY);

function hasTools({ inputs, approved }: RunContext, { tree, team }: RepositoryContext): boolean {
  const path = `${team.directory}/tools`;
  const document = `${team.directory}/goondan.yaml`;
  return (
    inputs.toolsDirectories.length > 0 ||
    approved.length > 0 ||
    tree.entries.some(
      (entry) => [path, document].includes(entry.path) || entry.path.startsWith(`${path}/`),
    )
  );
}

async function readTools(context: RunContext, repository: RepositoryContext): Promise<LoadedTools> {
  const [{ folders, diagnostics }, agents] = await Promise.all([
    findFolders(context, repository),
    listToolAgents(repository.tree, repository.team),
  ]);
  const [hosted, ...scans] = await Promise.all([
    listHosted(folders, wantedTools(agents), context),
    ...folders.map((folder) => scanFolder(folder, context, repository)),
  ]);
  const listing = localFirst([{ tools: [], diagnostics }, hosted, ...scans.map(toToolListing)]);
  const registry = joinListings([listing]);
  const executables = scans.flatMap((scanned) => scanned.executables);
  const unused = unusedBeside(registry, hosted);
  announceTools({ ...registry, unused }, { agents, executables }, context, repository);
  const known = new Set(registry.tools);
  return {
    folders,
    hosted: registry.tools.filter(({ kind }) => kind !== 'executable'),
    unused: unused.map(({ name }) => name),
    executables: executables.filter(({ tool }) => known.has(tool)),
  };
}

/** Keeps the unused tools whose name is valid and not taken by another tool. */
function unusedBeside({ tools }: ToolListing, { unused = [] }: ToolListing): readonly UnusedTool[] {
  const names = new Set(tools.map(({ name }) => name));
  return unused.filter(
    ({ name, kind }) =>
      !names.has(name) && findNameProblem(name, kind === 'resource') === undefined,
  );
}

/** Puts local tools before global ones, whatever their kind. */
function localFirst(listings: readonly ToolListing[]): ToolListing {
  const tools = listings.flatMap((listing) => listing.tools);
  const of = (scope: 'local' | 'global') => tools.filter(({ origin }) => origin.scope === scope);
  return {
    tools: [...of('local'), ...of('global')],
    diagnostics: listings.flatMap((listing) => listing.diagnostics),
  };
}

async function findFolders(
  { inputs, ports }: RunContext,
  { tree, team }: RepositoryContext,
): Promise<{ readonly folders: readonly ToolFolder[] } & Pick<ToolListing, 'diagnostics'>> {
  const source = { ports, commit: tree.commit };
  const found = [
    await folderAt(source, team.directory),
    ...(await Promise.all(inputs.toolsDirectories.map((name) => globalFolder(source, name)))),
  ];
  return {
    folders: found.flatMap(({ folder }) => folder ?? []),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Lists hosted tools: one host reads all folders, without any of the environment, unless an earlier run has listed them. */
async function listHosted(
  folders: readonly ToolFolder[],
  wanted: readonly string[] | undefined,
  { ports: { toolHosts, log, git } }: RunContext,
): Promise<ToolListing> {
  if (!(await needHost(folders))) return { tools: [], diagnostics: [] };
  const home = join(scratchOf(git), 'catalogue');
  const [workdir, scratch] = [join(home, 'work'), join(home, 'home')];
  await Promise.all([workdir, scratch].map((path) => mkdir(path, { recursive: true })));
  return toolHosts.list({
    folders,
    workdir,
    scratch,
    wanted,
    passed: [],
    mayStartPrograms: false,
    log: (line) => log.debug(`[tools] ${line}`),
  });
}

/** False when all tools are executables, which can be listed without a host. */
async function needHost(folders: readonly ToolFolder[]): Promise<boolean> {
  const found = await Promise.all(folders.map(discoverToolFiles));
  return found.some(
    ({ modules, documents, diagnostics }) =>
      modules.length + diagnostics.length > 0 ||
      documents.some(({ path, text }) => !EXECUTABLE.test(path) || text.includes('apiVersion')),
  );
}

const EXECUTABLE = /\/tools\/[^/]+\/tool\.ya?ml$/;

/** Scans a folder's trusted tools; in the squad's own folder, those of the branch that a person approved replace them. */
async function scanFolder(
  folder: ToolFolder,
  { approved, ports, transcript, inputs }: RunContext,
  { branch, team }: RepositoryContext,
): Promise<ExecutableListing> {
  const trusted = await scanExecutables(folder);
  if (folder.scope === 'global' || approved.length === 0) return trusted;
  const proposed = await scanFolderAt({ ports, commit: branch.start }, team.directory);
  for (const approval of approved) {
    const found = proposed.executables.find(({ tool }) => tool.name === approval.name)?.tool;
    const refusal = approvalRefusal(approval, found, inputs.triggerPhrase);
    if (refusal !== undefined) transcript.note(refusal);
  }
  return applyApprovals({ trusted, approved, proposed });
}
