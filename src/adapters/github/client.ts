// The client of GitHub's API: Octokit with its retry and throttling plugins, and time limits.
// @actions/github chooses its fetch, by GITHUB_API_URL and the job's proxies, when this module is loaded.
import { setTimeout as pause } from 'node:timers/promises';
import { context } from '@actions/github';
import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { getProxyUrl } from '@actions/http-client';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { RunTime } from '#src/ports/index.ts';
import { fetchWithTimeout } from './fetch.ts';
import { requestLimits } from './limits.ts';
import { refuseUnreadable } from './unreadable.ts';

export type GitHubSettings = {
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly name: string;
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
  const limitedFetch = fetchWithTimeout(TIMEOUTS, namingProxy(defaults.request?.fetch, apiUrl));
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
export function jobRepository(): Pick<GitHubSettings, 'apiUrl' | 'serverUrl' | 'owner' | 'name'> {
  const { owner, repo: name } = context.repo;
  const { serverUrl } = context;
  const apiUrl = defaults.baseUrl?.replace(/\/+$/, '') ?? '';
  return { apiUrl, serverUrl, owner, name };
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
