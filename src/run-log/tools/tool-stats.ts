// How custom tools were used in one run or many, counted from the runs' events.
import type { ToolNote } from './tool-note.ts';
import {
  addCounts,
  executableOf,
  type ToolCount,
  type ToolTally,
  ZERO_COUNT,
} from './tool-tally.ts';

/** One run: its calls, and the tools that the repository had. */
export type RunToolUsage = {
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
