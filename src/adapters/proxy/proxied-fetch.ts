// Sends our requests to services other than GitHub's API through the job's proxy, too.
import { getProxyUrl } from '@actions/http-client';
import { settleProxies } from './proxies.ts';
import { fetch, ProxyAgent } from './proxy-agent.ts';

/**
 * Fetches an address, through the proxy that the variables name for it. A redirect is not followed: keys in the
 * headers are for this address. Throws a SquadError (E_INPUT) for an invalid proxy.
 */
export async function proxiedFetch(
  address: string,
  init: Omit<RequestInit, 'redirect' | 'dispatcher'>,
): Promise<Response> {
  return fetch(address, { ...init, redirect: 'manual', dispatcher: proxyFor(address) });
}

function proxyFor(address: string): ProxyAgent | undefined {
  settleProxies();
  const uri = getProxyUrl(address);
  if (uri === '') return undefined;
  const { username, password } = new URL(uri);
  const pair = [username, password].map(decodeURIComponent).join(':');
  return new ProxyAgent({
    uri,
    ...(pair === ':' ? {} : { token: `Basic ${Buffer.from(pair).toString('base64')}` }),
  });
}
