// The SDK is half a megabyte: it is loaded only for requests that need agents, at best while GitHub is asked about access.
import { attempt } from '../../errors.ts';
import type { AgentRuntime } from '../../ports/agents.ts';
import type { CopilotSettings } from './copilot.ts';

/** The runtime of copilot.ts, loaded at its first use. A stop before the runtime is loaded takes effect, too. */
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
    models: async () => (await getRuntime()).models(),
    ripgrep: async () => (await getRuntime()).ripgrep(),
    async primed() {
      const loaded = await attempt(Promise.resolve(loading));
      if (loaded.kind === 'done') await loaded.value?.primed();
    },
    openSession: async (spec) => (await getRuntime()).openSession(spec),
    async stop() {
      isStopped = true;
      await (await loading)?.stop();
    },
  };
}
