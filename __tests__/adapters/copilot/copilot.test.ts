// The contract with the real Copilot runtime: what it offers to a model, what it runs, reads and sends.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { SessionEvent } from '#src/ports/agents.ts';
import { someFileTools } from '../../tools/built-in/files/some-file-tools.ts';
import { call, type ModelReply, text } from './a-model.ts';
import {
  aRuntimeStage,
  aSpec,
  aTool,
  aTurn,
  descendants,
  git,
  KEY,
  never,
  offeredTools,
  type RuntimeStage,
  runtimes,
  toolResults,
  waitForRuntimesToEnd,
} from './a-runtime.ts';

const stages: RuntimeStage[] = [];

async function stageWith(...args: Parameters<typeof aRuntimeStage>): Promise<RuntimeStage> {
  const stage = await aRuntimeStage(...args);
  stages.push(stage);
  return stage;
}

/** A model that plays its replies in turn, then says that it is done. */
const inTurn =
  (...replies: readonly ModelReply[]) =>
  (_said: unknown, index: number) =>
    replies[index] ?? text('Done.');

/** Tools of the runtime that read or write files, by the names that it has for any model. */
const RUNTIMES = 'view grep rg glob create edit apply_patch str_replace_editor'.split(' ');
const PASSWD = { path: '/etc/passwd', paths: '/etc', pattern: 'root', input: 'x', file_text: 'x' };

afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
});

describe('what a session offers to the model', () => {
  it.each(['gpt-5.1-codex', 'claude-sonnet-4.5', 'gemini-3-pro'])(
    'is none of the file tools of the runtime, whatever the model: %s',
    async (model) => {
      const stage = await stageWith(inTurn(...RUNTIMES.map((name) => call(name, PASSWD))));
      const names = ['view', 'grep', 'glob', 'create', 'edit', 'apply_patch', 'bash'];
      const own = names.map((name) => aTool(name, async () => 'ours'));
      await aTurn(stage, { model, tools: own.map(({ tool }) => tool) });
      expect(offeredTools(stage.model.requests[0])).toEqual(names);
      const told = toolResults(stage.model.requests.at(-1));
      expect(told.map((result) => /^"ours"$|E_TOOL_NOT_IN_CATALOG/.test(result))).toEqual(
        RUNTIMES.map(() => true),
      );
    },
  );

  it('is nothing without tools', async () => {
    const stage = await stageWith(inTurn(...RUNTIMES.map((name) => call(name, PASSWD))));
    await aTurn(stage, { model: 'gpt-5.1-codex' });
    expect(offeredTools(stage.model.requests[0])).toEqual([]);
    expect(stage.model.requests.at(-1)?.text).not.toContain('root:');
  });

  it('is exactly the tools it was given: none of another session, and none of the runtime', async () => {
    const other = aTool('squad_memory');
    const names = ['squad_memory', 'bash', 'web_fetch', 'task', 'view', 'create', 'sql'];
    const calls: ModelReply = {
      kind: 'calls',
      calls: names.map((name) => ({ name, arguments: '{"path":"/etc/passwd","command":"id"}' })),
    };
    const stage = await stageWith(inTurn(calls));
    await stage.runtime.openSession(aSpec(stage, { tools: [other.tool] }));
    await aTurn(stage, { tools: [aTool('squad_route').tool] });
    expect(offeredTools(stage.model.requests[0])).toEqual(['squad_route']);
    expect(other.inputs).toEqual([]);
    const told = toolResults(stage.model.requests[1]);
    expect(told.filter((result) => !/E_TOOL_NOT_IN_CATALOG|has no files/.test(result))).toEqual([]);
    expect(told).toHaveLength(names.length);
  });

  it('is named when the model calls a file tool that the session lacks, and nothing is written', async () => {
    const patch = call('apply_patch', { path: 'a.txt', diff: '+x' });
    const stage = await stageWith(inTurn(patch, call('grep', { pattern: 'x' })));
    const tools = someFileTools(stage.workspace, { names: ['view', 'create', 'edit'] });
    await aTurn(stage, { tools });
    const refusal = (name: string) =>
      expect.stringMatching(
        `E_TOOL_NOT_IN_CATALOG: .*\\\\"${name}\\\\"; it has view, create, edit`,
      );
    const told = toolResults(stage.model.requests.at(-1));
    expect(told).toEqual([refusal('apply_patch'), refusal('grep')]);
    expect(existsSync(join(stage.workspace, 'a.txt'))).toBe(false);
  });

  it('is told our text, and none of the runtime, which speaks of tools that are not here', async () => {
    const stage = await stageWith(inTurn());
    await aTurn(stage, { tools: [aTool('bash').tool] });
    const [system, ...others] = stage.model.requests[0]?.body.messages ?? [];
    expect(system).toEqual({ role: 'system', content: 'You are Hockney.' });
    const told = others.map(({ content }) => String(content)).join('\n');
    expect(told).toMatch(/^<current_datetime>[^<]*<\/current_datetime>\s+Please\.$/);
    expect(told).not.toContain(dirname(stage.directory));
  });
});

