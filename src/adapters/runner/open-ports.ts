// Opens the ports of a job: the only place where they are connected to their adapters.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getProxyUrl } from '@actions/http-client';
import type { Inputs } from '../../inputs.ts';
import type { AgentRuntime } from '../../ports/agents.ts';
import type { JobPaths, Log, Ports, RunPage, RunTime } from '../../ports/ports.ts';
import type { SecretMask } from '../../secrets.ts';
import { BUNDLE_FILE } from '../../workspace/delivery/bundle.ts';
import { type OpenBox, openBox } from '../box/box.ts';
import type { CopilotSettings } from '../copilot/copilot.ts';
import { chooseCredentials, sealingSecret } from '../copilot/credentials.ts';
import { createLazyCopilot } from '../copilot/lazy-copilot.ts';
import { thisPlatform } from '../copilot/runtime/platform.ts';
import { type GitHandle, openGit } from '../git/git.ts';
import { withoutWrites } from '../github/dry-run.ts';
import { killDescendants } from '../programs/process-tree.ts';
import { createPrograms } from '../programs/programs.ts';
import { removeFolder } from '../programs/remove-folder.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { settleProxies } from '../proxy/proxies.ts';
import { hostProgram } from '../tool-host/host-program.ts';
import { type ClosableToolHosts, createLazyToolHosts } from '../tool-host/lazy-tool-host.ts';
import { type ListingCache, openListingCache } from '../tool-host/listing-cache.ts';
import { CHECKS_REPORT } from './checks-report.ts';
import { openClock } from './clock.ts';
import { grantVariables } from './granted-variables.ts';
import type { JobEnvironment } from './job-environment.ts';
import { type GitHubConnection, openGitHub } from './open-github.ts';
import { type JsonLinesFile, openEventLog, openMessageLog } from './record/json-lines.ts';
import { openRunPage, type RunPageSettings } from './record/run-page.ts';
import { openFileUploads, type RunLogs } from './record/upload-artifact.ts';

export type OpenPorts = RunLogs & {
  readonly ports: Ports;
  /** Ends every process and removes private folders; keeps the record. Takes a few seconds at most; may be called again. */
  close(): Promise<void>;
};

const LOG_PATHS = {
  record: 'run.jsonl',
  messages: join('.squad', 'logs', 'a2a.jsonl'),
  checks: CHECKS_REPORT,
  bundle: BUNDLE_FILE,
};

/** Files with long outputs of the repository's tools. */
function longOutputPaths(folder: string): readonly string[] {
  const inside = 'tools';
  if (!existsSync(join(folder, inside))) return [];
  const names = readdirSync(join(folder, inside));
  return names.slice(0, MAX_OUTPUTS).map((name) => join(inside, name));
}

const MAX_OUTPUTS = 200;
/** How long closing may take, usually and when the run's time is over. What is left after that is killed. */
const CLOSE_MS = 10_000;
const HURRY_MS = 750;

/** Opens everything a run needs; it sends nothing to the network. The connection to GitHub may be open already. */
export async function openPorts(
  environment: JobEnvironment,
  inputs: Inputs,
  { github, log, mask, cancelled, time }: GitHubConnection = openGitHub(inputs),
): Promise<OpenPorts> {
  const { temporary, runFolder: folder } = environment;
  const secrets = withGrants(mask, environment);
  const record = join(folder, LOG_PATHS.record);
  const clock = openClock(time.over);
  const opening = openRunRepository(environment, inputs, { clock, time });
  const [git, { directory, home }] = await Promise.all([opening, makeFolders(temporary)]);
  const runtime = prepareRuntime(environment, inputs, { directory, mask: secrets.mask, log });
  const box = openJobBox(environment);
  const uploads = openFileUploads(environment, folder, { log, cancelled, time });
  const toolHosts = openToolHosts(box, cancelled, environment, inputs);
  const ports: Ports = {
    github,
    git: git.git,
    runtime,
    toolHosts,
    programs: createPrograms({ home, mask: secrets.mask, box }),
    box,
    jobPaths: jobFolders(environment, folder),
    clock,
    log,
    ...openLogs(folder, { mask: secrets.mask, warn: log.warning }),
    page: openJobPage(environment, inputs, { record, log, cancelled, time }),
    uploadFile: uploads.uploadFile,
    earlierUpload: openEarlierUpload(environment, { log, time }),
    randomBytes,
    ...secrets,
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
      return [...Object.values(LOG_PATHS), ...longOutputPaths(folder)];
    },
    isUploadLate: uploads.isLate,
    close: closeOnce(time, closeAll),
  };
}

