// Runs in the box, where there is no network: accepts connections on a port and passes them to the proxy's socket.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { constants } from 'node:os';
import { pipeline } from 'node:stream';

/** In a network namespace of its own, every port is free. */
const PORT = 3128;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const LOCAL = 'localhost,127.0.0.1,::1';

/** The variables by which programs find the proxy. */
export const PROXY_VARIABLES: Readonly<Record<string, string>> = {
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
};

/** Listens, and runs the command; this process ends as the command does. */
export async function forward(
  socketPath: string,
  hasConnection: boolean,
  [command = '', ...args]: readonly string[],
): Promise<void> {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const proxy = connect({ path: socketPath, allowHalfOpen: true });
    pipeline(client, proxy, () => undefined);
    pipeline(proxy, client, () => undefined);
  });
  server.listen(PORT, '127.0.0.1');
  await once(server, 'listening');
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
