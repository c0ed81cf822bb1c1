// The commands that agents ran, and how they ended.

import { fieldsOf, readJson } from '#src/text/json.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { ToolEvent } from './tool-calls.ts';

export type CommandRun = {
  readonly session: string;
  readonly callId: string;
  readonly command: string;
  /** Undefined while the command runs, and when it was ended from outside. */
  readonly exitCode: number | undefined;
};

/** How many commands are remembered; the oldest go first. */
const MAX_COMMANDS = 200;

/** Returns the commands after one more event. Pure. */
export function foldCommandRun(
  commands: readonly CommandRun[],
  event: ToolEvent,
): readonly CommandRun[] {
  if (event.tool !== 'bash') return commands;
  const { session, callId } = event;
  if (event.kind === 'tool.start') {
    const command = commandOf(event.input);
    if (command === undefined) return commands;
    const started = { session, callId, command, exitCode: undefined };
    return [...commands, started].slice(-MAX_COMMANDS);
  }
  const exitCode = event.kind === 'tool.complete' ? exitCodeOf(event.output ?? '') : undefined;
  const isCall = (one: CommandRun) => one.session === session && one.callId === callId;
  return commands.map((one) => (isCall(one) ? { ...one, exitCode } : one));
}

/** Reads the command from the record's JSON. From a cut record it returns what is left: the beginning and the end. */
export function commandOf(input: string): string | undefined {
  const read = readJson(input);
  if (read.kind !== 'value') return cutCommandOf(input);
  const command = fieldsOf(read.value)?.get('command');
  return typeof command === 'string' ? command : undefined;
}

const BEGINNING = '{"command":"';
const ESCAPED: Readonly<Record<string, string>> = {
  '\\n': '\n',
  '\\t': ' ',
  '\\"': '"',
  '\\\\': '\\',
};

function cutCommandOf(input: string): string | undefined {
  if (!input.startsWith(BEGINNING)) return undefined;
  const text = input
    .slice(BEGINNING.length)
    .replace(/","[a-z]{1,20}":[^\\]{0,300}\}?$/i, '')
    .replace(/\\[nt"\\]/g, (sequence) => ESCAPED[sequence] ?? sequence);
  return text === '' ? undefined : text;
}

/** Reads the exit code, with which the output begins; the rest may be cut. */
export function exitCodeOf(output: string): number | undefined {
  const digits = /^\{"exitCode":(-?\d{1,5})/.exec(output)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

// Shows a shell command in one line.

/** Shortens a command to its lines or, if too long, to the first and the last: `cd app … npm test`. */
export function shortCommand(command: string, max: number): string {
  const lines = command.split('\n').filter((line) => line.trim() !== '');
  const whole = lines.join('; ');
  if (whole.length <= max || lines.length < 2) return oneLine(whole, max);
  const half = Math.floor((max - 3) / 2);
  return `${oneLine(lines[0] ?? '', half)} … ${oneLine(lines.at(-1) ?? '', half)}`;
}
