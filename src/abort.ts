// Waits that an abort signal ends.

/** Calls `listener` when the signal fires. Returns a function that removes the listener. */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  // Not with addEventListener's own `signal` option: Node holds its remover weakly, and loses all but the last one.
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}

/** Like `onAbort`, but calls `listener` at once if the signal has already fired. */
export function onceAborted(signal: AbortSignal, listener: () => void): () => void {
  if (!signal.aborted) return onAbort(signal, listener);
  listener();
  return () => {};
}

/**
 * Returns the work's result, or that of `instead` as soon as the signal fires; without `instead`, rejects with the signal's
 * reason. The work goes on, but is ignored.
 */
export async function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  instead: () => T | Promise<T> = () => Promise.reject(signal.reason),
): Promise<T> {
  let stopListening = () => {};
  const aborted = new Promise<T>((resolve) => {
    // In a promise of its own, which an exception rejects.
    const end = () => resolve(new Promise((settle) => settle(instead())));
    stopListening = onceAborted(signal, end);
  });
  return Promise.race([work, aborted]).finally(stopListening);
}
