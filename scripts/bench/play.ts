// Plays a scenario of scenarios/, or a variant of one, with the program that is measured.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Rehearsal,
  type RehearsalOptions,
  rehearseScenario,
} from '../../rehearsal/rehearse.ts';
import type { RehearsedRun } from '../../rehearsal/rehearsed-run.ts';
import type { ModelRequest } from '../../rehearsal/scenario/scripted-model.ts';

export const SCENARIOS = fileURLToPath(new URL('../../scenarios', import.meta.url));

/** What is measured: a folder that was built, and perhaps an older one to compare it with. */
export type Measured = {
  readonly dist: string;
  readonly against: string | undefined;
  /** How often the two are played in turn. */
  readonly pairs: number;
};

/** An existing scenario, with what is different: keys of its scenario.json, and another script for the model. */
export type Story = {
  readonly scenario: string;
  readonly changes?: object;
  readonly model?: readonly object[];
  /** True when any outcome will do. */
  readonly endsAnyhow?: boolean;
  /** What the pull requests must contain. */
  readonly leaves?: readonly string[];
};

/** What one play showed, with times in milliseconds. */
export type Play = Rehearsal & {
  /** The last run. */
  readonly run: RehearsedRun;
  /** From its start to its end. */
  readonly wallMs: number;
  /** From its start to its first request to the model. */
  readonly firstModelMs: number;
};

/** Variables that load measure.mjs into the program. */
export const WATCHED = {
  NODE_OPTIONS: `--import=${new URL('measure.mjs', import.meta.url).href}`,
};

const RUNTIME = fileURLToPath(
  new URL('../../node_modules/@github/copilot-sdk-linux-x64', import.meta.url),
);

/** Plays the story once. Throws with its log when it doesn't end as the scenario says. */
export async function play(
  dist: string,
  story: Story,
  { inputs, ...options }: RehearsalOptions = {},
): Promise<Play> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-bench-'));
  try {
    const played = await rehearseScenario(await folderOf(story, folder), {
      main: join(dist, 'main.js'),
      inputs: { 'copilot-runtime-path': RUNTIME, ...inputs },
      ...options,
    });
    const run = played.runs.at(-1);
    const patches = JSON.stringify(played.pulls.map(({ files }) => files.map((one) => one.patch)));
    const isDone =
      (story.endsAnyhow === true || played.runs.every(isAsTold)) &&
      (story.leaves ?? []).every((text) => patches.includes(text));
    if (run === undefined || played.problems.length > 0 || !isDone) {
      throw new Error(`${story.scenario} ended in another way:\n${run?.log}`);
    }
    const first = played.modelRequests.find(({ at }) => at >= run.startedAt)?.at;
    return {
      ...played,
      run,
      wallMs: run.endedAt - run.startedAt,
      firstModelMs: (first ?? Number.NaN) - run.startedAt,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A run that had nothing to do with us has no outcome, which a story names `none`. */
function isAsTold({ outputs, exitCode, expected }: RehearsedRun): boolean {
  const { outcome = 'none' } = outputs;
  return exitCode === expected.exitCode && outcome === expected.outcome;
}

/** Returns the scenario's own folder or, for a variant, a changed copy. */
async function folderOf({ scenario, changes, model }: Story, folder: string): Promise<string> {
  const original = join(SCENARIOS, scenario);
  if (changes === undefined) return original;
  const copy = join(folder, scenario);
  await cp(original, copy, { recursive: true });
  const file = join(copy, 'scenario.json');
  const story = { ...JSON.parse(await readFile(file, 'utf8')), ...changes };
  await writeFile(file, JSON.stringify(story));
  if (model !== undefined) await writeFile(join(copy, 'model.json'), JSON.stringify(model));
  return copy;
}

/** Returns how many bytes a request to the model had. The server that received it added two fields. */
export function bytesSent({ body }: ModelRequest): number {
  const { _endpointType, _context, ...sent } = body;
  return Buffer.byteLength(JSON.stringify(sent));
}

/** Reads a number that measure.mjs printed. */
export function printed({ run }: Play, what: 'connections and processes' | 'peak memory'): number {
  return Number(new RegExp(`${what}: (\\d+)`).exec(run.log)?.[1] ?? Number.NaN);
}
