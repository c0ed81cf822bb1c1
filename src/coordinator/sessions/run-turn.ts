// One turn of a session, with our own timers: the runtime's timeouts don't always fire, and sessions can fall silent.
import { onAbort } from '#src/abort.ts';
import type { AgentSession, AttachedImage, Clock, Turn } from '#src/ports/index.ts';
/** How long a session may be silent, while none of our tools runs, before its turn is ended. */
export const SILENCE_TIMEOUT_MS = 300_000;

/** Tracks how long a session has been silent. */
export type Watchdog = {
  /** Call for every event of the session. */
  markActive(): void;
  /** Call around the work of our own tools: while one works, silence is expected. */
  whileBusy<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the milliseconds since the last sign of life. */
  silentFor(): number;
};

export function createWatchdog(clock: Clock): Watchdog {
  let last = clock.now();
  let working = 0;
  return {
    markActive() {
      last = clock.now();
    },
    async whileBusy(work) {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        last = clock.now();
      }
    },
    silentFor: () => (working > 0 ? 0 : clock.now() - last),
  };
}

type PromptWithImages = {
  readonly prompt: string;
  readonly images?: readonly AttachedImage[] | undefined;
};

type TurnDeps = {
  readonly clock: Clock;
  readonly watchdog: Watchdog;
  /** Ends the turn from outside: a limit was reached, or the job was cancelled. */
  readonly signal: AbortSignal;
};

/** Asks, and waits for the answer, a silence or the signal. Asks nothing once the signal has fired. */
export async function runTurn(
  session: AgentSession,
  { prompt, images }: PromptWithImages,
  { clock, watchdog, signal }: TurnDeps,
): Promise<Turn> {
  if (signal.aborted) return { kind: 'stopped', why: 'aborted' };
  const stop = new AbortController();
  const over = new AbortController();
  const end = (why: 'silence' | 'aborted') => () => stop.abort(why);
  const ignore = () => undefined;
  const stopListening = onAbort(signal, end('aborted'));
  watchdog.markActive();
  watchSilence(clock, watchdog, over.signal).then(end('silence'), ignore);
  return session.ask(prompt, stop.signal, images).finally(() => {
    stopListening();
    over.abort();
  });
}

async function watchSilence(clock: Clock, watchdog: Watchdog, over: AbortSignal): Promise<void> {
  for (;;) {
    const left = SILENCE_TIMEOUT_MS - watchdog.silentFor();
    if (left <= 0) return;
    await clock.sleep(left, over);
  }
}
