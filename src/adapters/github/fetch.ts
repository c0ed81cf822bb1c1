// The fetch below Octokit: it has a time limit, stays on one host, and reports rate limits as the throttling plugin expects.
import { onAbort, onceAborted } from '#src/abort.ts';

export type RequestTimeouts = { readonly readMs: number; readonly writeMs: number };

const MAX_REDIRECTS = 3;

/**
 * Wraps `reach` with time limits, beside a request's own signal. A read without an answer is sent once more. Redirects are
 * followed on the same host only, so that neither token nor text goes elsewhere.
 */
export function fetchWithTimeout(
  { readMs, writeMs }: RequestTimeouts,
  reach: typeof fetch,
): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const isRead = (init.method ?? 'GET') === 'GET';
    const send = () => followWithin(isRead ? readMs : writeMs, reach, url, init);
    const response = await send().catch((error: unknown) => {
      if (isRead && error instanceof LateAnswer) return send();
      throw error;
    });
    return isRateLimited(response) ? asSecondaryRateLimit(response) : response;
  };
}

async function followWithin(
  ms: number,
  reach: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const late = AbortSignal.timeout(ms);
  const signal = init.signal ? eitherOf(late, init.signal) : late;
  return followRedirects(reach, url, { ...init, redirect: 'manual', signal }).catch(
    (error: unknown) => {
      if (init.signal?.aborted) throw new UnsentAgain('the run is ending');
      throw late.aborted ? new LateAnswer(`no answer within ${ms / 1000} s`) : error;
    },
  );
}

/** Used instead of `AbortSignal.any`: Node 20 loses a signal that only a fetch holds, and a stalled body would never end. */
function eitherOf(late: AbortSignal, given: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const stopListening = onceAborted(given, () => controller.abort(given.reason));
  onAbort(late, () => {
    stopListening();
    controller.abort(late.reason);
  });
  return controller.signal;
}

async function followRedirects(
  reach: typeof fetch,
  from: string,
  init: RequestInit,
): Promise<Response> {
  let url = from;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await reach(url, init);
    const next = redirectTarget(response, url);
    if (next === undefined) return response;
    await response.body?.cancel();
    url = next;
  }
  throw new Error('too many redirects');
}

/** The retry plugin doesn't repeat a request that failed with an error of this name. */
class UnsentAgain extends Error {
  override readonly name = 'AbortError';
}

class LateAnswer extends UnsentAgain {}

/** Returns where a response redirects to; throws if that is another host. */
function redirectTarget({ status, headers }: Response, url: string): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  const next = new URL(location, url);
  if (next.origin !== new URL(url).origin) throw new Error('a redirect to another host');
  return next.href;
}

/** Any 429, and a 403 that says when to come back. */
function isRateLimited({ status, headers }: Response): boolean {
  return status === 429 || (status === 403 && headers.has('retry-after'));
}

/** The throttling plugin recognises a secondary limit by its text, and reads `retry-after` only as seconds. */
function asSecondaryRateLimit({ status, headers }: Response): Response {
  const seconds = secondsUntil(headers.get('retry-after'));
  const body = JSON.stringify({ message: 'You have exceeded a secondary rate limit.' });
  const responseHeaders = { 'content-type': 'application/json', 'retry-after': String(seconds) };
  return new Response(body, { status, headers: responseHeaders });
}

/** `retry-after` is a number of seconds or a date; a minute when it is neither, as GitHub recommends. */
function secondsUntil(after: string | null): number {
  if (after === null) return 60;
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 60 : Math.max(1, Math.ceil(seconds));
}
