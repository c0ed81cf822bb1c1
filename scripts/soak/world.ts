// An embedded GitHub, a model, and jobs that run against them at the same time.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGate } from '../../rehearsal/gate.ts';
import { type EmbeddedGitHub, startGitHub } from '../../rehearsal/github/embedded-github.ts';
import { addThread } from '../../rehearsal/github/state.ts';
import { BUILT_MAIN, jobVariables } from '../../rehearsal/rehearse.ts';
import { type RunnerResult, type RunningJob, startJob } from '../../rehearsal/runner.ts';
import { checkOut } from '../../rehearsal/scenario/checkout.ts';
import type { EventDelivery } from '../../rehearsal/scenario/deliver-event.ts';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { JOB_TOKEN, seedGitHub } from '../../rehearsal/scenario/seed.ts';
import type { Disturbance } from './disturb.ts';
import { type Gate, type SoakModel, startModel } from './model.ts';
import { type MemoryWatch, watchMemory } from './processes.ts';

export type JobStart = {
  readonly delivery: EventDelivery;
  readonly runId: number;
  readonly attempt: number;
  readonly inputs?: Readonly<Record<string, string>>;
  /** How the job is disturbed; by default not at all. */
  readonly disturbance?: Disturbance | undefined;
};

export type World = {
  readonly folder: string;
  readonly github: EmbeddedGitHub;
  readonly model: SoakModel;
  readonly memory: MemoryWatch;
  /** Starts a job as a runner would. */
  start(job: JobStart): Promise<RunningJob>;
  close(): Promise<void>;
};

export type JobResult = RunnerResult;

/** Sets up a GitHub with `issues` issues, numbered from 1. */
export async function openWorld(issues: number, gate: Gate = async () => {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-soak-'));
  const scenario = await readScenario(SEED, false);
  const story = { ...scenario.story, issues: [], files: {} };
  const state = await seedGitHub({ scenario: { ...scenario, story }, folder });
  for (let number = 1; number <= issues; number += 1) {
    addThread(state, { number, title: `Work ${number}`, body: 'Do it.', author: 'olga' });
  }
  const [github, model] = [await startGitHub({ state }), await startModel(gate)];
  const memory = watchMemory();
  return {
    folder,
    github,
    model,
    memory,
    start: async (job) => {
      const started = await startIn({ folder, github, model }, job);
      if (started.pid !== undefined) memory.add(started.pid);
      return started;
    },
    async close() {
      memory.close();
      await Promise.all([github.close(), model.close()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The scenario that provides a repository with a team. Its story isn't played. */
const SEED = new URL('../../scenarios/answer-only', import.meta.url).pathname;

async function startIn(
  { folder, github, model }: Pick<World, 'folder' | 'github' | 'model'>,
  { delivery, runId, attempt, inputs, disturbance }: JobStart,
): Promise<RunningJob> {
  const own = join(folder, `run-${runId}-${attempt}`);
  const workspace = join(own, 'work', 'shop');
  await mkdir(join(own, 'work'), { recursive: true });
  let requests = 0;
  let started: (job: RunningJob) => void = () => undefined;
  const job = new Promise<RunningJob>((resolve) => {
    started = resolve;
  });
  const gate =
    disturbance &&
    (await openGate({
      target: () => github.address,
      guard() {
        requests += 1;
        return disturbance.passage(requests, job);
      },
    }));
  const origin = gate?.origin ?? github.origin;
  const checkout = await checkOut({ state: github.state, origin, workspace, pull: delivery.pull });
  const site = { ...github, origin, apiUrl: `${origin}/api/v3` };
  const running = await startJob({
    main: BUILT_MAIN,
    folder: own,
    workspace,
    inputs: {
      'github-token': JOB_TOKEN,
      provider: 'openai',
      'provider-base-url': model.url,
      'provider-api-key': 'sk-soak-0123456789abcdef',
      model: 'scripted',
      'max-runs-per-person': '0',
      ...inputs,
    },
    variables: {
      ...jobVariables(site, delivery, { id: String(runId), attempt }),
      GITHUB_REF: checkout.ref,
      GITHUB_SHA: checkout.commit,
    },
    payload: delivery.payload,
    limitMs: LIMIT_MS,
  });
  started(running);
  void running.result.finally(() => gate?.close());
  return running;
}

/** A job that takes longer is stuck. */
const LIMIT_MS = 300_000;
