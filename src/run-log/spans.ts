// A run as spans, named by OpenTelemetry's conventions for generative AI. They hold no words of people, models or tools.

import { sum } from '#src/text/count.ts';
import { type RecordEntry, readRecord } from './record.ts';

export type SpanAttributes = Readonly<Record<string, string | number>>;

type RunSpan = {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: SpanAttributes;
  readonly isError: boolean;
  readonly children: readonly RunSpan[];
};

/** Returns the span of the record's last run, with its sessions and their calls below it; undefined if there is no run. */
export function spanOfRun(record: string): RunSpan | undefined {
  const { entries } = readRecord(record);
  const run = entries.slice(Math.max(0, entries.findLastIndex(isRunStart)));
  const [start] = run;
  if (start === undefined || !isRunStart(start)) return undefined;
  const outcome = run.find(({ kind }) => kind === 'run.ended')?.text('outcome') ?? 'unknown';
  return {
    name: 'invoke_agent squad',
    startedAt: start.at,
    endedAt: run.at(-1)?.at ?? start.at,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'squad',
      'squad.repository': start.text('repository'),
      'squad.thread': start.number('thread'),
      'squad.trigger': start.text('trigger'),
      'squad.outcome': outcome,
      ...errorType(outcome === 'failed' ? outcome : undefined),
    },
    isError: outcome === 'failed',
    children: run
      .filter(({ kind }) => kind === 'agent.spawned')
      .map((one) => spanOfAgent(one, run)),
  };
}

function isRunStart({ kind }: RecordEntry): boolean {
  return kind === 'run.started';
}

const AGENT_ENDS: ReadonlySet<string> = new Set([
  'agent.finished',
  'agent.failed',
  'agent.stopped',
]);

function spanOfAgent(spawned: RecordEntry, run: readonly RecordEntry[]): RunSpan {
  const session = spawned.text('session');
  const own = run.filter((entry) => entry.text('session') === session);
  const usage = own.filter(({ kind }) => kind === 'usage');
  const used = (field: string) => sum(usage.map((entry) => entry.number(field)));
  const end = own.find(({ kind }) => AGENT_ENDS.has(kind));
  const failure = end?.kind === 'agent.finished' ? undefined : (end?.kind ?? 'agent.unfinished');
  const name = spawned.text('name');
  return {
    name: `invoke_agent ${name}`,
    startedAt: spawned.at,
    endedAt: (end ?? own.at(-1) ?? spawned).at,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': name,
      'gen_ai.agent.id': session,
      'gen_ai.request.model': usage[0]?.text('model') ?? spawned.text('model'),
      'gen_ai.usage.input_tokens': used('inputTokens'),
      'gen_ai.usage.output_tokens': used('outputTokens'),
      ...errorType(failure),
    },
    isError: failure !== undefined,
    children: own.filter(({ kind }) => kind === 'tool.start').map((call) => spanOfCall(call, own)),
  };
}

const CALL_ENDS: ReadonlySet<string> = new Set(['tool.complete', 'tool.failed']);

function spanOfCall(start: RecordEntry, own: readonly RecordEntry[]): RunSpan {
  const [tool, id] = [start.text('tool'), start.text('callId')];
  const end = own.find(({ kind, text }) => CALL_ENDS.has(kind) && text('callId') === id);
  const failure = end?.kind === 'tool.complete' ? undefined : end?.text('code') || 'unfinished';
  return {
    name: `execute_tool ${tool}`,
    startedAt: start.at,
    endedAt: (end ?? own.at(-1) ?? start).at,
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.call.id': id,
      ...errorType(failure),
    },
    isError: failure !== undefined,
    children: [],
  };
}

function errorType(failure: string | undefined): SpanAttributes {
  return failure === undefined ? {} : { 'error.type': failure };
}

// Spans in the JSON encoding of OpenTelemetry's protocol.

const INTERNAL = 1;
const ERROR = 2;
const SCOPE = 'squad-action';

/** Returns the body of a request that exports one run. `randomBytes` makes the ids. */
export function encodeSpans(
  run: RunSpan,
  resource: SpanAttributes,
  randomBytes: (count: number) => Uint8Array,
): string {
  const id = (bytes: number) => Buffer.from(randomBytes(bytes)).toString('hex');
  const traceId = id(16);
  const flatten = (span: RunSpan, parentSpanId: string): readonly object[] => {
    const spanId = id(8);
    const below = span.children.flatMap((child) => flatten(child, spanId));
    return [{ traceId, spanId, parentSpanId, ...encodeSpan(span) }, ...below];
  };
  const scopeSpans = [{ scope: { name: SCOPE }, spans: flatten(run, '') }];
  const body = { resource: { attributes: encodeAttributes(resource) }, scopeSpans };
  return JSON.stringify({ resourceSpans: [body] });
}

function encodeSpan({ name, startedAt, endedAt, attributes, isError }: RunSpan): object {
  return {
    name,
    kind: INTERNAL,
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: encodeAttributes(attributes),
    status: isError ? { code: ERROR } : {},
  };
}

/** Returns a string: JSON readers can't hold numbers of this size exactly. */
function nanoseconds(ms: number): string {
  return `${BigInt(Math.trunc(ms)) * 1_000_000n}`;
}

/** Leaves out attributes for which the record has no value. */
function encodeAttributes(attributes: SpanAttributes): readonly object[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({
      key,
      value:
        typeof value === 'number'
          ? { intValue: String(Math.trunc(value)) }
          : { stringValue: value },
    }));
}
