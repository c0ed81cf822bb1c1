// The repository is renamed while the squad works.
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { readFacts } from '../../scripts/faults/facts.ts';
import { openStage } from '../../scripts/faults/stage.ts';

it.each(['model coordinator 1', 'model coordinator 3', 'POST pulls'])(
  'its work is delivered where the repository is now, at whatever moment it was renamed: %s',
  async (moment) => {
    const folder = fileURLToPath(new URL('../../scenarios/first-comment', import.meta.url));
    const stage = await openStage(await readScenario(folder));
    const guard = (name: string) => {
      if (name === moment) stage.github.state.renamedTo = 'acme/store';
      return {};
    };
    const { outputs, log } = await stage.play({ guard });
    const { branches, boards } = await readFacts(stage);
    await stage.close();
    expect(outputs).toMatchObject({ outcome: 'changed', 'pull-request': '8' });
    expect([...branches.keys()]).toContain(outputs.branch);
    expect(boards).toEqual([expect.objectContaining({ state: 'done', outcome: 'changed' })]);
    if (moment.startsWith('model')) expect(log).toContain('acme/shop is acme/store now');
  },
);
