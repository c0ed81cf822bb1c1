// What the real runtime makes of a tool's reply.
import { expect, it } from '@jest/globals';
import { call, text } from './a-model.ts';
import { aRuntimeStage, aTool, aTurn, toolResults } from './a-runtime.ts';

it.each(['ok', 'failed', 'denied'] as const)(
  'hands on a reply that is %s, and the turn goes on',
  async (kind) => {
    const { tool } = aTool('squad_route');
    const words = `The answer is ${kind}.`;
    const stage = await aRuntimeStage((_said, index) =>
      index === 0 ? call('squad_route', { n: 1 }) : text('Went on.'),
    );
    const told = { ...tool, call: async () => ({ kind, text: words, data: { n: 1 } }) };
    const { turn, events } = await aTurn(stage, { tools: [told] });
    const seen = toolResults(stage.model.requests.at(-1));
    await stage.close();
    expect({ turn, seen }).toEqual({
      turn: { kind: 'done', text: 'Went on.' },
      seen: [JSON.stringify(words)],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'tool-ended', ok: kind === 'ok' }),
    );
  },
);
