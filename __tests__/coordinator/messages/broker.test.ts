import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Broker } from '#src/coordinator/messages/broker.ts';
import { SquadError } from '#src/errors.ts';
import { settle } from '../a-clock.ts';
import { aRuntime, never, says, type TurnScript } from '../a-runtime.ts';
import {
  ABLE,
  aHandoff,
  anAgentEnvironment,
  type FakeAgentEnvironment,
} from '../an-agent-environment.ts';

const handoffsOf = ({ read }: FakeAgentEnvironment) =>
  read().handoffs.map(({ id, to, status, reason }) => ({ id, to, status, reason }));
const statesOf = ({ read }: FakeAgentEnvironment) =>
  read().agents.map(({ session, state }) => [session, state]);

const unwaited = (broker: Broker, to: string) =>
  broker.route(aHandoff({ to, waitForResult: false }));

describe('a waited handoff', () => {
  it("gives each its own session, and the session's place back", async () => {
    const agentRun = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [says('Two tests.')] } }),
    });
    const { broker, pool, runtime, clock, budget } = agentRun;
    const answers = [await broker.route(aHandoff()), await broker.route(aHandoff())];
    expect(answers).toMatchObject([
      { kind: 'answered', from: 'Hockney', response: 'Two tests.' },
      { kind: 'answered', from: 'Hockney', response: 'Two tests.' },
    ]);
    expect(runtime.opened.map(({ label }) => label)).toEqual(['hockney', 'hockney-2']);
    expect(runtime.closed).toEqual(['hockney', 'hockney-2']);
    budget.close();
    expect([pool.isFull(), clock.pending(), getEventListeners(budget.signal, 'abort')]).toEqual([
      false,
      0,
      [],
    ]);
  });

  it('says what the model said when it failed', async () => {
    const act: TurnScript = async () => ({
      kind: 'failed',
      type: 'authentication',
      message: 'bad key',
    });
    const { broker } = anAgentEnvironment({ runtime: aRuntime({ acts: { hockney: [act] } }) });
    expect(await broker.route(aHandoff())).toEqual({
      kind: 'failed',
      to: 'Hockney',
      reason: 'bad key',
      type: 'authentication',
    });
  });

  it('fails when its session goes round in circles after it was told, and is not made again', async () => {
    const told: string[] = [];
    const circles: TurnScript = async (turn) => {
      const { call, say, signal } = turn;
      while (!signal.aborted) {
        say({ kind: 'turn-started' });
        told.push((await call('squad_route', { targetAgent: 'nobody', task: 'x' })).text);
      }
      return never(turn);
    };
    const { broker, runtime } = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [circles] } }),
    });
    expect(await broker.route(aHandoff())).toMatchObject({
      kind: 'failed',
      type: 'loop',
      reason: expect.stringMatching(/the same call of squad_route ended the same way 5 times/),
    });
    expect(told).toHaveLength(5);
    const isTold = (text: string) => text.includes('Your session ends if this goes on');
    expect(told.map(isTold)).toEqual([false, false, true, true, true]);
    expect(await broker.route(aHandoff())).toMatchObject({ kind: 'refused', code: 'E_A2A_LOOP' });
    expect(runtime.opened).toHaveLength(1);
  });

  it('tells a session once that it has used half of the tokens of the whole run', async () => {
    const spends: TurnScript = async ({ say }) => {
      const usage = { kind: 'usage', model: 'gpt', outputTokens: 0 } as const;
      for (const share of [0.3, 0.3, 0.3]) {
        say({ ...usage, inputTokens: agentRun.budget.tokens * share });
      }
      return 'Done.';
    };
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts: { hockney: [spends] } }) });
    await agentRun.broker.route(aHandoff());
    const halves = agentRun.runtime.told.filter(({ message }) => message.includes('half of the'));
    expect(halves.map(({ label }) => label)).toEqual(['hockney']);
  });

  it('hands the chosen model to the session', async () => {
    const { broker, runtime } = anAgentEnvironment({
      configure: async (e) => ({ ...e, model: 'gpt-5-mini' }),
    });
    await broker.route(aHandoff());
    expect(runtime.opened[0]?.model).toBe('gpt-5-mini');
  });
});

