// What earlier requests of the thread did on the branch that the run continues.
import type { Report } from '#src/report.ts';
import { type AgentRow, COORDINATOR, type Transcript } from '#src/run-log/index.ts';
/** A request whose work is on the branch. */
export type EarlierRequest = {
  readonly report: Report;
  /** Login of the person who asked. */
  readonly actor: string;
  readonly run: string;
  /** The issue itself was the request, or the report says that the work does all that it asks. */
  readonly isWholeIssue: boolean;
};

/** The earlier requests, oldest first, and what happened in their runs. */
export type EarlierWork = {
  readonly requests: readonly EarlierRequest[];
  readonly transcript: Transcript;
};

/** Returns a run's transcript with what earlier runs did on its branch, as the pull request tells of it. Pure. */
export function withEarlier(own: Transcript, { transcript: earlier }: EarlierWork): Transcript {
  const changed = new Set(own.agents.flatMap(({ files }) => files));
  const hasOwnChecks = own.checks.rows.length > 0 || own.checks.off !== undefined;
  return {
    ...own,
    agents: [...earlier.agents.flatMap(earlierRow), ...own.agents],
    handoffs: [...earlier.handoffs, ...own.handoffs],
    decisions: [...earlier.decisions, ...own.decisions],
    learnings: [...earlier.learnings, ...own.learnings],
    reviews: [...earlier.reviews, ...own.reviews],
    locks: [...earlier.locks, ...own.locks],
    conflicts: [...earlier.conflicts, ...own.conflicts],
    refused: [...earlier.refused.filter(({ path }) => !changed.has(path)), ...own.refused],
    left: [...earlier.left.filter((line) => !changed.has(pathIn(line))), ...own.left],
    checks: hasOwnChecks ? own.checks : earlier.checks,
  };
}

/** What a coordinator of an earlier run did is told by the requests. */
function earlierRow(row: AgentRow): readonly AgentRow[] {
  return row.agent === COORDINATOR ? [] : [{ ...row, isEarlier: true }];
}

/** The path in `src/a.js: why it was left out`. */
function pathIn(line: string): string {
  return line.split(': ', 1)[0] ?? '';
}
