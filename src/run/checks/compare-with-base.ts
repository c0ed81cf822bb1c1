// A check that also fails on the base is not held against the work.
import { isFailing } from '#src/run-log/index.ts';
import { type CheckDeps, type CheckEnd, type CheckedCommit, runChecks } from './run-checks.ts';

export type BaseComparison = {
  /** Returns the commands of those failed checks that also fail on the base. Runs each there at most once per run. */
  failingOnBase(failed: readonly CheckEnd[]): Promise<ReadonlySet<string>>;
};

/** Opens the comparison with the commit that the work is to be merged into; runs nothing yet. */
export function openBaseComparison(
  base: Pick<CheckedCommit, 'commit' | 'branch'>,
  deps: CheckDeps,
): BaseComparison {
  const fails = new Map<string, boolean>();
  return {
    async failingOnBase(failed) {
      const unknown = failed.filter(({ check }) => !fails.has(check.run));
      const label = `checks.base-${fails.size}`;
      const ends =
        unknown.length === 0
          ? []
          : await runChecks(
              unknown.map(({ check }) => check),
              { ...base, label },
              deps,
            );
      for (const end of ends) fails.set(end.check.run, isFailing(end));
      const commands = failed.map(({ check }) => check.run);
      return new Set(commands.filter((command) => fails.get(command) === true));
    },
  };
}
