// The Scribe job, from its inputs to its outputs; with `reconcile` it also starts the requests that nobody answered.
import { prepareKeeping } from './adapters/artifact.ts';
import type { Environment } from './adapters/environment.ts';
import { fail, writeScribeReport } from './adapters/outputs.ts';
import { openWorld } from './adapters/world.ts';
import { attempt } from './errors.ts';
import type { Inputs } from './inputs.ts';
import { run } from './run.ts';
import { endOf, type Tidied } from './scribe/ending.ts';
import type { MissedMention } from './scribe/missed.ts';
import { scribe } from './scribe/scribe.ts';
import { takeUp } from './scribe/take-up.ts';
import type { Request } from './trigger/request.ts';

type Job = {
  readonly environment: Environment;
  readonly inputs: Inputs;
  /** From the event; undefined where it doesn't say. */
  readonly defaultBranch: string | undefined;
};

/** Tidies up once, and says what was done. */
export async function runScribeJob(job: Job): Promise<void> {
  const { environment, inputs } = job;
  const { serverUrl, runId, repository } = environment;
  const opened = await openWorld(environment, inputs);
  const { world, close } = opened;
  const place = { inputs, world, job: { serverUrl, runId, repository } };
  const { defaultBranch } = job;
  const looksBack = environment.eventName !== 'push';
  const tidying = scribe({ ...place, defaultBranch, looksBack });
  const tidied = await attempt(tidying.finally(close).then((done) => reconciled(done, job)));
  const end = await endOf(tidied, place);
  world.log.info(end.line);
  await writeScribeReport(end);
  if (end.outcome.kind === 'failed') {
    const { reason, hint } = end.outcome;
    fail(world.mask([reason, hint].filter((text) => text !== undefined).join('\n')));
  }
  // Scribe itself keeps no log; the runs that it started share one.
  const keep = prepareKeeping(environment, inputs, opened);
  if ((await keep()) === 'late') process.exit();
}

/** Starts what was missed, one after the other, where the workflow wants that. */
async function reconciled(tidied: Tidied, job: Job): Promise<Tidied> {
  if (!job.inputs.reconcile || tidied.kind !== 'tidied') return tidied;
  const { report } = tidied;
  const started: MissedMention[] = [];
  const [owner = '', name = ''] = job.environment.repository.split('/');
  const defaultBranch = job.defaultBranch ?? report.trunk;
  const phrase = job.inputs.triggerPhrase;
  for (const taken of takeUp(report.missed, { phrase, owner, name, defaultBranch })) {
    if (await isStarted(taken.request, job)) started.push(taken.mention);
  }
  const missed = report.missed.filter((mention) => !started.includes(mention));
  return { ...tidied, report: { ...report, missed, started } };
}

/** Each run has a world of its own; how it ended stands on its board. */
async function isStarted(request: Request, { environment, inputs }: Job): Promise<boolean> {
  const { serverUrl, runId } = environment;
  const { world, close } = await openWorld(environment, inputs);
  // Who the schedule belongs to asked for nothing.
  const job = { serverUrl, runId, triggeringActor: undefined };
  const ran = await attempt(run({ request, inputs, world, job }));
  await close();
  return ran.kind === 'done' && !['failed', 'declined'].includes(ran.value.outcome.kind);
}
