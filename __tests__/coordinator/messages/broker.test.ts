import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { runCoordinator } from '../../../src/coordinator/coordinator.ts';
import type { Broker } from '../../../src/coordinator/messages/broker.ts';
import { SquadError } from '../../../src/errors.ts';
import { settle } from '../a-clock.ts';
import { aRuntime, never, says, type TurnScript } from '../a-runtime.ts';
import {
  ABLE,
  aHandoff,
  anAgentEnvironment,
  type FakeAgentEnvironment,
  TEAM,
} from '../an-agent-environment.ts';

const handoffsOf = ({ read }: FakeAgentEnvironment) =>
  read().handoffs.map(({ id, to, status, reason }) => ({ id, to, status, reason }));
const statesOf = ({ read }: FakeAgentEnvironment) =>
  read().agents.map(({ session, state }) => [session, state]);

const unwaited = (broker: Broker, to: string) =>
  broker.route(aHandoff({ to, waitForResult: false }));

describe('a waited handoff', () => {
  it("S0-19 S0-31 gives each its own session, and the session's place back", async () => {
    const company = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [says('Two tests.')] } }),
    });
    const { broker, pool, runtime, clock, budget } = company;
    const answers = [await broker.route(aHandoff()), await broker.route(aHandoff())];
    expect(answers).toEqual([
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

  it('is sent, then answered', async () => {
    const company = anAgentEnvironment();
    const answer = company.broker.route(aHandoff({ to: 'Hockney' }));
    expect(handoffsOf(company)).toEqual([
      { id: 'h1', to: 'hockney', status: 'sent', reason: undefined },
    ]);
    await answer;
    expect(handoffsOf(company)).toEqual([
      { id: 'h1', to: 'hockney', status: 'answered', reason: undefined },
    ]);
  });

  it('S0-21 tells session id, agent, task and who asked', async () => {
    const { broker, events } = anAgentEnvironment();
    await broker.route(aHandoff());
    expect(events.find(({ kind }) => kind === 'agent.spawned')).toMatchObject({
      session: 'hockney',
      sessionId: 'session-of-hockney',
      agent: 'hockney',
      task: 'Write tests',
      requestedBy: 'coordinator',
    });
  });

  it('S0-23 ends after its time: the session is aborted and released, and the caller told', async () => {
    const company = anAgentEnvironment({
      runtime: aRuntime({
        acts: {
          hockney: [never],
          coordinator: [
            async ({ call }) => {
              const input = { targetAgent: 'hockney', task: 'Write tests' };
              return (await call('squad_route', input)).text;
            },
          ],
        },
      }),
    });
    const { clock, coordination, pool, runtime, submitted } = company;
    const told = runCoordinator(coordination());
    await clock.advance(299_999);
    expect(statesOf(company)).toEqual([
      ['coordinator', 'working'],
      ['hockney', 'working'],
    ]);
    await clock.advance(1);
    expect(await told).toEqual({
      kind: 'done',
      text: expect.stringMatching(
        /^E_TOOL: Agent "Hockney" failed: timeout: no answer within 300 s; /,
      ),
    });
    expect(handoffsOf(company)).toMatchObject([
      { status: 'failed', reason: 'timeout: no answer within 300 s' },
    ]);
    expect([runtime.closed, pool.isFull()]).toEqual([['hockney', 'coordinator'], false]);
    expect(submitted[0]).toEqual({ label: 'hockney', unfinished: true });
  });

  it('S0-26 says what the model said when it failed', async () => {
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

  it('S0-30 hands the chosen model to the session', async () => {
    const { broker, runtime } = anAgentEnvironment({
      configure: async (e) => ({ ...e, model: 'gpt-5-mini' }),
    });
    await broker.route(aHandoff());
    expect(runtime.opened[0]?.model).toBe('gpt-5-mini');
  });
});

describe('an unwaited handoff', () => {
  it('S0-22 returns at once with the session id, though the agent never ends', async () => {
    const company = anAgentEnvironment({ runtime: aRuntime({ acts: { hockney: [never] } }) });
    const before = company.clock.now();
    expect(await unwaited(company.broker, 'hockney')).toEqual({
      kind: 'delivered',
      to: 'Hockney',
      sessionId: 'session-of-hockney',
    });
    expect(company.clock.now()).toBe(before);
    expect(company.read().agents).toMatchObject([
      { sessionId: 'session-of-hockney', state: 'working' },
    ]);
  });

  it('S0-20 says that it is queued when every place is taken, and starts later', async () => {
    const company = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [never] } }),
      places: 1,
    });
    const { broker, clock } = company;
    await unwaited(broker, 'hockney');
    expect(await unwaited(broker, 'verbal')).toEqual({ kind: 'queued', to: 'Verbal' });
    expect(statesOf(company)).toEqual([
      ['hockney', 'working'],
      ['verbal', 'queued'],
    ]);
    await clock.drive(broker.settled());
    expect(statesOf(company)).toEqual([
      ['hockney', 'failed'],
      ['verbal', 'done'],
    ]);
  });

  it('puts the late answer on the board', async () => {
    const late: TurnScript = () => company.clock.sleep(60_000).then(() => 'late');
    const company = anAgentEnvironment({ runtime: aRuntime({ acts: { hockney: [late] } }) });
    await unwaited(company.broker, 'hockney');
    expect(handoffsOf(company)).toMatchObject([{ status: 'delivered' }]);
    await company.clock.drive(company.broker.settled());
    expect(handoffsOf(company)).toMatchObject([{ status: 'answered' }]);
    expect(company.read().agents[0]?.answer).toBe('late');
  });

  it.each([true, false])(
    'S0-27 fails, waited for (%s) or not, when no session can be opened',
    async (waitForResult) => {
      const thrown = new SquadError({
        code: 'E_RUNTIME',
        message: 'No runtime.',
        hint: 'Get one.',
      });
      const company = anAgentEnvironment({
        runtime: aRuntime({ opening: () => Promise.reject(thrown) }),
      });
      expect(await company.broker.route(aHandoff({ waitForResult }))).toEqual({
        kind: 'failed',
        to: 'Hockney',
        reason: 'No runtime. Get one.',
        type: 'E_RUNTIME',
      });
      expect(statesOf(company)).toEqual([['hockney', 'failed']]);
      expect(handoffsOf(company)).toMatchObject([{ status: 'failed' }]);
      expect(company.pool.isFull()).toBe(false);
    },
  );
});

