// A rehearsal whose model is a person, who plays every role from the requests in the folder.
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { attempt, describe } from '../../src/errors.ts';
import { type Rehearsal, type RehearsalOptions, rehearseScenario } from '../rehearse.ts';
import { type Interrupts, interruptJob } from './interrupts.ts';
import { type HandTerminal, type ModelByHand, startModelByHand } from './model-by-hand.ts';
import { writeIndex, writeResults } from './results.ts';

export type HandOptions = {
  /** Receives the requests, the answers, and at the end the results. */
  readonly folder: string;
  readonly terminal: HandTerminal;
  /** Lets a person end the rehearsal early. */
  readonly interrupts?: Interrupts;
  readonly rehearsal?: RehearsalOptions;
};

const SLOW_CLOCK = new URL('slow-clock.mjs', import.meta.url).href;
const HALF_A_DAY_MS = 12 * 60 * 60 * 1_000;

/** Finds a request or an answer of an earlier play, which would be taken for an answer of this one. */
export async function findEarlierPlay(folder: string): Promise<string | undefined> {
  const listed = await attempt(readdir(folder));
  const names = listed.kind === 'done' ? listed.value : [];
  return names.find((name) => /^\d{3,}-.+\.(?:request|answer)\.(?:json|md)$/.test(name));
}

/** Plays the scenario and writes the results. If an error broke the play off, throws it after that. */
export async function rehearseByHand(
  scenarioFolder: string,
  { folder, terminal, interrupts, rehearsal: options = {} }: HandOptions,
): Promise<Rehearsal> {
  await mkdir(folder, { recursive: true });
  let model: ModelByHand | undefined;
  let soFar: Rehearsal | undefined;
  const end = (ending: string | undefined) => ({ played: model?.played ?? [], ending });
  const playing = rehearseScenario(scenarioFolder, {
    nodeArguments: ['--import', SLOW_CLOCK],
    limitMs: HALF_A_DAY_MS,
    ...options,
    ...interruptedBy(interrupts),
    onRunEnd: (now) => {
      soFar = now;
      return writeResults(join(folder, `after-run-${now.runs.length}`), now, end(undefined));
    },
    startModel: async () => {
      model = await startModelByHand({ folder, terminal });
      return model;
    },
  });
  const ended = await attempt(playing);
  if (ended.kind === 'done') {
    await writeResults(folder, ended.value, end(interrupts && interruptText(interrupts)));
    return ended.value;
  }
  const broken = end(`The rehearsal broke off: ${describe(ended.error).message}`);
  if (soFar !== undefined) await writeResults(folder, soFar, broken);
  else await writeIndex(folder, { name: basename(scenarioFolder), runs: [] }, broken);
  throw ended.error;
}

function interruptedBy(interrupts: Interrupts | undefined): RehearsalOptions {
  if (interrupts === undefined) return {};
  return { over: interrupts.cancel, onStart: (job) => interruptJob(interrupts, job) };
}

function interruptText({ cancel, kill }: Interrupts): string | undefined {
  if (kill.aborted) return 'A second Ctrl-C ended the last run.';
  return cancel.aborted
    ? 'Ctrl-C cancelled the last run, and nothing after it was played.'
    : undefined;
}
