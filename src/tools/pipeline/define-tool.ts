// One pipeline for every tool: normalise, validate, run, shape, mask, truncate, record. Nothing gets out as an exception.

import * as z from 'zod';
import { type Attempt, attempt as settled } from '../../errors.ts';
import type { JsonSchema, SessionTool, ToolReply } from '../../ports/agents.ts';
import type { Clock } from '../../ports/ports.ts';
import type { RunEvent, SessionLabel } from '../../run-log/events.ts';
import { cutBytes } from '../../text/cut-bytes.ts';
import { type ArgumentAliases, describeIssues, foldAliases } from './arguments.ts';
import { toRecordedJson } from './recorded-json.ts';
import {
  denial,
  failure,
  failureOfThrown,
  maskResult,
  normalizeResult,
  resultText,
  type ToolResult,
} from './tool-result.ts';

/** What a tool may know and do about the session that calls it. Its clock bounds every call. */
export type ToolRunContext = Clock & {
  /** The calling agent's slug, or `coordinator`. */
  readonly agent: string;
  /** The agent's name as people write it. */
  readonly agentName: string;
  readonly session: SessionLabel;
  /** Must not throw. */
  readonly emit: (event: RunEvent) => void;
  readonly mask: (text: string) => string;
  readonly holdsSecret: (text: string) => boolean;
  /** Takes one call from the run's budget. */
  readonly countToolCall: () =>
    | { readonly allowed: true }
    | { readonly allowed: false; readonly reason: string };
};

/** One call: `signal` fires when the call is given up (cancelled, or out of time), not when it ends well. */
export type ToolCall = {
  readonly id: string;
  /** Of the model's message that holds the call, where the runtime tells it. */
  readonly messageId?: string | undefined;
  readonly run: ToolRunContext;
  readonly signal: AbortSignal;
};

export type ToolLimits = {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Characters that a failure's message may have; 1,000 unless told. */
  readonly errorChars?: number;
};

export type ParsedCall =
  | { readonly kind: 'valid'; readonly run: (call: ToolCall) => Promise<ToolResult> }
  | { readonly kind: 'invalid'; readonly reason: string };

/** A tool, whatever door it came through. */
export type ToolDefinition = {
  readonly name: string;
  readonly description: string;
  /** What the model sees. */
  readonly inputSchema: JsonSchema;
  readonly limits: ToolLimits;
  /** Checks the arguments strictly and binds them to the handler; never throws. */
  readonly parse: (input: unknown) => ParsedCall;
  readonly onRefused?: OnRefused | undefined;
};

/** Told of every call that doesn't reach the handler, with what the model sent. */
export type OnRefused = (input: unknown, reason: string, call: ToolCall) => void;

export type ToolConfig<Schema extends z.ZodType> = {
  readonly description: string;
  readonly parameters: Schema;
  readonly aliases?: ArgumentAliases;
  readonly limits?: Partial<ToolLimits>;
  readonly onRefused?: OnRefused;
  /** May throw: the pipeline turns it into a failure. */
  readonly handler: (args: z.output<Schema>, call: ToolCall) => Promise<ToolResult>;
};

const BUILT_IN_LIMITS: ToolLimits = { timeoutMs: 30_000, maxBytes: 10_000 };

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Made once: every session gets tools of its own, of the same few schemas. */
function jsonSchemaOf(parameters: z.ZodType): JsonSchema {
  const known = jsonSchemas.get(parameters);
  if (known !== undefined) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(parameters, { io: 'input' });
  jsonSchemas.set(parameters, schema);
  return schema;
}

/** Builds a definition from a zod schema, which is both what the model sees and what every call is checked against. */
export function defineTool<Schema extends z.ZodType>(
  name: string,
  { description, parameters, aliases = {}, limits, onRefused, handler }: ToolConfig<Schema>,
): ToolDefinition {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters),
    limits: { ...BUILT_IN_LIMITS, ...limits },
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if (folded.kind === 'clash') return { kind: 'invalid', reason: folded.reason };
      const parsed = parameters.safeParse(folded.input);
      if (!parsed.success) return { kind: 'invalid', reason: describeIssues(parsed.error.issues) };
      return { kind: 'valid', run: (call) => handler(parsed.data, call) };
    },
  };
}

/** Binds a definition to one session. The tool's `call` never throws or rejects. */
export function bindTool(definition: ToolDefinition, run: ToolRunContext): SessionTool {
  const { name, description, inputSchema } = definition;
  return {
    name,
    description,
    inputSchema,
    async call(input, call) {
      const ended = await attempt(() => runRecorded({ definition, input, call: { ...call, run } }));
      if (ended.kind === 'done') return ended.value;
      return { kind: 'failed', text: `E_TOOL: ${name} broke; go on without it and say so` };
    },
  };
}

