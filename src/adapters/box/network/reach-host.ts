// Decides whether a program in the box may reach a host, and finds the host's addresses.
import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { attempt } from '#src/errors.ts';
import { findOuterProxy } from './outer-proxy.ts';
import { isPublicAddress } from './public-addresses.ts';

/** The hosts that settings name. */
export type ReachableHosts = {
  /** In lower case. */
  readonly hosts: readonly string[];
  /** Finds the addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
};

/** What a program wants to reach. */
export type Target = { readonly host: string; readonly port: number };
/** The addresses to connect to; `outer` is set if a proxy of the job's own has to connect. */
export type Reached =
  | { readonly kind: 'open'; readonly addresses: readonly LookupAddress[]; readonly outer?: URL }
  | { readonly kind: 'refused'; readonly status: 403 | 502; readonly reason: string };

const PORTS = [80, 443];
const LOOKUP = (host: string) => resolve(host, { all: true, verbatim: true });

/** Reads a URL as the standard does: 0x7f.1 and 2130706433 are 127.0.0.1. */
export function readTarget(url: string): Target | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return { host: hostname.toLowerCase().replace(/\.$/, ''), port: Number(port || 80) };
}

/** Finds the addresses once, checks them, and returns them to connect to: a second answer of the resolver changes nothing. */
export async function reach(
  target: Target | undefined,
  protocol: 'http' | 'https',
  { hosts, lookup = LOOKUP }: ReachableHosts,
): Promise<Reached> {
  const refuse = (reason: string, status: 403 | 502 = 403) =>
    ({ kind: 'refused', status, reason }) as const;
  if (target === undefined) return refuse('this is not a valid host');
  const { host, port } = target;
  if (!hosts.includes(host))
    return refuse(
      `${host} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${host}"] } in the squad's config.json on the default branch.`,
    );
  if (!PORTS.includes(port)) return refuse(`${host} may be reached only on ports 80 and 443.`);
  const outer = findOuterProxy(protocol, host);
  const found = await attempt(lookup(host));
  const addresses = found.kind === 'done' ? found.value : [];
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    return refuse(
      `${host} is this machine or on its network: such addresses can't be reached from here.`,
    );
  if (outer !== undefined) return { kind: 'open', addresses, outer };
  return addresses.length > 0 ? { kind: 'open', addresses } : refuse(`${host} was not found`, 502);
}
