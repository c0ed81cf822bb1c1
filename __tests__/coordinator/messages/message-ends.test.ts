// Messages that do not reach whom they were meant for, and senders that are gone when the answer comes.
import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { aRuntime, never, says, type TurnScript } from '../a-runtime.ts';
import { labelsOf, question, routes, runTeam, sent } from '../a-team-run.ts';
import {
  aHandoff,
  anAgentEnvironment,
  type FakeAgentEnvironment,
  TEAM,
} from '../an-agent-environment.ts';

describe('a message to somebody else than was meant', () => {
  const review = { targetAgent: 'hockney', task: 'Look', type: 'review-request' };

  it('S2-26 goes to another reviewer when one is busy, and the sender is told', async () => {
    const company = anAgentEnvironment({
      runtime: aRuntime({
        acts: { keaton: [routes(review)], hockney: [never], verbal: [says('Fine.')] },
      }),
    });
    const { broker, clock } = company;
    await broker.route(aHandoff({ waitForResult: false, timeoutMs: undefined }));
    const result = await clock.drive(broker.route(aHandoff({ to: 'keaton' })));
    expect(result).toMatchObject({
      response:
        'Verbal answered in place of Hockney.\nHockney has other work to do first, so this went to Verbal.\n\nFine.',
    });
    expect(sent(company)).toMatchObject([
      {
        to: 'verbal',
        redirectedFrom: 'hockney',
        coordinatorAction: 'redirected',
        status: 'answered',
      },
    ]);
  });

  it('S2-26 says so when it is not waited for, too', async () => {
    const company = anAgentEnvironment({
      runtime: aRuntime({
        acts: { keaton: [routes({ ...review, waitForResult: false })], hockney: [never] },
      }),
    });
    const { broker, clock } = company;
    await broker.route(aHandoff({ waitForResult: false, timeoutMs: undefined }));
    const result = await clock.drive(broker.route(aHandoff({ to: 'keaton' })));
    expect(result).toMatchObject({
      response:
        'Hockney has other work to do first, so this went to Verbal.\n\nAgent "Verbal" spawned with session session-of-verbal. Working on: Look',
    });
  });

  const dies: TurnScript = async () => ({ kind: 'failed', type: 'query', message: 'broken' });

  it.each([review, question('hockney')])(
    'S2-48 goes to a peer, once, when the session of the one who was meant dies: %j',
    async (input) => {
      const company = await runTeam({
        keaton: [routes(input)],
        hockney: [dies],
        verbal: [says('Ok.')],
      });
      expect(company.toolTexts).toBe(
        'Verbal answered in place of Hockney.\nHockney failed (broken), so this went to Verbal.\n\nOk.',
      );
      expect(sent(company)).toMatchObject([
        {
          to: 'verbal',
          redirectedFrom: 'hockney',
          coordinatorAction: 'redirected',
          status: 'answered',
        },
      ]);
      expect(company.read().handoffs).toHaveLength(2);
    },
  );

  it('S2-48 is not tried a third time', async () => {
    const company = await runTeam({ keaton: [routes(review)], hockney: [dies], verbal: [dies] });
    expect(company.toolTexts).toMatch(/^E_TOOL: Agent "Verbal" failed: broken; .*Hockney failed/s);
    expect(labelsOf(company)).toEqual(['keaton', 'hockney', 'verbal']);
  });

  it.each<[string, object, TurnScript]>([
    ['its time is over', review, never],
    ['it is work, of which half may be done', { ...review, type: 'implementation-request' }, dies],
    [
      'the model refuses everybody',
      review,
      async () => ({ kind: 'failed', type: 'authentication', message: 'bad key' }),
    ],
  ])('S2-48 is not sent when %s', async (_what, input, act) => {
    const company = await runTeam({ keaton: [routes(input)], hockney: [act] });
    expect(labelsOf(company)).toEqual(['keaton', 'hockney']);
    expect(sent(company)).toMatchObject([{ to: 'hockney', status: 'failed' }]);
  });

  it('S2-48 is not sent when there is nobody who could', async () => {
    const company = await runTeam(
      { keaton: [routes(review)], hockney: [dies] },
      { team: TEAM.filter(({ slug }) => ['keaton', 'hockney'].includes(slug)) },
    );
    expect(sent(company)).toMatchObject([{ to: 'hockney', status: 'failed', code: 'query' }]);
  });
});

