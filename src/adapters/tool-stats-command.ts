// `squad-action tools stats run.jsonl...`: what custom tools were good for, over the runs whose records are given.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { plural } from '../amounts.ts';
import { readRunOfTools } from '../coordinator/tool-record.ts';
import { toolStats } from '../coordinator/tool-stats.ts';
import { attempt, SquadError } from '../errors.ts';
import { wordStats } from '../publish/tool-use.ts';
import { readJson } from '../team/json.ts';
import { inShort, misused, say } from './terminal.ts';
import { inWords, isGone } from './working-tree.ts';

/** Prints one line and hands back the exit code: 0, or 2 when a file is no record. */
export async function toolStatsCommand(names: readonly string[]): Promise<number> {
  const read = await attempt(Promise.all(names.map(readRecord)));
  if (read.kind === 'threw') return misused(inShort(read.error));
  const stats = toolStats(read.value.map(readRunOfTools));
  const words = wordStats(stats) ?? 'no custom tool was called or proposed.';
  return say(`${plural(stats.runs, 'run')}: ${words}\n`);
}

const RECORD = 'run.jsonl';

/** The text of a record, or of the one in a folder: a run's files as they were downloaded. */
async function readRecord(name: string): Promise<string> {
  const given = resolve(name);
  const found = await attempt(stat(given));
  const isFolder = found.kind === 'done' && found.value.isDirectory();
  const path = isFolder ? join(given, RECORD) : given;
  const text = await readFile(path, 'utf8').catch((error) => {
    throw isGone(error) ? noRecord(`There is no ${path}.`) : inWords('read', path, error);
  });
  const [first = ''] = text.split('\n', 1);
  if (first !== '' && readJson(first).kind === 'value') return text;
  throw noRecord(`${path} is not the record of a run.`);
}

function noRecord(message: string): SquadError {
  const hint = `Name a ${RECORD}, or the folder of a run's files that holds it.`;
  return new SquadError({ code: 'E_INPUT', message, hint });
}
