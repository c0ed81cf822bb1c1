// What agents decided and learnt before their run was cancelled, and the run that goes on: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { hears, learns, openRunStage, type RunStage, routesTo, write } from '../a-run.ts';

const LEARNT = 'The login is on line 1.';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

/** Does this, and is cut off before it can say so. */
const cancelledAfter =
  (...parts: readonly TurnScript[]): TurnScript =>
  async (moment) => {
    for (const part of parts) await part(moment);
    stage.cancel.abort();
    return 'Never said.';
  };

const writesHalf: TurnScript = async (moment) => write(moment, 'src/login.js', 'half\n');

describe('the run that goes on after a cancelled one', () => {
  it.each([
    ['beside work', [writesHalf], 'squad/7-login-form'],
    ['alone', [], 'squad/memory'],
  ] as const)('keeps a learning once that stands %s', async (_place, before, branch) => {
    const first = await stage.play({
      acts: {
        coordinator: [routesTo('fenster', 'Never said.')],
        fenster: [cancelledAfter(...before, learns(LEARNT))],
      },
    });
    expect(first.outcome).toMatchObject({ kind: 'limited', limit: 'cancelled' });
    const told: string[] = [];
    await stage.play({
      cancel: new AbortController(),
      acts: {
        coordinator: [hears(told, routesTo('fenster', 'Done'))],
        fenster: [learns(LEARNT)],
      },
    });
    expect(told[0]).toContain(`- Kept for the team already, by fenster: ${LEARNT}`);
    const entries = (await stage.remote.shownOn(branch)).filter((path) => path.includes('inbox'));
    expect(entries).toHaveLength(1);
  });
});
