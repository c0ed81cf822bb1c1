// One pipeline for every tool: validate, run, mask, truncate, record. No exception leaves it.
import { unlessAborted } from '#src/abort.ts';
import { type Attempt, attempt } from '#src/errors.ts';
import type { SessionTool, ToolReply } from '#src/ports/agents.ts';
import { cutBytes, headOf } from '#src/text/cut-characters.ts';
import type { ToolCall, ToolDefinition, ToolRunContext } from './define-tool.ts';
import {
  CONTINUE_WITHOUT,
  denial,
  failure,
  failureOfThrown,
  maskResult,
  resultText,
  type ToolResult,
} from './tool-result.ts';

const PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
const MAX_CHARACTERS = 1_024;
/** A command's last line says more than its middle. */
const END_SHARE = 5 / 16;
const MARK = '...';

/** Returns JSON of at most `max` characters. Throws for what JSON can't hold (a cycle, a bigint). */
export function toRecordedJson(
  value: unknown,
  mask: (text: string) => string,
  max = MAX_CHARACTERS,
): string {
  const json = JSON.stringify(value ?? null, (name, inner: unknown) => {
    if (name !== '' && PRIVATE_NAME.test(name)) return '[redacted]';
    // Masked before it is escaped and cut: the mask would find neither an escaped secret nor half a secret.
    return typeof inner === 'string' ? mask(inner) : inner;
  });
  return cutMiddle(mask(json), max);
}

function cutMiddle(json: string, max: number): string {
  if (json.length <= max) return json;
  const end = json.slice(-Math.floor(max * END_SHARE)).replace(/^[\uDC00-\uDFFF]/, '');
  return `${headOf(json, max - MARK.length - end.length)}${MARK}${end}`;
}

/** Binds a definition to one session. The tool's `call` never rejects. */
export function bindTool(definition: ToolDefinition, run: ToolRunContext): SessionTool {
  const { name, description, inputSchema, endsTurn } = definition;
  return {
    name,
    description,
    inputSchema,
    ...(endsTurn === true ? { endsTurn } : {}),
    async call(input, call) {
      const ended = await attempt(() => runRecorded({ definition, input, call: { ...call, run } }));
      if (ended.kind === 'done') return ended.value;
      return { kind: 'failed', text: resultText(unreadable(name)) };
    },
  };
}

/** As `bindTool`, for a tool whose session records its calls, with the paths as the model gave them. */
export function bindUnrecorded(definition: ToolDefinition, run: ToolRunContext): SessionTool {
  return { ...bindTool(definition, { ...run, emit: () => undefined }), isUnrecorded: true };
}

/** The record keeps more of an answer than of a call. */
const MAX_OUTPUT = 2_000;

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
  const raw = outcome.kind === 'done' ? outcome.value : unreadable(definition.name);
  const result = maskResult(raw, run.mask, definition.limits.errorChars);
  const text = cutBytes(resultText(result), definition.limits.maxBytes);
  const ms = run.now() - started;
  if (result.kind !== 'ok') {
    const { kind, data, code, message } = result;
    run.emit({ kind: 'tool.failed', ...facts, ms, code, message: hideSecret(message, run) });
    return { kind, text, data };
  }
  const { kind, data, image, report, mustBeRead } = result;
  const output = toRecordedJson(data ?? result.text, (masked) => masked, MAX_OUTPUT);
  run.emit({ kind: 'tool.complete', ...facts, ms, output: hideSecret(output, run) });
  return { kind, text, data, image, report, mustBeRead };
}

function unreadable(name: string): ToolResult {
  return failure('E_TOOL', `${name} failed unexpectedly`, CONTINUE_WITHOUT);
}

/** Replaces a text that holds an encoded secret, which the mask doesn't find: people read the record. */
function hideSecret(text: string, { holdsSecret }: Pick<ToolRunContext, 'holdsSecret'>): string {
  return holdsSecret(text) ? '[not shown: it seems to contain a secret]' : text;
}

async function checkAndRun({ definition, input, call }: ToolInvocation): Promise<ToolResult> {
  // Counted before the arguments are checked, so that a loop of invalid calls ends too.
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

type CallEnd =
  | Attempt<ToolResult>
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' };

async function runWithTimeout(
  work: (call: ToolCall) => Promise<ToolResult>,
  { name, limits }: ToolDefinition,
  call: ToolCall,
): Promise<ToolResult> {
  // The call may have waited for its turn until the run was ending.
  if (call.signal.aborted) return stopped(name);
  // Two controllers, because work that the call started, such as an agent, goes on after the call has ended well.
  const finished = new AbortController();
  const abandon = new AbortController();
  const returned = Promise.race<CallEnd>([
    attempt(() => work({ ...call, signal: abandon.signal })),
    attempt(() => call.run.sleep(limits.timeoutMs, finished.signal)).then(() => ({
      kind: 'timed-out',
    })),
  ]);
  const ended = await unlessAborted<CallEnd>(returned, call.signal, () => ({ kind: 'cancelled' }));
  finished.abort();
  if (ended.kind === 'done') return ended.value;
  if (ended.kind === 'threw') return failureOfThrown(ended.error);
  abandon.abort();
  if (ended.kind === 'cancelled') return stopped(name);
  const seconds = Math.round(limits.timeoutMs / 1000);
  return failure(
    'E_TOOL_TIMEOUT',
    `${name} did not finish within ${seconds} s`,
    'go on without it',
  );
}

function stopped(name: string): ToolResult {
  return failure('E_TOOL_ABORTED', `${name} was stopped because the run is ending`, 'stop here');
}
