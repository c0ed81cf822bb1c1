// One rehearsal: sets up a GitHub, delivers the event, starts the action as a runner would, and collects the results.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RUNTIME_TOKEN } from './artifacts.ts';
import {
  type BranchHeads,
  changedBranches,
  type RehearsedBranch,
  type RehearsedPull,
  readBranchHeads,
  readPulls,
} from './git/branches-and-pulls.ts';
import { type EmbeddedGitHub, type SeenRequest, startGitHub } from './github/embedded-github.ts';
import { REPOSITORY_ID } from './github/objects-repository.ts';
import type { CommentRecord, GitHubState } from './github/state.ts';
import { openPages } from './pages/pages.ts';
import { isAsExpected, type RehearsedRun } from './rehearsed-run.ts';
import { type RunningJob, startJob } from './runner.ts';
import { checkOut } from './scenario/checkout.ts';
import { deliverEvent, type EventDelivery } from './scenario/deliver-event.ts';
import { mergePull } from './scenario/merge-pull.ts';
import { type ExpectedEnd, readScenario, type Scenario } from './scenario/scenario.ts';
import { type ModelRequest, type ModelServer, startModel } from './scenario/scripted-model.ts';
import { JOB_TOKEN, REPOSITORY, seedGitHub } from './scenario/seed.ts';
import { planJob } from './workflow-job.ts';
import { takeSteps } from './workflow-steps.ts';

/** A request that a test observes while the action runs. */
export type ObservedRequest =
  | { readonly kind: 'github'; readonly request: SeenRequest }
  | { readonly kind: 'model'; readonly request: ModelRequest };

export type RehearsalOptions = {
  /** The program to start; by default `dist/main.js`. */
  readonly main?: string;
  /** Command-line options for node itself. */
  readonly nodeArguments?: readonly string[];
  /** A program that starts node, with its arguments. */
  readonly through?: readonly string[];
  /** More inputs by name; they override the scenario's. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Inputs that name a real model, instead of the script. */
  readonly realModel?: Readonly<Record<string, string>>;
  /** Starts another model in place of the script. The scenario then needs no `model.json`. */
  readonly startModel?: () => Promise<ModelServer>;
  /** More variables for the action's process. */
  readonly variables?: Readonly<Record<string, string>>;
  /** More inputs and variables that depend on GitHub's origin and the provider's base address. */
  readonly network?: (servers: {
    readonly github: string;
    readonly model: string;
  }) => Pick<RehearsalOptions, 'inputs' | 'variables'>;
  /** Keeps the folder. */
  readonly keep?: boolean;
  /** Leaves the servers running until `close`. */
  readonly serve?: boolean;
  /** Called with each process of the action as it starts. */
  readonly onStart?: (job: WatchedJob, run: StartedRun) => void;
  /** Called after each run. */
  readonly onEnd?: (run: RehearsedRun, state: GitHubState) => Promise<void>;
  /** Called on every request to GitHub and to the model. */
  readonly watch?: (observed: ObservedRequest, job: WatchedJob) => void;
  /** Called before each later run, with the rehearsal up to then. */
  readonly onRunEnd?: (soFar: Rehearsal) => Promise<void>;
  /** Stops further events from being delivered once it fires. */
  readonly over?: AbortSignal;
  /** The time in milliseconds after which the action is killed; by default two minutes. */
  readonly limitMs?: number;
};

/** The action's process while it answers an event. */
export type WatchedJob = {
  readonly pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
};

/** A run that has started. */
export type StartedRun = {
  /** Counted from 1. */
  readonly number: number;
  /** The runner's temporary folder. */
  readonly temporary: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
};

export type Rehearsal = {
  readonly scenario: Scenario;
  readonly folder: string;
  readonly github: EmbeddedGitHub;
  /** The first run and the scenario's later ones. */
  readonly runs: readonly RehearsedRun[];
  /** Comments that the runs wrote. */
  readonly comments: readonly CommentRecord[];
  readonly pulls: readonly RehearsedPull[];
  readonly branches: readonly RehearsedBranch[];
  readonly requests: readonly SeenRequest[];
  readonly modelRequests: readonly ModelRequest[];
  /** Sentences on what the script lacks; empty in a good scenario. */
  readonly problems: readonly string[];
  /** True when every run ended as the scenario expects. */
  readonly asExpected: boolean;
  /** Stops the servers and removes the folder, unless kept. May be called twice. */
  close(): Promise<void>;
};

