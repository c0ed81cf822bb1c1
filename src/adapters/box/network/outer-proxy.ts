// The job's own proxy, if its network has one: requests from the box to named hosts leave the machine through it.
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { settleProxies } from '../../proxy/proxies.ts';

const CONNECT_MS = 10_000;

/** Returns the proxy for a host by the job's variables; undefined if there is none, or not for this host. */
export function findOuterProxy(protocol: 'http' | 'https', host: string): URL | undefined {
  const { no_proxy = '', [`${protocol}_proxy`]: address } = settleProxies().variables;
  const except = no_proxy.split(',').map((it) => it.toLowerCase().replace(/^\*?\./, ''));
  const isExcept = except.some((it) => it === '*' || host === it || host.endsWith(`.${it}`));
  return isExcept || address === undefined ? undefined : new URL(address);
}

/** Begins a request to the proxy. */
export function requestThrough(proxy: URL, options: RequestOptions): ClientRequest {
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
export async function tunnelThrough(proxy: URL, target: string): Promise<Duplex> {
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
