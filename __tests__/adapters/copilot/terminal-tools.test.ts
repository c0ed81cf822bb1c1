// What the product builds on when a tool ends a turn, asserted with the real SDK and runtime in each form of the wire.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aPromise,
  aScriptedRuntime,
  endOf,
  endsOf,
  eventsOf,
  finishCall,
  finishTool,
  type Handler,
  result,
  type ScriptedRuntime,
  scriptedCall,
  sdkTool,
} from './a-scripted-session.ts';
import { TOKENS, WIRE_FORMS } from './wire-forms.ts';

let runtime: ScriptedRuntime;
beforeAll(async () => {
  runtime = await aScriptedRuntime();
});
afterAll(() => runtime.stop());

/** How a call of it may go wrong. */
const FAILURES: Readonly<Record<string, Handler>> = {
  'answers failure': () => result('Which part?', 'failure'),
  'answers denied': () => result('Which part?', 'denied'),
  throws: () => {
    throw new Error('Which part?');
  },
};

describe.each(Object.entries(WIRE_FORMS))('a tool that ends the turn, over %s', (_name, form) => {
  it('ends it with no further request, and the session answers when it is asked again', async () => {
    const session = await runtime.open({
      form,
      answers: [{ calls: [finishCall('f')] }, { text: 'Hello again.' }],
      tools: [finishTool()],
    });
    expect(endOf(await session.ask('Please.'))).toEqual({ said: [''], errors: [], idle: 1 });
    const again = await session.ask('And now?');
    expect(endOf(again)).toEqual({ said: ['Hello again.'], errors: [], idle: 1 });
    expect(session.requests).toHaveLength(2);
    expect(session.told()).toEqual({
      calls: ['f'],
      results: [{ id: 'f', text: '"Finished."' }],
    });
  });

  it.each(Object.keys(FAILURES))(
    'does not end it when its handler %s, and can be called again',
    async (kind) => {
      const handlers = [FAILURES[kind], () => result('Finished.')];
      const session = await runtime.open({
        form,
        answers: [{ calls: [finishCall('f1')] }, { calls: [finishCall('f2')] }],
        tools: [finishTool((input) => handlers.shift()?.(input) ?? result('Called too often.'))],
      });
      const events = await session.ask('Please.');
      expect(session.requests).toHaveLength(2);
      expect(session.told()).toMatchObject({ calls: ['f1'], results: [{ id: 'f1' }] });
      // The model is not told what a handler threw.
      const isTold = session.told().results[0]?.text.includes('Which part?');
      expect(isTold).toBe(kind !== 'throws');
      expect(endsOf(events)).toEqual({
        f1: kind === 'answers denied' ? 'denied' : 'failure',
        f2: 'success',
      });
      expect(endOf(events)).toEqual({ said: ['', ''], errors: [], idle: 1 });
    },
  );

  it('does not end it when the permission handler refuses it', async () => {
    let refusals = 0;
    const session = await runtime.open({
      form,
      answers: [{ calls: [finishCall('f1')] }, { calls: [finishCall('f2')] }],
      tools: [finishTool()],
      onPermissionRequest: () =>
        refusals++ === 0 ? { kind: 'reject', feedback: 'Not yet.' } : { kind: 'approve-once' },
    });
    const events = await session.ask('Please.');
    expect(endsOf(events)).toEqual({ f1: 'denied', f2: 'success' });
    expect(session.requests).toHaveLength(2);
    expect(session.told().results[0]?.text).toContain('Not yet.');
  });

  it.each(['success', 'failure'] as const)(
    'ends it once when one message calls it twice, also when the second answers %s',
    async (kind) => {
      const inputs: unknown[] = [];
      const session = await runtime.open({
        form,
        answers: [{ calls: [finishCall('f1', { n: 1 }), finishCall('f2', { n: 2 })] }],
        tools: [
          finishTool((input) => {
            inputs.push(input);
            return JSON.stringify(input) === '{"n":1}' ? result('One.') : result('Two.', kind);
          }),
        ],
      });
      const events = await session.ask('Please.');
      expect(inputs).toHaveLength(2);
      expect(inputs).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
      expect(endsOf(events)).toEqual({ f1: 'success', f2: kind });
      expect(endOf(events)).toEqual({ said: [''], errors: [], idle: 1 });
      expect(session.requests).toHaveLength(1);
    },
  );

  it('ends it after a message that was sent into it meanwhile has been answered', async () => {
    const finish = aPromise();
    const session = await runtime.open({
      form,
      answers: [
        { text: 'Done.', calls: [scriptedCall('e', 'edit'), finishCall('f')] },
        { text: 'Noted.' },
      ],
      tools: [
        sdkTool('edit', async () => {
          await finish.kept;
          // The runtime knows by now that the turn is to end.
          await runtime.roundTrip();
          await session.sdk.send({ prompt: 'Tests are in spec/.', mode: 'immediate' });
          return result('edited');
        }),
        finishTool(() => {
          finish.keep();
          return result('Finished.');
        }),
      ],
    });
    const events = await session.ask('Please.');
    expect(endOf(events)).toEqual({ said: ['Done.', 'Noted.'], errors: [], idle: 1 });
    // The runtime's own turn has ended, and its numbers begin again.
    const starts = eventsOf(events, 'assistant.turn_start');
    expect(starts.map(({ data }) => data.turnId)).toEqual(['0', '0']);
    expect(session.requests).toHaveLength(2);
    expect(session.requests[1]?.text).toContain('Tests are in spec/.');
    const { calls, results } = session.told();
    expect(calls).toEqual(['e', 'f']);
    expect(results).toHaveLength(2);
    expect(results).toEqual(
      expect.arrayContaining([
        { id: 'e', text: '"edited"' },
        { id: 'f', text: '"Finished."' },
      ]),
    );
  });

  it('comes after the usage of its request, and after the text beside it', async () => {
    const session = await runtime.open({
      form,
      answers: [{ text: 'All done.', calls: [finishCall('f')] }],
      tools: [finishTool()],
    });
    const events = await session.ask('Please.');
    const order = ['assistant.usage', 'assistant.message', 'tool.execution_start', 'session.idle'];
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => order.includes(type))).toEqual(order);
    expect(eventsOf(events, 'assistant.usage')).toMatchObject([
      { data: { inputTokens: TOKENS.input, outputTokens: TOKENS.output } },
    ]);
    expect(endOf(events).said).toEqual(['All done.']);
  });

  it('is offered to the model as any other tool', async () => {
    const requestOf = async (isTerminal: boolean) => {
      const tool = sdkTool('squad_finish', () => result('Finished.'), { isTerminal });
      const tools = [sdkTool('edit', () => result('edited')), tool];
      const session = await runtime.open({ form, answers: [{ text: 'Hello.' }], tools });
      await session.ask('Please.');
      // The time and the cache's key are different in each session.
      return session.requests[0]?.text
        .replace(/<current_datetime>[^<]*/, '')
        .replace(/"prompt_cache_key":"[^"]*"/, '');
    };
    const [terminal, usual] = await Promise.all([requestOf(true), requestOf(false)]);
    expect(terminal).toContain('squad_finish');
    expect(terminal).toBe(usual);
  });

  it('gets arguments unchecked that break its schema', async () => {
    const inputs: unknown[] = [];
    const session = await runtime.open({
      form,
      answers: [{ calls: [finishCall('f', { n: 'one', other: [null] })] }],
      tools: [finishTool((input) => result(`Got ${inputs.push(input)}.`))],
    });
    expect(endsOf(await session.ask('Please.'))).toEqual({ f: 'success' });
    expect(inputs).toEqual([{ n: 'one', other: [null] }]);
    expect(session.requests).toHaveLength(1);
  });

  it.each([
    ['', true],
    ['[1]', false],
    ['{"n": ', form === WIRE_FORMS.Anthropic],
  ])(
    'gets an empty object for the arguments %j: %s; otherwise the model is told',
    async (args, isCalled) => {
      const inputs: unknown[] = [];
      const session = await runtime.open({
        form,
        answers: [{ calls: [finishCall('f1', args)] }, { calls: [finishCall('f2')] }],
        tools: [finishTool((input) => result(`Got ${inputs.push(input)}.`))],
      });
      const events = await session.ask('Please.');
      expect(inputs).toEqual([isCalled ? {} : { n: 1 }]);
      expect(endsOf(events)).toEqual(
        isCalled ? { f1: 'success' } : { f1: 'failure', f2: 'success' },
      );
      expect(session.requests).toHaveLength(isCalled ? 1 : 2);
      expect(session.told().results).toHaveLength(isCalled ? 0 : 1);
      expect(endOf(events)).toMatchObject({ errors: [], idle: 1 });
    },
  );
});
