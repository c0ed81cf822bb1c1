// The Scribe job, from its inputs to its outputs; with `reconcile` it also starts the requests that nobody answered.

import type { JobEnvironment } from './adapters/runner/job-environment.ts';
import { openPorts } from './adapters/runner/open-ports.ts';
import { failStep, writeScribeReport } from './adapters/runner/outputs.ts';
import { cancellationSignal } from './adapters/runner/run-time.ts';
import { prepareLogUpload } from './adapters/runner/upload-artifact.ts';
import { attempt } from './errors.ts';
import type { Inputs } from './inputs.ts';
import { cancelledOutcome, failureText } from './outcome.ts';
import { withinTime } from './run/finish/within-time.ts';
import { run } from './run/run.ts';
import type { MissedRequest } from './scribe/check/missed-requests.ts';
import { selectResumable } from './scribe/check/resume-missed.ts';
import { finishScribe, type ScribeJobResult, type ScribeResult } from './scribe/finish-scribe.ts';
import { mergeInboxes } from './scribe/scribe.ts';
import type { Request } from './trigger/request.ts';

/** After a run's time: for its board's last edit. */
const GRACE_MS = 1_250;

type ScribeJob = {
  readonly environment: JobEnvironment;
  readonly inputs: Inputs;
  /** From the event; undefined where it doesn't say. */
  readonly defaultBranch: string | undefined;
};

/** Runs Scribe once and reports what it did. */
export async function runScribeJob(job: ScribeJob): Promise<void> {
  const { environment, inputs } = job;
  const { serverUrl, runId, repository } = environment;
  const opened = await openPorts(environment, inputs);
  const { ports, close } = opened;
  const deps = { inputs, ports, job: { serverUrl, runId, repository } };
  const { defaultBranch } = job;
  const checksMissedRequests = environment.eventName !== 'push';
  const merging = withinTime(
    mergeInboxes({ ...deps, defaultBranch, checksMissedRequests }),
    ports.time,
    0,
  );
  const result = await attempt(merging.finally(close).then((done) => runMissedMentions(done, job)));
  const end = orCancelled(await finishScribe(result, deps), ports.cancelled);
  ports.log.info(end.line);
  await writeScribeReport(end);
  if (end.outcome.kind === 'failed') failStep(ports.mask(failureText(end.outcome)));
  // Scribe itself keeps no log; the runs that it started share one.
  const keep = prepareLogUpload(environment, inputs, opened);
  if ((await keep()) === 'late') process.exit();
}

/** What fails in a job that was cancelled fails for that. */
function orCancelled(end: ScribeJobResult, cancelled: AbortSignal): ScribeJobResult {
  if (end.outcome.kind !== 'failed' || !cancelled.aborted) return end;
  const outcome = cancelledOutcome();
  return { ...end, outcome, line: `Outcome: limited. ${outcome.reason}` };
}

/** Runs the missed requests one after the other, where the workflow has `reconcile`. */
async function runMissedMentions(result: ScribeResult, job: ScribeJob): Promise<ScribeResult> {
  if (!job.inputs.reconcile || result.kind !== 'done') return result;
  const { report } = result;
  const started: MissedRequest[] = [];
  const [owner = '', name = ''] = job.environment.repository.split('/');
  const defaultBranch = job.defaultBranch ?? report.baseBranch;
  const phrase = job.inputs.triggerPhrase;
  for (const taken of selectResumable(report.missed, { phrase, owner, name, defaultBranch })) {
    if (cancellationSignal().aborted) break;
    if (await isStarted(taken.request, job)) started.push(taken.missedRequest);
  }
  const missed = report.missed.filter((mention) => !started.includes(mention));
  return { ...result, report: { ...report, missed, started } };
}

/** Runs a request with ports of its own; true unless it failed or was declined. How it ended is on its board. */
async function isStarted(request: Request, { environment, inputs }: ScribeJob): Promise<boolean> {
  const { serverUrl, runId } = environment;
  const { ports, close } = await openPorts(environment, inputs);
  // The owner of the schedule made no request.
  const job = { serverUrl, runId, triggeringActor: undefined };
  const ran = await attempt(withinTime(run({ request, inputs, ports, job }), ports.time, GRACE_MS));
  await close();
  return ran.kind === 'done' && !['failed', 'declined'].includes(ran.value.outcome.kind);
}
