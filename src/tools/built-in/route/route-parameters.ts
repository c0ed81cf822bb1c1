// The parameters of squad_route: what a handoff is made of.
import * as z from 'zod';
import { HANDOFF_TYPES } from '#src/coordinator/index.ts';
import { hiddenArgument } from '../../pipeline/input-schema.ts';

/** How long a call waits for the answer by default, whatever its type. */
const DEFAULT_WAIT_MS = 600_000;
/** The longest that a call may wait. */
export const MAX_WAIT_MS = 1_800_000;
const MAX_TEXT_LENGTH = 50_000;

/** Names that models know from elsewhere. */
export const ROUTE_ALIASES = {
  to: 'targetAgent',
  agent: 'targetAgent',
  agentName: 'targetAgent',
  message: 'task',
  prompt: 'task',
  expectResponse: 'waitForResult',
} as const;

/** What the coordinator may say of a handoff. */
export const routeParameters = z.object({
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
  constraints: z.array(z.string().min(1).max(2_000)).max(50).optional().describe('What must hold.'),
  priority: z.enum(['normal', 'urgent', 'low', 'high', 'critical']).default('normal'),
  waitForResult: z
    .boolean()
    .default(true)
    .describe('false: return at once; answers and reviews come as messages.'),
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

const { model, timeoutMs, availableTools } = routeParameters.shape;

/** An agent that asks a colleague seldom needs these: they are hidden, and accepted all the same. */
export const agentRouteParameters = routeParameters.extend({
  model: hiddenArgument(model),
  timeoutMs: hiddenArgument(timeoutMs),
  availableTools: hiddenArgument(availableTools),
});

/** Letters and digits of any script, and the other characters that names contain. */
const AGENT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,63}$/u;
