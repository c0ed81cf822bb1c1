// Reads the record of a run from a file that a person names.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { attempt, SquadError } from '#src/errors.ts';
import { isGone } from '#src/files/index.ts';
import { fieldsOf, readJson } from '#src/text/index.ts';
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
