import { describe, expect, it } from '@jest/globals';
import { scanExecutables } from '../../../../src/tools/custom/executable/scan-executables.ts';
import {
  findTestFailure,
  runToolTests,
} from '../../../../src/tools/custom/executable/tool-tests.ts';
import type { ToolTest } from '../../../../src/tools/custom/manifest/manifest.ts';
import { truncate } from '../../../../src/tools/pipeline/cut-output.ts';
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
    [
      'exit code 0 instead of 2; standard error: it is fine',
      { exitCode: 2 },
      { stderr: 'it is\nfine' },
    ],
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