describe('a sender that has ended', () => {
  const late: TurnScript = async (moment) =>
    company.clock.sleep(60_000).then(() => says('Because.')(moment));
  let company: FakeAgentEnvironment;

  it('S2-49 gets no answer any more: it is dropped, and recorded', async () => {
    company = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [routes(question('hockney'))], hockney: [late] } }),
    });
    const { broker, clock, pool, shared } = company;
    const result = await clock.drive(broker.route(aHandoff({ to: 'keaton', timeoutMs: 10_000 })));
    expect(result).toMatchObject({ kind: 'failed', type: 'timeout' });
    await clock.drive(broker.settled());
    expect(sent(company)).toMatchObject([{ status: 'late', responseReceived: false }]);
    expect(company.read().handoffs[1]).toMatchObject({ status: 'late' });
    expect(company.runtime.asked).toHaveLength(2);
    expect([shared, pool.isFull()]).toEqual([['keaton'], false]);
    expect(company.runtime.closed).toEqual(['keaton', 'hockney']);
  });

  it('is no late one when its colleague fails: the failure is recorded', async () => {
    company = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [routes(question('hockney'))], hockney: [never] } }),
    });
    await company.clock.drive(company.broker.route(aHandoff({ to: 'keaton', timeoutMs: 10_000 })));
    await company.clock.drive(company.broker.settled());
    expect(sent(company)).toMatchObject([{ status: 'failed', code: 'timeout' }]);
  });

  it('hands nothing over any more, and opens no chain of its own', async () => {
    const told: string[] = [];
    const act: TurnScript = async (moment) => {
      await company.clock.sleep(20_000);
      told.push((await moment.call('squad_route', question('hockney'))).text);
      return 'too late';
    };
    company = anAgentEnvironment({ runtime: aRuntime({ acts: { keaton: [act] } }) });
    const { broker, clock } = company;
    await clock.drive(broker.route(aHandoff({ to: 'keaton', timeoutMs: 10_000 })));
    await clock.advance(20_000);
    await clock.drive(broker.settled());
    expect(told).toHaveLength(1);
    expect(sent(company)).toMatchObject([{ code: 'E_TOOL_ABORTED', status: 'refused' }]);
    expect(labelsOf(company)).toEqual(['keaton']);
  });

  it('is waited for while its message is on its way', async () => {
    let shareEnds = () => {};
    const slowShare = new Promise<void>((resolve) => {
      shareEnds = resolve;
    });
    company = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [routes(question('hockney'))] } }),
      configure: async (equipment) => ({
        ...equipment,
        workspace: {
          ...equipment.workspace,
          sync: () => slowShare.then((): { kind: 'nothing' } => ({ kind: 'nothing' })),
        },
      }),
    });
    const { broker, clock } = company;
    await clock.drive(broker.route(aHandoff({ to: 'keaton', timeoutMs: 10_000 })));
    let isSettled = false;
    const settled = broker.settled().then(() => {
      isSettled = true;
    });
    await clock.advance(1);
    expect(isSettled).toBe(false);
    shareEnds();
    await clock.drive(settled);
    expect(sent(company)).toMatchObject([{ code: 'E_TOOL_ABORTED', status: 'refused' }]);
    expect(labelsOf(company)).toEqual(['keaton']);
  });

  it('A2A-10 leaves nothing behind when the run ends while it waits', async () => {
    company = anAgentEnvironment({
      places: 1,
      runtime: aRuntime({ acts: { keaton: [routes(question('hockney'))], hockney: [never] } }),
    });
    const { broker, clock, pool, budget, cancel } = company;
    const ended = broker.route(aHandoff({ to: 'keaton' }));
    await clock.advance(1000);
    cancel();
    await clock.drive(ended);
    await clock.drive(broker.settled());
    expect(sent(company)).toMatchObject([
      { status: 'failed', code: 'stopped', reason: 'The job was cancelled.' },
    ]);
    const states = company.read().agents.map(({ state }) => state);
    expect(states).toEqual(['stopped', 'stopped']);
    budget.close();
    expect([pool.isFull(), clock.pending(), getEventListeners(budget.signal, 'abort')]).toEqual([
      false,
      0,
      [],
    ]);
  });
});
