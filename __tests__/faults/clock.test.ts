// A machine's clock may be set while a run works.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type ObservedRequest, rehearseScenario } from '../../rehearsal/rehearse.ts';

const scenario = join(import.meta.dirname, '../../scenarios/first-comment');
const main = process.env.SQUAD_TEST_MAIN;
const preload = join(import.meta.dirname, 'stepping-clock.mjs');

const isToModel = ({ kind }: ObservedRequest) => kind === 'model';
const isOpening = (observed: ObservedRequest) =>
  observed.kind === 'github' &&
  observed.request.method === 'POST' &&
  observed.request.path.endsWith('/pulls');

describe('a clock that steps back an hour', () => {
  // Not while several requests to GitHub are about to leave: for some milliseconds each is held by a limiter of the retry
  // plugin, which reads the machine's clock.
  it.each([
    ['the first request to the model', isToModel],
    ['the opening of the pull request', isOpening],
  ])('changes nothing, at %s', async (_moment, isMoment) => {
    let hasStepped = false;
    const { asExpected, github } = await rehearseScenario(scenario, {
      nodeArguments: ['--import', preload],
      limitMs: 50_000,
      ...(main === undefined ? {} : { main }),
      watch(observed, job) {
        if (hasStepped || !isMoment(observed)) return;
        hasStepped = true;
        job.kill('SIGUSR2');
      },
    });
    expect({ asExpected, hasStepped }).toEqual({ asExpected: true, hasStepped: true });
    // The record tells the times of the run in their order.
    const lines = github.artifacts.at(-1)?.files.get('run.jsonl')?.trimEnd().split('\n') ?? [];
    const times = lines.map((line) => JSON.parse(line).at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});
