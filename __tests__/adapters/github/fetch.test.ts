// The limits of one request to GitHub, on a server of this machine.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { fetchWithTimeout } from '../../../src/adapters/github/fetch.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

it('a body that stops in its middle ends with the limit, whatever was collected meanwhile', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200).write('half');
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const timed = fetchWithTimeout({ readMs: 200, writeMs: 200 }, fetch);
  const given = new AbortController();
  const response = await timed(`http://127.0.0.1:${port}/`, { signal: given.signal });
  collect();
  await expect(response.text()).rejects.toThrow(/timeout/);
  server.closeAllConnections();
  server.close();
}, 5_000);
