// How often each tool was called in the run, how often it failed, and how long it took.
import type { TimedEvent } from '../events.ts';

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
export function executableOf(called: string): string | undefined {
  return called.startsWith(`${RUN} `) ? called.slice(RUN.length + 1) : undefined;
}

const RUN = 'run_custom_tool';

/** Returns the name that a call counts under. The input is the record's JSON, which may be cut. */
export function calledName({ tool, input }: { readonly tool: string; readonly input: string }) {
  const inner = /"tool_name":"(?<name>[A-Za-z0-9_-]{1,64})"/.exec(input)?.groups?.name;
  return tool === RUN && inner !== undefined ? executableCall(inner) : tool;
}
