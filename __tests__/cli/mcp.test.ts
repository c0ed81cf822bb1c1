import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { buildHost } from '../adapters/tool-host/build-host.ts';

let built: string;
let base: string;
let child: ChildProcess;
let client: Client;
let ended: Promise<number | null>;

beforeAll(async () => {
  built = await buildHost();
});

const TOOLS = `import { tool } from '@squad/tools';
export const count = tool({ description: 'Counts words', args: { text: tool.schema.string() }, execute: ({ text }) => String(text.split(' ').length) });
export const id = tool({ description: 'Number', args: {}, execute: (_, ctx) => ctx.messageID });
export const exit = tool({ description: 'Ends', args: {}, execute() { process.exit(1); } });
export const print = tool({ description: 'Prints', args: {}, execute() { console.log('{"jsonrpc":"2.0","id":1}'); return 'ok'; } });
export const wait = tool({ description: 'Waits', args: {}, execute: (_, ctx) => new Promise((resolve) => { ctx.abort.addEventListener('abort', () => { require('node:fs').writeFileSync('aborted', ''); resolve('aborted'); }); }) });
`;

const PROGRAM =
  'const [word]: string[] = process.argv.slice(2);\nconsole.log(word.toUpperCase());\n';
const HOSTED = ['help_say', 'my_count', 'my_exit', 'my_id', 'my_print', 'my_wait'];
const HELPED = `import { word } from '../lib/say';\nexport const say = { description: 'Says', args: {}, execute: () => word };\n`;

const saying = (word: string) => `import { tool } from '@squad/tools';
export const say = tool({ description: 'Says', args: {}, execute: () => '${word}' });
`;

