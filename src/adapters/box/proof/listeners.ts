// Our listeners, which a program in the box must not reach.
import { once } from 'node:events';
import { createServer, type NetConnectOpts, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** An address reserved for documentation, which nobody has: RFC 5737. */
const NOWHERE = '192.0.2.1';

/** Where we listen; `close` ends it. */
export type Listening = { readonly addresses: readonly NetConnectOpts[]; close(): void };

/** Listens wherever a program of this machine could find us. */
export async function openListeners(folder: string, canary: string): Promise<Listening> {
  const path = join(folder, 'socket');
  // Node 20 pads abstract names, Node 24 does not.
  const abstract = `\0${canary}`;
  const onNetwork = createServer();
  const servers = [onNetwork, createServer(), createServer()];
  await Promise.all([
    listening(onNetwork, { port: 0, host: '0.0.0.0' }),
    listening(servers[1], { path }),
    listening(servers[2], { path: abstract }),
  ]);
  const address = onNetwork.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const own = Object.values(networkInterfaces())
    .flatMap((it) => it ?? [])
    .filter(({ family }) => family === 'IPv4');
  return {
    addresses: [
      ...own.map(({ address: host }) => ({ host, port })),
      { path },
      ...[abstract, abstract.padEnd(108, '\0')].map((name) => ({ path: name })),
      { host: NOWHERE, port: 80 },
    ],
    close() {
      for (const server of servers) server.close();
    },
  };
}

async function listening(
  server: Server | undefined,
  where: Parameters<Server['listen']>[0],
): Promise<void> {
  if (server === undefined) return;
  server.unref().on('connection', (socket) => socket.destroy());
  const ready = once(server, 'listening');
  server.listen(where);
  await ready;
}
