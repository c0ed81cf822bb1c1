import { describe, expect, it } from '@jest/globals';
import { createPoliteFetch } from '../../src/adapters/github-fetch.ts';

const API = 'https://github.example/api/v3';

type Answer = Response | Error | 'hang';

/** A polite fetch on a clock that only moves by sleeping, with a server that gives its answers in turn. */
function aFetch(answers: readonly (() => Answer)[], takesMs = 0) {
  let now = Date.parse('2026-11-02T08:00:00Z');
  const slept: number[] = [];
  const sent: {
    readonly method: string;
    readonly url: string;
    readonly at: number;
    readonly token: string | null;
  }[] = [];
  const warned: string[] = [];
  const begun = now;
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      slept.push(ms);
      now += ms;
    },
  };
  const fake: typeof fetch = async (input, init) => {
    const token = new Headers(init?.headers).get('authorization');
    sent.push({ method: init?.method ?? 'GET', url: String(input), at: now - begun, token });
    now += takesMs;
    const answer = (answers[sent.length - 1] ?? answers.at(-1))?.() ?? new Error('no answer');
    if (answer instanceof Response) return answer;
    throw answer;
  };
  const polite = createPoliteFetch({ fetch: fake, clock, warn: (text) => warned.push(text) });
  return { polite, sent, slept, warned };
}

const good = () => new Response('{}', { status: 200 });
const answer =
  (status: number, headers: Record<string, string> = {}, body = '{}') =>
  () =>
    new Response(body, { status, headers });
const broken = () => new TypeError('fetch failed');
const get = { method: 'GET', headers: { authorization: 'token secret' } };
const post = { ...get, method: 'POST' };

describe('a rate limit', () => {
  it.each([
    ['429 with seconds', answer(429, { 'retry-after': '2' }), 2],
    ['429 with a date', answer(429, { 'retry-after': 'Mon, 02 Nov 2026 08:00:05 GMT' }), 5],
    [
      '429 with a date that is past',
      answer(429, { 'retry-after': 'Mon, 02 Nov 2026 07:00:00 GMT' }),
      1,
    ],
    ['429 with nonsense', answer(429, { 'retry-after': 'soon' }), 60],
    ['429 without a word', answer(429), 60],
    [
      '403 with an empty purse',
      answer(403, {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Date.parse('2026-11-02T08:00:10Z') / 1000),
      }),
      11,
    ],
    [
      '403 for coming too often',
      answer(403, {}, '{"message":"You have exceeded a secondary rate limit."}'),
      60,
    ],
  ])('API-01 is waited for: %s', async (_what, refusal, seconds) => {
    const { polite, slept, sent, warned } = aFetch([refusal, good]);
    expect((await polite(API, post)).status).toBe(200);
    expect(slept).toEqual([seconds * 1000]);
    expect(sent).toHaveLength(2);
    expect(warned).toEqual([`GitHub asks us to wait ${seconds} s (rate limit).`]);
  });

  it('API-01 of an hour is not waited for', async () => {
    const { polite, slept, warned } = aFetch([answer(429, { 'retry-after': '3600' })]);
    expect((await polite(API, get)).status).toBe(429);
    expect({ slept, warned: warned.length }).toEqual({ slept: [], warned: 1 });
  });

  it('API-01 that does not end is waited for twice', async () => {
    const { polite, sent } = aFetch([answer(429, { 'retry-after': '1' })]);
    expect((await polite(API, get)).status).toBe(429);
    expect(sent).toHaveLength(3);
  });
});

describe('a refusal', () => {
  it.each([401, 403, 404, 410, 422])('API-05 %i is final', async (status) => {
    const { polite, sent, slept } = aFetch([answer(status, { 'x-ratelimit-remaining': '900' })]);
    expect((await polite(API, get)).status).toBe(status);
    expect({ sent: sent.length, slept }).toEqual({ sent: 1, slept: [] });
  });

  it('keeps its text readable', async () => {
    const { polite } = aFetch([answer(403, {}, '{"message":"no"}')]);
    expect(await (await polite(API, get)).json()).toEqual({ message: 'no' });
  });
});

describe('a server in trouble', () => {
  it.each([500, 502, 503, 504])('API-02 with %i twice is asked a third time', async (status) => {
    const { polite, sent } = aFetch([answer(status), answer(status), good]);
    expect((await polite(API, get)).status).toBe(200);
    expect(sent).toHaveLength(3);
  });

  it('API-02 that breaks the connection is asked again', async () => {
    const { polite, sent } = aFetch([broken, good]);
    expect((await polite(`${API}/graphql`, post)).status).toBe(200);
    expect(sent).toHaveLength(2);
  });

  it.each([answer(502), broken])('API-03 is not written to again', async (trouble) => {
    const { polite, sent } = aFetch([trouble, good]);
    await Promise.allSettled([polite(API, post)]);
    expect(sent).toHaveLength(1);
  });

  it('that never answers is given up within 20 s', async () => {
    const { polite, sent, slept } = aFetch([() => new Error('timeout')], 9_000);
    await expect(polite(API, get)).rejects.toThrow('timeout');
    const waited = slept.reduce((sum, ms) => sum + ms, sent.length * 9_000);
    expect(sent).toHaveLength(2);
    expect(waited).toBeLessThanOrEqual(20_000);
  });
});

describe('a redirect', () => {
  it('API-07 is followed on the same host', async () => {
    const moved = answer(301, { location: '/api/v3/repositories/1' });
    const { polite, sent } = aFetch([moved, good]);
    expect((await polite(API, get)).status).toBe(200);
    expect(sent.map(({ url }) => url)).toEqual([
      API,
      'https://github.example/api/v3/repositories/1',
    ]);
  });

  it.each(['https://evil.example/', 'http://github.example/', '//evil.example/x'])(
    'SEC-11 to %s is not followed, with or without the token',
    async (location) => {
      const { polite, sent } = aFetch([answer(307, { location })]);
      await expect(polite(API, post)).rejects.toThrow('a redirect to another host');
      expect(sent.map(({ url }) => url)).toEqual([API]);
    },
  );

  it('that goes in circles ends', async () => {
    const { polite } = aFetch([answer(302, { location: API })]);
    await expect(polite(API, post)).rejects.toThrow('too many redirects');
  });
});

describe('writes', () => {
  async function timesOf(count: number) {
    const { polite, sent } = aFetch([good]);
    for (let index = 0; index < count; index += 1) await polite(API, post);
    return sent.map(({ at }) => at);
  }

  it('are sent at once when there are few', async () => {
    expect(await timesOf(8)).toEqual(Array(8).fill(0));
  });

  it('API-14 are one a second when there are many', async () => {
    const times = await timesOf(60);
    expect(times.slice(7, 12)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(times.filter((at) => at < 60_000).length).toBeLessThanOrEqual(80);
  });

  it('do not hold up reads', async () => {
    const { polite, sent } = aFetch([good]);
    for (let index = 0; index < 20; index += 1) await polite(API, get);
    expect(sent.map(({ at }) => at)).toEqual(Array(20).fill(0));
  });
});