const RUN_ID = '4711';
const EXAMPLES = new URL('../examples/workflows/', import.meta.url);

/** The action's built program. */
export const BUILT_MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Plays the scenario of a folder. Stops the servers before it resolves, unless `serve` is set. */
export async function rehearseScenario(
  scenarioFolder: string,
  options: RehearsalOptions = {},
): Promise<Rehearsal> {
  const scenario = await readScenario(scenarioFolder, options.startModel === undefined);
  const folder = await mkdtemp(join(tmpdir(), `squad-${scenario.name}-`));
  const state = await seedGitHub({ scenario, folder });
  const runs: RehearsedRun[] = [];
  const github: EmbeddedGitHub = await startGitHub({
    state,
    pages: openPages(() => ({ runs, artifacts: github.artifacts })),
  });
  const model = await (options.startModel?.() ?? startModel(scenario.script));
  const network = options.network?.({ github: github.origin, model: model.url }) ?? {};
  const wired = {
    ...options,
    inputs: { ...options.inputs, ...network.inputs },
    variables: { ...options.variables, ...network.variables },
  };
  const before = await readBranchHeads(state);
  const deps = { scenario, folder, github, model, options: wired, jobs: [], runs, before };
  watchRequests(deps);
  try {
    await runEvents(deps);
  } catch (error) {
    await closeOnce(deps)();
    throw error;
  }
  const rehearsal = await collectRehearsal(deps);
  await (options.serve ? undefined : rehearsal.close());
  return rehearsal;
}

async function collectRehearsal(deps: RehearsalDeps): Promise<Rehearsal> {
  const { scenario, folder, github, model, before } = deps;
  const runs = [...deps.runs];
  const { state } = github;
  return {
    scenario,
    folder,
    github,
    runs,
    comments: state.comments.filter((comment) => comment.author === state.tokenLogin),
    pulls: await readPulls(state),
    branches: await changedBranches(state, before),
    requests: github.requests,
    modelRequests: model.requests,
    problems: model.problems,
    asExpected: runs.every(isAsExpected) && model.problems.length === 0,
    close: closeOnce(deps),
  };
}

type RehearsalDeps = {
  readonly scenario: Scenario;
  readonly folder: string;
  readonly github: EmbeddedGitHub;
  readonly model: ModelServer;
  readonly options: RehearsalOptions;
  /** Every process that was started, newest last. */
  readonly jobs: RunningJob[];
  /** Every run that ended, in order. */
  readonly runs: RehearsedRun[];
  /** The branches before the first run. */
  readonly before: BranchHeads;
};

function watchRequests({ github, model, options, jobs }: RehearsalDeps): void {
  const watch = (observed: ObservedRequest) => {
    const job = jobs.at(-1);
    if (job !== undefined) options.watch?.(observed, job);
  };
  github.onRequest((request) => watch({ kind: 'github', request }));
  model.onRequest((request) => watch({ kind: 'model', request }));
}

function closeOnce({ github, model, folder, options }: RehearsalDeps): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= Promise.all([github.close(), model.close()]).then(() =>
      options.keep ? undefined : rm(folder, { recursive: true, force: true }),
    );
    return closing;
  };
}

async function runEvents(deps: RehearsalDeps): Promise<void> {
  const { github, options, scenario } = deps;
  const { event, expected, later, faults } = scenario.story;
  for (const fault of faults) github.fault(fault);
  let delivery = await deliverEvent(github.site, event);
  await runEvent(deps, delivery, expected);
  for (const next of later) {
    if (options.over?.aborted === true) return;
    await options.onRunEnd?.(await collectRehearsal(deps));
    if (next.merge !== undefined) await mergePull(github.state, next.merge);
    if (next.event !== undefined) delivery = await deliverEvent(github.site, next.event);
    await runEvent(deps, delivery, next.expected);
  }
}

