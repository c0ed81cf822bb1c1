// The proxy through which programs in the box reach hosts: those that the settings name, or every public one.

import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, connect, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Duplex, pipeline } from 'node:stream';
import { attempt } from '#src/errors.ts';
import type { BoxNetwork } from '#src/ports/box.ts';
import { settingAdvice } from '#src/tools/host/explain-failure.ts';
import { asksAgain, HelloReader, isRecord, type ReadHello } from './client-hello.ts';
import { settleProxies } from './proxies.ts';
import { joinStreams, listenAt } from './sockets.ts';

// The job's own proxy, if its network has one: requests from the box leave the machine through it.

const CONNECT_MS = 10_000;

/** Returns the proxy for a host by the job's variables; undefined if there is none, or not for this host. */
export function findOuterProxy(protocol: 'http' | 'https', host: string): URL | undefined {
  const { no_proxy = '', [`${protocol}_proxy`]: address } = settleProxies().variables;
  const except = no_proxy.split(',').map((it) => it.toLowerCase().replace(/^\*?\./, ''));
  const isExcept = except.some((it) => it === '*' || host === it || host.endsWith(`.${it}`));
  return isExcept || address === undefined ? undefined : new URL(address);
}

/** Begins a request to the proxy. */
function requestThrough(proxy: URL, options: RequestOptions): ClientRequest {
  const { protocol, hostname, port, username, password } = proxy;
  const who = [username, password].map(decodeURIComponent).join(':');
  const authorization =
    username === ''
      ? {}
      : { 'proxy-authorization': `Basic ${Buffer.from(who).toString('base64')}` };
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return request({
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    agent: false,
    ...options,
    headers: { ...options.headers, ...authorization },
  });
}

/** Opens a tunnel. Rejects if the proxy doesn't open it. */
async function tunnelThrough(proxy: URL, target: string): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const request = requestThrough(proxy, {
      method: 'CONNECT',
      path: target,
      headers: { host: target },
      timeout: CONNECT_MS,
    });
    request.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket.setTimeout(0));
      socket.destroy();
      reject(new Error(`the job's proxy answered ${statusCode}`));
    });
    request.once('response', ({ statusCode }) => {
      request.destroy();
      reject(new Error(`the job's proxy answered ${statusCode}`));
    });
    request.once('timeout', () => request.destroy(new Error("the job's proxy does not answer")));
    request.once('error', reject);
    request.end();
  });
}

// Decides which addresses programs in the box may reach: the public internet's, never those of this machine or near it.

/** https://www.iana.org/assignments/iana-ipv4-special-registry, and Azure's service for virtual machines. */
const CLOSED_IPV4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** All others are private, local, or stand for an IPv4 address. */
const OPEN_IPV6 = subnets('ipv6', [['2000::', 3]]);
/** Tunnels, which stand for IPv4 addresses too, and documentation. */
const CLOSED_IPV6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an address, as a resolver writes it, is public and not this machine's. */
export function isPublicAddress(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((it) => it ?? []);
  if (own.some((it) => it.address === address)) return false;
  if (isIP(address) === 4) return !CLOSED_IPV4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return OPEN_IPV6.check(address, 'ipv6') && !CLOSED_IPV6.check(address, 'ipv6');
}

function subnets(family: 'ipv4' | 'ipv6', list: readonly (readonly [string, number])[]): BlockList {
  const found = new BlockList();
  for (const [address, bits] of list) found.addSubnet(address, bits, family);
  return found;
}

/** What the settings open. */
type ReachableHosts = {
  /** Names in lower case. */
  readonly hosts: Exclude<BoxNetwork, 'none'>;
  /** Finds the addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
};

/** What a program wants to reach. */
type Target = { readonly host: string; readonly port: number };
/** The addresses to connect to; `outer` is set if a proxy of the job's own has to connect. */
type Reached =
  | (Target & {
      readonly kind: 'open';
      readonly addresses: readonly LookupAddress[];
      readonly outer: URL | undefined;
    })
  | { readonly kind: 'refused'; readonly status: 403 | 502; readonly reason: string };

const HTTP_PORT = 80;
const PORTS = [HTTP_PORT, 443];
const LOOKUP = (host: string) => resolve(host, { all: true, verbatim: true });

/** Reads a URL as the standard does: 0x7f.1 and 2130706433 are 127.0.0.1. */
function readTarget(url: string): Target | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return { host: hostname.toLowerCase().replace(/\.$/, ''), port: Number(port || HTTP_PORT) };
}

