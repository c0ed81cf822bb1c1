// Ctrl-C in a run by hand: the first cancels the run as GitHub does, the second ends it at once.
import { onceAborted } from '../../src/abort.ts';
import type { WatchedJob } from '../rehearse.ts';

export type Interrupts = { readonly cancel: AbortSignal; readonly kill: AbortSignal };

/** tsx passes the terminal's signal on, so one press may arrive twice within this time. */
const ONE_PRESS_MS = 1_000;

/** Listens for SIGINT on a process. Calls `tell` at the first one. */
export function listenForInterrupts(
  source: { on(signal: 'SIGINT', listener: () => void): unknown },
  tell: (text: string) => void,
  now: () => number = Date.now,
): Interrupts {
  const [cancel, kill] = [new AbortController(), new AbortController()];
  let first: number | undefined;
  source.on('SIGINT', () => {
    if (first === undefined) {
      first = now();
      tell('The run is being cancelled, as GitHub would do it. Another Ctrl-C ends it at once.');
      cancel.abort();
    } else if (now() - first > ONE_PRESS_MS) kill.abort();
  });
  return { cancel: cancel.signal, kill: kill.signal };
}

/** Passes the interrupts on to the action, including one that came before it started. */
export function interruptJob({ cancel, kill }: Interrupts, job: WatchedJob): void {
  onceAborted(cancel, () => job.kill('SIGINT'));
  onceAborted(kill, () => job.kill('SIGKILL'));
}
