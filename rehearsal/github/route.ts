// One route of the embedded GitHub's API, and a call of it.
import type { ApiResponse } from './api-response.ts';
import type { GitHubSite } from './objects.ts';

export type RouteCall = {
  readonly site: GitHubSite;
  /** The values of the template's `{names}`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** The parsed JSON; undefined when there was no body. */
  readonly body: unknown;
  /** The media types that the client accepts. */
  readonly accept: string;
};

export type Route = {
  readonly method: string;
  /** A template in the form of GitHub's description: `/repos/{owner}/{repo}/issues/{issue_number}`. */
  readonly path: string;
  handle(call: RouteCall): ApiResponse | Promise<ApiResponse>;
};
