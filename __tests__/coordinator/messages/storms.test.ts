import { describe, expect, it } from '@jest/globals';
import type { Colleague } from '../../../src/coordinator/messages/handoff.ts';
import { aRuntime, type TurnScript } from '../a-runtime.ts';
import {
  aHandoff,
  anAgentEnvironment,
  type FakeAgentEnvironment,
} from '../an-agent-environment.ts';

const team: readonly Colleague[] = ['Hockney', 'Verbal', 'Fenster', 'Keaton', 'McManus'].map(
  (name) => ({
    slug: name.toLowerCase(),
    name,
    role: 'Developer',
    reviews: true,
    implements: true,
    sends: true,
  }),
);

/** Hands its task to somebody, waits, and answers with what it was told. */
function handsOn(targetAgent: string, task = `for ${targetAgent}`): TurnScript {
  return async ({ call }) => (await call('squad_route', { targetAgent, task })).text;
}

function codes({ messages }: FakeAgentEnvironment): readonly (string | undefined)[] {
  return messages.map(({ code }) => code).filter((code) => code !== undefined);
}

function started({ runtime }: FakeAgentEnvironment): readonly string[] {
  return runtime.opened.map(({ label }) => label);
}

async function answerTo(environment: FakeAgentEnvironment) {
  const result = await environment.clock.drive(environment.broker.route(aHandoff()));
  await environment.clock.drive(environment.broker.settled());
  return result;
}

describe('agents that only hand on', () => {
  it('stop at the limit of hops, and the one who asked first is told why', async () => {
    const acts = {
      hockney: [handsOn('verbal')],
      verbal: [handsOn('fenster')],
      fenster: [handsOn('keaton')],
      keaton: [handsOn('mcmanus')],
    };
    const environment = anAgentEnvironment({ team, runtime: aRuntime({ acts }) });
    expect(await answerTo(environment)).toMatchObject({
      kind: 'answered',
      from: 'Hockney',
      response: expect.stringContaining('has reached its limit of 3 handoffs'),
    });
    expect(started(environment)).toEqual(['hockney', 'verbal', 'fenster', 'keaton']);
    expect(codes(environment)).toEqual(['E_A2A_HOPS']);
    expect(environment.read().agents.filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
  });

  it('never get work back that they wait for: ping and pong end at the first pong', async () => {
    const acts = { hockney: [handsOn('verbal')], verbal: [handsOn('hockney')] };
    const environment = anAgentEnvironment({ team, runtime: aRuntime({ acts }) });
    expect((await answerTo(environment)).kind).toBe('answered');
    expect(started(environment)).toEqual(['hockney', 'verbal']);
    expect(codes(environment)).toEqual(['E_A2A_CIRCULAR']);
  });

  it('start no more than five colleagues in a minute with fifty messages in one turn', async () => {
    const names = Array.from({ length: 50 }, (_, at) => team[1 + (at % 4)]?.slug ?? '');
    const storm: TurnScript = async ({ call }) => {
      const sent = names.map((targetAgent, at) =>
        call('squad_route', { targetAgent, task: `part ${at}`, waitForResult: false }),
      );
      return String((await Promise.all(sent)).filter(({ kind }) => kind === 'ok').length);
    };
    const environment = anAgentEnvironment({
      team,
      runtime: aRuntime({ acts: { hockney: [storm] } }),
    });
    expect(await answerTo(environment)).toMatchObject({ kind: 'answered', response: '5' });
    expect(started(environment)).toHaveLength(6);
    expect(codes(environment)).toEqual(Array.from({ length: 45 }, () => 'E_A2A_RATE'));
    expect(environment.messages).toHaveLength(51);
  });

  it('send the same message once, however often they say it', async () => {
    const twice: TurnScript = async ({ call }) => {
      const said = { targetAgent: 'verbal', task: 'the same' };
      const replies = await Promise.all([call('squad_route', said), call('squad_route', said)]);
      return replies.map(({ kind }) => kind).join();
    };
    const environment = anAgentEnvironment({
      team,
      runtime: aRuntime({ acts: { hockney: [twice] } }),
    });
    await answerTo(environment);
    expect(started(environment)).toEqual(['hockney', 'verbal']);
    expect(codes(environment)).toEqual(['E_A2A_DUPLICATE']);
  });

  it('gain nothing where they may not send: nobody works for an agent that hands nothing over', async () => {
    const mute = team.map((one) => (one.slug === 'hockney' ? { ...one, sends: false } : one));
    const runtime = aRuntime({ acts: { hockney: [handsOn('verbal')] } });
    const environment = anAgentEnvironment({ team: mute, runtime });
    await answerTo(environment);
    expect(started(environment)).toEqual(['hockney']);
    expect(codes(environment)).toEqual(['E_A2A_DISABLED']);
  });

  it('are named by their sessions: a `from` among the arguments changes nothing', async () => {
    const forged: TurnScript = async ({ call }) => {
      const said = { targetAgent: 'verbal', task: 'x', from: 'octocat' };
      return (await call('squad_route', said)).kind;
    };
    const environment = anAgentEnvironment({
      team,
      runtime: aRuntime({ acts: { hockney: [forged] } }),
    });
    await answerTo(environment);
    expect(new Set(environment.messages.map(({ from }) => from))).toEqual(
      new Set(['coordinator', 'hockney']),
    );
  });
});
