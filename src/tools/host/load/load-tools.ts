// Loads folders of tools file by file; one that fails or never ends doesn't affect the others.
import { readFile } from 'node:fs/promises';
import type { ToolDiagnostic, ToolFolder, UnusedTool } from '#src/ports/index.ts';
import { createImporter, type ImportFile } from '../import-file.ts';
import { readHandlers } from '../kinds/read-handlers.ts';
import { readModule } from '../kinds/read-module.ts';
import { resolveEntry } from '../kinds/resolve-entry.ts';
import { readResources, type ToolResource } from '../kinds/resource-document.ts';
import { joinLoadResults, type ToolLoadResult } from '../loaded-tool.ts';
import { type CandidateFile, discoverToolFiles } from './discover-files.ts';
import type { LoadParams } from './load-messages.ts';
import { type ImportOptions, type ImportTask, runImports } from './run-imports.ts';
import { isWantedModule, isWantedResource, toolsOf, unusedModule } from './wanted-files.ts';

export type LoadToolsOptions = ImportOptions &
  Pick<LoadParams, 'wanted'> & {
    /** In order of priority. */
    readonly folders: readonly ToolFolder[];
  };

/** The tools that folders hold, including those whose files were not imported. */
export type LoadedFolders = ToolLoadResult & { readonly unused: readonly UnusedTool[] };

/** Loads the tools of the folders. Never rejects. */
export async function loadTools(options: LoadToolsOptions): Promise<LoadedFolders> {
  const plans = await Promise.all(options.folders.map((folder) => planFolder(folder, options)));
  const tasks = plans.flatMap((plan) => plan.tasks);
  const planned = plans.map(({ diagnostics }) => ({ tools: [], diagnostics }));
  const joined = joinLoadResults([...planned, ...(await runImports(tasks, options))]);
  return { ...joined, unused: plans.flatMap((plan) => plan.unused) };
}

/** What to import from a folder or from one file. */
type ImportPlan = {
  readonly tasks: readonly ImportTask[];
  readonly unused: readonly UnusedTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

async function planFolder(folder: ToolFolder, { wanted }: LoadToolsOptions): Promise<ImportPlan> {
  const found = await discoverToolFiles(folder);
  const load = createImporter(folder.root);
  const read = found.documents.map(readResources);
  const resources = read.flatMap((it) => it.resources);
  const entries = await Promise.all(resources.map((it) => planResource(it, load, wanted)));
  const taken = new Set(entries.map(({ path }) => path));
  const modules = found.modules
    .filter(({ path }) => !taken.has(path))
    .map((file) => planModule(file, load, wanted));
  const plans = [...modules, ...entries];
  return {
    tasks: plans.flatMap(({ tasks }) => tasks),
    unused: plans.flatMap(({ unused }) => unused),
    diagnostics: [found, ...read, ...entries].flatMap(({ diagnostics }) => diagnostics),
  };
}

function planModule(
  file: CandidateFile,
  load: ImportFile,
  wanted: readonly string[] | undefined,
): Omit<ImportPlan, 'diagnostics'> {
  if (!isWantedModule(file, wanted)) return { tasks: [], unused: [unusedModule(file)] };
  const { shownAs, path } = file;
  const read = (exported: object) => readModule(file, exported);
  return { tasks: [{ shownAs, path, import: load, read }], unused: [] };
}

async function planResource(
  resource: ToolResource,
  load: ImportFile,
  wanted: readonly string[] | undefined,
): Promise<ImportPlan & { readonly path?: string }> {
  const { file, entry } = resource;
  const resolved = await resolveEntry(file.folder.root, entry);
  if (resolved.kind === 'refused') {
    const message = `its entry ${JSON.stringify(entry.slice(0, 200))} ${resolved.reason}`;
    const next = 'name a source file below the folder that holds tools/';
    const diagnostic = { code: 'L_ENTRY', path: file.shownAs, message, next } as const;
    return { tasks: [], unused: [], diagnostics: [diagnostic] };
  }
  const { path } = resolved;
  if (!isWantedResource(resource, wanted))
    return { tasks: [], unused: toolsOf(resource), diagnostics: [], path };
  const read = async (exported: object) =>
    readHandlers(resource, exported, await readFile(path, 'utf8'));
  const task = { shownAs: file.shownAs, path, import: load, read };
  return { tasks: [task], unused: [], diagnostics: [], path };
}
