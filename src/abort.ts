// Waits that a signal ends.

/** Calls `listener` when the signal fires; what is returned ends that. */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  // Not by addEventListener's own `signal`: Node 20 holds what removes the listener weakly, and forgets all but the last.
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}

/** The same, at once where the signal has fired before. */
export function onceAborted(signal: AbortSignal, listener: () => void): () => void {
  if (!signal.aborted) return onAbort(signal, listener);
  listener();
  return () => {};
}

/** The work's result; rejects with the signal's reason as soon as it fires. The work itself goes on, unheard. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stopListening = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stopListening = onceAborted(signal, () => reject(signal.reason));
  });
  return Promise.race([work, aborted]).finally(stopListening);
}
