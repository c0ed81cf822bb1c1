// The runtime loads its tokenizer before its first request to a model, a quarter of a second: here while a run still reads.
import type { CopilotClient } from '@github/copilot-sdk';
import { attempt } from '../../errors.ts';
import type { SessionSpec } from '../../ports/agents.ts';
import { type CopilotSessionSettings, copilotSessionConfig } from './session-options.ts';

/**
 * Has the tokens of an empty session counted: that asks no model, and the session holds no credentials. Says whether it
 * could be done; never rejects.
 */
export async function loadTokenizer(client: CopilotClient, directory: string): Promise<boolean> {
  return (await attempt(countEmptySession(client, directory))).kind === 'done';
}

/** Nobody listens there, and nothing is sent: a model is asked by a turn alone. */
const UNREACHABLE_PROVIDER = { type: 'openai', baseUrl: 'http://127.0.0.1:9' } as const;
/** Which model makes no difference to what is loaded. */
const ANY_MODEL = 'gpt-5';

async function countEmptySession(client: CopilotClient, directory: string): Promise<void> {
  const spec: SessionSpec = {
    label: 'tokenizer',
    systemPrompt: '',
    directory,
    model: ANY_MODEL,
    tools: [],
    files: undefined,
    onEvent: () => undefined,
  };
  const settings: CopilotSessionSettings = {
    credentials: { kind: 'provider', provider: UNREACHABLE_PROVIDER },
    model: undefined,
    overflow: directory,
    messageOf: () => undefined,
  };
  const session = await client.createSession(copilotSessionConfig(spec, settings));
  await session.rpc.metadata.recomputeContextTokens({ modelId: ANY_MODEL });
  await session.disconnect();
}
