// What the command line takes from a person's environment.

import type { GitHub } from '../../ports/github.ts';
import type { RepositoryAddress } from '../git/repository-address.ts';
import { settleProxies } from '../proxy/proxies.ts';

/** COPILOT_GITHUB_TOKEN; undefined when it is empty or not set. */
export function localCopilotToken(): string | undefined {
  return process.env.COPILOT_GITHUB_TOKEN || undefined;
}

/** A client for the repository, with GITHUB_TOKEN; undefined when there is no token. */
export async function connectLocalGitHub(
  { owner, name, serverUrl }: RepositoryAddress,
  warn: (text: string) => void,
): Promise<GitHub | undefined> {
  const token = process.env.GITHUB_TOKEN || undefined;
  if (token === undefined) return undefined;
  const apiUrl = process.env.GITHUB_API_URL || apiUrlOf(serverUrl);
  // @actions/github reads the address and the proxies when it is loaded.
  process.env.GITHUB_API_URL = apiUrl;
  settleProxies();
  const { createGitHub } = await import('../github/github.ts');
  return createGitHub({ apiUrl, serverUrl, owner, name, token, warn });
}

/** An Enterprise Server has its API below its own address. */
function apiUrlOf(serverUrl: string): string {
  return serverUrl === 'https://github.com' ? 'https://api.github.com' : `${serverUrl}/api/v3`;
}
