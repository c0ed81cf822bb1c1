// The repository's own tools: which there are, how they are called, and what a run's calls were good for.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderCustomTools, renderToolUsage, renderToolUse } from '#src/publish/views/tool-use.ts';
import type { ToolNote, ToolProblem } from '#src/run-log/events.ts';
import { type CustomCall, EMPTY_TALLY } from '#src/run-log/tool-calls.ts';
import { expectGolden } from '../a-golden.ts';
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

it('lists tools with what they are and do, what to mend of others, and how executables are called', () => {
  const tools = [words, { ...words, name: 'spawn', mayStartPrograms: true }, lint];
  const parameters = [
    { name: 'word', type: 'string', required: true, description: 'What to find' },
  ] as const;
  const manifest = { name: 'lint', usage: 'Prints @octocat', parameters };
  expectGolden(
    'tools',
    [
      renderCustomTools(context, { tools, toolDiagnostics: [broken] }, 9),
      renderCustomTools(context, { tools: [], toolDiagnostics: [broken] }, 9),
      renderCustomTools(context, { tools: Array(12).fill(words), toolDiagnostics: [] }, 1),
      renderToolUsage(mentionless, [manifest, manifest], 1),
    ].join('\n\n'),
  );
  expect(renderCustomTools(context, { tools: [], toolDiagnostics: [] }, 9)).toBeUndefined();
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
  it('counts calls by tool, an executable under either of its names, and shows the first as JSON in folds', () => {
    const failed = { ok: false, ms: 5, output: '{"code":"E_TOOL","message":"no"}' };
    const customCalls = [call, { ...call, ended: failed }, { ...call, ended: undefined }];
    const run = aTranscript({ tools: [words, lint], toolCalls, customCalls });
    expectGolden('tool-use', renderToolUse(context, run, 9) ?? '');
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
