// One story on its own stage: a GitHub, a model, and a gate before both. Its runs are played one after the other.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Arrival, openGate, type Passage } from '../../rehearsal/gate.ts';
import { type EmbeddedGitHub, startGitHub } from '../../rehearsal/github/embedded-github.ts';
import { BUILT_MAIN, jobVariables } from '../../rehearsal/rehearse.ts';
import { type RunnerResult, type RunningJob, startJob } from '../../rehearsal/runner.ts';
import { checkOut } from '../../rehearsal/scenario/checkout.ts';
import { deliverEvent, type EventDelivery } from '../../rehearsal/scenario/deliver-event.ts';
import { type ModelScript, nextTurn } from '../../rehearsal/scenario/model-script.ts';
import type { Scenario, ScenarioEvent } from '../../rehearsal/scenario/scenario.ts';
import { startModel } from '../../rehearsal/scenario/scripted-model.ts';
import { JOB_TOKEN, seedGitHub } from '../../rehearsal/scenario/seed.ts';

/** The model requests, in order; `at` is in milliseconds since the epoch. */
export type Asked = readonly { readonly who: string; readonly turn: number; readonly at: number }[];

/** How a test ends a run. Both resolve when the process is gone. */
export type Ending = {
  /** Kills it at once, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Cancels like the runner: INT, TERM after 7.5 s, KILL after 10 s. */
  cancel(): Promise<void>;
};

/** Decides on each request, by its name: `POST pulls`, `git receive-pack`, `model Fenster 2`. */
export type Guard = (name: string, ending: Ending) => Passage;

export type Shot = {
  /** A new event; without one the last is delivered again. */
  readonly event?: ScenarioEvent;
  readonly runId?: string;
  readonly attempt?: number;
  readonly guard?: Guard;
};

export type PlayedRun = RunnerResult & {
  /** Every request by its name, in order. */
  readonly requests: readonly string[];
  /** When the runner cancelled it, in milliseconds since the epoch. */
  readonly cancelledAt: number | undefined;
};

export type Stage = {
  readonly folder: string;
  readonly github: EmbeddedGitHub;
  /** The model requests of all runs on this stage. */
  readonly asked: Asked;
  play(shot: Shot): Promise<PlayedRun>;
  close(): Promise<void>;
};

/** Sets a story up. */
export async function openStage(scenario: Scenario): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-fault-'));
  const model = await startModel(scenario.script);
  const modelAddress = new URL(model.url).origin;
  let guard = (_: Arrival): Passage => ({});
  let address = '';
  const gate = await openGate({
    target: (path) => (path.startsWith('/v1/') ? modelAddress : address),
    guard: (arrival) => guard(arrival),
  });
  const state = await seedGitHub({ scenario, folder });
  const github = await startGitHub({ state, origin: gate.origin });
  address = github.address;
  let delivery: EventDelivery | undefined;
  let number = 0;
  return {
    folder,
    github,
    asked: model.requests,
    async play(shot) {
      number += 1;
      if (shot.event !== undefined || delivery === undefined) {
        delivery = await deliverEvent(github.site, shot.event ?? scenario.story.event);
      }
      const ending = endingOf(() => job);
      const requests: string[] = [];
      guard = (arrival) => {
        const name = nameOf(arrival, scenario.script);
        const earlier = requests.filter((one) => one.replace(/ \(\d+\)$/, '') === name).length;
        requests.push(earlier === 0 ? name : `${name} (${earlier + 1})`);
        return shot.guard?.(requests.at(-1) ?? '', ending) ?? {};
      };
      const runFolder = join(folder, `run-${number}`);
      const job = startRun({ scenario, folder: runFolder, github, shot, delivery });
      const result = await (await job).result;
      guard = () => ({ before: async () => false });
      return { ...result, requests, cancelledAt: ending.cancelledAt() };
    },
    async close() {
      await Promise.all([gate.close(), github.close(), model.close()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Run = {
  readonly scenario: Scenario;
  readonly folder: string;
  readonly github: EmbeddedGitHub;
  readonly shot: Shot;
  readonly delivery: EventDelivery;
};

async function startRun({ scenario, folder, github, shot, delivery }: Run): Promise<RunningJob> {
  const workspace = join(folder, 'work', 'shop');
  await mkdir(join(folder, 'work'), { recursive: true });
  const { state, origin } = github;
  const checkout = await checkOut({ state, origin, workspace, pull: delivery.pull });
  return startJob({
    main: BUILT_MAIN,
    folder,
    workspace,
    inputs: {
      'github-token': JOB_TOKEN,
      provider: 'openai',
      'provider-base-url': `${origin}/v1`,
      'provider-api-key': 'sk-rehearsal-0123456789abcdef',
      model: 'scripted',
      // Ends a run that waits for an answer which never comes.
      'timeout-minutes': '3',
      ...scenario.story.inputs,
    },
    variables: {
      ...jobVariables(github, delivery, { id: shot.runId ?? '4711', attempt: shot.attempt ?? 1 }),
      GITHUB_REF: checkout.ref,
      GITHUB_SHA: checkout.commit,
    },
    payload: delivery.payload,
    limitMs: LIMIT_MS,
  });
}

/** Longer than any run here takes. */
const LIMIT_MS = 300_000;

function endingOf(
  started: () => Promise<RunningJob>,
): Ending & { cancelledAt(): number | undefined } {
  let at: number | undefined;
  return {
    cancelledAt: () => at,
    async kill() {
      const { kill, result } = await started();
      kill('SIGKILL');
      await result;
    },
    async cancel() {
      at = Date.now();
      const { kill, result } = await started();
      kill('SIGINT');
      const term = setTimeout(() => kill('SIGTERM'), 7_500);
      const last = setTimeout(() => kill('SIGKILL'), 10_000);
      await result;
      clearTimeout(term);
      clearTimeout(last);
    },
  };
}

const REPOSITORY_PATH = '/api/v3/repos/acme/shop/';

/** Names a request in the same way in every play. */
function nameOf({ method, url, body }: Arrival, script: ModelScript): string {
  const { pathname } = url;
  if (pathname.startsWith('/v1/')) {
    const { who, turn } = nextTurn(script, JSON.parse(body.toString()));
    return `model ${who} ${turn + 1}`;
  }
  const plain = pathname.replace(/\d{4,}/g, '*');
  if (plain.startsWith('/api/v3/')) return `${method} ${plain.replace(REPOSITORY_PATH, '')}`;
  if (plain === '/api/graphql') return `${method} graphql`;
  const last = plain.slice(plain.lastIndexOf('/') + 1);
  if (last === 'refs') return `git refs ${url.searchParams.get('service')?.slice('git-'.length)}`;
  if (last.startsWith('git-')) return last.replace('git-', 'git ');
  return `artifact ${method} ${url.searchParams.get('comp') ?? last}`;
}
