// Agents that route at random, waited for or not, to anybody or nobody, and fail in every way: the run always ends.
import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coordinate } from '../../src/coordinator/coordinator.ts';
import type { Submission } from '../../src/coordinator/desk.ts';
import { aClock, type FakeClock } from './a-clock.ts';
import { aCrew, type FakeCrew } from './a-crew.ts';
import { type Act, aRuntime, type Moment, never } from './a-runtime.ts';

const AGENTS = ['hockney', 'verbal', 'fenster', 'keaton'];

type Step =
  | { readonly kind: 'route'; readonly input: object }
  | { readonly kind: 'think'; readonly ms: number }
  | { readonly kind: 'fail' }
  | { readonly kind: 'spend'; readonly tokens: number }
  | { readonly kind: 'hang' };

const route = fc
  .record({
    targetAgent: fc.constantFrom(...AGENTS, 'nobody', 'coordinator'),
    task: fc.constant('x'),
    waitForResult: fc.boolean(),
    priority: fc.constantFrom('normal', 'urgent'),
    timeoutMs: fc.integer({ min: 1000, max: 600_000 }),
  })
  .map((input): Step => ({ kind: 'route', input }));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: route },
  fc.integer({ min: 0, max: 200_000 }).map((ms): Step => ({ kind: 'think', ms })),
  fc.constant<Step>({ kind: 'fail' }),
  fc.integer({ min: 1, max: 400 }).map((tokens): Step => ({ kind: 'spend', tokens })),
  fc.constant<Step>({ kind: 'hang' }),
);

/** Plays a script; a step that ends the turn says how. */
function play(steps: readonly Step[], clock: FakeClock): Act {
  return async (moment) => {
    for (const next of steps) {
      if (moment.signal.aborted || next.kind === 'hang') return never(moment);
      if (next.kind === 'fail') return { kind: 'failed', type: 'query', message: 'broken' };
      await take(next, moment, clock);
    }
    return 'ok';
  };
}

async function take(next: Step, { call, say }: Moment, clock: FakeClock): Promise<void> {
  if (next.kind === 'route') await call('squad_route', next.input);
  if (next.kind === 'think') {
    await clock.sleep(next.ms);
    say({ kind: 'other', name: 'reasoning' });
  }
  if (next.kind === 'spend') {
    say({ kind: 'usage', model: 'gpt', inputTokens: next.tokens, outputTokens: 0 });
  }
}

const submission: fc.Arbitrary<Submission | Error> = fc.constantFrom<(Submission | Error)[]>(
  { kind: 'nothing' },
  { kind: 'committed', commit: 'c1', files: ['a'] },
  { kind: 'conflict', files: ['a'] },
  new Error('disk full'),
);

const story = fc.record({
  scripts: fc.record(
    Object.fromEntries(
      ['coordinator', ...AGENTS].map((who) => [who, fc.array(step, { maxLength: 4 })]),
    ),
  ),
  places: fc.integer({ min: 1, max: 4 }),
  queueLimit: fc.integer({ min: 0, max: 6 }),
  submissions: fc.array(submission, { maxLength: 3 }),
  unopened: fc.subarray(AGENTS),
  cancelAfter: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
});

type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

function companyOf({ scripts, submissions, unopened, places, queueLimit }: Story): FakeCrew {
  const clock = aClock();
  const acts = Object.fromEntries(
    Object.entries(scripts).map(([who, steps]) => [who, [play(steps, clock)]]),
  );
  const hangs = new Set(unopened.map((name) => `${name}-2`));
  return aCrew({
    clock,
    places,
    queueLimit,
    runtime: aRuntime({
      acts,
      opening: ({ label }) => (hangs.has(label) ? new Promise(() => undefined) : Promise.resolve()),
    }),
    limits: { tokens: 1000, toolCalls: 30 },
    submissions: Object.fromEntries(AGENTS.map((who) => [who, submissions])),
  });
}

describe('agents that route at random', () => {
  it('S0-31 A2A-02 always end: every row, every handoff, every place, every listener', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const company = companyOf(told);
        const { clock, budget, pool, runtime, read, cancel } = company;
        const ended = clock.drive(coordinate(company.coordination()));
        if (told.cancelAfter !== undefined) {
          clock.sleep(told.cancelAfter).then(cancel, () => undefined);
        }

        await ended;
        await company.broker.settled();
        budget.close();

        const { agents, handoffs } = read();
        expect([...agents, ...handoffs].filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
        expect(new Set(agents.map(({ session }) => session)).size).toBe(agents.length);
        const opened = agents.filter(({ sessionId }) => sessionId !== '');
        expect(runtime.closed).toHaveLength(opened.length);
        expect(new Set(runtime.closed)).toEqual(new Set(opened.map((row) => row.session)));
        expect(getEventListeners(budget.signal, 'abort')).toEqual([]);
        const { signal } = new AbortController();
        const free = Array.from({ length: told.places }, () => pool.acquire('normal', signal));
        await Promise.all(free);
        expect(pool.isFull()).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
