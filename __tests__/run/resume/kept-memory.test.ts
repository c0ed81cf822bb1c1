// What agents decided and learnt before their run was cut off, or could not push it, and the run that goes on: real git, embedded GitHub.
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Git } from '../../../src/ports/git.ts';
import { BUNDLE_FILE } from '../../../src/workspace/delivery/bundle.ts';
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

it('what was learnt is delivered by a re-run that asks no agent, where the first attempt could push nothing', async () => {
  let kept = '';
  const refused = { code: 128, stdout: '', stderr: 'fatal: The requested URL returned error: 403' };
  const git = ({ attempt, scratch }: Git): Partial<Git> => {
    kept = join(scratch, 'kept');
    mkdirSync(kept);
    return {
      attempt: async (args, options) => (args[0] === 'push' ? refused : attempt(args, options)),
    };
  };
  const acts = { coordinator: [routesTo('fenster', 'On line 1.')], fenster: [learns(LEARNT)] };
  expect((await stage.play({ acts, git })).outcome.kind).toBe('failed');
  const artifact = 'squad-run-345-1-work';
  const read = () => readFile(join(kept, BUNDLE_FILE));
  const again = await stage.play({ earlierUpload: async () => ({ artifact, read }) });
  expect(again.outcome).toMatchObject({ kind: 'answered', answer: 'On line 1.' });
  expect(again.transcript.notes).toEqual([
    `The branch could not be pushed at first. This run took the work from the artifact \`${artifact}\`; no agent was asked again.`,
  ]);
  expect(await stage.remote.shownOn('squad/memory')).toHaveLength(1);
});
