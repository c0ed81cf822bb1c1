// What agents decided and learnt before their run was cut off, and the run that goes on: real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { hears, learns, openRunStage, type RunStage, routesTo } from '../a-run.ts';

const LEARNT = 'The login is on line 1.';
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

/** Does this, and is cut off before it can say so. */
const cancelledAfter =
  (part: TurnScript): TurnScript =>
  async (moment) => {
    await part(moment);
    stage.cancel.abort();
    return 'Never said.';
  };

it('the run that goes on after a cancelled one keeps a learning once', async () => {
  const first = await stage.play({
    acts: {
      coordinator: [routesTo('fenster', 'Never said.')],
      fenster: [cancelledAfter(learns(LEARNT))],
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
  const entries = (await stage.remote.shownOn('squad/memory')).filter((path) =>
    path.includes('inbox'),
  );
  expect(entries).toHaveLength(1);
});
