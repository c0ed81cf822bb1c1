// Gives programs in the box the network that their settings allow, through sockets: they have no other.
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { PROXY_PORT } from '#src/ports/box.ts';
import { dial, type HostProxySettings, openHostProxy } from '../proxy/host-proxy.ts';
import { joinStreams, listenAt } from '../proxy/sockets.ts';
import type { BoxedProgram } from './entries.ts';
import { type ForwardedPort, proxyVariables } from './forwarder.ts';

type BoxNetworksSettings = Pick<HostProxySettings, 'lookup' | 'dial'> & {
  /** A private folder of ours. */
  readonly scratch: string;
  /** The built forwarder. */
  readonly forwarder: string;
};

export type BoxNetworks = {
  /** Returns the program as it has to be started. Throws if no socket can be made. */
  reach(program: BoxedProgram): Promise<BoxedProgram>;
  close(): Promise<void>;
};

/** The sockets in one folder, and the ports at which programs find them. */
type Opened = {
  readonly folder: string;
  readonly ports: readonly ForwardedPort[];
  close(): void;
};

/** Opens the sockets for what the settings allow, when the first program needs them. */
export function openBoxNetworks(settings: BoxNetworksSettings): BoxNetworks {
  const opened = new Map<string, Promise<Opened>>();
  return {
    async reach(program) {
      const { services = [], readable, command, environment } = program;
      const hosts = openHosts(program);
      if (hosts === undefined && services.length === 0) return program;
      const key = JSON.stringify([hosts, services]);
      const opening = opened.get(key) ?? openSockets(hosts, services, settings);
      opened.set(key, opening);
      // A failure isn't kept: it may be over when the next program starts.
      opening.catch(() => opened.delete(key));
      const { folder, ports } = await opening;
      const { forwarder } = settings;
      const connection = program.hasConnection === true ? 'connection' : 'none';
      const start = [process.execPath, forwarder, JSON.stringify(ports), connection];
      return {
        ...program,
        command: [...start, ...command],
        environment: {
          ...environment,
          ...(hosts === undefined ? {} : proxyVariables(program.home)),
        },
        readable: [...readable, dirname(forwarder), folder],
      };
    },
    async close() {
      for (const sockets of await Promise.allSettled(opened.values())) {
        if (sockets.status === 'fulfilled') sockets.value.close();
      }
    },
  };
}

type Hosts = HostProxySettings['hosts'];

function openHosts({ network = 'none' }: BoxedProgram): Hosts | undefined {
  return network === 'none' || network.length === 0 ? undefined : network;
}

async function openSockets(
  hosts: Hosts | undefined,
  services: readonly number[],
  { scratch, ...settings }: BoxNetworksSettings,
): Promise<Opened> {
  const folder = await mkdtemp(join(scratch, 'network-'));
  const placeOf = (port: number): ForwardedPort => ({ port, path: join(folder, String(port)) });
  const proxy = placeOf(PROXY_PORT);
  const closing = await Promise.all([
    ...(hosts === undefined ? [] : [openHostProxy({ ...settings, hosts, path: proxy.path })]),
    ...services.map((port) => openService(placeOf(port))),
  ]);
  return {
    folder,
    ports: [...(hosts === undefined ? [] : [proxy]), ...services.map(placeOf)],
    close() {
      for (const close of closing) close();
    },
  };
}

const LOOPBACK = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Connects whoever comes to the path to the port of this machine, and to no other. */
async function openService({ port, path }: ForwardedPort): Promise<() => void> {
  const server = createServer({ allowHalfOpen: true }, (client) =>
    joinStreams(client, dial(LOOPBACK, port)),
  );
  return listenAt(path, server);
}
