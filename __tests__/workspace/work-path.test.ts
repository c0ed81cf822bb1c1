import { expect, it } from '@jest/globals';
import { isWorkPath } from '../../src/workspace/work-path.ts';

it.each([
  ['src/a.ts', true],
  ['.squad.md', true],
  ['src/.squad/a.md', true],
  ['.squad/tools/lint/tool.yaml', true],
  ['.squad/tools.md', false],
  ['.squad/decisions/inbox/a.md', false],
])('a changed %s is work: %s', (path, isWork) => {
  expect(isWorkPath(path, '.squad')).toBe(isWork);
});
