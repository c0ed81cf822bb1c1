// `squad-action tools stats run.jsonl...`: how custom tools were used in the given runs.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { attempt, SquadError } from '../errors.ts';
import { statsLine } from '../publish/render/tools/tool-use.ts';
import { readToolUsage } from '../run-log/read-tool-usage.ts';
import { toolStats } from '../run-log/tool-stats.ts';
import { plural } from '../text/count.ts';
import { readJson } from '../text/json.ts';
import { printOutput, printUsageError, shortErrorText } from './terminal.ts';
import { fileError, isMissing } from './working-tree.ts';

/** Prints one line and returns the exit code: 0, or 2 when a file is not a record. */
export async function toolStatsCommand(names: readonly string[]): Promise<number> {
  const read = await attempt(Promise.all(names.map(readRecord)));
  if (read.kind === 'threw') return printUsageError(shortErrorText(read.error));
  const stats = toolStats(read.value.map(readToolUsage));
  const words = statsLine(stats) ?? 'no custom tool was called or proposed.';
  return printOutput(`${plural(stats.runs, 'run')}: ${words}\n`);
}

const RECORD_NAME = 'run.jsonl';

/** The text of a record; `name` may also be the downloaded folder that holds it. */
async function readRecord(name: string): Promise<string> {
  const given = resolve(name);
  const found = await attempt(stat(given));
  const isFolder = found.kind === 'done' && found.value.isDirectory();
  const path = isFolder ? join(given, RECORD_NAME) : given;
  const text = await readFile(path, 'utf8').catch((error) => {
    throw isMissing(error) ? recordError(`There is no ${path}.`) : fileError('read', path, error);
  });
  const [first = ''] = text.split('\n', 1);
  if (first !== '' && readJson(first).kind === 'value') return text;
  throw recordError(`${path} is not the record of a run.`);
}

function recordError(message: string): SquadError {
  const hint = `Name a ${RECORD_NAME}, or the folder of a run's files that holds it.`;
  return new SquadError({ code: 'E_INPUT', message, hint });
}
