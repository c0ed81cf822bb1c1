// What the checks say without the run's work: they run on the commit that the work is to be merged into, each at most once.
import { attempt } from '#src/errors.ts';
import { isFailing } from '#src/run-log/check-row.ts';
import type { Check } from '#src/team/repository-files.ts';
import { newFailures, readFailures } from './failures.ts';
import { type CheckDeps, type CheckEnd, type CheckedCommit, runChecks } from './run-checks.ts';

/** How what fails relates to the base: `work`: something fails that passes there; `base`: all of it fails there, too. */
export type Cause = 'work' | 'base';

/** A check that fails on the work, its end on the base, and what fails there that passes on the base. */
export type ComparedEnd = CheckEnd & {
  readonly cause: Cause;
  readonly onBase: CheckEnd;
  readonly news: readonly string[];
};

type BaseCommit = Omit<CheckedCommit, 'label'>;

export class BaseChecks {
  readonly #ends = new Map<string, CheckEnd>();
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;

  /** Runs what `plan` names beside the agents' turns, unless that was begun before. Never rejects. */
  start(plan: () => Promise<readonly Check[]>, base: BaseCommit, deps: CheckDeps): void {
    this.#running ??= this.#startNow(plan, base, deps);
  }

  /** Ends what runs: nobody will ask. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Returns those of the checks that are known to fail on the base; waits for nothing. */
  failing(): readonly CheckEnd[] {
    return [...this.#ends.values()].filter(isFailing);
  }

  /** Says of each failing check whether it fails because of the work; runs on the base what has not run there. */
  async compare(
    failed: readonly CheckEnd[],
    base: BaseCommit,
    deps: CheckDeps,
  ): Promise<readonly ComparedEnd[]> {
    await this.#running;
    await this.run(
      failed.map(({ check }) => check),
      base,
      deps,
    );
    return failed.flatMap((end) => {
      const onBase = this.#ends.get(end.check.run);
      return onBase === undefined ? [] : [compareEnds(end, onBase)];
    });
  }

  /** Runs those of the checks that have not run there. Never rejects. */
  async run(checks: readonly Check[], base: BaseCommit, deps: CheckDeps): Promise<void> {
    const unknown = checks.filter(({ run }) => !this.#ends.has(run));
    if (unknown.length === 0) return;
    const label = `checks.base-${this.#ends.size}`;
    const signal = AbortSignal.any([this.#stop.signal, deps.ports.cancelled]);
    const ends = await runChecks(unknown, { ...base, label }, deps, signal);
    for (const end of ends) this.#ends.set(end.check.run, end);
  }

  async #startNow(
    plan: () => Promise<readonly Check[]>,
    base: BaseCommit,
    deps: CheckDeps,
  ): Promise<void> {
    const planned = await attempt(plan());
    if (planned.kind === 'done') await this.run(planned.value, base, deps);
  }
}

/** Compares a failing check with its end on the base. A program that is missing in both checked nothing. Pure. */
export function compareEnds(end: CheckEnd, onBase: CheckEnd): ComparedEnd {
  const news =
    onBase.result === end.result
      ? newFailures(end.output, onBase.output)
      : readFailures(end.output).names;
  const isNew = onBase.result !== end.result || news.length > 0;
  return { ...end, onBase, news, cause: isNew ? 'work' : 'base' };
}