/** A run's first attempt has nothing to look for. */
function openEarlierUpload(
  { artifactName }: JobEnvironment,
  deps: Pick<Ports, 'log' | 'time'>,
): Ports['earlierUpload'] {
  if (artifactName === undefined || artifactName.endsWith('-1')) return undefined;
  return async (file) => {
    const { findEarlierUpload } = await import('./record/earlier-upload.ts');
    return findEarlierUpload(file, { ...deps, artifactName });
  };
}

/** A dry run uploads nothing. */
function openJobPage(
  { serverUrl, repository, runId, artifactName }: JobEnvironment,
  { dryRun }: Inputs,
  run: Omit<RunPageSettings, 'artifact' | 'runUrl'>,
): RunPage {
  const runUrl = `${serverUrl}/${repository}/actions/runs/${runId}`;
  return openRunPage({ ...run, runUrl, artifact: dryRun ? undefined : artifactName });
}

function openLogs(folder: string, kept: Pick<JsonLinesFile, 'mask' | 'warn'>) {
  return {
    record: openEventLog({ path: join(folder, LOG_PATHS.record), ...kept }),
    logMessage: openMessageLog({ path: join(folder, LOG_PATHS.messages), ...kept }),
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

function openToolHosts(
  box: OpenBox,
  cancelled: AbortSignal,
  environment: JobEnvironment,
  inputs: Inputs,
): ClosableToolHosts {
  return createLazyToolHosts({ box, cancelled, cache: listingCache(environment, inputs) });
}

/** Returns the mask with a method that teaches it the values of the variables that settings grant. */
function withGrants(
  { learn, ...secrets }: SecretMask,
  { serverUrl, repository }: Pick<JobEnvironment, 'serverUrl' | 'repository'>,
) {
  const deps = { learn, publicText: `${serverUrl}/${repository}` };
  return { ...secrets, grantVariables: (names: readonly string[]) => grantVariables(names, deps) };
}

/** Makes the runtime's private folder, and in it the home of programs. */
async function makeFolders(temporary: string) {
  const directory = await realpath(await mkdtemp(join(temporary, 'squad-runtime-')));
  return { directory, home: await mkdtemp(join(directory, 'programs-')) };
}

/** Opens the box. It hides the checkout's git data, the event and the job's folders from the repository's programs. */
function openJobBox({ temporary, toolCache, workspace, eventPath }: JobEnvironment): OpenBox {
  return openBox({ temporary, toolCache, hidden: [join(workspace, '.git'), eventPath] });
}

function jobFolders(
  { workspace, toolCache, artifactName: artifact }: JobEnvironment,
  folder: string,
): JobPaths {
  return {
    workspace,
    kept: { folder, shownAs: artifact ?? basename(folder), isArtifact: artifact !== undefined },
    toolCache,
    typescript: [process.execPath, hostProgram(), 'run'],
  };
}

function openRunRepository(
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

function prepareRuntime(
  { path, toolCache, npm }: JobEnvironment,
  inputs: Inputs,
  { log, ...runtimeOptions }: Pick<CopilotSettings, 'directory' | 'mask'> & { readonly log: Log },
): AgentRuntime {
  return createLazyCopilot({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    ...runtimeOptions,
    path,
    proxies: settleProxies().variables,
    sources: {
      input: inputs.copilotRuntimePath,
      toolCache,
      platform: thisPlatform(),
      path,
      npmEnvironment: { ...npm, ...settleProxies().variables },
      log: log.info,
    },
  });
}

/** Opens the cache, if there is a secret to seal it with. */
function listingCache({ toolCache }: JobEnvironment, inputs: Inputs): ListingCache | undefined {
  const secret = sealingSecret(inputs);
  if (secret === undefined) return undefined;
  return openListingCache({ toolCache, secret, program: hostProgram(), now: () => Date.now() });
}
