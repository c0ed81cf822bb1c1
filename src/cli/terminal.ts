// Arguments, output and exit codes of all commands of `squad-action`.

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
    // An unset variable of the shell gives an empty value, which would mean this folder.
    return empty === undefined ? read : `--${empty[0]} is empty.`;
  } catch (error) {
    return wrapText(oneLine(describe(error).message), { first: '', rest: '' });
  }
}

/** Prints to standard output; exit code 0. */
export function printOutput(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Prints an error; exit code 1. */
export function printFailure(text: string): number {
  process.stderr.write(text);
  return 1;
}

/** Prints what is wrong with the command line; exit code 2. */
export function printUsageError(text: string): number {
  process.stderr.write(text);
  return 2;
}

/** The message and the hint of what was thrown, without the stack. */
export function shortErrorText(thrown: unknown): string {
  const { message, hint } = describe(thrown);
  return [message, hint, ''].filter((line) => line !== undefined).join('\n');
}

/** Ignores that a reader such as `head` closes the pipe early. */
export function ignoreClosedPipe(output: NodeJS.EventEmitter): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
