// What the command line takes from a person's environment.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { attempt } from '#src/errors.ts';
import type { GitHub } from '#src/ports/github.ts';
import { DEFAULT_ADDRESS } from '../copilot/credentials.ts';
import type { RepositoryAddress } from '../git/repository-address.ts';
import { settleProxies } from '../proxy/proxies.ts';

/** COPILOT_GITHUB_TOKEN; undefined when it is empty or not set. */
export function localCopilotToken(): string | undefined {
  return process.env.COPILOT_GITHUB_TOKEN || undefined;
}

type LocalProvider = {
  readonly type: 'openai' | 'anthropic' | 'azure';
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
};

/** SQUAD_PROVIDER with its address and key; undefined when it names none. */
export function localProvider(): LocalProvider | undefined {
  const { SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY } = process.env;
  const type = (['openai', 'anthropic', 'azure'] as const).find((one) => one === SQUAD_PROVIDER);
  if (type === undefined) return undefined;
  const baseUrl = SQUAD_PROVIDER_BASE_URL || DEFAULT_ADDRESS[type];
  return { type, baseUrl, apiKey: SQUAD_PROVIDER_API_KEY || undefined };
}

/** Returns GITHUB_TOKEN or GH_TOKEN, or else the token that GitHub's own command line has for the server. */
async function localGitHubToken(serverUrl: string): Promise<string | undefined> {
  const named = process.env.GITHUB_TOKEN || process.env.GH_TOKEN;
  if (named) return named;
  const args = ['auth', 'token', '--hostname', new URL(serverUrl).hostname];
  const asked = await attempt(promisify(execFile)('gh', args, { timeout: GH_MS }));
  return asked.kind === 'done' ? asked.value.stdout.trim() || undefined : undefined;
}

const GH_MS = 5_000;

/** Opens a client for the repository with the person's token; returns undefined when there is none. */
export async function connectLocalGitHub(
  { owner, name, serverUrl }: RepositoryAddress,
  warn: (text: string) => void,
): Promise<GitHub | undefined> {
  const token = await localGitHubToken(serverUrl);
  if (token === undefined) return undefined;
  // An Enterprise Server has its API below its own address.
  const usualUrl =
    serverUrl === 'https://github.com' ? 'https://api.github.com' : `${serverUrl}/api/v3`;
  const apiUrl = process.env.GITHUB_API_URL || usualUrl;
  // @actions/github reads the address and the proxies when it is loaded.
  process.env.GITHUB_API_URL = apiUrl;
  settleProxies();
  const { createGitHub } = await import('../github/github.ts');
  return createGitHub({ apiUrl, serverUrl, owner, name, token, warn });
}

/** Whether standard output is a terminal whose owner wants colour: https://no-color.org */
export function usesColour(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}

/** Where a person's shell looks for programs. */
export function localPath(): string {
  return process.env.PATH ?? '';
}

/** Returns the folder that a person's shell is in; npm, which starts scripts elsewhere, names it in INIT_CWD. */
export function shellFolder(): string {
  return process.env.INIT_CWD || process.cwd();
}