async function start() {
  base = await realpath(await mkdtemp(join(tmpdir(), 'squad-bridge-')));
  await mkdir(join(base, '.squad', 'tools'), { recursive: true });
  await mkdir(join(base, 'tmp'));
  await writeFile(join(base, '.squad', 'tools', 'my.ts'), TOOLS);
  await mkdir(join(base, '.squad', 'lib'));
  await writeFile(join(base, '.squad', 'lib', 'say.ts'), "export const word = 'old';");
  await writeFile(join(base, '.squad', 'tools', 'help.ts'), HELPED);
  await mkdir(join(base, 'later'));
  await mkdir(join(base, 'shared', 'tools'), { recursive: true });
  await writeFile(join(base, 'shared', 'tools', 'our.ts'), saying('shared'));
  for (const [name, expose] of Object.entries({ shout: false, greet: true })) {
    await mkdir(join(base, '.squad', 'tools', name));
    const manifest = {
      name,
      description: `Does ${name}`,
      version: '1.0.0',
      entrypoint: `${name}.ts`,
      expose,
    };
    const parameters = [{ name: 'word', type: 'string', required: true, description: 'A word' }];
    const files = {
      'tool.yaml': JSON.stringify({ ...manifest, parameters }),
      [`${name}.ts`]: PROGRAM,
    };
    for (const [file, text] of Object.entries(files)) {
      await writeFile(join(base, '.squad', 'tools', name, file), text);
    }
  }
  const args = [
    join(built, 'tool-host.js'),
    '--folder',
    '.squad',
    '--folder',
    'shared',
    '--folder',
    'later',
  ];
  child = spawn(process.execPath, args, {
    cwd: base,
    env: { PATH: process.env.PATH, TMPDIR: join(base, 'tmp') },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  ended = new Promise((resolve) => child.once('exit', resolve));
  client = new Client({ name: 'test', version: '1' });
  if (child.stdin === null || child.stdout === null) throw new Error('no pipes');
  await client.connect(new StdioServerTransport(child.stdout, child.stdin));
}

async function end() {
  child.kill('SIGTERM');
  await ended;
  await rm(base, { recursive: true });
}

describe('the tools for any MCP client', () => {
  beforeAll(start);
  afterAll(end);

  it('are listed and called, and an unknown one is an answer', async () => {
    const { tools } = await client.listTools();
    expect(client.getServerVersion()).toMatchObject({ name: 'squad-custom-tools' });
    expect(tools.map(({ name }) => name)).toEqual([
      ...HOSTED,
      'our_say',
      'run_custom_tool',
      'greet',
    ]);
    const counted = await client.callTool({ name: 'my_count', arguments: { text: 'a b c' } });
    expect(counted).toMatchObject({ content: [{ type: 'text', text: '3' }], isError: false });
    const unknown = await client.callTool({ name: 'nope', arguments: {} });
    expect(unknown).toMatchObject({ isError: true });
  });

  it('say in the result what went wrong', async () => {
    const wrong = await client.callTool({ name: 'my_count', arguments: { text: 1 } });
    const text = expect.stringContaining('E_TOOL_INVALID_ARGS');
    expect(wrong).toMatchObject({ isError: true, content: [{ text }] });
  });

  it('run executable tools too, and make none', async () => {
    const { tools } = await client.listTools();
    const runner = tools.find(({ name }) => name === 'run_custom_tool');
    expect(runner?.description).toContain('Does shout');
    expect(tools.some(({ name }) => name === 'create_custom_tool')).toBe(false);
    const args = { tool_name: 'shout', arguments: { word: 'hi' } };
    const run = await client.callTool({ name: 'run_custom_tool', arguments: args });
    const text = expect.stringContaining('stdout:\n--WORD=HI\n');
    expect(run).toMatchObject({ isError: false, content: [{ text }] });
    const exposed = await client.callTool({ name: 'greet', arguments: { word: 'hi' } });
    expect(exposed).toMatchObject({ isError: false, content: [{ text }] });
    const wrong = await client.callTool({ name: 'greet', arguments: { nope: 1 } });
    expect(wrong).toMatchObject({ isError: true });
  });

  it('outlive a tool that ends the process, and one that prints messages of the protocol', async () => {
    expect(await client.callTool({ name: 'my_exit', arguments: {} })).toMatchObject({
      isError: true,
    });
    expect(await client.callTool({ name: 'my_print', arguments: {} })).toMatchObject({
      content: [{ text: 'ok' }],
    });
  });

  it('are found again when a file of theirs changes, and the first folder wins', async () => {
    const changed = new Promise((resolve) =>
      client.setNotificationHandler(ToolListChangedNotificationSchema, resolve),
    );
    await writeFile(join(base, '.squad', 'tools', 'our.ts'), saying('own'));
    await changed;
    const { tools } = await client.listTools();
    expect(tools.filter(({ name }) => name === 'our_say')).toHaveLength(1);
    expect(await client.callTool({ name: 'our_say', arguments: {} })).toMatchObject({
      content: [{ text: 'own' }],
    });
  });

  it.each([
    ['a document beside tools/', '.squad/goondan.yaml', `kind: Tool`],
    ['a helper beside tools/', '.squad/lib/say.ts', "export const word = 'new';"],
  ])('are found again when %s changes', async (_what, path, text) => {
    const changed = new Promise((resolve) =>
      client.setNotificationHandler(ToolListChangedNotificationSchema, resolve),
    );
    await writeFile(join(base, path), text);
    await changed;
    const told = await client.callTool({ name: 'help_say', arguments: {} });
    expect(told).toMatchObject({ content: [{ text: path.includes('lib') ? 'new' : 'old' }] });
  });

  it('give a call the number that its client gave it', async () => {
    const before = await client.callTool({ name: 'my_id', arguments: {} });
    const after = await client.callTool({ name: 'my_id', arguments: {} });
    const [first, second] = [before, after].map((it) => Number(Object(it.content)[0].text));
    expect(second).toBe(Number(first) + 1);
  });

  it('are found in a folder that appears later', async () => {
    const changed = new Promise((resolve) =>
      client.setNotificationHandler(ToolListChangedNotificationSchema, resolve),
    );
    await mkdir(join(base, 'later', 'tools'));
    await changed;
    const again = new Promise((resolve) =>
      client.setNotificationHandler(ToolListChangedNotificationSchema, resolve),
    );
    await writeFile(join(base, 'later', 'tools', 'new.ts'), saying('later'));
    await again;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('new_say');
  });

  it('are told of a cancellation', async () => {
    const cancel = new AbortController();
    const options = { signal: cancel.signal };
    const called = client.callTool({ name: 'my_wait', arguments: {} }, undefined, options);
    await client.callTool({ name: 'my_print', arguments: {} });
    cancel.abort();
    await expect(called).rejects.toThrow();
    await client.callTool({ name: 'my_print', arguments: {} });
    expect(await readdir(base)).toContain('aborted');
  });
});

describe('the bridge', () => {
  beforeEach(start);
  afterEach(end);

  it.each(['SIGTERM', 'SIGINT'] as const)('leaves nothing behind after %s', async (signal) => {
    await client.listTools();
    expect(await readdir(join(base, 'tmp'))).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(await readdir(join(base, 'tmp'))).toEqual([]);
    expect((await readdir(base)).sort()).toEqual(['.squad', 'later', 'shared', 'tmp']);
  });

  it('removes what a killed one left', async () => {
    child.kill('SIGKILL');
    await ended;
    const left = await readdir(join(base, 'tmp'));
    expect(left).toHaveLength(1);
    const again = spawn(process.execPath, [join(built, 'tool-host.js'), '--folder', '.squad'], {
      cwd: base,
      env: { PATH: process.env.PATH, TMPDIR: join(base, 'tmp') },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const over = new Promise((resolve) => again.once('exit', resolve));
    again.stdin.end();
    await over;
    expect(await readdir(join(base, 'tmp'))).toEqual([]);
  });
});
