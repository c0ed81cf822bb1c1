// Loads the SDK, half a megabyte, only when the runtime starts.
import type { AgentRuntime } from '../../ports/agents.ts';
import type { CopilotSettings } from './copilot.ts';

/** The runtime of copilot.ts, loaded at its first use. A stop that comes before the runtime is loaded takes effect too. */
export function createLazyCopilot(settings: CopilotSettings): AgentRuntime {
  let loading: Promise<AgentRuntime> | undefined;
  let isStopped = false;
  const load = async () => {
    const { createCopilot } = await import('./copilot.ts');
    const runtime = createCopilot(settings);
    if (isStopped) await runtime.stop();
    return runtime;
  };
  const getRuntime = () => {
    loading ??= load();
    return loading;
  };
  return {
    start: async () => (await getRuntime()).start(),
    openSession: async (spec) => (await getRuntime()).openSession(spec),
    async stop() {
      isStopped = true;
      await (await loading)?.stop();
    },
  };
}