/** Finds the addresses once, checks them, and returns them to connect to: a second answer of the resolver changes nothing. */
async function reach(
  target: Target | undefined,
  protocol: 'http' | 'https',
  { hosts, lookup = LOOKUP }: ReachableHosts,
): Promise<Reached> {
  const refuse = (reason: string, status: 403 | 502 = 403) =>
    ({ kind: 'refused', status, reason }) as const;
  if (target === undefined) return refuse('this is not a valid host');
  const { host, port } = target;
  if (hosts !== 'public' && !hosts.includes(host))
    return refuse(
      `${host} may not be reached from here; ${settingAdvice(`"network": ["${host}"]`)}.`,
    );
  if (!PORTS.includes(port)) return refuse(`${host} may be reached only on ports 80 and 443.`);
  const outer = findOuterProxy(protocol, host);
  const found = await attempt(lookup(host.replace(/^\[|\]$/g, '')));
  const addresses = found.kind === 'done' ? found.value : [];
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    return refuse(
      `${host} is this machine or on its network: such addresses can't be reached from here.`,
    );
  // The job's proxy may know names that are not known here; whether they are public can't be said then.
  const isOpen = addresses.length > 0 || (outer !== undefined && hosts !== 'public');
  if (isOpen) return { kind: 'open', host, port, addresses, outer };
  const advice = `; ${settingAdvice(`"network": ["${host}"]`)}.`;
  return refuse(`${host} was not found${outer === undefined ? '' : advice}`, 502);
}

export type HostProxySettings = ReachableHosts & {
  /** The path at which the socket is made. */
  readonly path: string;
  /** Connects to one of these addresses. */
  readonly dial?: (addresses: readonly LookupAddress[], port: number) => Duplex;
};

const MAX_HEADER_BYTES = 32_768;

/** Listens; returns a function that ends the proxy with all its connections. */
export async function openHostProxy(settings: HostProxySettings): Promise<() => void> {
  const answer = (incoming: IncomingMessage, response: ServerResponse) =>
    void pass(incoming, response, settings);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, answer);
  // Reads what comes through tunnels for plain HTTP, and opens no tunnels itself.
  const inTunnels = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, answer);
  server.on(
    'connect',
    (incoming, client, head) => void tunnel(incoming, client, head, inTunnels, settings),
  );
  return listenAt(settings.path, server);
}

async function tunnel(
  { url = '' }: IncomingMessage,
  client: Duplex,
  head: Buffer,
  inTunnels: Server,
  settings: HostProxySettings,
): Promise<void> {
  client.on('error', () => client.destroy());
  const target = readTarget(`http://${url}`);
  const reached = await reach(target, 'https', settings);
  if (reached.kind === 'refused') return refuseTunnel(client, reached.status, reached.reason);
  const { addresses, outer, host, port } = reached;
  if (head.length > 0) client.unshift(head);
  if (port === HTTP_PORT) {
    client.write(ESTABLISHED);
    return void inTunnels.emit('connection', client);
  }
  const connected = await attempt(async () => {
    if (outer !== undefined) return tunnelThrough(outer, `${host}:${port}`);
    const socket = dial(addresses, port, settings);
    await once(socket, 'connect');
    return socket;
  });
  if (connected.kind === 'threw') return refuseTunnel(client, 502, `${host} could not be reached`);
  client.write(ESTABLISHED);
  const other = connected.value.on('error', () => client.destroy());
  const named = settings.hosts === 'public' ? undefined : host;
  if (!(await passHello(client, other, named))) return;
  joinStreams(client, other);
}

const ESTABLISHED = 'HTTP/1.1 200 Connection established\r\n\r\n';

/**
 * Passes on what client and server say until the server has taken the client's hello. Returns false, and ends both, if the
 * client doesn't speak TLS or, where only one host is `named`, asks for another one, or hides which.
 */
