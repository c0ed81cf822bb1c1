// Agents that route at random, waited for or not, to anybody or nobody, and fail in every way: the run always ends.
import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coordinate } from '../../src/coordinator/coordinator.ts';
import type { Submission } from '../../src/coordinator/desk.ts';
import { aCrew } from './a-crew.ts';
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

type Doing = 'done' | 'failed' | 'hangs';

async function take(
  step: Step,
  moment: Moment,
  sleep: (ms: number) => Promise<void>,
): Promise<Doing> {
  switch (step.kind) {
    case 'route':
      await moment.call('squad_route', step.input);
      return 'done';
    case 'think':
      await sleep(step.ms);
      moment.say({ kind: 'other', name: 'reasoning' });
      return 'done';
    case 'spend':
      moment.say({ kind: 'usage', model: 'gpt', inputTokens: step.tokens, outputTokens: 0 });
      return 'done';
    case 'fail':
      return 'failed';
    case 'hang':
      return 'hangs';
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

describe('agents that route at random', () => {
  it('S0-31 A2A-02 always end: every row, every handoff, every place, every timer', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ scripts, submissions, unopened, cancelAfter, ...sizes }) => {
        const play =
          (steps: readonly Step[]): Act =>
          async (moment) => {
            for (const next of steps) {
              if (moment.signal.aborted) return never(moment);
              const doing = await take(next, moment, (ms) => company.clock.sleep(ms));
              if (doing === 'hangs') return never(moment);
              if (doing === 'failed') return { kind: 'failed', type: 'query', message: 'broken' };
            }
            return 'ok';
          };
        const acts = Object.fromEntries(
          Object.entries(scripts).map(([who, steps]) => [who, [play(steps)]]),
        );
        const company = aCrew({
          ...sizes,
          runtime: aRuntime({
            acts,
            opening: ({ label }) =>
              unopened.some((name) => label === `${name}-2`)
                ? new Promise(() => undefined)
                : Promise.resolve(),
          }),
          limits: { tokens: 1000, toolCalls: 30 },
          submissions: Object.fromEntries(AGENTS.map((who) => [who, submissions])),
        });
        const { clock, coordination, budget, broker, pool, runtime, read } = company;
        if (cancelAfter !== undefined)
          clock.sleep(cancelAfter).then(company.cancel, () => undefined);

        await clock.drive(coordinate(coordination()));

        await broker.settled();
        budget.close();
        const { agents, handoffs } = read();
        expect(agents.filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
        expect(handoffs.filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
        expect(new Set(agents.map(({ session }) => session)).size).toBe(agents.length);
        const spawned = agents.filter(({ sessionId }) => sessionId !== '');
        expect([...runtime.closed].sort()).toEqual(spawned.map((row) => row.session).sort());
        expect(getEventListeners(budget.signal, 'abort')).toEqual([]);
        const signal = new AbortController().signal;
        const places = Array.from({ length: sizes.places }, () => pool.acquire('normal', signal));
        await Promise.all(places);
        expect(pool.isFull()).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
