// Reads a run's use of custom tools from its record (run.jsonl).
import * as z from 'zod';
import { readJson } from '#src/text/index.ts';
import type { RunToolUsage } from './tool-stats.ts';
import { EMPTY_TALLY, tallyToolCall } from './tool-tally.ts';

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
