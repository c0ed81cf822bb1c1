// The client's manners, against a server that answers what it is told, with seconds that last a millisecond.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fetchWithTimeout, openRepositoryClient } from '#src/adapters/github/client.ts';
import { aServer, type TestServer } from '../a-server.ts';

type Answer = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: object;
  /** Instead of the body. */
  readonly raw?: string;
};
type Sent = { readonly method: string; readonly url: string; readonly token: string | undefined };

let server: TestServer;
let origin = '';
let answers: (Answer | 'break')[] = [];
const sent: Sent[] = [];
const warned: string[] = [];

beforeAll(async () => {
  server = await aServer((request, response) => {
    const { method = '', url = '', headers } = request;
    sent.push({ method, url, token: headers.authorization });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'break' || answer === undefined) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.raw ?? JSON.stringify(answer.body ?? {}));
  });
  ({ origin } = server);
});

afterAll(() => server.close());

beforeEach(() => {
  sent.splice(0);
  warned.splice(0);
});

const good: Answer = { status: 200 };
const later = (after: string, status = 429): Answer => ({
  status,
  headers: { 'retry-after': after },
});

function clientOf() {
  return openRepositoryClient({
    apiUrl: `${origin}/api/v3`,
    serverUrl: origin,
    owner: 'acme',
    name: 'shop',
    repositoryId: '1',
    token: 'secret',
    warn: (text) => warned.push(text),
    secondMs: 1,
  });
}

async function ask(method: 'GET' | 'POST', ...given: (Answer | 'break')[]) {
  answers = given;
  return clientOf()
    .octokit.request(`${method} /repos/acme/shop/issues/7`)
    .then(
      ({ status }) => status,
      (error: { status?: number }) => error.status,
    );
}

describe('a rate limit', () => {
  it.each([
    ['429 with seconds', later('2'), 2],
    ['429 with a date that is past', later('Mon, 02 Nov 2020 07:00:00 GMT'), 1],
    ['429 with nonsense', later('soon'), 60],
    ['403 that says when', later('3', 403), 3],
    [
      '403 of the secondary limit',
      { status: 403, body: { message: 'You have exceeded a secondary rate limit' } },
      60,
    ],
  ])('%s is waited for, by reads and by writes', async (_what, refusal, seconds) => {
    expect(await ask('GET', refusal, good)).toBe(200);
    expect(await ask('POST', refusal, good)).toBe(200);
    const words = `GitHub asks us to wait ${seconds} s (rate limit).`;
    expect(warned).toEqual([words, words]);
  });

  it('is waited for until requests are allowed again', async () => {
    const reset = String(Math.floor(Date.now() / 1000) + 20);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    expect(await ask('GET', { status: 403, headers }, good)).toBe(200);
    expect(warned).toHaveLength(1);
  });

  it('is not waited for when it takes an hour', async () => {
    expect(await ask('GET', later('3600'), good)).toBe(429);
    expect(sent).toHaveLength(1);
  });

  it('is waited for at most twice', async () => {
    expect(await ask('GET', later('1'))).toBe(429);
    expect(sent).toHaveLength(3);
  });
});

describe('a refusal', () => {
  it.each([401, 404, 422])('%i is final', async (status) => {
    expect(await ask('GET', { status }, good)).toBe(status);
    expect(sent).toHaveLength(1);
  });
});

describe('a server in trouble', () => {
  it.each([500, 504])('gets a third request after two answers with %i', async (status) => {
    expect(await ask('GET', { status }, { status }, good)).toBe(200);
    expect(sent).toHaveLength(3);
  });

  it('gets another request after a broken connection', async () => {
    expect(await ask('GET', 'break', good)).toBe(200);
  });

  it.each([{ status: 502 }, 'break' as const])('gets no second write request', async (trouble) => {
    expect(await ask('POST', trouble, good)).not.toBe(200);
    expect(sent).toHaveLength(1);
  });
});

describe('a success that is not GitHub’s', () => {
  const page = { status: 200, headers: { 'content-type': 'text/html' }, raw: '<html>' };
  const half = { status: 200, raw: '{"number":' };
  const empty = { status: 200, raw: '' };

  async function read(...given: Answer[]) {
    answers = given;
    const { octokit } = clientOf();
    return (await octokit.request('GET /repos/acme/shop/issues/7')).data;
  }

  it.each([
    ['a page', page],
    ['half an answer', half],
    ['an empty answer', empty],
  ])('%s is asked for again, twice at most', async (_what, answer) => {
    expect(await read(answer, answer, { status: 200, body: { number: 7 } })).toEqual({ number: 7 });
    expect(sent).toHaveLength(3);
    await expect(read(answer)).rejects.toThrow('not JSON');
    expect(sent).toHaveLength(6);
  });

  it('fails a write, which is not sent again', async () => {
    expect(await ask('POST', page, good)).toBe(502);
    expect(sent).toHaveLength(1);
  });
});

