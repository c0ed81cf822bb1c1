// Opens the ports of a job: the only place where they are connected to their adapters.
import { randomBytes } from 'node:crypto';
import { mkdtemp, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getProxyUrl } from '@actions/http-client';
import { attempt } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import type { AgentRuntime } from '#src/ports/agents.ts';
import type { GitHub } from '#src/ports/github.ts';
import type { Log, Ports, RunTime } from '#src/ports/ports.ts';
import type { SecretMask } from '#src/secrets.ts';
import { mayPassVariable } from '#src/tools/custom/host-pool.ts';
import { openBox } from '../box/box.ts';
import { type CopilotSettings, createCopilot } from '../copilot/copilot.ts';
import { chooseCredentials } from '../copilot/credentials.ts';
import { thisPlatform } from '../copilot/platform.ts';
import { type GitHandle, openGit } from '../git/git.ts';
import type { GitSettings } from '../git/git-command.ts';
import { withoutWrites } from '../github/dry-run.ts';
import { removeFolder } from '../process/private-folders.ts';
import { killDescendants } from '../process/process-tree.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { createPrograms } from '../programs/programs.ts';
import { settleProxies } from '../proxy/proxies.ts';
import { hostProgram, openToolHosts } from '../tool-host/tool-hosts.ts';
import { openClock } from './clock.ts';
import type { JobEnvironment } from './job-environment.ts';
import { listLogs, openLogFiles, openRunPage, recordPath } from './log-files.ts';
import { type GitHubConnection, openGitHub } from './open-github.ts';
import { maskInLog } from './outputs.ts';
import { openFileUploads } from './upload-artifact.ts';

// The job's variables that settings grant to tools: from then on their values are secrets like any other.

/** Shorter values occur in ordinary words, so they can't be masked. */
const SHORTEST_MASKED = 6;
const SECRET_NAME = /TOKEN|KEY|SECRET|PASS|PWD|PIN|CRED|AUTH/i;
/** A plain word or a small number, `warn` or `8080`: masking it would hide half of every text. */
const PLAIN_VALUE = /^(?:[a-z]{1,12}|\d{1,5}|)$/i;

/**
 * Masks the values of the variables that may be passed, also in the job's log. Returns those that may not be, and why.
 * `publicText`: what every link contains, the server's address and the repository.
 */
export function grantVariables(
  names: readonly string[],
  learn: SecretMask['learn'],
  publicText: string,
): ReturnType<Ports['grantVariables']> {
  const refused = new Map<string, string>();
  for (const name of new Set(names)) {
    const value = process.env[name]?.trim() ?? '';
    const reason = refusalOf(name, value, publicText);
    if (reason !== undefined) refused.set(name, reason);
    else if (isSecret(name, value, publicText)) {
      learn([value]);
      maskInLog([value]);
    }
  }
  return { refused };
}

function refusalOf(name: string, value: string, publicText: string): string | undefined {
  if (!mayPassVariable(name))
    return 'it belongs to the runner, is a token, or controls how programs start';
  const isTooShort = value.length < SHORTEST_MASKED && isSecret(name, value, publicText);
  return isTooShort ? 'its value is too short to be masked' : undefined;
}

function isSecret(name: string, value: string, publicText: string): boolean {
  if (value === '' || publicText.includes(value)) return false;
  return SECRET_NAME.test(name) || !PLAIN_VALUE.test(value);
}

export type OpenPorts = {
  readonly ports: Ports;
  /** Path of the run's JSONL record. */
  readonly record: string;
  /** The folder of the run's logs, and the paths in it, listed when read. */
  readonly folder: string;
  readonly logs: readonly string[];
  /** Ends every process and removes private folders; keeps the record. Takes a few seconds at most; may be called again. */
  close(): Promise<void>;
};

/** How long closing may take, usually and when the run's time is over. What is left after that is killed. */
const CLOSE_MS = 10_000;
const HURRY_MS = 750;

