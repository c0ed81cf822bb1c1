// Finds what may have made a failing check pass other than a fix: tests were deleted, or files that define checks were changed.
import type { Git } from '#src/ports/index.ts';
import { isFailing, type SuspectChanges } from '#src/run-log/index.ts';
import { CHECK_SCRIPTS } from '#src/team/index.ts';
import { type CommitRange, statusesSince, TEST_PATH } from '#src/workspace/index.ts';
import type { CheckEnd } from './run-checks.ts';

/** Returns what is suspect about a check that passed on a commit; undefined where nothing is. */
export type FindSuspects = (
  end: Pick<CheckEnd, 'check' | 'result'>,
  commit: string,
) => Promise<SuspectChanges | undefined>;

/** Follows the ends of checks from round to round. The function it returns must be told of each. */
export function followFailures(git: Git): FindSuspects {
  const failedAt = new Map<string, string>();
  return async ({ check, result }, commit) => {
    const base = failedAt.get(check.run);
    if (isFailing({ result })) failedAt.set(check.run, base ?? commit);
    const hasMended = result === 'passed' && base !== undefined;
    return hasMended ? suspectChanges(git, { base, tip: commit }) : undefined;
  };
}

async function suspectChanges(git: Git, range: CommitRange): Promise<SuspectChanges | undefined> {
  const statuses = await statusesSince(git, range);
  const paths = [...statuses.keys()];
  const deleted = paths.filter((path) => statuses.get(path) === 'D' && TEST_PATH.test(path));
  const changed = paths.filter((path) => CHECK_SCRIPTS.includes(path));
  return deleted.length + changed.length === 0 ? undefined : { deleted, changed };
}
