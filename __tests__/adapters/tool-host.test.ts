import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createToolHosts } from '../../src/adapters/tool-host.ts';
import type {
  CallContext,
  HostReply,
  HostSpec,
  ToolHost,
} from '../../src/tools/custom/custom-tool.ts';

const run = promisify(execFile);

let built: string;
let base: string;
let hosts: ToolHost[];
let printed: string[];

beforeAll(async () => {
  built = await realpath(await mkdtemp(join(tmpdir(), 'squad-built-host-')));
  await run('node', ['scripts/build.mjs', built]);
});

afterAll(() => rm(built, { recursive: true }));

beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'squad-tools-')));
  await Promise.all(['work', 'scratch', 'kept'].map((name) => mkdir(join(base, name))));
  hosts = [];
  printed = [];
});

afterEach(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await rm(base, { recursive: true });
});

type Files = Readonly<Record<string, string>>;

/** Writes a folder of tools and opens a host for it. */
async function open(files: Files, spec: Partial<HostSpec> = {}): Promise<ToolHost> {
  await writeFolder('.squad', files);
  const host = await createToolHosts(join(built, 'tool-host.js')).open({
    folders: [folderOf('.squad')],
    workdir: join(base, 'work'),
    scratch: join(base, 'scratch'),
    passed: [],
    mayStartPrograms: false,
    log: (line) => printed.push(line),
    ...spec,
  });
  hosts.push(host);
  return host;
}

function folderOf(name: string, scope: 'local' | 'global' = 'local') {
  return { root: join(base, name), scope, shownAs: `${name}/tools`, commit: 'c0ffee' } as const;
}

