// Writes the results of the repository's checks to a file, for later steps of the job.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { warning } from '@actions/core';
import { type CheckRun, checksVerdict } from '#src/run-log/index.ts';

/** The file's name in the run's folder. */
export const CHECKS_REPORT = 'checks.json';

/** Returns the outputs about checks, and writes the report to `path`. A failure to write it only warns. */
export function checkOutputs({ rows, off, base }: CheckRun, path: string) {
  const checks = checksVerdict(rows);
  if (rows.length === 0 && off === undefined) return { checks, 'checks-report': '' };
  const report = { result: checks, base, reason: off, checks: rows };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`);
    return { checks, 'checks-report': path };
  } catch {
    warning('The report of the checks could not be written.');
    return { checks, 'checks-report': '' };
  }
}
