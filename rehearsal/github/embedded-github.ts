// The embedded GitHub: REST under /api/v3 and git over HTTP on one port of 127.0.0.1.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ArtifactRecord,
  type ArtifactStore,
  type HttpExchange,
  openArtifacts,
  readBytes,
} from '../artifacts.ts';
import { createFaults, type Fault, type Faults } from '../faults.ts';
import { readGitPath, serveGit } from '../git/git-http.ts';
import { openServer } from '../open-server.ts';
import type { PageAnswer } from '../pages/layout.ts';
import { type ApiResponse, errorResponse, notFoundResponse } from './api-response.ts';
import { serveAttachment } from './attachments.ts';
import { answerGraphql, asksWhoIAm } from './graphql.ts';
import type { GitHubSite } from './objects.ts';
import { REPOSITORY_ID } from './objects-repository.ts';
import { answerRoute, findRoute } from './routes.ts';
import type { GitHubState } from './state.ts';

/** One request as the server saw it. */
export type SeenRequest = {
  readonly kind: 'api' | 'git' | 'page' | 'artifact';
  readonly method: string;
  /** The path without the query and, for the API, without `/api/v3`. */
  readonly path: string;
  readonly query: string;
  /** The route's template; undefined when there is no such route. */
  readonly route: string | undefined;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
  /** Milliseconds since the epoch, and how long the answer took. */
  readonly at: number;
  readonly ms: number;
};

export type EmbeddedGitHub = {
  /** `http://127.0.0.1:<port>`: what GITHUB_SERVER_URL says. */
  readonly origin: string;
  /** Where the server listens. */
  readonly address: string;
  readonly apiUrl: string;
  readonly site: GitHubSite;
  readonly state: GitHubState;
  /** Every request, in the order of the answers. */
  readonly requests: readonly SeenRequest[];
  /** Artifacts that runs uploaded, in order. */
  readonly artifacts: readonly ArtifactRecord[];
  fault(fault: Fault): void;
  /** Calls back after each answered request. */
  onRequest(listener: (request: SeenRequest) => void): void;
  close(): Promise<void>;
};

export type GitHubOptions = {
  readonly state: GitHubState;
  /** The origin that clients use when a proxy is in front; by default the server's own address. */
  readonly origin?: string;
  /** Returns the page of an address, if it has one. */
  readonly pages?: (site: GitHubSite, url: URL) => Promise<PageAnswer | undefined>;
};

type RouterDeps = {
  readonly site: GitHubSite;
  readonly faults: Faults;
  readonly artifacts: ArtifactStore;
  readonly pages: GitHubOptions['pages'];
};

const NO_ROUTE = { route: undefined, body: undefined, answer: undefined };

type HandledRequest = Pick<SeenRequest, 'kind' | 'path' | 'route' | 'body' | 'status' | 'answer'>;

/** Starts the server; resolves when it listens. */
export async function startGitHub(options: GitHubOptions): Promise<EmbeddedGitHub> {
  const requests: SeenRequest[] = [];
  const listeners: ((request: SeenRequest) => void)[] = [];
  const faults = createFaults();
  const server = await openServer((request, response) => {
    const at = Date.now();
    const url = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    const tell = (handled: HandledRequest) => {
      const seen = { ...handled, method, query: url.search, at, ms: Date.now() - at };
      requests.push(seen);
      for (const listener of listeners) listener(seen);
    };
    routeRequest(deps, { request, response, url }).then(tell, (error: unknown) => {
      // A client that gave up its request is no fault of the server's.
      if (!request.destroyed) throw error;
    });
  });
  const { state, pages, origin = server.origin } = options;
  const site: GitHubSite = { state, origin };
  const deps: RouterDeps = { site, faults, pages, artifacts: openArtifacts(origin) };
  return {
    origin,
    address: server.origin,
    apiUrl: `${origin}/api/v3`,
    site,
    state,
    requests,
    artifacts: deps.artifacts.finished,
    fault: faults.add,
    onRequest: (listener) => void listeners.push(listener),
    close: server.close,
  };
}

async function routeRequest(deps: RouterDeps, arrived: HttpExchange): Promise<HandledRequest> {
  const { state } = deps.site;
  const moved = redirectOf(state, arrived);
  if (moved !== undefined) {
    const { kind, status, location } = moved;
    arrived.response.writeHead(status, { location });
    arrived.response.end();
    return { ...NO_ROUTE, kind, path: arrived.url.pathname, status };
  }
  const exchange = { ...arrived, url: atFirstName(state, arrived.url) };
  const { request, url } = exchange;
  const fault = deps.faults.take(request.method ?? 'GET', url.pathname + url.search);
  if (fault?.delayMs !== undefined) await sleep(fault.delayMs);
  if (/^\/api\/(?:v3|graphql)/.test(url.pathname)) return handleApi(deps, exchange, fault);
  if (deps.artifacts.serves(url.pathname)) {
    const status = await deps.artifacts.serve(exchange, fault?.status);
    return { ...NO_ROUTE, kind: 'artifact', path: url.pathname, status };
  }
  return readGitPath(url.pathname) === undefined
    ? handlePage(deps, exchange)
    : handleGit(deps, exchange, fault);
}

const BY_ID = `/api/v3/repositories/${REPOSITORY_ID}`;

