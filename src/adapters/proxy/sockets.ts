// What the proxy and the services of the box have in common: sockets at paths of ours, and what passes between two of them.
import { once } from 'node:events';
import type { Server } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';

/** Passes on what each of them says to the other; when one fails, both end. */
export function joinStreams(one: Duplex, other: Duplex): void {
  pipeline(one, other, () => undefined);
  pipeline(other, one, () => undefined);
}

const MAX_CONNECTIONS = 256;

/** Makes a server listen at a path; returns a function that ends it with all its connections. Rejects if it can't listen. */
export async function listenAt(path: string, server: Server): Promise<() => void> {
  const open = new Set<Duplex>();
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    open.add(socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket)));
  });
  server.listen(path).unref();
  await once(server, 'listening');
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}
