// A run as spans, named by OpenTelemetry's conventions for generative AI. They hold no words of people, models or tools.

import { sum } from '#src/text/count.ts';
import type { EventOf, TimedEvent } from './events.ts';
import { readRecord } from './record.ts';

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
  const { events } = readRecord(record);
  const first = events.findLastIndex(({ kind }) => kind === 'run.started');
  const run = events.slice(Math.max(0, first));
  const [start] = run;
  if (start?.kind !== 'run.started') return undefined;
  const outcome = run.find((event) => event.kind === 'run.ended')?.outcome ?? 'unknown';
  return {
    name: 'invoke_agent squad',
    startedAt: start.at,
    endedAt: run.at(-1)?.at ?? start.at,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'squad',
      'squad.repository': start.repository ?? '',
      'squad.thread': start.thread ?? 0,
      'squad.trigger': start.trigger,
      'squad.outcome': outcome,
      ...errorType(outcome === 'failed' ? outcome : undefined),
    },
    isError: outcome === 'failed',
    children: run
      .filter((event) => event.kind === 'agent.spawned')
      .map((spawned) => spanOfAgent(spawned, run)),
  };
}

function spanOfAgent(
  { session, name, model, at }: EventOf<'agent.spawned'>,
  run: readonly TimedEvent[],
): RunSpan {
  const own = run.filter((event) => 'session' in event && event.session === session);
  const usage = own.filter((event) => event.kind === 'usage');
  const end = own.find(({ kind }) => /^agent\.(?:finished|failed|stopped)$/.test(kind));
  const failure = end?.kind === 'agent.finished' ? undefined : (end?.kind ?? 'agent.unfinished');
  return {
    name: `invoke_agent ${name}`,
    startedAt: at,
    endedAt: (end ?? own.at(-1))?.at ?? at,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': name,
      'gen_ai.agent.id': session,
      'gen_ai.request.model': usage[0]?.model ?? model ?? '',
      'gen_ai.usage.input_tokens': sum(usage.map(({ inputTokens }) => inputTokens)),
      'gen_ai.usage.output_tokens': sum(usage.map(({ outputTokens }) => outputTokens)),
      ...errorType(failure),
    },
    isError: failure !== undefined,
    children: own
      .filter((event) => event.kind === 'tool.start')
      .map((call) => spanOfCall(call, own)),
  };
}

function spanOfCall(
  { tool, callId, at }: EventOf<'tool.start'>,
  own: readonly TimedEvent[],
): RunSpan {
  const end = own
    .filter((event) => event.kind === 'tool.complete' || event.kind === 'tool.failed')
    .find((event) => event.callId === callId);
  const failure = end?.kind === 'tool.complete' ? undefined : (end?.code ?? '') || 'unfinished';
  return {
    name: `execute_tool ${tool}`,
    startedAt: at,
    endedAt: (end ?? own.at(-1))?.at ?? at,
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.call.id': callId,
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
