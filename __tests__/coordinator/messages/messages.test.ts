// Messages between agents, through squad_route and the whole broker: what the sender reads, and what the log says.
import { describe, expect, it } from '@jest/globals';
import { aClock } from '../a-clock.ts';
import { aRuntime, says, type TurnScript } from '../a-runtime.ts';
import { labelsOf, question, routes, routesAtOnce, runTeam, sent } from '../a-team-run.ts';
import {
  aHandoff,
  anAgentEnvironment,
  type FakeAgentEnvironment,
} from '../an-agent-environment.ts';

describe('a message that is waited for', () => {
  it('brings the question to the colleague, and the answer back', async () => {
    const { toolTexts: told, runtime } = await runTeam({
      keaton: [routes({ ...question('Hockney'), files: ['./a.js'], constraints: ['Be short'] })],
      hockney: [says('Because.')],
    });
    expect(told).toBe('Because.');
    expect(runtime.asked[1]).toEqual({
      label: 'hockney',
      prompt:
        '## Incoming from keaton (question)\n\nWhy?\n\n**Constraints:**\n- Be short\n\n**Relevant files:** a.js\n\nAnswer it. keaton waits at most 10 min. The run ends in 25 min; what you have written by then is kept.',
    });
  });

  it('brings before the answer what the colleague changed and ran, by code', async () => {
    const describeWork = (session: string) => `${session}: Changed nothing. Ran nothing.`;
    const agentRun = anAgentEnvironment({
      describeWork,
      runtime: aRuntime({
        acts: { keaton: [routes(question('hockney'))], hockney: [says('All tests pass.')] },
      }),
    });
    expect(await agentRun.broker.route(aHandoff({ to: 'keaton' }))).toMatchObject({
      response: 'Hockney: hockney: Changed nothing. Ran nothing.\n\nAll tests pass.',
      remarks: ['Keaton: keaton: Changed nothing. Ran nothing.'],
    });
  });

  it('fails where the colleague says nothing, also when it is asked again', async () => {
    const silent = [says(' '), says(' ')];
    const acts = { keaton: [routes(question('hockney'))], hockney: silent, verbal: silent };
    const agentRun = await runTeam(acts);
    const said = 'The session ended without a word, also when it was asked again';
    expect(agentRun.toolTexts).toContain(said);
    expect(sent(agentRun)[0]).toMatchObject({ status: 'failed', code: 'empty' });
  });

  it('carries no secret there, and none back', async () => {
    const { toolTexts, runtime, messages } = await runTeam({
      keaton: [
        routes({
          ...question('Hockney'),
          task: 'Is canary-secret right?',
          context: 'canary-secret',
        }),
      ],
      hockney: [says('It is canary-secret.')],
    });
    expect(runtime.asked[1]?.prompt).toContain('Is *** right?');
    expect(JSON.stringify(runtime.asked[1])).not.toContain('canary-secret');
    expect(toolTexts).toBe('It is ***.');
    expect(JSON.stringify(messages)).not.toContain('canary-secret');
  });

  it('lends its place: a chain of four ends with one place', async () => {
    const agentRun = await runTeam(
      {
        keaton: [routes(question('hockney'))],
        hockney: [routes(question('verbal'))],
        verbal: [routes(question('fenster'))],
        fenster: [says('Because.')],
      },
      { places: 1 },
    );
    expect(agentRun.toolTexts).toBe('Because.');
    expect([agentRun.pool.isFull(), agentRun.clock.pending()]).toEqual([false, 1]);
  });
});

