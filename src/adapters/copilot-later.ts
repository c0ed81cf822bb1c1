// The SDK is half a megabyte: it is loaded when the runtime starts, after the board is up, and not before.
import type { AgentRuntime } from '../world.ts';
import type { CopilotSettings } from './copilot.ts';

/** The runtime of copilot.ts, loaded at its first use; a stop that comes before it holds. */
export function createCopilotLater(settings: CopilotSettings): AgentRuntime {
  let loading: Promise<AgentRuntime> | undefined;
  let isOver = false;
  const load = async () => {
    const { createCopilot } = await import('./copilot.ts');
    const runtime = createCopilot(settings);
    if (isOver) await runtime.stop();
    return runtime;
  };
  const loaded = () => {
    loading ??= load();
    return loading;
  };
  return {
    start: async () => (await loaded()).start(),
    openSession: async (spec) => (await loaded()).openSession(spec),
    async stop() {
      isOver = true;
      await (await loading)?.stop();
    },
  };
}
