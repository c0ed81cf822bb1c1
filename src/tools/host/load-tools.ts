// Loads folders of tools file by file; one that fails or never ends doesn't affect the others.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '#src/errors.ts';
import {
  DEFAULT_LIMITS,
  type ToolDiagnostic,
  type ToolFolder,
  type UnusedTool,
} from '#src/ports/custom-tools.ts';
import { toText } from '#src/text/json-text.ts';
import { matchesWildcard, mayNamePrefix } from '../custom/allow-lists.ts';
import { type CandidateFile, discoverToolFiles } from './discover-files.ts';
import {
  findBunUse,
  findMissingFeature,
  limitMessage,
  NO_PROGRAMS_MESSAGE,
} from './explain-failure.ts';
import { createImporter, type ImportFile } from './import-file.ts';
import type { ToolOrProblem } from './loaded-tool.ts';
import { readModule, stemOf } from './module-tools.ts';
import type { LoadParams } from './protocol.ts';
import {
  findEntryProblem,
  readHandlers,
  readResources,
  type ToolResource,
} from './resource-tools.ts';

type LoadToolsOptions = Pick<LoadParams, 'broken' | 'importMs' | 'wanted'> & {
  /** In order of priority. */
  readonly folders: readonly ToolFolder[];
  /** Called before a file is imported and after it. */
  readonly onImport: (path: string, state: 'started' | 'ended') => void;
  /** Undoes a file's changes to global objects; ends the process when it can't. */
  readonly restoreGlobals: (path: string) => void;
};

/** Loads the tools of the folders. Never rejects. */
export async function loadTools(options: LoadToolsOptions) {
  const { folders, wanted } = options;
  const planned = (await Promise.all(folders.map((folder) => planFolder(folder, wanted)))).flat();
  const loaded: ToolOrProblem[] = planned.filter((one) => 'code' in one);
  // One after the other, so that it is known which file ends the process.
  for (const one of planned) {
    if ('read' in one) loaded.push(...(await runImport(one, options)));
  }
  return {
    tools: loaded.filter((one) => 'tool' in one),
    /** The tools that `wanted` doesn't name. */
    unused: planned.filter((one) => 'kind' in one),
    diagnostics: loaded.filter((one) => 'code' in one),
  };
}

/** An import to do: of a module, or of a document's entry. */
type ImportTask = {
  readonly folder: ToolFolder;
  readonly shownAs: string;
  readonly path: string;
  readonly import: ImportFile;
  /** The most characters of a problem's message. */
  readonly errorChars: number;
  readonly read: (exported: object) => Promise<readonly ToolOrProblem[]> | readonly ToolOrProblem[];
};

async function runImport(
  task: ImportTask,
  { broken, importMs, onImport, restoreGlobals }: LoadToolsOptions,
): Promise<readonly ToolOrProblem[]> {
  const reason = broken[task.shownAs];
  if (reason !== undefined) return [failedImport(task, reason)];
  const timer = new AbortController();
  onImport(task.shownAs, 'started');
  const importing = async () => {
    const exported = await task.import(task.path);
    // The file may have changed global objects that reading its exports relies on.
    restoreGlobals(task.shownAs);
    return task.read(exported);
  };
  const ended = await Promise.race([
    attempt(importing()),
    wait(importMs, 'timed-out' as const, { signal: timer.signal }),
  ]);
  timer.abort();
  restoreGlobals(task.shownAs);
  onImport(task.shownAs, 'ended');
  if (ended === 'timed-out') {
    const seconds = Math.round(importMs / 100) / 10;
    return [failedImport(task, `${DID_NOT_END} within ${seconds} s`)];
  }
  return ended.kind === 'done' ? ended.value : [failedImport(task, describeThrown(ended.error))];
}

function describeThrown(error: unknown): string {
  const message = error instanceof Error ? error.message : toText(error);
  const missingFeature = findMissingFeature(message);
  // The first line is the message, the second may be the location, and the rest is the stack.
  const [first = '', second = ''] = (missingFeature?.message ?? message)
    .split('\n')
    .map((it) => it.trim());
  const where = /:\d+:\d+$/.test(second) ? ` at ${second}` : '';
  return `${first}${where}` || 'importing it failed';
}

