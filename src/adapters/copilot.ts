// The Copilot runtime behind the port AgentRuntime: one child process, many sessions, everything optional switched off.
// sdk-facts of 1.0.14, asserted by __tests__/adapters/copilot.test.ts: `mode: "empty"` is what keeps the checkout's hooks from running.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CopilotClient, RuntimeConnection, type SessionConfig } from '@github/copilot-sdk';
import { SquadError } from '../errors.ts';
import type { AgentRuntime, AgentSession, SessionSpec } from '../world.ts';
import { converse } from './copilot-conversation.ts';
import { type Credentials, checkCredentials, sessionCredentials } from './copilot-credentials.ts';
import { policyOf, toolsOf } from './copilot-policy.ts';
import { findRuntime, type RuntimePlaces } from './runtime-package.ts';

export type CopilotSettings = {
  readonly credentials: Credentials;
  readonly model: string | undefined;
  /** A private folder that exists, removed by the caller at the end. */
  readonly directory: string;
  readonly path: string;
  readonly places: RuntimePlaces;
};

const START_MS = 20_000;

/** Makes the runtime; nothing is started before `start`. */
export function createCopilot(settings: CopilotSettings): AgentRuntime {
  let starting: Promise<CopilotClient> | undefined;
  const start = () => {
    starting ??= startClient(settings);
    return starting;
  };
  return {
    async start() {
      await start();
    },
    async openSession(spec) {
      return openSession(await start(), spec, settings);
    },
    async stop() {
      const client = await starting?.catch(() => undefined);
      // `stop()` waits for a quarter of a second; sessions are closed by now, so nothing is lost.
      await client?.forceStop();
    },
  };
}

async function startClient(settings: CopilotSettings): Promise<CopilotClient> {
  const { credentials, directory } = settings;
  const home = join(directory, 'home');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const client = new CopilotClient({
    mode: 'empty',
    connection: RuntimeConnection.forStdio({ path: await findRuntime(settings.places) }),
    baseDirectory: join(directory, 'copilot'),
    workingDirectory: home,
    logLevel: 'error',
    useLoggedInUser: false,
    enableRemoteSessions: false,
    env: runtimeEnvironment(settings, home),
  });
  try {
    await within(START_MS, client.start());
    await within(START_MS, checkCredentials(client, credentials));
    return client;
  } catch (error) {
    await client.forceStop();
    if (error instanceof SquadError) throw error;
    throw new SquadError({
      code: 'E_RUNTIME',
      message: 'The Copilot runtime did not start.',
      hint: 'Run the job again. If it fails the same way, the run log names the reason.',
      cause: error,
    });
  }
}

/** An explicit environment: the runtime's process sees no variable of the job but these. */
function runtimeEnvironment({ credentials, path }: CopilotSettings, home: string) {
  const token = credentials.kind === 'job-token' ? credentials.token : undefined;
  return {
    PATH: path,
    HOME: home,
    TMPDIR: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    ...(token === undefined ? {} : { COPILOT_GITHUB_TOKEN: token }),
  };
}

async function openSession(
  client: CopilotClient,
  spec: SessionSpec,
  settings: CopilotSettings,
): Promise<AgentSession> {
  const model = spec.model ?? settings.model;
  const session = await client.createSession({
    ...(model === undefined ? {} : { model }),
    ...sessionCredentials(settings.credentials),
    ...toolsOf(spec),
    ...policyOf(spec),
    ...SWITCHED_OFF,
    workingDirectory: spec.directory,
    systemMessage: { mode: 'customize', sections: sectionsOf(spec) },
    largeOutput: { enabled: true, outputDirectory: join(settings.directory, 'home') },
  });
  return converse(session, spec);
}

const SWITCHED_OFF: Partial<SessionConfig> = {
  enableConfigDiscovery: false,
  enableFileHooks: false,
  enableHostGitOperations: false,
  enableSessionStore: false,
  enableSkills: false,
  enableOnDemandInstructionDiscovery: false,
  enableSessionTelemetry: false,
  enableMcpApps: false,
  skipCustomInstructions: true,
  skipEmbeddingRetrieval: true,
  manageScheduleEnabled: false,
  memory: { enabled: false },
  includedBuiltinSkills: [],
  remoteSession: 'off',
};

/** Our text stands first, where the runtime introduces itself; its safety section stays. */
function sectionsOf(spec: SessionSpec) {
  const remove = { action: 'remove' } as const;
  return {
    identity: { action: 'replace', content: `${spec.systemPrompt}\n` },
    tone: remove,
    environment_context: remove,
    guidelines: remove,
    custom_instructions: remove,
    last_instructions: remove,
    ...(spec.files === undefined
      ? { code_change_rules: remove, tool_instructions: remove, tool_efficiency: remove }
      : {}),
  } as const;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new SquadError({
            code: 'E_CREDENTIALS',
            message: `The Copilot runtime gave no answer within ${ms / 1000} s of its start.`,
            hint: 'Check that the model credentials are valid and that the runner reaches the network, then run the job again.',
          }),
        ),
      ms,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
