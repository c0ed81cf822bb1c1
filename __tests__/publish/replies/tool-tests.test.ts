import { expect, it } from '@jest/globals';
import { renderToolTests } from '../../../src/publish/replies/tool-tests.ts';
import { context } from '../a-run.ts';

const replyOf = (...failures: readonly (string | undefined)[]) => {
  const results = failures.map((failed) => ({ tool: 'lint', test: 'a', failed }));
  const tool = { name: 'lint', version: '1.0.0', path: 'lint/tool.yaml', commit: undefined };
  return renderToolTests(context, { ...tool, results });
};
const titleOf = (...failures: readonly (string | undefined)[]) =>
  replyOf(...failures).split('**')[1];

it('counts the tests that failed, and those that there are', () => {
  expect(titleOf(undefined, 'why')).toBe('`lint` 1.0.0 failed 1 of its 2 tests');
  expect(titleOf('why', 'why')).toBe('`lint` 1.0.0 failed its 2 tests');
  expect(titleOf('why')).toBe('`lint` 1.0.0 failed its test');
  expect(titleOf(undefined)).toBe('`lint` 1.0.0 passed its test');
});

it('has a line for each test, with the reason where it failed', () => {
  expect(replyOf(undefined, 'why').split('\n').slice(2)).toEqual(['- ✅ a', '- ❌ a: why']);
});

it('shortens the reasons, and then the list, rather than being too long', () => {
  const shown = (count: number, length: number) => {
    const [, , ...lines] = replyOf(...Array(count).fill('x'.repeat(length))).split('\n');
    return [lines.length, lines[0]?.length, lines.at(-1)];
  };
  const cut = (max: number) => `- ❌ a: ${'x'.repeat(max - 1)}…`;
  expect(shown(30, 900)).toEqual([30, cut(700).length, cut(700)]);
  expect(shown(60, 900)).toEqual([60, cut(200).length, cut(200)]);
  expect(shown(65, 1)).toEqual([65, '- ❌ a: x'.length, '- and 1 more']);
});

it('says how a tool gets tests that has none', () => {
  expect(replyOf()).toMatch(
    /^`lint` 1\.0\.0 \(.+\) has no tests\. A test is a call with its expected output, under `tests` in its tool\.yaml\.$/,
  );
});
