// Sends a run's spans in one request when the run is over. A failure is only logged.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { attempt, describe } from '#src/errors.ts';
import type { Ports } from '#src/ports/index.ts';
import { encodeSpans, spanOfRun } from '#src/run-log/index.ts';
import { oneLine } from '#src/text/index.ts';
import { proxiedFetch } from '../proxy/proxied-fetch.ts';
import type { TelemetrySettings } from './settings.ts';

const LIMIT_MS = 5_000;

/** Exports the run that a record describes. Takes a few seconds at most; never rejects. */
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
