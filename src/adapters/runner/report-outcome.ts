// Reports how a request ended, in the job's outputs and its log.
import { describe } from '#src/errors.ts';
import { cancelledOutcome, failureText } from '#src/outcome.ts';
import type { RunReport } from '#src/run/run.ts';
import type { GitHubConnection } from './open-github.ts';
import { failStep, setOutputs, writeRunReport } from './outputs.ts';

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
