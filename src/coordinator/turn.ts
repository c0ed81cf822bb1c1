// One turn of one session, on our own timers: the runtime's time-outs have been seen not to fire, and sessions to fall silent.
import type { AgentSession, Clock, SessionEvent, Turn } from '../world.ts';

/** A session that says nothing for so long, with no tool of ours at work, is ended. */
export const SILENCE_MS = 300_000;

/** Fed by every event of a session. */
export type Watchdog = {
  saw(event: SessionEvent): void;
  /** Call around the work of our own tools: while one works, silence is expected. */
  busy<T>(work: () => Promise<T>): Promise<T>;
  /** Milliseconds since the last sign of life. */
  silentFor(): number;
};

export function createWatchdog(clock: Clock): Watchdog {
  let last = clock.now();
  let working = 0;
  return {
    saw() {
      last = clock.now();
    },
    async busy(work) {
      working += 1;
      return work().finally(() => {
        working -= 1;
        last = clock.now();
      });
    },
    silentFor: () => (working > 0 ? 0 : clock.now() - last),
  };
}

type TurnSettings = {
  readonly clock: Clock;
  readonly watchdog: Watchdog;
  /** Ends the turn from outside: a limit, a cancelled job. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

/** Asks and waits, until the answer, the time-out, a silence, or the signal. Never rejects. */
export async function takeTurn(
  session: AgentSession,
  prompt: string,
  { clock, watchdog, signal, timeoutMs }: TurnSettings,
): Promise<Turn> {
  const stop = new AbortController();
  const over = new AbortController();
  const end = (why: 'timeout' | 'silence' | 'aborted') => () => stop.abort(why);
  const onAbort = end('aborted');
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  clock.sleep(timeoutMs, over.signal).then(end('timeout'), () => undefined);
  watchSilence(clock, watchdog, over.signal).then(end('silence'), () => undefined);
  const turn = await session.ask(prompt, stop.signal);
  over.abort();
  signal.removeEventListener('abort', onAbort);
  return turn;
}

async function watchSilence(clock: Clock, watchdog: Watchdog, over: AbortSignal): Promise<void> {
  for (;;) {
    const left = SILENCE_MS - watchdog.silentFor();
    if (left <= 0) return;
    await clock.sleep(left, over);
  }
}
