// The part of GitHub's REST API that the action uses; anything else is a 404.
import { type ApiResponse, notFoundResponse, RequestRefused } from './api-response.ts';
import { withHtml } from './attachments.ts';
import type { Route, RouteCall } from './route.ts';
import { pullRoutes } from './routes-pulls.ts';
import { repositoryRoutes } from './routes-repository.ts';
import { reviewRoutes } from './routes-reviews.ts';
import { settingsRoutes } from './routes-settings.ts';
import { threadRoutes } from './routes-threads.ts';

export type RouteMatch = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
};

const ROUTES: readonly Route[] = [
  ...repositoryRoutes,
  ...threadRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...settingsRoutes,
];

/** Finds the route of a request; `path` is without `/api/v3`. */
export function findRoute(method: string, path: string): RouteMatch | undefined {
  for (const route of ROUTES) {
    const params = route.method === method ? matchPath(route.path, path) : undefined;
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** Answers a matched request; with a 404 for any other repository. */
export async function answerRoute(
  match: RouteMatch,
  call: Omit<RouteCall, 'params'>,
): Promise<ApiResponse> {
  const { owner, repo } = match.params;
  const ours = call.site.state.repository.toLowerCase();
  if (`${owner}/${repo}`.toLowerCase() !== ours) return notFoundResponse;
  try {
    const answer = await match.route.handle({ ...call, params: match.params });
    return withHtml(call.site, call.accept, answer);
  } catch (error) {
    if (error instanceof RequestRefused) return error.response;
    throw error;
  }
}

function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    if (part.startsWith('{')) {
      params[part.slice(1, -1)] = value;
    } else if (part !== value) {
      return undefined;
    }
  }
  return params;
}

/** All routes, such as `GET /repos/{owner}/{repo}`. */
export const knownRoutes: readonly string[] = ROUTES.map(({ method, path }) => `${method} ${path}`);
