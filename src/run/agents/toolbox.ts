// The repository's own tools in a run: what the trusted commit has, who may use it, and what people should know about it.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt, describe } from '../../errors.ts';
import type { CustomTool, ToolFolder, ToolListing } from '../../ports/custom-tools.ts';
import { applyApprovals } from '../../tools/custom/apply-approvals.ts';
import { createLauncher, type Launcher } from '../../tools/custom/executable/launch-tool.ts';
import type { ExecutableTool } from '../../tools/custom/executable/read-executable.ts';
import {
  type ExecutableListing,
  scanExecutables,
  toToolListing,
} from '../../tools/custom/executable/scan-executables.ts';
import { joinListings } from '../../tools/custom/join-listings.ts';
import { discoverToolFiles } from '../../tools/host/discover-files.ts';
import { wordMissing } from '../commands/approve-tool.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { announceTools } from './announce-tools.ts';
import { folderAt, globalFolder, scratchOf } from './tool-folders.ts';
import { noteInactiveTools } from './tool-proposals.ts';

/** What agents may get; the same for all, before their allow-lists. */
export type Toolbox = {
  readonly folders: readonly ToolFolder[];
  /** Module and resource tools. */
  readonly hosted: readonly CustomTool[];
  /** Of the trusted commit, with those that a writer approved for this run. */
  readonly executables: readonly ExecutableTool[];
  readonly launcher: Launcher;
};

type ToolboxDeps = { readonly context: RunContext; readonly repository: RepositoryContext };

/** Reads the tools; where there are none, nothing is started and nothing is asked of git. Never rejects. */
export async function openToolbox(
  context: RunContext,
  repository: RepositoryContext,
): Promise<Toolbox> {
  const opened = await attempt(
    hasTools({ context, repository }) ? readTools({ context, repository }) : NOTHING,
  );
  if (opened.kind === 'threw') {
    const text = `The repository's own tools could not be read: ${describe(opened.error).message}`;
    context.transcript.emit({ kind: 'note', text });
  }
  const tools = opened.kind === 'done' ? opened.value : EMPTY;
  const isApproved = ({ name }: CustomTool) => (context.approved ?? []).includes(name);
  const active = tools.executables.filter(({ tool }) => isApproved(tool));
  await noteInactiveTools(
    context,
    repository,
    active.map(({ tool }) => tool.name),
  );
  const { programs, jobPaths } = context.ports;
  const { typescript, toolCache: cache } = jobPaths;
  const launcher = createLauncher({ programs, typescript, cache });
  return { ...tools, launcher };
}

type LoadedTools = Omit<Toolbox, 'launcher'>;

const EMPTY: LoadedTools = { folders: [], hosted: [], executables: [] };
const NOTHING = Promise.resolve(EMPTY);

function hasTools({
  context: { inputs, approved },
  repository: { tree, team },
}: ToolboxDeps): boolean {
  const path = `${team.directory}/tools`;
  const document = `${team.directory}/goondan.yaml`;
  return (
    inputs.toolsDirectories.length > 0 ||
    (approved ?? []).length > 0 ||
    tree.entries.some(
      (entry) => [path, document].includes(entry.path) || entry.path.startsWith(`${path}/`),
    )
  );
}

async function readTools(deps: ToolboxDeps): Promise<LoadedTools> {
  const { folders, diagnostics } = await findFolders(deps);
  const [hosted, ...scans] = await Promise.all([
    listHosted(folders, deps),
    ...folders.map((folder) => scanFolder(folder, deps)),
  ]);
  const listing = localFirst([{ tools: [], diagnostics }, hosted, ...scans.map(toToolListing)]);
  const registry = joinListings([listing]);
  const executables = scans.flatMap((scanned) => scanned.executables);
  await announceTools(registry, executables, deps);
  const known = new Set(registry.tools);
  return {
    folders,
    hosted: registry.tools.filter(({ door: kind }) => kind !== 'executable'),
    executables: executables.filter(({ tool }) => known.has(tool)),
  };
}

/** Every door's local tools stand before the global ones. */
function localFirst(listings: readonly ToolListing[]): ToolListing {
  const tools = listings.flatMap((listing) => listing.tools);
  const of = (scope: 'local' | 'global') => tools.filter(({ origin }) => origin.scope === scope);
  return {
    tools: [...of('local'), ...of('global')],
    diagnostics: listings.flatMap((listing) => listing.diagnostics),
  };
}

async function findFolders({ context, repository }: ToolboxDeps) {
  const { ports, inputs } = context;
  const source = { ports, scratch: scratchOf(context), commit: repository.tree.commit };
  const found = [
    await folderAt(source, repository.team.directory),
    ...(await Promise.all(inputs.toolsDirectories.map((name) => globalFolder(source, name)))),
  ];
  return {
    folders: found.flatMap(({ folder }) => folder ?? []),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** One host reads all folders with nothing of the environment, unless they are known from an earlier run. */
async function listHosted(
  folders: readonly ToolFolder[],
  { context }: ToolboxDeps,
): Promise<ToolListing> {
  const { toolHosts, log } = context.ports;
  if (!(await needHost(folders))) return { tools: [], diagnostics: [] };
  const home = join(scratchOf(context), 'catalogue');
  const [workdir, scratch] = [join(home, 'work'), join(home, 'home')];
  await Promise.all([workdir, scratch].map((path) => mkdir(path, { recursive: true })));
  return toolHosts.list({
    folders,
    workdir,
    scratch,
    passed: [],
    mayStartPrograms: false,
    log: (line) => log.debug(`[tools] ${line}`),
  });
}

/** False where all tools are executable ones: those are read as they lie. */
async function needHost(folders: readonly ToolFolder[]): Promise<boolean> {
  const found = await Promise.all(folders.map(discoverToolFiles));
  return found.some(
    ({ modules, documents, diagnostics }) =>
      modules.length + diagnostics.length > 0 ||
      documents.some(({ path, text }) => !EXECUTABLE.test(path) || text.includes('apiVersion')),
  );
}

const EXECUTABLE = /\/tools\/[^/]+\/tool\.ya?ml$/;

/** The trusted tools; in the squad's own folder with the branch's in their place, where a writer approved them. */
async function scanFolder(
  folder: ToolFolder,
  { context, repository }: ToolboxDeps,
): Promise<ExecutableListing> {
  const trusted = await scanExecutables(folder);
  const approved = context.approved ?? [];
  if (folder.scope === 'global' || approved.length === 0) return trusted;
  const proposed = await scanBranch(context, repository);
  const names = new Set(proposed.executables.map(({ tool }) => tool.name));
  for (const name of approved.filter((one) => !names.has(one))) {
    context.transcript.emit({ kind: 'note', text: wordMissing(name) });
  }
  return applyApprovals({ trusted, approved, proposed });
}

/** The executable tools of the branch as it stood when the run began. */
async function scanBranch(
  context: RunContext,
  repository: RepositoryContext,
): Promise<ExecutableListing> {
  const { branch, team } = repository;
  const source = { ports: context.ports, scratch: scratchOf(context), commit: branch.start };
  const { folder } = await folderAt(source, team.directory);
  return folder === undefined ? { executables: [], diagnostics: [] } : scanExecutables(folder);
}
