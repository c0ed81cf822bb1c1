import { text as readText } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseCredentials, sessionCredentials } from '#src/adapters/copilot/credentials.ts';
import { readInputs } from '#src/inputs.ts';
import { aServer, type TestServer } from '../a-server.ts';
import { aModel, text } from './a-model.ts';
import {
  aRuntimeStage,
  aSpec,
  aTool,
  aTurn,
  environmentOf,
  offeredTools,
  type RuntimeStage,
  runtimes,
  waitForRuntimesToEnd,
} from './a-runtime.ts';

const JOB = `ghs_${'j'.repeat(36)}`;
const USER = `github_pat_${'u'.repeat(60)}`;

const inputs = (given: Readonly<Record<string, string>>) =>
  readInputs((name) => ({ 'github-token': JOB, ...given })[name] ?? '');
const provider = (given: Readonly<Record<string, string>>) =>
  chooseCredentials(inputs({ model: 'm', 'copilot-token': USER, ...given }));

describe('the credentials that are used', () => {
  const azure = 'https://x.openai.azure.com/';
  it.each([
    [
      { provider: 'openai', 'provider-api-key': 'sk-1', 'provider-wire-api': 'responses' },
      { baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-1', wireApi: 'responses' },
    ],
    [
      { provider: 'anthropic', 'provider-api-key': 'sk-2' },
      { baseUrl: 'https://api.anthropic.com', apiKey: 'sk-2' },
    ],
    [
      { provider: 'azure', 'provider-base-url': azure, 'provider-api-key': 'k' },
      { baseUrl: azure, apiKey: 'k' },
    ],
    [{ provider: 'openai', 'provider-base-url': 'http://x:1' }, { baseUrl: 'http://x:1' }],
  ])('are a provider before anything else: %j', (given, expected) => {
    const credentials = provider(given);
    const chosen = { type: given.provider, ...expected };
    expect(credentials).toEqual({ kind: 'provider', provider: chosen });
    expect(sessionCredentials(credentials)).toEqual({ provider: chosen });
  });

  it('are the user’s token next, given to each session', () => {
    const credentials = chooseCredentials(inputs({ 'copilot-token': USER }));
    expect(credentials).toEqual({ kind: 'user-token', token: USER });
    expect(sessionCredentials(credentials)).toEqual({ gitHubToken: USER });
  });

  it('are the job’s own token last, which no session is given, also beside an app’s', () => {
    const beside = { 'github-token': `ghs_${'a'.repeat(36)}`, 'copilot-token': JOB };
    for (const given of [{}, beside]) {
      const credentials = chooseCredentials(inputs(given));
      expect(credentials).toEqual({ kind: 'job-token', token: JOB });
      expect(sessionCredentials(credentials)).toEqual({});
    }
  });
});

// --- with the real runtime, and a Copilot of our own behind it

type Copilot = { readonly url: string; readonly seen: string[]; readonly bodies: string[] };
const servers: Pick<TestServer, 'close'>[] = [];
const stages: RuntimeStage[] = [];

/** GitHub's user API, Copilot's model list and chat, and an MCP server; `status` other than 200 refuses everything. */
async function aCopilot(status: number | 'silence', vision = false): Promise<Copilot> {
  const copilot = { url: '', seen: [] as string[], bodies: [] as string[] };
  const chat = await aModel(() => text('Hello.'));
  const server = await aServer(async (request, response) => {
    const body = await readText(request);
    copilot.seen.push(`${request.method} ${request.url}`);
    if (status === 'silence') return;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (status !== 200) return response.end('{"message":"Resource not accessible by integration"}');
    if (!request.url?.includes('chat')) {
      return response.end(JSON.stringify(answerOf(request.url ?? '', copilot.url, vision)));
    }
    copilot.bodies.push(body);
    const answer = await fetch(`${chat.url}/chat/completions`, { method: 'POST', body });
    return response.end(await answer.text());
  });
  servers.push(server, chat);
  copilot.url = server.origin;
  return copilot;
}

function answerOf(path: string, url: string, vision: boolean): unknown {
  if (path.includes('copilot_internal')) {
    return { login: 'octocat', chat_enabled: true, endpoints: { api: url } };
  }
  const supports = { tool_calls: true, vision, reasoning_effort: ['low', 'high'] };
  const limits = {
    max_context_window_tokens: 100_000,
    max_prompt_tokens: 90_000,
    ...(vision ? { vision: SEEN } : {}),
  };
  const capabilities = { family: 'gpt', type: 'chat', tokenizer: 'o200k_base', supports, limits };
  const modelCalled = (id: string) => ({ id, name: id, model_picker_enabled: true, capabilities });
  return path.includes('models') ? { data: ['test', THINKER].map(modelCalled) } : {};
}

/** The runtime itself knows by their names which models think for longer or shorter. */
const THINKER = 'gpt-5.1';

const SEEN = {
  supported_media_types: ['image/png'],
  max_prompt_images: 3,
  max_prompt_image_size: 100_000,
};

async function stageWith(
  kind: 'job-token' | 'user-token',
  { url }: Copilot,
): Promise<RuntimeStage> {
  const stage = await aRuntimeStage(() => text(''), {
    credentials: { kind, token: kind === 'job-token' ? JOB : USER },
    variables: { COPILOT_API_URL: url, COPILOT_DEBUG_GITHUB_API_URL: url },
  });
  stages.push(stage);
  return stage;
}

afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
  for (const server of servers.splice(0)) await server.close();
});

