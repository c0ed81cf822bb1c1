// The client of GitHub's API: Octokit with its retry and throttling plugins, and time limits.
// @actions/github chooses its fetch, by GITHUB_API_URL and the job's proxies, when this module is loaded.
import { setTimeout as pause } from 'node:timers/promises';
import { context } from '@actions/github';
import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { getProxyUrl } from '@actions/http-client';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { onAbort, onceAborted, unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { RunTime } from '#src/ports/ports.ts';
import { retryAfterSeconds } from '#src/text/retry-after.ts';
import { refuseUnreadable } from './errors.ts';

// When a request to GitHub may leave. The throttling plugin decides that with limiters; its own, Bottleneck's, read the
// machine's clock, and after a clock was set back an hour they would hold every request for an hour. These don't read it.

type Job = (...args: readonly unknown[]) => Promise<unknown>;
/** Returns the milliseconds after which the job is done again; undefined to give up. */
type OnFailed = (error: unknown, info: { readonly args: readonly unknown[] }) => unknown;

/** So many writes at once, then one a second. */
const BURST = 8;

/** The limiters by the plugin's names for them. `secondMs`: how long a second of waiting lasts. */
function requestLimits(secondMs: number) {
  return {
    global: unlimited,
    auth: unlimited,
    search: unlimited,
    // The plugin's default is for bulk writers (three seconds a comment); a run writes a few times.
    write: pacedGroup(secondMs),
    notifications: pacedGroup(secondMs),
    retryLimiter: repeating(),
  };
}

const groupOf = (beforeJob: () => Promise<unknown>) => ({
  key: () => ({
    async schedule(_options: object, job: Job, ...args: readonly unknown[]): Promise<unknown> {
      await beforeJob();
      return job(...args);
    },
  }),
});

const unlimited = groupOf(async () => undefined);

function pacedGroup(secondMs: number) {
  // The moment at which the whole burst is there again.
  let full = 0;
  return groupOf(async () => {
    const now = performance.now();
    full = Math.max(full, now) + secondMs;
    const wait = full - now - BURST * secondMs;
    if (wait > 0) await pause(wait);
  });
}

/** Does a job again as long as the plugin's handler of failures says when. */
function repeating() {
  let onFailed: OnFailed = () => undefined;
  return {
    on(_event: 'failed', handler: OnFailed) {
      onFailed = handler;
    },
    async schedule(job: Job, ...args: readonly unknown[]): Promise<unknown> {
      for (;;) {
        const ended = await attempt(job(...args));
        if (ended.kind === 'done') return ended.value;
        const wait = await onFailed(ended.error, { args });
        if (typeof wait !== 'number') throw ended.error;
        await pause(wait);
      }
    },
  };
}

// The fetch below Octokit: it has a time limit, stays in one repository, and reports rate limits as the throttling plugin expects.

type RequestTimeouts = { readonly readMs: number; readonly writeMs: number };

/**
 * Wraps `reach` with time limits, beside a request's own signal. A read without an answer is sent once more. The only redirect
 * that is followed is to the same request by the repository's id, after it was renamed: any other would answer for somebody else.
 */
export function fetchWithTimeout(
  { readMs, writeMs }: RequestTimeouts,
  reach: typeof fetch,
  repositoryId?: string,
): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const isRead = (init.method ?? 'GET') === 'GET';
    const follow = (all: RequestInit) => followRename(reach, url, { init: all, repositoryId });
    const send = () => endWithin(isRead ? readMs : writeMs, init, follow);
    const response = await send().catch((error: unknown) => {
      if (isRead && error instanceof LateAnswer) return send();
      throw error;
    });
    return isRateLimited(response) ? asSecondaryRateLimit(response) : response;
  };
}

