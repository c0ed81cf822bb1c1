// Spans in the JSON encoding of OpenTelemetry's protocol.
import type { RunSpan, SpanAttributes } from './run-spans.ts';

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
