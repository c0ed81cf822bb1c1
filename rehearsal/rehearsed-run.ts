// One run of a rehearsal: the runner's result, what the scenario expects, and its record.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerResult } from './runner.ts';
import type { ExpectedEnd } from './scenario/scenario.ts';

export type RehearsedRun = RunnerResult & {
  readonly event: string;
  readonly actor: string;
  readonly expected: ExpectedEnd;
  /** The runner's temporary folder, which holds the run's record. */
  readonly temporary: string;
};

/** True when the run ended as its scenario says. */
export function isAsExpected(run: RehearsedRun): boolean {
  return run.exitCode === run.expected.exitCode && run.outputs.outcome === run.expected.outcome;
}

/** Finds the record below the runner's temporary folder; undefined before the record begins. */
export function findRecord(temporary: string): string | undefined {
  const folders = readdirSync(temporary).filter((name) => name.startsWith('squad-run-'));
  return folders.map((name) => join(temporary, name, 'run.jsonl')).find((path) => existsSync(path));
}
