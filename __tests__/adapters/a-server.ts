// A server of this machine for one test file, which answers as the test says.
import { createServer, type RequestListener, type Server } from 'node:http';

export type TestServer = {
  readonly server: Server;
  /** Its address: `http://127.0.0.1:12345`. */
  readonly origin: string;
  /** Ends it with all of its connections. */
  close(): Promise<void>;
};

/** Starts a server on a free port. */
export async function aServer(answer: RequestListener): Promise<TestServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The port of a server that listens. */
export function portOf(server: { address(): unknown }): number {
  return Number(Reflect.get(Object(server.address()), 'port'));
}
