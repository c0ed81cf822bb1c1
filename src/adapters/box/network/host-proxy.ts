// The proxy through which programs in the box reach the hosts that settings name, and no others.
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { attempt } from '#src/errors.ts';
import { requestThrough, tunnelThrough } from './outer-proxy.ts';
import { type ReachableHosts, reach, readTarget } from './reach-host.ts';

export type HostProxySettings = ReachableHosts & {
  /** The path at which the socket is made. */
  readonly path: string;
  /** Connects to one of these addresses. */
  readonly dial?: (addresses: readonly LookupAddress[], port: number) => Duplex;
};

const MAX_CONNECTIONS = 256;

/** Listens; returns a function that ends the proxy with all its connections. */
export async function openHostProxy(settings: HostProxySettings): Promise<() => void> {
  const server = createServer({ maxHeaderSize: 32_768 });
  const open = new Set<Duplex>();
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    open.add(socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket)));
  });
  server.on('connect', (incoming, client, head) => void tunnel(incoming, client, head, settings));
  server.on('request', (incoming, response) => void pass(incoming, response, settings));
  server.listen(settings.path).unref();
  await once(server, 'listening');
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}

async function tunnel(
  { url = '' }: IncomingMessage,
  client: Duplex,
  head: Buffer,
  settings: HostProxySettings,
): Promise<void> {
  client.on('error', () => client.destroy());
  const target = readTarget(`http://${url}`);
  const reached = await reach(target, 'https', settings);
  if (reached.kind === 'refused') return refuseTunnel(client, reached.status, reached.reason);
  const { addresses, outer } = reached;
  const connected = await attempt(async () => {
    if (outer !== undefined) return tunnelThrough(outer, `${target?.host}:${target?.port}`);
    const socket = dial(addresses, target?.port ?? 0, settings);
    await once(socket, 'connect');
    return socket;
  });
  if (connected.kind === 'threw')
    return refuseTunnel(client, 502, `${target?.host} could not be reached`);
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  if (head.length > 0) connected.value.write(head);
  pipeline(client, connected.value, () => undefined);
  pipeline(connected.value, client, () => undefined);
}

function refuseTunnel(client: Duplex, status: number, reason: string): void {
  const phrase = status === 403 ? 'Forbidden' : 'Bad Gateway';
  const head = `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n`;
  client.end(`${head}Content-Length: ${Buffer.byteLength(reason) + 1}\r\n\r\n${reason}\n`);
}

/** Handles http, where the request itself is passed on. */
async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  settings: HostProxySettings,
): Promise<void> {
  const { url = '', method } = incoming;
  const answer = (status: number, reason: string) => {
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
    response.end(`${reason}\n`);
  };
  if (!/^http:\/\//i.test(url) || !URL.canParse(url))
    return answer(400, 'this is a proxy for http');
  const target = readTarget(url);
  const reached = await reach(target, 'http', settings);
  if (reached.kind === 'refused') return answer(reached.status, reached.reason);
  const { addresses, outer } = reached;
  const { host, pathname, search, href } = new URL(url);
  // The request's host is the one that was checked.
  const options = { method, headers: { ...endToEnd(incoming.headers), host } };
  const outgoing =
    outer === undefined
      ? request({
          ...options,
          path: `${pathname}${search}`,
          createConnection: () => dial(addresses, target?.port ?? 0, settings),
        })
      : requestThrough(outer, { ...options, path: href });
  outgoing.once('error', () => answer(502, `${host} could not be reached`));
  outgoing.once('response', (got) => {
    response.writeHead(got.statusCode ?? 502, endToEnd(got.headers));
    pipeline(got, response, () => undefined);
  });
  pipeline(incoming, outgoing, () => undefined);
}

const OF_ONE_CONNECTION =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

function endToEnd<T>(headers: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.test(name)),
  );
}

function dial(
  addresses: readonly LookupAddress[],
  port: number,
  settings: HostProxySettings,
): Duplex {
  if (settings.dial !== undefined) return settings.dial(addresses, port);
  // Asks for a name that doesn't exist, so that its addresses can only come from `lookup`.
  return connect({
    host: 'one-of-these.invalid',
    port,
    autoSelectFamily: true,
    lookup: (_host, _options, found) => found(null, [...addresses]),
  });
}
