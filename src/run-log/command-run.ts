// The commands that agents ran, and how they ended: what a claim of passing tests is measured by.
import { fieldsOf, readJson } from '../text/json.ts';
import type { ToolEvent } from './tool-tally.ts';

export type CommandRun = {
  readonly session: string;
  readonly callId: string;
  readonly command: string;
  /** Undefined while it runs, and where it was ended from outside. */
  readonly exitCode: number | undefined;
};

/** How many are remembered. */
const MAX_COMMANDS = 200;

/** The commands after one more event. Pure. */
export function foldCommandRun(
  commands: readonly CommandRun[],
  event: ToolEvent,
): readonly CommandRun[] {
  if (event.tool !== 'bash') return commands;
  const { session, callId } = event;
  if (event.kind === 'tool.start') {
    const command = commandOf(event.input);
    if (command === undefined || commands.length >= MAX_COMMANDS) return commands;
    return [...commands, { session, callId, command, exitCode: undefined }];
  }
  const exitCode = event.kind === 'tool.complete' ? exitCodeOf(event.output ?? '') : undefined;
  const isCall = (one: CommandRun) => one.session === session && one.callId === callId;
  return commands.map((one) => (isCall(one) ? { ...one, exitCode } : one));
}

/** The input is the record's JSON; one that was cut is no command that could be named. */
export function commandOf(input: string): string | undefined {
  const read = readJson(input);
  const command = read.kind === 'value' ? fieldsOf(read.value)?.get('command') : undefined;
  return typeof command === 'string' ? command : undefined;
}

/** The output begins with it, and may be cut. */
export function exitCodeOf(output: string): number | undefined {
  const digits = /^\{"exitCode":(-?\d{1,5})/.exec(output)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
