// Loads folders of tools, file by file: one that fails, or never ends, takes no other with it.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../../errors.ts';
import type { ToolDiagnostic, ToolFolder } from '../../ports/custom-tools.ts';
import { toText } from '../../text/json-text.ts';
import { type CandidateFile, discoverToolFiles } from './discover.ts';
import { resolveEntry } from './kinds/entry.ts';
import { readHandlers } from './kinds/read-handlers.ts';
import { readModule, stemOf } from './kinds/read-module.ts';
import { type Resource, readResources } from './kinds/resource-document.ts';
import { type Loaded, NOTHING } from './loaded-tool.ts';
import { createLoader, type ImportFile } from './loader.ts';
import { missingHere, NO_PROGRAMS } from './thrown.ts';

export type LoadWishes = {
  /** In order of priority. */
  readonly folders: readonly ToolFolder[];
  /** Files that are not imported again, with the reason, by their shown path. */
  readonly broken: Readonly<Record<string, string>>;
  /** Files that can't hold one of these names are not imported. */
  readonly wanted: readonly string[] | undefined;
  /** How long one file's import may take. */
  readonly importMs: number;
  /** Told before a file is imported and after it. */
  readonly onImport: (path: string, state: 'started' | 'ended') => void;
  /** Sees to it that a file's code left the process usable; ends the process where it can't. */
  readonly checkUp: (path: string) => void;
};

/** One import to do: of a module, or of the entry that some documents share. */
type Task = {
  /** As people are told. */
  readonly shownAs: string;
  readonly path: string;
  readonly import: ImportFile;
  readonly read: (exported: object) => Promise<Loaded>;
};

/** Never rejects. */
export async function loadTools(wishes: LoadWishes): Promise<Loaded> {
  const plans = await Promise.all(wishes.folders.map((folder) => planFolder(folder, wishes)));
  const loaded = await runTasks(
    plans.flatMap(({ tasks }) => tasks),
    wishes,
  );
  return {
    tools: loaded.flatMap(({ tools }) => tools),
    diagnostics: [
      ...plans.flatMap(({ diagnostics }) => diagnostics),
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

type Plan = { readonly tasks: readonly Task[]; readonly diagnostics: readonly ToolDiagnostic[] };

async function planFolder(folder: ToolFolder, { wanted }: LoadWishes): Promise<Plan> {
  const found = await discoverToolFiles(folder);
  const load = createLoader(folder.root);
  const read = found.documents.map(readResources);
  const resources = read.flatMap((it) => it.resources).filter((it) => isWanted(it, wanted));
  const entries = await Promise.all(resources.map((it) => planResource(it, load)));
  const taken = new Set(entries.flatMap(({ tasks }) => tasks.map(({ path }) => path)));
  const modules = found.modules.filter(({ path }) => !taken.has(path) && mayHold(path, wanted));
  return {
    tasks: [
      ...modules.map((file) => planModule(file, load)),
      ...entries.flatMap(({ tasks }) => tasks),
    ],
    diagnostics: [found, ...read, ...entries].flatMap(({ diagnostics }) => diagnostics),
  };
}

function mayHold(path: string, wanted: readonly string[] | undefined): boolean {
  const stem = stemOf(path);
  return wanted?.some((name) => name === stem || name.startsWith(`${stem}_`)) ?? true;
}

function isWanted({ name, exports }: Resource, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || exports.some((it) => wanted.includes(`${name}__${it.name}`));
}

function planModule(file: CandidateFile, load: ImportFile): Task {
  const { shownAs, path } = file;
  return { shownAs, path, import: load, read: (exported) => readModule(file, exported) };
}

async function planResource(resource: Resource, load: ImportFile): Promise<Plan> {
  const { file, entry } = resource;
  const resolved = await resolveEntry(file.folder.root, entry);
  if (resolved.kind === 'refused') {
    const message = `its entry ${JSON.stringify(entry.slice(0, 200))} ${resolved.reason}`;
    const next = 'name a source file below the folder that holds tools/';
    return { tasks: [], diagnostics: [{ code: 'L_ENTRY', path: file.shownAs, message, next }] };
  }
  const { path } = resolved;
  const read = async (exported: object) =>
    readHandlers(resource, exported, await readFile(path, 'utf8'));
  return { tasks: [{ shownAs: file.shownAs, path, import: load, read }], diagnostics: [] };
}

/** After so long the next file gets its turn, while this one goes on. */
const PATIENCE_MS = 300;

/** One after the other, so that a file which takes the process down is known. */
async function runTasks(tasks: readonly Task[], wishes: LoadWishes): Promise<readonly Loaded[]> {
  const running: Promise<Loaded>[] = [];
  for (const task of tasks) {
    const loading = runTask(task, wishes);
    running.push(loading);
    await Promise.race([loading, wait(PATIENCE_MS)]);
  }
  return Promise.all(running);
}

async function runTask(task: Task, wishes: LoadWishes): Promise<Loaded> {
  const { broken, importMs, onImport, checkUp } = wishes;
  const reason = broken[task.shownAs];
  if (reason !== undefined) return failedImport(task, reason);
  const late = new AbortController();
  onImport(task.shownAs, 'started');
  const work = importAndRead(task, checkUp);
  const ended = await Promise.race([
    attempt(work),
    wait(importMs, 'late' as const, { signal: late.signal }),
  ]);
  late.abort();
  checkUp(task.shownAs);
  onImport(task.shownAs, 'ended');
  if (ended === 'late') {
    const seconds = Math.round(importMs / 100) / 10;
    return failedImport(task, `${LATE} within ${seconds} s`);
  }
  return ended.kind === 'done' ? ended.value : failedImport(task, wordThrown(ended.error));
}

async function importAndRead(task: Task, checkUp: LoadWishes['checkUp']): Promise<Loaded> {
  const exported = await task.import(task.path);
  // What it changed for all must not spoil the reading of its own arguments.
  checkUp(task.shownAs);
  return task.read(exported);
}

function wordThrown(error: unknown): string {
  const message = error instanceof Error ? error.message : toText(error);
  const known = missingHere(message);
  // The first line names what is missing; a second may say where, and the rest is how Node came there.
  const [first = '', second = ''] = (known?.message ?? message).split('\n').map((it) => it.trim());
  const where = /:\d+:\d+$/.test(second) ? ` at ${second}` : '';
  return `${first}${where}`.slice(0, 500) || 'importing it failed';
}

const LATE = 'importing it did not end';

function failedImport({ shownAs }: Task, message: string): Loaded {
  const next = nextFor(message);
  return { ...NOTHING, diagnostics: [{ code: 'L_IMPORT', path: shownAs, message, next }] };
}

function nextFor(message: string): string {
  if (message === NO_PROGRAMS)
    return 'start programs when it is called, never while it is imported';
  if (message.startsWith(LATE))
    return 'wait for things when it is called, never while it is imported';
  if (message === 'tool is not defined') return "begin with: import { tool } from '@squad/tools'";
  return /Cannot find (?:module|package)/.test(message)
    ? 'commit what it imports beside it; packages are never installed'
    : 'mend the file, and try it with `squad-action tools`';
}
