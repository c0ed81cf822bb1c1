import { describe, expect, it } from '@jest/globals';
import { closeBlocks, demoteHeadings, lineEndOf } from '#src/markdown/close-blocks.ts';
import { headingOf, readLines } from '#src/markdown/sections.ts';

describe('closeBlocks', () => {
  const close = (text: string) => closeBlocks(text, (line) => headingOf(line)?.level === 2);

  it.each([
    ['a fence at the end', '```js\nx\n', '```js\nx\n```\n'],
    ['a comment at the end', 'a\n<!-- x', 'a\n<!-- x\n-->'],
    ['a fence before a border', '~~~~\nx\n\n## B\ny', '~~~~\nx\n~~~~\n\n## B\ny'],
    [
      'one in each section',
      '```a\n## B\n<!-- b\n## C\n~~~ c',
      '```a\n```\n## B\n<!-- b\n-->\n## C\n~~~ c\n~~~',
    ],
    ['a fence of a list entry', '- a\n  ```\n  x\n', '- a\n  ```\n  x\n  ```\n'],
    ['with the line ends of the text', '```\r\nx\r\n', '```\r\nx\r\n```\r\n'],
  ])('closes %s', (_, text, closed) => {
    expect(close(text)).toBe(closed);
  });

  it.each(['```\nx\n```', '<!-- x\n## B\n-->', '```a``` b', '    ```\n', 'plain\n'])(
    'leaves %j alone',
    (text) => {
      expect(close(text)).toBe(text);
    },
  );

  it('takes time linear in the number of open blocks', () => {
    const text = '```x\n<!-- y\n## B\n'.repeat(20_000);
    expect(readLines(close(text)).filter(({ kind }) => kind === 'text')).toHaveLength(20_001);
  });
});

describe('demoteHeadings', () => {
  it.each([
    ['# A\n### B\n', '#### A\n###### B\n'],
    ['  ## A\n##B', '  #### A\n####B'],
    ['```\n# x\n```\n## A', '```\n# x\n```\n#### A'],
    ['<!--\n## A\n-->', '<!--\n#### A\n-->'],
    ['## A\n```\n# x', '#### A\n```\n# x\n```'],
    ['Why\n---\nx', '#### Why\nx'],
    ['x\n\nTop\n===\n## B', 'x\n\n#### Top\n##### B'],
    ['a\nb\n---\n', 'a\nb\n\n---\n'],
    ['a\nb\n===', 'a\nb\n\\==='],
    ['**By:** Odd\n---\nx', '**By:** Odd\n\n---\nx'],
    ['a\n\n---\n- b\n---\n```\nc\n---\n```', 'a\n\n---\n- b\n---\n```\nc\n---\n```'],
    ['#### A\n#1 is fixed', '#### A\n#1 is fixed'],
  ])('pushes down %j', (text, demoted) => {
    expect(demoteHeadings(text, 4)).toBe(demoted);
  });
});

it('lineEndOf tells what most lines end with', () => {
  expect(['a', 'a\nb', 'a\r\nb', 'a\r\nb\nc'].map(lineEndOf)).toEqual(['\n', '\n', '\r\n', '\n']);
});
