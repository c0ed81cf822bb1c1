// What the repository's checks found out about the run's work.

/** How a check ended; `failed-on-base`: it fails without the run's work, too. */
export type CheckResult = 'passed' | 'failed' | 'failed-on-base' | 'timed-out' | 'not-run';

export type CheckRow = {
  readonly name: string;
  /** As given to the shell. */
  readonly command: string;
  readonly result: CheckResult;
  readonly seconds: number;
  /** For a failed check, the lines of its output that matter, masked; for one that was not run, the reason. */
  readonly lines: readonly string[];
  /** What may have made a check pass that failed earlier in the run, other than a fix. */
  readonly suspects?: SuspectChanges | undefined;
};

/** Test files that were deleted, and changed files that may define what a check runs. */
export type SuspectChanges = {
  readonly deleted: readonly string[];
  readonly changed: readonly string[];
};

/** What is known about the run's checks. */
export type CheckRun = {
  /** The last result of each check, in the order in which they ran. */
  readonly rows: readonly CheckRow[];
  /** Why no check was run, if that is known. */
  readonly off: string | undefined;
  /** The branch that the work is to be merged into: `main`. */
  readonly base: string;
  /** What was pushed also holds commits of others, which the checks did not see. */
  readonly isBeforeOthers?: boolean;
};

export const NO_CHECKS: CheckRun = { rows: [], off: undefined, base: '' };

/** Adds a result; a later result of the same check replaces the earlier one. Pure. */
export function addCheckRow(rows: readonly CheckRow[], row: CheckRow): readonly CheckRow[] {
  const isSame = ({ name, command }: CheckRow) => name === row.name && command === row.command;
  return rows.some(isSame) ? rows.map((one) => (isSame(one) ? row : one)) : [...rows, row];
}

/** True for a result that counts against the work. */
export function isFailing({ result }: Pick<CheckRow, 'result'>): boolean {
  return result === 'failed' || result === 'timed-out';
}

/** True for a check that did not pass on the work, wherever else it fails. */
export function isRed(row: Pick<CheckRow, 'result'>): boolean {
  return isFailing(row) || row.result === 'failed-on-base';
}

/** The checks in one word, as the output `checks` has it. */
type ChecksVerdict = 'passed' | 'failed' | 'failing-before' | 'none';

/** Sums up all checks: `failing-before` where all that fails is what the base fails, too. */
export function checksVerdict(rows: readonly CheckRow[]): ChecksVerdict {
  if (rows.some(isFailing)) return 'failed';
  if (rows.some(isRed)) return 'failing-before';
  return rows.some(({ result }) => result === 'passed') ? 'passed' : 'none';
}

export type CheckEvent =
  /** A check of the repository ended; `base` is the branch that the work is to be merged into. */
  | ({ readonly kind: 'check'; readonly base: string } & CheckRow)
  /** No check was run on the work; `reason` says why. */
  | { readonly kind: 'checks.off'; readonly reason: string };

/** Returns the run's checks after one more event about them. Pure. */
export function foldCheck(checks: CheckRun, event: CheckEvent & { readonly at: number }): CheckRun {
  if (event.kind === 'checks.off') return { ...checks, off: event.reason };
  const { kind: _kind, at: _at, base, ...row } = event;
  return { ...checks, base, rows: addCheckRow(checks.rows, row) };
}
