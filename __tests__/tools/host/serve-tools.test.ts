// The host's server in this process, at the other end of a connection in memory.
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { DEFAULT_LIMITS, type ToolFolder } from '#src/ports/custom-tools.ts';
import type { CalledTool, RuntimeCallResult, ToolCallContext } from '#src/ports/tool-host.ts';
import type { JsonData } from '#src/text/json-text.ts';
import { NO_PROGRAMS_MESSAGE } from '#src/tools/host/explain-failure.ts';
import {
  callSchema,
  importNotice,
  listingSchema,
  META_KEYS,
  runningSchema,
  runtimeRequest,
  SERVER_INFO,
} from '#src/tools/host/protocol.ts';
import { serveTools } from '#src/tools/host/serve-tools.ts';
import { aToolFolder } from '../custom/a-tool-folder.ts';

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

type LoadSettings = {
  readonly wanted?: readonly string[];
  readonly broken?: Readonly<Record<string, string>>;
  readonly importMs?: number;
  /** Answers tools that ask other agents. */
  readonly folder?: Partial<ToolFolder>;
  readonly answer?: (method: string, args: readonly JsonData[]) => RuntimeCallResult;
};

/** A host that has loaded these files of `.squad/tools`. */
async function aHost(files: Readonly<Record<string, string>>, settings: LoadSettings = {}) {
  const { answer, folder, ...given } = settings;
  const imports: string[] = [];
  const restored: string[] = [];
  const client = new Client(SERVER_INFO);
  clients.push(client);
  client.setNotificationHandler(importNotice, ({ params }) => {
    imports.push(`${params.path} ${params.state}`);
  });
  client.setRequestHandler(runtimeRequest, ({ params: { method, args } }) => ({
    asked: answer?.(method, args),
  }));
  const [near, far] = InMemoryTransport.createLinkedPair();
  await serveTools(far, {
    logger: console,
    guard: (work) => work(),
    restoreGlobals: (name) => void restored.push(name),
    limitNetwork: async () => undefined,
  });
  await client.connect(near);
  const folders = [await aToolFolder(files, folder)];
  const params = { folders, broken: {}, importMs: 2_000, hasRuntime: answer !== undefined };
  const request = { method: 'squad/load', params: { ...params, ...given } };
  const listing = await client.request(request, listingSchema);
  const call = async (
    name: string,
    args: object = {},
    { origin, toolCallId = 'c' }: Partial<ToolCallContext> & Pick<CalledTool, 'origin'> = {},
  ) => {
    const _meta = { [META_KEYS.context]: { toolCallId }, [META_KEYS.origin]: origin };
    const request = { method: 'tools/call', params: { name, arguments: args, _meta } };
    const answer = await client.request(request, callSchema);
    return answer._meta[META_KEYS.reply];
  };
  return { client, listing, call, imports, restored };
}

/** A module whose tool runs `body`, in plain JavaScript. */
const module = (body: string, top = '') =>
  `${top}\nexport default { description: 'Does it', args: {}, execute: async (args, ctx) => { ${body} } };\n`;

const RESOURCE = `apiVersion: squad-action/v1
kind: Tool
metadata: { name: r }
spec:
  entry: tools/lib/entry.ts
  errorMessageLimit: 20
  exports: [{ name: asks, description: Asks }]
`;
/** Calls the method of \`ctx.runtime\` that it is told. */
const ASKS = `export const handlers = { asks: async (ctx, { method, args }) => {
  if (ctx.runtime === undefined) return 'no runtime';
  try { return await ctx.runtime[method](...args); }
  catch ({ name, code, message, suggestion }) { return { name, code, message, suggestion }; }
} };\n`;
const FIX = 'fix the file, and try it with `squad-action tools`';
const COMMIT = 'commit what it imports beside it; packages are never installed';
const IMPORT_TOOL = "begin with: import { tool } from '@squad/tools'";
const WAIT = 'wait for things when it is called, never while it is imported';
const START = 'start programs when it is called, never while it is imported';
const asking = { 'r.tool.yaml': RESOURCE, 'lib/entry.ts': ASKS };