describe('the queue', () => {
  it('S0-29 runs urgent work first', async () => {
    const first: TurnScript = () => company.clock.sleep(1000).then(() => 'ok');
    const company = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [first] } }),
      places: 1,
    });
    const { broker, clock, runtime } = company;
    const all = Promise.all([
      broker.route(aHandoff({ to: 'keaton' })),
      broker.route(aHandoff({ to: 'verbal' })),
      broker.route(aHandoff({ to: 'hockney', priority: 'urgent' })),
    ]);
    await clock.drive(all);
    expect(runtime.opened.map(({ label }) => label)).toEqual(['keaton', 'hockney', 'verbal']);
  });

  it('A2A-02 never opens more sessions than there are places, and serves fifty in order', async () => {
    let open = 0;
    let most = 0;
    const act: TurnScript = async () => {
      open += 1;
      most = Math.max(most, open);
      await company.clock.sleep(1000);
      open -= 1;
      return 'ok';
    };
    const company = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [act] } }),
      places: 8,
    });
    const { broker, clock, runtime } = company;
    const all = Promise.all(Array.from({ length: 50 }, () => broker.route(aHandoff())));
    expect((await clock.drive(all)).every(({ kind }) => kind === 'answered')).toBe(true);
    const labels = Array.from({ length: 50 }, (_, at) =>
      at === 0 ? 'hockney' : `hockney-${at + 1}`,
    );
    expect(runtime.opened.map(({ label }) => label)).toEqual(labels);
    expect(most).toBe(8);
  });

  it('C-17 S0-20 refuses what finds no place in the queue either', async () => {
    const company = anAgentEnvironment({
      runtime: aRuntime({ acts: { hockney: [never] } }),
      places: 1,
      queueLimit: 1,
    });
    await unwaited(company.broker, 'hockney');
    await unwaited(company.broker, 'verbal');
    expect(await unwaited(company.broker, 'keaton')).toMatchObject({
      kind: 'refused',
      code: 'E_POOL_FULL',
      reason: expect.stringContaining('full'),
    });
    expect(handoffsOf(company).at(-1)).toMatchObject({ id: 'h3', status: 'refused' });
    expect(company.read().agents).toHaveLength(2);
  });

  it('ends everybody when a limit is reached: at work, being opened, and queued', async () => {
    const runtime = aRuntime({
      acts: { hockney: [never] },
      opening: ({ label }) =>
        label === 'verbal' ? new Promise(() => undefined) : Promise.resolve(),
    });
    const company = anAgentEnvironment({ runtime, places: 2 });
    const { broker, clock, budget, cancel, submitted, pool } = company;
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
    expect(statesOf(company)).toEqual([
      ['hockney', 'stopped'],
      ['verbal', 'stopped'],
      ['keaton', 'stopped'],
      ['fenster', 'stopped'],
    ]);
    expect(handoffsOf(company).map(({ status }) => status)).toEqual(Array(4).fill('failed'));
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
  it.each(['nobody', '*', 'coordinator', 'hockney2', ''])(
    'S0-28 A2A-04 refuses %j, lists who there is, and starts nobody',
    async (to) => {
      const company = anAgentEnvironment();
      expect(await company.broker.route(aHandoff({ to }))).toEqual({
        kind: 'refused',
        code: 'E_AGENT_NOT_FOUND',
        reason:
          'There is no such agent on this squad. Available agents: hockney, verbal, fenster, keaton.',
        next: 'choose one of them, or do it yourself',
      });
      expect(handoffsOf(company)).toMatchObject([{ to, status: 'refused' }]);
      expect(company.runtime.opened).toEqual([]);
    },
  );

  it('A2A-04 refuses an agent that hands work to itself', async () => {
    const company = anAgentEnvironment();
    const result = await company.broker.route(aHandoff({ from: 'hockney', to: 'Hockney' }));
    expect(result).toMatchObject({ kind: 'refused', code: 'E_A2A_SELF' });
    expect(company.read().agents).toEqual([]);
  });

  it('takes the request of a person who is called like an agent', async () => {
    const { broker } = anAgentEnvironment();
    const handoff = aHandoff({ from: 'hockney', isFromPerson: true });
    expect(await broker.route(handoff)).toMatchObject({ kind: 'answered' });
  });

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

  it('knows everybody by name and slug', async () => {
    const { broker } = anAgentEnvironment();
    const told = await Promise.all(
      TEAM.flatMap(({ slug, name }) => [slug, name]).map((to) => broker.route(aHandoff({ to }))),
    );
    expect(told.map(({ kind }) => kind)).toEqual(Array(8).fill('answered'));
  });
});
