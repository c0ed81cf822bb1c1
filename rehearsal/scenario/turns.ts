// Barriers for the scripted model: an answer may wait until another agent reaches a certain turn.
import { setTimeout as sleep } from 'node:timers/promises';

/** `turn` is counted from 1. */
export type Turn = { readonly who: string; readonly turn: number };

const LONGEST_WAIT_MS = 60_000;

/** Creates the barriers, with no turn reached yet. */
export function openTurns(longestWaitMs = LONGEST_WAIT_MS) {
  const gates = new Map<string, AbortController>();
  const gateOf = ({ who, turn }: Turn): AbortController => {
    const key = `${who.toLowerCase()} ${turn}`;
    const gate = gates.get(key) ?? new AbortController();
    gates.set(key, gate);
    return gate;
  };
  return {
    /** Notes that somebody is asked for this turn, and releases whoever waits for it. */
    reach: (turn: Turn) => gateOf(turn).abort(),
    /** Releases everybody, because nobody is asked any more. */
    release() {
      for (const gate of gates.values()) gate.abort();
    },
    /** Resolves to true once any session is asked for the turn, or at once without one; to false when that takes too long. */
    async wait(turn: Turn | undefined): Promise<boolean> {
      if (turn === undefined) return true;
      const { signal } = gateOf(turn);
      return sleep(longestWaitMs, false, { signal, ref: false }).catch(() => true);
    },
  };
}