describe('what lies in the checkout and the home', () => {
  it('is neither run nor told to the model', async () => {
    const stage = await stageWith(inTurn(call('squad_status', { n: 1 })));
    const ran = join(stage.workspace, 'ran');
    const command = `touch ${ran}`;
    const hook = { type: 'command', bash: command, command, timeoutSec: 5 };
    const events = [
      'sessionStart',
      'userPromptSubmitted',
      'preToolUse',
      'postToolUse',
      'sessionEnd',
    ];
    const hooks = {
      version: 1,
      hooks: Object.fromEntries(events.map((event) => [event, [hook]])),
      canary: 'CANARY',
    };
    const servers = { canary: { type: 'stdio', command: 'sh', args: ['-c', command] } };
    const mcp = { mcpServers: servers, servers };
    const files: Readonly<Record<string, unknown>> = {
      '.github/hooks/canary.json': hooks,
      '.github/copilot/settings.json': { ...hooks, ...mcp, hooks: hooks.hooks },
      '.mcp.json': mcp,
      '.vscode/mcp.json': mcp,
      'AGENTS.md': 'CANARY',
      'CLAUDE.md': 'CANARY',
      'GEMINI.md': 'CANARY',
      '.github/copilot-instructions.md': 'CANARY',
      '.github/instructions/canary.instructions.md': '---\napplyTo: "**"\n---\nCANARY',
      '.github/agents/canary.md': '---\nname: canary\ndescription: CANARY\n---\nCANARY',
      '.github/skills/canary/SKILL.md': '---\nname: canary\ndescription: CANARY\n---\nCANARY',
      '.github/extensions/canary/extension.mjs': `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(ran)}, "");`,
    };
    const home = join(stage.directory, 'home');
    const inHome = Object.entries({
      'mcp-config.json': mcp,
      'config.json': hooks,
      'hooks/canary.json': hooks,
      'copilot-instructions.md': 'CANARY',
    }).map(([path, content]) => [join(home, '.copilot', path), content] as const);
    const inWorkspace = Object.entries(files).map(
      ([path, content]) => [join(stage.workspace, path), content] as const,
    );
    for (const [path, content] of [...inWorkspace, ...inHome]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    }
    git(stage.workspace, 'init', '-q');
    const { turn } = await aTurn(stage, { tools: [aTool('squad_status').tool] });
    expect(turn).toEqual({ kind: 'done', text: 'Done.' });
    expect(existsSync(ran)).toBe(false);
    expect(stage.model.requests.filter((said) => /canary(?!0123)/i.test(said.text))).toEqual([]);
    expect(offeredTools(stage.model.requests[0])).toEqual(['squad_status']);
  });
});

