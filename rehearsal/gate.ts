// A proxy in front of GitHub and the model: every request of a run passes here and can be held, lost or answered wrongly.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HttpExchange, readBytes } from './artifacts.ts';
import { type OpenServer, openServer } from './open-server.ts';

/** A request at the gate. */
export type Arrival = {
  readonly method: string;
  readonly url: URL;
  readonly body: Buffer;
};

/** How an answer goes wrong. `cut`, `half` and `endless` spoil the real answer; the others replace it. */
export type Spoiled =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'reset'
  | 'cut'
  | 'half'
  | 'empty'
  | 'page'
  | 'endless'
  | 'silent';

/** What happens to one request. An empty object lets it pass. */
export type Passage = {
  /** Called before the server does the work. If it resolves to false, there is no work and no answer. */
  readonly before?: () => Promise<boolean>;
  /** Called after the work, before the answer. */
  readonly worked?: () => Promise<void>;
  /** Called after the answer, or after a client that waited in vain has left. */
  readonly answered?: () => Promise<void>;
  readonly spoiled?: Spoiled;
  /** With `spoiled`: the server does the work all the same. */
  readonly works?: boolean;
};

export type GateOptions = {
  /** Returns where to forward a path to: `http://127.0.0.1:<port>`. */
  readonly target: (path: string) => string;
  readonly guard: (arrival: Arrival) => Passage;
};

/** Starts a gate on 127.0.0.1. */
export function openGate(options: GateOptions): Promise<OpenServer> {
  return openServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    // The client may be gone.
    passThrough(options, { request, response, url }).catch(() => response.destroy());
  });
}

type RealAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

async function passThrough({ target, guard }: GateOptions, exchange: HttpExchange): Promise<void> {
  const { url, response } = exchange;
  const body = await readBytes(exchange.request);
  const passage = guard({ method: exchange.request.method ?? 'GET', url, body });
  if ((await passage.before?.()) === false) return void response.destroy();
  const { spoiled } = passage;
  const real =
    spoiled === undefined || passage.works || needsWork(spoiled)
      ? await forward(`${target(url.pathname)}${url.pathname}${url.search}`, exchange.request, body)
      : { status: 200, headers: {}, body: Buffer.alloc(0) };
  await passage.worked?.();
  await (spoiled === undefined ? send(response, real) : spoil(response, real, spoiled));
  await passage.answered?.();
}

/** Returns true for a fault that is made from the real answer. */
export function needsWork(spoiled: Spoiled): boolean {
  return spoiled === 'cut' || spoiled === 'half' || spoiled === 'endless';
}

const HOP_BY_HOP = new Set(
  'host connection keep-alive transfer-encoding expect content-length'.split(' '),
);

/** Leaves out headers that are about one connection, and those without a value. */
function kept(headers: Iterable<readonly [string, unknown]>): Record<string, string> {
  const own = [...headers].filter(([name, value]) => !HOP_BY_HOP.has(name) && value !== undefined);
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

async function forward(
  url: string,
  { method = 'GET', headers }: IncomingMessage,
  body: Buffer,
): Promise<RealAnswer> {
  const answer = await fetch(url, {
    method,
    headers: kept(Object.entries(headers)),
    body: body.length === 0 ? null : new Uint8Array(body),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: kept(answer.headers), body: bytes };
}

function send(response: ServerResponse, { status, headers, body }: RealAnswer): Promise<void> {
  const length = status === 204 ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...headers, ...length });
  return new Promise((resolve) => {
    response.once('close', resolve);
    response.end(body, () => resolve());
  });
}

const PAGE = '<!doctype html><title>Unicorn!</title><p>This page is taking too long to load.</p>';

async function spoil(
  response: ServerResponse,
  real: RealAnswer,
  spoiled: Spoiled,
): Promise<unknown> {
  const { status, headers, body } = real;
  const half = body.subarray(0, Math.floor(body.length / 2));
  if (typeof spoiled === 'object') {
    const message = JSON.stringify({ message: 'Server Error' });
    const json = { 'content-type': 'application/json', ...spoiled.headers };
    return send(response, { status: spoiled.status, headers: json, body: Buffer.from(message) });
  }
  switch (spoiled) {
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'cut':
      response.writeHead(status, { ...headers, 'content-length': Math.max(1, body.length) });
      response.write(half);
      return void setImmediate(() => response.destroy());
    case 'half':
      return send(response, { status, headers, body: half });
    case 'empty':
      return send(response, { status: 200, headers: {}, body: Buffer.alloc(0) });
    case 'page':
      return send(response, {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(PAGE),
      });
    case 'endless':
      response.writeHead(status, { ...headers, 'content-length': body.length + 1 });
      response.write(half);
      return once(response, 'close');
    case 'silent':
      return once(response, 'close');
  }
}
