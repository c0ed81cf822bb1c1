// What a tool hears when it asks for a host that the settings don't open.
import { describe, expect, it } from '@jest/globals';
import { moduleTool, shareHost } from './a-tool-host.ts';

const URL_ARGUMENT = '{ url: tool.schema.string() }';
const WAYS = [
  ['fetch', 'return String((await fetch(args.url)).status)'],
  [
    'https',
    "return new Promise((done, fail) => require(new URL(args.url).protocol.slice(0, -1)).get(args.url, done).on('error', fail))",
  ],
  [
    'lookup',
    "return (await require('node:dns/promises').lookup(new URL(args.url).hostname)).address",
  ],
  ['caught', 'try { await fetch(args.url) } catch (error) { return error.message }'],
] as const;

const FILES = Object.fromEntries(
  WAYS.map(([name, body]) => [`tools/${name}.ts`, moduleTool(body, URL_ARGUMENT)]),
);

const OUTSIDE = 'https://api.example.org/a';

describe.each([
  ['without a network', 'none' as const],
  ['with another host named', ['one.example'] as const],
])('a tool %s', (_what, network) => {
  const { call } = shareHost(FILES, () => ({ network }));

  it.each(['fetch', 'https', 'lookup'])(
    'hears from %s which host was refused, and which setting opens it',
    async (way) => {
      expect(await call(way, { url: OUTSIDE })).toMatchObject({
        kind: 'failed',
        code: 'E_TOOL_NETWORK',
        message: 'api.example.org may not be reached from here',
        suggestion: expect.stringContaining('"action": { "network": ["api.example.org"] }'),
        setting: '"network": ["api.example.org"]',
      });
    },
  );

  it('hears it even if it catches the error', async () => {
    expect(await call('caught', { url: OUTSIDE })).toMatchObject({
      text: 'api.example.org may not be reached from here',
    });
  });

  it('reaches its own process', async () => {
    // Nobody listens there.
    expect(await call('fetch', { url: 'http://127.0.0.1:9' })).toMatchObject({
      code: expect.stringMatching(/ECONNREFUSED|E_TOOL$/),
      message: expect.not.stringContaining('fetch failed'),
    });
    expect(await call('lookup', { url: 'http://127.0.0.1' })).toMatchObject({ text: '127.0.0.1' });
  });
});

describe('a tool with all public hosts', () => {
  const { call } = shareHost(FILES, () => ({ network: 'public' }));

  it("fetches from any through the box's proxy, and from none near it", async () => {
    expect(await call('fetch', { url: 'https://any.invalid' })).toMatchObject({
      message: expect.stringContaining('(502)'),
    });
    expect(await call('fetch', { url: 'http://169.254.169.254/' })).toMatchObject({
      message: expect.stringContaining('(403)'),
    });
  });
});

describe('a tool with a host named', () => {
  const { call } = shareHost(FILES, () => ({ network: ['one.invalid'] }));

  it("fetches it through the box's proxy, which looks it up", async () => {
    expect(await call('fetch', { url: 'https://one.invalid' })).toMatchObject({
      message: expect.stringContaining('(502)'),
    });
  });
});
