// A rehearsal whose model is a person: whoever sees the folder plays every role, each with what its requests hold.
import { mkdir } from 'node:fs/promises';
import { type Rehearsal, type RehearsalOptions, rehearseScenario } from '../rehearse.ts';
import { type HandTerminal, type ModelByHand, startModelByHand } from './model-by-hand.ts';
import { writeResults } from './results.ts';

export type HandOptions = {
  /** Receives the requests, the answers, and at the end the results. */
  readonly folder: string;
  readonly terminal: HandTerminal;
  readonly rehearsal?: RehearsalOptions;
};

const SLOW_CLOCK = new URL('slow-clock.mjs', import.meta.url).href;
const HALF_A_DAY_MS = 12 * 60 * 60 * 1_000;

/** Plays the scenario; resolves when the results are written. */
export async function rehearseByHand(
  scenarioFolder: string,
  { folder, terminal, rehearsal: options = {} }: HandOptions,
): Promise<Rehearsal> {
  await mkdir(folder, { recursive: true });
  let model: ModelByHand | undefined;
  const rehearsal = await rehearseScenario(scenarioFolder, {
    nodeArguments: ['--import', SLOW_CLOCK],
    limitMs: HALF_A_DAY_MS,
    ...options,
    startModel: async () => {
      model = await startModelByHand({ folder, terminal });
      return model;
    },
  });
  await writeResults(folder, rehearsal, model?.played ?? []);
  return rehearsal;
}
