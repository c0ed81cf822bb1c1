// Tunnels through a proxy to servers that speak https.
import { once } from 'node:events';
import type { ClientRequest, RequestOptions } from 'node:http';
import { Agent, type RequestOptions as TlsOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import { connect as secure } from 'node:tls';

/** Sends a request to the proxy itself. */
export type ProxyRequest = (options: RequestOptions) => ClientRequest;

/** How long a proxy may take to open a tunnel. */
const CONNECT_MS = 10_000;

/** The options that Node's agents pass on; the request's own signal is not among them. */
type TunnelTarget = Pick<TlsOptions, 'host' | 'port' | 'servername'> & {
  readonly requestSignal?: AbortSignal;
};
type OnConnected = (error: Error | null, socket?: Duplex) => void;

/** Keeps tunnels open between requests; an idle tunnel doesn't keep the process alive. */
export class Tunnels extends Agent {
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

/** Explains an answer of the proxy's own. */
export function refusal(status: number | undefined): string {
  return status === 407
    ? 'The proxy requires a name and a password, or rejects those in its address (HTTP 407).'
    : `The proxy refuses to connect to the server (HTTP ${status}).`;
}
