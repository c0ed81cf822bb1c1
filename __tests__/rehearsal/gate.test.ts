// The gate before the far side of the network: what passes arrives whole, and every spoiled answer is spoiled as it says.
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openGate, type Passage } from '../../rehearsal/gate.ts';
import type { OpenServer } from '../../rehearsal/open-server.ts';

const REAL = JSON.stringify({ number: 7, title: 'Validate the login form' });

let works = 0;
let passage: Passage = {};
let gate: OpenServer;
const server = createServer((_, response) => {
  works += 1;
  response.writeHead(201, { 'x-real': 'yes' }).end(REAL);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  gate = await openGate({ target: () => `http://127.0.0.1:${port}`, guard: () => passage });
});
beforeEach(() => {
  works = 0;
});
afterAll(async () => {
  await gate.close();
  server.close();
});

const ask = (signal?: AbortSignal) =>
  fetch(gate.origin, { method: 'POST', body: 'x', ...(signal === undefined ? {} : { signal }) });

describe('the gate', () => {
  it('lets a request and its answer through, and tells both moments around the answer', async () => {
    const moments: string[] = [];
    const answered = new Promise<void>((resolve) => {
      passage = {
        before: async () => moments.push('before') > 0,
        worked: async () => void moments.push(`worked ${works}`),
        answered: async () => resolve(),
      };
    });
    const response = await ask();
    expect([response.status, response.headers.get('x-real')]).toEqual([201, 'yes']);
    expect(await response.text()).toBe(REAL);
    await answered;
    expect(moments).toEqual(['before', 'worked 1']);
  });

  it('gives no answer, and does no work, when it is told so beforehand', async () => {
    passage = { before: async () => false };
    await expect(ask()).rejects.toThrow();
    expect(works).toBe(0);
  });

  it.each([
    ['a status', { status: 429, headers: { 'retry-after': '1' } }, 429, /Server Error/],
    ['half of what was there', 'half', 201, /^\{"number":7,"title":"Va$/],
    ['nothing', 'empty', 200, /^$/],
    ['a page', 'page', 200, /<title>/],
  ] as const)('answers with %s', async (_, spoiled, status, text) => {
    passage = { spoiled };
    const response = await ask();
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(text);
  });

  it.each(['reset', 'cut'] as const)('ends the connection: %s', async (spoiled) => {
    passage = { spoiled };
    await expect(ask().then((response) => response.text())).rejects.toThrow();
  });

  it.each(['endless', 'silent'] as const)('never ends: %s', async (spoiled) => {
    passage = { spoiled };
    const giveUp = AbortSignal.timeout(300);
    await expect(ask(giveUp).then((response) => response.text())).rejects.toThrow(/timeout/);
  });

  it('does the work of a spoiled request when it is told to', async () => {
    passage = { spoiled: { status: 502 }, works: true };
    expect((await ask()).status).toBe(502);
    expect(works).toBe(1);
    passage = { spoiled: { status: 502 } };
    await ask();
    expect(works).toBe(1);
  });
});
