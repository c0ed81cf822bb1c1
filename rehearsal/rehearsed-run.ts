// One run of a rehearsal: the runner's result, and what the scenario expects.
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
