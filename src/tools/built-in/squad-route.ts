// squad_route: hands work to another agent. The broker behind `route` decides, waits and limits.
import * as z from 'zod';
import {
  type Caller,
  HANDOFF_TYPES,
  type Handoff,
  type RouteResult,
} from '../../coordinator/messages/handoff.ts';
import type { SessionLabel } from '../../run-log/events.ts';
import { headOf } from '../../text/cut-characters.ts';
import { foldAliases } from '../pipeline/arguments.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../pipeline/define-tool.ts';
import { hiddenArgument } from '../pipeline/input-schema.ts';
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

/** How long a call waits for the answer by default, whatever its type. */
const DEFAULT_WAIT_MS = 600_000;
const MAX_WAIT_MS = 1_800_000;
const MAX_TEXT_LENGTH = 50_000;

const ALIASES = {
  to: 'targetAgent',
  agent: 'targetAgent',
  agentName: 'targetAgent',
  message: 'task',
  prompt: 'task',
  expectResponse: 'waitForResult',
} as const;

const parameters = z.object({
  targetAgent: z
    .string()
    // The team's list shows `fenster (Fenster, Core Developer)`, which is accepted as `fenster`.
    .transform((name) =>
      name
        .normalize('NFC')
        .trim()
        .replace(/^@/, '')
        .replace(/ \([^()]*\)$/, ''),
    )
    .refine((name) => AGENT_NAME.test(name), "must be an agent's name, of at most 64 characters")
    .describe('Its name, such as hockney.'),
  task: z
    .string()
    .regex(/\S/, 'must say what to do')
    .max(MAX_TEXT_LENGTH)
    .describe('What to do, in enough detail to start.'),
  type: z
    .enum(HANDOFF_TYPES)
    .optional()
    .describe(
      'Default: implementation-request. information-share and completion-notice only inform.',
    ),
  files: z.array(z.string().min(1).max(500)).max(100).optional().describe('Paths that matter.'),
  context: z.string().max(MAX_TEXT_LENGTH).optional().describe('What else to know.'),
  constraints: z.array(z.string().min(1).max(2_000)).max(50).optional(),
  priority: z.enum(['normal', 'urgent', 'low', 'high', 'critical']).default('normal'),
  waitForResult: z
    .boolean()
    .default(true)
    .describe("false: return at once; a question's answer comes as a message."),
  model: z.string().min(1).max(100).optional().describe('Instead of its own.'),
  timeoutMs: z
    .int()
    .min(1_000)
    .max(MAX_WAIT_MS)
    .default(DEFAULT_WAIT_MS)
    .describe('How long you wait: 10 minutes by default. A later result comes as a message.'),
  availableTools: z
    .array(z.string().min(1).max(64))
    .max(100)
    .optional()
    .describe('The only tools it gets, bash and file tools included. []: view, grep and glob.'),
});

const { model, timeoutMs, availableTools } = parameters.shape;

/** An agent that asks a colleague seldom needs these: they are hidden, and accepted all the same. */
const agentParameters = parameters.extend({
  model: hiddenArgument(model),
  timeoutMs: hiddenArgument(timeoutMs),
  availableTools: hiddenArgument(availableTools),
});

/** Letters and digits of any script, and the other characters that names contain. */
const AGENT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,63}$/u;

/** Builds squad_route; agents are offered fewer parameters than the coordinator. */
export function createSquadRoute(
  { route, refused }: RouteDeps,
  user: RouteUser = 'coordinator',
): ToolDefinition {
  return defineTool('squad_route', {
    description: 'Hand work or a question to an agent, and get its answer.',
    parameters: user === 'agent' ? agentParameters : parameters,
    aliases: ALIASES,
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

function toHandoff(args: z.output<typeof parameters>, { run }: ToolCall): Handoff {
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
  const folded = foldAliases(input, ALIASES);
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
