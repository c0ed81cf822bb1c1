// Reports how a request ended, in the job's outputs and its log.
import { existsSync } from 'node:fs';
import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import { cancelledOutcome, failureText } from '#src/outcome.ts';
import type { RunReport } from '#src/run/run.ts';
import type { JobEnvironment } from './job-environment.ts';
import type { GitHubConnection } from './open-github.ts';
import type { OpenPorts } from './open-ports.ts';
import { failStep, setOutputs, writeRunReport } from './outputs.ts';
import { LIMIT_MS, type UploadResult, uploadArtifact } from './upload-artifact.ts';

/** Reports in the log alone: the report itself failed, or the job was cancelled and there is no time for more. */
export function reportInLog(thrown: unknown, { mask, log, cancelled }: GitHubConnection): void {
  if (cancelled.aborted) {
    setOutputs({ outcome: 'limited' });
    log.info(`Outcome: limited. ${cancelledOutcome().reason}`);
    return;
  }
  const { code, message, hint = '' } = describe(thrown);
  setOutputs({ outcome: 'failed' });
  failStep(mask.mask(`${code}: ${message}\n${hint}`.trim()));
}

/** Reports in the outputs, the job's summary and its log. */
export async function reportOutcome(
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

/** Rejects when nothing is left that could end the work; otherwise, the process would end without an outcome. */
export function untilIdle<T>(work: Promise<T>): Promise<T> {
  const idle = new Promise<never>((_, reject) => {
    process.once('beforeExit', () => reject(new Error('The run stopped before it was finished.')));
  });
  return Promise.race([work, idle]);
}

/** Closes the ports, if they were opened. A failure is only logged, and doesn't change how the job ended. */
export async function tidyUp(opened: Attempt<OpenPorts>): Promise<void> {
  if (opened.kind === 'threw') return;
  const { close, ports } = opened.value;
  const closed = await attempt(close());
  if (closed.kind === 'done') return;
  ports.log.warning(`Not everything could be cleaned up: ${describe(closed.error).message}`);
}

/** Chooses what of a job's logs is uploaded; the returned function uploads it. A dry run uploads nothing. */
export function prepareLogUpload(
  { artifactName: name }: JobEnvironment,
  { dryRun }: Inputs,
  opened: Attempt<OpenPorts>,
): () => Promise<UploadResult> {
  if (name === undefined || dryRun || opened.kind === 'threw') return uploadNothing;
  const { folder, logs: files, record, ports } = opened.value;
  if (!existsSync(record)) return uploadNothing;
  const { cancelled, time, log } = ports;
  return () => {
    const { aborted } = cancelled;
    // The record of a cancelled run is uploaded in the time that is left; only a cancellation meanwhile ends that.
    const ends = {
      limitMs: aborted ? time.left() : LIMIT_MS,
      cancelled: aborted ? undefined : cancelled,
    };
    return uploadArtifact({
      name,
      what: "The run's record",
      folder,
      files,
      warn: log.warning,
      ...ends,
    });
  };
}

export const uploadNothing = async (): Promise<UploadResult> => 'nothing-to-keep';
