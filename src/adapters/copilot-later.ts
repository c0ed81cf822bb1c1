// The SDK is half a megabyte: it is loaded when the runtime starts, after the board is up, and not before.
import type { AgentRuntime } from '../world.ts';
import type { CopilotSettings } from './copilot.ts';

/** The runtime of copilot.ts, loaded at its first use. */
export function createCopilotLater(settings: CopilotSettings): AgentRuntime {
  let loading: Promise<AgentRuntime> | undefined;
  const load = () => {
    loading ??= import('./copilot.ts').then(({ createCopilot }) => createCopilot(settings));
    return loading;
  };
  return {
    start: async () => (await load()).start(),
    openSession: async (spec) => (await load()).openSession(spec),
    stop: async () => (await loading)?.stop(),
  };
}
