// The Scribe job, from its inputs to its outputs; with `reconcile` it also starts the requests that nobody answered.
import { environmentOfPart, type JobEnvironment } from '#src/adapters/runner/job-environment.ts';
import { openGitHub, portsOfConnection } from '#src/adapters/runner/open-github.ts';
import { type OpenPorts, openPorts } from '#src/adapters/runner/open-ports.ts';
import { failStep, writeScribeReport } from '#src/adapters/runner/outputs.ts';
import { prepareLogUpload, tidyUp, untilIdle } from '#src/adapters/runner/report-outcome.ts';
import { cancellationSignal } from '#src/adapters/runner/run-time.ts';
import type { UploadResult } from '#src/adapters/runner/upload-artifact.ts';
import { finishThread } from '#src/run/finish-thread.ts';
import { type RunArgs, run } from '#src/run/run.ts';
import { REPORT_MS, withinTime } from '#src/run/within-time.ts';
import { requestIdOf, selectResumable, settlingRequest } from '#src/scribe/missed-requests.ts';
import {
  finishScribe,
  mergeInboxes,
  type ScribeJobResult,
  type ScribeResult,
} from '#src/scribe/scribe.ts';
import { plural } from '#src/text/count.ts';
import type { Request } from '#src/trigger/request.ts';
import { type Attempt, attempt } from './errors.ts';
import type { Inputs } from './inputs.ts';
import { cancelledOutcome, failureText } from './outcome.ts';

type ScribeJob = {
  readonly environment: JobEnvironment;
  readonly inputs: Inputs;
  /** From the event; undefined if it doesn't say. */
  readonly defaultBranch: string | undefined;
};

/** `uploads` keep the records of what the job did beside the merge. */
type RunningJob = ScribeJob & { readonly uploads: (() => Promise<UploadResult>)[] };

/** Runs Scribe once and reports what it did. */
export async function runScribeJob(job: ScribeJob): Promise<void> {
  const { environment, inputs } = job;
  const uploads: RunningJob['uploads'] = [];
  const connection = openGitHub(inputs);
  const opened = await attempt(openPorts(environment, inputs, connection));
  const result =
    opened.kind === 'done'
      ? await attempt(untilIdle(runScribe(opened, { ...job, uploads })))
      : opened;
  const { serverUrl, repository } = environment;
  const ports = portsOfConnection(connection);
  const finished = await finishScribe(result, { inputs, ports, job: { serverUrl, repository } });
  const end = orCancelled(finished, connection.cancelled);
  connection.log.info(end.line);
  await writeScribeReport(end);
  if (end.outcome.kind === 'failed') failStep(connection.mask.mask(failureText(end.outcome)));
  // Scribe itself keeps no record.
  await tidyUp(opened);
  await Promise.all(uploads.map((upload) => upload()));
}

/** Treats any failure of a cancelled job as the cancellation's. */
function orCancelled(end: ScribeJobResult, cancelled: AbortSignal): ScribeJobResult {
  if (end.outcome.kind !== 'failed' || !cancelled.aborted) return end;
  const outcome = cancelledOutcome();
  return { ...end, outcome, line: `Outcome: limited. ${outcome.reason}` };
}

/** Merges the inboxes, then closes stale boards and starts missed requests. */
async function runScribe(
  opened: Extract<Attempt<OpenPorts>, { kind: 'done' }>,
  job: RunningJob,
): Promise<ScribeResult> {
  const { environment, inputs, defaultBranch } = job;
  const { serverUrl, runId, repository } = environment;
  const deps = { inputs, ports: opened.value.ports, job: { serverUrl, runId, repository } };
  const checksMissedRequests = environment.eventName !== 'push';
  const merging = mergeInboxes({ ...deps, defaultBranch, checksMissedRequests });
  const merged = await attempt(withinTime(merging, deps.ports.time, 0));
  await tidyUp(opened);
  if (merged.kind === 'threw') throw merged.error;
  return runMissedMentions(await closeStaleBoards(merged.value, job), job);
}

/** The most threads whose boards one job closes. */
const MOST_THREADS = 5;

/** Closes boards whose runs are over, thread by thread, so that the people who asked see what happened. */
async function closeStaleBoards(result: ScribeResult, job: RunningJob): Promise<ScribeResult> {
  if (result.kind !== 'done' || job.inputs.dryRun || result.report.stale.length === 0)
    return result;
  const { report } = result;
  const threads = new Map(report.stale.map((board) => [board.thread, board]));
  let closed = 0;
  for (const board of [...threads.values()].slice(0, MOST_THREADS)) {
    if (cancellationSignal().aborted) break;
    const inThread = report.stale.filter(({ thread }) => thread === board.thread);
    const requests = new Set(inThread.map(({ request }) => request));
    const request = settlingRequest(board, siteOf(job, report.baseBranch), job.environment.runId);
    const part = partOf(job, `thread-${board.thread}`);
    const settled = await withOwnPorts(request, part, (args) => finishThread(args, requests));
    if (settled.kind === 'done') closed += settled.value;
  }
  const open = report.stale.length - closed;
  const note = `${plural(open, 'board')} of interrupted runs could not be closed.`;
  const notes = open > 0 ? [...report.notes, note] : report.notes;
  return { ...result, report: { ...report, closed, notes } };
}

function siteOf({ environment, defaultBranch }: ScribeJob, baseBranch: string) {
  const [owner = '', name = ''] = environment.repository.split('/');
  return { owner, name, defaultBranch: defaultBranch ?? baseBranch };
}

/** Runs the missed requests one after the other, if the workflow sets `reconcile`. */
async function runMissedMentions(result: ScribeResult, job: RunningJob): Promise<ScribeResult> {
  if (!job.inputs.reconcile || result.kind !== 'done') return result;
  const { report } = result;
  const startedIds = new Set<string>();
  const settings = { phrase: job.inputs.triggerPhrase, ...siteOf(job, report.baseBranch) };
  for (const request of selectResumable(report.missed, settings)) {
    if (cancellationSignal().aborted) break;
    const ran = await withOwnPorts(request, partOf(job, request.id), run);
    // Its board shows how it ended.
    const isStarted =
      ran.kind === 'done' && !['failed', 'declined'].includes(ran.value.outcome.kind);
    if (isStarted) startedIds.add(request.id);
  }
  const started = report.missed.filter((one) => startedIds.has(requestIdOf(one)));
  const missed = report.missed.filter((one) => !startedIds.has(requestIdOf(one)));
  return { ...result, report: { ...report, missed, started } };
}

/** Returns the job as one of its parts sees it. */
function partOf(job: RunningJob, name: string): RunningJob {
  return { ...job, environment: environmentOfPart(name, job.environment) };
}

/** Does a part's work with ports of its own, within the time of a run. */
async function withOwnPorts<T>(
  request: Request,
  { environment, inputs, uploads }: RunningJob,
  work: (args: RunArgs) => Promise<T>,
): Promise<Attempt<T>> {
  const { serverUrl, runId } = environment;
  const opened = await attempt(openPorts(environment, inputs));
  if (opened.kind === 'threw') return opened;
  // In a scheduled job the actor is the schedule's owner, who requested nothing.
  const job = { serverUrl, runId, triggeringActor: undefined };
  const { ports } = opened.value;
  const working = work({ request, inputs, ports, job });
  const ended = await attempt(withinTime(working, ports.time, REPORT_MS));
  uploads.push(prepareLogUpload(environment, inputs, opened));
  await tidyUp(opened);
  return ended;
}