describe('a message that is not waited for', () => {
  it('is delivered at once, once, and has one line in the log, which knows its answer', async () => {
    const clock = aClock();
    const slow: TurnScript = async () => clock.sleep(60_000).then(() => 'Because.');
    const unwaited = routes({ ...question('hockney'), waitForResult: false });
    const agentRun = await runTeam({ keaton: [unwaited], hockney: [slow] }, { clock });
    expect(agentRun.toolTexts).toBe(
      'Hockney works on it (session session-...): Why?\nThe answer will come as a message.',
    );
    expect(sent(agentRun)).toMatchObject([
      { status: 'answered', responseReceived: true, latencyMs: 60_000 },
    ]);
    const events = agentRun.events.filter((event) => event.kind === 'handoff' && event.id === 'h2');
    expect(events).toMatchObject([
      { status: 'sent' },
      { status: 'delivered' },
      { status: 'answered' },
    ]);
    expect(agentRun.runtime.asked.filter(({ label }) => label === 'hockney')).toHaveLength(1);
  });

  it('is noted as it ended when it fails before it is delivered', async () => {
    const agentRun = await runTeam(
      { keaton: [routes({ ...question('hockney'), waitForResult: false })] },
      {
        configure: async (config, label) => {
          if (label !== 'keaton') throw new Error('No charter.');
          return config;
        },
      },
    );
    expect(agentRun.toolTexts).toMatch(/Agent "[A-Z][a-z]+" failed: No charter;/);
    expect(sent(agentRun)).toMatchObject([{ status: 'failed', code: 'E_INTERNAL' }]);
  });
});

describe('a message that is refused', () => {
  it('tells the sender why and what would work, and has its line in the log', async () => {
    const agentRun = await runTeam({ keaton: [routes(question('keaton'))] });
    expect(agentRun.toolTexts).toBe(
      'Handoff rejected by coordinator policy. E_A2A_SELF: An agent cannot hand work to itself; do it yourself',
    );
    expect(sent(agentRun)).toMatchObject([
      {
        to: 'keaton',
        coordinatorAction: 'rejected',
        status: 'refused',
        code: 'E_A2A_SELF',
        reason: 'An agent cannot hand work to itself.',
        correlationId: 'h1',
        responseReceived: false,
      },
    ]);
    expect(labelsOf(agentRun)).toEqual(['keaton']);
  });

  it('for its arguments has a line in the log, too, in the chain of its sender', async () => {
    const agentRun = await runTeam({
      keaton: [routes({ ...question('hockney'), files: {} })],
    });
    expect(agentRun.toolTexts).toMatch(/files: Invalid input: expected array, received object/);
    expect(sent(agentRun)).toMatchObject([
      { from: 'keaton', to: 'hockney', code: 'E_TOOL_INVALID_ARGS', correlationId: 'h1' },
    ]);
  });

  it('for it is under way is the second of two equal ones in a turn', async () => {
    const twice = [question('hockney'), question('HOCKNEY')];
    const agentRun = await runTeam({ keaton: [routesAtOnce(...twice), routes(...twice)] });
    expect(sent(agentRun).map(({ status, code }) => code ?? status)).toEqual([
      'E_A2A_DUPLICATE',
      'answered',
    ]);
  });

  it('for the coordinator sent it already, in whatever turn: one session opens', async () => {
    const agentRun = anAgentEnvironment();
    const told = await Promise.all([
      agentRun.broker.route(aHandoff()),
      agentRun.broker.route(aHandoff()),
      agentRun.broker.route(aHandoff({ from: 'octocat', isFromPerson: true })),
    ]);
    expect(told.map((one) => (one.kind === 'refused' ? one.code : one.kind))).toEqual([
      'answered',
      'E_A2A_DUPLICATE',
      'answered',
    ]);
    expect(labelsOf(agentRun)).toEqual(['hockney', 'hockney-2']);
  });

  it('for it grants no tool that there is, and opens no session', async () => {
    const agentRun = anAgentEnvironment();
    expect(await agentRun.broker.route(aHandoff({ availableTools: ['teleport'] }))).toEqual({
      kind: 'refused',
      code: 'E_TOOL_INVALID_ARGS',
      reason: 'There is no tool named "teleport".',
      next: 'leave availableTools out, or name some of these: view, bash',
    });
    expect(labelsOf(agentRun)).toEqual([]);
    const mixed = aHandoff({ availableTools: ['teleport', 'view'] });
    expect(await agentRun.broker.route(mixed)).toMatchObject({
      kind: 'answered',
      remarks: ['availableTools names tools that no agent has: "teleport".'],
    });
  });
});

