import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import {
  renderCustomTools,
  renderToolUsage,
} from '../../../../src/publish/render/tools/custom-tools.ts';
import type { ToolNote, ToolProblem } from '../../../../src/run-log/tools/tool-note.ts';
import { context, mentionless, nastyText } from '../../a-run.ts';

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

  it('keeps its columns whatever a tool says of itself', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (name, path) => {
        const tools = [
          { ...words, name, path, users: path, commit: name, description: path, version: name },
        ];
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