async function runEvent(
  deps: RehearsalDeps,
  delivery: EventDelivery,
  expected: ExpectedEnd,
): Promise<void> {
  const { github, options, runs } = deps;
  const number = runs.length + 1;
  const folder = join(deps.folder, `run-${number}`);
  const workspace = join(folder, 'work', 'shop');
  await mkdir(join(folder, 'work'), { recursive: true });
  const { state } = github;
  const { main, checkout, inputs } = await prepare(deps, delivery, workspace);
  const job = await startJob({
    main,
    nodeArguments: options.nodeArguments ?? [],
    through: options.through ?? [],
    folder,
    workspace,
    inputs: inputsOf(deps, inputs),
    variables: {
      ...jobVariables(github, delivery, { id: RUN_ID, attempt: number }),
      GITHUB_REF: checkout.ref,
      GITHUB_SHA: checkout.commit,
      ...options.variables,
    },
    payload: delivery.payload,
    limitMs: options.limitMs ?? 120_000,
  });
  deps.jobs.push(job);
  const temporary = join(folder, 'temp');
  options.onStart?.(job, { number, temporary, startedAt: Date.now() });
  const result = await job.result;
  const { name, actor } = delivery;
  const run = { ...result, event: name, actor, expected, temporary };
  runs.push(run);
  await options.onEnd?.(run, state);
}

type Prepared = {
  readonly main: string;
  readonly checkout: Awaited<ReturnType<typeof checkOut>>;
  /** The inputs that the workflow's file gives. */
  readonly inputs: Readonly<Record<string, string>>;
};

/** Does what comes before the action: the checkout or, if the scenario names a workflow, the steps of its job. */
async function prepare(
  { github, options, scenario }: RehearsalDeps,
  { name, payload, pull }: EventDelivery,
  workspace: string,
): Promise<Prepared> {
  const { state, origin } = github;
  const { workflow } = scenario.story;
  const built = options.main ?? BUILT_MAIN;
  if (workflow === undefined) {
    const checkout = await checkOut({ state, origin, workspace, pull });
    return { main: built, checkout, inputs: {} };
  }
  const text = await readFile(new URL(workflow, EXAMPLES), 'utf8');
  const facts = { event_name: name, event: payload, ref_name: state.defaultBranch };
  const job = planJob(text, {
    github: { ...facts, run_id: RUN_ID, token: JOB_TOKEN, repository: REPOSITORY },
  });
  if (!job.runs) throw new Error(`The job of ${workflow} does not run for this ${name}`);
  let checkout: Prepared['checkout'] | undefined;
  const { main = built, inputs } = await takeSteps(job, {
    workspace,
    checkOut: async (ref) => {
      const asked = ref === '' ? pull : undefined;
      checkout = await checkOut({ state, origin, workspace, pull: asked });
    },
  });
  if (checkout === undefined) throw new Error(`The job of ${workflow} checks nothing out`);
  return { main, checkout, inputs };
}

function inputsOf(
  { scenario, model, options }: RehearsalDeps,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const scripted = {
    provider: 'openai',
    'provider-base-url': model.url,
    'provider-api-key': 'sk-rehearsal-0123456789abcdef',
    model: 'scripted',
  };
  return {
    'github-token': JOB_TOKEN,
    ...(options.realModel ?? scripted),
    ...given,
    ...scenario.story.inputs,
    ...options.inputs,
  };
}

/** Returns the variables that GitHub gives a run. */
export function jobVariables(
  github: EmbeddedGitHub,
  delivery: EventDelivery,
  run: { readonly id: string; readonly attempt: number },
): Record<string, string> {
  return {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: `${github.origin}/api/graphql`,
    GITHUB_SERVER_URL: github.origin,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REPOSITORY_ID: String(REPOSITORY_ID),
    GITHUB_REPOSITORY_OWNER: REPOSITORY.split('/')[0] ?? '',
    GITHUB_EVENT_NAME: delivery.name,
    GITHUB_ACTOR: delivery.actor,
    GITHUB_TRIGGERING_ACTOR: delivery.actor,
    GITHUB_RUN_ID: run.id,
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
    ACTIONS_RESULTS_URL: `${github.origin}/`,
  };
}
