// The Scribe job, from its inputs to its outputs; with `reconcile` it also starts the requests that nobody answered.

import { tidyUp, untilIdle } from './adapters/runner/end-of-job.ts';
import type { JobEnvironment } from './adapters/runner/job-environment.ts';
import { openGitHub, portsOfConnection } from './adapters/runner/open-github.ts';
import { type OpenPorts, openPorts } from './adapters/runner/open-ports.ts';
import { failStep, writeScribeReport } from './adapters/runner/outputs.ts';
import { cancellationSignal } from './adapters/runner/run-time.ts';
import { prepareLogUpload } from './adapters/runner/upload-artifact.ts';
import { type Attempt, attempt } from './errors.ts';
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
  const connection = openGitHub(inputs);
  const opened = await attempt(openPorts(environment, inputs, connection));
  const result = opened.kind === 'done' ? await attempt(untilIdle(runScribe(opened, job))) : opened;
  const { serverUrl, repository } = environment;
  const ports = portsOfConnection(connection);
  const finished = await finishScribe(result, { inputs, ports, job: { serverUrl, repository } });
  const end = orCancelled(finished, connection.cancelled);
  connection.log.info(end.line);
  await writeScribeReport(end);
  if (end.outcome.kind === 'failed') failStep(connection.mask.mask(failureText(end.outcome)));
  // Scribe itself keeps no log; the runs that it started share one.
  const keep = prepareLogUpload(environment, inputs, opened);
  await tidyUp(opened);
  if ((await keep()) === 'late') process.exit();
}

/** What fails in a job that was cancelled fails for that. */
function orCancelled(end: ScribeJobResult, cancelled: AbortSignal): ScribeJobResult {
  if (end.outcome.kind !== 'failed' || !cancelled.aborted) return end;
  const outcome = cancelledOutcome();
  return { ...end, outcome, line: `Outcome: limited. ${outcome.reason}` };
}

/** Merges, and then starts what was missed. */
async function runScribe(
  opened: Extract<Attempt<OpenPorts>, { kind: 'done' }>,
  job: ScribeJob,
): Promise<ScribeResult> {
  const { environment, inputs, defaultBranch } = job;
  const { serverUrl, runId, repository } = environment;
  const deps = { inputs, ports: opened.value.ports, job: { serverUrl, runId, repository } };
  const checksMissedRequests = environment.eventName !== 'push';
  const merging = mergeInboxes({ ...deps, defaultBranch, checksMissedRequests });
  const merged = await attempt(withinTime(merging, deps.ports.time, 0));
  await tidyUp(opened);
  if (merged.kind === 'threw') throw merged.error;
  return runMissedMentions(merged.value, job);
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
  const opened = await attempt(openPorts(environment, inputs));
  if (opened.kind === 'threw') return false;
  // The owner of the schedule made no request.
  const job = { serverUrl, runId, triggeringActor: undefined };
  const { ports } = opened.value;
  const ran = await attempt(withinTime(run({ request, inputs, ports, job }), ports.time, GRACE_MS));
  await tidyUp(opened);
  return ran.kind === 'done' && !['failed', 'declined'].includes(ran.value.outcome.kind);
}
