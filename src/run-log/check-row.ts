// What the repository's checks found out about the run's work.
import * as z from 'zod';
import { amount, eventOf, fields, text, texts } from './fields.ts';

/** How a check ended; `failed-on-base`: it fails without the run's work, too. */
const CHECK_RESULTS = ['passed', 'failed', 'failed-on-base', 'timed-out', 'not-run'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

const checkRow = {
  name: text,
  /** As given to the shell. */
  command: text,
  result: z.enum(CHECK_RESULTS).catch('not-run'),
  seconds: amount,
  /** For a failed check, the lines of its output that matter, masked; for one that was not run, the reason. */
  lines: texts,
  /** What may have made a check pass that failed earlier in the run, other than a fix. */
  suspects: fields({
    /** Test files that were deleted. */
    deleted: texts,
    /** Changed files that may define what a check runs. */
    changed: texts,
  }).optional(),
};
export type CheckRow = Readonly<z.infer<z.ZodObject<typeof checkRow>>>;

/** A check of the repository ended; `base` is the branch that the work is to be merged into. */
export const checkEvent = eventOf('check', { base: text, ...checkRow });
/** No check was run on the work; `reason` says why. */
export const checksOffEvent = eventOf('checks.off', { reason: text });

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
