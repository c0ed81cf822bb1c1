import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ToolNote, ToolProblem } from '../../src/coordinator/events.ts';
import { renderCustomTools, renderToolUse } from '../../src/publish/custom-tools.ts';
import { context, nastyText } from './a-run.ts';

const commit = 'c0ffee0000000000000000000000000000000000';
const words: ToolNote = {
  ...{ name: 'words', door: 'module', scope: 'local', users: 'every agent' },
  ...{ path: '.squad/tools/words.ts', commit },
};
const lint: ToolNote = {
  ...{ name: 'lint', door: 'executable', scope: 'global', users: 'Hockney' },
  ...{ path: 'shared/tools/lint/tool.yaml', commit: undefined },
};
const broken: ToolProblem = {
  ...{ code: 'L_IMPORT', path: '.squad/tools/bad.ts', export: 'go' },
  ...{ message: 'a bracket is missing', next: 'mend the file' },
};

describe('renderCustomTools', () => {
  it('S1-63 S3-47 shows name, form, file at its commit, and users', () => {
    const address = `https://github.example/acme/harbour/blob/${commit}/.squad/tools/words.ts`;
    expect(renderCustomTools(context, { tools: [words, lint], toolDiagnostics: [] }, 9)).toBe(
      [
        '| Tool | Form | From | Who |',
        '| --- | --- | --- | --- |',
        `| \`words\` | module | [\`.squad/tools/words.ts\` at c0ffee0](${address}) | every agent |`,
        '| `lint` | executable, shared | `shared/tools/lint/tool.yaml` | Hockney |',
      ].join('\n'),
    );
  });

  it('S1-37 says of each broken tool what to do', () => {
    expect(renderCustomTools(context, { tools: [], toolDiagnostics: [broken] }, 9)).toBe(
      '**Tools that need attention**\n\n- `.squad/tools/bad.ts` (go): a bracket is missing; mend the file (`L_IMPORT`)',
    );
  });

  it('says nothing where the repository has none, and counts what it leaves out', () => {
    expect(renderCustomTools(context, { tools: [], toolDiagnostics: [] }, 9)).toBeUndefined();
    const many = Array.from({ length: 12 }, () => words);
    const text = renderCustomTools(context, { tools: many, toolDiagnostics: [] }, 9);
    expect(text?.endsWith('\n\nAnd 3 more.')).toBe(true);
  });

  it('X-07 keeps its columns whatever a tool says of itself', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (name, path) => {
        const tools = [{ ...words, name, path, users: path, commit: name }];
        const text = renderCustomTools(context, { tools, toolDiagnostics: [] }, 9) ?? '';
        const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
        const tables = fromMarkdown(text, options).children.flatMap((node) =>
          node.type === 'table' ? [node.children.map((row) => row.children.length)] : [],
        );
        expect(tables).toEqual([[4, 4]]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('renderToolUse', () => {
  const toolCalls = {
    tools: new Map([
      ['words', { calls: 3, failed: 1 }],
      ['lint', { calls: 1, failed: 0 }],
      ['run_custom_tool lint', { calls: 2, failed: 2 }],
      ['create_custom_tool', { calls: 1, failed: 0 }],
      ['squad_route', { calls: 9, failed: 0 }],
    ]),
    running: new Map(),
  };

  it('counts calls by tool, an executable under either of its names', () => {
    const text = renderToolUse(
      context,
      { tools: [words, lint], toolDiagnostics: [], toolCalls },
      9,
    );
    expect(text).toContain('| every agent | 3 | 1 |');
    expect(text).toContain('| Hockney | 3 | 2 |');
    expect(text).toContain('Also: `create_custom_tool` (1 call).');
  });

  it('is not there in a run without tools of the repository', () => {
    const none = { tools: new Map([['squad_route', { calls: 1, failed: 0 }]]), running: new Map() };
    expect(
      renderToolUse(context, { tools: [], toolDiagnostics: [], toolCalls: none }, 9),
    ).toBeUndefined();
  });
});
