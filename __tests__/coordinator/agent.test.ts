import { describe, expect, it } from '@jest/globals';
import type { Submission } from '#src/coordinator/agents/agent-environment.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { SquadError } from '#src/errors.ts';
import { aRuntime, finishes, never, says, type TurnScript } from './a-runtime.ts';
import { reviews } from './a-team-run.ts';
import { aHandoff, anAgentEnvironment } from './an-agent-environment.ts';

const conflict = (...files: string[]): Submission => ({ kind: 'conflict', files });
const committed: Submission = { kind: 'committed', commit: 'c0ffee', files: ['a.ts'] };

/** Hockney at work: his turns, and what his workspace answers to each submission. */
async function hockney(
  acts: readonly TurnScript[],
  submissions: readonly (Submission | Error)[] = [],
) {
  const agentRun = anAgentEnvironment({
    runtime: aRuntime({ acts: { hockney: acts } }),
    submissions: { hockney: submissions },
  });
  const result = await agentRun.clock.drive(agentRun.broker.route(aHandoff()));
  return { ...agentRun, result, row: agentRun.read().agents[0] };
}

const silent: TurnScript = async () => ({ kind: 'stopped', why: 'silence' });

describe('an agent', () => {
  it('answers, its files handed in as finished and its session closed', async () => {
    const { row, submitted, runtime } = await hockney([says('Two tests.')], [committed]);
    expect(row).toMatchObject({ state: 'done', answer: 'Two tests.' });
    expect(submitted).toEqual([{ label: 'hockney', unfinished: false, title: 'Two tests.' }]);
    expect(runtime.closed).toEqual(['hockney']);
  });

  it('is told who it is before anything else, and gets the context of the handoff', async () => {
    const { broker, runtime } = anAgentEnvironment();
    await broker.route(aHandoff({ context: 'See issue 7.', files: ['a.ts'] }));
    expect(runtime.opened[0]?.systemPrompt).toMatch(
      /^You are Hockney, a Squad agent\.[\s\S]*## Charter\n\n# Hockney\n\n## How you work here\n\n/,
    );
    expect(runtime.opened[0]?.systemPrompt).not.toContain('See issue 7.');
    expect(runtime.asked[0]?.prompt).toMatch(
      /^## Incoming from coordinator \(implementation-request\)\n\nWrite tests\n\n\*\*Context:\*\*\n> See issue 7\.\n\n/,
    );
  });

  it('fails by name when its charter is missing, before a session is opened', async () => {
    const message = 'The charter of Hockney was not found in .squad/agents/.';
    const { broker, runtime, read, pool } = anAgentEnvironment({
      configure: () => Promise.reject(new SquadError({ code: 'E_INPUT', message })),
    });
    expect(await broker.route(aHandoff())).toEqual({
      kind: 'failed',
      to: 'Hockney',
      reason: message,
      type: 'E_INPUT',
    });
    expect(read().agents).toMatchObject([
      { session: 'hockney', agent: 'hockney', state: 'failed' },
    ]);
    expect([runtime.opened, pool.isFull()]).toEqual([[], false]);
  });

  it.each<[string, TurnScript, string]>([
    ['it falls silent', silent, 'failed'],
    ['the model fails', async () => ({ kind: 'failed', type: 'query', message: 'x' }), 'failed'],
    [
      'the run ends',
      async (moment) => {
        moment.say({ kind: 'usage', model: 'gpt', inputTokens: 1_000_000, outputTokens: 0 });
        return never(moment);
      },
      'stopped',
    ],
  ])('hands in what it wrote, as unfinished, when %s', async (_, act, state) => {
    const { submitted, row, runtime } = await hockney([act, act], [committed]);
    expect(submitted).toEqual([{ label: 'hockney', unfinished: true }]);
    expect([row?.state, runtime.closed]).toEqual([state, ['hockney']]);
  });

  it('fails, and its session is closed, when its files cannot be committed', async () => {
    const { result, row, runtime, pool, broker, read } = await hockney(
      [says('ok')],
      [new SquadError({ code: 'E_GIT', message: 'git commit-tree failed' })],
    );
    expect(read().losses).toEqual(['What Hockney wrote could not be kept: git commit-tree failed']);
    expect(result).toMatchObject({
      kind: 'failed',
      reason: 'git commit-tree failed',
      type: 'E_GIT',
    });
    expect(row).toMatchObject({ state: 'failed', answer: 'git commit-tree failed' });
    expect([runtime.closed, pool.isFull()]).toEqual([['hockney'], false]);
    await broker.settled();
  });
});

