import { afterEach, describe, expect, it } from '@jest/globals';
import { listProviderModels } from '#src/adapters/copilot/provider-models.ts';
import { aServer, type TestServer } from '../a-server.ts';

let server: TestServer | undefined;

afterEach(() => server?.close());

/** A provider that answers every request alike, and what it was asked. */
async function aProvider(status: number, body: string) {
  const asked: string[] = [];
  server = await aServer((request, response) => {
    const { authorization, 'x-api-key': key } = request.headers;
    asked.push(`${request.url} ${authorization ?? String(key)}`);
    response.writeHead(status).end(body);
  });
  return { baseUrl: `${server.origin}/v1/`, asked };
}

const TWO = JSON.stringify({ data: [{ id: 'small' }, { id: 'large', owned_by: 'x' }] });

describe("a provider's models", () => {
  it('are listed with the key', async () => {
    const { baseUrl, asked } = await aProvider(200, TWO);
    expect(await listProviderModels({ type: 'openai', baseUrl, apiKey: 'k' })).toEqual([
      'small',
      'large',
    ]);
    expect(
      await listProviderModels({
        type: 'anthropic',
        baseUrl: baseUrl.replace('/v1/', ''),
        apiKey: 'k',
      }),
    ).toHaveLength(2);
    expect(asked).toEqual(['/v1/models Bearer k', '/v1/models k']);
  });

  it('are refused with words that name no key', async () => {
    const { baseUrl } = await aProvider(401, 'key sk-secret is wrong');
    const listing = listProviderModels({ type: 'openai', baseUrl, apiKey: 'sk-secret' });
    await expect(listing).rejects.toThrow(/^The model's provider refuses the key \(HTTP 401\)\.$/);
  });

  it.each([
    [404, '{}'],
    [200, 'hello'],
    [200, '{"data":[{"id":7}]}'],
  ])('are not known from an answer such as %d %s', async (status, body) => {
    const { baseUrl } = await aProvider(status, body);
    expect(await listProviderModels({ type: 'openai', baseUrl })).toBeUndefined();
  });
});
