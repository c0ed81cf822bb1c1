// squad_route: hands work to another agent. The broker behind `route` decides, waits and limits.
import * as z from 'zod';
import {
  type Caller,
  HANDOFF_TYPES,
  type Handoff,
  type RouteResult,
} from '#src/coordinator/index.ts';
import type { SessionLabel } from '#src/run-log/index.ts';
import { headOf } from '#src/text/index.ts';
import { foldAliases } from '../../pipeline/arguments.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../../pipeline/define-tool.ts';
import {
  agentRouteParameters,
  MAX_WAIT_MS,
  ROUTE_ALIASES,
  routeParameters,
} from './route-parameters.ts';
import { routeToolResult } from './route-result.ts';

/** A refused call that never became a handoff: as much of it as could be read, cut to size. */
export type AttemptedHandoff = Pick<Handoff, 'from' | 'to' | 'task' | 'type'> & {
  readonly session: SessionLabel;
};

export type RouteUser = 'coordinator' | 'agent';

export type RouteDeps = {
  readonly route: (handoff: Handoff, caller: Caller) => Promise<RouteResult>;
  /** Called for every call that doesn't reach `route`, so that it is logged too. Must not throw. */
  readonly refused: (attempted: AttemptedHandoff, reason: string) => void;
};

/** Builds squad_route; agents are offered fewer parameters than the coordinator. */
export function createSquadRoute(
  { route, refused }: RouteDeps,
  user: RouteUser = 'coordinator',
): ToolDefinition {
  return defineTool('squad_route', {
    description: 'Hand work or a question to an agent, and get its answer.',
    parameters: user === 'agent' ? agentRouteParameters : routeParameters,
    aliases: ROUTE_ALIASES,
    // The broker ends the wait; this limit is a fallback.
    limits: { timeoutMs: MAX_WAIT_MS + 60_000 },
    onRefused: (input, reason, call) => refused(readAttempt(input, call), reason),
    handler: async (args, call) => {
      const handoff = toHandoff(args, call);
      const { run, signal } = call;
      return routeToolResult(handoff, await route(handoff, { session: run.session, signal }));
    },
  });
}

function toHandoff(args: z.output<typeof routeParameters>, { run }: ToolCall): Handoff {
  const isUrgent = ['urgent', 'high', 'critical'].includes(args.priority);
  return {
    // Never taken from an argument, so that a model can't speak for somebody else.
    from: run.agent,
    to: args.targetAgent,
    task: args.task,
    type: args.type ?? 'implementation-request',
    isTyped: args.type !== undefined,
    files: args.files ?? [],
    context: args.context,
    constraints: args.constraints ?? [],
    priority: isUrgent ? 'urgent' : 'normal',
    waitForResult: args.waitForResult,
    model: args.model,
    timeoutMs: args.timeoutMs,
    availableTools: args.availableTools,
  };
}

/** The most characters of each argument that the log of refused calls keeps. */
const MAX_ATTEMPT_LENGTHS = { targetAgent: 64, task: 1_000 } as const;

const attemptSchema = z.object({
  targetAgent: z.string().catch(''),
  task: z.string().catch(''),
  type: z.enum(HANDOFF_TYPES).catch('implementation-request'),
});

function readAttempt(input: unknown, { run }: ToolCall): AttemptedHandoff {
  const folded = foldAliases(input, ROUTE_ALIASES);
  const parsed = attemptSchema.safeParse(folded.kind === 'folded' ? folded.input : input);
  const { targetAgent, task, type } = parsed.success ? parsed.data : attemptSchema.parse({});
  return {
    from: run.agent,
    session: run.session,
    to: headOf(targetAgent, MAX_ATTEMPT_LENGTHS.targetAgent),
    task: headOf(task, MAX_ATTEMPT_LENGTHS.task),
    type,
  };
}
