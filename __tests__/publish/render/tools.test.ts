// The repository's own tools: which there are, how they are called, and what a run's calls were good for.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderCustomTools, renderToolUsage, renderToolUse } from '#src/publish/views/tool-use.ts';
import type { ToolNote, ToolProblem } from '#src/run-log/events.ts';
import { type CustomCall, EMPTY_TALLY } from '#src/run-log/tool-calls.ts';
import { aTranscript, context, facts, mentionless, nastyText } from '../a-run.ts';

const commit = 'c0ffee0000000000000000000000000000000000';
const words: ToolNote = {
  name: 'words',
  door: 'module',
  scope: 'local',
  users: 'every agent',
  path: '.squad/tools/words.ts',
  commit,
  description: 'Counts | words',
};
const lint: ToolNote = {
  name: 'lint',
  door: 'executable',
  scope: 'global',
  users: 'Hockney',
  path: 'shared/tools/lint/tool.yaml',
  commit: undefined,
  description: '',
  version: '1.2.0',
};
const broken: ToolProblem = {
  code: 'L_IMPORT',
  path: '.squad/tools/bad.ts',
  export: 'go',
  message: 'a bracket is missing',
  next: 'mend the file',
};

describe('renderCustomTools', () => {
  it('shows name, scope, description, form, version, file at its commit, and users', () => {
    const address = `https://github.example/acme/harbour/blob/${commit}/.squad/tools/words.ts`;
    expect(renderCustomTools(context, { tools: [words, lint], toolDiagnostics: [] }, 9)).toBe(
      [
        '**Custom Tools:**',
        '',
        '| Tool | Form | From | Who |',
        '| --- | --- | --- | --- |',
        `| \`words\` (local) — Counts \\| words | module | [\`.squad/tools/words.ts\` at c0ffee0](${address}) | every agent |`,
        '| `lint` (global) | executable 1.2.0 | `shared/tools/lint/tool.yaml` | Hockney |',
      ].join('\n'),
    );
  });

  it('shows which tools may start programs', () => {
    const tools = [{ ...words, mayStartPrograms: true }, lint];
    const text = renderCustomTools(context, { tools, toolDiagnostics: [] }, 9);
    expect(text).toContain('| module, may start programs |');
    expect(text?.split('may start programs')).toHaveLength(2);
  });

  it('says of each broken tool what to do', () => {
    expect(renderCustomTools(context, { tools: [], toolDiagnostics: [broken] }, 9)).toBe(
      '**Custom Tools:**\n\n**Tools that need attention**\n\n- `.squad/tools/bad.ts` (go): a bracket is missing; mend the file (`L_IMPORT`)',
    );
  });

  it('says nothing where the repository has none, and counts what it leaves out', () => {
    expect(renderCustomTools(context, { tools: [], toolDiagnostics: [] }, 9)).toBeUndefined();
    const many = Array.from({ length: 12 }, () => words);
    const text = renderCustomTools(context, { tools: many, toolDiagnostics: [] }, 9);
    expect(text?.endsWith('\n\nAnd 3 more.')).toBe(true);
  });
});

it('says how an executable is called, from its tool.yaml', () => {
  const parameters = [
    { name: 'word', type: 'string', required: true, description: 'What to find' },
  ] as const;
  const manifest = { name: 'lint', usage: 'Prints @octocat', parameters };
  const text = renderToolUsage(mentionless, [manifest, manifest], 1);
  expect(text).toBe(
    [
      '<details><summary>How to call lint</summary>',
      'Prints (at)octocat',
      '| Flag | Type | Required | Purpose |\n| --- | --- | --- | --- |\n| `--word=` | string | yes | What to find |',
      '</details>',
    ].join('\n\n'),
  );
});

const counts = (calls: number, failed: number) => ({ calls, failed, unbuilt: failed, ms: 400 });
const toolCalls = {
  tools: new Map([
    ['words', counts(3, 1)],
    ['lint', counts(1, 0)],
    ['run_custom_tool lint', counts(2, 2)],
    ['create_custom_tool', counts(1, 0)],
    ['squad_route', counts(9, 0)],
  ]),
  running: new Map(),
};
const call: CustomCall = {
  session: 'hockney',
  callId: '1',
  tool: 'words',
  input: '{"text":"a b"}',
  ended: { ok: true, ms: 12, output: '"2"' },
};

describe('renderToolUse', () => {
  it('counts calls by tool, an executable under either of its names, and what it was good for', () => {
    const tools = [words, lint];
    const text = renderToolUse(context, aTranscript({ tools, toolCalls }), 9);
    expect(text).toContain('| every agent | 3 | 1 |');
    expect(text).toContain('| Hockney | 3 | 2 |');
    expect(text).toContain('Also: `create_custom_tool` (1 call).');
    expect(text).toContain(
      '6 calls to 2 tools, 67% to a tool that was called before; 50% succeeded, 3 could not be built; 1 s in all; 1 tool proposed.',
    );
  });

  it('shows what went into a call and came out as JSON, in a fold', () => {
    const failed = { ok: false, ms: 5, output: '{"code":"E_TOOL","message":"no"}' };
    const customCalls = [call, { ...call, ended: failed }, { ...call, ended: undefined }];
    const text = renderToolUse(context, aTranscript({ customCalls }), 9);
    const input = 'Input:\n\n```json\n{\n  "text": "a b"\n}\n```';
    expect(text).toBe(
      [
        `<details><summary>words, called by Hockney: ok, 12 ms</summary>\n\n${input}\n\nOutput:\n\n\`\`\`json\n"2"\n\`\`\`\n\n</details>`,
        `<details><summary>words, called by Hockney: failed, 5 ms</summary>\n\n${input}\n\nOutput:\n\n\`\`\`json\n{\n  "code": "E_TOOL",\n  "message": "no"\n}\n\`\`\`\n\n</details>`,
        `<details><summary>words, called by Hockney: did not end</summary>\n\n${input}\n\n</details>`,
      ].join('\n\n'),
    );
  });

  it('stays short whatever the calls hold, and in its folds', () => {
    const { safe } = createOutbound({
      holdsSecret: () => false,
      phrase: '@squad',
      serverUrl: facts.serverUrl,
    });
    const claim = fc.property(nastyText, nastyText, fc.nat(40), (tool, output, many) => {
      const long = { ...call, tool, input: output, ended: { ok: true, ms: 1, output } };
      const customCalls = Array.from({ length: many + 1 }, () => long);
      const transcript = aTranscript({ customCalls });
      const text = renderToolUse({ facts, safe }, transcript, 300) ?? '';
      expect(text.length).toBeLessThan(20 * 1_500);
      const kinds = new Set(fromMarkdown(text).children.map(({ type }) => type));
      expect(kinds).toEqual(new Set(['html', 'paragraph', 'code']));
    });
    fc.assert(claim, { numRuns: 60 });
  });

  it('is not there in a run without tools of the repository', () => {
    const none = { ...EMPTY_TALLY, tools: new Map([['squad_route', counts(1, 0)]]) };
    expect(renderToolUse(context, aTranscript({ toolCalls: none }), 9)).toBeUndefined();
  });
});
