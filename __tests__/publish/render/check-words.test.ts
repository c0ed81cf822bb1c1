// Which warnings of an earlier run still stand, read from a text that anybody with write access may have edited.
import { describe, expect, it } from '@jest/globals';
import { standingSuspicions } from '../../../src/publish/render/check-words.ts';

const WARNING = '⚠️ `unit` failed, then passed after `a.test.js` was deleted.';

describe('the warnings that stand', () => {
  it.each([
    WARNING,
    '⚠️ `unit` failed, then passed after `a` was deleted and `package.json` was changed.',
    '⚠️ Test files were deleted: `a.test.js` and `b.test.js`.',
    '⚠️ `unit` failed, then passed after `a`, `b` and `c` were deleted and `d` and `e` were changed.',
  ])('are written as they were: %s', (line) => {
    expect(standingSuspicions(`## Checks\n\n${line}\n`)).toEqual([line]);
  });

  it('say which tests were written anew, again and again', () => {
    const anew = `${WARNING} Written anew, without lines that it had: \`a.test.js\`.`;
    expect(standingSuspicions(WARNING, () => 'anew')).toEqual([anew]);
    expect(standingSuspicions(anew, () => 'anew')).toEqual([anew]);
    expect(standingSuspicions(anew)).toEqual([WARNING]);
  });

  it('name only the tests that are still missing', () => {
    const line = '⚠️ `unit` failed, then passed after `a`, `b` and 2 more were deleted.';
    expect(standingSuspicions(line, (path) => (path === 'a' ? 'back' : 'missing'))).toEqual([
      '⚠️ `unit` failed, then passed after `b` was deleted.',
    ]);
    expect(standingSuspicions(line, () => 'back')).toEqual([]);
  });

  it.each([
    '⚠️ `x` failed, then passed after `nope` deleted @octocat closes #1 ![p](https://example.com/p)',
    `${WARNING} @octocat`,
    `- ${WARNING}`,
    '⚠️ Test files were deleted: `a` ![p](https://example.com/p).',
    '⚠️ `x` failed, then passed after `a` <img src=x> was deleted.',
    '⚠️ `x` failed, then passed after `a` was deleted and <img src=x> was changed.',
  ])('are no lines of another form: %s', (line) => {
    expect(standingSuspicions(line)).toEqual([]);
  });

  it('are none that a check printed', () => {
    expect(standingSuspicions(`\`\`\`text\n${WARNING}\n\`\`\``)).toEqual([]);
  });

  it('are five at most', () => {
    expect(standingSuspicions(`${WARNING}\n`.repeat(20))).toHaveLength(5);
  });
});
