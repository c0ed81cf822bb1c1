// Which model credentials are used, in the order of design 4.10, and what to tell people when they don't work.
import type { CopilotClient, ProviderConfig, SessionConfig } from '@github/copilot-sdk';
import { SquadError } from '../errors.ts';
import type { Inputs } from '../inputs.ts';

export type Credentials =
  | { readonly kind: 'provider'; readonly provider: ProviderConfig }
  /** A user's token with Copilot Requests: given to each session by RPC. */
  | { readonly kind: 'user-token'; readonly token: string }
  /** The job's own token: it reaches the runtime by environment only. */
  | { readonly kind: 'job-token'; readonly token: string };

const DEFAULT_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  azure: '',
} as const;

/** Chooses the credentials from the inputs; nothing is sent anywhere. */
export function chooseCredentials(inputs: Inputs): Credentials {
  const { provider: type, copilotToken } = inputs;
  if (type !== undefined) {
    const provider = {
      type,
      baseUrl: inputs.providerBaseUrl ?? DEFAULT_ADDRESS[type],
      ...(inputs.providerApiKey === undefined ? {} : { apiKey: inputs.providerApiKey }),
      ...(inputs.providerWireApi === undefined ? {} : { wireApi: inputs.providerWireApi }),
    };
    return { kind: 'provider', provider };
  }
  if (copilotToken !== undefined) return { kind: 'user-token', token: copilotToken };
  return { kind: 'job-token', token: inputs.githubToken };
}

/** What a session's configuration needs of the credentials. */
export function sessionCredentials(
  credentials: Credentials,
): Pick<SessionConfig, 'provider' | 'gitHubToken'> {
  if (credentials.kind === 'provider') return { provider: credentials.provider };
  if (credentials.kind === 'user-token') return { gitHubToken: credentials.token };
  return {};
}

/** Asks the runtime whether the job's token is good, before any session. A provider answers at the first turn. */
export async function checkCredentials(
  client: CopilotClient,
  credentials: Credentials,
): Promise<void> {
  if (credentials.kind !== 'job-token') return;
  const status = await client.getAuthStatus();
  if (status.isAuthenticated) return;
  throw new SquadError({
    code: 'E_CREDENTIALS',
    message: "No model can be used: Copilot does not accept the job's own token.",
    hint: 'In an organisation repository add `copilot-requests: write` to the job\'s `permissions:`. Elsewhere set the input `copilot-token` to a user token with "Copilot Requests", or `provider`, `provider-api-key` and `model`.',
  });
}
