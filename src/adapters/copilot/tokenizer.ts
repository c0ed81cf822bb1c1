// Loads the runtime's tokenizer, which takes a quarter of a second, while the run still reads from GitHub.
import type { CopilotClient } from '@github/copilot-sdk';
import { attempt } from '../../errors.ts';
import type { SessionSpec } from '../../ports/agents.ts';
import { trackCalls } from './open-calls.ts';
import { type CopilotSessionSettings, copilotSessionConfig } from './session-options.ts';

/**
 * Counts the tokens of an empty session, without credentials and without a request to a model. Resolves to whether it
 * worked; never rejects. `onLoading` is called when the runtime was asked.
 */
export async function loadTokenizer(
  client: CopilotClient,
  directory: string,
  onLoading: () => void = () => undefined,
): Promise<boolean> {
  return (await attempt(countEmptySession(client, directory, onLoading))).kind === 'done';
}

/** Nothing is sent to it: only a turn makes a request to a model. */
const UNREACHABLE_PROVIDER = { type: 'openai', baseUrl: 'http://127.0.0.1:9' } as const;
/** The tokenizer is the same for all models. */
const ANY_MODEL = 'gpt-5';

async function countEmptySession(
  client: CopilotClient,
  directory: string,
  onLoading: () => void,
): Promise<void> {
  const spec: SessionSpec = {
    label: 'tokenizer',
    // Not empty: without text, no token is counted and the tokenizer isn't loaded.
    systemPrompt: 'Count this.',
    directory,
    model: ANY_MODEL,
    tools: [],
    onEvent: () => undefined,
  };
  const settings: CopilotSessionSettings = {
    credentials: { kind: 'provider', provider: UNREACHABLE_PROVIDER },
    model: undefined,
    modelEfforts: new Map(),
    modelImages: new Map(),
    overflow: directory,
    calls: trackCalls(),
  };
  const session = await client.createSession(copilotSessionConfig(spec, settings));
  const counted = session.rpc.metadata.recomputeContextTokens({ modelId: ANY_MODEL });
  onLoading();
  await counted;
  await session.disconnect();
}
