import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  exportSpans,
  readTelemetrySettings,
  telemetrySecrets,
} from '#src/adapters/telemetry/export-spans.ts';
import { readBytes } from '../../../rehearsal/artifacts.ts';
import { rehearseScenario } from '../../../rehearsal/rehearse.ts';
import { aServer, type TestServer } from '../a-server.ts';
import { aProxy } from '../proxy/a-proxy.ts';

type Received = {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const before = { ...process.env };
let received: Received[] = [];
let status = 200;
let logged: string[] = [];
let endpoint = '';
let folder = '';
let server: TestServer;

beforeAll(async () => {
  server = await aServer(async (request, response) => {
    const body = (await readBytes(request)).toString('utf8');
    received.push({ url: request.url ?? '', headers: request.headers, body });
    if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end('{}');
  });
  endpoint = server.origin;
  folder = mkdtempSync(join(tmpdir(), 'squad-spans-'));
  const started = { kind: 'run.started', request: 'words', actor: 'mona', trigger: 'c-1', at: 1 };
  writeFileSync(join(folder, 'run.jsonl'), `${JSON.stringify(started)}\n`);
});

beforeEach(() => {
  received = [];
  logged = [];
  status = 200;
});

afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Exports with these variables, as a job would at its end. */
async function send(variables: Readonly<Record<string, string>>, msLeft = 60_000): Promise<void> {
  Object.assign(process.env, variables);
  const settings = readTelemetrySettings();
  if (settings === undefined) return;
  const ignore = () => undefined;
  const log = {
    info: (text: string) => void logged.push(text),
    warning: ignore,
    debug: ignore,
    group: ignore,
  };
  const time = { left: () => msLeft, over: new AbortController().signal };
  await exportSpans(join(folder, 'run.jsonl'), settings, { log, time });
}

describe('the spans of a run', () => {
  it('go in one request to the endpoint, with its headers and the resource that the workflow names', async () => {
    await send({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/base/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=key%20with%20blanks, x-team = shop ,broken',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=ci,service.name=other',
      OTEL_SERVICE_NAME: 'our-squad',
    });
    expect(logged).toEqual([]);
    expect(received).toHaveLength(1);
    const { url, headers, body } = received[0] ?? { url: '', headers: {}, body: '' };
    expect(url).toBe('/base/v1/traces');
    expect(headers).toMatchObject({
      'api-key': 'key with blanks',
      'x-team': 'shop',
      'content-type': 'application/json',
    });
    const { resource, scopeSpans } = JSON.parse(body).resourceSpans[0];
    expect(resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 'our-squad' } },
      { key: 'deployment.environment.name', value: { stringValue: 'ci' } },
    ]);
    expect(scopeSpans[0].spans).toHaveLength(1);
    expect(body).not.toContain('words');
  });

  it('go to the address for traces, where there is one, as it is', async () => {
    const traces = `${endpoint}/mine`;
    const base = { OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/base` };
    await send({ ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces });
    expect(received.map(({ url }) => url)).toEqual(['/mine']);
  });

  it('go nowhere without an endpoint, or where the SDK is disabled', async () => {
    await send({ OTEL_SERVICE_NAME: 'squad' });
    await send({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'TRUE' });
    expect(received).toEqual([]);
  });

  it.each<[string, string, number, number, RegExp]>([
    ['a refusal', '', 401, 60_000, /: HTTP 401$/],
    ['a redirect, which is not followed with the keys', '', 307, 60_000, /: HTTP 307$/],
    ['no answer in time', '', 0, 30, /: no answer in time$/],
    ['nobody there', 'http://127.0.0.1:9', 200, 60_000, /: (?!.*fetch failed)./],
    ['an address that is none', 'collector:4318', 200, 60_000, /: .+/],
  ])('leave one line in the log after %s', async (_what, address, answer, msLeft, words) => {
    status = answer;
    await send({ OTEL_EXPORTER_OTLP_ENDPOINT: address || endpoint }, msLeft);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^The run's spans could not be sent: /);
    expect(logged[0]).toMatch(words);
    expect(received.length).toBeLessThanOrEqual(1);
  });

  it('go through the proxy of the job', async () => {
    const proxy = await aProxy();
    proxy.route('collector.invalid', { origin: endpoint });
    const http_proxy = proxy.place;
    await send({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.invalid', http_proxy });
    expect(proxy.seen).toMatchObject([{ host: 'collector.invalid', path: '/v1/traces' }]);
    expect(received).toHaveLength(1);
    await proxy.close();
  });
});

it('nothing is sent of a request that was declined', async () => {
  const main = process.env.SQUAD_TEST_MAIN;
  const { runs } = await rehearseScenario(join(import.meta.dirname, '../../../scenarios/refused'), {
    variables: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    ...(main === undefined ? {} : { main }),
  });
  expect(runs).toMatchObject([{ exitCode: 0, outputs: { outcome: 'declined' } }]);
  expect(received).toEqual([]);
});

it('the keys of the service are secrets of the job, short words are not', () => {
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://squad:pass-word-1@collector.example',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=0123456789abcdef,x-team=shop',
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'authorization=Bearer%20abcdef123456',
  });
  const secrets = telemetrySecrets();
  expect(secrets).toEqual(
    expect.arrayContaining([
      '0123456789abcdef',
      'Bearer abcdef123456',
      'abcdef123456',
      'pass-word-1',
    ]),
  );
  expect(secrets).not.toContain('shop');
  expect(secrets).not.toContain('Bearer');
});
