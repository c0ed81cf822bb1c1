// Barriers of the scripted model.
import { describe, expect, it } from '@jest/globals';
import { scriptSchema } from '../../../rehearsal/scenario/model-script.ts';
import { openTurns } from '../../../rehearsal/scenario/turns.ts';

describe('openTurns', () => {
  it('lets a wait go on when the turn comes', async () => {
    const turns = openTurns();
    const waiting = turns.wait({ who: 'Fenster', turn: 2 });
    turns.reach({ who: 'Fenster', turn: 1 });
    turns.reach({ who: 'fenster', turn: 2 });
    expect(await waiting).toBe(true);
  });

  it('does not wait for a turn that has come, nor for none', async () => {
    const turns = openTurns();
    turns.reach({ who: 'Fenster', turn: 1 });
    expect(await turns.wait({ who: 'Fenster', turn: 1 })).toBe(true);
    expect(await turns.wait(undefined)).toBe(true);
  });

  it('gives up after a while', async () => {
    const turns = openTurns(20);
    turns.reach({ who: 'Hockney', turn: 1 });
    expect(await turns.wait({ who: 'Fenster', turn: 1 })).toBe(false);
  });
});

describe('waitFor', () => {
  const script = (turn: number) => [
    { who: 'Fenster', steps: [{ text: 'Built.' }] },
    { who: 'Hockney', steps: [{ text: 'Tested.', waitFor: { who: 'Fenster', turn } }] },
  ];

  it('names a turn of the script', () => {
    expect(scriptSchema.safeParse(script(1)).success).toBe(true);
    expect(scriptSchema.safeParse(script(2)).success).toBe(false);
  });
});
