// Reads the repository's own tools from the trusted commit and from the folders that the workflow names.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomTool, ToolFolder, ToolListing, UnusedTool } from '#src/ports/index.ts';
import {
  applyApprovals,
  discoverToolFiles,
  type ExecutableListing,
  type ExecutableTool,
  findNameProblem,
  joinListings,
  listToolAgents,
  scanExecutables,
  toToolListing,
  wantedTools,
} from '#src/tools/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';
import { announceTools } from './announce-tools.ts';
import { folderAt, globalFolder, scanFolderAt, scratchOf } from './tool-folders.ts';
import { approvalRefusal } from './tool-proposals.ts';

/** The tools that were read. */
export type LoadedTools = {
  readonly folders: readonly ToolFolder[];
  /** Module and resource tools. */
  readonly hosted: readonly CustomTool[];
  /** Names of tools that were not read, because no agent may use them. */
  readonly unused: readonly string[];
  /** Those of the trusted commit, and those that a writer approved for this run. */
  readonly executables: readonly ExecutableTool[];
};

/** Reads the tools, and tells people about them. */
export async function readTools(
  context: RunContext,
  repository: RepositoryContext,
): Promise<LoadedTools> {
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