const DID_NOT_END = 'importing it did not end';

function failedImport({ folder, shownAs, errorChars }: ImportTask, text: string): ToolDiagnostic {
  const message = limitMessage(text, errorChars);
  return { code: 'L_IMPORT', path: shownAs, message, next: adviceFor(text, folder) };
}

function adviceFor(message: string, { isBare = false, shownAs }: ToolFolder): string {
  if (message === NO_PROGRAMS_MESSAGE) {
    return 'start programs when it is called, never while it is imported';
  }
  if (message.startsWith(DID_NOT_END)) {
    return 'wait for things when it is called, never while it is imported';
  }
  if (message === 'tool is not defined') return "begin with: import { tool } from '@squad/tools'";
  if (isBare && /Cannot find module '\.\.\//.test(message)) {
    return `only the files in ${shownAs} are read, since it has no folder tools/: put the tools into one beside what they import, and name the folder that holds both`;
  }
  return /Cannot find (?:module|package)/.test(message)
    ? 'commit what it imports beside it; packages are never installed'
    : 'fix the file, and try it with `squad-action tools`';
}

/** What is known of a tool's file before anything is imported. */
type PlannedFile = ImportTask | UnusedTool | ToolDiagnostic;

async function planFolder(folder: ToolFolder, wanted: Wanted): Promise<readonly PlannedFile[]> {
  const found = await discoverToolFiles(folder);
  const load = createImporter(folder.root);
  const read = found.documents.flatMap(readResources);
  const resources = read.filter((one) => 'entry' in one);
  const taken = new Set(resources.map(({ entry }) => join(folder.root, entry)));
  const modules = found.modules.filter(({ path }) => !taken.has(path));
  const planned = await Promise.all(resources.map((one) => planResource(one, load, wanted)));
  return [
    ...found.diagnostics,
    ...read.filter((one) => 'code' in one),
    ...modules.map((file) => planModule(file, load, wanted)),
    ...planned.flat(),
  ];
}

/** Names of tools, with `*` for any text; undefined: all. */
type Wanted = readonly string[] | undefined;

/** Imports a module that may hold a wanted tool. Its tools are named after the file: `lint`, or `lint_` and more. */
function planModule(file: CandidateFile, load: ImportFile, wanted: Wanted): PlannedFile {
  const { folder, shownAs, path, origin } = file;
  const stem = stemOf(path);
  const mayHold = (entry: string) =>
    matchesWildcard(entry, stem) || mayNamePrefix(entry, `${stem}_`);
  if (wanted?.some(mayHold) === false)
    return { name: stem, kind: 'module', origin, description: '' };
  const read = (exported: object) => [
    ...readModule(file, exported),
    ...findBunUse(shownAs, file.text),
  ];
  const { errorChars } = DEFAULT_LIMITS;
  return { folder, shownAs, path, import: load, errorChars, read };
}

async function planResource(
  resource: ToolResource,
  load: ImportFile,
  wanted: Wanted,
): Promise<readonly PlannedFile[]> {
  const { file, entry, name, exports } = resource;
  const { shownAs, origin, folder } = file;
  const { errorChars = DEFAULT_LIMITS.errorChars } = resource;
  const problem = await findEntryProblem(folder.root, entry);
  if (problem !== undefined) {
    const text = `${resource.place}its entry ${JSON.stringify(entry.slice(0, 200))} ${problem}`;
    const message = limitMessage(text, errorChars);
    const next = 'name a source file below the folder that holds tools/';
    return [{ code: 'L_ENTRY', path: shownAs, message, next }];
  }
  const tools = exports.map((one): UnusedTool => {
    const { description } = one;
    return { name: `${name}__${one.name}`, kind: 'resource', origin, description };
  });
  const namesOne = (wish: string) => tools.some((tool) => matchesWildcard(wish, tool.name));
  if (wanted?.some(namesOne) === false) return tools;
  const path = join(folder.root, entry);
  const read = async (exported: object) => {
    const text = await readFile(path, 'utf8');
    return [...readHandlers(resource, exported, text), ...findBunUse(shownAs, text)];
  };
  return [{ folder, shownAs, path, import: load, errorChars, read }];
}
