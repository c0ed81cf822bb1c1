// A sender that stops waiting: the colleague works on, and the result finds whoever needs it.
import { describe, expect, it } from '@jest/globals';
import { runCoordinator } from '#src/coordinator/coordinator.ts';
import type { ToolReply } from '#src/ports/agents.ts';
import { reportOfText } from '#src/report.ts';
import { aRuntime, says, type TurnScript } from '../a-runtime.ts';
import { question, sent } from '../a-team-run.ts';
import { anAgentEnvironment, type FakeAgentEnvironment } from '../an-agent-environment.ts';

const TASK = { targetAgent: 'hockney', task: 'Write tests' };
let agentRun: FakeAgentEnvironment;

const takes = (ms: number, answer: string): TurnScript => {
  return async (moment) => {
    await agentRun.clock.sleep(ms);
    moment.say({ kind: 'other', name: 'reasoning' });
    return says(answer)(moment);
  };
};

/** Routes, then ends its turn with what the tool said. */
const routesOnce =
  (input: object): TurnScript =>
  async ({ call }) =>
    (await call('squad_route', input)).text;

async function runAsCoordinator(acts: Readonly<Record<string, readonly TurnScript[]>>) {
  agentRun = anAgentEnvironment({ runtime: aRuntime({ acts }) });
  const { clock, coordination, broker } = agentRun;
  const result = await clock.drive(runCoordinator(coordination()));
  broker.close();
  return result;
}

const promptsOf = (label: string) =>
  agentRun.runtime.asked.filter((asked) => asked.label === label).map(({ prompt }) => prompt);

describe('a wait that ends', () => {
  it('stops nobody, says so, and brings the coordinator the result in one more turn', async () => {
    const result = await runAsCoordinator({
      coordinator: [routesOnce({ ...TASK, timeoutMs: 120_000 }), says('Hockney wrote two tests.')],
      hockney: [takes(200_000, 'Two tests.')],
    });
    expect(result).toEqual({ kind: 'done', report: reportOfText('Hockney wrote two tests.') });
    expect(agentRun.runtime.opened.map(({ label }) => label)).toEqual(['coordinator', 'hockney']);
    expect(promptsOf('coordinator')[1]).toBe(
      [
        'This came after your answer:',
        'Hockney has finished and answers your implementation-request "Write tests":',
        '> Two tests.',
        'Do what is left to do. Then end with your complete answer for the person who asked: it replaces the previous one.',
      ].join('\n\n'),
    );
    expect(agentRun.submitted).toContainEqual(
      expect.objectContaining({ label: 'hockney', unfinished: false }),
    );
  });

  it('is told as what it is: nothing that invites the same work again', async () => {
    let reply: ToolReply | undefined;
    await runAsCoordinator({
      coordinator: [
        async ({ call }) => {
          reply = await call('squad_route', { ...TASK, timeoutMs: 120_000 });
          return 'Waiting.';
        },
      ],
      hockney: [takes(200_000, 'Two tests.')],
    });
    expect(reply).toMatchObject({
      kind: 'ok',
      text: 'No answer within 2 min; the work goes on. Hockney was not stopped, and nothing is lost: do not send this again. You will be asked again with the result, even if you end your turn now. squad_status shows what Hockney is doing.',
      data: { status: 'working', to: 'Hockney', code: 'E_A2A_TIMEOUT' },
    });
    expect(agentRun.messages).toMatchObject([
      {
        to: 'hockney',
        status: 'answered',
        latencyMs: 200_000,
        responseReceived: true,
      },
    ]);
    expect(agentRun.read().handoffs).toMatchObject([{ status: 'answered' }]);
  });

  it('is ten minutes long when nothing else was asked, whatever the type', async () => {
    let reply: ToolReply | undefined;
    for (const type of ['implementation-request', 'question', 'review-request', undefined]) {
      await runAsCoordinator({
        coordinator: [
          async ({ call }) => {
            reply = await call('squad_route', { ...TASK, type });
            return 'Waiting.';
          },
        ],
        hockney: [
          async (moment) => {
            for (let minute = 0; minute < 11; minute += 1) await takes(60_000, '')(moment);
            return 'Done.';
          },
        ],
      });
      expect(reply?.text).toMatch(/^No answer within 10 min; the work goes on\./);
    }
  });

  it('brings the result into the turn of an agent that still works', async () => {
    const keaton: TurnScript = async ({ call }) => {
      const { text } = await call('squad_route', { ...question('hockney'), timeoutMs: 10_000 });
      await agentRun.clock.sleep(100_000);
      return text;
    };
    await runAsCoordinator({
      coordinator: [routesOnce({ targetAgent: 'keaton', task: 'Build' })],
      keaton: [keaton],
      hockney: [takes(60_000, 'Because of canary-secret.')],
    });
    expect(agentRun.runtime.told).toEqual([
      {
        label: 'keaton',
        message: 'Hockney has finished and answers your question "Why?":\n\n> Because of ***.',
      },
    ]);
    expect(promptsOf('coordinator')).toHaveLength(1);
    expect(sent(agentRun)).toMatchObject([{ status: 'answered', responseReceived: true }]);
  });
});