async function passHello(client: Duplex, server: Duplex, named?: string): Promise<boolean> {
  for (let isRepeated = false; ; isRepeated = true) {
    const reader = new HelloReader(isRepeated);
    const read = await readUntil(client, (chunk) => reader.push(chunk));
    if (read.found === undefined || !isFor(named, read.found)) {
      server.destroy();
      refuseHello(client, read, named);
      return false;
    }
    const { rest } = read.found;
    server.write(read.bytes.subarray(0, read.bytes.length - rest.length));
    if (rest.length > 0) client.unshift(rest);
    let answer = Buffer.alloc(0);
    const answered = await readUntil(server, (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      return asksAgain(answer);
    });
    client.write(answered.bytes);
    if (answered.found !== true) return true;
  }
}

/** An address has no name that a client could ask for. */
function isFor(named: string | undefined, { hello }: ReadHello): boolean {
  if (hello === undefined || named === undefined) return hello !== undefined;
  return !hello.isEncrypted && hello.serverName === (isIP(named) === 0 ? named : undefined);
}

/** The alert that TLS has for it, `unrecognized_name`; whoever doesn't speak TLS reads an answer in HTTP. */
function refuseHello(client: Duplex, { bytes }: { readonly bytes: Buffer }, named?: string): void {
  if (isRecord(bytes[0])) client.end(Buffer.from([21, 3, 3, 0, 2, 2, 112]));
  else
    refuseTunnel(
      client,
      403,
      `only TLS${named === undefined ? '' : ` for ${named}`} may pass here.`,
    );
}

const HELLO_MS = 10_000;

/** Reads until `take` returns something, the stream ends, or too much time has passed; the stream is paused then. */
function readUntil<T>(
  stream: Duplex,
  take: (chunk: Buffer) => T | undefined,
): Promise<{ readonly found: T | undefined; readonly bytes: Buffer }> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (found?: T) => {
      clearTimeout(timer);
      stream.off('data', read).off('end', closed).off('close', closed).pause();
      resolve({ found, bytes: Buffer.concat(chunks) });
    };
    const closed = () => end();
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      const found = take(chunk);
      if (found !== undefined) end(found);
    };
    const timer = setTimeout(closed, HELLO_MS);
    stream.on('data', read).once('end', closed).once('close', closed).resume();
  });
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
  const { url: given = '', method } = incoming;
  const answer = (status: number, reason: string) => {
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
    response.end(`${reason}\n`);
  };
  const url = given.startsWith('/') ? `http://${incoming.headers.host}${given}` : given;
  if (!/^http:\/\//i.test(url) || !URL.canParse(url))
    return answer(400, 'this is a proxy for http');
  const reached = await reach(readTarget(url), 'http', settings);
  if (reached.kind === 'refused') return answer(reached.status, reached.reason);
  const { addresses, outer, port } = reached;
  const { host, pathname, search, href } = new URL(url);
  // The request's host is the one that was checked.
  const options = {
    method,
    headers: { ...endToEnd(incoming.headers), ...framing(incoming), host },
  };
  const outgoing =
    outer === undefined
      ? request({
          ...options,
          path: `${pathname}${search}`,
          createConnection: () => dial(addresses, port, settings),
        })
      : requestThrough(outer, { ...options, path: href });
  const fail = () => answer(502, `${host} could not be reached`);
  outgoing.once('error', fail);
  outgoing.once('response', (got) => {
    const { statusCode = 0, headers } = got;
    // No answer has such a status, and Node throws for some: https://www.rfc-editor.org/rfc/rfc9110#section-15
    if (statusCode < 200) return fail();
    response.writeHead(statusCode, endToEnd(headers));
    pipeline(got, response, () => undefined);
  });
  response.once('close', () => outgoing.destroy());
  pipeline(incoming, outgoing, () => undefined);
}

const OF_ONE_CONNECTION =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

/** Without its length, a body would be read as further requests. */
function framing({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

function endToEnd<T>(headers: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.test(name)),
  );
}

/** Connects to the first of the addresses that answers, or as the settings say. */
export function dial(
  addresses: readonly LookupAddress[],
  port: number,
  settings: Pick<HostProxySettings, 'dial'> = {},
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
