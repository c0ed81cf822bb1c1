// What every command of `squad-action` does with its arguments and its last words.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describe } from '../errors.ts';
import { oneLine } from '../text/one-line.ts';
import { wrapText } from '../text/wrap-text.ts';

type ArgumentOptions = NonNullable<ParseArgsConfig['options']>;
type ArgumentSettings<O extends ArgumentOptions, P extends boolean> = {
  readonly options: O;
  readonly allowPositionals: P;
};

/** The arguments as `options` names them, or what is wrong with them. */
export function readArguments<const O extends ArgumentOptions, const P extends boolean>(
  args: readonly string[],
  settings: ArgumentSettings<O, P>,
) {
  try {
    const read = parseArgs({ args: [...args], ...settings });
    const empty = Object.entries(read.values).find(([, value]) => value === '');
    // Such as a variable of the shell that isn't set: an empty folder's name would be this folder.
    return empty === undefined ? read : `--${empty[0]} is empty.`;
  } catch (error) {
    return wrapText(oneLine(describe(error).message), { first: '', rest: '' });
  }
}

/** Done: exit code 0. */
export function printOutput(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** It can't go on: exit code 1. */
export function printFailure(text: string): number {
  process.stderr.write(text);
  return 1;
}

/** The command line is wrong: exit code 2. */
export function printUsageError(text: string): number {
  process.stderr.write(text);
  return 2;
}

/** What was thrown, and what to do about it, without where in the program. */
export function shortErrorText(thrown: unknown): string {
  const { message, hint } = describe(thrown);
  return [message, hint, ''].filter((line) => line !== undefined).join('\n');
}

/** A reader that has enough, such as `head`, is no trouble. */
export function ignoreClosedPipe(output: NodeJS.EventEmitter): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
