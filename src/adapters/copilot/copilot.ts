// The Copilot runtime behind the AgentRuntime port: one child process, many sessions.
import { SquadError } from '#src/errors.ts';
import type { AgentRuntime } from '#src/ports/agents.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { wrapSession } from './agent-session.ts';
import { trackCalls } from './open-calls.ts';
import { listProviderModels } from './provider-models.ts';
import { copilotSessionConfig } from './session-options.ts';
import {
  runtimeHome,
  type StartedRuntime,
  type StartSettings,
  startRuntime,
  throwEnded,
} from './start-runtime.ts';

export type CopilotSettings = StartSettings & {
  readonly model: string | undefined;
  readonly mask: (text: string) => string;
  /** How long a session may take to open: tests wait less. */
  readonly sessionMs?: number;
};

/** A session opens in 0.1 s, but a hundred may be opened at once on two cores. */
const SESSION_MS = 60_000;

/** Creates the runtime; nothing starts before `start` or after `stop`. */
export function createCopilot(settings: CopilotSettings): AgentRuntime {
  const stopping = new AbortController();
  let starting: Promise<StartedRuntime> | undefined;
  const start = () => {
    starting ??= startRuntime(settings, stopping.signal);
    return starting;
  };
  return {
    async start() {
      await start();
    },
    async models() {
      const { modelNames } = await start();
      const { credentials } = settings;
      if (credentials.kind !== 'provider') return modelNames;
      return (await listProviderModels(credentials.provider)) ?? [];
    },
    async ripgrep() {
      return (await start()).ripgrep;
    },
    async openSession(spec) {
      const { sessionMs = SESSION_MS } = settings;
      const { client, ...started } = await start();
      // The SDK would start another process for a session that comes too late.
      if (stopping.signal.aborted) throwEnded();
      const calls = trackCalls();
      const overflow = runtimeHome(settings);
      const config = copilotSessionConfig(spec, { ...settings, ...started, overflow, calls });
      const opening = Promise.race([
        client.createSession(config),
        started.runtimeEnded.then(throwEnded),
      ]);
      const session = await withTimeout(sessionMs, opening, () => throwNotOpened(sessionMs));
      return wrapSession(session, spec, { ...started, mask: settings.mask, calls });
    },
    async stop() {
      stopping.abort();
      const running = await starting?.catch(() => undefined);
      await running?.runtimeEnded;
    },
  };
}

function throwNotOpened(ms: number): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: `The Copilot runtime opened no session within ${ms / 1000} s.`,
    hint: 'Run the job again. If the runner is too small for so many agents at once, lower `max-agents`.',
  });
}
