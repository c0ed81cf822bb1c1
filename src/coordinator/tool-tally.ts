// How often each tool was called in the run, and how often it failed.
import type { TimedEvent } from './events.ts';

export type ToolCount = { readonly calls: number; readonly failed: number };

export type ToolTally = {
  /** By name; an executable tool under its own: `run_custom_tool lint`. */
  readonly tools: ReadonlyMap<string, ToolCount>;
  /** The names of calls that go on, by session and call. */
  readonly running: ReadonlyMap<string, string>;
};

export const NO_CALLS: ToolTally = { tools: new Map(), running: new Map() };

type ToolEvent = Extract<TimedEvent, { kind: 'tool.start' | 'tool.complete' | 'tool.failed' }>;

/** The tally after one more event. Pure. */
export function tally({ tools, running }: ToolTally, event: ToolEvent): ToolTally {
  const call = `${event.session} ${event.callId}`;
  const name = event.kind === 'tool.start' ? nameOf(event) : (running.get(call) ?? event.tool);
  const known = tools.get(name) ?? { calls: 0, failed: 0 };
  if (event.kind === 'tool.start') {
    const counted = { ...known, calls: known.calls + 1 };
    return { tools: new Map(tools).set(name, counted), running: new Map(running).set(call, name) };
  }
  const left = new Map([...running].filter(([other]) => other !== call));
  if (event.kind === 'tool.complete') return { tools, running: left };
  const counted = { ...known, failed: known.failed + 1 };
  return { tools: new Map(tools).set(name, counted), running: left };
}

/** The input is the record's JSON, which may be cut. */
function nameOf({ tool, input }: Extract<ToolEvent, { kind: 'tool.start' }>): string {
  const inner = /"tool_name":"(?<name>[A-Za-z0-9_-]{1,64})"/.exec(input)?.groups?.name;
  return tool === 'run_custom_tool' && inner !== undefined ? `${tool} ${inner}` : tool;
}
