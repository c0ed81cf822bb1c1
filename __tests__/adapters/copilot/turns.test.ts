// How a turn ends when the model's provider has a bad day: within its time, and with words that fit people.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Turn } from '#src/ports/agents.ts';
import { call, type ModelReply, text } from './a-model.ts';
import { aRuntimeStage, aSpec, aTool, aTurn, KEY, never, type RuntimeStage } from './a-runtime.ts';

const refusal = (status: number, message: string, headers = {}): ModelReply => ({
  kind: 'raw',
  status,
  headers,
  body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }),
});
const echo = `Incorrect API key provided: ${KEY}`;
const page: ModelReply = { kind: 'raw', status: 200, body: '<html>Sorry</html>' };

type Day = readonly [reply: (index: number) => ModelReply, turn: unknown, requests: number];

const failed = (type: string, message: unknown) => ({ kind: 'failed', type, message });
const provider = (words: string) => `The model's provider ${words}`;
const answered = (said: string) => ({ kind: 'done', text: said });
const first = (reply: ModelReply) => (index: number) => (index === 0 ? reply : text('Hello.'));

const days: Readonly<Record<string, Day>> = {
  'a key that is refused': [
    () => refusal(401, echo),
    failed('authentication', provider('refused the credentials (HTTP 401).')),
    3,
  ],
  'a model that is not allowed': [
    () => refusal(403, echo),
    failed('authentication', provider('refused the credentials (HTTP 403).')),
    1,
  ],
  'a refusal that repeats the key': [
    () => refusal(400, echo),
    failed('query', provider('answered 400 Incorrect API key provided: ***')),
    1,
  ],
  'credit that is used up': [
    () => refusal(402, 'quota'),
    failed('quota', provider('asks for payment (HTTP 402).')),
    1,
  ],
  'a model that does not exist': [
    () => refusal(404, 'no such model'),
    failed('query', provider('does not know the model, or the address (HTTP 404).')),
    1,
  ],
  'a rate limit that ends': [
    first(refusal(429, 'slow', { 'retry-after': '1' })),
    answered('Hello.'),
    2,
  ],
  'a rate limit of an hour': [
    () => refusal(429, 'slow down', { 'retry-after': '3600' }),
    failed('rate_limit', provider('answered 429 slow down')),
    1,
  ],
  'failures without end': [
    () => refusal(500, 'boom'),
    failed('query', expect.stringMatching(/retried 5 times.*500 boom$/)),
    6,
  ],
  'answers that are no JSON': [
    () => page,
    failed('query', expect.stringMatching(/not valid JSON/)),
    6,
  ],
  'an empty answer': [() => text(''), failed('empty_answer', 'The model gave an empty answer.'), 1],
  'tool arguments that are no JSON': [first(call('squad_route', '{"n": ')), answered('Hello.'), 2],
  'a tool that does not exist': [first(call('bash', { command: 'id' })), answered('Hello.'), 2],
};

type Played = { readonly turn: Turn; readonly requests: number };
const played = new Map<string, Promise<Played>>();

async function play([reply]: Day): Promise<Played> {
  const stage = await aRuntimeStage((_said, index) => reply(index));
  const { turn } = await aTurn(stage, { tools: [aTool('squad_route').tool] });
  const requests = stage.model.requests.length;
  await stage.close();
  return { turn, requests };
}

describe('a turn', () => {
  beforeAll(() => {
    // All at once: each waits for the runtime's own retries.
    for (const [name, day] of Object.entries(days)) played.set(name, play(day));
  });

  it.each(Object.keys(days))('ends as it should after %s', async (name) => {
    const [, turn, requests] = days[name] ?? [];
    expect(await played.get(name)).toEqual({ turn, requests });
  });
});

describe('a turn that is stopped', () => {
  let stage: RuntimeStage;
  beforeAll(async () => {
    const silence: ModelReply = { kind: 'silence' };
    stage = await aRuntimeStage((said) =>
      said.text.includes('Go on.') ? text('Went on.') : silence,
    );
  });
  afterAll(() => stage.close());

  it.each(['silence', 'aborted'] as const)('says why: %s', async (why) => {
    const session = await stage.runtime.openSession(aSpec(stage));
    const stop = new AbortController();
    const turn = session.ask('Hang.', stop.signal);
    setImmediate(() => stop.abort(why));
    expect(await turn).toEqual({ kind: 'stopped', why });
    await session.close();
  });

  it('leaves the session fit for the next one, whose answer is its own', async () => {
    const session = await stage.runtime.openSession(aSpec(stage));
    const stop = new AbortController();
    const before = stage.model.requests.length;
    const first = session.ask('Hang.', stop.signal);
    while (stage.model.requests.length === before) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    stop.abort('silence');
    expect(await first).toEqual({ kind: 'stopped', why: 'silence' });
    expect(await session.ask('Go on.', never())).toEqual({ kind: 'done', text: 'Went on.' });
    await session.close();
  });

  it('is stopped at once as well: nothing of it holds up the next one', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 12 }, () => stage.runtime.openSession(aSpec(stage))),
    );
    for (const session of sessions) {
      const stop = new AbortController();
      const first = session.ask('Hang.', stop.signal);
      stop.abort('silence');
      expect(await first).toEqual({ kind: 'stopped', why: 'silence' });
      expect(await session.ask('Go on.', never())).toEqual({ kind: 'done', text: 'Went on.' });
      await session.close();
    }
  });

  it('tells a working tool to stop', async () => {
    const working = await aRuntimeStage(() => call('squad_route', { n: 1 }));
    const stop = new AbortController();
    let told = false;
    const slow = aTool(
      'squad_route',
      (_input, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            told = true;
            resolve('stopped');
          });
          stop.abort('silence');
        }),
    );
    const { turn } = await aTurn(working, { tools: [slow.tool] }, stop.signal);
    await working.close();
    expect({ turn, told }).toEqual({ turn: { kind: 'stopped', why: 'silence' }, told: true });
  });
});

describe('a message to a turn under way', () => {
  const NOTE = 'Fenster says: sessions end after a day.';
  const rolesOf = (stage: RuntimeStage) =>
    stage.model.requests.map(({ body }) => body.messages.map(({ role }) => role));

  it('stands after the result of the tool call that it came in, in the same turn', async () => {
    const stage = await aRuntimeStage((_said, index) =>
      index === 0 ? call('squad_route', { n: 1 }) : text('Done.'),
    );
    const taken: boolean[] = [];
    const { tool } = aTool('squad_route', async () => {
      taken.push(await session.tell(NOTE));
      return 'ok';
    });
    const session = await stage.runtime.openSession(aSpec(stage, { tools: [tool] }));
    expect(await session.ask('Please.', never())).toEqual({ kind: 'done', text: 'Done.' });
    expect(taken).toEqual([true]);
    expect(rolesOf(stage)[1]).toEqual(['system', 'user', 'assistant', 'tool', 'user']);
    expect(stage.model.requests[1]?.text).toContain(NOTE);
    await stage.close();
  });
});
