// One job, from its inputs to its outputs: opens the ports, runs the request or Scribe, closes the ports.
// What is imported here is loaded before the first request to GitHub; the other ports, the run and Scribe are loaded beside it.
import { settleProxies } from './adapters/proxy/proxies.ts';
import type { JobEnvironment } from './adapters/runner/job-environment.ts';
import {
  type GitHubConnection,
  openGitHub,
  portsOfConnection,
} from './adapters/runner/open-github.ts';
import type { OpenPorts } from './adapters/runner/open-ports.ts';
import { failStep, maskInLog, setOutputs, writeRunReport } from './adapters/runner/outputs.ts';
import { prepareLogUpload, uploadNothing } from './adapters/runner/upload-artifact.ts';
import { attempt, describe } from './errors.ts';
import { type Inputs, readInputs, secretsOf } from './inputs.ts';
import { cancelledOutcome, failureText } from './outcome.ts';
import { checkAccess } from './run/start/check-access.ts';
import type { InitialArgs, RunArgs, RunReport } from './run/start/run-context.ts';
import type { Permit } from './trigger/access-policy.ts';
import type { Request, Trigger } from './trigger/request.ts';

/** After the run's time: for the board's last edit, and the report. */
const GRACE_MS = 1_250;

type ServedTrigger = Exclude<Trigger, { kind: 'ignored' }>;

/** Serves one event. Throws a SquadError (E_INPUT) for wrong inputs. */
export async function runJob(environment: JobEnvironment, trigger: ServedTrigger): Promise<void> {
  const inputs = readInputs(environment.input);
  maskInLog([...secretsOf(inputs), ...settleProxies().secrets]);
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
  // A failure shows in the run.
  void attempt(access);
  const args = { request, inputs, ports: portsOfConnection(connection), job };
  const opened = await attempt(openJob(environment, inputs, connection));
  const ran = await attempt(
    opened.kind === 'threw'
      ? Promise.reject(opened.error)
      : opened.value.run({ ...args, ports: opened.value.ports }, access),
  );
  const reported =
    ran.kind === 'threw' && !connection.cancelled.aborted
      ? await attempt(reportFailure(ran.error, args, access))
      : ran;
  if (reported.kind === 'done') {
    const record = opened.kind === 'done' ? opened.value.record : '';
    await reportOutcome(reported.value, connection, record);
  } else reportInLog(reported.error, connection);
  if (opened.kind === 'threw') return;
  // A declined request starts no upload.
  const isDeclined = reported.kind === 'done' && reported.value.outcome.kind === 'declined';
  const keep = isDeclined ? uploadNothing : prepareLogUpload(environment, inputs, opened.value);
  await tidyUp(opened.value, connection);
  if ((await keep()) === 'late') process.exit();
}

/** Loads the run, and opens what it asks of the world. */
async function openJob(environment: JobEnvironment, inputs: Inputs, connection: GitHubConnection) {
  const [{ openPorts }, { run }, { withinTime }] = await Promise.all([
    import('./adapters/runner/open-ports.ts'),
    import('./run/run.ts'),
    import('./run/finish/within-time.ts'),
  ]);
  const opened = await openPorts(environment, inputs, connection);
  return {
    ...opened,
    run: (args: RunArgs, access: Promise<Permit>) =>
      withinTime(untilIdle(run(args, access)), connection.time, GRACE_MS),
  };
}

/** Rejects when nothing is left that could end the work: without it the process would end without an outcome. */
function untilIdle<T>(work: Promise<T>): Promise<T> {
  const idle = new Promise<never>((_, reject) => {
    process.once('beforeExit', () => reject(new Error('The run stopped before its end.')));
  });
  return Promise.race([work, idle]);
}

/** The report of a request whose run broke, or could not begin. */
async function reportFailure(
  thrown: unknown,
  args: InitialArgs,
  access: Promise<Permit>,
): Promise<RunReport> {
  const [{ failRequest }, { refuseAccess }] = await Promise.all([
    import('./run/start/fail-request.ts'),
    import('./run/start/refuse-access.ts'),
  ]);
  const permit = await attempt(access);
  const isRefused = permit.kind === 'done' && permit.value.kind === 'refused';
  return isRefused ? refuseAccess(args, permit.value) : failRequest(args, describe(thrown));
}

/** Not even the report could be made, or what is on the board by now is all there was time for. */
function reportInLog(thrown: unknown, { mask, log, cancelled }: GitHubConnection): void {
  if (cancelled.aborted) {
    setOutputs({ outcome: 'limited' });
    log.info(`Outcome: limited. ${cancelledOutcome().reason}`);
    return;
  }
  const { code, message, hint = '' } = describe(thrown);
  setOutputs({ outcome: 'failed' });
  failStep(mask.mask(`${code}: ${message}\n${hint}`.trim()));
}

/** How the run ended is told by now: what can't be closed or removed changes nothing about it. */
async function tidyUp({ close }: OpenPorts, { log }: GitHubConnection): Promise<void> {
  const closed = await attempt(close());
  if (closed.kind === 'done') return;
  log.warning(`Not everything was tidied up: ${describe(closed.error).message}`);
}

async function reportOutcome(
  report: RunReport,
  { log, mask }: GitHubConnection,
  record: string,
): Promise<void> {
  const { outcome } = report;
  await writeRunReport(report, record);
  if (outcome.kind !== 'failed') {
    const why = 'reason' in outcome ? ` ${outcome.reason}` : '';
    log.info(`Outcome: ${outcome.kind}.${why}`);
    return;
  }
  failStep(mask.mask(failureText(outcome)));
}
