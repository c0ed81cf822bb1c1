// What a run's record (run.jsonl) tells of its custom tools.
import * as z from 'zod';
import { readJson } from '../team/json.ts';
import type { RunOfTools } from './tool-stats.ts';
import { NO_CALLS, tally } from './tool-tally.ts';

const call = { session: z.string(), callId: z.string(), tool: z.string(), at: z.number() };
const line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tools'), tools: z.array(z.object({ name: z.string() })) }),
  z.object({ kind: z.literal('tool.start'), ...call, input: z.string() }),
  z.object({ kind: z.literal('tool.complete'), ...call, ms: z.number() }),
  z.object({
    kind: z.literal('tool.failed'),
    ...{ ...call, ms: z.number(), code: z.string(), message: z.string() },
  }),
]);

/** Reads a record's text; lines of other events, and broken ones, are passed over. */
export function readRunOfTools(jsonl: string): RunOfTools {
  let run: RunOfTools = { tools: [], toolCalls: NO_CALLS };
  for (const text of jsonl.split('\n')) {
    const read = text.startsWith('{"kind":"tool') ? readJson(text) : undefined;
    const event = read?.kind === 'value' ? line.safeParse(read.value).data : undefined;
    if (event?.kind === 'tools') run = { ...run, tools: event.tools };
    else if (event !== undefined) run = { ...run, toolCalls: tally(run.toolCalls, event) };
  }
  return run;
}