/** Runs something that may throw, at once or later, and hands what was thrown back as data. */
export function attempt<T>(work: () => T | Promise<T>): Promise<Attempt<T>> {
  return settled((async () => work())());
}

type ToolInvocation = {
  readonly definition: ToolDefinition;
  readonly input: unknown;
  readonly call: ToolCall;
};

async function runRecorded(invocation: ToolInvocation): Promise<ToolReply> {
  const { definition, input, call } = invocation;
  const { run } = call;
  const facts = { session: run.session, callId: call.id, tool: definition.name };
  const started = run.now();
  const readable = await attempt(() => toRecordedJson(input, run.mask));
  const recordedInput = readable.kind === 'done' ? readable.value : '[not readable]';
  run.emit({ kind: 'tool.start', ...facts, input: hideSecret(recordedInput, run) });
  const outcome = await attempt(() => checkAndRun(invocation));
  const raw = outcome.kind === 'done' ? outcome.value : normalizeResult(undefined);
  const result = maskResult(raw, run.mask, definition.limits.errorChars);
  const text = cutBytes(resultText(result), definition.limits.maxBytes);
  const ms = run.now() - started;
  const { kind, data } = result;
  if (kind === 'ok') {
    const output = toRecordedJson(data ?? result.text, (masked) => masked);
    run.emit({ kind: 'tool.complete', ...facts, ms, output: hideSecret(output, run) });
  } else {
    const { code, message } = result;
    run.emit({ kind: 'tool.failed', ...facts, ms, code, message: hideSecret(message, run) });
  }
  return { kind, text, data };
}

/** People read the record: a secret in disguise, which the mask doesn't know, is left out with what is around it. */
function hideSecret(text: string, { holdsSecret }: Pick<ToolRunContext, 'holdsSecret'>): string {
  return holdsSecret(text) ? '[not shown: it holds something like a secret]' : text;
}

async function checkAndRun({ definition, input, call }: ToolInvocation): Promise<ToolResult> {
  // Counted before the arguments are checked: junk in a loop must not be free.
  const budget = call.run.countToolCall();
  if (!budget.allowed) {
    definition.onRefused?.(input, budget.reason, call);
    const next = 'call no more tools and answer with what you have';
    return denial('E_TOOL_DENIED', budget.reason, next);
  }
  const parsed = definition.parse(input);
  if (parsed.kind === 'invalid') {
    definition.onRefused?.(input, parsed.reason, call);
    const next = `call ${definition.name} again with arguments that fit its schema`;
    return failure('E_TOOL_INVALID_ARGS', parsed.reason, next);
  }
  return runWithTimeout(parsed.run, definition, call);
}

type CallEnd = Attempt<unknown> | { readonly kind: 'late' } | { readonly kind: 'cancelled' };

async function runWithTimeout(
  work: (call: ToolCall) => Promise<ToolResult>,
  { name, limits }: ToolDefinition,
  call: ToolCall,
): Promise<ToolResult> {
  // Two controllers: work that was only started here, such as a routed agent, must outlive a call that ended well.
  const finished = new AbortController();
  const abandon = new AbortController();
  const ended = await Promise.race<CallEnd>([
    waitForCancellation(call.signal, finished.signal),
    attempt<unknown>(() => work({ ...call, signal: abandon.signal })),
    attempt(() => call.run.sleep(limits.timeoutMs, finished.signal)).then(() => ({ kind: 'late' })),
  ]);
  finished.abort();
  if (ended.kind === 'done') return normalizeResult(ended.value);
  if (ended.kind === 'threw') return failureOfThrown(ended.error);
  abandon.abort();
  if (ended.kind === 'cancelled') {
    return failure('E_TOOL_ABORTED', `${name} was stopped because the run is ending`, 'stop here');
  }
  const seconds = Math.round(limits.timeoutMs / 1000);
  return failure('E_TOOL_TIMEOUT', `${name} did not end within ${seconds} s`, 'go on without it');
}

function waitForCancellation(signal: AbortSignal, finished: AbortSignal): Promise<CallEnd> {
  return new Promise((resolve) => {
    const resolveCancelled = () => resolve({ kind: 'cancelled' });
    if (signal.aborted) resolveCancelled();
    signal.addEventListener('abort', resolveCancelled, { once: true, signal: finished });
  });
}
