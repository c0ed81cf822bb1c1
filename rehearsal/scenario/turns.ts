// Barriers for the scripted model: an answer may wait until another agent has come to a certain turn.
import { setTimeout as sleep } from 'node:timers/promises';

/** `turn` is counted from 1. */
export type Turn = { readonly who: string; readonly turn: number };

export type Turns = {
  /** Somebody is asked for this turn: whoever waits for it goes on. */
  reach(turn: Turn): void;
  /**
   * Resolves to true once the turn was asked for, in whichever session, and to false when that takes too long; without
   * a turn at once.
   */
  wait(turn: Turn | undefined): Promise<boolean>;
};

const LONGEST_WAIT_MS = 60_000;

/** Nobody has come to any turn yet. */
export function openTurns(longestWaitMs = LONGEST_WAIT_MS): Turns {
  const gates = new Map<string, AbortController>();
  const gateOf = ({ who, turn }: Turn): AbortController => {
    const key = `${who.toLowerCase()} ${turn}`;
    const gate = gates.get(key) ?? new AbortController();
    gates.set(key, gate);
    return gate;
  };
  return {
    reach: (turn) => gateOf(turn).abort(),
    async wait(turn) {
      if (turn === undefined) return true;
      const { signal } = gateOf(turn);
      return sleep(longestWaitMs, false, { signal, ref: false }).catch(() => true);
    },
  };
}
