// Lists the models that a provider offers for a key; the listing uses no tokens.
import * as z from 'zod';
import { SquadError } from '#src/errors.ts';
import { proxiedFetch } from '../proxy/proxied-fetch.ts';

const TIMEOUT_MS = 10_000;
const LISTING = z.object({ data: z.array(z.object({ id: z.string().max(200) })) });

type ListingProvider = {
  readonly type?: string | undefined;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
};

/**
 * Returns the models' names; undefined if the provider has no such listing. Throws a SquadError (E_CREDENTIALS) if it
 * refuses the key or can't be reached.
 */
export async function listProviderModels(
  provider: ListingProvider,
): Promise<readonly string[] | undefined> {
  const { type, baseUrl, apiKey = '' } = provider;
  if (type === 'azure') return undefined;
  const isAnthropic = type === 'anthropic';
  const address = `${baseUrl.replace(/\/+$/, '')}${isAnthropic ? '/v1' : ''}/models`;
  const headers: Record<string, string> = isAnthropic
    ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
    : { authorization: `Bearer ${apiKey}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await proxiedFetch(address, { headers, signal }).catch((cause: unknown) => {
    if (cause instanceof SquadError) throw cause;
    throw refused(`could not be reached at ${new URL(address).host}`, cause);
  });
  if ([401, 403].includes(answer.status)) throw refused(`refuses the key (HTTP ${answer.status})`);
  const listing = LISTING.safeParse(await answer.json().catch(() => undefined));
  return answer.ok && listing.success ? listing.data.data.map(({ id }) => id) : undefined;
}

function refused(what: string, cause?: unknown): SquadError {
  return new SquadError({
    code: 'E_CREDENTIALS',
    message: `The model's provider ${what}.`,
    hint: 'Check `provider-base-url`, and that the secret of `provider-api-key` holds a key that is valid.',
    cause,
  });
}
