// A fetch with manners: it waits when GitHub asks it to, tries reads again, paces writes, keeps to one host, and has an end.
// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
import { type Attempt, attempt } from '../errors.ts';
import type { Clock } from '../world.ts';

export type FetchSettings = {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly warn: (text: string) => void;
};

type Request = { readonly url: string; readonly init: RequestInit };

/** GitHub itself gives up a request after ten seconds. */
const ATTEMPT_MS = 9_000;
const WRITE_MS = 20_000;
/** No read is begun again after this long. */
const PATIENCE_MS = 12_000;
const READS = 3;
/** The longest wait for a rate limit; beyond it the refusal stands, and the run ends with it. */
const LONGEST_WAIT_S = 60;
const WAITS = 2;
const REDIRECTS = 3;

/** Made once for each client: writes are paced together. */
export function createPoliteFetch(settings: FetchSettings): typeof globalThis.fetch {
  const turn = takeTurns(settings.clock);
  return async (input, init = {}) => {
    const request = { url: input instanceof Request ? input.url : String(input), init };
    if (isWrite(request)) await turn();
    for (let waits = 0; waits < WAITS; waits += 1) {
      const response = await reading(request, settings);
      if (!(await waited(response, settings))) return response;
    }
    return reading(request, settings);
  };
}

/** Waits as long as GitHub asks; false when it doesn't ask, or asks for too much. */
async function waited(response: Response, { clock, warn }: FetchSettings): Promise<boolean> {
  const seconds = await waitAsked(response, clock.now());
  if (seconds === undefined) return false;
  warn(`GitHub asks us to wait ${seconds} s (rate limit).`);
  if (seconds > LONGEST_WAIT_S) return false;
  await response.body?.cancel();
  await clock.sleep(seconds * 1000);
  return true;
}

type Means = Pick<FetchSettings, 'fetch' | 'clock'>;

/** GraphQL is asked questions only, though by POST. */
function isWrite({ url, init }: Request): boolean {
  return (init.method ?? 'GET') !== 'GET' && !url.endsWith('/graphql');
}

/** A read is tried again; a write may have arrived although its answer didn't: callers look before they repeat it. */
async function reading(request: Request, means: Means): Promise<Response> {
  const { clock } = means;
  const begun = clock.now();
  const reads = isWrite(request) ? 1 : READS;
  for (let read = 1; ; read += 1) {
    const answer = await attempt(once(request, means));
    const isLast = read === reads || clock.now() - begun >= PATIENCE_MS;
    if (isLast || !isBroken(answer)) return outcomeOf(answer);
    await clock.sleep(500 * read);
  }
}

function isBroken(answer: Attempt<Response>): boolean {
  return answer.kind === 'threw' || answer.value.status >= 500;
}

function outcomeOf<T>(answer: Attempt<T>): T {
  if (answer.kind === 'threw') throw answer.error;
  return answer.value;
}

/** One request; redirects are followed on the same host only, so that neither token nor text goes elsewhere. */
async function once(request: Request, { fetch }: Means): Promise<Response> {
  let { url } = request;
  const signal = AbortSignal.timeout(isWrite(request) ? WRITE_MS : ATTEMPT_MS);
  for (let hops = 0; hops < REDIRECTS; hops += 1) {
    const response = await fetch(url, { ...request.init, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== new URL(url).origin) throw new Error('a redirect to another host');
    url = next.href;
  }
  throw new Error('too many redirects');
}

/** The seconds that a refused request is to wait; undefined when it wasn't refused for coming too often. */
async function waitAsked(response: Response, now: number): Promise<number | undefined> {
  if (response.status !== 429 && response.status !== 403) return undefined;
  const { headers } = response;
  const after = headers.get('retry-after');
  if (after !== null) return secondsUntil(after, now);
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset'));
    return Math.max(1, Math.ceil(reset - now / 1000) + 1);
  }
  const said = response.status === 403 ? await response.clone().text() : '';
  return response.status === 429 || /secondary rate limit|abuse detection/i.test(said)
    ? LONGEST_WAIT_S
    : undefined;
}

/** `retry-after` is a number of seconds or a date. */
function secondsUntil(after: string, now: number): number {
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - now) / 1000;
  return Number.isNaN(seconds) ? LONGEST_WAIT_S : Math.max(1, Math.ceil(seconds));
}

const AT_ONCE = 8;
const WRITE_GAP_MS = 1_000;

/** Eight writes at once, then one a second, which is what GitHub bears. */
function takeTurns(clock: Clock): () => Promise<void> {
  let paidUntil = 0;
  return async () => {
    const now = clock.now();
    paidUntil = Math.max(paidUntil, now) + WRITE_GAP_MS;
    const wait = paidUntil - now - AT_ONCE * WRITE_GAP_MS;
    if (wait > 0) await clock.sleep(wait);
  };
}
