// Opens the ports of a job: the only place where they are connected to their adapters.
import { randomBytes } from 'node:crypto';
import { mkdtemp, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Inputs } from '#src/inputs.ts';
import type { JobPaths, Ports, RunPage, RunTime } from '#src/ports/index.ts';
import { type OpenBox, openBox } from '../../box/box.ts';
import { sealingSecret } from '../../copilot/credentials.ts';
import { withoutWrites } from '../../github/dry-run.ts';
import { killDescendants } from '../../programs/process-tree.ts';
import { createPrograms } from '../../programs/programs.ts';
import { removeFolder } from '../../programs/remove-folder.ts';
import { withTimeout } from '../../programs/with-timeout.ts';
import { hostProgram } from '../../tool-host/host-program.ts';
import { type ListingCache, openListingCache } from '../../tool-host/listing-cache.ts';
import { openToolHosts } from '../../tool-host/tool-hosts.ts';
import { openClock } from '../clock.ts';
import { withGrants } from '../granted-variables.ts';
import type { JobEnvironment } from '../job-environment.ts';
import { listLogs, openLogFiles, recordPath } from '../record/log-files.ts';
import { openRunPage, type RunPageSettings } from '../record/run-page.ts';
import type { RunLogs } from '../record/upload-artifact.ts';
import { openFileUploads } from '../record/upload-file.ts';
import { openCopilot } from './open-copilot.ts';
import { type GitHubConnection, openGitHub } from './open-github.ts';
import { openRepository } from './open-repository.ts';

export type OpenPorts = RunLogs & {
  readonly ports: Ports;
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
  { github, log, mask, cancelled, time }: GitHubConnection = openGitHub(inputs),
): Promise<OpenPorts> {
  const { temporary, runFolder: folder } = environment;
  const secrets = withGrants(mask, environment);
  const record = recordPath(folder);
  const clock = openClock(time.over);
  const opening = openRepository(environment, inputs, { clock, time });
  const [git, directory] = await Promise.all([opening, makeFolder(temporary)]);
  const runtime = openCopilot(environment, inputs, { directory, mask: secrets.mask, log });
  const box = openJobBox(environment);
  const uploads = openFileUploads(environment, folder, { log, cancelled, time });
  const cache = listingCache(environment, inputs);
  const toolHosts = openToolHosts({ box, cancelled, cache });
  const ports: Ports = {
    github,
    git: git.git,
    runtime,
    toolHosts,
    programs: createPrograms({ homes: join(directory, 'homes'), mask: secrets.mask, box }),
    box,
    jobPaths: jobFolders(environment, folder),
    clock,
    log,
    ...openLogFiles(folder, { mask: secrets.mask, warn: log.warning }),
    page: openJobPage(environment, inputs, { record, log, cancelled, time }),
    uploadFile: uploads.uploadFile,
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
      return listLogs(folder);
    },
    close: closeOnce(time, closeAll),
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

/** Closes everything at the first call, and kills what is left if that takes too long. */
function closeOnce(time: RunTime, closeAll: () => Promise<void>): () => Promise<void> {
  let closing: Promise<unknown> | undefined;
  return async () => {
    const ms = Math.min(CLOSE_MS, Math.max(HURRY_MS, time.left()));
    closing ??= withTimeout<unknown>(ms, closeAll(), killDescendants);
    await closing;
  };
}

/** Makes a private folder for the runtime, and for the homes of programs. */
async function makeFolder(temporary: string): Promise<string> {
  return realpath(await mkdtemp(join(temporary, 'squad-runtime-')));
}

/** Opens the box. It hides the checkout's git data, the event and the job's folders from the repository's programs. */
function openJobBox({ temporary, toolCache, workspace, eventPath }: JobEnvironment): OpenBox {
  return openBox({ temporary, toolCache, hidden: [join(workspace, '.git'), eventPath] });
}

function jobFolders(
  { workspace, artifactName: artifact }: JobEnvironment,
  folder: string,
): JobPaths {
  return {
    workspace,
    kept: { folder, shownAs: artifact ?? basename(folder), isArtifact: artifact !== undefined },
    typescript: [process.execPath, hostProgram(), 'run'],
  };
}

/** Opens the cache, if there is a secret to seal it with. */
function listingCache({ toolCache }: JobEnvironment, inputs: Inputs): ListingCache | undefined {
  const secret = sealingSecret(inputs);
  if (secret === undefined) return undefined;
  return openListingCache({ toolCache, secret, program: hostProgram(), now: () => Date.now() });
}
