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
import { slug } from '../../text/slug.ts';
import { foldAliases } from '../pipeline/arguments.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../pipeline/define-tool.ts';
import { routeToolResult } from './route-result.ts';

/** A refused call that never became a handoff: what could be read of it, cut to size. */
export type AttemptedHandoff = Pick<Handoff, 'from' | 'to' | 'task' | 'type'> & {
  readonly session: SessionLabel;
};

export type RouteDeps = {
  readonly route: (handoff: Handoff, caller: Caller) => Promise<RouteResult>;
  /** Called for every call that doesn't reach `route`, so that it is logged too. Must not throw. */
  readonly refused: (attempted: AttemptedHandoff, reason: string) => void;
};

/** How long a call waits for the answer by default, whatever its type. */
export const DEFAULT_WAIT_MS = 600_000;
const MAX_WAIT_MS = 1_800_000;
const MAX_TEXT_LENGTH = 50_000;

const ALIASES = { to: 'targetAgent', message: 'task', expectResponse: 'waitForResult' } as const;

const parameters = z.strictObject({
  targetAgent: z
    .string()
    .regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,62}[A-Za-z0-9])?$/,
      "must be an agent's name: 1 to 64 letters, digits and inner dashes or blanks",
    )
    .describe("Name of the agent that gets the work, for example 'hockney'."),
  task: z
    .string()
    .regex(/\S/, 'must say what to do')
    .max(MAX_TEXT_LENGTH)
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
  context: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .describe('What else the agent needs to know.'),
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
  model: z.string().min(1).max(100).optional().describe('Overrides the model for this session.'),
  timeoutMs: z
    .int()
    .min(1_000)
    .max(MAX_WAIT_MS)
    .optional()
    .describe(
      `How long you wait for the answer, in ms. Default: ${DEFAULT_WAIT_MS} (10 minutes), for every type. The agent works on after that, and its result comes as a message.`,
    ),
  availableTools: z
    .array(z.string().min(1).max(64))
    .max(100)
    .optional()
    .describe('Restricts the agent to these tools.'),
});

/** Builds squad_route. */
export function createSquadRoute({ route, refused }: RouteDeps): ToolDefinition {
  const tool = defineTool('squad_route', {
    description:
      'Route work to another Squad agent. Starts or reuses a session of that agent with its charter and memory, and returns its answer, or a session id when you do not wait.',
    parameters,
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
  return {
    ...tool,
    parse: (input) =>
      namesSender(input) ? { kind: 'invalid', reason: SENDER_REASON } : tool.parse(input),
  };
}

const SENDER_REASON =
  '"from" is not an argument: the sender is always you, and set by code; leave it out';

function namesSender(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'from');
}

function toHandoff(args: z.output<typeof parameters>, { run }: ToolCall): Handoff {
  const isUrgent = ['urgent', 'high', 'critical'].includes(args.priority);
  const isTyped = args.type !== undefined;
  return {
    from: run.agent,
    to: slug(args.targetAgent),
    task: args.task,
    type: args.type ?? 'implementation-request',
    isTyped,
    files: args.files ?? [],
    context: args.context,
    constraints: args.constraints ?? [],
    priority: isUrgent ? 'urgent' : 'normal',
    waitForResult: args.waitForResult,
    model: args.model,
    timeoutMs: args.timeoutMs ?? DEFAULT_WAIT_MS,
    availableTools: args.availableTools,
  };
}

/** Lengths that the log of refused calls gets. */
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
