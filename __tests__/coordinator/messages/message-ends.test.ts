// Messages that do not reach whom they were meant for, and senders that are gone when the answer comes.
import { describe, expect, it } from '@jest/globals';
import { aRuntime, never, says, type TurnScript } from '../a-runtime.ts';
import { labelsOf, question, reviews, routes, runTeam, sent } from '../a-team-run.ts';
import {
  aHandoff,
  anAgentEnvironment,
  type FakeAgentEnvironment,
  TEAM,
} from '../an-agent-environment.ts';

describe('a message to somebody else than was meant', () => {
  const review = { targetAgent: 'hockney', task: 'Look', type: 'review-request' };
  const approves = reviews([{ verdict: 'approved' }]);

  it('goes to another reviewer when one is busy, and the sender is told', async () => {
    const agentRun = anAgentEnvironment({
      runtime: aRuntime({
        acts: { keaton: [routes(review)], hockney: [never], verbal: [approves] },
      }),
    });
    const { broker, clock } = agentRun;
    await broker.route(aHandoff({ waitForResult: false, timeoutMs: undefined }));
    const result = await clock.drive(broker.route(aHandoff({ to: 'keaton' })));
    expect(result).toMatchObject({
      response:
        'Verbal answered in place of Hockney.\nHockney has other work to do first, so this went to Verbal.\n\nReview by Verbal: approved, no findings.',
    });
    expect(sent(agentRun)).toMatchObject([
      {
        to: 'verbal',
        redirectedFrom: 'hockney',
        coordinatorAction: 'redirected',
        status: 'answered',
      },
    ]);
  });

  const dies: TurnScript = async () => ({ kind: 'failed', type: 'query', message: 'broken' });

  it.each<[object, TurnScript, string]>([
    [review, approves, 'Review by Verbal: approved, no findings.'],
    [question('hockney'), says('Because.'), 'Because.'],
  ])(
    'goes to a peer, once, when the session of the one who was meant dies: %j',
    async (input, act, answer) => {
      const agentRun = await runTeam({
        keaton: [routes(input)],
        hockney: [dies],
        verbal: [act],
      });
      expect(agentRun.toolTexts).toBe(
        `Verbal answered in place of Hockney.\nHockney failed (broken), so this went to Verbal.\n\n${answer}`,
      );
      expect(sent(agentRun)).toMatchObject([
        {
          to: 'verbal',
          redirectedFrom: 'hockney',
          coordinatorAction: 'redirected',
          status: 'answered',
        },
      ]);
      expect(agentRun.read().handoffs).toHaveLength(2);
    },
  );

  it('is not tried a third time', async () => {
    const agentRun = await runTeam({ keaton: [routes(review)], hockney: [dies], verbal: [dies] });
    expect(agentRun.toolTexts).toMatch(/^E_TOOL: Agent "Verbal" failed: broken; .*Hockney failed/s);
    expect(labelsOf(agentRun)).toEqual(['keaton', 'hockney', 'verbal']);
  });

  it.each<[string, object, TurnScript]>([
    ['it is work, of which half may be done', { ...review, type: 'implementation-request' }, dies],
    [
      'the model refuses everybody',
      review,
      async () => ({ kind: 'failed', type: 'authentication', message: 'bad key' }),
    ],
  ])('is not sent when %s', async (_what, input, act) => {
    const agentRun = await runTeam({ keaton: [routes(input)], hockney: [act] });
    expect(labelsOf(agentRun)).toEqual(['keaton', 'hockney']);
    expect(sent(agentRun)).toMatchObject([{ to: 'hockney', status: 'failed' }]);
  });
});

describe('a sender that has ended', () => {
  const late: TurnScript = async (moment) =>
    agentRun.clock.sleep(60_000).then(() => says('Because.')(moment));
  /** Ends its turn without waiting for its own call. */
  const leaves: TurnScript = async ({ call }) => {
    void call('squad_route', question('hockney'));
    await agentRun.clock.sleep(10_000);
    return 'Enough.';
  };
  let agentRun: FakeAgentEnvironment;

  it('gets no answer any more: where nobody else is there, it is dropped, and recorded', async () => {
    agentRun = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [leaves], hockney: [late] } }),
    });
    const { broker, clock, pool, shared } = agentRun;
    const result = await clock.drive(broker.route(aHandoff({ to: 'keaton' })));
    expect(result).toMatchObject({ kind: 'answered', response: 'Enough.' });
    await clock.drive(broker.settled());
    expect(sent(agentRun)).toMatchObject([{ status: 'late', responseReceived: false }]);
    expect(agentRun.read().handoffs[1]).toMatchObject({ status: 'late' });
    expect(agentRun.runtime.asked).toHaveLength(2);
    expect([shared, pool.isFull()]).toEqual([['keaton'], false]);
    expect(agentRun.runtime.closed).toEqual(['keaton', 'hockney']);
  });

  it('is no late one when its colleague fails: the failure is recorded', async () => {
    agentRun = anAgentEnvironment({
      team: TEAM.filter(({ slug }) => ['keaton', 'hockney'].includes(slug)),
      runtime: aRuntime({ acts: { keaton: [leaves], hockney: [never, never] } }),
    });
    await agentRun.clock.drive(agentRun.broker.route(aHandoff({ to: 'keaton' })));
    await agentRun.clock.drive(agentRun.broker.settled());
    expect(sent(agentRun)).toMatchObject([{ status: 'failed', code: 'silence' }]);
  });

  it('hands nothing over any more, and opens no chain of its own', async () => {
    const told: string[] = [];
    const act: TurnScript = async ({ call }) => {
      void agentRun.clock
        .sleep(20_000)
        .then(() => call('squad_route', question('hockney')))
        .then(({ text }) => told.push(text));
      return 'Enough.';
    };
    agentRun = anAgentEnvironment({ runtime: aRuntime({ acts: { keaton: [act] } }) });
    const { broker, clock } = agentRun;
    await clock.drive(broker.route(aHandoff({ to: 'keaton' })));
    await clock.advance(20_000);
    await clock.drive(broker.settled());
    expect(told).toHaveLength(1);
    expect(sent(agentRun)).toMatchObject([{ code: 'E_TOOL_ABORTED', status: 'refused' }]);
    expect(labelsOf(agentRun)).toEqual(['keaton']);
  });

  it('is waited for while its message is on its way', async () => {
    let shareEnds = () => {};
    const slowShare = new Promise<void>((resolve) => {
      shareEnds = resolve;
    });
    agentRun = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [leaves] } }),
      configure: async (config) => ({
        ...config,
        workspace: {
          ...config.workspace,
          sync: () => slowShare.then((): { kind: 'nothing' } => ({ kind: 'nothing' })),
        },
      }),
    });
    const { broker, clock } = agentRun;
    await clock.drive(broker.route(aHandoff({ to: 'keaton' })));
    let isSettled = false;
    const settled = broker.settled().then(() => {
      isSettled = true;
    });
    await clock.advance(1);
    expect(isSettled).toBe(false);
    shareEnds();
    await clock.drive(settled);
    expect(sent(agentRun)).toMatchObject([{ code: 'E_TOOL_ABORTED', status: 'refused' }]);
    expect(labelsOf(agentRun)).toEqual(['keaton']);
  });
});
