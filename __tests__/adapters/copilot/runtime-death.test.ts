// The Copilot runtime is killed in the middle of a run, through the built program: the run has an outcome all the same.
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { rehearseScenario } from '../../../rehearsal/rehearse.ts';
import { runtimes } from './a-runtime.ts';

it('a run whose runtime dies ends as failed, says so on its board, and leaves no process', async () => {
  const main = process.env.SQUAD_TEST_MAIN;
  const killed: number[] = [];
  const { runs, comments } = await rehearseScenario(
    join(import.meta.dirname, '../../../scenarios/first-comment'),
    {
      ...(main === undefined ? {} : { main }),
      watch(sight) {
        if (sight.kind !== 'model' || killed.length > 0) return;
        for (const pid of runtimes()) {
          killed.push(pid);
          process.kill(pid, 'SIGKILL');
        }
      },
    },
  );
  expect(killed).toHaveLength(1);
  expect(runs[0]).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  expect(comments).not.toEqual([]);
  for (const { body } of comments) {
    expect(body).toContain('The Copilot runtime ended before the model answered');
  }
  expect(runtimes()).toEqual([]);
});
