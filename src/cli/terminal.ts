// Arguments, output and exit codes of all commands of `squad-action`.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describe } from '#src/errors.ts';
import { didYouMean } from '#src/text/closest.ts';
import { wrapText } from '#src/text/cut-characters.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { oneLine } from '#src/text/one-line.ts';

type ArgumentOptions = NonNullable<ParseArgsConfig['options']>;
type ArgumentSettings<O extends ArgumentOptions, P extends boolean> = {
  readonly options: O;
  readonly allowPositionals: P;
};

/** Returns the arguments by the names in `options`, or what is wrong with them. */
export function readArguments<const O extends ArgumentOptions, const P extends boolean>(
  args: readonly string[],
  settings: ArgumentSettings<O, P>,
) {
  try {
    const read = parseArgs({ args: [...args], ...settings });
    const empty = Object.entries(read.values).find(([, value]) => [value].flat().includes(''));
    // An unset shell variable gives an empty value, which would mean this folder.
    return empty === undefined ? read : `--${empty[0]} is empty.`;
  } catch (error) {
    return unknownOption(args, settings) ?? shortMessage(error);
  }
}

function shortMessage(error: unknown): string {
  return wrapText(oneLine(describe(error).message), { first: '', rest: '' });
}

/** Names the first unknown option, and the one that was probably meant; undefined when all are known. */
function unknownOption(
  args: readonly string[],
  { options }: { readonly options: ArgumentOptions },
): string | undefined {
  const names = args.filter((word) => word.startsWith('--') && word !== '--');
  const given = names
    .map((word) => word.slice(2).split('=')[0] ?? '')
    .find((name) => !Object.hasOwn(options, name));
  if (given === undefined) return undefined;
  const hint = didYouMean(given, Object.keys(options), (name) => `--${name}`);
  return `There is no option --${oneLine(given, 60)}.${hint}`;
}

/** Prints to standard output; exit code 0. Here and below, a text's escapes are left out, which a terminal would obey. */
export function printOutput(text: string): number {
  return printPainted(withoutUnseen(text).text);
}

/** Prints a text with colours of our own; exit code 0. */
export function printPainted(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Prints an error; exit code 1. */
export function printFailure(text: string): number {
  printAside(text);
  return 1;
}

/** Prints what is wrong with the command line; exit code 2. */
export function printUsageError(text: string): number {
  printAside(text);
  return 2;
}

/** Prints to standard error. */
export function printAside(text: string): void {
  process.stderr.write(withoutUnseen(text).text);
}

/** Returns the message and the hint of what was thrown, without the stack. */
export function shortErrorText(thrown: unknown): string {
  const { message, hint } = describe(thrown);
  return [message, hint, ''].filter((line) => line !== undefined).join('\n');
}

/** Ignores the error that arises when a reader such as `head` closes the pipe early. */
export function ignoreClosedPipe(output: NodeJS.EventEmitter): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