describe('the rate of messages', () => {
  const five = Array.from({ length: 5 }, (_, index) => question('hockney', `Why ${index}?`));
  const codes = (agentRun: FakeAgentEnvironment, who: string) =>
    sent(agentRun)
      .filter(({ from }) => from === who)
      .map(({ status, code }) => code ?? status);

  it('lets five pass in a minute, and the sixth when the minute is over', async () => {
    const clock = aClock();
    const act: TurnScript = async (moment) => {
      await routes(...five)(moment);
      await clock.sleep(59_999);
      await routes(question('hockney', 'too early'))(moment);
      await clock.sleep(1);
      return routes(question('hockney', 'in time'))(moment);
    };
    const agentRun = await runTeam({ keaton: [act] }, { clock });
    expect(codes(agentRun, 'keaton')).toEqual([
      ...Array(5).fill('answered'),
      'E_A2A_RATE',
      'answered',
    ]);
  });

  it('does not count what is refused, and counts once what is not waited for', async () => {
    const nobody = Array.from({ length: 9 }, () => question('nobody'));
    const colleagues = ['hockney', 'verbal', 'fenster', 'hockney', 'verbal'];
    const unwaited = colleagues.map((to, at) => ({
      ...question(to, `Why ${at}?`),
      waitForResult: false,
    }));
    const sixth = question('hockney', 'the sixth');
    const agentRun = await runTeam({ keaton: [routes(...nobody, ...unwaited, sixth)] });
    const told = codes(agentRun, 'keaton');
    expect(told.slice(9)).toHaveLength(6);
    expect(told.filter((code) => code === 'E_A2A_RATE')).toEqual(['E_A2A_RATE']);
  });

  it('is counted for each agent, in all of its sessions', async () => {
    const agentRun = anAgentEnvironment({
      runtime: aRuntime({
        acts: { keaton: [routes(...five.slice(0, 3))], verbal: [routes(...five.slice(0, 3))] },
      }),
    });
    const { broker, clock } = agentRun;
    for (const to of ['keaton', 'keaton', 'verbal']) {
      await clock.drive(broker.route(aHandoff({ to })));
    }
    expect(codes(agentRun, 'keaton')).toEqual([...Array(5).fill('answered'), 'E_A2A_RATE']);
    expect(codes(agentRun, 'verbal')).toEqual(Array(3).fill('answered'));
  });
});

describe('a message to people', () => {
  const escalation = { targetAgent: 'octocat', task: 'Help', type: 'escalation' };
  const appealsOf = ({ read }: FakeAgentEnvironment) => read().escalations;

  it('is a question that they read when the run has ended', async () => {
    const agentRun = await runTeam({ keaton: [routes(question('octocat', 'Which form?'))] });
    expect(agentRun.toolTexts).toMatch(/^octocat is a person and will read this after the run/);
    expect(appealsOf(agentRun)).toEqual([
      { kind: 'question', from: 'keaton', text: 'Which form?' },
    ]);
    expect(sent(agentRun)).toMatchObject([
      { to: 'octocat', status: 'delivered', coordinatorAction: 'approved' },
    ]);
  });

  const fails: TurnScript = async () => ({ kind: 'failed', type: 'crash', message: 'Gone.' });
  it.each<[string, object, readonly TurnScript[], number]>([
    ['to a person is one', {}, [], 1],
    ['that a colleague answers is none', { targetAgent: 'hockney' }, [], 0],
    ['that a colleague fails at is one', { targetAgent: 'hockney' }, [fails, fails, fails], 1],
  ])('that calls for help %s', async (_, change, hockney, amount) => {
    const acts = { keaton: [routes({ ...escalation, ...change })], hockney };
    const agentRun = await runTeam(acts);
    const call = { kind: 'escalation', from: 'keaton', text: 'Help' };
    expect(appealsOf(agentRun)).toEqual(Array.from({ length: amount }, () => call));
  });

  it('is told once, however often it is sent', async () => {
    const agentRun = await runTeam({ keaton: [routes(escalation, escalation, escalation)] });
    expect(appealsOf(agentRun)).toHaveLength(1);
    expect(sent(agentRun)).toHaveLength(3);
  });

  it('is none when it is refused', async () => {
    const agentRun = await runTeam({ keaton: [routes({ ...escalation, targetAgent: 'nobody' })] });
    expect(appealsOf(agentRun)).toEqual([]);
  });
});