describe('a task that ended without what it was for', () => {
  const notDone = [{ part: 'it', why: 'there is no form' }];
  const done = says('Done.');

  /** Hockney's prompts after the first, and how his task ended; he changed a file where `works` says so. */
  async function asked(
    handoff: Partial<Handoff>,
    acts: readonly TurnScript[],
    works: readonly boolean[] = [],
  ) {
    const submissions = [committed, committed, committed];
    const rest = [...works];
    const { broker, clock, runtime } = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: acts } }),
      submissions: { hockney: submissions },
      hasWorked: () => rest.shift() ?? false,
    });
    const result = await clock.drive(broker.route(aHandoff(handoff)));
    const prompts = runtime.asked.filter(({ label }) => label === 'hockney').slice(1);
    return { prompts: prompts.map(({ prompt }) => prompt), result };
  }

  const named = { isTyped: true } as const;
  const untyped = { isTyped: false } as const;
  const question = { text: 'Which form?' };

  it.each<[string, number, Partial<Handoff>, readonly TurnScript[], (readonly boolean[])?]>([
    ['a change that its sender named is asked for once', 1, named, [done, done], []],
    ['what nobody named is not asked for', 0, untyped, [done], []],
    ['nor is an answer', 0, { ...named, type: 'question' }, [done], []],
    ['nor is a change that was made, or handed on', 0, named, [done], [true]],
    ['nor is one that is said not to be done', 0, named, [finishes({ notDone })], []],
    ['nor is one before which people are asked', 0, named, [finishes({ question })], []],
  ])('%s', async (_what, times, handoff, acts, works) => {
    expect((await asked(handoff, acts, works)).prompts).toHaveLength(times);
  });

  it('fails where the change was not made then, and it does not say why', async () => {
    const { prompts, result } = await asked(named, [done, says('It was fine already.')]);
    expect(prompts[0]).toMatch(/^You were asked for a change, and no file was changed\./);
    expect(result).toMatchObject({
      kind: 'failed',
      type: 'nothing-changed',
      reason: expect.stringContaining(': It was fine already.'),
    });
    const made = await asked(named, [done, done], [false, true]);
    const told = await asked(named, [done, finishes({ notDone })]);
    expect([made.result.kind, told.result.kind]).toEqual(['answered', 'answered']);
  });

  it('is asked once for a review that was only said', async () => {
    const review = { type: 'review-request' } as const;
    const { prompts, result } = await asked(review, [done, reviews([{ verdict: 'approved' }])]);
    expect(prompts).toEqual([expect.stringContaining('Record it with squad_review.')]);
    expect(result).toMatchObject({ response: 'Review by Hockney: approved, no findings.' });
    expect((await asked(review, [done, done])).result).toMatchObject({
      response: 'Done.',
      remarks: ['Hockney recorded no review, so nothing is approved or rejected.'],
    });
  });
});

describe('a conflict', () => {
  it('is handed back once, with the files that collide', async () => {
    const { result, runtime, submitted } = await hockney(
      [says('Two tests.'), says('Resolved.')],
      [conflict('a.ts', 'b.ts'), committed],
    );
    expect(result).toMatchObject({ kind: 'answered', response: 'Resolved.' });
    expect(runtime.asked[1]?.prompt).toContain('- a.ts\n- b.ts');
    expect(submitted).toHaveLength(2);
  });

  it('leaves the first report where there is no second', async () => {
    const { result } = await hockney(
      [says('Two tests.'), says(' ')],
      [conflict('a.ts'), committed],
    );
    expect(result).toMatchObject({ kind: 'answered', response: 'Two tests.' });
  });

  it('is set aside for a person when it is not resolved', async () => {
    const { result, events, runtime } = await hockney(
      [],
      [conflict('a.ts', 'b.ts'), conflict('b.ts')],
    );
    expect(result).toEqual({
      kind: 'failed',
      to: 'Hockney',
      reason:
        "The changes collide with a colleague's in b.ts; they are kept on the branch squad/7-login-hockney.",
      type: 'conflict',
    });
    expect(events.filter(({ kind }) => kind === 'conflict')).toMatchObject([
      { files: ['a.ts', 'b.ts'], keptOn: undefined },
      { files: ['b.ts'], keptOn: 'squad/7-login-hockney' },
    ]);
    expect([runtime.asked.length, runtime.closed]).toEqual([2, ['hockney']]);
  });

  it('is said to be in the bundle of the run where it could not be pushed', async () => {
    const { broker, clock, read } = anAgentEnvironment({
      submissions: { hockney: [conflict('a.ts'), conflict('a.ts')] },
      configure: async (config) => ({
        ...config,
        workspace: {
          ...config.workspace,
          pushToFallbackBranch: async () => ({ keptOn: 'squad/7-login-hockney', isBundled: true }),
        },
      }),
    });
    const result = await clock.drive(broker.route(aHandoff()));
    expect(result).toMatchObject({
      reason:
        "The changes collide with a colleague's in a.ts; they are kept in the run's bundle as squad/7-login-hockney.",
    });
    expect(read().conflicts).toMatchObject([{ keptOn: 'squad/7-login-hockney', isBundled: true }]);
  });

  it('is set aside when the agent finds no end with it', async () => {
    const { row, submitted } = await hockney([says('It is there.'), silent], [conflict('a.ts')]);
    expect(row).toMatchObject({ state: 'failed', answer: expect.stringContaining('are kept on') });
    expect(submitted).toHaveLength(1);
  });

  it('of work that the end of the run cut short leaves the agent stopped, its work kept', async () => {
    const stopped: TurnScript = async (moment) => {
      moment.say({ kind: 'usage', model: 'gpt', inputTokens: 1_000_000, outputTokens: 0 });
      return never(moment);
    };
    const { row, runtime } = await hockney([stopped], [conflict('a.ts')]);
    expect(row).toMatchObject({
      state: 'stopped',
      answer: expect.stringContaining('kept on the branch squad/7-login-hockney'),
    });
    expect(runtime.asked).toHaveLength(1);
  });
});
