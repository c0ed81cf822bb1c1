// Sends a run's spans in one request, when the run is over. What goes wrong is a line of the log, and nothing else.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getProxyUrl } from '@actions/http-client';
import { attempt, describe } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { encodeSpans } from '../../run-log/spans/otlp.ts';
import { spanOfRun } from '../../run-log/spans/run-spans.ts';
import { oneLine } from '../../text/one-line.ts';
import { fetch, ProxyAgent } from '../proxy/proxy-agent.ts';
import type { TelemetrySettings } from './settings.ts';

const LIMIT_MS = 5_000;

/** Exports the run that a record tells of. Takes a few seconds at most; never rejects. */
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
  const { ok, status, body } = await fetch(endpoint, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: encodeSpans(run, resource, randomBytes),
    // The keys in the headers are for this address.
    redirect: 'manual',
    signal,
    dispatcher: proxyFor(endpoint),
  });
  await body?.cancel();
  if (!ok) throw new Error(`HTTP ${status}`);
}

function proxyFor(endpoint: string): ProxyAgent | undefined {
  const uri = getProxyUrl(endpoint);
  if (uri === '') return undefined;
  const { username, password } = new URL(uri);
  const pair = [username, password].map(decodeURIComponent).join(':');
  return new ProxyAgent({
    uri,
    ...(pair === ':' ? {} : { token: `Basic ${Buffer.from(pair).toString('base64')}` }),
  });
}

/** Node says `fetch failed`, and why in the cause. */
function reasonOf(error: unknown): string {
  return describe(Reflect.get(Object(error), 'cause') ?? error).message;
}
