// Runs in the box, where there is no network: accepts connections on ports and passes them to sockets of ours.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { constants } from 'node:os';
import { attempt } from '#src/errors.ts';
import { PROXY_PORT } from '#src/ports/box.ts';
import { joinStreams } from '../proxy/sockets.ts';

const ADDRESS = `http://127.0.0.1:${PROXY_PORT}`;
const LOCAL = 'localhost,127.0.0.1,::1';
/** Java knows no variables for proxies and homes, and Maven's resolver needs to be told to read Java's properties. */
const JAVA_OPTIONS = [
  ...['http', 'https'].flatMap((kind) => [
    `-D${kind}.proxyHost=127.0.0.1`,
    `-D${kind}.proxyPort=${PROXY_PORT}`,
  ]),
  '-Dhttp.nonProxyHosts=localhost|127.*|[::1]',
  '-Daether.connector.http.useSystemProperties=true',
  '-Daether.transport.apache.useSystemProperties=true',
];

/** Returns the variables by which programs with this home find the proxy. */
export function proxyVariables(home: string): Readonly<Record<string, string>> {
  return { ...VARIABLES, JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS.join(' ')} -Duser.home="${home}"` };
}

const VARIABLES = {
  HTTP_PROXY: ADDRESS,
  HTTPS_PROXY: ADDRESS,
  ALL_PROXY: ADDRESS,
  NO_PROXY: LOCAL,
  http_proxy: ADDRESS,
  https_proxy: ADDRESS,
  all_proxy: ADDRESS,
  no_proxy: LOCAL,
  npm_config_proxy: ADDRESS,
  npm_config_https_proxy: ADDRESS,
  NODE_USE_ENV_PROXY: '1',
  YARN_HTTP_PROXY: ADDRESS,
  YARN_HTTPS_PROXY: ADDRESS,
};

/** A port of the box's loopback, and the socket to which connections to it are passed. */
export type ForwardedPort = { readonly port: number; readonly path: string };

/** Listens on the ports, and runs the command; this process ends as the command does. */
export async function forward(
  ports: readonly ForwardedPort[],
  hasConnection: boolean,
  [command = '', ...args]: readonly string[],
): Promise<void> {
  await Promise.all(ports.map(listen));
  const connection = hasConnection ? (['inherit'] as const) : [];
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', ...connection] });
  child.once('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`);
    process.exit(error.code === 'ENOENT' ? 127 : 126);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}

async function listen({ port, path }: ForwardedPort): Promise<void> {
  const open = (host: string) => {
    const server = createServer({ allowHalfOpen: true }, (client) =>
      joinStreams(client, connect({ path, allowHalfOpen: true })),
    );
    server.listen(port, host);
    return once(server, 'listening');
  };
  await open('127.0.0.1');
  // Not every kernel has IPv6; where there is, `localhost` may mean it.
  await attempt(open('::1'));
}