/** Opens everything a run needs; it sends nothing to the network. The connection to GitHub may be open already. */
export async function openPorts(
  environment: JobEnvironment,
  inputs: Inputs,
  { github, log, mask: secrets, cancelled, time }: GitHubConnection = openGitHub(inputs),
): Promise<OpenPorts> {
  const { temporary, toolCache, workspace, eventPath, runFolder: folder } = environment;
  const { serverUrl, repository, runId, artifactName: artifact } = environment;
  const { mask, holdsSecret, learn } = secrets;
  const record = recordPath(folder);
  const clock = openClock(time.over);
  const [git, directory] = await Promise.all([
    openRepository(environment, inputs, {
      run: { clock, time },
      cancelled,
      warn: log.warning,
      findAddress: () => findAddress(environment, github, log),
    }),
    // A private folder for the runtime, and for the homes of programs.
    mkdtemp(join(temporary, 'squad-runtime-')).then((made) => realpath(made)),
  ]);
  const runtime = openCopilot(environment, inputs, { directory, mask, log });
  // The box hides the checkout's git data, the event and the job's folders from the repository's programs.
  const box = openBox({ temporary, toolCache, hidden: [join(workspace, '.git'), eventPath] });
  const toolHosts = openToolHosts({ box, cancelled });
  const runUrl = `${serverUrl}/${repository}/actions/runs/${runId}`;
  // A dry run uploads nothing.
  const page = { record, runUrl, artifact: inputs.dryRun ? undefined : artifact };
  const ports: Ports = {
    github,
    git: git.git,
    runtime,
    toolHosts,
    programs: createPrograms({ homes: join(directory, 'homes'), mask, box }),
    box,
    jobPaths: {
      workspace,
      kept: { folder, shownAs: artifact ?? basename(folder), isArtifact: artifact !== undefined },
      typescript: [process.execPath, hostProgram(), 'run'],
    },
    clock,
    log,
    ...openLogFiles(folder, mask, log.warning),
    page: openRunPage({ ...page, log, cancelled, time }),
    uploadFile: openFileUploads(artifact, folder, { log, time }),
    randomBytes,
    mask,
    holdsSecret,
    grantVariables: (names) => grantVariables(names, learn, `${serverUrl}/${repository}`),
    cancelled,
    time,
  };
  const closeAll = async () => {
    await Promise.all([runtime.stop(), toolHosts.close()]);
    await Promise.all([git.close(), removeFolder(directory), box.close()]);
  };
  return {
    ports: inputs.dryRun ? withoutWrites(ports) : ports,
    record,
    folder,
    get logs() {
      return listLogs(folder);
    },
    close: closeOnce(time, closeAll),
  };
}

/** Closes everything at the first call, and kills what is left if that takes too long. */
function closeOnce(time: RunTime, closeAll: () => Promise<void>): () => Promise<void> {
  let closing: Promise<unknown> | undefined;
  return async () => {
    const ms = Math.min(CLOSE_MS, Math.max(HURRY_MS, time.left()));
    closing ??= withTimeout<unknown>(ms, closeAll(), killDescendants);
    await closing;
  };
}

/** Opens the Copilot runtime with the credentials that the inputs name; nothing is started yet. */
function openCopilot(
  { path, toolCache, npm }: JobEnvironment,
  inputs: Inputs,
  { directory, mask, log }: Pick<CopilotSettings, 'directory' | 'mask'> & { readonly log: Log },
): AgentRuntime {
  const proxies = settleProxies().variables;
  return createCopilot({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    directory,
    mask,
    path,
    proxies,
    sources: {
      input: inputs.copilotRuntimePath,
      toolCache,
      platform: thisPlatform(),
      path,
      npmEnvironment: { ...npm, ...proxies },
      log: log.info,
    },
  });
}

/**
 * Asks GitHub for the repository's address after it was renamed or transferred. Only the repository with the event's id is
 * believed, and only on the job's own server.
 */
export async function findAddress(
  {
    serverUrl,
    repository,
    repositoryId,
  }: Pick<JobEnvironment, 'serverUrl' | 'repository' | 'repositoryId'>,
  github: Pick<GitHub, 'ownership'>,
  log: Pick<Log, 'warning'>,
): Promise<string | undefined> {
  const found = await attempt(github.ownership());
  if (found.kind === 'threw' || found.value.id !== repositoryId) return undefined;
  log.warning(`${repository} is ${found.value.name} now: git goes on there.`);
  return `${serverUrl}/${found.value.name}`;
}

/** Opens the run's repository beside the job's checkout, with the proxy that leads to GitHub; sends nothing to the network. */
function openRepository(
  { workspace, temporary, serverUrl, repository, path }: JobEnvironment,
  { githubToken: token, squadDirectory }: Inputs,
  more: Pick<GitSettings, 'run' | 'cancelled' | 'warn' | 'findAddress'>,
): Promise<GitHandle> {
  const place = { workspace, temporary, serverUrl, repository, path, squadDirectory };
  // As for our own requests, since git reads `no_proxy` differently.
  const name = serverUrl.startsWith('https:') ? 'https_proxy' : 'http_proxy';
  const address = settleProxies().variables[name];
  const isProxied = address !== undefined && getProxyUrl(serverUrl) !== '';
  return openGit({ ...place, token, proxy: isProxied ? { [name]: address } : {}, ...more });
}
