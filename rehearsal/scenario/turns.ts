// Barriers for the scripted model: an answer may wait until another agent reaches a certain turn.
import { setTimeout as sleep } from 'node:timers/promises';

/** `turn` is counted from 1. */
export type Turn = { readonly who: string; readonly turn: number };

export type Turns = {
  /** Notes that somebody is asked for this turn, and releases whoever waits for it. */
  reach(turn: Turn): void;
  /**
   * Resolves to true once any session is asked for the turn, and to false when that takes too long. Without a turn,
   * resolves to true at once.
   */
  wait(turn: Turn | undefined): Promise<boolean>;
};

const LONGEST_WAIT_MS = 60_000;

/** Creates the barriers, with no turn reached yet. */
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
