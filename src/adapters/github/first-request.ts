// Lets a request leave before code is loaded: loading blocks the thread, and with it the steps of a handshake.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';

/** Node's fetch tells here that a request leaves: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel */
const LEAVING = 'undici:client:sendHeaders';
const LONGEST_MS = 100;

/** Resolves when Node's fetch sends a request, when `answer` has settled, or after `longestMs`; never rejects. */
export async function untilRequestSent(
  answer: Promise<unknown>,
  longestMs = LONGEST_MS,
): Promise<void> {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  subscribe(LEAVING, stop);
  answer.then(stop, stop);
  await pause(longestMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  unsubscribe(LEAVING, stop);
}
