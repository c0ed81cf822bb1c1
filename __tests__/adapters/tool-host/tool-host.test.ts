import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ToolHost } from '#src/ports/tool-host.ts';
import {
  aHostStage,
  type Files,
  type HostStage,
  shareHost,
  moduleTool as tool,
} from './a-tool-host.ts';

let stage: HostStage;

beforeEach(async () => {
  stage = await aHostStage();
});
afterEach(() => stage.end());

const open: HostStage['open'] = (files, spec) => stage.open(files, spec);
const call: HostStage['call'] = (...given) => stage.call(...given);
const namesOf = async (host: ToolHost) => (await host.list()).tools.map(({ name }) => name);
const folderOf = (name: string, scope: 'local' | 'global' = 'local') =>
  ({ root: join(stage.base, name), scope, shownAs: `${name}/tools`, commit: 'c0ffee' }) as const;

describe('module tools', () => {
  const count = 'globalThis.seen = (globalThis.seen ?? 0) + 1; return String(globalThis.seen)';
  const shared = shareHost({
    'tools/who.ts': tool(
      'return { ...ctx, abort: ctx.abort instanceof AbortSignal, cwd: process.cwd(), metadata: 0 }',
    ),
    'tools/one.ts': tool(count),
    'tools/two.ts': tool(count),
  });

  it('load from the built host with no package installed, under all three names', async () => {
    const by = (name: string) => tool("return 'hi'").replace('@squad/tools', name);
    const host = await open({
      'tools/a.ts': by('@squad/tools'),
      'tools/b.ts': by('@atomic/plugin'),
      'tools/c.ts': by('@opencode-ai/plugin'),
    });
    expect(await namesOf(host)).toEqual(['a', 'b', 'c']);
    expect(await call(host, 'b')).toEqual({ kind: 'ok', text: 'hi' });
  });

  it('get the context of their own call, and run in the worktree', async () => {
    const [one, two] = await Promise.all([
      shared.callAs('who', { sessionId: 's1', messageId: 'm1' }),
      shared.callAs('who', { sessionId: 's2', messageId: 'm2' }),
    ]);
    const work = join(shared.base(), 'work');
    const same = { agent: 'copilot', directory: work, worktree: work, cwd: work };
    const rest = { ...same, abort: true, metadata: 0 };
    expect(one).toMatchObject({ data: { sessionID: 's1', messageID: 'm1', ...rest } });
    expect(two).toMatchObject({ data: { sessionID: 's2', messageID: 'm2', ...rest } });
  });

  it('local before global: both are listed, the first is called', async () => {
    await stage.write('global', { 'tools/a_b.ts': tool("return 'global'") });
    const local = tool("return 'local'").replace('export default', 'export const b =');
    const host = await open(
      { 'tools/a.ts': local },
      { folders: [folderOf('.squad'), folderOf('global', 'global')] },
    );
    expect(await namesOf(host)).toEqual(['a_b', 'a_b']);
    expect(await call(host, 'a_b')).toEqual({ kind: 'ok', text: 'local' });
    const { tools } = await host.list();
    const replies = await Promise.all(
      tools.map((one) => host.callTool(one, {}, stage.context, new AbortController().signal)),
    );
    expect(replies).toEqual(tools.map(({ origin }) => ({ kind: 'ok', text: origin.scope })));
  });

  it('stay as they were loaded; the next host loads edited files', async () => {
    const files = {
      'tools/a.ts':
        "import { word } from './lib/word';\nexport default { description: 'a', args: {}, execute: () => word };\n",
      'tools/lib/word.ts': "export const word = 'old';\n",
      'tools/b.ts': tool("return 'b'"),
    };
    const before = await open(files);
    await rm(join(stage.base, '.squad/tools/b.ts'));
    const edited = {
      'tools/lib/word.ts': "export const word = 'new';\n",
      'tools/c.ts': tool("return 'c'"),
    };
    const after = await open({ 'tools/a.ts': files['tools/a.ts'], ...edited });
    expect(await namesOf(before)).toEqual(['a', 'b']);
    expect(await namesOf(after)).toEqual(['a', 'c']);
    expect(await call(before, 'a')).toMatchObject({ text: 'old' });
    expect(await call(after, 'a')).toMatchObject({ text: 'new' });
  });

  it('share the process of their agent, which is not ours', async () => {
    expect(await shared.call('one')).toMatchObject({ text: '1' });
    expect(await shared.call('two')).toMatchObject({ text: '2' });
    expect(globalThis).not.toHaveProperty('seen');
  });

  it('that nobody wants are not imported', async () => {
    const imported = "console.log('imported')";
    const resource = (entry: string) =>
      `apiVersion: squad-action/v1\nkind: Tool\nmetadata: { name: r }\nspec: { entry: ${entry}, exports: [{ name: x, description: Does x }] }\n`;
    const files = {
      'tools/a.ts': tool("return 'a'"),
      'tools/b.ts': imported,
      'tools/e.ts': imported,
      'tools/r.tool.yaml': resource('tools/e.ts'),
    };
    const host = await open(files, { wanted: ['a*', 'e'] });
    expect(await host.list()).toMatchObject({
      tools: [{ name: 'a' }],
      unused: [
        { name: 'b', kind: 'module', origin: { path: '.squad/tools/b.ts', commit: 'c0ffee' } },
        { name: 'r__x', kind: 'resource', description: 'Does x' },
      ],
      diagnostics: [],
    });
    expect(stage.printed).toEqual([]);
  });
});

