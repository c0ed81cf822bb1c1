// The SDK is half a megabyte: it is loaded only for requests that need agents, while GitHub is asked about their access.
import { attempt } from '../../errors.ts';
import type { AgentRuntime } from '../../ports/agents.ts';
import type { CopilotSettings } from './copilot.ts';

type Started = Omit<AgentRuntime, 'prepare'>;

/** The runtime of copilot.ts, loaded at its first use. A stop before the runtime is loaded takes effect, too. */
export function createLazyCopilot(settings: CopilotSettings): AgentRuntime {
  let loading: Promise<Started> | undefined;
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
    prepare() {
      // A failure is reported to those who wait for the runtime.
      getRuntime().catch(() => undefined);
    },
    start: async () => (await getRuntime()).start(),
    models: async () => (await getRuntime()).models(),
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
