// Has a tool's own calls meet the limits of the box's network: hosts are reached through its proxy on every Node, and a
// refusal says which setting opens a host.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';
import type { ReachableNetwork } from '#src/ports/box.ts';
import { networkRefusal } from '#src/tools/host/explain-failure.ts';

/** Replaces `fetch` and the lookup of names in this process. Call it before any tool's code runs. */
export async function limitNetwork(network: ReachableNetwork): Promise<void> {
  if (network === 'all') return;
  const named = typeof network === 'string' ? [] : network;
  const isOpen = (host: string) => network === 'public' || named.includes(host.toLowerCase());
  if (network !== 'none') await fetchThroughProxy();
  const { fetch } = globalThis;
  const limited: typeof fetch = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : String(input));
    if (!isLocal(hostname) && !isOpen(hostname)) throw refused(hostname);
    return fetch(input, init);
  };
  Object.defineProperty(globalThis, 'fetch', { ...PLAIN, value: limited });
  limitLookups((host) => (isOpen(host) ? new Error(ONLY_FETCH) : refused(host)));
}

const PLAIN = { configurable: true, writable: true, enumerable: true };

const ONLY_FETCH = 'the host is reached through a proxy, which only `fetch` uses here';

/** No name has an address in the box: only the proxy finds them. */
function limitLookups(refusal: (host: string) => Error): void {
  const { lookup } = dns;
  const asked = dns.promises.lookup;
  const limited = (host: string, ...rest: readonly unknown[]): unknown => {
    if (hasAddress(host)) return Reflect.apply(lookup, dns, [host, ...rest]);
    const answer = rest.at(-1);
    if (typeof answer !== 'function') throw new TypeError('lookup takes a callback');
    queueMicrotask(() => Reflect.apply(answer, undefined, [refusal(host)]));
    return undefined;
  };
  const limitedPromise = async (host: string, ...rest: readonly unknown[]): Promise<unknown> => {
    if (!hasAddress(host)) throw refusal(host);
    return Reflect.apply(asked, dns.promises, [host, ...rest]);
  };
  Object.defineProperty(dns, 'lookup', { ...PLAIN, value: limited });
  Object.defineProperty(dns.promises, 'lookup', { ...PLAIN, value: limitedPromise });
  syncBuiltinESMExports();
}

/** Node 24 reads the variables of the proxy itself; older versions ignore them. */
async function fetchThroughProxy(): Promise<void> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return;
  // Loaded only where it is needed: every host would wait for it. A bundle gives CommonJS as a default alone.
  const { default: undici } = await import('undici');
  undici.setGlobalDispatcher(new undici.EnvHttpProxyAgent());
}

function hasAddress(host: string): boolean {
  return isLocal(host) || isIP(host) !== 0;
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|)$/.test(host);
}

function refused(host: string): Error {
  const { message, ...facts } = networkRefusal(host);
  return Object.assign(new Error(message), { ...facts, hostname: host });
}
