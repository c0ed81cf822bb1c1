// The repository's own tools in a run, once they are read: which there are, and what they may see.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GrantableTools } from '#src/coordinator/messages/recipient.ts';
import type { BoxState } from '#src/ports/box.ts';
import type {
  CustomTool,
  ToolDiagnostic,
  ToolFolder,
  ToolListing,
  UnusedTool,
} from '#src/ports/custom-tools.ts';
import { TOOL_NOTE_PREFIX } from '#src/publish/views/tool-use.ts';
import type { SquadSettings } from '#src/team/settings.ts';
import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { TOOL_NAMES } from '#src/tools/built-in/squad-tools.ts';
import {
  describeToolAgents,
  listToolAgents,
  type ToolAgent,
  wantedTools,
} from '#src/tools/custom/allow-lists.ts';
import {
  type ExecutableListing,
  type ExecutableTool,
  scanExecutables,
  toToolListing,
} from '#src/tools/custom/executables.ts';
import { grantOf } from '#src/tools/custom/host-pool.ts';
import { createLauncher, type Launcher } from '#src/tools/custom/launch-tool.ts';
import { findNameProblem, joinListings } from '#src/tools/custom/listings.ts';
import type { ToolManifest } from '#src/tools/custom/manifest.ts';
import { applyApprovals, isApproved } from '#src/tools/custom/proposed-tools.ts';
import { discoverToolFiles } from '#src/tools/host/discover-files.ts';
import { openBoxState } from '../context/box-state.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import {
  approvalRefusal,
  folderAt,
  globalFolder,
  noteInactiveTools,
  scanFolderAt,
  scratchOf,
} from './tool-folders.ts';

/** The tools that agents can be given, before their allow-lists apply. */
export type Toolbox = LoadedTools & {
  /** No program of the repository can run here, so no tool was read. */
  readonly isOff: boolean;
  readonly launcher: Launcher;
};

/** Reads the tools; if there are none, opens no box and starts no tool host. Never rejects. */
export async function openToolbox(
  context: RunContext,
  repository: RepositoryContext,
  boxState: () => Promise<BoxState> = openBoxState(context, repository),
): Promise<Toolbox> {
  const { transcript, ports } = context;
  for (const [name, reason] of repository.granted.refused) {
    transcript.note(`No tool gets ${name}, which the settings name in tools.env: ${reason}.`);
  }
  const isWanted = hasTools(context, repository);
  const isOff = isWanted && (await boxState()).kind === 'off';
  const reading = isWanted && !isOff ? readTools(context, repository) : Promise.resolve(EMPTY);
  const failure = "The repository's own tools could not be read:";
  const tools = (await transcript.noteFailure(failure, reading)) ?? EMPTY;
  const active = approvedTools(tools, context).map(({ name }) => name);
  await noteInactiveTools(active, context, repository);
  const { typescript } = ports.jobPaths;
  // Not in the tool cache, where something else may have put a program under the name of a tool.
  const builds = join(scratchOf(ports.git), 'builds');
  const launcher = createLauncher({ programs: ports.programs, typescript, cache: builds });
  return { ...tools, isOff, launcher };
}

/** Returns the tools that the request allows to run. */
export function approvedTools(
  { executables }: Pick<LoadedTools, 'executables'>,
  { approved }: Pick<RunContext, 'approved'>,
): readonly CustomTool[] {
  return executables.flatMap(({ tool }) =>
    isApproved(approved, { name: tool.name, sha256: tool.origin.sha256 }) ? [tool] : [],
  );
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

const EMPTY: LoadedTools = { folders: [], hosted: [], unused: [], executables: [] };

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

/** The tools that were read. */
type LoadedTools = {
  readonly folders: readonly ToolFolder[];
  /** Module and resource tools. */
  readonly hosted: readonly CustomTool[];
  /** Names of tools that were not read, because no agent may use them. */
  readonly unused: readonly string[];
  /** Those of the trusted commit, and those that a writer approved for this run. */
  readonly executables: readonly ExecutableTool[];
};

/** Reads the tools, and tells people about them. */
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
  const registry = joinListings([listing], repository.team.settings.tools.max);
  const executables = scans.flatMap((scanned) => scanned.executables);
  const unused = unusedBeside(registry, hosted);
  announceTools({ ...registry, unused }, agents, executables, context, repository);
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
  const workdir = join(scratchOf(git), 'catalogue');
  await mkdir(workdir, { recursive: true });
  return toolHosts.list({
    folders,
    workdir,
    scratch: join(scratchOf(git), 'homes'),
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

/** Emits the tools, and the problems of those that are left out, for the log, the board and the summary. */
function announceTools(
  { tools, unused = [], diagnostics }: ToolListing,
  agents: readonly ToolAgent[],
  executables: readonly ExecutableTool[],
  { ports, transcript }: RunContext,
  { team }: RepositoryContext,
): void {
  if (tools.length > 0) ports.log.info(`Loaded ${tools.length} custom tool(s)`);
  const manifests = new Map<UnusedTool, ToolManifest>(
    executables.map(({ tool, manifest }) => [tool, manifest]),
  );
  transcript.emit({
    kind: 'tools',
    tools: [...tools, ...unused].map((tool) => ({
      ...noteOf(tool, manifests.get(tool), agents),
      ...rightsOf(tool, team.settings.tools),
    })),
    diagnostics,
  });
  for (const problem of diagnostics.slice(0, MOST_NOTES)) transcript.note(problemText(problem));
  const more = diagnostics.length - MOST_NOTES;
  if (more > 0)
    transcript.note(`${TOOL_NOTE_PREFIX}${plural(more, 'more problem')}: see the job summary.`);
}

/** Describes a tool. An executable's description comes from its manifest, because the model's text also holds the usage. */
function noteOf(
  tool: UnusedTool,
  manifest: ToolManifest | undefined,
  agents: readonly ToolAgent[],
) {
  const { name, kind, origin } = tool;
  const { scope, path, commit } = origin;
  return {
    name,
    door: kind,
    scope,
    path,
    commit,
    version: manifest?.version,
    description: oneLine(manifest?.description ?? tool.description, 300),
    users: describeToolAgents(name, agents, kind),
  };
}

function rightsOf({ name, kind }: UnusedTool, settings: SquadSettings['tools']) {
  if (kind === 'executable' || !grantOf(settings, name).mayStartPrograms) return {};
  return { mayStartPrograms: true };
}

const MOST_NOTES = 10;

function problemText({ code, path, export: named, message, next }: ToolDiagnostic): string {
  const where = named === undefined ? path : `${path} (${named})`;
  return `${TOOL_NOTE_PREFIX}${where}: ${message}; ${next} [${code}]`;
}
