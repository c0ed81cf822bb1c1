// The part of undici that @actions/github uses, on Node's own HTTP client: an agent for a proxy, and a fetch that takes it.
// scripts/build.mjs puts it in the place of undici, which is 0.4 MB.
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

/** How long a proxy may take to open a tunnel. */
const CONNECT_MS = 10_000;

/** Sends requests through one proxy. `token`: `Basic ...`. */
export class ProxyAgent {
  readonly #request: ProxyRequest;
  readonly #tunnels: Agent;

  constructor({ uri, token }: ProxyAgentOptions) {
    const { protocol, hostname, port } = new URL(uri);
    const authorization = token === undefined ? {} : { 'proxy-authorization': token };
    const request = protocol === 'https:' ? httpsRequest : httpRequest;
    this.#request = ({ headers, ...options }) =>
      request({
        // In a URL, an IPv6 address is in brackets.
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        ...options,
        headers: { ...headers, ...authorization },
      });
    this.#tunnels = new Tunnels(this.#request);
  }

  /** Sends a request: to an `https:` server through a tunnel, to an `http:` server by way of the proxy itself. */
  async send(request: Request): Promise<Response> {
    const { url, method, signal } = request;
    const body = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'gzip' };
    const options = { method, signal };
    // `requestSignal` is our own option: it closes the tunnel with its request.
    const tunnelled = { ...options, headers, agent: this.#tunnels, requestSignal: signal };
    const sent = url.startsWith('https:')
      ? httpsRequest(url, tunnelled)
      : this.#request({ ...options, headers: { ...headers, host: new URL(url).host }, path: url });
    sent.end(body.length === 0 ? undefined : body);
    const responded = Promise.race([once(sent, 'response'), closedUnanswered(sent)]);
    // The response reports later errors too.
    sent.on('error', () => undefined);
    const [answer] = await responded;
    if (answer.statusCode === 407) throw new Error(refusal(407));
    return responseOf(answer);
  }
}

/** Rejects when the connection closes. After a change of protocol (HTTP 101) there is neither a response nor an error. */
async function closedUnanswered(sent: ClientRequest): Promise<never> {
  await once(sent, 'close');
  throw new Error('The connection was closed without an answer.');
}

type ProxiedRequestInit = Omit<RequestInit, 'dispatcher'> & { readonly dispatcher?: unknown };

/** Node's own `fetch`, or the agent's when there is one. */
export async function fetch(url: string | URL, { dispatcher, ...init }: ProxiedRequestInit = {}) {
  const isProxied = dispatcher instanceof ProxyAgent;
  return isProxied ? dispatcher.send(new Request(url, init)) : globalThis.fetch(url, init);
}

/** The options that Node's agents pass on; the request's own signal is not among them. */
type TunnelTarget = Pick<TlsOptions, 'host' | 'port' | 'servername'> & {
  readonly requestSignal?: AbortSignal;
};
type OnConnected = (error: Error | null, socket?: Duplex) => void;

/** Keeps tunnels open between requests; an idle tunnel doesn't keep the process alive. */
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
  const address = `${host.includes(':') ? `[${host}]` : host}:${target.port ?? 443}`;
  const options = { method: 'CONNECT', path: address, headers: { host: address }, agent: false };
  const connecting = request(options);
  let openSocket: Duplex | undefined;
  const giveUp = () => {
    // The retry plugin doesn't repeat a request that failed with an error of this name.
    const silent = Object.assign(new Error('The proxy does not answer.'), { name: 'AbortError' });
    connecting.destroy(silent);
    openSocket?.destroy(silent);
  };
  const late = setTimeout(giveUp, CONNECT_MS);
  target.requestSignal?.addEventListener('abort', giveUp);
  try {
    connecting.end();
    const [{ statusCode }, socket] = await once(connecting, 'connect');
    openSocket = socket;
    if (statusCode !== 200) {
      socket.destroy();
      throw new Error(refusal(statusCode));
    }
    const safe = secure({ socket, host, servername, ALPNProtocols: ['http/1.1'] });
    openSocket = safe;
    await once(safe, 'secureConnect');
    return safe;
  } finally {
    clearTimeout(late);
    target.requestSignal?.removeEventListener('abort', giveUp);
  }
}

function refusal(status: number | undefined): string {
  return status === 407
    ? 'The proxy requires a name and a password, or rejects those in its address (HTTP 407).'
    : `The proxy refuses to connect to the server (HTTP ${status}).`;
}

const STATUSES_WITHOUT_BODY = [204, 205, 304];

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
  const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  const headers = new Headers(entries);
  if (STATUSES_WITHOUT_BODY.includes(status)) {
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
