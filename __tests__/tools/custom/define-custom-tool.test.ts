import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type CustomTool, DEFAULT_LIMITS } from '#src/ports/custom-tools.ts';
import type { ToolCallContext, ToolHostReply } from '#src/ports/tool-host.ts';
import { defineExposedTool, defineHostedTool } from '#src/tools/custom/define-custom-tool.ts';
import { scanExecutables } from '#src/tools/custom/executables.ts';
import { findProposedTools } from '#src/tools/custom/proposed-tools.ts';
import { callTool, SECRET } from '../a-workspace.ts';
import { aRunStage } from './a-program-folder.ts';
import { aManifest, aToolFolder } from './a-tool-folder.ts';

const tool: CustomTool = {
  name: 'text-utils__upper',
  kind: 'resource',
  origin: { scope: 'local', path: 'x.tool.yaml', commit: 'c0ffee', sha256: 'a' },
  description: 'Upper case',
  inputSchema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
  limits: DEFAULT_LIMITS,
};
const context: ToolCallContext = {
  sessionId: 's',
  messageId: 'm',
  agent: 'copilot',
  agentName: 'Hockney',
  instanceKey: 'hockney',
  turnId: 't',
  traceId: 'tr',
  toolCallId: 'call-1',
  workdir: '/w',
};

async function aHosted(reply: ToolHostReply, changes: Partial<CustomTool> = {}) {
  const calls: unknown[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const definition = defineHostedTool(
    { ...tool, ...changes },
    {
      host: async () => ({
        list: async () => ({ tools: [], diagnostics: [] }),
        callTool: async (...call) => {
          calls.push(call.slice(0, 3));
          return reply;
        },
        close: async () => undefined,
      }),
      context: () => context,
      keptOutput: { folder, shownAs: 'squad-run-7' },
    },
  );
  return { definition, calls, folder };
}

describe('a hosted tool', () => {
  it('has its schema unchanged, and calls the host with the arguments and who calls', async () => {
    const { definition, calls } = await aHosted({ kind: 'ok', text: 'A', data: { result: 'A' } });
    expect(definition.inputSchema).toBe(tool.inputSchema);
    expect(await callTool(definition, { text: 'a' })).toEqual({
      kind: 'ok',
      text: 'A',
      data: { result: 'A' },
    });
    expect(calls).toEqual([[tool, { text: 'a' }, context]]);
  });

  it.each([
    [{}, 'text is required'],
    [{ text: 'a', more: 1 }, 'unknown argument "more"'],
    [JSON.parse('{"text":"a","__proto__":{}}'), 'contain the name "__proto__"'],
    ['{"text"', 'must be one object'],
  ])('with %j it is not called', async (input, reason) => {
    const { definition, calls } = await aHosted({ kind: 'ok', text: '' });
    const reply = await callTool(definition, input);
    expect(reply.text).toContain('E_TOOL_INVALID_ARGS');
    expect(reply.text).toContain(reason);
    expect(calls).toEqual([]);
  });

  it('an error is as short as the tool says, whoever it comes from', async () => {
    const message = 'm'.repeat(500);
    const limits = { ...DEFAULT_LIMITS, errorChars: 10 };
    const thrown = { kind: 'failed', code: 'E_TOOL', message, suggestion: 'stop' } as const;
    const { definition } = await aHosted(thrown, { limits });
    const words = (text: string) => text.slice(text.indexOf(': ') + 2, text.indexOf('; '));
    expect(words((await callTool(definition, { text: 'a' })).text)).toHaveLength(10);
    expect(words((await callTool(definition, { [message]: 1 })).text)).toHaveLength(10);
  });

  it('what is long is masked, cut, and kept whole', async () => {
    const text = `${SECRET}\n`.repeat(2_500);
    const { definition, folder } = await aHosted({ kind: 'ok', text });
    const reply = await callTool(definition, { text: 'a' });
    expect(reply.text).toBe(
      `${Array.from({ length: 2_000 }, () => '***').join('\n')}\n[truncated: 500 lines omitted; the whole text is in squad-run-7/tools/hockney-2-call-1.result.txt]`,
    );
    const kept = await readFile(join(folder, 'tools/hockney-2-call-1.result.txt'), 'utf8');
    expect(kept).toBe('***\n'.repeat(2_500));
  });

  it('a failure has its name, its code, what to do and where to read', async () => {
    const { definition } = await aHosted({
      kind: 'failed',
      code: 'E_UPPER',
      name: 'UpperError',
      message: 'no letters',
      suggestion: 'give letters',
      helpUrl: 'https://x.test/h',
    });
    expect(await callTool(definition, { text: '1' })).toMatchObject({
      kind: 'failed',
      text: 'E_UPPER: UpperError: no letters; give letters (https://x.test/h)',
    });
  });
});

it('an exposed executable is a tool of its own name, with its own arguments', async () => {
  const parameters = [{ name: 'timeout', type: 'integer', required: true, description: 'd' }];
  const folder = await aToolFolder({
    'show/tool.yaml': aManifest({ name: 'show', entrypoint: 'show.sh', parameters, expose: true }),
    'show/show.sh': 'echo "$@"',
  });
  const { deps } = await aRunStage(folder);
  const [executable] = (await scanExecutables(folder)).executables;
  if (executable === undefined) throw new Error('not read');
  const definition = defineExposedTool(executable, deps);
  expect(definition.name).toBe('show');
  expect(await callTool(definition, { timeout: 3 })).toMatchObject({
    kind: 'ok',
    data: { stdout: '--timeout=3\n' },
  });
  expect((await callTool(definition, {})).text).toContain('timeout is required');
});

describe('proposals', () => {
  const files = (source: string, version = '1.0.0') => ({
    'lint/tool.yaml': aManifest({ version, env: ['CI'], tests: [{ name: 'runs' }] }),
    'lint/lint.py': source,
  });

  it('are what the branch has and the trusted commit has not', async () => {
    const trusted = await scanExecutables(await aToolFolder(files('1')));
    expect((await findProposedTools(await aToolFolder(files('1')), trusted)).proposals).toEqual([]);
    const { proposals, diagnostics } = await findProposedTools(
      await aToolFolder(files('2', '1.1.0')),
      trusted,
    );
    expect(diagnostics).toEqual([]);
    expect(proposals).toMatchObject([
      {
        name: 'lint',
        version: '1.1.0',
        before: '1.0.0',
        folder: '.squad/tools/lint',
        starts: 'lint.py',
        env: ['CI'],
        tests: 1,
        seconds: 30,
      },
    ]);
    expect(proposals[0]?.files.map(({ path, text }) => [path, text?.slice(0, 6)])).toEqual([
      ['lint.py', '2'],
      ['tool.yaml', '{"name'],
    ]);
  });

  it.each([
    ['1.0.0', '1.0.0', ['lint changed, but its version is still 1.0.0']],
    ['1.10', '1.9.9', ['lint changed, but its version fell to 1.9.9']],
    ['1.9.0', '1.10', []],
    ['2', '2.0.1', []],
    ['1.0.0-rc', '1.0.0', []],
  ])('a change from %s to %s is a diagnostic unless the version rises', async (from, to, said) => {
    const trusted = await scanExecutables(await aToolFolder(files('1', from)));
    const branch = await aToolFolder(files('2', to));
    const { diagnostics } = await findProposedTools(branch, trusted);
    expect(diagnostics.map(({ message }) => message)).toEqual(said);
  });
});
