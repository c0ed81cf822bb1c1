// A machine's clock may be set while a run works.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rehearseScenario } from '../../rehearsal/rehearse.ts';

const scenario = join(import.meta.dirname, '../../scenarios/first-comment');
const main = process.env.SQUAD_TEST_MAIN;
const preload = join(import.meta.dirname, 'stepping-clock.mjs');

describe('a clock that steps back an hour', () => {
  it.each(['github', 'model'] as const)(
    'changes nothing, at the first request to the %s',
    async (kind) => {
      let hasStepped = false;
      const { asExpected, github } = await rehearseScenario(scenario, {
        nodeArguments: ['--import', preload],
        limitMs: 50_000,
        ...(main === undefined ? {} : { main }),
        watch(observed, job) {
          if (hasStepped || observed.kind !== kind) return;
          hasStepped = true;
          job.kill('SIGUSR2');
        },
      });
      expect({ asExpected, hasStepped }).toEqual({ asExpected: true, hasStepped: true });
      // The record tells the times of the run in their order.
      const lines = github.artifacts.at(-1)?.files.get('run.jsonl')?.trimEnd().split('\n') ?? [];
      const times = lines.map((line) => JSON.parse(line).at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    },
  );
});
