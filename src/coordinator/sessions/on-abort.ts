/** Calls `listener` when the signal fires; what is returned ends that. */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  // Not by addEventListener's own `signal`: Node 20 holds what removes the listener weakly, and forgets all but the last.
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}
