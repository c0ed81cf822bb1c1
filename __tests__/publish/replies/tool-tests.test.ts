import { expect, it } from '@jest/globals';
import { renderToolTests } from '../../../src/publish/replies/tool-tests.ts';
import { context } from '../a-run.ts';

const titleOf = (...failures: readonly (string | undefined)[]) => {
  const results = failures.map((failed) => ({ tool: 'lint', test: 'a', failed }));
  const tool = { name: 'lint', version: '1.0.0', path: 'lint/tool.yaml', commit: undefined };
  return renderToolTests(context, { ...tool, results }).split('**')[1];
};

it('counts the tests that failed, and those that there are', () => {
  expect(titleOf(undefined, 'why')).toBe('`lint` 1.0.0 failed 1 of its 2 tests');
  expect(titleOf('why', 'why')).toBe('`lint` 1.0.0 failed its 2 tests');
  expect(titleOf('why')).toBe('`lint` 1.0.0 failed its test');
  expect(titleOf(undefined)).toBe('`lint` 1.0.0 passed its test');
});
