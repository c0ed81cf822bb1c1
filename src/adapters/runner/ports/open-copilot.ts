// Opens the Copilot runtime for a job; nothing is started yet.
import type { Inputs } from '#src/inputs.ts';
import type { AgentRuntime, Log } from '#src/ports/index.ts';
import { type CopilotSettings, createCopilot } from '../../copilot/copilot.ts';
import { chooseCredentials } from '../../copilot/credentials.ts';
import { thisPlatform } from '../../copilot/runtime/platform.ts';
import { settleProxies } from '../../proxy/proxies.ts';
import type { JobEnvironment } from '../job-environment.ts';

/** Opens the runtime with the credentials that the inputs name. */
export function openCopilot(
  { path, toolCache, npm }: JobEnvironment,
  inputs: Inputs,
  { log, ...runtimeOptions }: Pick<CopilotSettings, 'directory' | 'mask'> & { readonly log: Log },
): AgentRuntime {
  return createCopilot({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    ...runtimeOptions,
    path,
    proxies: settleProxies().variables,
    sources: {
      input: inputs.copilotRuntimePath,
      toolCache,
      platform: thisPlatform(),
      path,
      npmEnvironment: { ...npm, ...settleProxies().variables },
      log: log.info,
    },
  });
}
