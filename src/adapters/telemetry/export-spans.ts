// Sends a run's spans to where OpenTelemetry's own variables say, which the workflow sets.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { attempt, describe } from '#src/errors.ts';
import type { Ports } from '#src/ports/ports.ts';
import { encodeSpans, type SpanAttributes, spanOfRun } from '#src/run-log/spans.ts';
import { oneLine } from '#src/text/one-line.ts';
import { proxiedFetch } from '../proxy/proxied-fetch.ts';
import { decoded, secretsIn } from '../proxy/proxies.ts';

const LIMIT_MS = 5_000;

/** Exports the run that a record describes, in one request. Takes a few seconds at most; a failure is only logged. */
export async function exportSpans(
  record: string,
  settings: TelemetrySettings,
  { log, time }: Pick<Ports, 'log' | 'time'>,
): Promise<void> {
  const late = AbortSignal.timeout(Math.ceil(Math.min(LIMIT_MS, time.left())));
  const sent = await attempt(send(record, settings, late));
  if (sent.kind === 'done') return;
  const why = late.aborted ? 'no answer in time' : reasonOf(sent.error);
  log.info(`The run's spans could not be sent: ${oneLine(why, 200)}`);
}

async function send(
  record: string,
  { endpoint, headers, resource }: TelemetrySettings,
  signal: AbortSignal,
): Promise<void> {
  const run = spanOfRun(await readFile(record, 'utf8'));
  if (run === undefined) return;
  const { ok, status, body } = await proxiedFetch(endpoint, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: encodeSpans(run, resource, randomBytes),
    signal,
  });
  await body?.cancel();
  if (!ok) throw new Error(`HTTP ${status}`);
}

/** Node's message is only `fetch failed`; the cause says why. */
function reasonOf(error: unknown): string {
  return describe(Reflect.get(Object(error), 'cause') ?? error).message;
}

type TelemetrySettings = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly resource: SpanAttributes;
};

/** Reads the settings; returns undefined if no endpoint is named, or OTEL_SDK_DISABLED is true. */
export function readTelemetrySettings(): TelemetrySettings | undefined {
  const base = variable('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '');
  const usual = base === undefined ? undefined : `${base}/v1/traces`;
  const endpoint = variable('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? usual;
  if (endpoint === undefined || variable('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') {
    return undefined;
  }
  const name = variable('OTEL_SERVICE_NAME');
  return {
    endpoint,
    headers: Object.fromEntries(headers()),
    resource: {
      'service.name': 'squad-action',
      ...Object.fromEntries(pairsIn(variable('OTEL_RESOURCE_ATTRIBUTES'))),
      ...(name === undefined ? {} : { 'service.name': name }),
    },
  };
}

/** Shorter values occur in ordinary lines of a log. */
const SHORTEST_KEY = 8;
/** Long enough to leave out `Api-Token`, which is no key. */
const SHORTEST_PART = 12;

/** Returns what no log may show: the headers hold the service's keys, and its address may hold one. */
export function telemetrySecrets(): readonly string[] {
  const { endpoint = '' } = readTelemetrySettings() ?? {};
  const values = headers().map(([, value]) => value);
  // Also the key alone of `Bearer abc`, and the parts of a value with line ends, which errors print on one line.
  const parts = values.flatMap((value) => value.split(/\s+/));
  return [
    ...values.filter(({ length }) => length >= SHORTEST_KEY),
    ...parts.filter(({ length }) => length >= SHORTEST_PART),
    ...secretsIn(endpoint),
  ];
}

function headers(): readonly (readonly [string, string])[] {
  return [
    ...pairsIn(variable('OTEL_EXPORTER_OTLP_HEADERS')),
    ...pairsIn(variable('OTEL_EXPORTER_OTLP_TRACES_HEADERS')),
  ];
}

function variable(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

/** `name=value,name=value`, the values encoded as in URLs. */
function pairsIn(list = ''): readonly (readonly [string, string])[] {
  return list.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    return at === -1 || name === '' ? [] : [[name, decoded(value) ?? value] as const];
  });
}