it.each([
  ['GET', 2],
  ['POST', 1],
])('a server that is silent ends a %s, which is sent %i times', async (method, times) => {
  const sentTo: unknown[] = [];
  const silent: typeof fetch = (input, { signal } = {}) => {
    sentTo.push(input);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const bounded = fetchWithTimeout({ readMs: 20, writeMs: 20 }, silent);
  const asked = bounded(origin, { method });
  await expect(asked).rejects.toMatchObject({
    name: 'AbortError',
    message: 'no answer within 0.02 s',
  });
  expect(sentTo).toEqual(Array.from({ length: times }, () => origin));
});

it('a body that stops in its middle ends with the limit, whatever was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const half = await aServer((_, response) => void response.writeHead(200).write('half'));
  const timed = fetchWithTimeout({ readMs: 200, writeMs: 200 }, fetch);
  const response = await timed(half.origin, { signal: new AbortController().signal });
  collect();
  await expect(response.text()).rejects.toThrow(/timeout/);
  await half.close();
}, 5_000);

describe('a redirect', () => {
  const moved = { status: 301, headers: { location: '/api/v3/repositories/1/issues/7' } };

  it('is followed to the same request in the renamed repository, with the token', async () => {
    expect(await ask('GET', moved, good)).toBe(200);
    expect(sent.at(-1)).toEqual({
      method: 'GET',
      url: '/api/v3/repositories/1/issues/7',
      token: 'token secret',
    });
  });

  it.each([
    ['https://evil.example/api/v3/repositories/1/issues/7'],
    ['http://localhost:9/'],
    ['//evil.example/x'],
    ['/api/v3/repositories/2/issues/7'],
    ['/api/v3/repositories/1/issues/8'],
    ['/api/v3/repositories/1/issues/7?page=2'],
    ['/api/v3/repos/acme/other/issues/7'],
    ['/api/v3/repos/acme/shop/issues/7'],
  ])('to %s is not followed', async (location) => {
    for (const method of ['GET', 'POST'] as const) {
      sent.splice(0);
      expect(await ask(method, { status: 307, headers: { location } }, good)).not.toBe(200);
      expect(sent).toHaveLength(1);
    }
  });

  it('is followed once', async () => {
    expect(await ask('GET', moved, moved, good)).not.toBe(200);
    expect(sent).toHaveLength(2);
  });
});

describe('the end of a run’s time', () => {
  function clientUntil(over: AbortController, apiUrl = origin, left = 60_000) {
    const warn = (text: string) => {
      warned.push(text);
      over.abort();
    };
    const place = { apiUrl, serverUrl: origin, owner: 'acme', name: 'shop' };
    const settings = { ...place, token: 'secret', warn, secondMs: 20 };
    const { octokit } = openRepositoryClient({
      ...settings,
      time: { left: () => left, over: over.signal },
    });
    return () => octokit.request('GET /repos/acme/shop/issues/7');
  }

  it('ends a request that nobody answers', async () => {
    const over = new AbortController();
    let onRequest = () => over.abort();
    const silent = await aServer(() => onRequest());
    await expect(clientUntil(over, silent.origin)()).rejects.toThrow();
    // Of a cancelled run it takes a part of what is left.
    onRequest = () => undefined;
    await expect(clientUntil(new AbortController(), silent.origin, 100)()).rejects.toThrow();
    await silent.close();
  });

  it('ends a request that waits for a rate limit', async () => {
    answers = [later('59'), good];
    await expect(clientUntil(new AbortController())()).rejects.toThrow();
    expect({ warned: warned.length, sent: sent.length }).toEqual({ warned: 1, sent: 1 });
  });

  it('leaves a request the time that it needs', async () => {
    answers = [good];
    expect(await clientUntil(new AbortController(), origin, 4_000.7)()).toMatchObject({
      status: 200,
    });
  });

  it('lets the last words begin after it', async () => {
    const over = new AbortController();
    over.abort();
    answers = [good];
    expect(await clientUntil(over)()).toMatchObject({ status: 200 });
  });
});
