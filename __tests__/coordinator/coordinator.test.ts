import { describe, expect, it } from '@jest/globals';
import { runCoordinator, runNamedAgent } from '#src/coordinator/coordinator.ts';
import { reportOfText } from '#src/report.ts';
import { aRuntime, finishes, never, says, type TurnScript } from './a-runtime.ts';
import { aHandoff, anAgentEnvironment } from './an-agent-environment.ts';

const route =
  (input: object, ...answers: string[]): TurnScript =>
  async ({ call }) => {
    const { text } = await call('squad_route', {
      targetAgent: 'hockney',
      task: 'Test it',
      ...input,
    });
    return answers[0] ?? text;
  };

describe('the coordinator', () => {
  it('ends with the last words of the coordinator, its decisions handed in', async () => {
    const acts = { coordinator: [route({}, 'The form is checked.')] };
    const { coordination, runtime, submitted, read } = anAgentEnvironment({
      runtime: aRuntime({ acts }),
    });
    expect(await runCoordinator(coordination())).toEqual({
      kind: 'done',
      report: reportOfText('The form is checked.'),
    });
    expect(submitted.map(({ label }) => label)).toEqual(['hockney', 'coordinator']);
    expect(runtime.closed).toEqual(['hockney', 'coordinator']);
    expect(read().agents.map(({ session, state }) => [session, state])).toEqual([
      ['coordinator', 'done'],
      ['hockney', 'done'],
    ]);
  });

  it('may hand work over with its last words: the reports of the agents are the answer', async () => {
    const delegate = ['hockney', 'fenster', 'nobody'].map((to) => ({
      to,
      task: `Do the part of ${to}`,
      type: undefined,
      files: [],
    }));
    const words = { title: 'Check the form', summary: '', notDone: [], settles: [] };
    const act: TurnScript = async () => 'unused';
    const acts = { coordinator: [act], hockney: [says('Tested.')], fenster: [says('Written.')] };
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts }) });
    const ending = {
      name: 'end',
      description: '',
      inputSchema: {},
      endsTurn: true,
      call: async () => ({
        kind: 'ok' as const,
        text: '',
        report: { ...words, isWholeIssue: true, delegate },
      }),
    };
    acts.coordinator[0] = async ({ call }) => {
      await call('end', {});
      return '';
    };
    const result = await runCoordinator(agentRun.coordination({ tools: [ending] }));
    expect(agentRun.runtime.asked.map(({ label }) => label)).toEqual([
      'coordinator',
      'hockney',
      'fenster',
    ]);
    expect(result).toMatchObject({
      kind: 'done',
      report: {
        title: 'Check the form',
        summary: '**Hockney:** Tested.\n\n**Fenster:** Written.',
        isWholeIssue: true,
        notDone: [{ part: 'Do the part of nobody', why: expect.stringContaining('nobody') }],
      },
    });
  });

  it('says whose part failed where the agents it left have nothing to report', async () => {
    const delegate = [{ to: 'hockney', task: 'Test it', type: undefined, files: [] }];
    const report = { ...reportOfText(''), delegate };
    const ending = {
      name: 'end',
      description: '',
      inputSchema: {},
      endsTurn: true,
      call: async () => ({ kind: 'ok' as const, text: '', report }),
    };
    const coordinator: TurnScript = async ({ call }) => {
      await call('end', {});
      return '';
    };
    const refused = { kind: 'failed', type: 'model', message: 'No such model.' } as const;
    const acts = { coordinator: [coordinator], hockney: [async () => refused] };
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts }) });
    const result = await runCoordinator(agentRun.coordination({ tools: [ending] }));
    expect(result).toMatchObject({ kind: 'failed', reason: 'Hockney: No such model.' });
  });

  it('has no file tools, and starts with the request', async () => {
    const { coordination, runtime } = anAgentEnvironment();
    await runCoordinator(coordination());
    expect(runtime.opened[0]?.tools.map(({ name }) => name)).toEqual([
      'squad_route',
      'squad_finish',
      'squad_review',
    ]);
    expect(runtime.opened[0]?.systemPrompt).toMatch(/^You are the Squad coordinator\./);
    expect(runtime.asked[0]?.prompt).toBe(
      'Request from octocat, a comment (https://github.example/acme/shop/issues/7):\n\nMake it work\n\nThe run ends in 25 min.',
    );
  });

  it('waits for agents that still work when the coordinator has ended', async () => {
    const late: TurnScript = () => agentRun.clock.sleep(60_000).then(() => 'late');
    const acts = { coordinator: [route({ waitForResult: false }, 'Started.')], hockney: [late] };
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts }) });
    const { clock, coordination, read } = agentRun;
    expect(await clock.drive(runCoordinator(coordination()))).toEqual({
      kind: 'done',
      report: reportOfText('Started.'),
    });
    expect(read().agents.at(-1)).toMatchObject({ state: 'done', answer: 'late' });
  });

  it.each([
    ['fails', { kind: 'failed', type: 'query', message: 'HTTP 500' } as const, 1],
    ['is empty', '', 0],
  ])('keeps its answer when the one to later results %s', async (_what, last, count) => {
    const late: TurnScript = () => agentRun.clock.sleep(200_000).then(() => 'late');
    const start = route({ timeoutMs: 120_000 }, 'Started.');
    const acts = { coordinator: [start, async () => last, async () => last], hockney: [late] };
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts }) });
    const { clock, coordination, read } = agentRun;
    expect(await clock.drive(runCoordinator(coordination()))).toEqual({
      kind: 'done',
      report: reportOfText('Started.'),
    });
    expect(agentRun.runtime.asked[2]?.prompt).toContain('This came after your answer');
    expect(read().notes).toHaveLength(count);
  });

  it('fails with the error of the model, after the agents have ended', async () => {
    const broken: TurnScript = async (moment) => {
      await route({ waitForResult: false })(moment);
      return { kind: 'failed', type: 'quota', message: 'used up' };
    };
    const { clock, coordination, read, submitted } = anAgentEnvironment({
      runtime: aRuntime({ acts: { coordinator: [broken] } }),
    });
    expect(await clock.drive(runCoordinator(coordination()))).toEqual({
      kind: 'failed',
      reason: 'used up',
      type: 'quota',
    });
    expect(read().agents.map(({ state }) => state)).toEqual(['failed', 'done']);
    expect(submitted.map(({ label }) => label)).toEqual(['hockney', 'coordinator']);
  });

  it('is limited when an agent uses up the budget; everybody ends, decisions are kept', async () => {
    const greedy: TurnScript = async (moment) => {
      moment.say({ kind: 'usage', model: 'gpt', inputTokens: 9_000_000, outputTokens: 0 });
      return never(moment);
    };
    const acts = { coordinator: [route({}, 'unreached')], hockney: [greedy] };
    const { clock, coordination, read, submitted } = anAgentEnvironment({
      runtime: aRuntime({ acts }),
    });
    expect(await clock.drive(runCoordinator(coordination()))).toMatchObject({
      kind: 'limited',
      exhausted: { limit: 'tokens' },
    });
    expect(read().agents.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
    expect(submitted).toContainEqual({ label: 'coordinator', unfinished: false });
  });

  it.each([true, false])(
    'is limited when cancelled before its session is open (%s)',
    async (early) => {
      const opening = () => new Promise<void>(() => undefined);
      const { clock, coordination, cancel } = anAgentEnvironment({
        runtime: aRuntime({ opening }),
      });
      if (early) cancel();
      const coordinated = runCoordinator(coordination());
      cancel();
      expect(await clock.drive(coordinated)).toMatchObject({
        kind: 'limited',
        exhausted: { limit: 'cancelled' },
      });
    },
  );

  it('throws what keeps its session from opening', async () => {
    const broken = new Error('no runtime');
    const { coordination } = anAgentEnvironment({
      runtime: aRuntime({ opening: () => Promise.reject(broken) }),
    });
    await expect(runCoordinator(coordination())).rejects.toBe(broken);
  });

  it('keeps its answer when its decisions cannot be committed, and says so', async () => {
    const { coordination, read } = anAgentEnvironment({
      submissions: { coordinator: [new Error('disk full')] },
    });
    expect(await runCoordinator(coordination())).toMatchObject({ kind: 'done' });
    expect(read().notes).toEqual(["The coordinator's decisions could not be committed: disk full"]);
  });

  it('sets its decisions aside when they collide', async () => {
    const { coordination, events } = anAgentEnvironment({
      submissions: { coordinator: [{ kind: 'conflict', files: ['.squad/x.md'] }] },
    });
    await runCoordinator(coordination());
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'conflict', keptOn: 'squad/7-login-coordinator' }),
    );
  });
});

describe('a request for one agent', () => {
  const straight = (acts: Record<string, readonly TurnScript[]>, to = 'hockney') => {
    const agentRun = anAgentEnvironment({ runtime: aRuntime({ acts }) });
    const handoff = aHandoff({ from: 'octocat', to, timeoutMs: undefined });
    return { agentRun, ended: agentRun.clock.drive(runNamedAgent(agentRun, handoff)) };
  };

  it('brings the answer of the agent, without a coordinator', async () => {
    const { agentRun, ended } = straight({ hockney: [says('Two tests.')] });
    expect(await ended).toEqual({ kind: 'done', report: reportOfText('Two tests.') });
    expect(agentRun.runtime.opened.map(({ label }) => label)).toEqual(['hockney']);
  });

  it('lets the agent ask', async () => {
    const question = { text: 'Which form?', options: [] };
    const { ended } = straight({ hockney: [finishes({ question })] });
    expect(await ended).toMatchObject({ kind: 'done', report: { question } });
  });

  it('is refused by its code', async () => {
    const { ended } = straight({}, 'nobody');
    expect(await ended).toMatchObject({ kind: 'failed', type: 'E_AGENT_NOT_FOUND' });
  });
});
