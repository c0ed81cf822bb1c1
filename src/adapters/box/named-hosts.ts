// Gives programs in the box the network that their settings allow.
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BoxedProgram } from './entries.ts';
import { PROXY_VARIABLES } from './forwarder.ts';
import { type HostProxySettings, openHostProxy } from './host-proxy.ts';

export type NamedHostsSettings = Pick<HostProxySettings, 'lookup' | 'dial'> & {
  /** A private folder of ours. */
  readonly scratch: string;
  /** The built forwarder. */
  readonly forwarder: string;
};

export type NamedHosts = {
  /** Returns the program as it has to be started. Throws if no socket can be made. */
  reach(program: BoxedProgram): Promise<BoxedProgram>;
  close(): Promise<void>;
};

type Proxy = { readonly folder: string; readonly socket: string; close(): void };

/** Opens one proxy for each list of hosts, when the first program needs it. */
export function openNamedHosts({
  scratch,
  forwarder,
  ...settings
}: NamedHostsSettings): NamedHosts {
  const proxies = new Map<string, Promise<Proxy>>();
  const open = async (hosts: readonly string[]): Promise<Proxy> => {
    const folder = await mkdtemp(join(scratch, 'hosts-'));
    const socket = join(folder, 'proxy');
    return { folder, socket, close: await openHostProxy({ ...settings, hosts, path: socket }) };
  };
  return {
    async reach(program) {
      const { network = 'none', readable, command, environment, hasConnection } = program;
      if (network === 'all') return { ...program, readable: [...readable, ...findResolver()] };
      if (network === 'none' || network.length === 0) return { ...program, network: 'none' };
      const key = network.toSorted().join(' ');
      const opening = proxies.get(key) ?? open(network);
      proxies.set(key, opening);
      // A failure isn't kept: it may be over when the next program starts.
      opening.catch(() => proxies.delete(key));
      const { folder, socket } = await opening;
      const connection = hasConnection === true ? 'connection' : 'none';
      return {
        ...program,
        network: 'none',
        command: [process.execPath, forwarder, socket, connection, ...command],
        environment: { ...environment, ...PROXY_VARIABLES },
        readable: [...readable, dirname(forwarder), folder],
      };
    },
    async close() {
      for (const proxy of await Promise.allSettled(proxies.values())) {
        if (proxy.status === 'fulfilled') proxy.value.close();
      }
    },
  };
}

function findResolver(): readonly string[] {
  return ['/etc/resolv.conf'].filter(existsSync);
}