describe('an unwaited handoff', () => {
  it('returns at once with the session id, though the agent never ends', async () => {
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts: { hockney: [never] } }) });
    const before = agentRun.clock.now();
    expect(await unwaited(agentRun.broker, 'hockney')).toEqual({
      kind: 'delivered',
      to: 'Hockney',
      sessionId: 'session-of-hockney',
    });
    expect(agentRun.clock.now()).toBe(before);
    expect(agentRun.read().agents).toMatchObject([
      { sessionId: 'session-of-hockney', state: 'working' },
    ]);
  });

  it.each([true, false])(
    'fails, waited for (%s) or not, when no session can be opened',
    async (waitForResult) => {
      const thrown = new SquadError({
        code: 'E_RUNTIME',
        message: 'No runtime.',
        hint: 'Get one.',
      });
      const agentRun = anAgentEnvironment({
        runtime: aRuntime({ opening: () => Promise.reject(thrown) }),
      });
      expect(await agentRun.broker.route(aHandoff({ waitForResult }))).toEqual({
        kind: 'failed',
        to: 'Hockney',
        reason: 'No runtime. Get one.',
        type: 'E_RUNTIME',
      });
      expect(statesOf(agentRun)).toEqual([['hockney', 'failed']]);
      expect(handoffsOf(agentRun)).toMatchObject([{ status: 'failed' }]);
      expect(agentRun.pool.isFull()).toBe(false);
    },
  );
});

describe('the queue', () => {
  it('runs urgent work first', async () => {
    const first: TurnScript = () => agentRun.clock.sleep(1000).then(() => 'ok');
    const agentRun = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [first] } }),
      places: 1,
    });
    const { broker, clock, runtime } = agentRun;
    const all = Promise.all([
      broker.route(aHandoff({ to: 'keaton' })),
      broker.route(aHandoff({ to: 'verbal' })),
      broker.route(aHandoff({ to: 'hockney', priority: 'urgent' })),
    ]);
    await clock.drive(all);
    expect(runtime.opened.map(({ label }) => label)).toEqual(['keaton', 'hockney', 'verbal']);
  });

  it('refuses what finds no place in the queue either', async () => {
    const agentRun = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [never] } }),
      places: 1,
      queueLimit: 1,
    });
    await unwaited(agentRun.broker, 'hockney');
    await unwaited(agentRun.broker, 'verbal');
    expect(await unwaited(agentRun.broker, 'keaton')).toMatchObject({
      kind: 'refused',
      code: 'E_POOL_FULL',
      reason: expect.stringContaining('full'),
    });
    expect(handoffsOf(agentRun).at(-1)).toMatchObject({ id: 'h3', status: 'refused' });
    expect(agentRun.read().agents).toHaveLength(2);
  });

  it('ends everybody when a limit is reached: at work, being opened, and queued', async () => {
    const runtime = aRuntime({
      acts: { hockney: [never] },
      opening: ({ label }) =>
        label === 'verbal' ? new Promise(() => undefined) : Promise.resolve(),
    });
    const agentRun = anAgentEnvironment({ runtime, places: 2 });
    const { broker, clock, budget, cancel, submitted, pool } = agentRun;
    const all = ['hockney', 'verbal', 'keaton', 'fenster'].map((to) =>
      broker.route(aHandoff({ to })),
    );
    await settle();
    cancel();
    const told = await clock.drive(Promise.all(all));
    await broker.settled();
    const reason = 'The job was cancelled.';
    expect(told.map((result) => 'reason' in result && result.reason)).toEqual(
      Array(4).fill(reason),
    );
    expect(statesOf(agentRun)).toEqual([
      ['hockney', 'stopped'],
      ['verbal', 'stopped'],
      ['keaton', 'stopped'],
      ['fenster', 'stopped'],
    ]);
    expect(handoffsOf(agentRun).map(({ status }) => status)).toEqual(Array(4).fill('failed'));
    expect(submitted).toEqual([{ label: 'hockney', unfinished: true }]);
    budget.close();
    expect([pool.isFull(), clock.pending(), getEventListeners(budget.signal, 'abort')]).toEqual([
      false,
      0,
      [],
    ]);
  });
});

describe('who gets it', () => {
  it.each([['nobody'], ['*'], ['hockney2', ' Did you mean hockney?'], ['']])(
    'refuses %j, lists who there is, and starts nobody',
    async (to, hint = '') => {
      const agentRun = anAgentEnvironment();
      expect(await agentRun.broker.route(aHandoff({ to }))).toEqual({
        kind: 'refused',
        code: 'E_AGENT_NOT_FOUND',
        reason: `There is no agent "${to}" on this squad. Available agents: hockney, verbal, fenster, keaton.${hint}`,
        next: 'choose one of them',
      });
      expect(handoffsOf(agentRun)).toMatchObject([{ to, status: 'refused' }]);
      expect(agentRun.runtime.opened).toEqual([]);
    },
  );

  it('never gives two sessions one label, whatever the agents are called', async () => {
    const team = ['hockney', 'hockney-2', 'coordinator'].map((slug) => ({
      ...ABLE,
      slug,
      name: slug,
      role: '',
    }));
    const { broker, runtime } = anAgentEnvironment({ team });
    for (const to of ['hockney', 'hockney', 'hockney-2', 'hockney', 'coordinator']) {
      await broker.route(aHandoff({ from: 'octocat', to }));
    }
    const labels = runtime.opened.map(({ label }) => label);
    expect(labels).toEqual(['hockney', 'hockney-2', 'hockney-2-2', 'hockney-3', 'coordinator-2']);
  });
});
