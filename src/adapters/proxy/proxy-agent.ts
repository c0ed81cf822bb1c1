// The part of undici that @actions/github uses, on Node's own HTTP client: an agent for a proxy, and a fetch that takes it.
// scripts/build.mjs puts it in the place of undici, which is 0.4 MB.
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ProxyRequest, refusal, Tunnels } from './tunnels.ts';

type ProxyAgentOptions = { readonly uri: string; readonly token?: string };

/** Sends requests through one proxy. `token`: `Basic ...`. */
export class ProxyAgent {
  readonly #request: ProxyRequest;
  readonly #tunnels: Tunnels;

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
