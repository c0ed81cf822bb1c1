// A run whose pushes were all refused, and its re-run: the built action takes the work from the artifact of the first attempt.
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { openStage, type Stage } from '../../scripts/faults/stage.ts';

let stage: Stage;

beforeEach(async () => {
  const folder = fileURLToPath(new URL('../../scenarios/review-handoff', import.meta.url));
  stage = await openStage(await readScenario(folder));
});
afterEach(() => stage.close());

const refused = (name: string) =>
  name.startsWith('git receive-pack') || name.startsWith('git refs receive-pack')
    ? { spoiled: { status: 403 } }
    : {};

describe('the re-run of a run that could push nothing', () => {
  it('works', async () => {
    const first = await stage.play({ guard: refused });
    const asked = stage.asked.length;
    console.log(
      first.requests.join('\n'),
      first.outputs,
      stage.github.state.comments.map(({ body }) => body).join('\n=====\n'),
    );
    const again = await stage.play({ attempt: 2 });
    console.log(
      again.requests.join('\n'),
      again.outputs,
      again.log,
      stage.github.state.comments.map(({ body }) => body).join('\n=====\n'),
    );
    expect(stage.asked.length).toBe(asked);
  }, 60_000);
});
