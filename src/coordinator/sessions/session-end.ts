// How one session ended; every row of the board gets such an end.
import { describe } from '#src/errors.ts';
import { isEmptyReport, type Report, reportText } from '#src/report.ts';
import type { RunEvent, SessionLabel } from '#src/run-log/events.ts';
import type { Budget } from './budget.ts';
import type { EndedTurn } from './turn-report.ts';

export type SessionEnd =
  | { readonly kind: 'finished'; readonly report: Report }
  /** `type` is the runtime's name for the error, `silence`, `conflict`, `empty`, `nothing-changed`, or one of our error codes. */
  | { readonly kind: 'failed'; readonly reason: string; readonly type: string }
  /** A limit of the run was reached, or the job was cancelled. */
  | { readonly kind: 'stopped'; readonly reason: string; readonly type: 'stopped' };

/** Returns the end that follows from a session's last turn. */
export function sessionEndOf(turn: EndedTurn, budget: Budget): SessionEnd {
  if (turn.kind === 'done') {
    const { report } = turn;
    return isEmptyReport(report) ? EMPTY : { kind: 'finished', report };
  }
  // A runtime that fails after the run was told to stop counts as stopped, too.
  if (turn.kind === 'failed' && turn.type === 'runtime' && budget.signal.aborted) {
    return stopped(budget);
  }
  if (turn.kind === 'failed') return { kind: 'failed', reason: turn.message, type: turn.type };
  if (turn.why === 'aborted') return stopped(budget);
  return { kind: 'failed', reason: 'timeout: the session fell silent', type: turn.why };
}

const EMPTY: SessionEnd = {
  kind: 'failed',
  reason: 'The session ended without a word, also when it was asked again.',
  type: 'empty',
};

/** Returns the end of a session in which something was thrown. */
export function sessionEndOfError(thrown: unknown, budget: Budget): SessionEnd {
  if (budget.signal.aborted && thrown === budget.signal.reason) return stopped(budget);
  const { code, message, hint } = describe(thrown);
  return {
    kind: 'failed',
    reason: hint === undefined ? message : `${message} ${hint}`,
    type: code,
  };
}

function stopped(budget: Budget): SessionEnd {
  const reason = budget.exhausted()?.reason ?? 'stopped before it finished';
  return { kind: 'stopped', reason, type: 'stopped' };
}

/** Returns the event that records the end. */
export function sessionEndEvent(session: SessionLabel, end: SessionEnd): RunEvent {
  if (end.kind === 'finished') {
    const { report } = end;
    return { kind: 'agent.finished', session, answer: reportText(report), report };
  }
  const kind = end.kind === 'failed' ? 'agent.failed' : 'agent.stopped';
  return { kind, session, reason: end.reason };
}
