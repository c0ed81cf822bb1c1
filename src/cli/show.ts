// `squad-action show run.jsonl`: the page of a run, made from its record.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { attempt, SquadError } from '#src/errors.ts';
import { isGone } from '#src/files/open-file.ts';
import { renderRunPage } from '#src/run-log/run-page.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from './terminal.ts';
import { fileError } from './working-tree.ts';

const RECORD_NAME = 'run.jsonl';

/** Returns a record's path and text. `name` may also be the downloaded folder that holds it. Throws a SquadError (E_INPUT). */
export async function readRecordFile(
  name: string,
): Promise<{ readonly path: string; readonly text: string }> {
  const given = resolve(name);
  const found = await attempt(stat(given));
  const isFolder = found.kind === 'done' && found.value.isDirectory();
  const path = isFolder ? join(given, RECORD_NAME) : given;
  const text = await readFile(path, 'utf8').catch((error) => {
    throw isGone(error) ? recordError(`There is no ${path}.`) : fileError('read', path, error);
  });
  const [first = ''] = text.split('\n', 1);
  const read = readJson(first);
  const isRecord = read.kind === 'value' && fieldsOf(read.value)?.has('kind') === true;
  if (isRecord) return { path, text };
  throw recordError(`${path} is not the record of a run.`);
}

function recordError(message: string): SquadError {
  const hint = `Name a ${RECORD_NAME}, or the folder of a run's files that contains it.`;
  return new SquadError({ code: 'E_INPUT', message, hint });
}

const HELP = `squad-action show <run.jsonl or its folder> [--output run.html]

  Writes the page of a run from its record: one HTML file that any browser
  opens, without a server. The record is in the artifact squad-run-... of the
  workflow run.

  --output  the page's file; default: run.html beside the record

  Exit code 0: written; 1: the file can't be written; 2: the command line is
  wrong, or there is no such record.
`;

const OPTIONS = {
  output: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command and returns the exit code. */
export async function showCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === 'string') return printUsageError(`${read}\n\n${HELP}`);
  const { values, positionals } = read;
  if (values.help) return printOutput(HELP);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    return printUsageError(`squad-action show takes the record of one run.\n\n${HELP}`);
  }
  const record = await attempt(readRecordFile(name));
  if (record.kind === 'threw') return printUsageError(shortErrorText(record.error));
  const { path, text } = record.value;
  const output = resolve(values.output ?? join(dirname(path), 'run.html'));
  if (output === path) {
    return printUsageError(`--output names the record itself, which the page would replace.\n`);
  }
  const written = await attempt(writeFile(output, renderRunPage(text), { mode: 0o600 }));
  if (written.kind === 'done') return printOutput(`Written: ${output}\n`);
  return printFailure(shortErrorText(fileError('written', output, written.error)));
}
