// One job, from its inputs to its outputs: opens the ports, runs the request or Scribe, closes the ports.
// Scribe's job is loaded only for it.
import { setTimeout } from 'node:timers/promises';
import { settleProxies } from '#src/adapters/proxy/proxies.ts';
import type { JobEnvironment } from '#src/adapters/runner/job-environment.ts';
import {
  type GitHubConnection,
  openGitHub,
  portsOfConnection,
} from '#src/adapters/runner/open-github.ts';
import { type OpenPorts, openPorts } from '#src/adapters/runner/open-ports.ts';
import { maskInLog, setOutputs } from '#src/adapters/runner/outputs.ts';
import {
  prepareLogUpload,
  reportInLog,
  reportOutcome,
  tidyUp,
  untilIdle,
  uploadNothing,
} from '#src/adapters/runner/report-outcome.ts';
import {
  exportSpans,
  readTelemetrySettings,
  telemetrySecrets,
} from '#src/adapters/telemetry/export-spans.ts';
import { failRequest, refuseAccess } from '#src/run/refuse-request.ts';
import { checkAccess, type InitialArgs, type RunArgs, type RunReport, run } from '#src/run/run.ts';
import { REPORT_MS, withinTime } from '#src/run/within-time.ts';
import type { Permit } from '#src/trigger/access-policy.ts';
import type { Request, Trigger } from '#src/trigger/request.ts';
import { type Attempt, attempt, describe } from './errors.ts';
import { type Inputs, readInputs, secretsOf } from './inputs.ts';

type ServedTrigger = Exclude<Trigger, { kind: 'ignored' }>;

/** Serves one event. Throws a SquadError (E_INPUT) for wrong inputs. */
export async function runJob(environment: JobEnvironment, trigger: ServedTrigger): Promise<void> {
  const inputs = readInputs(environment.input);
  maskInLog([...secretsOf(inputs), ...settleProxies().secrets, ...telemetrySecrets()]);
  if (trigger.kind === 'declined') {
    process.stdout.write(`${trigger.reason}\n`);
    setOutputs({ outcome: 'declined' });
    return;
  }
  if (trigger.kind === 'request') return runCommentJob(environment, inputs, trigger.request);
  const { runScribeJob } = await import('./scribe-job.ts');
  await runScribeJob({ environment, inputs, ...trigger });
}

async function runCommentJob(
  environment: JobEnvironment,
  inputs: Inputs,
  request: Request,
): Promise<void> {
  const connection = openGitHub(inputs);
  const { serverUrl, runId, triggeringActor } = environment;
  const job = { serverUrl, runId, triggeringActor };
  const access = checkAccess({ request, inputs, ports: connection, job });
  // Only prevents unhandled rejections: the run itself reports a failure.
  void attempt(access);
  const args = { request, inputs, ports: portsOfConnection(connection), job };
  const opened = await attempt(openJob(environment, inputs, connection));
  const ran =
    opened.kind === 'threw'
      ? opened
      : await attempt(opened.value.run({ ...args, ports: opened.value.ports }, access));
  const isBroken = ran.kind === 'threw' && !connection.cancelled.aborted;
  if (isBroken) {
    // The run may have failed for lack of something that it holds itself, such as open files, so its ports are closed first.
    await tidyUp(opened);
    await setTimeout(100);
  }
  const reported = isBroken ? await attempt(reportFailure(ran.error, args, access)) : ran;
  const record = opened.kind === 'done' ? opened.value.record : '';
  if (reported.kind === 'done') await reportOutcome(reported.value, connection, record);
  else reportInLog(reported.error, connection);
  // A declined request starts no upload.
  const isDeclined = reported.kind === 'done' && reported.value.outcome.kind === 'declined';
  const keep = isDeclined ? uploadNothing : keepRecord(environment, inputs, opened);
  await tidyUp(opened);
  await keep();
}

/** Prepares to keep the record as an artifact, and to send its spans if the workflow names a place for them. */
function keepRecord(
  environment: JobEnvironment,
  inputs: Inputs,
  opened: Attempt<OpenPorts>,
): () => Promise<unknown> {
  const upload = prepareLogUpload(environment, inputs, opened);
  return () => Promise.all([upload(), sendSpans(opened)]);
}

async function sendSpans(opened: Attempt<OpenPorts>): Promise<void> {
  const settings = readTelemetrySettings();
  if (settings === undefined || opened.kind === 'threw') return;
  await exportSpans(opened.value.record, settings, opened.value.ports);
}

/** Opens the run's ports, and returns them with the run, whose time they limit. */
async function openJob(environment: JobEnvironment, inputs: Inputs, connection: GitHubConnection) {
  const opened = await openPorts(environment, inputs, connection);
  return {
    ...opened,
    run: (args: RunArgs, access: Promise<Permit>) =>
      withinTime(untilIdle(run(args, access)), connection.time, REPORT_MS),
  };
}

/** Reports a request whose run broke or could not begin. */
async function reportFailure(
  thrown: unknown,
  args: InitialArgs,
  access: Promise<Permit>,
): Promise<RunReport> {
  const permit = await attempt(access);
  const isRefused = permit.kind === 'done' && permit.value.kind === 'refused';
  return isRefused ? refuseAccess(args, permit.value) : failRequest(args, describe(thrown));
}