/** Redirects from the repository's first name once it has another: https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects */
function redirectOf({ repository, renamedTo }: GitHubState, { request, url }: HttpExchange) {
  const { pathname, search, origin } = url;
  if (renamedTo === undefined) return undefined;
  const api = `/api/v3/repos/${repository}`;
  if (pathname === api || pathname.startsWith(`${api}/`)) {
    const status = request.method === 'GET' ? 301 : 307;
    const location = `${origin}${pathname.replace(api, BY_ID)}${search}`;
    return { kind: 'api', status, location } as const;
  }
  if (readGitPath(pathname)?.repository !== repository) return undefined;
  const location = `${origin}${pathname.replace(repository, renamedTo)}${search}`;
  return { kind: 'git', status: 301, location } as const;
}

/** The same address under the repository's first name, by which it is kept here. */
function atFirstName({ repository, renamedTo }: GitHubState, url: URL): URL {
  const { pathname, search, origin } = url;
  const git =
    renamedTo === undefined ? pathname : pathname.replace(`/${renamedTo}`, `/${repository}`);
  return new URL(`${git.replace(BY_ID, `/api/v3/repos/${repository}`)}${search}`, origin);
}

const GRAPHQL = '/api/graphql';

async function handleApi(
  { site }: RouterDeps,
  { request, response, url }: HttpExchange,
  fault: Fault | undefined,
): Promise<HandledRequest> {
  const isGraphql = url.pathname === GRAPHQL;
  const path = isGraphql ? url.pathname : url.pathname.slice('/api/v3'.length);
  const match = findRoute(request.method ?? 'GET', path);
  const body = await readJson(request);
  const { accept = '' } = request.headers;
  const answer = async (): Promise<ApiResponse> => {
    if (!mayUseApi(request, site.state.token)) return errorResponse(401, 'Bad credentials');
    if (isGraphql) return answerGraphql(site.state, body);
    return match === undefined ? notFoundResponse : answerRoute(match, { site, url, body, accept });
  };
  const real = fault === undefined || fault.drop ? await answer() : faultAnswer(fault);
  if (fault?.drop) {
    request.socket.destroy();
  } else {
    sendJson(response, real);
  }
  return {
    // Runs alongside other requests, so its place varies. As a page it is left out of the record of API requests.
    kind: isGraphql && asksWhoIAm(body) ? 'page' : 'api',
    path,
    route: isGraphql ? GRAPHQL : match?.route.path,
    body,
    status: real.status,
    answer: real.body,
  };
}

function faultAnswer(fault: Fault): ApiResponse {
  const status = fault.status ?? 500;
  return {
    ...errorResponse(status, 'Server Error'),
    ...(fault.body === undefined ? {} : { body: fault.body }),
    ...(fault.headers === undefined ? {} : { headers: fault.headers }),
  };
}

function mayUseApi(request: IncomingMessage, token: string): boolean {
  const [scheme = '', given] = (request.headers.authorization ?? '').split(' ');
  return ['bearer', 'token'].includes(scheme.toLowerCase()) && given === token;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request)).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

function sendJson(response: ServerResponse, answer: ApiResponse): void {
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'x-github-request-id': '0000:0000:REHEARSAL',
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '999',
    ...answer.headers,
  });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}

async function handleGit(
  { site }: RouterDeps,
  { request, response, url }: HttpExchange,
  fault: Fault | undefined,
): Promise<HandledRequest> {
  const git = readGitPath(url.pathname) ?? { repository: '', rest: '' };
  const seen = { kind: 'git', path: url.pathname, route: git.rest, body: undefined } as const;
  if (!mayUseGit(request, site.state.token)) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' });
    response.end();
    return { ...seen, status: 401, answer: undefined };
  }
  if (fault !== undefined && fault.delayMs === undefined) {
    return { ...seen, status: refuseGit(response, fault), answer: undefined };
  }
  let body: readonly string[] | undefined;
  const pushes = (refs: readonly string[]) => {
    body = refs;
  };
  const refused: string[] = [];
  const refuses = (refs: readonly string[]) => void refused.push(...refs);
  const call = { root: site.state.root, url, pushes, refuses, ...git };
  const status = await serveGit(request, response, call);
  return { ...seen, body, status, answer: refused.length === 0 ? undefined : refused };
}

/** Answers with a fault, and returns its status. Git shows a plain text as lines that begin with `remote:`. */
function refuseGit(response: ServerResponse, { status = 500, body, headers }: Fault): number {
  const text = typeof body === 'string' ? body : '';
  response.writeHead(status, { 'content-type': 'text/plain', ...headers });
  response.end(text);
  return status;
}

function mayUseGit(request: IncomingMessage, token: string): boolean {
  const [scheme = '', given = ''] = (request.headers.authorization ?? '').split(' ');
  const pair = Buffer.from(given, 'base64').toString('utf8');
  return scheme.toLowerCase() === 'basic' && pair.slice(pair.indexOf(':') + 1) === token;
}

async function handlePage(
  { site, pages }: RouterDeps,
  { request, response, url }: HttpExchange,
): Promise<HandledRequest> {
  const served = serveAttachment(site, request, response);
  if (served !== undefined)
    return { ...NO_ROUTE, kind: 'page', path: url.pathname, status: served };
  const page = await pages?.(site, url);
  const status = page === undefined ? 404 : 200;
  const policy = page?.policy === undefined ? {} : { 'content-security-policy': page.policy };
  response.writeHead(status, { 'content-type': page?.type ?? 'text/plain', ...policy });
  response.end(page?.body ?? 'Not Found');
  return { ...NO_ROUTE, kind: 'page', path: url.pathname, status };
}
