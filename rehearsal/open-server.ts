// A server on 127.0.0.1, at a port that the system chooses.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export type OpenServer = {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Ends open connections, too. */
  close(): Promise<void>;
};

/** Starts the server; resolves when it listens. */
export async function openServer(listener: RequestListener): Promise<OpenServer> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