async function writeFolder(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(base, folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function context(given: Partial<CallContext> = {}): CallContext {
  return {
    ...{ sessionId: 'session-1', messageId: 'message-1', agent: 'copilot', agentName: 'Hockney' },
    ...{ instanceKey: 'hockney-1', turnId: 'turn-1', traceId: 'trace-1', toolCallId: 'call-1' },
    workdir: join(base, 'work'),
    ...given,
  };
}

function call(
  host: ToolHost,
  name: string,
  args: unknown = {},
  signal = new AbortController().signal,
): Promise<HostReply> {
  return host.call(name, args, context(), signal);
}

const namesOf = async (host: ToolHost) => (await host.list()).tools.map(({ name }) => name);

/** A module whose default tool runs `body` with `args` and `ctx`. */
const tool = (body: string, args = '{}') =>
  `import { tool } from '@squad/tools';\nexport default tool({ description: 'Does it', args: ${args}, async execute(args, ctx) { ${body} } });\n`;

describe('module tools', () => {
  it('S1-10 S1-12 load from the built host with no package installed, under all three names', async () => {
    const by = (name: string) => tool("return 'hi'").replace('@squad/tools', name);
    const host = await open({
      'tools/a.ts': by('@squad/tools'),
      'tools/b.ts': by('@atomic/plugin'),
      'tools/c.ts': by('@opencode-ai/plugin'),
    });
    expect(await namesOf(host)).toEqual(['a', 'b', 'c']);
    expect(await call(host, 'b')).toEqual({ kind: 'ok', text: 'hi' });
  });

  it('S1-13 S1-39 load with enums, extensionless imports, and a package.json of type commonjs', async () => {
    const host = await open({
      'package.json': '{ "type": "commonjs" }',
      'lib/level.ts': 'export enum Level { Low = 3 }',
      'tools/level.ts': `import { Level } from '../lib/level';\n${tool('return String(Level.Low)')}`,
    });
    expect(await call(host, 'level')).toEqual({ kind: 'ok', text: '3' });
  });

  it('S1-05 S1-06 S1-67 get the context of their own call, and run in the worktree', async () => {
    const body =
      'return { ...ctx, abort: ctx.abort instanceof AbortSignal, cwd: process.cwd(), metadata: 0 }';
    const host = await open({ 'tools/who.ts': tool(body) });
    const ask = (sessionId: string, messageId: string) =>
      host.call('who', {}, context({ sessionId, messageId }), new AbortController().signal);
    const [one, two] = await Promise.all([ask('s1', 'm1'), ask('s2', 'm2')]);
    const work = join(base, 'work');
    const same = { agent: 'copilot', directory: work, worktree: work, cwd: work };
    const rest = { ...same, abort: true, metadata: 0 };
    expect(one).toMatchObject({ data: { sessionID: 's1', messageID: 'm1', ...rest } });
    expect(two).toMatchObject({ data: { sessionID: 's2', messageID: 'm2', ...rest } });
  });

  it('S1-44 S1-45 get what zod made of the arguments, or are not called', async () => {
    const args = '{ n: tool.schema.number().default(4), s: tool.schema.string().optional() }';
    const host = await open({ 'tools/n.ts': tool('return String(args.n)', args) });
    expect(await call(host, 'n')).toEqual({ kind: 'ok', text: '4' });
    expect(await call(host, 'n', { n: 'x' })).toMatchObject({ code: 'E_TOOL_INVALID_ARGS' });
  });

  it('S1-27 local before global: both are listed, the first is called', async () => {
    await writeFolder('global', { 'tools/a_b.ts': tool("return 'global'") });
    const local = tool("return 'local'").replace('export default', 'export const b =');
    const host = await open(
      { 'tools/a.ts': local },
      { folders: [folderOf('.squad'), folderOf('global', 'global')] },
    );
    expect(await namesOf(host)).toEqual(['a_b', 'a_b']);
    expect(await call(host, 'a_b')).toEqual({ kind: 'ok', text: 'local' });
  });

  it('S1-14 that need Bun say so, and the way out', async () => {
    const host = await open({ 'tools/lint.ts': tool("return Bun.spawn(['bun']).stdout") });
    const reply = await call(host, 'lint');
    expect(reply).toMatchObject({
      code: 'E_TOOL_RUNTIME',
      message: expect.stringContaining('Bun'),
    });
  });

  it('S1-40 that nobody wants are not imported', async () => {
    const files = { 'tools/a.ts': tool("return 'a'"), 'tools/b.ts': "console.log('imported')" };
    const host = await open(files, { wanted: ['a'] });
    expect(await host.list()).toMatchObject({ tools: [{ name: 'a' }], diagnostics: [] });
    expect(printed).toEqual([]);
  });
});

describe('one bad file', () => {
  it('S1-32 TOOL-06 takes no other with it, and is named with the reason', async () => {
    const host = await open(
      {
        'tools/good.ts': tool("return 'good'"),
        'tools/exits.ts': 'process.exit(0)',
        'tools/hangs.ts': 'await new Promise(() => {});\nexport default 1',
        'tools/loops.ts': 'for (;;);',
        'tools/missing.ts': "import x from 'not-there';\nexport default x",
        'tools/syntax.ts': 'export default {{',
        'tools/throws.ts': "throw new Error('at the top')",
      },
      { importMs: 800 },
    );
    const { tools, diagnostics } = await host.list();
    expect(tools.map(({ name }) => name)).toEqual(['good']);
    expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual(
      ['exits', 'hangs', 'loops', 'missing', 'syntax', 'throws'].map(
        (name) => `L_IMPORT .squad/tools/${name}.ts`,
      ),
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('exit code 0'),
      expect.stringContaining('did not end'),
      expect.stringContaining('never ends'),
      expect.stringContaining('not-there'),
      expect.stringContaining('ParseError'),
      'at the top',
    ]);
  });
});

describe('resource tools', () => {
  const yaml = `apiVersion: goondan.ai/v1
kind: Tool
metadata:
  name: text-utils
spec:
  entry: "./tools/text-utils/index.ts"
  errorMessageLimit: 20
  exports:
    - name: uppercase
      parameters: { type: object, properties: { text: { type: string } }, required: [text] }
`;
  const handler = (body: string) =>
    `import type { ToolHandler } from '@goondan/types';\nexport const handlers: Record<string, ToolHandler> = { uppercase: async (ctx, input) => { ${body} } };`;
  const openWith = (body: string, spec: Partial<HostSpec> = {}) =>
    open({ 'tools/t.tool.yaml': yaml, 'tools/text-utils/index.ts': handler(body) }, spec);

  it('S4-04 S4-09 S4-15 S4-53 run as the seed has them, and log beside the model', async () => {
    const host = await openWith(
      "ctx.logger.info('Converting ' + input.text); return { result: String(input.text).toUpperCase() };",
    );
    const reply = await call(host, 'text-utils__uppercase', { text: 'abc' });
    expect(reply).toEqual({ kind: 'ok', text: '{"result":"ABC"}', data: { result: 'ABC' } });
    await host.close();
    expect(printed).toEqual(['Converting abc']);
  });

  it('S4-10 S4-13 S4-16 S4-17 have exactly the members of the interface, frozen', async () => {
    const host = await openWith(
      'return { keys: Object.keys(ctx).sort(), frozen: Object.isFrozen(ctx) && Object.isFrozen(ctx.message), date: ctx.message.createdAt instanceof Date, source: ctx.message.source };',
    );
    expect(await call(host, 'text-utils__uppercase')).toMatchObject({
      data: {
        keys: [
          ...['agentName', 'instanceKey', 'logger', 'message', 'toolCallId', 'traceId'],
          ...['turnId', 'workdir'],
        ],
        frozen: true,
        date: true,
        source: { type: 'assistant', stepId: 'turn-1' },
      },
    });
  });

  it('S4-33 S4-34 say what they threw: name, code, suggestion, help, and a message of bounded length', async () => {
    const host = await openWith(
      "throw Object.assign(new TypeError('x'.repeat(50)), { code: 'E_MINE', suggestion: 'do so', helpUrl: 'https://example.com/help' });",
    );
    expect(await call(host, 'text-utils__uppercase')).toEqual({
      ...{ kind: 'failed', code: 'E_MINE', name: 'TypeError', suggestion: 'do so' },
      helpUrl: 'https://example.com/help',
      message: 'xxxxx... (truncated)',
    });
  });

  it('S4-20 S4-23 ask other agents over the connection, and get a refusal as an error', async () => {
    const asked: unknown[] = [];
    const host = await openWith(
      "const c = await ctx.runtime.catalog(); try { await ctx.runtime.request('nobody', 'hi', { timeoutMs: 5 }); } catch (error) { return [c.selfAgent, error.code, error.message, error.suggestion]; }",
      {
        askRuntime: async ({ method, args, toolCallId }) => {
          asked.push([toolCallId, method, args]);
          const catalog = { swarmName: 's', entryAgent: 'e', selfAgent: 'hockney' };
          const lists = { availableAgents: [], callableAgents: [] };
          if (method === 'catalog') return { kind: 'done', value: { ...catalog, ...lists } };
          const error = { code: 'E_AGENT_NOT_FOUND', message: 'nobody', suggestion: 'ask McManus' };
          return { kind: 'error', error };
        },
      },
    );
    const reply = await call(host, 'text-utils__uppercase');
    expect(reply).toMatchObject({
      data: ['hockney', 'E_AGENT_NOT_FOUND', 'nobody', 'ask McManus'],
    });
    expect(asked).toEqual([
      ['call-1', 'catalog', []],
      ['call-1', 'request', ['nobody', 'hi', { timeoutMs: 5 }]],
    ]);
  });
});

describe('X-04 a tool that misbehaves', () => {
  const good = { 'tools/good.ts': tool("return 'good'") };
  const GOOD = { kind: 'ok', text: 'good' };

  it.each([
    ['ends the process', 'process.exit(3)', 'exit code 3'],
    ['fills the memory', 'const a = []; for (;;) a.push(new Array(1e6).fill(1))', 'memory'],
  ])('%s: the call fails, the next one works', async (_, body, how) => {
    const host = await open({ ...good, 'tools/bad.ts': tool(body) });
    const message = expect.stringContaining(how);
    expect(await call(host, 'bad')).toMatchObject({ code: 'E_TOOL_CRASH', message });
    expect(await call(host, 'good')).toEqual(GOOD);
  });

  it.each([
    ['loops', 'for (;;);'],
    ['never settles', 'return new Promise(() => setInterval(() => {}, 1000))'],
  ])('%s: S1-07 the call ends with its signal, the next one works', async (_, body) => {
    const host = await open({ ...good, 'tools/bad.ts': tool(body) });
    const reply = await call(host, 'bad', {}, AbortSignal.timeout(200));
    expect(reply).toMatchObject({ code: 'E_TOOL_ABORTED' });
    expect(await call(host, 'good')).toEqual(GOOD);
  });

  it('fails outside of its promise: the call ends with that failure', async () => {
    const body = "return new Promise(() => setTimeout(() => { throw new Error('later') }, 5))";
    const host = await open({ 'tools/bad.ts': tool(body) });
    expect(await call(host, 'bad')).toMatchObject({ code: 'E_TOOL', message: 'later' });
  });

  it('goes down too often: the tools are off, and say so', async () => {
    const host = await open({ 'tools/bad.ts': tool('process.exit(1)') });
    const codes = [];
    for (let at = 0; at < 5; at += 1) codes.push(await call(host, 'bad'));
    expect(codes.at(-1)).toMatchObject({
      code: 'E_TOOL_CRASH',
      message: expect.stringContaining('too often'),
    });
  });

  it('X-06 prints: the lines go to the log, and the protocol is not disturbed', async () => {
    const body =
      "console.log('::set-output name=a::b'); require('node:fs').writeSync(1, 'raw\\n'); process.stdout.write('{\"jsonrpc\":\"2.0\"}\\n'); return 'fine'";
    const host = await open({ 'tools/p.ts': tool(body) });
    expect(await call(host, 'p')).toEqual({ kind: 'ok', text: 'fine' });
    await host.close();
    expect(printed.sort()).toEqual(['::set-output name=a::b', 'raw', '{"jsonrpc":"2.0"}']);
  });

  it('S1-46 TOOL-08 returns what JSON has no word for: the reply is text all the same', async () => {
    const results = [
      ...[
        'undefined',
        'null',
        '12n',
        'Buffer.from("ab")',
        '(() => { const a = {}; a.a = a; return a })()',
      ],
      '({ get x() { throw 1 } })',
    ];
    const files = results.map((it, at) => [`tools/r${at}.ts`, tool(`return ${it}`)] as const);
    const host = await open(Object.fromEntries(files));
    const replies = await Promise.all(results.map((_, at) => call(host, `r${at}`)));
    expect(replies.map((reply) => (reply.kind === 'ok' ? reply.text : reply.code))).toEqual([
      ...['', 'null', '12', '[2 bytes]', '{"a":"[circular]"}', '{"x":"[computed]"}'],
    ]);
  });

  it('returns 30 MB: the beginning comes back, the whole is kept masked', async () => {
    const keep = {
      folder: join(base, 'kept'),
      mask: (text: string) => text.replaceAll('hunter2', '***'),
    };
    const body = "return 'pass hunter2 word\\n'.repeat(2_000_000)";
    const host = await open({ 'tools/long.ts': tool(body) }, { keep });
    const reply = await call(host, 'long');
    const keptAt = join(base, 'kept', 'hockney-1-call-1.result.txt');
    expect(reply).toMatchObject({ whole: { bytes: 36_000_000, lines: 2_000_000, keptAt } });
    expect(reply.kind === 'ok' && reply.text.length).toBeLessThanOrEqual(262_144);
    const kept = await readFile(keptAt, 'utf8');
    expect(kept).toBe('pass *** word\n'.repeat(2_000_000));
    expect(await readdir(join(base, 'scratch'))).toEqual([]);
  });
});

describe('X-03 TOOL-07 what a tool can reach', () => {
  it('sees no variable of the job but the neutral ones and those passed by name', async () => {
    const env = { SQUAD_TEST_SECRET: 'x', SQUAD_TEST_PASSED: 'y', INPUT_TOKEN: 'z' };
    Object.assign(process.env, env);
    const passed = ['SQUAD_TEST_PASSED', 'INPUT_TOKEN'];
    const host = await open({ 'tools/env.ts': tool('return process.env') }, { passed });
    const reply = await call(host, 'env');
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
    const data = reply.kind === 'ok' ? reply.data : undefined;
    expect(data).toMatchObject({ SQUAD_TEST_PASSED: 'y', SQUAD_WORKSPACE: join(base, 'work') });
    expect(data).not.toMatchObject({ SQUAD_TEST_SECRET: 'x' });
    expect(JSON.stringify(data)).not.toContain('INPUT_TOKEN');
  });

  it.each([
    ['a file outside', "return require('node:fs').readFileSync('/etc/passwd', 'utf8')"],
    ['its parent', 'return require("node:fs").readFileSync("/proc/" + process.ppid + "/environ")'],
    ['a program', "return require('node:child_process').execSync('id').toString()"],
    ['a place to write outside', "require('node:fs').writeFileSync('../x', 'x')"],
  ])('is refused %s', async (_, body) => {
    const host = await open({ 'tools/reach.ts': tool(body) });
    expect(await call(host, 'reach')).toMatchObject({ code: 'E_TOOL_DENIED' });
  });

  it('reads and writes the worktree', async () => {
    const body =
      "const fs = require('node:fs'); fs.writeFileSync('a.txt', 'hello'); return fs.readFileSync('a.txt', 'utf8')";
    const host = await open({ 'tools/w.ts': tool(body) });
    expect(await call(host, 'w')).toEqual({ kind: 'ok', text: 'hello' });
  });

  it('may start programs where the settings say so, and nothing of them outlives the host', async () => {
    const body =
      "const child = require('node:child_process').spawn('sleep', ['300'], { detached: true, stdio: 'ignore' }); child.unref(); return String(child.pid)";
    const host = await open({ 'tools/p.ts': tool(body) }, { mayStartPrograms: true });
    const reply = await call(host, 'p');
    await host.close();
    const pid = reply.kind === 'ok' ? Number(reply.text) : 0;
    expect(pid).toBeGreaterThan(0);
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'gone Z');
    expect(state).toMatch(/ Z/);
  });
});
