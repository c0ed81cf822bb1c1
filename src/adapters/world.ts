// Builds the World: the only place where ports meet the real things.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import { secretsOf } from '../inputs.ts';
import { createMask } from '../secrets.ts';
import type { AgentRuntime, GitHub, Log, Places, World } from '../world.ts';
import { systemClock } from './clock.ts';
import type { CopilotSettings } from './copilot.ts';
import { chooseCredentials } from './copilot-credentials.ts';
import { createCopilotLater } from './copilot-later.ts';
import { withoutWrites } from './dry-run.ts';
import type { Environment } from './environment.ts';
import { type GitHandle, openGit } from './git.ts';
import { createGitHub } from './github.ts';
import { createLog, guardErrors } from './log.ts';
import { createPrograms } from './programs.ts';
import { openMessageLog, openRecord } from './record.ts';
import { createToolHostsLater } from './tool-host-later.ts';
import { hostProgram } from './tool-host-program.ts';

export type OpenWorld = {
  readonly world: World;
  /** Path of the run's JSONL record. */
  readonly record: string;
  /** The folder of the run's logs, and their paths in it as they are when asked. */
  readonly folder: string;
  readonly logs: readonly string[];
  /** Ends every process and removes private folders; the record stays. */
  close(): Promise<void>;
};

const LOGS = { record: 'run.jsonl', messages: join('.squad', 'logs', 'a2a.jsonl') };

/** What tools of the repository said at length. */
function keptOutputs(folder: string): readonly string[] {
  const inside = 'tools';
  if (!existsSync(join(folder, inside))) return [];
  const names = readdirSync(join(folder, inside));
  return names.slice(0, MOST_OUTPUTS).map((name) => join(inside, name));
}

const MOST_OUTPUTS = 200;

/** Opens everything a run needs; nothing is sent to the network yet. */
export async function openWorld(environment: Environment, inputs: Inputs): Promise<OpenWorld> {
  const { temporary, runId } = environment;
  const secrets = createMask(secretsOf(inputs));
  const log = createLog(secrets.mask, (text) => process.stdout.write(text));
  guardErrors(process.stderr, secrets.mask);
  guardProcess(log);
  const directory = await realpath(await mkdtemp(join(temporary, 'squad-runtime-')));
  const folder = join(temporary, `squad-run-${runId}`);
  const record = join(folder, LOGS.record);
  const kept = { mask: secrets.mask, warn: log.warning };
  const git = await openRepository(environment, inputs);
  const runtime = prepareRuntime(environment, inputs, { directory, mask: secrets.mask });
  const home = await mkdtemp(join(directory, 'programs-'));
  const toolHosts = createToolHostsLater();
  const world: World = {
    github: connect(environment, inputs, log),
    git: git.git,
    runtime,
    toolHosts,
    programs: createPrograms({ home, mask: secrets.mask }),
    places: placesOf(environment, folder),
    clock: systemClock,
    log,
    record: openRecord({ path: record, ...kept }),
    logMessage: openMessageLog({ path: join(folder, LOGS.messages), ...kept }),
    randomBytes,
    ...secrets,
    cancelled: cancellation(),
  };
  return {
    world: inputs.dryRun ? withoutWrites(world) : world,
    record,
    folder,
    get logs() {
      return [...Object.values(LOGS), ...keptOutputs(folder)];
    },
    async close() {
      await Promise.all([runtime.stop(), toolHosts.close()]);
      await git.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function placesOf({ workspace, toolCache, artifact }: Environment, folder: string): Places {
  return {
    workspace,
    kept: { folder, shownAs: artifact ?? folder },
    toolCache,
    typescript: [process.execPath, hostProgram(), 'run'],
  };
}

function openRepository(environment: Environment, inputs: Inputs): Promise<GitHandle> {
  const { workspace, temporary, serverUrl, repository, path } = environment;
  const { githubToken: token, squadDirectory } = inputs;
  return openGit({ workspace, temporary, serverUrl, repository, token, path, squadDirectory });
}

function connect({ apiUrl, repository }: Environment, inputs: Inputs, log: Log): GitHub {
  const [owner = '', name = ''] = repository.split('/');
  const token = inputs.githubToken;
  return createGitHub({ apiUrl, owner, name, token, warn: log.warning });
}

function prepareRuntime(
  { path, toolCache, npm }: Environment,
  inputs: Inputs,
  given: Pick<CopilotSettings, 'directory' | 'mask'>,
): AgentRuntime {
  return createCopilotLater({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    ...given,
    path,
    places: {
      input: inputs.copilotRuntimePath,
      toolCache,
      platform: `${process.platform}-${process.arch}`,
      path,
      npmEnvironment: npm,
    },
  });
}

/** The SDK lets a promise fail unheard when the runtime dies: that must not end the run without an outcome. */
function guardProcess(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    log.warning(`Something failed unheard: ${describe(reason).message}`);
  });
  // Node's own report would show the stack, with whatever secret stands in the message.
  process.on('uncaughtException', (error) => {
    log.warning(`The program broke: ${describe(error).message}`);
    process.exit(1);
  });
}

/** A cancelled job gets SIGINT, then SIGTERM, and has about ten seconds to save what is finished. */
function cancellation(): AbortSignal {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => cancelled.abort());
  return cancelled.signal;
}
