// One job, from its inputs to its outputs: opens the ports, runs the request or Scribe, closes the ports.
// What is imported here is loaded before the first request to GitHub; the other ports, the run and Scribe are loaded beside it.
import { settleProxies } from './adapters/proxy/proxies.ts';
import type { JobEnvironment } from './adapters/runner/job-environment.ts';
import { openGitHub } from './adapters/runner/open-github.ts';
import type { OpenPorts } from './adapters/runner/open-ports.ts';
import { failStep, maskInLog, setOutputs, writeRunReport } from './adapters/runner/outputs.ts';
import { prepareLogUpload, uploadNothing } from './adapters/runner/upload-artifact.ts';
import { attempt, describe } from './errors.ts';
import { type Inputs, readInputs, secretsOf } from './inputs.ts';
import { cancelledOutcome, failureText } from './outcome.ts';
import { checkAccess } from './run/start/check-access.ts';
import type { RunReport } from './run/start/run-context.ts';
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
  const [{ openPorts }, { run }, { withinTime }] = await Promise.all([
    import('./adapters/runner/open-ports.ts'),
    import('./run/run.ts'),
    import('./run/finish/within-time.ts'),
  ]);
  const opened = await openPorts(environment, inputs, connection);
  const running = run({ request, inputs, ports: opened.ports, job }, access);
  const ran = await attempt(withinTime(running, opened.ports.time, GRACE_MS));
  const isDeclined = ran.kind === 'done' && ran.value.outcome.kind === 'declined';
  // A declined request starts no upload.
  const keep = isDeclined ? uploadNothing : prepareLogUpload(environment, inputs, opened);
  await opened.close();
  if (ran.kind === 'done') await reportOutcome(ran.value, opened);
  else reportFailure(ran.error, request, opened);
  if ((await keep()) === 'late') process.exit();
}

async function reportOutcome(report: RunReport, { ports, record }: OpenPorts): Promise<void> {
  const { outcome } = report;
  await writeRunReport(report, record);
  if (outcome.kind !== 'failed') {
    const why = 'reason' in outcome ? ` ${outcome.reason}` : '';
    ports.log.info(`Outcome: ${outcome.kind}.${why}`);
    return;
  }
  failStep(ports.mask(failureText(outcome)));
}

/** Reports in the log, because not even the board could be written, or what is on it by now is all there is time for. */
function reportFailure(thrown: unknown, request: Request, { ports, record }: OpenPorts): void {
  const { code, message, hint = '' } = describe(thrown);
  if (ports.cancelled.aborted) {
    setOutputs({ outcome: 'limited', 'run-log': record });
    ports.log.info(`Outcome: limited. ${cancelledOutcome().reason}`);
    return;
  }
  setOutputs({ outcome: 'failed', 'run-log': record });
  failStep(ports.mask(`${code}, ${request.id}: ${message}\n${hint}`.trim()));
}