const kinds = ['job-token', 'user-token'] as const;
const named = { 'job-token': "the job's own token", 'user-token': '`copilot-token`' };
const advised = { 'job-token': '`copilot-requests: write`', 'user-token': '"Copilot Requests"' };

describe('Copilot credentials', () => {
  it.each(kinds)(
    '%s: open a session with its tools alone, and no MCP server is asked',
    async (kind) => {
      const copilot = await aCopilot(200);
      const stage = await stageWith(kind, copilot);
      const { turn } = await aTurn(stage, { tools: [aTool('squad_route').tool] });
      expect(turn).toEqual({ kind: 'done', text: 'Hello.' });
      expect(copilot.seen.filter((line) => /mcp/.test(line))).toEqual([]);
      const [body = '{}'] = copilot.bodies;
      const said = { path: '', headers: {}, text: body, body: JSON.parse(body) };
      expect(offeredTools(said)).toEqual(['squad_route']);
    },
  );

  it.each([
    ['high', 'high'],
    // Not one that it takes: the runtime's own choice stays.
    ['xhigh', 'medium'],
  ] as const)(
    'open a session that thinks as long as it should, where its model takes that: %s',
    async (effort, expected) => {
      const copilot = await aCopilot(200);
      const stage = await stageWith('user-token', copilot);
      const { turn } = await aTurn(stage, { model: THINKER, effort });
      expect(turn).toEqual({ kind: 'done', text: 'Hello.' });
      expect(copilot.bodies.map((body) => JSON.parse(body).reasoning_effort)).toEqual([expected]);
    },
  );

  it.each([
    [true, { mimeTypes: ['image/png'], count: 3, bytes: 100_000 }],
    [false, undefined],
  ])('open sessions that know what images their model takes: %j', async (vision, expected) => {
    const stage = await stageWith('user-token', await aCopilot(200, vision));
    const session = await stage.runtime.openSession(aSpec(stage));
    expect(await session.imageLimits()).toEqual(expected);
  });

  it.each(kinds)(
    '%s: are in the environment of the runtime only when there is no other way',
    async (kind) => {
      const stage = await stageWith(kind, await aCopilot(200));
      await stage.runtime.start();
      const environments = runtimes().map(environmentOf);
      expect(environments.join('\n').includes(USER)).toBe(false);
      expect(environments.join('\n').includes(JOB)).toBe(kind === 'job-token');
    },
  );

  it.each([
    ['job-token', 403],
    ['user-token', 401],
  ] as const)(
    '%s: are named with the way out when Copilot refuses them with %i',
    async (kind, status) => {
      const stage = await stageWith(kind, await aCopilot(status));
      await expect(stage.runtime.start()).rejects.toMatchObject({
        code: 'E_CREDENTIALS',
        message: expect.stringMatching(`${named[kind]} *.*\\(HTTP ${status}\\)`),
        hint: expect.stringContaining(advised[kind]),
      });
    },
  );

  it('are not blamed when Copilot is not there', async () => {
    const stage = await stageWith('job-token', { url: 'http://127.0.0.1:9', seen: [], bodies: [] });
    await expect(stage.runtime.start()).rejects.toMatchObject({
      code: 'E_CREDENTIALS',
      message: expect.stringMatching(/could not be reached/),
    });
  });

  it('are given up after ten seconds without an answer, the job’s own token and the user’s', async () => {
    const opened = kinds.map(async (kind) => {
      const copilot = await aCopilot('silence');
      const stage = await stageWith(kind, copilot);
      await expect(stage.runtime.start()).rejects.toMatchObject({
        message: expect.stringMatching(/could not be reached/),
      });
      expect(copilot.seen).not.toEqual([]);
    });
    await Promise.all(opened);
    expect(await waitForRuntimesToEnd()).toEqual([]);
  });
});
