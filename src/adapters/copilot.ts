// The Copilot runtime behind the port AgentRuntime: one child process, many sessions.
// `mode: "empty"` is what keeps a checkout's hooks from running; __tests__/adapters/copilot.test.ts asserts it.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CopilotClient, RuntimeConnection } from '@github/copilot-sdk';
import { SquadError } from '../errors.ts';
import type { AgentRuntime } from '../world.ts';
import { converse } from './copilot-conversation.ts';
import { type Credentials, checkCredentials, unreachable } from './copilot-credentials.ts';
import { sessionConfig } from './copilot-session.ts';
import { loadTokenizer } from './copilot-tokenizer.ts';
import { within } from './patience.ts';
import { findRuntime, type RuntimePlaces } from './runtime-package.ts';

export type CopilotSettings = {
  readonly credentials: Credentials;
  readonly model: string | undefined;
  /** A private folder that exists, removed by the caller at the end. */
  readonly directory: string;
  readonly path: string;
  readonly places: RuntimePlaces;
  readonly mask: (text: string) => string;
  /** More variables for the runtime's process: tests name a Copilot of their own. */
  readonly variables?: Readonly<Record<string, string>>;
};

const START_MS = 10_000;
const CHECK_MS = 10_000;
const SESSION_MS = 20_000;
const HEARTBEAT_MS = 2_000;

type Running = { readonly client: CopilotClient; readonly gone: Promise<void> };

/** Makes the runtime; nothing is started before `start`, and nothing after `stop`. */
export function createCopilot(settings: CopilotSettings): AgentRuntime {
  const ending = new AbortController();
  let starting: Promise<Running> | undefined;
  const start = () => {
    starting ??= startRuntime(settings, ending.signal);
    return starting;
  };
  return {
    async start() {
      await start();
    },
    async openSession(spec) {
      const { client, gone } = await start();
      // The SDK would start another process for a session that comes too late.
      if (ending.signal.aborted) ended();
      const messages = new Map<string, string>();
      const messageOf = (callId: string) => messages.get(callId);
      const config = sessionConfig(spec, { ...settings, overflow: homeIn(settings), messageOf });
      const opening = Promise.race([client.createSession(config), gone.then(ended)]);
      const session = await within(SESSION_MS, opening, ended);
      return converse(session, spec, { gone, mask: settings.mask, messages });
    },
    async stop() {
      ending.abort();
      const running = await starting?.catch(() => undefined);
      await running?.gone;
    },
  };
}

function homeIn({ directory }: CopilotSettings): string {
  return join(directory, 'home');
}

/** Starts the process and checks the credentials. When `ending` fires the process is killed, started or starting. */
async function startRuntime(settings: CopilotSettings, ending: AbortSignal): Promise<Running> {
  const executable = await findRuntime(settings.places, ending);
  const home = homeIn(settings);
  const base = join(settings.directory, 'copilot');
  for (const folder of [home, base]) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (ending.aborted) ended();
  const client = createClient(settings, { executable, home, base });
  // `stop()` would take a quarter of a second; sessions are closed by then, so nothing is lost.
  const killed = new Promise<void>((resolve) => {
    ending.addEventListener('abort', () => resolve(client.forceStop()));
  });
  try {
    const dead = killed.then(ended);
    const started = client.start().catch(notStarted);
    await within(START_MS, Promise.race([started, dead]), () => notStarted('no answer'));
    if (!ending.aborted) void loadTokenizer(client, home);
    const checked = checkCredentials(client, settings.credentials);
    await within(CHECK_MS, Promise.race([checked, dead]), unreachableInTime);
    return { client, gone: Promise.race([killed, lost(client, ending)]) };
  } catch (error) {
    await client.forceStop();
    throw error;
  }
}

function createClient(
  { credentials, path, variables }: CopilotSettings,
  { executable, home, base }: { executable: string; home: string; base: string },
): CopilotClient {
  const token = credentials.kind === 'job-token' ? credentials.token : undefined;
  return new CopilotClient({
    mode: 'empty',
    connection: RuntimeConnection.forStdio({ path: executable }),
    baseDirectory: base,
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
      ...variables,
      ...(token === undefined ? {} : { COPILOT_GITHUB_TOKEN: token }),
    },
  });
}

/** Resolves when the process no longer answers because it is no longer there; the SDK tells nobody. */
function lost(client: CopilotClient, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const beat = setInterval(() => {
      client.getStatus().catch(() => {
        clearInterval(beat);
        resolve();
      });
    }, HEARTBEAT_MS);
    beat.unref();
    ending.addEventListener('abort', () => clearInterval(beat));
  });
}

function unreachableInTime(): never {
  throw unreachable();
}

function notStarted(cause: unknown): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: 'The Copilot runtime did not start.',
    hint: 'Run the job again. If it fails the same way, leave `copilot-runtime-path` empty, or clear the cached tool folder of the runner.',
    cause,
  });
}

function ended(): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: 'The Copilot runtime has ended; no more sessions can be opened.',
  });
}
