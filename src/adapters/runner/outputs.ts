// Writes the outputs of action.yml and the job summary from a run's report. No text by others becomes an output.
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFailed, setOutput, setSecret, summary, warning } from '@actions/core';
import { describe } from '#src/errors.ts';
import type { Outcome } from '#src/outcome.ts';
import type { RunReport } from '#src/run/run.ts';
import { COORDINATOR, publishedNotes } from '#src/run-log/agent-row.ts';
import { type CheckRun, checksVerdict } from '#src/run-log/check-row.ts';
import { countHandoffs } from '#src/run-log/transcript.ts';
import { EMPTY_TALLY } from '#src/scribe/plan.ts';
import type { ScribeJobResult } from '#src/scribe/scribe.ts';
import { fileSize } from './json-lines.ts';
import { neutralizeCommands } from './log.ts';

/** Sets every output, and writes the job summary. */
export async function writeRunReport(report: RunReport, record: string): Promise<void> {
  const { outcome, transcript } = report;
  const notes = publishedNotes(transcript, outcome);
  const agents = transcript.agents.filter((row) => row.session !== COORDINATOR);
  const tokens = transcript.agents.reduce(
    (sum, row) => sum + row.inputTokens + row.outputTokens,
    0,
  );
  setOutputs({
    ...outcomeOutputs(outcome),
    'comment-id': report.commentId || '',
    agents: JSON.stringify([...new Set(agents.map((row) => row.agent))]),
    handoffs: countHandoffs(transcript.handoffs),
    decisions: notes.decisions.length,
    learnings: notes.learnings.length,
    tokens,
    ...checkOutputs(transcript.checks, join(dirname(record), CHECKS_REPORT)),
    'run-log': record,
  });
  await writeSummary(report.summary);
}

/** Sets the outputs of a Scribe job, and writes its summary. */
export async function writeScribeReport(end: ScribeJobResult): Promise<void> {
  const { outcome, report, summary } = end;
  const { decisions, learnings, duplicates, unreadable, read } = report?.tally ?? EMPTY_TALLY;
  const counts = { decisions: decisions.length, learnings: learnings.length };
  setOutputs({
    ...outcomeOutputs(outcome),
    ...counts,
    report: JSON.stringify({ read, ...counts, duplicates: duplicates.length, unreadable }),
  });
  await writeSummary(summary);
}

/** A failure only warns: older servers have no job summary, and a disk may be full. */
async function writeSummary(markdown: string): Promise<void> {
  if (markdown === '') return;
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error) {
    warning(`The job summary could not be written: ${describe(error).message}`);
  }
}

function outcomeOutputs(outcome: Outcome) {
  const work = publishedWork(outcome);
  const isPushed = work?.fallback?.bundle === undefined;
  return {
    outcome: outcome.kind,
    branch: (isPushed && work?.branch) || '',
    commit: (isPushed && work?.commit) || '',
    'pull-request': work?.pullRequest?.number || '',
  };
}

function publishedWork(outcome: Outcome) {
  if (outcome.kind === 'answered') return outcome.memory;
  return 'work' in outcome ? outcome.work : undefined;
}

/** Sets outputs by their names in action.yml, the outcome first. Failures are logged, and don't change the outcome. */
export function setOutputs(outputs: Readonly<Record<string, string | number>>): void {
  const lost = Object.entries(outputs).flatMap(([name, value]) => writeOutput(name, value));
  if (lost.length === 0) return;
  const names = lost.map(({ name }) => name).join(', ');
  warning(`Outputs could not be written (${names}): ${lost[0]?.why}`);
}

function writeOutput(
  name: string,
  value: string | number,
): readonly { readonly name: string; readonly why: string }[] {
  const file = process.env.GITHUB_OUTPUT ?? '';
  // The toolkit would print a command that runners no longer obey.
  if (file === '') return [{ name, why: 'GITHUB_OUTPUT is not set.' }];
  const size = fileSize(file);
  try {
    setOutput(name, value);
    return [];
  } catch (error) {
    // The runner rejects the whole file because of half an output.
    if (size < fileSize(file)) truncateSync(file, size);
    return [{ name, why: describe(error).message }];
  }
}

/** Tells the runner to mask these in every later line of the log. */
export function maskInLog(secrets: readonly string[]): void {
  for (const secret of secrets) setSecret(secret);
}

/** Marks the step as failed, with an annotation and the exit code. */
export function failStep(message: string): void {
  setFailed(neutralizeCommands(message));
}

/** The file's name in the run's folder. */
export const CHECKS_REPORT = 'checks.json';

/** Returns the outputs about checks, and writes the report to `path`. A failure to write it only warns. */
function checkOutputs({ rows, off, base }: CheckRun, path: string) {
  const checks = checksVerdict(rows);
  if (rows.length === 0 && off === undefined) return { checks, 'checks-report': '' };
  const report = { result: checks, base, reason: off, checks: rows };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`, { mode: 0o600 });
    return { checks, 'checks-report': path };
  } catch {
    warning('The report of the checks could not be written.');
    return { checks, 'checks-report': '' };
  }
}
