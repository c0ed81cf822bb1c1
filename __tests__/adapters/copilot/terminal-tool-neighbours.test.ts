// What becomes of the calls beside one that ends the turn, and which events tell of them, with the real SDK and runtime.
import type { PermissionHandler, SessionEvent } from '@github/copilot-sdk';
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
import { WIRE_FORMS } from './wire-forms.ts';

let runtime: ScriptedRuntime;
beforeAll(async () => {
  runtime = await aScriptedRuntime();
});
afterAll(() => runtime.stop());

const ASKED = ['tool.execution_start', 'permission.requested'];
const CARRIED_OUT = [...ASKED, 'external_tool.requested', 'tool.execution_complete'];
const NEVER_ASKED = ['tool.execution_start', 'tool.execution_complete'];

/**
 * The types of the events that name a call, in their order. Without `permission.completed`, which comes before or after
 * `external_tool.requested`, and without those of `model.*`, which the SDK's types don't list.
 */
function eventsOfCall(events: readonly SessionEvent[], id: string): readonly string[] {
  const types = events.filter((event) => callOf(event) === id).map(({ type }) => type);
  return types.filter((type) => type !== 'permission.completed' && !type.startsWith('model.'));
}

function callOf(event: SessionEvent): string | undefined {
  if (event.type === 'permission.requested') return event.data.permissionRequest.toolCallId;
  return 'toolCallId' in event.data ? event.data.toolCallId : undefined;
}

type Neighbour = {
  readonly does: string;
  readonly name?: string;
  readonly args?: unknown;
  readonly handler?: Handler;
  readonly end: 'success' | 'failure' | 'denied';
  readonly events: readonly string[];
};

const NEIGHBOURS: readonly Neighbour[] = [
  { does: 'succeeds', end: 'success', events: CARRIED_OUT },
  {
    does: 'fails',
    handler: () => result('exit 1', 'failure'),
    end: 'failure',
    events: CARRIED_OUT,
  },
  {
    does: 'is denied by its handler',
    handler: () => result('not that file', 'denied'),
    end: 'denied',
    events: CARRIED_OUT,
  },
  {
    does: 'throws',
    handler() {
      throw new Error('boom');
    },
    end: 'failure',
    events: CARRIED_OUT,
  },
  {
    does: 'is refused by the permission handler',
    name: 'forbidden',
    end: 'denied',
    events: [...ASKED, 'tool.execution_complete'],
  },
  { does: 'names no tool', name: 'nowhere', end: 'denied', events: NEVER_ASKED },
];

const onPermissionRequest: PermissionHandler = (request) =>
  request.kind === 'custom-tool' && request.toolName === 'forbidden'
    ? { kind: 'reject', feedback: 'not allowed' }
    : { kind: 'approve-once' };

