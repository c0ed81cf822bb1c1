// Which model credentials are used: a provider's, else a user's token, else the job's; the errors when they don't work; and
// which of them may seal.
import type { CopilotClient, ProviderConfig, SessionConfig } from '@github/copilot-sdk';
import { SquadError } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import { type KnownModels, readModels } from './known-models.ts';

export type Credentials =
  | { readonly kind: 'provider'; readonly provider: ProviderConfig }
  /** A user's token with the permission Copilot Requests; passed to each session by RPC. */
  | { readonly kind: 'user-token'; readonly token: string }
  /** The job's own token, or another installation's; the runtime accepts it only from its environment. */
  | { readonly kind: 'job-token'; readonly token: string };

/** The providers' default addresses. */
export const DEFAULT_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  azure: '',
} as const;

/** Chooses the credentials from the inputs; sends nothing. */
export function chooseCredentials(inputs: Inputs): Credentials {
  const { provider, copilotToken } = inputs;
  if (provider !== undefined) return { kind: 'provider', provider: providerOf(provider, inputs) };
  if (copilotToken !== undefined) {
    const kind = isInstallationToken(copilotToken) ? 'job-token' : 'user-token';
    return { kind, token: copilotToken };
  }
  return { kind: 'job-token', token: inputs.githubToken };
}

function providerOf(type: NonNullable<Inputs['provider']>, inputs: Inputs): ProviderConfig {
  const { providerApiKey: apiKey, providerWireApi: wireApi } = inputs;
  const { providerMaxPromptTokens: maxPromptTokens } = inputs;
  return {
    type,
    baseUrl: inputs.providerBaseUrl ?? DEFAULT_ADDRESS[type],
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(wireApi === undefined ? {} : { wireApi }),
    ...(maxPromptTokens === undefined ? {} : { maxPromptTokens }),
  };
}

/** If `github-token` is an app's token, the job's own can still pay for the models, as `copilot-token`. */
function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_');
}

/** Returns the credentials as a session's configuration takes them. */
export function sessionCredentials(
  credentials: Credentials,
): Pick<SessionConfig, 'provider' | 'gitHubToken'> {
  if (credentials.kind === 'provider') return { provider: credentials.provider };
  if (credentials.kind === 'user-token') return { gitHubToken: credentials.token };
  return {};
}

/** The part of the SDK's client that the check uses. */
type ModelLister = { readonly rpc: Pick<CopilotClient['rpc'], 'models'> };

/**
 * Asks Copilot for its models, which takes the same permission as using one. A provider is not asked: it answers at the
 * first turn. Throws a SquadError (E_CREDENTIALS). `getAuthStatus()` would not do: it believes any token that looks like a
 * job's.
 */
export async function checkCredentials(
  client: ModelLister,
  credentials: Credentials,
): Promise<KnownModels> {
  if (credentials.kind === 'provider') return new Map();
  try {
    const options = credentials.kind === 'user-token' ? { gitHubToken: credentials.token } : {};
    return readModels(await client.rpc.models.list(options));
  } catch (error) {
    throw credentialsError(credentials, error instanceof Error ? error.message : String(error));
  }
}

/** The error for a Copilot that doesn't answer in time. */
export function unreachableError(cause?: unknown): SquadError {
  return new SquadError({
    code: 'E_CREDENTIALS',
    message: 'No model can be used: GitHub Copilot could not be reached to check the credentials.',
    hint: 'Run the job again. On a self-hosted runner, check that it can connect to GitHub Copilot; or set `provider`, `provider-api-key` and `model`.',
    cause,
  });
}

const OTHER_PROVIDER_HINT =
  'Or set `provider`, `provider-api-key` and `model` to use a model of another provider.';

/** The runtime's message repeats the whole answer with its headers, so only the status is shown. */
function credentialsError(credentials: Credentials, errorText: string): SquadError {
  const status = /\b40[1-4]\b/.exec(errorText)?.[0];
  if (status === undefined && !/not authenticated/i.test(errorText)) return unreachableError();
  const http = status === undefined ? '' : ` (HTTP ${status})`;
  if (credentials.kind === 'user-token') {
    return new SquadError({
      code: 'E_CREDENTIALS',
      message: `No model can be used: Copilot does not accept the token in \`copilot-token\`${http}.`,
      hint: `It must be an unexpired token with the permission "Copilot Requests", of a user with a Copilot licence. ${OTHER_PROVIDER_HINT}`,
    });
  }
  return new SquadError({
    code: 'E_CREDENTIALS',
    message: `No model can be used: Copilot does not accept the job's own token${http}.`,
    hint: `The job needs \`copilot-requests: write\` in its \`permissions:\`. In an organisation an owner must also turn on the policy "Allow use of Copilot CLI billed to the organization"; elsewhere the repository's owner needs a Copilot seat. Or set \`copilot-token\` to a user's token with "Copilot Requests". ${OTHER_PROVIDER_HINT}`,
  });
}
