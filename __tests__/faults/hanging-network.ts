// A network in front of the embedded GitHub in which a request can hang: it is accepted, and never answered.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type HangingNetwork = {
  /** `http://127.0.0.1:<port>`, in the place of the embedded GitHub's. */
  readonly origin: string;
  /** What came, in order: `GET /repos/acme/shop/issues/7/comments`, `POST git-receive-pack`. */
  readonly seen: readonly string[];
  /** Where requests go on to. */
  connect(origin: string): void;
  close(): Promise<void>;
};

export type Hang = {
  /** The number of the request that hangs; the first is 1. */
  readonly at: number;
  /** So do all that come later. */
  readonly forGood: boolean;
  readonly onHang: () => void;
  /** Others that hang, by their names. */
  readonly also?: (name: string) => boolean;
  /** From then on the network works. */
  readonly until?: AbortSignal;
};

/** Opens the network. */
export async function openHangingNetwork(hang: Hang): Promise<HangingNetwork> {
  const seen: string[] = [];
  let target = '';
  const server = createServer((incoming, outgoing) => {
    seen.push(nameOf(incoming));
    if (seen.length === hang.at) hang.onHang();
    const isLater = hang.forGood && seen.length > hang.at;
    const hangs = seen.length === hang.at || isLater || hang.also?.(nameOf(incoming)) === true;
    if (!hangs || hang.until?.aborted) forward(incoming, outgoing, target);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    connect(origin) {
      target = origin;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, headers } = incoming;
  const passed = request(`${target}${incoming.url ?? '/'}`, { method, headers, agent: false });
  passed.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  for (const stream of [incoming, outgoing]) stream.on('error', () => passed.destroy());
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

function nameOf({ method, url = '/' }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, 'http://network');
  const service = searchParams.get('service');
  return `${method} ${pathname.replace('/api/v3', '')}${service === null ? '' : ` ${service}`}`;
}
