// A proxy on this machine that alone knows the hosts' names, and writes down what it is asked for.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSafeServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBytes } from '../../../rehearsal/artifacts.ts';
import { portOf } from '../a-server.ts';

export type Proxied = {
  readonly host: string;
  readonly path: string;
  readonly isTunnelled: boolean;
};

export type TestProxy = {
  /** `127.0.0.1:<port>` */
  readonly place: string;
  readonly seen: readonly Proxied[];
  /** A file with the certificate of every `*.squad.invalid`. */
  readonly certificate: string;
  /** From now on the host is `origin`. In JSON from there `origin` is called `shownAs`. */
  route(host: string, to: { readonly origin: string; readonly shownAs?: string }): void;
  hosts(): readonly string[];
  close(): Promise<void>;
};

type Route = { readonly origin: string; readonly shownAs?: string };

/** Starts it; `credentials`, `name:password`, are asked of everybody. */
export async function aProxy(credentials?: string): Promise<TestProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'squad-proxy-'));
  const { key, cert } = makeCertificate();
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, cert);
  const routes = new Map<string, Route>();
  const seen: Proxied[] = [];
  const wanted =
    credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  const mayPass = (request: IncomingMessage) =>
    wanted === undefined || request.headers['proxy-authorization'] === wanted;
  const pass = (request: IncomingMessage, response: ServerResponse, isTunnelled: boolean) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    seen.push({ host: url.hostname, path: url.pathname, isTunnelled });
    return forward(request, response, { url, route: routes.get(url.hostname) });
  };
  const behind = createServer((request, response) => void pass(request, response, true));
  const safe = createSafeServer({ key, cert }, (request, response) => {
    void pass(request, response, true);
  });
  const front = createServer((request, response) => {
    if (mayPass(request)) void pass(request, response, false);
    else response.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end();
  });
  front.on('connect', (request, socket) => {
    if (!mayPass(request)) {
      socket.end('HTTP/1.1 407 No\r\nproxy-authenticate: Basic realm="proxy"\r\n\r\n');
      return;
    }
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    (request.url?.endsWith(':443') ? safe : behind).emit('connection', socket);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    place: `127.0.0.1:${portOf(front)}`,
    seen,
    certificate,
    route: (host, route) => void routes.set(host, route),
    hosts: () => [...new Set(seen.map(({ host }) => host))],
    async close() {
      for (const server of [behind, safe, front]) server.closeAllConnections();
      front.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Makes a key and a certificate for names, as OpenSSL lists them. */
export function makeCertificate(names = 'DNS:*.squad.invalid'): {
  readonly key: string;
  readonly cert: string;
} {
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const about = ['-subj', '/CN=squad', '-addext', `subjectAltName=${names}`];
  const pem = execFileSync('openssl', [...args, '-nodes', '-days', '2', ...about, '-keyout', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const start = pem.indexOf('-----BEGIN CERTIFICATE');
  return { key: pem.slice(0, start), cert: pem.slice(start) };
}

type Way = { readonly url: URL; readonly route: Route | undefined };

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { url, route }: Way,
): Promise<void> {
  if (route === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { 'proxy-authorization': _password, ...headers } = request.headers;
  const { origin, shownAs } = route;
  const { method } = request;
  const asked = ask(new URL(url.pathname + url.search, origin), { method, headers });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
  const [answer] = await once(asked, 'response');
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...told } = answer.headers;
  response.writeHead(answer.statusCode, told);
  if (!String(told['content-type']).startsWith('application/json')) {
    answer.pipe(response);
    return;
  }
  const text = (await readBytes(answer)).toString();
  response.end(shownAs === undefined ? text : text.replaceAll(origin, shownAs));
}
