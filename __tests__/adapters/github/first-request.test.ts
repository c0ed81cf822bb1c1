import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { untilRequestSent } from '../../../src/adapters/github/first-request.ts';

const never = new Promise<never>(() => undefined);
const AN_HOUR = 3_600_000;

describe('the wait for a request', () => {
  it('ends when the request leaves, before it is answered', async () => {
    let answer = () => {};
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer = () => void response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answered = fetch(`http://127.0.0.1:${port}/permission`);
    await untilRequestSent(never, AN_HOUR);
    while (asked.length === 0) await new Promise(setImmediate);
    answer();
    expect((await answered).status).toBe(200);
    server.close();
  });

  it.each([
    ['answered without a request', Promise.resolve()],
    ['refused', Promise.reject(new Error('no'))],
  ])('ends when it is %s', async (_, answer) => {
    await expect(untilRequestSent(answer, AN_HOUR)).resolves.toBeUndefined();
  });

  it('ends where nothing tells of requests, as behind some proxies', async () => {
    await expect(untilRequestSent(never, 1)).resolves.toBeUndefined();
  });
});
