// The limits of a run. One signal stops everything when the first limit is reached.
import { setMaxListeners } from 'node:events';
import { onAbort, onceAborted } from '#src/abort.ts';
import { cancelledOutcome, type Limit } from '#src/outcome.ts';
import type { Clock } from '#src/ports/ports.ts';
import { inFull } from '#src/text/count.ts';

export type BudgetLimits = {
  /** Tokens in and out, all sessions together. */
  readonly tokens: number;
  readonly toolCalls: number;
  readonly minutes: number;
};

export type ExhaustedLimit = {
  readonly limit: Limit;
  readonly reason: string;
  /** `25 minutes`; undefined for a run that was cancelled. */
  readonly amount?: string;
};

export type Budget = {
  /** The tokens that the run may use, all sessions together. */
  readonly tokens: number;
  /** Aborts when a limit is reached or the job is cancelled; its reason is what `exhausted` returns. */
  readonly signal: AbortSignal;
  /** Returns the limit that was reached, once one was. */
  exhausted(): ExhaustedLimit | undefined;
  countTokens(count: number): void;
  /** Counts a call; the first call beyond the limit exhausts the budget. */
  countToolCall(): void;
  /** Milliseconds until the run's time is up. */
  msLeft(): number;
  /** Stops the timer; after this, no limit is reached any more. */
  close(): void;
};

type BudgetDeps = {
  readonly limits: BudgetLimits;
  readonly clock: Clock;
  readonly startedAt: number;
  readonly cancelled: AbortSignal;
  readonly onExhausted: (exhausted: ExhaustedLimit) => void;
};

/** Starts the run's clock and counters. */
export function openBudget(deps: BudgetDeps): Budget {
  const { limits, clock, startedAt, cancelled } = deps;
  const stop = new AbortController();
  const closed = new AbortController();
  // Every agent at work or waiting listens to this signal; Node reports more than ten listeners as a leak.
  setMaxListeners(Number.POSITIVE_INFINITY, stop.signal);
  let tokens = 0;
  let toolCalls = 0;
  let exhausted: ExhaustedLimit | undefined;
  const exhaust = (reached: ExhaustedLimit) => {
    if (exhausted !== undefined || closed.signal.aborted) return;
    exhausted = reached;
    deps.onExhausted(exhausted);
    stop.abort(exhausted);
  };
  const useUp = (limit: Limit, amount: string) =>
    exhaust({ limit, amount, reason: `The run has used up its ${amount}.` });
  const msLeft = () => startedAt + limits.minutes * 60_000 - clock.now();
  clock.sleep(Math.max(0, msLeft()), closed.signal).then(
    () => useUp('timeout', `${limits.minutes} ${limits.minutes === 1 ? 'minute' : 'minutes'}`),
    () => undefined,
  );
  const onCancel = () => {
    const { limit, reason } = cancelledOutcome();
    exhaust({ limit, reason });
  };
  onAbort(closed.signal, onceAborted(cancelled, onCancel));
  return {
    tokens: limits.tokens,
    signal: stop.signal,
    exhausted: () => exhausted,
    countTokens(count) {
      tokens += count;
      if (tokens >= limits.tokens) {
        useUp('tokens', `${inFull(limits.tokens)} tokens`);
      }
    },
    countToolCall() {
      toolCalls += 1;
      if (toolCalls > limits.toolCalls) {
        useUp('tool-calls', `${limits.toolCalls} tool calls`);
      }
    },
    msLeft,
    close: () => closed.abort(),
  };
}
