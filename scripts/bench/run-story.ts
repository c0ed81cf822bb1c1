// Plays one story with one program, on its own embedded GitHub, and measures it.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type EmbeddedGitHub,
  type SeenRequest,
  startGitHub,
} from '../../rehearsal/github/embedded-github.ts';
import { bareRepository } from '../../rehearsal/github/state.ts';
import { type RunnerResult, startJob } from '../../rehearsal/runner.ts';
import { checkOut } from '../../rehearsal/scenario/checkout.ts';
import { deliverEvent } from '../../rehearsal/scenario/deliver-event.ts';
import { JOB_TOKEN, REPOSITORY, seedGitHub } from '../../rehearsal/scenario/seed.ts';
import { type BenchModel, type ModelRequest, startModel } from './model.ts';
import { type BenchStory, isCalled, writeScenario } from './story.ts';

/** Times in milliseconds; those of requests count from the start of the process. */
export type BenchRun = {
  readonly wallMs: number;
  readonly firstRequestMs: number;
  readonly firstModelMs: number;
  /** From the coordinator's first answer to its next question: everything the agents did. */
  readonly agentsMs: number;
  readonly requests: readonly SeenRequest[];
  readonly model: readonly ModelRequest[];
  readonly log: string;
};

export type BenchProgram = {
  /** The built main.js. */
  readonly main: string;
  /** More inputs, by their names in action.yml. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  /** Changes the remote's bare repository before the run. When given, the job has no checkout. */
  readonly prepareRemote?: (bare: string) => Promise<void>;
  /** Looks at the run's folder before it is removed. */
  readonly inspect?: (folder: string) => Promise<void>;
  /** Watches the run's folder while the program runs; `stop` ends the watch. */
  readonly watch?: (folder: string) => { stop(): void };
};

export const runtimeFolder = fileURLToPath(
  new URL('../../node_modules/@github/copilot-sdk-linux-x64', import.meta.url),
);

/** Limits so high that none stops a story. */
const LIMITS = {
  'max-agents': '128',
  'max-tool-calls': '100000',
  'max-tokens': '1000000000',
  'max-messages-per-minute': '1000',
};

/** Plays the story once. Throws with the log when the program fails. */
export async function runStory(story: BenchStory, program: BenchProgram): Promise<BenchRun> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-bench-'));
  const scenario = await writeScenario(join(folder, 'scenario'), story);
  const state = await seedGitHub({ scenario, folder });
  await program.prepareRemote?.(bareRepository(state, state.repository));
  const github = await startGitHub({ state });
  const model = await startModel(story);
  try {
    const watch = program.watch?.(folder);
    const result = await startProgram({
      folder,
      github,
      model,
      program,
      event: scenario.story.event,
    });
    watch?.stop();
    if (result.exitCode !== 0) throw new Error(`The program failed:\n${result.log}`);
    await program.inspect?.(folder);
    checkWork(story, result, model);
    return measureRun(result, github, model);
  } finally {
    model.close();
    await github.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws unless the model was asked as often as the story needs: leaving agents out is no speed-up. */
function checkWork(story: BenchStory, result: RunnerResult, model: BenchModel): void {
  const expected = isCalled(story) ? 2 + answersOf(story) : 0;
  if (model.requests.length === expected) return;
  throw new Error(
    `The model was asked ${model.requests.length} times, not ${expected}:\n${result.log}`,
  );
}

/** Returns how many answers the agents get from the model. */
function answersOf({ work, agents }: BenchStory): number {
  if (work === 'asks colleagues') return 2 * (agents - 1) + 2;
  if (work === 'searches and writes') return 3 * agents;
  return work === 'answers' ? agents : 2 * agents;
}

function measureRun(result: RunnerResult, github: EmbeddedGitHub, model: BenchModel): BenchRun {
  const since = (at: number | undefined) => (at ?? Number.NaN) - result.startedAt;
  const coordinator = model.requests.filter(({ who }) => who === 'coordinator');
  const first = Math.min(...model.requests.map(({ at }) => at));
  const agentsMs = (coordinator[1]?.at ?? Number.NaN) - (coordinator[0]?.answeredAt ?? Number.NaN);
  return {
    wallMs: result.endedAt - result.startedAt,
    firstRequestMs: since(github.requests[0]?.at),
    firstModelMs: since(first),
    agentsMs,
    requests: github.requests,
    model: model.requests,
    log: result.log,
  };
}

type ProgramStart = {
  readonly folder: string;
  readonly github: EmbeddedGitHub;
  readonly model: BenchModel;
  readonly program: BenchProgram;
  readonly event: Parameters<typeof deliverEvent>[1];
};

async function startProgram({
  folder,
  github,
  model,
  program,
  event,
}: ProgramStart): Promise<RunnerResult> {
  const delivery = await deliverEvent(github.site, event);
  const workspace = join(folder, 'work', 'shop');
  const hasCheckout = program.prepareRemote === undefined;
  await mkdir(hasCheckout ? join(folder, 'work') : workspace, { recursive: true });
  const { state, origin, apiUrl } = github;
  const checkout = hasCheckout
    ? await checkOut({ state, origin, workspace, pull: undefined })
    : { ref: 'refs/heads/main', commit: '' };
  const job = await startJob({
    main: program.main,
    folder,
    workspace,
    inputs: {
      'github-token': JOB_TOKEN,
      provider: 'openai',
      'provider-base-url': model.url,
      'provider-api-key': 'sk-bench-0123456789abcdef',
      model: 'instant',
      'copilot-runtime-path': runtimeFolder,
      ...LIMITS,
      ...program.inputs,
    },
    variables: {
      GITHUB_API_URL: apiUrl,
      GITHUB_SERVER_URL: origin,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_EVENT_NAME: delivery.name,
      GITHUB_ACTOR: delivery.actor,
      GITHUB_TRIGGERING_ACTOR: delivery.actor,
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_REF: checkout.ref,
      GITHUB_SHA: checkout.commit,
      ...program.variables,
    },
    payload: delivery.payload,
    limitMs: 120_000,
  });
  return job.result;
}
