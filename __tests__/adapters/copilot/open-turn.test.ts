// When a turn ends, in whatever order the runtime's events and a message to the turn come.
import type { SessionEvent } from '@github/copilot-sdk';
import { describe, expect, it } from '@jest/globals';
import { openTurn } from '../../../src/adapters/copilot/open-turn.ts';
import type { Turn } from '../../../src/ports/agents.ts';

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

describe('a turn after one that was stopped', () => {
  it('hears nothing of what comes late of the other one', () => {
    const { ends, hear, says } = aTurn(['first']);
    hear('user.message', { messageId: 'first' });
    says('Of the first.');
    hear('session.idle');
    expect(ends).toEqual([]);
    hear('user.message', { messageId: 'second' });
    says('Of the second.');
    hear('session.idle');
    expect(ends).toEqual([{ kind: 'done', text: 'Of the second.' }]);
  });
});

it('a turn ends with an answer without the secret in it, so that every place that shows it can be posted', () => {
  const { ends, hear, says } = aTurn([], (text) => text.replaceAll('sesame', '***'));
  hear('user.message');
  says('The key is sesame.');
  hear('session.idle');
  expect(ends).toEqual([{ kind: 'done', text: 'The key is ***.' }]);
});
