// The client of GitHub's API, and what every part of the adapter needs of it.
import { Octokit } from '@octokit/rest';
import type { Clock } from '../world.ts';
import { createPoliteFetch } from './github-fetch.ts';

export type GitHubSettings = {
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly name: string;
  readonly token: string;
  readonly clock: Clock;
  readonly warn: (text: string) => void;
};

/** The client, and the repository that every request names. */
export type Scope = { readonly octokit: Octokit; readonly owner: string; readonly repo: string };

/** Nothing is sent yet. */
export function openScope({ owner, name, apiUrl, token, clock, warn }: GitHubSettings): Scope {
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'squad-action',
    request: { fetch: createPoliteFetch({ fetch, clock, warn }), log: SILENT },
    log: SILENT,
  });
  return { octokit, owner, repo: name };
}

const ignore = () => undefined;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