describe('the runtime’s process', () => {
  it('has exactly the environment that we list, and neither key nor token is in it or in an argument', async () => {
    process.env.SQUAD_TEST_CANARY = 'CANARY';
    const seen: { readonly environment: string; readonly command: string }[] = [];
    const look = aTool('squad_status', async () => {
      for (const pid of runtimes().flatMap((runtime) => [runtime, ...descendants(runtime)])) {
        seen.push({
          environment: readFileSync(`/proc/${pid}/environ`, 'utf8'),
          command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
        });
      }
      return 'ok';
    });
    const stage = await stageWith(inTurn(call('squad_status', { n: 1 })));
    await aTurn(stage, { tools: [look.tool] });
    delete process.env.SQUAD_TEST_CANARY;
    expect(seen.length).toBeGreaterThan(0);
    for (const { environment, command } of seen) {
      expect(environment + command).not.toMatch(new RegExp(`CANARY|${KEY}`));
      const names = environment.split('\0').filter((line) => line !== '');
      expect(names.map((line) => line.split('=')[0]).sort()).toEqual([
        ...['COPILOT_DISABLE_KEYTAR', 'COPILOT_HOME', 'HOME', 'LANG', 'PATH', 'TMPDIR', 'TZ'],
      ]);
    }
  });

  it('is gone after stop, also when a turn is under way, and no session opens any more', async () => {
    const stage = await stageWith(() => ({ kind: 'silence' }));
    const session = await stage.runtime.openSession(aSpec(stage));
    const turn = session.ask('Please.', never());
    expect(runtimes()).not.toEqual([]);
    await stage.runtime.stop();
    await stage.runtime.stop();
    expect(await turn).toMatchObject({ kind: 'failed', type: 'runtime' });
    await expect(stage.runtime.openSession(aSpec(stage))).rejects.toMatchObject({
      code: 'E_RUNTIME',
    });
    expect(await waitForRuntimesToEnd()).toEqual([]);
  });

  it('does not outlive a stop that comes while it starts', async () => {
    const stage = await stageWith(inTurn());
    const starting = Array.from({ length: 3 }, () => stage.runtime.start());
    const started = Promise.allSettled(starting);
    await stage.runtime.stop();
    const ends = (await started).map(({ status }) => status);
    expect(ends).toEqual(starting.map(() => 'rejected'));
    await expect(stage.runtime.start()).rejects.toMatchObject({ code: 'E_RUNTIME' });
    expect(await waitForRuntimesToEnd()).toEqual([]);
  });

  it('ends the turn with a plain message when it dies', async () => {
    const stage = await stageWith(() => ({ kind: 'silence' }));
    const session = await stage.runtime.openSession(aSpec(stage));
    const turn = session.ask('Please.', never());
    while (stage.model.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const pid of runtimes()) process.kill(pid, 'SIGKILL');
    expect(await turn).toEqual({
      kind: 'failed',
      type: 'runtime',
      message: 'The Copilot runtime ended before the model answered.',
    });
  });

  it.each([
    ['exits at once', 'exit 3'],
    ['writes what is no protocol', 'echo "no protocol here"; exit 0'],
  ])('says that it did not start when it %s', async (_what, script) => {
    const stage = await stageWith(inTurn());
    const input = join(stage.directory, 'copilot-runtime');
    await writeFile(input, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const broken = await stageWith(inTurn(), {
      sources: {
        input,
        toolCache: '',
        platform: 'linux-x64',
        path: '',
        npmEnvironment: {},
        log: () => {},
      },
    });
    await expect(broken.runtime.start()).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message: 'The Copilot runtime did not start.',
    });
  });

  it('is said to have opened no session in time while it hangs, and ends all the same', async () => {
    const stage = await stageWith(inTurn(), { sessionMs: 200 });
    await stage.runtime.start();
    for (const pid of runtimes()) process.kill(pid, 'SIGSTOP');
    await expect(stage.runtime.openSession(aSpec(stage))).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message: 'The Copilot runtime opened no session within 0.2 s.',
    });
    await stage.runtime.stop();
    expect(await waitForRuntimesToEnd()).toEqual([]);
  });

  it('keeps what it writes in the private folder, closed to others', async () => {
    const long = 'long result '.repeat(20_000);
    const stage = await stageWith(inTurn(call('squad_skill', { n: 1 })));
    await aTurn(stage, { tools: [aTool('squad_skill', async () => long).tool] });
    expect(toolResults(stage.model.requests[1])[0]).toContain(join(stage.directory, 'home'));
    for (const path of ['.', 'home', 'copilot']) {
      expect((await stat(join(stage.directory, path))).mode & 0o077).toBe(0);
    }
    expect(await readdir(stage.workspace)).toEqual([]);
  });
});

