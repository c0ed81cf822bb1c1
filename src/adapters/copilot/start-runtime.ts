// Starts the Copilot runtime's process, and notices its end.
// `mode: "empty"` is what keeps a checkout's hooks from running; __tests__/adapters/copilot/copilot.test.ts asserts it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CopilotClient, RuntimeConnection } from '@github/copilot-sdk';
import { attempt, describe, SquadError } from '#src/errors.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { type Credentials, checkCredentials, unreachableError } from './credentials.ts';
import { findRuntime, type RuntimeSources, repairRuntime } from './find-runtime.ts';
import type { KnownModels } from './known-models.ts';
import { ripgrepOf } from './platform.ts';

/** What the runtime's process is started with. */
export type StartSettings = {
  readonly credentials: Credentials;
  /** A private folder that exists, removed by the caller at the end. */
  readonly directory: string;
  readonly path: string;
  /** The variables that name the job's proxies. */
  readonly proxies: Readonly<Record<string, string>>;
  readonly sources: RuntimeSources;
  /** More variables for the runtime's process: tests point it to a Copilot of their own. */
  readonly variables?: Readonly<Record<string, string>>;
};

const START_MS = 10_000;
const CHECK_MS = 10_000;
const HEARTBEAT_MS = 2_000;

/** A process that runs, and what Copilot said of its models. */
export type StartedRuntime = {
  readonly client: CopilotClient;
  /** Resolves when the process has ended. */
  readonly runtimeEnded: Promise<void>;
  readonly models: KnownModels;
  /** The path of the ripgrep that comes with the runtime. */
  readonly ripgrep: string | undefined;
};

/** Returns the path of the home of the runtime's process. */
export function runtimeHome({ directory }: StartSettings): string {
  return join(directory, 'home');
}

/**
 * Starts the process and checks the credentials; a runtime of the tool cache that is damaged is fetched anew, once. When
 * `stopping` fires, kills the process, even while it starts.
 */
export async function startRuntime(
  settings: StartSettings,
  stopping: AbortSignal,
): Promise<StartedRuntime> {
  const executable = await findRuntime(settings.sources, stopping);
  const started = await attempt(startProcess(executable, settings, stopping));
  if (started.kind === 'done') return started.value;
  const isOver = stopping.aborted || describe(started.error).code !== 'E_RUNTIME';
  if (isOver || !(await repairRuntime(settings.sources, stopping))) throw started.error;
  return startProcess(executable, settings, stopping);
}

async function startProcess(
  executable: string,
  settings: StartSettings,
  stopping: AbortSignal,
): Promise<StartedRuntime> {
  const home = runtimeHome(settings);
  const baseFolder = join(settings.directory, 'copilot');
  for (const folder of [home, baseFolder]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (stopping.aborted) throwEnded();
  const client = createClient(settings, { executable, home, baseFolder });
  // `stop()` would take a quarter of a second; sessions are closed by then, so nothing is lost.
  const killed = new Promise<void>((resolve) => {
    stopping.addEventListener('abort', () => resolve(client.forceStop()));
  });
  try {
    const rejectWhenKilled = killed.then(throwEnded);
    const started = client.start().catch(throwNotStarted);
    await withTimeout(START_MS, Promise.race([started, rejectWhenKilled]), () =>
      throwNotStarted('no answer'),
    );
    const checked = checkCredentials(client, settings.credentials);
    const models = await withTimeout(CHECK_MS, Promise.race([checked, rejectWhenKilled]), () => {
      throw unreachableError();
    });
    const runtimeEnded = Promise.race([killed, runtimeLost(client, stopping)]);
    const ripgrep = ripgrepOf(executable, settings.sources.platform);
    return { client, runtimeEnded, models, ripgrep };
  } catch (error) {
    await client.forceStop();
    throw error;
  }
}

function createClient(
  { credentials, path, proxies, variables }: StartSettings,
  { executable, home, baseFolder }: { executable: string; home: string; baseFolder: string },
): CopilotClient {
  const token = credentials.kind === 'job-token' ? credentials.token : undefined;
  return new CopilotClient({
    mode: 'empty',
    connection: RuntimeConnection.forStdio({ path: executable }),
    baseDirectory: baseFolder,
    workingDirectory: home,
    logLevel: 'none',
    // The runtime takes a token from its environment only when it may log in by itself; the home is empty, so there is
    // nothing else to log in with.
    useLoggedInUser: token !== undefined,
    enableRemoteSessions: false,
    // An explicit environment: the runtime's process sees no variable of the job but these.
    env: {
      PATH: path,
      HOME: home,
      TMPDIR: home,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      ...proxies,
      ...variables,
      ...(token === undefined ? {} : { COPILOT_GITHUB_TOKEN: token }),
    },
  });
}

/** Resolves when the process is gone; the SDK doesn't report it. */
function runtimeLost(client: CopilotClient, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heartbeat = setInterval(() => {
      client.getStatus().catch(() => {
        clearInterval(heartbeat);
        resolve();
      });
    }, HEARTBEAT_MS);
    heartbeat.unref();
    stopping.addEventListener('abort', () => clearInterval(heartbeat));
  });
}

function throwNotStarted(cause: unknown): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: 'The Copilot runtime did not start.',
    hint: "Run the job again. If it fails the same way, leave `copilot-runtime-path` empty, or clear the runner's tool cache.",
    cause,
  });
}

/** Throws the SquadError (E_RUNTIME) of a runtime that is no longer there. */
export function throwEnded(): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: 'The Copilot runtime has ended; no more sessions can be opened.',
  });
}
