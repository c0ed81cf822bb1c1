// The calls of tools in a run: how often and how long each was called, the repository's own tools, and the commands.

import { fieldsOf, readJson } from '#src/text/json.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { EventOf, ToolNote } from './events.ts';

export type ToolCount = {
  readonly calls: number;
  readonly failed: number;
  /** How many of the failed calls failed because the tool's source could not be built. */
  readonly unbuilt: number;
  /** Total milliseconds of the calls that ended. */
  readonly ms: number;
};

export type ToolTally = {
  /** By name; for an executable tool, the name that `executableCall` returns. */
  readonly tools: ReadonlyMap<string, ToolCount>;
  /** The names of unfinished calls, by session and call. */
  readonly running: ReadonlyMap<string, string>;
};

export const EMPTY_TALLY: ToolTally = { tools: new Map(), running: new Map() };

export type ToolEvent = EventOf<'tool.start' | 'tool.complete' | 'tool.failed'>;

export const ZERO_COUNT: ToolCount = { calls: 0, failed: 0, unbuilt: 0, ms: 0 };

/** Returns the tally after one more event. Pure. */
export function tallyToolCall({ tools, running }: ToolTally, event: ToolEvent): ToolTally {
  const call = `${event.session} ${event.callId}`;
  const name = event.kind === 'tool.start' ? calledName(event) : (running.get(call) ?? event.tool);
  const counted = addCounts(tools.get(name) ?? ZERO_COUNT, countOf(event));
  const others = [...running].filter(([other]) => other !== call);
  return {
    tools: new Map(tools).set(name, counted),
    running: new Map(event.kind === 'tool.start' ? [...others, [call, name]] : others),
  };
}

/** Returns the sum of both counts. */
export function addCounts(one: ToolCount, other: ToolCount): ToolCount {
  return {
    calls: one.calls + other.calls,
    failed: one.failed + other.failed,
    unbuilt: one.unbuilt + other.unbuilt,
    ms: one.ms + other.ms,
  };
}

function countOf(event: ToolEvent): ToolCount {
  if (event.kind === 'tool.start') return { ...ZERO_COUNT, calls: 1 };
  if (event.kind === 'tool.complete') return { ...ZERO_COUNT, ms: event.ms };
  return { ...ZERO_COUNT, failed: 1, unbuilt: event.code === 'E_TOOL_BUILD' ? 1 : 0, ms: event.ms };
}

/** Returns the name that an executable tool's calls are counted under: `run_custom_tool lint`. */
export function executableCall(tool: string): string {
  return `${RUN} ${tool}`;
}

/** Returns the tool that a call of `run_custom_tool` runs; undefined for any other name. */
function executableOf(called: string): string | undefined {
  return called.startsWith(`${RUN} `) ? called.slice(RUN.length + 1) : undefined;
}

const RUN = 'run_custom_tool';

/** Returns the name that a call counts under. The input is the record's JSON, which may be cut. */
function calledName({ tool, input }: { readonly tool: string; readonly input: string }) {
  const inner = /"tool_name":"(?<name>[A-Za-z0-9_-]{1,64})"/.exec(input)?.groups?.name;
  return tool === RUN && inner !== undefined ? executableCall(inner) : tool;
}

/** One run: its calls, and the tools that the repository had. */
type RunToolUsage = {
  readonly tools: readonly Pick<ToolNote, 'name'>[];
  readonly toolCalls: ToolTally;
};

export type ToolStats = ToolCount & {
  readonly runs: number;
  /** Tools that agents proposed. */
  readonly proposed: number;
  /** Tools that were called. */
  readonly used: number;
  /** Calls beyond the first one of each tool. */
  readonly again: number;
};

/** Sums the runs. An executable is one tool, whichever of its names it was called by. Pure. */
export function toolStats(runs: readonly RunToolUsage[]): ToolStats {
  const byTool = new Map<string, ToolCount>();
  for (const [name, count] of runs.flatMap(ownCalls)) {
    byTool.set(name, addCounts(byTool.get(name) ?? ZERO_COUNT, count));
  }
  const sum = [...byTool.values()].reduce(addCounts, ZERO_COUNT);
  const proposed = runs.reduce((total, run) => total + proposedIn(run), 0);
  return { ...sum, runs: runs.length, proposed, used: byTool.size, again: sum.calls - byTool.size };
}

/** Returns the calls of the repository's own tools by name; calls of tools that don't exist don't count. */
function ownCalls({ tools, toolCalls }: RunToolUsage): readonly (readonly [string, ToolCount])[] {
  const own = new Set(tools.map(({ name }) => name));
  return [...toolCalls.tools].flatMap(([called, count]) => {
    const name = executableOf(called) ?? called;
    return own.has(name) ? [[name, count] as const] : [];
  });
}

function proposedIn({ toolCalls }: RunToolUsage): number {
  const made = toolCalls.tools.get('create_custom_tool') ?? ZERO_COUNT;
  return made.calls - made.failed;
}

export type CustomCall = {
  readonly session: string;
  readonly callId: string;
  /** `words`, or `run_custom_tool lint`. */
  readonly tool: string;
  /** Masked JSON, which may be cut. */
  readonly input: string;
  /** Undefined while the call runs; `ms` are milliseconds, `output` is masked JSON that may be cut. */
  readonly ended:
    | { readonly ok: boolean; readonly ms: number; readonly output: string }
    | undefined;
};

/** How many calls are remembered; the others are only counted. */
export const MAX_CUSTOM_CALLS = 40;

/** True for tools that create or run custom ones, whichever tools the repository has. */
export function isCustomToolCommand(tool: string): boolean {
  return /^(?:create|run)_custom_tool\b/.test(tool);
}

/** Returns the calls after one more event; `tools` are the repository's own. Pure. */
export function foldCustomCall(
  calls: readonly CustomCall[],
  event: ToolEvent,
  tools: readonly Pick<ToolNote, 'name'>[],
): readonly CustomCall[] {
  const { session, callId, tool } = event;
  if (event.kind !== 'tool.start') {
    const ended = callEndOf(event);
    return calls.map((call) =>
      call.session === session && call.callId === callId ? { ...call, ended } : call,
    );
  }
  const isCustom = isCustomToolCommand(tool) || tools.some(({ name }) => name === tool);
  if (!isCustom || calls.length >= MAX_CUSTOM_CALLS) return calls;
  const { input } = event;
  return [...calls, { session, callId, tool: calledName(event), input, ended: undefined }];
}

function callEndOf(event: Exclude<ToolEvent, { kind: 'tool.start' }>): CustomCall['ended'] {
  if (event.kind === 'tool.complete') return { ok: true, ms: event.ms, output: event.output ?? '' };
  const { code, message, ms } = event;
  return { ok: false, ms, output: JSON.stringify({ code, message }) };
}

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

/** Shortens a command to its lines or, if too long, to the first and the last: `cd app … npm test`. */
export function shortCommand(command: string, max: number): string {
  const lines = command.split('\n').filter((line) => line.trim() !== '');
  const whole = lines.join('; ');
  if (whole.length <= max || lines.length < 2) return oneLine(whole, max);
  const half = Math.floor((max - 3) / 2);
  return `${oneLine(lines[0] ?? '', half)} … ${oneLine(lines.at(-1) ?? '', half)}`;
}
