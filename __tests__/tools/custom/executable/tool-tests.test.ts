import { describe, expect, it } from '@jest/globals';
import { scanExecutables } from '#src/tools/custom/executables.ts';
import type { ToolTest } from '#src/tools/custom/manifest.ts';
import { previewTool, renderToolList } from '#src/tools/custom/run-custom-tool.ts';
import { findTestFailure, runToolTests } from '#src/tools/custom/tool-tests.ts';
import { truncate } from '#src/tools/pipeline/keep-output.ts';
import { aManifest, aToolFolder } from '../a-tool-folder.ts';

function aTest(expected: Partial<ToolTest['expect']> = {}): ToolTest {
  const expectation = { exitCode: 0, stdout: undefined, contains: undefined, ...expected };
  return { name: 'a', arguments: {}, expect: expectation };
}

const said = (data: { exitCode?: number; stdout?: string; stderr?: string }) =>
  ({ kind: 'ok', text: '', data: { exitCode: 0, stdout: '', stderr: '', ...data } }) as const;

describe('a test of an executable tool', () => {
  it.each([
    ['nothing but exit code 0', {}, { stdout: 'x' }],
    ['the output, without the line break at its end', { stdout: '3' }, { stdout: '3\n' }],
    ['a part of the output', { contains: 'b' }, { stdout: 'abc' }],
    ['another exit code', { exitCode: 2 }, { exitCode: 2, stderr: 'no' }],
  ])('passes when it expects %s', (_, expected, data) => {
    expect(findTestFailure(aTest(expected), said(data))).toBeUndefined();
  });

  it.each([
    ['exit code 1 instead of 0', {}, { exitCode: 1 }],
    ['standard output "4" instead of "3"', { stdout: '3' }, { stdout: '4\n' }],
    ['standard output "a" without "b"', { contains: 'b' }, { stdout: 'a' }],
    ['standard output "3" without "b"', { stdout: '3', contains: 'b' }, { stdout: '3' }],
    [
      'standard output "a\\n[truncated: 1 line omitted]" without "b"; it is too long, so only its beginning was compared',
      { contains: 'b' },
      { stdout: truncate('a\nbcdefghi', { maxLines: 1, maxBytes: 9 }) },
    ],
  ])('fails with %j', (why, expected, data) => {
    expect(findTestFailure(aTest(expected), said(data))).toBe(why);
  });
});

it('the tests of a tool run one after the other until the time is up', async () => {
  const [executable] = (
    await scanExecutables(
      await aToolFolder({
        'lint/tool.yaml': aManifest({
          parameters: [{ name: 'n', type: 'integer', description: 'd' }],
          tests: ['1', '2', '3'].map((n) => ({ name: n, arguments: { n } })),
        }),
        'lint/lint.py': '',
      }),
    )
  ).executables;
  if (executable === undefined) throw new Error('the tool was not read');
  const stop = new AbortController();
  const calls: unknown[] = [];
  const results = await runToolTests(executable, {
    signal: stop.signal,
    async call(args) {
      calls.push(args);
      if (calls.length === 2) stop.abort();
      return said({ exitCode: calls.length - 1 });
    },
  });
  expect(calls).toEqual([{ n: 1 }, { n: 2 }]);
  const tool = 'lint';
  expect(results).toEqual([
    { tool, test: '1', failed: undefined },
    { tool, test: '2', failed: 'exit code 1 instead of 0' },
    { tool, test: '3', failed: 'it did not run: the time was up' },
  ]);
});

async function aTool(fields: Readonly<Record<string, unknown>> = {}) {
  const manifest = aManifest({ name: 'lint', ...fields });
  const folder = await aToolFolder({ 'lint/tool.yaml': manifest, 'lint/lint.py': 'print(1)' });
  const { executables } = await scanExecutables(folder);
  const [tool] = executables;
  if (tool === undefined) throw new Error('there is no tool');
  return tool;
}

const parameters = [
  { name: 'fix', type: 'boolean', description: 'Mend\nit', required: true },
  { name: 'max', type: 'integer', description: 'At most' },
];

describe('the preview of a tool', () => {
  it('says what would run, with which flags, for how long and with which environment', async () => {
    const tool = await aTool({ parameters, env: ['REGION', 'STAGE'], timeout: '5' });
    expect(previewTool(tool, { fix: true, max: 3 }).split('\n')).toEqual([
      'would run: lint 1.0.0 (python: lint.py)',
      'flags: "--fix=true" "--max=3"',
      "limit: 5 s, in the agent's worktree",
      'environment it asks for: REGION, STAGE',
    ]);
  });
});

describe('the list of tools', () => {
  it('has a line for each, with its arguments and its use, indented', async () => {
    const tool = await aTool({ parameters, usage: 'Run it\ntwice.' });
    expect(renderToolList([tool]).split('\n')).toEqual([
      'The tools, with their arguments:',
      '- lint 1.0.0: Lints the code; fix (boolean, required): Mend it; max (integer): At most',
      '  Run it',
      '  twice.',
    ]);
  });

  it('gives all usage texts together 4,000 characters, and one no more than 1,000', async () => {
    const tool = await aTool({ usage: 'u'.repeat(3_000) });
    const usage = (text: string) => [...text].filter((letter) => letter === 'u').length;
    const own = usage(renderToolList([await aTool()]));
    const one = usage(renderToolList([tool])) - own;
    expect(one).toBeGreaterThan(900);
    expect(one).toBeLessThanOrEqual(1_000);
    const ten = usage(renderToolList(Array.from({ length: 10 }, () => tool)));
    expect(ten).toBeLessThanOrEqual(4_000 + 10 * own);
  });
});
