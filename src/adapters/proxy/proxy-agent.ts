// What @actions/github wants of undici, by Node's own HTTP client: an agent for a proxy, and a fetch that takes it.
// scripts/build.mjs puts it in undici's place, which is 0.4 MB; Node's own copy of undici shows no agents.
import { once } from 'node:events';
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent, request as httpsRequest, type RequestOptions as TlsOptions } from 'node:https';
import { type Duplex, pipeline } from 'node:stream';
import { connect as secure } from 'node:tls';
import { createGunzip } from 'node:zlib';

type ProxyAgentOptions = { readonly uri: string; readonly token?: string };
type ProxyRequest = (options: RequestOptions) => ClientRequest;

/** A proxy that is silent for so long is given up: a process that is done waits for nothing. */
const CONNECT_MS = 10_000;

/** The way through one proxy. `token`: `Basic ...`. */
export class ProxyAgent {
  readonly #request: ProxyRequest;
  readonly #tunnels: Agent;

  constructor({ uri, token }: ProxyAgentOptions) {
    const { protocol, hostname, port } = new URL(uri);
    const authorization = token === undefined ? {} : { 'proxy-authorization': token };
    const request = protocol === 'https:' ? httpsRequest : httpRequest;
    this.#request = ({ headers, ...options }) =>
      request({
        // An IPv6 address stands in brackets in an address alone.
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        ...options,
        headers: { ...headers, ...authorization },
      });
    this.#tunnels = new Tunnels(this.#request);
  }

  /** Asks an `https:` server through a tunnel, and lets the proxy itself ask an `http:` one. */
  async send(wanted: Request): Promise<Response> {
    const { url, method, signal } = wanted;
    const body = Buffer.from(await wanted.arrayBuffer());
    const headers = { ...Object.fromEntries(wanted.headers), 'accept-encoding': 'gzip' };
    const options = { method, signal };
    // `given` is ours: the tunnel that the agent opens ends with its request.
    const tunnelled = { ...options, headers, agent: this.#tunnels, given: signal };
    const asked = url.startsWith('https:')
      ? httpsRequest(url, tunnelled)
      : this.#request({ ...options, headers: { ...headers, host: new URL(url).host }, path: url });
    asked.end(body.length === 0 ? undefined : body);
    const answered = once(asked, 'response');
    // An error that comes later is the answer's own, too.
    asked.on('error', () => undefined);
    const [answer] = await answered;
    if (answer.statusCode === 407) throw new Error(refusal(407));
    return responseOf(answer);
  }
}

type ProxiedRequestInit = Omit<RequestInit, 'dispatcher'> & { readonly dispatcher?: unknown };

/** Node's own `fetch`, and that of the agent where one is given. */
export async function fetch(url: string | URL, { dispatcher, ...init }: ProxiedRequestInit = {}) {
  const isProxied = dispatcher instanceof ProxyAgent;
  return isProxied ? dispatcher.send(new Request(url, init)) : globalThis.fetch(url, init);
}

/** What Node's agents hand on of a request; they keep its signal to themselves. */
type TunnelTarget = Pick<TlsOptions, 'host' | 'port' | 'servername'> & {
  readonly given?: AbortSignal;
};
type OnConnected = (error: Error | null, socket?: Duplex) => void;

/** Keeps its tunnels open from one request to the next; those that nobody uses hold no process. */
class Tunnels extends Agent {
  readonly #request: ProxyRequest;

  constructor(request: ProxyRequest) {
    super({ keepAlive: true });
    this.#request = request;
  }

  override createConnection(target: TunnelTarget, onConnected: OnConnected): undefined {
    openTunnel(this.#request, target).then((socket) => onConnected(null, socket), onConnected);
  }
}

async function openTunnel(request: ProxyRequest, target: TunnelTarget): Promise<Duplex> {
  const { servername = '' } = target;
  const host = target.host ?? '';
  const place = `${host.includes(':') ? `[${host}]` : host}:${target.port ?? 443}`;
  const options = { method: 'CONNECT', path: place, headers: { host: place }, agent: false };
  const connecting = request(options);
  let open: Duplex | undefined;
  const giveUp = () => {
    // The retry plugin leaves an error of this name alone.
    const silent = Object.assign(new Error('The proxy does not answer.'), { name: 'AbortError' });
    connecting.destroy(silent);
    open?.destroy(silent);
  };
  const late = setTimeout(giveUp, CONNECT_MS);
  target.given?.addEventListener('abort', giveUp);
  try {
    connecting.end();
    const [{ statusCode }, socket] = await once(connecting, 'connect');
    open = socket;
    if (statusCode !== 200) {
      socket.destroy();
      throw new Error(refusal(statusCode));
    }
    const safe = secure({ socket, host, servername, ALPNProtocols: ['http/1.1'] });
    open = safe;
    await once(safe, 'secureConnect');
    return safe;
  } finally {
    clearTimeout(late);
    target.given?.removeEventListener('abort', giveUp);
  }
}

function refusal(status: number | undefined): string {
  return status === 407
    ? 'The proxy wants a name and a password, or refuses those in its address (HTTP 407).'
    : `The proxy opens no way to the server (HTTP ${status}).`;
}

const EMPTY = [204, 205, 304];

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
  const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  const headers = new Headers(told);
  if (EMPTY.includes(status)) {
    answer.resume();
    return new Response(null, { status, statusText, headers });
  }
  if (headers.get('content-encoding') !== 'gzip') {
    return new Response(answer, { status, statusText, headers });
  }
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const body = pipeline(answer, createGunzip(), () => undefined);
  return new Response(body, { status, statusText, headers });
}
