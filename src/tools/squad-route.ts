// squad_route: hands work to another agent. The broker behind `route` decides, waits and limits.
import * as z from 'zod';
import { HANDOFF_TYPES, type Handoff, type RouteResult } from '../coordinator/handoff.ts';
import { oneLine } from './plain-text.ts';
import { defineTool, type ToolCall, type ToolDefinition } from './tool.ts';
import { failure, ok, type ToolResult } from './tool-result.ts';

export type RouteDeps = { readonly route: (handoff: Handoff) => Promise<RouteResult> };

/** How long a waited handoff waits: longer where the caller gave it no type, as plain work. */
const WAIT_FOR_WORK_MS = 300_000;
const WAIT_FOR_TYPED_MS = 120_000;
const LONGEST_WAIT_MS = 1_800_000;
const MAX_TEXT = 50_000;

const parameters = z.strictObject({
  targetAgent: z
    .string()
    .regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}[A-Za-z0-9])?$/,
      "must be an agent's short name: 1 to 64 letters, digits and inner dashes",
    )
    .describe("Short name of the agent that gets the work, for example 'hockney'."),
  task: z
    .string()
    .regex(/\S/, 'must say what to do')
    .max(MAX_TEXT)
    .describe('What the agent should do, complete enough to start without asking back.'),
  type: z
    .enum(HANDOFF_TYPES)
    .optional()
    .describe('Why you turn to this agent. Default: implementation-request.'),
  files: z
    .array(z.string().min(1).max(500))
    .max(100)
    .optional()
    .describe('Paths of the files that matter, relative to the repository.'),
  context: z.string().max(MAX_TEXT).optional().describe('What else the agent needs to know.'),
  constraints: z
    .array(z.string().min(1).max(2_000))
    .max(50)
    .optional()
    .describe('Rules that the result has to keep.'),
  priority: z
    .enum(['normal', 'urgent', 'low', 'high', 'critical'])
    .default('normal')
    .describe(
      'urgent work goes first in the queue. high and critical mean urgent, low means normal.',
    ),
  waitForResult: z
    .boolean()
    .default(true)
    .describe('true: wait for the answer. false: return at once with the session id.'),
  model: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Model for this session, if it may differ.'),
  timeoutMs: z
    .int()
    .min(1_000)
    .max(LONGEST_WAIT_MS)
    .optional()
    .describe('Longest wait for the answer, in milliseconds.'),
  availableTools: z
    .array(z.string().min(1).max(64))
    .max(100)
    .optional()
    .describe('Limits the agent to these of its tools.'),
});

/** Builds squad_route. */
export function createSquadRoute(deps: RouteDeps): ToolDefinition {
  return defineTool('squad_route', {
    description:
      'Route work to another Squad agent. Starts or reuses a session of that agent with its charter and memory, and returns its answer, or a session id when you do not wait.',
    parameters,
    aliases: { to: 'targetAgent', message: 'task', expectResponse: 'waitForResult' },
    // The broker ends a wait; this is the last resort should it not.
    limits: { timeoutMs: LONGEST_WAIT_MS + 60_000 },
    handler: async (args, call) => {
      const handoff = handoffOf(args, call);
      return wordRoute(handoff, await deps.route(handoff));
    },
  });
}

function handoffOf(args: z.output<typeof parameters>, { run }: ToolCall): Handoff {
  const isUrgent = ['urgent', 'high', 'critical'].includes(args.priority);
  const usualWait = args.type === undefined ? WAIT_FOR_WORK_MS : WAIT_FOR_TYPED_MS;
  return {
    from: run.agent,
    to: args.targetAgent.toLowerCase(),
    task: args.task,
    type: args.type ?? 'implementation-request',
    files: args.files ?? [],
    context: args.context,
    constraints: args.constraints ?? [],
    priority: isUrgent ? 'urgent' : 'normal',
    waitForResult: args.waitForResult,
    model: args.model,
    timeoutMs: args.timeoutMs ?? usualWait,
    availableTools: args.availableTools,
  };
}

function wordRoute({ task }: Handoff, result: RouteResult): ToolResult {
  switch (result.kind) {
    case 'answered':
      if (result.response.trim() !== '') return ok(result.response);
      return ok(`Agent "${result.from}" completed but returned no response.`);
    case 'delivered':
      return ok(
        `Agent "${result.to}" spawned with session ${result.sessionId}. Working on: ${oneLine(task)}`,
      );
    case 'queued':
      return ok(
        `Agent "${result.to}" is queued, for the pool of sessions is full; it starts when another agent ends. Working on: ${oneLine(task)}`,
      );
    case 'refused':
      return failure(result.code, result.reason, 'route differently, or do this part yourself');
    case 'failed': {
      const next = 'decide whether another agent can do it, and say in your answer what is missing';
      return failure('E_TOOL', `Agent "${result.to}" failed: ${result.reason}`, next);
    }
  }
}