async function endWithin(
  ms: number,
  init: RequestInit,
  follow: (init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const late = AbortSignal.timeout(ms);
  const signal = init.signal ? eitherOf(late, init.signal) : late;
  return follow({ ...init, redirect: 'manual', signal }).catch((error: unknown) => {
    if (init.signal?.aborted) throw new UnsentAgain('the run is ending');
    throw late.aborted ? new LateAnswer(`no answer within ${ms / 1000} s`) : error;
  });
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

async function followRename(
  reach: typeof fetch,
  url: string,
  { init, repositoryId }: { readonly init: RequestInit; readonly repositoryId: string | undefined },
): Promise<Response> {
  const response = await reach(url, init);
  if (!isRedirect(response)) return response;
  await response.body?.cancel();
  const next = new URL(response.headers.get('location') ?? '', url).href;
  if (repositoryId === undefined || next !== renamedUrl(url, repositoryId)) throw new Redirected();
  const again = await reach(next, init);
  if (isRedirect(again)) throw new Redirected();
  return again;
}

/** Where GitHub leads a request for a repository whose name has changed: https://docs.github.com/en/rest/using-the-rest-api */
function renamedUrl(url: string, repositoryId: string): string {
  return url.replace(/\/repos\/[^/?#]+\/[^/?#]+/, `/repositories/${repositoryId}`);
}

function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status <= 399 && headers.has('location');
}

/** The retry plugin doesn't repeat a request that failed with an error of this name. */
class UnsentAgain extends Error {
  override readonly name = 'AbortError';
}

class LateAnswer extends UnsentAgain {}

/** Whatever was asked for is somewhere else now: an issue that was transferred, or nothing of GitHub's. */
export class Redirected extends UnsentAgain {
  constructor() {
    super('a redirect to something else, which is not followed');
  }
}

/** Any 429, and a 403 that says when to come back. */
function isRateLimited({ status, headers }: Response): boolean {
  return status === 429 || (status === 403 && headers.has('retry-after'));
}

/** The throttling plugin recognises a secondary limit by its text, and reads `retry-after` only as seconds. */
function asSecondaryRateLimit({ status, headers }: Response): Response {
  const seconds = retryAfterSeconds(headers.get('retry-after'));
  const body = JSON.stringify({ message: 'You have exceeded a secondary rate limit.' });
  const responseHeaders = { 'content-type': 'application/json', 'retry-after': String(seconds) };
  return new Response(body, { status, headers: responseHeaders });
}

export type GitHubSettings = {
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly name: string;
  /** GITHUB_REPOSITORY_ID; without it, requests fail after the repository was renamed. */
  readonly repositoryId?: string | undefined;
  readonly token: string;
  readonly warn: (text: string) => void;
  /** When the run's time is over, all requests end, including those that wait for their turn. */
  readonly time?: RunTime;
  /** Milliseconds that a second of waiting lasts; tests shorten it. */
  readonly secondMs?: number;
};

/** The client, and the repository of every request. */
export type RepositoryClient = {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  readonly serverUrl: string;
  /** The same fetch, without the token. */
  readonly fetch: typeof fetch;
};

/** GitHub itself gives up a request after ten seconds. */
const TIMEOUTS = { readMs: 15_000, writeMs: 20_000 };
/** The longest wait for a rate limit; after it the request fails. */
const MAX_WAIT_SECONDS = 60;
const MAX_WAITS = 2;

const OctokitWithPlugins = Octokit.plugin(refuseUnreadable, retry, throttling);

/** Opens the client; sends nothing yet. */
export function openRepositoryClient(settings: GitHubSettings): RepositoryClient {
  const { owner, name, apiUrl, serverUrl, token, warn, time, secondMs = 1000 } = settings;
  const reach = namingProxy(defaults.request?.fetch, apiUrl);
  const limitedFetch = fetchWithTimeout(TIMEOUTS, reach, settings.repositoryId);
  const mayWait = async (
    seconds: number,
    request: { readonly method?: string; readonly url?: string },
    _octokit: object,
    waits: number,
  ) => {
    warn(`GitHub asks us to wait ${seconds} s (rate limit).`);
    if (waits >= MAX_WAITS || seconds > MAX_WAIT_SECONDS) return false;
    if (request.method !== 'POST' || !CREATING.test(request.url ?? '')) return true;
    // The request may have succeeded all the same: the caller checks that after the pause.
    await attempt(pause(seconds * secondMs, undefined, { signal: time?.over }));
    return false;
  };
  const limits: object = requestLimits(secondMs);
  const octokit = new OctokitWithPlugins({
    ...getOctokitOptions(token, { baseUrl: apiUrl, userAgent: 'squad-action' }),
    request: { fetch: limitedFetch, log: SILENT_LOG },
    log: SILENT_LOG,
    // The throttling plugin handles rate limits.
    retry: { retries: 2, retryAfterBaseValue: secondMs, doNotRetry: NOT_RETRIED },
    throttle: {
      onRateLimit: mayWait,
      onSecondaryRateLimit: mayWait,
      retryAfterBaseValue: secondMs,
      ...limits,
    },
  });
  // A write may have arrived although its answer didn't, so it is not retried: callers check first.
  octokit.hook.before('request', (request) => {
    const isRead = request.method === 'GET';
    // The retries are counted in this object, which requests share: without a copy, the next request would wait longer.
    request.request = { ...request.request, retryCount: 0, ...(isRead ? {} : { retries: 0 }) };
  });
  if (time !== undefined) endWith(octokit, time);
  return { octokit, owner, repo: name, serverUrl, fetch: limitedFetch };
}

/** The part of the run's remaining time that one request may take; matters when a cancelled run has little left. */
const PART_OF_TIME = 1 / 2;
/** For a request that begins after the run's time is over, such as a run's last words. */
const LAST_MS = 1_000;

/** Ends requests with the run's time, including those that the plugins hold back. */
function endWith(octokit: Octokit, time: RunTime): void {
  octokit.hook.wrap('request', (send, options) => {
    const signal = endOfRequest(time);
    const request = { ...options.request, signal };
    return unlessAborted(Promise.resolve(send({ ...options, request })), signal);
  });
}

function endOfRequest({ left, over }: RunTime): AbortSignal {
  if (over.aborted) return AbortSignal.timeout(LAST_MS);
  // A signal takes whole milliseconds.
  const ms = Math.ceil(left() * PART_OF_TIME);
  return ms > TIMEOUTS.writeMs ? over : AbortSignal.any([over, AbortSignal.timeout(ms)]);
}

/** The job's repository and its API, as @actions/github reads them from the job's variables. */
export function jobRepository(): Pick<
  GitHubSettings,
  'apiUrl' | 'serverUrl' | 'owner' | 'name' | 'repositoryId'
> {
  const { owner, repo: name } = context.repo;
  const { serverUrl } = context;
  const apiUrl = defaults.baseUrl?.replace(/\/+$/, '') ?? '';
  const repositoryId = process.env.GITHUB_REPOSITORY_ID || undefined;
  return { apiUrl, serverUrl, owner, name, repositoryId };
}

/** Says in errors that a proxy is in between, because undici doesn't tell what the proxy answered. */
function namingProxy(reach: typeof fetch, apiUrl: string): typeof fetch {
  if (getProxyUrl(apiUrl) === '') return reach;
  return (input, init) =>
    reach(input, init).catch((cause: unknown) => {
      throw new Error("the job's proxy refused the request, or is not there", { cause });
    });
}

const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 429, 451];

/** The endpoints that create something twice when called twice. */
const CREATING = /\/(?:comments|replies|pulls|reviews)$/;

const ignore = () => undefined;
const SILENT_LOG = { debug: ignore, info: ignore, warn: ignore, error: ignore };
