// How often each tool was called in the run, how often it failed, and how long it took.
import * as z from 'zod';
import { readJson } from '#src/text/json.ts';
import type { TimedEvent, ToolNote } from './events.ts';

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

export type ToolEvent = Extract<
  TimedEvent,
  { kind: 'tool.start' | 'tool.complete' | 'tool.failed' }
>;

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

// How custom tools were used in one run or many, counted from the runs' events.

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

// Reads a run's use of custom tools from its record (run.jsonl).

const call = { session: z.string(), callId: z.string(), tool: z.string(), at: z.number() };
const line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tools'), tools: z.array(z.object({ name: z.string() })) }),
  z.object({ kind: z.literal('tool.start'), ...call, input: z.string() }),
  z.object({ kind: z.literal('tool.complete'), ...call, ms: z.number() }),
  z.object({
    kind: z.literal('tool.failed'),
    ...call,
    ms: z.number(),
    code: z.string(),
    message: z.string(),
  }),
]);

/** Reads a record's text; skips other events and broken lines. */
export function readToolUsage(jsonl: string): RunToolUsage {
  let run: RunToolUsage = { tools: [], toolCalls: EMPTY_TALLY };
  for (const text of jsonl.split('\n')) {
    const read = text.startsWith('{"kind":"tool') ? readJson(text) : undefined;
    const event = read?.kind === 'value' ? line.safeParse(read.value).data : undefined;
    if (event?.kind === 'tools') run = { ...run, tools: event.tools };
    else if (event !== undefined) run = { ...run, toolCalls: tallyToolCall(run.toolCalls, event) };
  }
  return run;
}

// The first calls of the repository's own tools, with input and output, for the job summary.

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
