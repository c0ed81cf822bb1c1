// What the runtime's events make of a turn: whose turn it is among the calls of a message, when the turn ends, and how a
// failure reads.
import { setTimeout } from 'node:timers/promises';
import type { SessionEvent } from '@github/copilot-sdk';
import { describe, expect, it } from '@jest/globals';
import { openTurn } from '#src/adapters/copilot/agent-session.ts';
import { readableMessage } from '#src/adapters/copilot/model-failure.ts';
import { trackCalls } from '#src/adapters/copilot/open-calls.ts';
import type { Turn } from '#src/ports/agents.ts';

const eventOf = (type: string, data: object) => ({ type, data }) as SessionEvent;

/** A message's calls, by id and tool. */
const message = (messageId: string, ...calls: readonly (readonly [string, string])[]) =>
  eventOf('assistant.message', {
    messageId,
    toolRequests: calls.map(([toolCallId, name]) => ({ toolCallId, name })),
  });

/** The calls that have their turn, in the order in which they got it; each ends at once. */
async function turnsOf(calls: ReturnType<typeof trackCalls>, ...ids: readonly string[]) {
  const turns: string[] = [];
  const take = async (id: string) => {
    await calls.turnOf(id);
    turns.push(id);
    calls.endOf(id);
  };
  await Promise.all(ids.map(take));
  return turns;
}

describe('the calls of one message', () => {
  it('have their turn in its order, in whatever order the runtime starts them', async () => {
    const calls = trackCalls();
    calls.onEvent(message('m1', ['b1', 'bash'], ['r', 'squad_route'], ['b2', 'bash']));
    expect(calls.messageOf('r')).toBe('m1');
    expect(await turnsOf(calls, 'b2', 'b1')).toEqual(['b1', 'b2']);
  });

  it.each(['bash', 'create', 'edit', 'apply_patch'])('wait for %s before them', async (tool) => {
    const calls = trackCalls();
    calls.onEvent(message('m1', ['w', tool], ['r', 'squad_route']));
    expect(await turnsOf(calls, 'r', 'w')).toEqual(['w', 'r']);
  });

  it('wait for an edit that is permitted until it ends, and for none that ended or never ran', async () => {
    const calls = trackCalls();
    calls.onEvent(message('m1', ['e1', 'edit'], ['b1', 'bash'], ['e2', 'edit']));
    const turns: string[] = [];
    const turn = calls.turnOf('b1').then(() => turns.push('b1'));
    calls.onEvent(eventOf('permission.completed', { toolCallId: 'e1' }));
    await calls.turnOf('e1');
    await new Promise(setImmediate);
    expect(turns).toEqual([]);
    calls.endOf('e1');
    await turn;
    calls.onEvent(message('m2', ['e3', 'edit'], ['b2', 'bash']));
    calls.onEvent(eventOf('tool.execution_complete', { toolCallId: 'e3' }));
    await calls.turnOf('b2');
    expect(calls.messageOf('e3')).toBeUndefined();
  });

  it('wait for the end of a command before them, however long it takes, and not so long for one unheard of', async () => {
    const calls = trackCalls(1);
    calls.onEvent(message('m1', ['b1', 'bash'], ['r', 'squad_route']));
    calls.onEvent(message('m2', ['e1', 'edit'], ['b2', 'bash']));
    await calls.turnOf('b1');
    let hasTurn = false;
    const turn = calls.turnOf('r').then(() => {
      hasTurn = true;
    });
    await calls.turnOf('b2');
    expect(hasTurn).toBe(false);
    calls.endOf('b1');
    await turn;
  });

  it('wait for a command before them that itself waits for a long one', async () => {
    const calls = trackCalls(1);
    calls.onEvent(message('m1', ['b1', 'bash'], ['b2', 'bash'], ['r', 'squad_route']));
    const turns: string[] = [];
    const take = (id: string) => calls.turnOf(id).then(() => turns.push(id));
    const taken = Promise.all(['r', 'b2', 'b1'].map(take));
    await setTimeout(20);
    calls.endOf('b1');
    await setTimeout(20);
    expect(turns).toEqual(['b1', 'b2']);
    calls.endOf('b2');
    await taken;
    expect(turns).toEqual(['b1', 'b2', 'r']);
  });

  it('wait for nothing that is not known', async () => {
    const calls = trackCalls();
    calls.onEvent(message('m1', ['e1', 'edit']));
    await calls.turnOf('b1');
    expect(calls.messageOf('b1')).toBeUndefined();
  });
});

function aTurn(stopped: readonly string[] = [], mask = (text: string) => text) {
  const ends: Turn[] = [];
  const turn = openTurn((end) => ends.push(end), mask, new Set(stopped));
  // The SDK's events have more fields than a turn looks at.
  const hear = (type: string, data: object = {}) =>
    turn.onEvent({ type, data } as unknown as SessionEvent);
  const says = (content: string) => hear('assistant.message', { content });
  return { turn, ends, hear, says };
}

describe('a turn with a message under way', () => {
  it('does not end when the runtime is idle before it takes the message up', async () => {
    const { turn, ends, hear, says } = aTurn();
    hear('user.message');
    says('The report.');
    expect(await turn.include(async () => hear('session.idle'))).toBe(true);
    expect(ends).toEqual([]);
    hear('user.message');
    says('Noted.');
    hear('session.idle');
    expect(ends).toEqual([{ kind: 'done', text: 'The report.\n\nNoted.' }]);
  });

  it('ends as it would have when the runtime does not take it', async () => {
    const { turn, ends, hear, says } = aTurn();
    hear('user.message');
    says('The report.');
    const taken = await turn.include(async () => {
      hear('session.idle');
      throw new Error('no');
    });
    expect(taken).toBe(false);
    expect(ends).toEqual([{ kind: 'done', text: 'The report.' }]);
  });

  it('takes none before it has begun, and answers for it when it never does', async () => {
    const { turn, hear } = aTurn();
    const sent: string[] = [];
    const included = turn.include(async () => sent.push('sent'));
    hear('session.idle');
    expect(sent).toEqual([]);
    turn.close();
    expect(await included).toBe(false);
    expect(sent).toEqual([]);
  });
});

it('a turn ends with an answer without the secret in it, so that every place that shows it can be posted', () => {
  const { ends, hear, says } = aTurn([], (text) => text.replaceAll('sesame', '***'));
  hear('user.message');
  says('The key is sesame.');
  hear('session.idle');
  expect(ends).toEqual([{ kind: 'done', text: 'The key is ***.' }]);
});

it.each([
  [
    'No response was returned. Send your message again to retry.',
    'The model gave an empty answer.',
  ],
  ['400 context too long', "The model's provider answered 400 context too long"],
  ['one SECRET\ntwo', 'one ***'],
  [
    'Execution failed: error sending request for url (https://models.example/v1/chat?key=abc): dns error',
    'error sending request for url (https://models.example): dns error',
  ],
  ['x'.repeat(400), `${'x'.repeat(297)}...`],
])('a failure reads as people want it: %j', (said, shown) => {
  expect(readableMessage(said, (text) => text.replaceAll('SECRET', '***'))).toBe(shown);
});