describe('an answer that nobody waits for', () => {
  const unwaited = { ...question('hockney'), waitForResult: false };

  it('reaches the coordinator after its last words, in one more turn', async () => {
    await runAsCoordinator({
      coordinator: [routesOnce(unwaited), says('Because.')],
      hockney: [takes(60_000, 'Because.')],
    });
    expect(promptsOf('coordinator')).toHaveLength(2);
  });

  it('reaches the coordinator where an agent handed the work on, and is announced before', async () => {
    let reply: ToolReply | undefined;
    await runAsCoordinator({
      coordinator: [
        async ({ call }) => {
          reply = await call('squad_route', { targetAgent: 'keaton', task: 'Build' });
          return 'Built.';
        },
        says('Built and tested.'),
      ],
      keaton: [routesOnce({ ...TASK, waitForResult: false })],
      hockney: [takes(60_000, 'Two tests.')],
    });
    expect(reply?.text).toContain(
      'Hockney still works for Keaton on "Write tests". You will get the report; do not send this again.',
    );
    expect(promptsOf('coordinator')[1]).toContain(
      'Hockney has finished and answers keaton\'s (keaton has ended) implementation-request "Write tests":\n\n> Two tests.',
    );
  });

  const fails: TurnScript = async () => {
    await agentRun.clock.sleep(60_000);
    return { kind: 'failed', type: 'query', message: 'broken' };
  };
  const FINISHED =
    'Hockney has finished and answers keaton\'s implementation-request "Write tests":\n\n> Two tests.';
  const ANSWERED = 'Hockney has finished and answers your question "Why?":\n\n> Because.';
  const FAILED =
    'There is no result for your implementation-request "Write tests". Hockney failed: broken';

  it.each([
    ['the report of work: the coordinator gets it', TASK, takes(60_000, 'Two tests.'), FINISHED],
    [
      'an answer: the agent that asked gets it',
      question('hockney'),
      takes(60_000, 'Because.'),
      ANSWERED,
    ],
    ['a failure: the agent that asked gets it', TASK, fails, FAILED],
  ])(
    'reaches one reader while the agent that sent it works on, as %s',
    async (_what, input, act, message) => {
      const keaton: TurnScript = async (moment) => {
        await routesOnce({ ...input, waitForResult: false })(moment);
        await agentRun.clock.sleep(100_000);
        return 'Built.';
      };
      await runAsCoordinator({
        coordinator: [routesOnce({ targetAgent: 'keaton', task: 'Build' })],
        keaton: [keaton],
        hockney: [act],
      });
      const label = message === FINISHED ? 'coordinator' : 'keaton';
      expect(agentRun.runtime.told).toEqual([{ label, message }]);
    },
  );

  it('costs no turn where it is the report of work', async () => {
    await runAsCoordinator({
      coordinator: [routesOnce({ ...TASK, waitForResult: false })],
      hockney: [takes(60_000, 'Two tests.')],
    });
    expect(promptsOf('coordinator')).toHaveLength(1);
  });
});