describe('one bad file', () => {
  it('leaves the others working, and is named with the reason', async () => {
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
      { importMs: 1_500 },
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
      expect.stringContaining('does not end'),
      expect.stringContaining('not-there'),
      expect.stringMatching(/^ParseError: .* at \.squad\/tools\/syntax\.ts:1:\d+$/),
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
    - name: members
    - name: spoils
    - name: fails
    - name: asks
`;
  const handlers = `import type { ToolHandler } from '@goondan/types';
export const handlers: Record<string, ToolHandler> = {
  uppercase: async (ctx, input) => { ctx.logger.info('Converting ' + input.text); return { result: String(input.text).toUpperCase() }; },
  spoils: (ctx) => { try { ctx.logger.info = () => {}; } catch {} return Object.isFrozen(ctx.logger); },
  members: (ctx) => ({ keys: Object.keys(ctx).sort(), frozen: Object.isFrozen(ctx) && Object.isFrozen(ctx.message), date: ctx.message.createdAt instanceof Date, source: ctx.message.source }),
  fails: () => { throw Object.assign(new TypeError('x'.repeat(50)), { code: 'E_MINE', suggestion: 'do so', helpUrl: 'https://example.com/help' }); },
  asks: async (ctx) => { const c = await ctx.runtime.catalog(); try { await ctx.runtime.request('nobody', 'hi', { timeoutMs: 5 }); } catch (error) { return [c.selfAgent, error.code, error.message, error.suggestion]; } },
};
`;
  const files: Files = { 'tools/t.tool.yaml': yaml, 'tools/text-utils/index.ts': handlers };
  const shared = shareHost(files);

  it('run like those of Goondan, and log separately from the result', async () => {
    const host = await open(files);
    // What one call does to its logger is nothing to the next.
    expect(await call(host, 'text-utils__spoils')).toMatchObject({ data: true });
    const reply = await call(host, 'text-utils__uppercase', { text: 'abc' });
    expect(reply).toEqual({ kind: 'ok', text: '{"result":"ABC"}', data: { result: 'ABC' } });
    await host.close();
    expect(stage.printed).toEqual(['Converting abc']);
  });

  it('have exactly the members of the interface, frozen', async () => {
    expect(await shared.call('text-utils__members')).toMatchObject({
      data: {
        keys: [
          ...['agentName', 'instanceKey', 'logger', 'message', 'toolCallId', 'traceId'],
          ...['turnId', 'workdir'],
        ],
        frozen: true,
        date: true,
        source: { type: 'assistant', stepId: 'message-1' },
      },
    });
  });

  it('say what they threw: name, code, suggestion, help, and a message of bounded length', async () => {
    expect(await shared.call('text-utils__fails')).toEqual({
      kind: 'failed',
      code: 'E_MINE',
      name: 'TypeError',
      suggestion: 'do so',
      helpUrl: 'https://example.com/help',
      message: 'xxxxx... (truncated)',
    });
  });

  it('ask other agents over the connection, and get a refusal as an error', async () => {
    const asked: unknown[] = [];
    const host = await open(files, {
      askRuntime: async ({ method, args, toolCallId }) => {
        asked.push([toolCallId, method, args]);
        const catalog = { swarmName: 's', entryAgent: 'e', selfAgent: 'hockney' };
        const lists = { availableAgents: [], callableAgents: [] };
        if (method === 'catalog') return { kind: 'done', value: { ...catalog, ...lists } };
        const error = { code: 'E_AGENT_NOT_FOUND', message: 'nobody', suggestion: 'ask McManus' };
        return { kind: 'error', error };
      },
    });
    const reply = await call(host, 'text-utils__asks');
    expect(reply).toMatchObject({
      data: ['hockney', 'E_AGENT_NOT_FOUND', 'nobody', 'ask McManus'],
    });
    expect(asked).toEqual([
      ['call-1', 'catalog', []],
      ['call-1', 'request', ['nobody', 'hi', { timeoutMs: 5 }]],
    ]);
  });
});

describe('a tool that misbehaves', () => {
  const GOOD = { kind: 'ok', text: 'good' };
  const shared = shareHost({
    'tools/good.ts': tool("return 'good'"),
    'tools/fills.ts': tool('const a = []; for (;;) a.push(new Array(1e6).fill(1))'),
    'tools/hangs.ts': tool('return new Promise(() => setInterval(() => {}, 1000))'),
  });

  it('fills the memory: the call fails, the next one works', async () => {
    const message = expect.stringContaining('memory');
    expect(await shared.call('fills')).toMatchObject({ code: 'E_TOOL_CRASH', message });
    expect(await shared.call('good')).toEqual(GOOD);
  });

  it('never settles: the call ends with its signal, the next one works', async () => {
    const reply = await shared.call('hangs', {}, AbortSignal.timeout(200));
    expect(reply).toMatchObject({ code: 'E_TOOL_ABORTED' });
    expect(await shared.call('good')).toEqual(GOOD);
  });

  it.each([
    ['ends the process', 'process.exit(3)', /during bad: .*exit code 3/],
    ['loops', 'for (;;);', /bad was cancelled/],
  ])('%s: the calls under way end, and the next one works', async (_, body, said) => {
    const slow = tool('return new Promise(() => {})');
    const good = tool("return 'good'");
    const files = { 'tools/bad.ts': tool(body), 'tools/slow.ts': slow, 'tools/good.ts': good };
    const host = await open(files);
    const before = call(host, 'slow');
    const bad = call(host, 'bad', {}, AbortSignal.timeout(body.startsWith('for') ? 500 : 60_000));
    expect(await bad).toMatchObject({ kind: 'failed', message: expect.stringMatching(said) });
    expect(await call(host, 'good')).toEqual(GOOD);
    expect(await before).toMatchObject({ code: 'E_TOOL_CRASH' });
  });

  it('leaves something at home: the next process does not find it', async () => {
    const found = "const all = require('node:fs').readdirSync(process.env.HOME).join()";
    const leave = "require('node:fs').writeFileSync(process.env.HOME + '/.npmrc', 'left')";
    const host = await open({
      'tools/found.ts': tool(`${found}; return all`),
      'tools/leaves.ts': tool(`${leave}; ${found}; return all`),
      'tools/exits.ts': tool('process.exit(3)'),
    });
    expect(await call(host, 'leaves')).toEqual({ kind: 'ok', text: '.npmrc' });
    expect(await call(host, 'found')).toEqual({ kind: 'ok', text: '.npmrc' });
    expect(await call(host, 'exits')).toMatchObject({ code: 'E_TOOL_CRASH' });
    expect(await call(host, 'found')).toEqual({ kind: 'ok', text: '' });
    await host.close();
    const homes = join(stage.base, 'scratch');
    for (let at = 0; at < 100 && (await readdir(homes)).length > 0; at += 1) await pause(50);
    expect(await readdir(homes)).toEqual([]);
  });

  it('crashes too often: the tools are disabled and say so', async () => {
    const host = await open({ 'tools/bad.ts': tool('process.exit(1)') });
    const codes = [];
    for (let at = 0; at < 5; at += 1) codes.push(await call(host, 'bad'));
    expect(codes.at(-1)).toMatchObject({
      code: 'E_TOOL_CRASH',
      message: expect.stringContaining('too often'),
    });
  });

  it('prints: the lines go to the log, and the protocol is not disturbed', async () => {
    const body =
      "console.log('::set-output name=a::b'); require('node:fs').writeSync(1, 'raw\\n'); process.stdout.write('{\"jsonrpc\":\"2.0\"}\\n'); return 'fine'";
    const host = await open({ 'tools/p.ts': tool(body) });
    expect(await call(host, 'p')).toEqual({ kind: 'ok', text: 'fine' });
    await host.close();
    const lines = ['::set-output name=a::b', 'raw', '{"jsonrpc":"2.0"}'];
    expect(new Set(stage.printed)).toEqual(new Set(lines));
  });

  it('returns 5 MB: all of it comes back', async () => {
    const host = await open({ 'tools/long.ts': tool("return 'a word\\n'.repeat(700_000)") });
    const reply = await call(host, 'long');
    expect(reply).toEqual({ kind: 'ok', text: 'a word\n'.repeat(700_000) });
  });
});

describe('what a tool can reach', () => {
  it('sees no variable of the job but the neutral ones and those passed by name', async () => {
    const env = { SQUAD_TEST_SECRET: 'x', SQUAD_TEST_PASSED: 'y', INPUT_TOKEN: 'z' };
    Object.assign(process.env, env);
    const passed = ['SQUAD_TEST_PASSED', 'INPUT_TOKEN'];
    const host = await open({ 'tools/env.ts': tool('return process.env') }, { passed });
    const reply = await call(host, 'env');
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
    const data = reply.kind === 'ok' ? reply.data : undefined;
    expect(data).toMatchObject({
      SQUAD_TEST_PASSED: 'y',
      SQUAD_WORKSPACE: join(stage.base, 'work'),
    });
    expect(data).not.toMatchObject({ SQUAD_TEST_SECRET: 'x' });
    expect(JSON.stringify(data)).not.toContain('INPUT_TOKEN');
  });

  const reach: readonly (readonly [string, string, string])[] = [
    ['a file outside', 'outside', "return require('node:fs').readFileSync('/etc/passwd', 'utf8')"],
    [
      'its parent',
      'parent',
      'return require("node:fs").readFileSync("/proc/" + process.ppid + "/environ")',
    ],
    ['a program', 'id', "return require('node:child_process').execSync('id').toString()"],
    ['a place to write outside', 'write', "require('node:fs').writeFileSync('../x', 'x')"],
  ];
  const caught =
    "try { return await require('node:util').promisify(require('node:child_process').exec)('id') } catch (error) { return error.message }";
  const shared = shareHost({
    ...Object.fromEntries(reach.map(([, name, body]) => [`tools/${name}.ts`, tool(body)])),
    'tools/caught.ts': tool(caught),
  });

  it.each(reach)('is refused %s', async (_, name) => {
    expect(await shared.call(name)).toMatchObject({ code: 'E_TOOL_DENIED' });
  });

  it('reads, writes and lists the worktree, also where its own folder lies in it', async () => {
    const body =
      "const fs = require('node:fs'); fs.writeFileSync('a.txt', 'hello'); return fs.readFileSync('a.txt', 'utf8') + fs.readdirSync('.').includes('.squad')";
    const host = await open({ 'tools/w.ts': tool(body) }, { workdir: stage.base });
    expect(await call(host, 'w')).toEqual({ kind: 'ok', text: 'hellotrue' });
  });

  it('says which setting lets it start programs, also to a tool that catches the refusal', async () => {
    expect(await shared.call('caught')).toMatchObject({
      text: expect.stringContaining('action.tools.programs'),
    });
  });

  it('may start programs where the settings say so, and nothing of them outlives the host', async () => {
    const seconds = `300.${process.pid}`;
    const body = `require('node:child_process').spawn('sleep', ['${seconds}'], { detached: true, stdio: 'ignore' }).unref(); return 'started'`;
    const host = await open({ 'tools/p.ts': tool(body) }, { mayStartPrograms: true });
    await call(host, 'p');
    expect(await commandLines()).toContain(`sleep ${seconds}`);
    await host.close();
    expect(await commandLines()).not.toContain(`sleep ${seconds}`);
  });
});

/** Of every process of this machine, also of those that have numbers of their own where they live. */
async function commandLines(): Promise<readonly string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (pid: string) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const lines = await Promise.all(pids.map(read));
  return lines.map((line) => line.split('\0').join(' ').trim());
}