describe('the tools of a session', () => {
  it('get what the model wrote, whatever it is, and their answer goes back', async () => {
    const junk = [
      '{}',
      '{"n":"one"}',
      '{"__proto__":{"n":1}}',
      '[]',
      '"text"',
      'null',
      `{"n":"${'x'.repeat(100_000)}"}`,
    ];
    const calls = junk.map((args) => ({ name: 'squad_decide', arguments: args }));
    const tool = aTool('squad_decide', async () => 'refused by the tool');
    const stage = await stageWith(inTurn({ kind: 'calls', calls }));
    const { turn } = await aTurn(stage, { tools: [tool.tool] });
    expect(turn).toEqual({ kind: 'done', text: 'Done.' });
    const told = toolResults(stage.model.requests[1]);
    expect(told).toHaveLength(junk.length);
    expect(tool.inputs).toContainEqual({ n: 'one' });
    expect(tool.inputs).toHaveLength(
      told.filter((result) => result.includes('refused by the tool')).length,
    );
  });

  it('are reported as events, with the argument that says most, and with what to do', async () => {
    const args = { targetAgent: 'fenster', n: 1, action: 'write' };
    const stage = await stageWith(inTurn(call('squad_route', args)));
    const { events } = await aTurn(stage, { tools: [aTool('squad_route').tool] });
    expect(events.filter(({ kind }) => kind !== 'other')).toEqual([
      { kind: 'turn-started' },
      { kind: 'usage', model: 'test', inputTokens: 11, outputTokens: 7 },
      { kind: 'message', text: '' },
      {
        kind: 'tool-started',
        callId: expect.any(String),
        tool: 'squad_route',
        detail: 'fenster',
        action: 'write',
      },
      { kind: 'tool-ended', callId: expect.any(String), ok: true, output: 'ok' },
      { kind: 'turn-started' },
      { kind: 'usage', model: 'test', inputTokens: 11, outputTokens: 7 },
      { kind: 'message', text: 'Done.' },
    ]);
  });
});

describe('the calls of one message', () => {
  it('run in its order, also after one that takes long, and each reply goes back', async () => {
    const ran: string[] = [];
    const kinds = { edit: 'ok', bash: 'denied', squad_route: 'failed' } as const;
    const tools = Object.entries(kinds).map(([name, kind]) => ({
      ...aTool(name).tool,
      async call() {
        for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
        ran.push(name);
        return { kind, text: `${name} is ${kind}` };
      },
    }));
    const calls = Object.keys(kinds).map((name) => ({ name, arguments: '{"n":1}' }));
    const stage = await stageWith(inTurn({ kind: 'calls', calls }));
    const { turn, events } = await aTurn(stage, { tools });
    expect(turn).toEqual({ kind: 'done', text: 'Done.' });
    expect(ran).toEqual(Object.keys(kinds));
    expect(new Set(toolResults(stage.model.requests.at(-1)))).toEqual(
      new Set(Object.entries(kinds).map(([name, kind]) => JSON.stringify(`${name} is ${kind}`))),
    );
    const ended = events.flatMap((event) => (event.kind === 'tool-ended' ? [event.ok] : []));
    expect(ended.toSorted()).toEqual([false, false, true]);
  });
});

describe('a history that the model has to sum up', () => {
  it('hides no call of a tool, and none of the tokens', async () => {
    const events: SessionEvent[] = [];
    const isSummedUp = () =>
      events.some((event) => event.kind === 'other' && event.name === 'model.compaction_completed');
    const inTask = [call('squad_decide', { n: 'one two '.repeat(150_000) })];
    const inSummary = [call('squad_decide', { n: 2 })];
    const stage = await stageWith(({ text: said }) => {
      if (said.includes('create a detailed summary')) return inSummary.shift() ?? text('In short.');
      return inTask.shift() ?? (isSummedUp() ? text('Done.') : call('squad_decide', { n: 1 }));
    });
    const tool = aTool('squad_decide');
    const onEvent = (event: SessionEvent) => events.push(event);
    const { turn } = await aTurn(stage, { tools: [tool.tool], onEvent });
    expect(turn.kind).toBe('done');
    expect(inSummary).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'tool-started')).toHaveLength(tool.inputs.length);
    const spent = events.flatMap((event) => (event.kind === 'usage' ? [event.inputTokens] : []));
    const { length: requests } = stage.model.requests;
    expect(spent.reduce((sum, tokens) => sum + tokens, 0)).toBe(requests * 11);
  }, 60_000);
});