describe.each(Object.entries(WIRE_FORMS))(
  'beside a call that ends the turn, over %s',
  (_name, form) => {
    /** A turn of one message: the neighbour's call, the end, and the neighbour's call again. */
    async function play({
      name = 'edit',
      args,
      handler = () => result('edited'),
    }: Partial<Neighbour>) {
      const calls = [
        scriptedCall('before', name, args),
        finishCall('f'),
        scriptedCall('after', name, args),
      ];
      const tools = [sdkTool('edit', handler), sdkTool('forbidden', handler), finishTool()];
      const answers = [{ text: 'Done.', calls }, { text: 'Hello again.' }];
      const session = await runtime.open({ form, answers, tools, onPermissionRequest });
      const events = await session.ask('Please.');
      const requests = session.requests.length;
      const again = endOf(await session.ask('And now?'));
      return { events, requests, again, told: session.told() };
    }

    it.each(NEIGHBOURS)(
      'a call that $does has its events before the turn ends, and does not keep it from ending',
      async (neighbour) => {
        const { events, requests, again, told } = await play(neighbour);
        expect(requests).toBe(1);
        expect(endOf(events)).toEqual({ said: ['Done.'], errors: [], idle: 1 });
        const { end } = neighbour;
        expect(endsOf(events)).toEqual({ before: end, f: 'success', after: end });
        expect(eventsOfCall(events, 'before')).toEqual(neighbour.events);
        expect(eventsOfCall(events, 'after')).toEqual(neighbour.events);
        // The next request holds one result for each call.
        expect(again).toEqual({ said: ['Hello again.'], errors: [], idle: 1 });
        expect(told.calls).toEqual(['before', 'f', 'after']);
        expect(told.results.map(({ id }) => id).sort()).toEqual(['after', 'before', 'f']);
      },
    );

    it('calls whose arguments are broken JSON fail without their handlers, which over Anthropic get an empty object', async () => {
      const inputs: unknown[] = [];
      const handler: Handler = (input) => result(`Edit ${inputs.push(input)}`);
      const { events, requests, told } = await play({ args: '{"n": ', handler });
      const isCalled = form === WIRE_FORMS.Anthropic;
      const end = isCalled ? 'success' : 'failure';
      expect(inputs).toEqual(isCalled ? [{}, {}] : []);
      expect(endsOf(events)).toEqual({ before: end, f: 'success', after: end });
      expect(eventsOfCall(events, 'before')).toEqual(isCalled ? CARRIED_OUT : NEVER_ASKED);
      expect(endOf(events)).toEqual({ said: ['Done.'], errors: [], idle: 1 });
      expect(requests).toBe(1);
      expect(told.results.map(({ id }) => id).sort()).toEqual(['after', 'before', 'f']);
    });

    it.each(['[1]', 'null'])(
      'calls with the arguments %s leave their message without its event, and the turn ends with an error',
      async (args) => {
        const { events, requests, again, told } = await play({ args });
        expect(endOf(events)).toEqual({
          said: [],
          errors: ['No response was returned. Send your message again to retry.'],
          idle: 1,
        });
        expect(endsOf(events)).toEqual({ before: 'failure', f: 'success', after: 'failure' });
        expect(eventsOf(events, 'tool.execution_start')).toEqual([]);
        expect(eventsOfCall(events, 'before')).toEqual(['tool.execution_complete']);
        expect(requests).toBe(1);
        expect(again).toEqual({ said: ['Hello again.'], errors: [], idle: 1 });
        expect(told.calls).toEqual(['before', 'f', 'after']);
        expect(told.results.map(({ id }) => id).sort()).toEqual(['after', 'before', 'f']);
      },
    );

    it('slow calls before and after it are awaited, and their results are kept', async () => {
      const finish = aPromise();
      const handler: Handler = async () => {
        await finish.kept;
        // By the second answer the runtime has read how the finish ended, and acted on it.
        await runtime.roundTrip();
        await runtime.roundTrip();
        return result('slowly edited');
      };
      const session = await runtime.open({
        form,
        answers: [
          {
            calls: [scriptedCall('before', 'edit'), finishCall('f'), scriptedCall('after', 'edit')],
          },
        ],
        tools: [
          sdkTool('edit', handler),
          finishTool(() => {
            finish.keep();
            return result('Finished.');
          }),
        ],
      });
      const events = await session.ask('Please.');
      expect(endsOf(events)).toEqual({ before: 'success', f: 'success', after: 'success' });
      expect(session.requests).toHaveLength(1);
      await session.ask('And now?');
      const slow = session.told().results.filter(({ text }) => text === '"slowly edited"');
      expect(slow.map(({ id }) => id).sort()).toEqual(['after', 'before']);
      expect(session.told().results).toHaveLength(3);
    });

    it('events between assistant.turn_start and assistant.turn_end are of one message of the model', async () => {
      const session = await runtime.open({
        form,
        answers: [
          {
            text: 'First I look.',
            calls: [scriptedCall('a', 'edit'), scriptedCall('b', 'nowhere')],
          },
          { text: 'Done.', calls: [scriptedCall('c', 'edit'), finishCall('f')] },
          { text: 'Hello again.' },
        ],
        tools: [sdkTool('edit', () => result('edited')), finishTool()],
      });
      expect(messagesOf(await session.ask('Please.'))).toEqual([
        { turnId: '0', text: 'First I look.', calls: ['a', 'b'], ended: ['a', 'b'] },
        { turnId: '1', text: 'Done.', calls: ['c', 'f'], ended: ['c', 'f'] },
      ]);
      // The numbers begin again with each prompt.
      expect(messagesOf(await session.ask('And now?'))).toEqual([
        { turnId: '0', text: 'Hello again.', calls: [], ended: [] },
      ]);
    });
  },
);

/** What the events tell of each message of the model. */
function messagesOf(events: readonly SessionEvent[]) {
  return eventsOf(events, 'assistant.turn_start').map((start) => {
    const { turnId } = start.data;
    const from = events.slice(events.indexOf(start));
    const own = from.slice(
      0,
      from.findIndex(({ type }) => type === 'assistant.turn_end'),
    );
    const messages = eventsOf(own, 'assistant.message').map(({ data }) => data);
    const ends = eventsOf(own, 'tool.execution_complete').map(({ data }) => data);
    expect([...messages, ...ends].filter((data) => data.turnId !== turnId)).toEqual([]);
    return {
      turnId,
      text: messages.map(({ content }) => content).join(),
      calls: messages.flatMap(({ toolRequests = [] }) => toolRequests.map((it) => it.toolCallId)),
      ended: ends.map(({ toolCallId }) => toolCallId).sort(),
    };
  });
}
