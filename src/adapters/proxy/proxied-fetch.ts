// Sends our requests to services other than GitHub's API through the job's proxy, too.
import { HttpClient } from '@actions/http-client';
import { fetch as fetchThrough } from 'undici';
import { settleProxies } from './proxies.ts';

export type ProxiedRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
};

/**
 * Fetches an address, through the proxy that the variables name for it. A redirect is not followed: keys in the
 * headers are for this address. Throws a SquadError (E_INPUT) for an invalid proxy.
 */
export async function proxiedFetch(address: string, request: ProxiedRequest): Promise<Response> {
  settleProxies();
  const init = { ...request, redirect: 'manual' } as const;
  const dispatcher = new HttpClient('squad-action').getAgentDispatcher(address);
  return dispatcher === undefined
    ? fetch(address, init)
    : fetchThrough(address, { ...init, dispatcher });
}

/** Returns the body; undefined when it is longer than `maxBytes`. */
export async function readAtMost(
  { body, headers }: Response,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const isTooLong = Number(headers.get('content-length') ?? 0) > maxBytes;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of isTooLong ? [] : (body ?? [])) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  if (isTooLong) await body?.cancel();
  return isTooLong ? undefined : Buffer.concat(chunks);
}
