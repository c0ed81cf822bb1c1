// Opens git for a job, with the proxy that leads to GitHub.
import { getProxyUrl } from '@actions/http-client';
import type { Inputs } from '#src/inputs.ts';
import type { Ports } from '#src/ports/index.ts';
import { type GitHandle, openGit } from '../../git/git.ts';
import { settleProxies } from '../../proxy/proxies.ts';
import type { JobEnvironment } from '../job-environment.ts';

/** Opens the run's repository beside the job's checkout; sends nothing to the network. */
export function openRepository(
  environment: JobEnvironment,
  inputs: Inputs,
  run: Pick<Ports, 'clock' | 'time'>,
): Promise<GitHandle> {
  const { workspace, temporary, serverUrl, repository, path } = environment;
  const { githubToken: token, squadDirectory } = inputs;
  const proxy = proxyFor(serverUrl);
  const place = { workspace, temporary, serverUrl, repository, path, squadDirectory };
  return openGit({ ...place, token, proxy, run });
}

/** Chooses git's proxy as for our own requests, since git reads `no_proxy` differently. */
function proxyFor(serverUrl: string): Readonly<Record<string, string>> {
  const name = serverUrl.startsWith('https:') ? 'https_proxy' : 'http_proxy';
  const address = settleProxies().variables[name];
  return address === undefined || getProxyUrl(serverUrl) === '' ? {} : { [name]: address };
}
