// squad_route: hands work to another agent. The broker behind `route` decides, waits and limits.
import * as z from 'zod';
import { waitOverReason } from '#src/coordinator/messages/store.ts';
import {
  type Caller,
  HANDOFF_TYPES,
  type Handoff,
  type RouteRefusal,
  type RouteResult,
  wantsAnswer,
} from '#src/coordinator/tasks/handoff.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { SessionLabel } from '#src/run-log/events.ts';
import { plural } from '#src/text/count.ts';
import { cutCharacters, cutInside, headOf } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import {
  defineTool,
  foldAliases,
  hiddenArgument,
  type ToolCall,
  type ToolDefinition,
} from '../pipeline/define-tool.ts';
import { failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { shortSessionId } from './squad-status.ts';

type RouteResultOf<Kind extends RouteResult['kind']> = Extract<
  RouteResult,
  { readonly kind: Kind }
>;

const POLICY = 'Handoff rejected by coordinator policy.';
const NO_RESPONSE = 'No response received.';
/** A result of squad_route has at most 10,000 bytes. */
const MAX_ANSWER_BYTES = 9_900;
const LEAST_ANSWER_BYTES = 1_500;
const MAX_NOTES = 20;
const MAX_NOTE_LENGTH = 400;
/** The sender knows its task; this much tells which one is meant. */
const MAX_TASK_LENGTH = 100;

/** Returns the result of squad_route. Notes come before the answer, so that a long answer doesn't push them out. */
function routeToolResult(handoff: Handoff, result: RouteResult): ToolResult {
  const notes = shownNotes(result);
  const task = oneLine(handoff.task, MAX_TASK_LENGTH);
  const accepted = (to: string, status: 'delivered' | 'queued' | 'kept', text: string) =>
    ok(withNotes(`${to} ${text}`, notes), { status, to });
  switch (result.kind) {
    case 'answered':
      return answerToolResult(result, notes);
    case 'delivered': {
      const start = `works on it (session ${shortSessionId(result.sessionId)}): ${task}`;
      const reply = accepted(result.to, 'delivered', `${start}\n${laterText(handoff)}`);
      return {
        ...reply,
        data: { status: 'delivered', to: result.to, sessionId: result.sessionId },
      };
    }
    case 'queued':
      return accepted(
        result.to,
        'queued',
        `is queued because all sessions are busy, and starts when one finishes: ${task}\n${laterText(handoff)}`,
      );
    case 'working':
      return ok(withNotes(workingText(handoff, result), notes), {
        status: 'working',
        to: result.to,
        code: 'E_A2A_TIMEOUT',
      });
    case 'told': {
      const text = 'is working and will read this next; you will get no answer.';
      return accepted(result.to, 'delivered', text);
    }
    case 'kept':
      return accepted(
        result.to,
        'kept',
        `is not working now: this is kept for the first message that ${result.to} gets when it starts. No session was started for it. To get something done now, send a task or a question.`,
      );
    case 'for-people':
      return accepted(
        result.to,
        'delivered',
        'is a person and will read this after the run; you will get no answer before then. Go on with whatever does not depend on it.',
      );
    case 'refused':
      return refusalToolResult(result, notes);
    case 'failed':
      return failureToolResult(result, notes);
  }
}

function laterText(handoff: Handoff): string {
  return wantsAnswer(handoff)
    ? 'The answer will come as a message.'
    : 'You will hear of it only if it fails; squad_status shows its progress.';
}

/** Says that the wait is over and the work goes on. If it sounded like a failure, the model would assign the work again. */
function workingText({ from }: Handoff, result: RouteResultOf<'working'>): string {
  const { to } = result;
  const later =
    from === COORDINATOR
      ? 'You will be asked again with the result, even if you end your turn now.'
      : 'The result comes to you as a message while you work, and to the coordinator after that.';
  return `${waitOverReason(result)} ${to} was not stopped, and nothing is lost: do not send this again. ${later} squad_status shows what ${to} is doing.`;
}

/** The answer is cut so that it fits below the notes with its end, which says what is not done. */
function answerToolResult(
  { from, response }: RouteResultOf<'answered'>,
  notes: readonly string[],
): ToolResult {
  const isEmpty = response.trim() === '';
  const room = MAX_ANSWER_BYTES - Buffer.byteLength(notes.join('\n'));
  const text = isEmpty ? `${from} ended without an answer.` : response;
  const shown = withNotes(cutInside(text, Math.max(LEAST_ANSWER_BYTES, room)), notes);
  const remarks = notes.length === 0 ? {} : { remarks: notes };
  const data = { from, response: isEmpty ? NO_RESPONSE : response, ...remarks };
  return { ...ok(shown, data), mustBeRead: true };
}

/** A refusal by a rule is a denial. A missing or busy agent is a failure: another call may succeed. */
function refusalToolResult(
  { code, reason, next = 'route differently, or say in your answer what is missing' }: RouteRefusal,
  notes: readonly string[],
): ToolResult {
  const facts = { code, message: reason, next: [next, ...notes].join('\n') };
  if (!code.startsWith('E_A2A_'))
    return { kind: 'failed', ...facts, data: { error: reason, code } };
  const data = { error: `${POLICY} ${reason}`, code };
  return { kind: 'denied', headline: POLICY, ...facts, data };
}

function failureToolResult(
  { to, reason, type }: RouteResultOf<'failed'>,
  notes: readonly string[],
): ToolResult {
  const message = `Agent "${to}" failed: ${reason}`;
  const next = 'decide whether another agent can do it, and say in your answer what is missing';
  const data = type === undefined ? { error: message } : { error: message, code: type };
  return { ...failure('E_TOOL', message, [next, ...notes].join('\n')), data };
}

function shownNotes(result: RouteResult): readonly string[] {
  const { remarks = [] } = result;
  const shown = remarks.slice(0, MAX_NOTES);
  const more = remarks.length - shown.length;
  const isRedirected = result.kind === 'answered' && result.redirectedFrom !== undefined;
  return [
    ...(isRedirected ? [`${result.from} answered in place of ${result.redirectedFrom}.`] : []),
    ...shown.map((note) => cutCharacters(oneLine(note), MAX_NOTE_LENGTH)),
    ...(more > 0
      ? [`And ${plural(more, 'more note')} like ${more === 1 ? 'this' : 'these'}.`]
      : []),
  ];
}

function withNotes(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${notes.join('\n')}\n\n${text}`;
}

/** How long a call waits for the answer by default, whatever its type. */
const DEFAULT_WAIT_MS = 600_000;
/** The longest that a call may wait. */
const MAX_WAIT_MS = 1_800_000;
const MAX_TEXT_LENGTH = 50_000;

/** Names that models know from elsewhere. */
const ROUTE_ALIASES = {
  to: 'targetAgent',
  agent: 'targetAgent',
  agentName: 'targetAgent',
  message: 'task',
  prompt: 'task',
  expectResponse: 'waitForResult',
} as const;

/** What the coordinator may say of a handoff. */
const routeParameters = z.object({
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
    .describe('Enough to start.'),
  type: z.enum(HANDOFF_TYPES).optional().describe('Default: implementation-request.'),
  files: z.array(z.string().min(1).max(500)).max(100).optional().describe('Paths that matter.'),
  context: z.string().max(MAX_TEXT_LENGTH).optional().describe('What else to know.'),
  constraints: z.array(z.string().min(1).max(2_000)).max(50).optional().describe('What must hold.'),
  priority: z
    .enum(['normal', 'urgent', 'low', 'high', 'critical'])
    .default('normal')
    .describe('Default: normal.'),
  waitForResult: z.boolean().default(true).describe('false: return at once.'),
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

const { context, constraints, priority, model, timeoutMs, availableTools } = routeParameters.shape;

/** An agent that asks a colleague seldom needs these: they are hidden, and accepted all the same. */
const agentRouteParameters = routeParameters.extend({
  context: hiddenArgument(context),
  constraints: hiddenArgument(constraints),
  priority: hiddenArgument(priority),
  model: hiddenArgument(model),
  timeoutMs: hiddenArgument(timeoutMs),
  availableTools: hiddenArgument(availableTools),
});

/** What the coordinator says of work that it hands over when it ends. */
export const delegationParameters = routeParameters
  .pick({ targetAgent: true, task: true, type: true, files: true })
  .strict();

/** Letters and digits of any script, and the other characters that names contain. */
const AGENT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,63}$/u;

/** A refused call that never became a handoff: as much of it as could be read, cut to size. */
export type AttemptedHandoff = Pick<Handoff, 'from' | 'to' | 'task' | 'type'> & {
  readonly session: SessionLabel;
};

/**
 * Builds squad_route; agents are offered fewer parameters than the coordinator. `refused` is told of every call that doesn't reach
 * `route`, so that it is logged too; it must not throw.
 */
export function createSquadRoute(
  route: (handoff: Handoff, caller: Caller) => Promise<RouteResult>,
  refused: (attempted: AttemptedHandoff, reason: string) => void,
  user: 'coordinator' | 'agent',
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

const attemptSchema = z.object({
  targetAgent: z.string().catch(''),
  task: z.string().catch(''),
  type: z.enum(HANDOFF_TYPES).catch('implementation-request'),
});

function readAttempt(input: unknown, { run }: ToolCall): AttemptedHandoff {
  const folded = foldAliases(input, ROUTE_ALIASES);
  const parsed = attemptSchema.safeParse('input' in folded ? folded.input : input);
  const { targetAgent, task, type } = parsed.success ? parsed.data : attemptSchema.parse({});
  return {
    from: run.agent,
    session: run.session,
    to: headOf(targetAgent, 64),
    task: headOf(task, 1_000),
    type,
  };
}
