// Loads folders of tools file by file; one that fails or never ends doesn't affect the others.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../../errors.ts';
import type { ToolDiagnostic, ToolFolder, UnusedTool } from '../../ports/custom-tools.ts';
import { headOf } from '../../text/cut-characters.ts';
import { toText } from '../../text/json-text.ts';
import { type CandidateFile, discoverToolFiles } from './discover-files.ts';
import { findMissingFeature, NO_PROGRAMS_MESSAGE } from './explain-failure.ts';
import { createImporter, type ImportFile } from './import-file.ts';
import { readHandlers } from './kinds/read-handlers.ts';
import { readModule } from './kinds/read-module.ts';
import { resolveEntry } from './kinds/resolve-entry.ts';
import { readResources, type ToolResource } from './kinds/resource-document.ts';
import { joinLoadResults, loadFailure, type ToolLoadResult } from './loaded-tool.ts';
import type { LoadParams } from './protocol.ts';
import { isWantedModule, isWantedResource, toolsOf, unusedModule } from './wanted-files.ts';

export type LoadToolsOptions = Pick<LoadParams, 'broken' | 'wanted' | 'importMs'> & {
  /** In order of priority. */
  readonly folders: readonly ToolFolder[];
  /** Called before a file is imported and after it. */
  readonly onImport: (path: string, state: 'started' | 'ended') => void;
  /** Undoes a file's changes to global objects; ends the process when it can't. */
  readonly restoreGlobals: (path: string) => void;
};

/** An import to do: of a module, or of a document's entry. */
type ImportTask = {
  readonly shownAs: string;
  readonly path: string;
  readonly import: ImportFile;
  readonly read: (exported: object) => Promise<ToolLoadResult>;
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

/** After this time the next import starts, while the current one goes on. */
const NEXT_IMPORT_DELAY_MS = 300;

/** Starts imports one after the other, so that it is known which file ends the process. */
async function runImports(
  tasks: readonly ImportTask[],
  options: LoadToolsOptions,
): Promise<readonly ToolLoadResult[]> {
  const running: Promise<ToolLoadResult>[] = [];
  for (const task of tasks) {
    const loading = runImport(task, options);
    running.push(loading);
    await Promise.race([loading, wait(NEXT_IMPORT_DELAY_MS)]);
  }
  return Promise.all(running);
}

async function runImport(task: ImportTask, options: LoadToolsOptions): Promise<ToolLoadResult> {
  const { broken, importMs, onImport, restoreGlobals } = options;
  const reason = broken[task.shownAs];
  if (reason !== undefined) return failedImport(task, reason);
  const timer = new AbortController();
  onImport(task.shownAs, 'started');
  const work = importAndRead(task, restoreGlobals);
  const ended = await Promise.race([
    attempt(work),
    wait(importMs, 'timed-out' as const, { signal: timer.signal }),
  ]);
  timer.abort();
  restoreGlobals(task.shownAs);
  onImport(task.shownAs, 'ended');
  if (ended === 'timed-out') {
    const seconds = Math.round(importMs / 100) / 10;
    return failedImport(task, `${DID_NOT_END} within ${seconds} s`);
  }
  return ended.kind === 'done' ? ended.value : failedImport(task, describeThrown(ended.error));
}

async function importAndRead(
  task: ImportTask,
  restoreGlobals: LoadToolsOptions['restoreGlobals'],
): Promise<ToolLoadResult> {
  const exported = await task.import(task.path);
  // The file may have changed global objects that reading its exports relies on.
  restoreGlobals(task.shownAs);
  return task.read(exported);
}

function describeThrown(error: unknown): string {
  const message = error instanceof Error ? error.message : toText(error);
  const missingFeature = findMissingFeature(message);
  // The first line is the message, the second may be the location, and the rest is the stack.
  const [first = '', second = ''] = (missingFeature?.message ?? message)
    .split('\n')
    .map((it) => it.trim());
  const where = /:\d+:\d+$/.test(second) ? ` at ${second}` : '';
  return headOf(`${first}${where}`, 500) || 'importing it failed';
}

const DID_NOT_END = 'importing it did not end';

function failedImport({ shownAs }: ImportTask, message: string): ToolLoadResult {
  return loadFailure({ code: 'L_IMPORT', path: shownAs, message, next: adviceFor(message) });
}

function adviceFor(message: string): string {
  if (message === NO_PROGRAMS_MESSAGE) {
    return 'start programs when it is called, never while it is imported';
  }
  if (message.startsWith(DID_NOT_END)) {
    return 'wait for things when it is called, never while it is imported';
  }
  if (message === 'tool is not defined') return "begin with: import { tool } from '@squad/tools'";
  return /Cannot find (?:module|package)/.test(message)
    ? 'commit what it imports beside it; packages are never installed'
    : 'fix the file, and try it with `squad-action tools`';
}
