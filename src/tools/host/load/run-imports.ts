// Imports files of tools one after the other; one that throws or never ends doesn't stop the others.
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '#src/errors.ts';
import { headOf, toText } from '#src/text/index.ts';
import { findMissingFeature, NO_PROGRAMS_MESSAGE } from '../explain-failure.ts';
import type { ImportFile } from '../import-file.ts';
import { loadFailure, type ToolLoadResult } from '../loaded-tool.ts';
import type { LoadParams } from './load-messages.ts';

/** How long an import may take, and who is told of it. */
export type ImportOptions = Pick<LoadParams, 'broken' | 'importMs'> & {
  /** Called before a file is imported and after it. */
  readonly onImport: (path: string, state: 'started' | 'ended') => void;
  /** Undoes a file's changes to global objects; ends the process when it can't. */
  readonly restoreGlobals: (path: string) => void;
};

/** An import to do: of a module, or of a document's entry. */
export type ImportTask = {
  readonly shownAs: string;
  readonly path: string;
  readonly import: ImportFile;
  readonly read: (exported: object) => Promise<ToolLoadResult>;
};

/** After this time the next import starts, while the current one goes on. */
const NEXT_IMPORT_DELAY_MS = 300;

/** Starts imports one after the other, so that it is known which file ends the process. */
export async function runImports(
  tasks: readonly ImportTask[],
  options: ImportOptions,
): Promise<readonly ToolLoadResult[]> {
  const running: Promise<ToolLoadResult>[] = [];
  for (const task of tasks) {
    const loading = runImport(task, options);
    running.push(loading);
    await Promise.race([loading, wait(NEXT_IMPORT_DELAY_MS)]);
  }
  return Promise.all(running);
}

async function runImport(task: ImportTask, options: ImportOptions): Promise<ToolLoadResult> {
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
  restoreGlobals: ImportOptions['restoreGlobals'],
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