describe('a host that loads', () => {
  it('lists the tools with their limits and tells of each import', async () => {
    const { listing, imports, restored } = await aHost({
      ...asking,
      'a.ts': module("return 'a'"),
    });
    expect(listing.tools.map(({ name, limits }) => [name, limits])).toEqual([
      ['a', DEFAULT_LIMITS],
      ['r__asks', { ...DEFAULT_LIMITS, errorChars: 20 }],
    ]);
    expect(listing.diagnostics).toEqual([]);
    expect(listing.tools[0]?.origin.commit).toBe('c0ffee');
    const paths = ['.squad/tools/a.ts', '.squad/tools/r.tool.yaml'];
    expect(new Set(restored)).toEqual(new Set(paths));
    expect(imports).toEqual(paths.flatMap((path) => [`${path} started`, `${path} ended`]));
  });

  // Texts, because an error of the importer's own context is no error to this one.
  it.each([
    ['a message and a place', 'no\n  /r/a.ts:1:6\n  more', 'no at /r/a.ts:1:6', FIX],
    ['that a package is missing', "Cannot find package 'x'", "Cannot find package 'x'", COMMIT],
    ['that it knows no tool', 'tool is not defined', 'tool is not defined', IMPORT_TOOL],
    ['that there is no Bun', 'Bun is not defined', 'needs Bun, which this host does not run', FIX],
    ['that no program may start', NO_PROGRAMS_MESSAGE, NO_PROGRAMS_MESSAGE, START],
  ])('names a file that throws %s, and loads the others', async (_, thrown, message, next) => {
    const files = { 'a.ts': module('', `throw ${JSON.stringify(thrown)};`), 'b.ts': module('') };
    const { listing } = await aHost(files);
    expect(listing.tools.map(({ name }) => name)).toEqual(['b']);
    const path = '.squad/tools/a.ts';
    expect(listing.diagnostics).toEqual([{ code: 'L_IMPORT', path, message, next }]);
  });

  it("says what is wrong with a resource in at most its own limit's characters", async () => {
    const files = { ...asking, 'lib/entry.ts': `throw ${JSON.stringify('no'.repeat(50))};` };
    const { listing } = await aHost(files);
    expect(listing.diagnostics).toMatchObject([
      { code: 'L_IMPORT', message: 'nonon... (truncated)' },
    ]);
  });

  it('tells a bare folder how to be named when an import leaves it', async () => {
    const files = { 'a.ts': module('', "import '../lib/x';"), 'b.ts': module('', "import './x';") };
    const { listing } = await aHost(files, { folder: { shownAs: 'shared', isBare: true } });
    expect(listing.diagnostics.map(({ next }) => next)).toEqual([
      expect.stringMatching(
        /^only the files in shared are read.* name the folder that holds both$/,
      ),
      COMMIT,
    ]);
  });

  it.each([
    [
      'a call',
      "return Bun.file('a').text()",
      ['needs Bun, which this host does not run (line 2: Bun.file)'],
    ],
    ['a call in a template', 'return await Bun.$`ls`', [expect.stringContaining('Bun.$')]],
    ['a question before it', "return typeof Bun === 'undefined' ? 'node' : Bun.version", []],
    ['a comment', "/* Bun.file */ // Bun.file\nreturn 'Bun.file'", []],
    ['another name', 'const MyBun = {}; return MyBun.file', []],
  ])('reports Bun in %s', async (_, body, messages) => {
    const { listing } = await aHost({ 'a.ts': module(body) });
    expect(listing.diagnostics.map(({ message }) => message)).toEqual(messages);
    expect(listing.tools.map(({ name }) => name)).toEqual(['a']);
  });

  it('names a file whose import never ends, and loads the others', async () => {
    const files = { 'a.ts': module('', 'await new Promise(() => {});'), 'b.ts': module('') };
    const { listing } = await aHost(files, { importMs: 100 });
    expect(listing.tools.map(({ name }) => name)).toEqual(['b']);
    const message = 'importing it did not end within 0.1 s';
    expect(listing.diagnostics).toMatchObject([{ code: 'L_IMPORT', message, next: WAIT }]);
  });
});

it.each([
  ['its own', { 'node_modules/zod/index.js': "exports.z = 'own';" }, 'own'],
  ['ours', {}, 'object'],
])('a file that imports zod gets %s', async (_, files, text) => {
  const body = "return typeof z === 'string' ? z : typeof z";
  const { call } = await aHost({ 'a.ts': module(body, "import { z } from 'zod';"), ...files });
  expect(await call('a')).toMatchObject({ text });
});

describe('a call of a loaded tool', () => {
  it('leaves nothing to the next one, also when it fails', async () => {
    const { call, restored } = await aHost({ 'a.ts': module("throw new TypeError('no')") });
    expect(await call('a')).toMatchObject({ kind: 'failed', name: 'TypeError', message: 'no' });
    expect(restored.at(-1)).toBe('a');
  });

  it('fails when there is no tool of the name at the place', async () => {
    const { call } = await aHost({ 'a.ts': module("return 'a'") });
    const code = 'E_TOOL_NOT_FOUND';
    expect(await call('b')).toMatchObject({ code });
    const at = (scope: 'local' | 'global', path: string) =>
      call('a', {}, { origin: { scope, path } });
    expect(await at('local', '.squad/tools/b.ts')).toMatchObject({ code });
    expect(await at('global', '.squad/tools/a.ts')).toMatchObject({ code });
    expect(await at('local', '.squad/tools/a.ts')).toMatchObject({ text: 'a' });
  });

  it('is told as long as it runs', async () => {
    const { client, call } = await aHost({
      'a.ts': module('await new Promise((resolve) => { globalThis.endIt = resolve; }); return 1'),
      'b.ts': module('globalThis.endIt(); return 1'),
    });
    const running = () => client.request({ method: 'squad/running' }, runningSchema);
    const waiting = call('a', {}, { toolCallId: 'one' });
    expect(await running()).toMatchObject({ calls: ['one'] });
    await call('b', {}, { toolCallId: 'other' });
    await waiting;
    expect(await running()).toMatchObject({ calls: [] });
  });

  it.each([
    ['of plain letters', "'x'", 8_388_606],
    ['of characters that JSON writes with six', "'\\x01'", 1_398_101],
  ])('cuts what is too long for a message, %s, and says so', async (_, letter, length) => {
    const { call } = await aHost({ 'long.ts': module(`return ${letter}.repeat(9_000_000)`) });
    const reply = await call('long');
    const [text = '', note] = reply.kind === 'ok' ? reply.text.split('\n') : [];
    expect(text.length).toBeLessThanOrEqual(length);
    expect(text.length).toBeGreaterThan(length - 10);
    expect(note).toBe('[the rest is missing: at most 8388608 bytes of a result are kept]');
  });
});

describe('a tool that asks other agents', () => {
  it('has no runtime where agents may not ask each other', async () => {
    const { call } = await aHost(asking);
    expect(await call('r__asks', { method: 'list', args: [] })).toMatchObject({
      text: '"no runtime"',
    });
  });
});
