import { describe, expect, it } from '@jest/globals';
import { headingOf, labelOf, readLines } from '#src/markdown/sections.ts';
import { cleanCell, columnOf, readTables } from '#src/markdown/tables.ts';

const kinds = (text: string) => readLines(text).map((line) => line.kind);

describe('readLines', () => {
  it('reads every line end alike, also when they are mixed, and drops a byte order mark', () => {
    expect(readLines('\uFEFFa\r\nb\rc\nd').map((line) => line.text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a backtick fence', '```\n# a\n```\nb', ['code', 'code', 'code', 'text']],
    ['a tilde fence', '~~~\n```\n~~~\nb', ['code', 'code', 'code', 'text']],
    ['a longer fence', '````\n```\n````\nb', ['code', 'code', 'code', 'text']],
    ['a fence with an info string', '```ts\na\n```', ['code', 'code', 'code']],
    ['inline code in three backticks', '```a``` b\nc', ['text', 'text']],
    ['a comment over lines', '<!-- a\n# b\n-->\nc', ['comment', 'comment', 'comment', 'text']],
    ['a comment in one line', '<!-- a -->\nc', ['comment', 'text']],
    ['a fence that nobody closes', 'a\n```\n# b', ['text', 'text', 'text']],
    ['a comment that nobody closes', 'a\n<!-- b\n# c', ['text', 'text', 'text']],
    ['a fence indented as code', '    ```\na', ['text', 'text']],
  ])('tells apart %s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe('headingOf', () => {
  const heading = (text: string) => headingOf({ kind: 'text', text });

  it.each([
    ['# A', { level: 1, title: 'A' }],
    ['##A', { level: 2, title: 'A' }],
    ['### A b ###', { level: 3, title: 'A b' }],
    ['### C#', { level: 3, title: 'C#' }],
    ['###### F', { level: 6, title: 'F' }],
  ])('reads %j', (text, expected) => {
    expect(heading(text)).toEqual(expected);
  });

  it.each(['#12 is fixed', '####### seven', '  ### indented', 'text', ''])(
    'finds no heading in %j',
    (text) => {
      expect(heading(text)).toBeUndefined();
    },
  );

  it('finds no heading in code', () => {
    expect(headingOf({ kind: 'code', text: '# A' })).toBeUndefined();
  });
});

describe('readSections', () => {});

describe('labelOf', () => {
  it.each([
    ['- **Name:** Odd', { label: 'name', value: 'Odd' }],
    ['**By**: Odd', { label: 'by', value: 'Odd' }],
    ['* **What:**', { label: 'what', value: '' }],
  ])('reads %j', (text, expected) => {
    expect(labelOf({ kind: 'text', text })).toEqual(expected);
  });

  it('takes bold prose for no label', () => {
    expect(labelOf({ kind: 'text', text: '**Careful** here: no' })).toBeUndefined();
  });
});

describe('trimBlankLines', () => {});

const tablesOf = (text: string) => readTables(readLines(text));

describe('readTables', () => {
  it('reads headings, columns and rows', () => {
    const text = '## People\n### Core\n| **Name** | `Role` |\n|:--|--:|\n| Mira | Lead |\n';
    expect(tablesOf(text)).toEqual([
      {
        section: 'People',
        subsection: 'Core',
        columns: ['name', 'role'],
        rows: [['Mira', 'Lead']],
        rowLines: [4],
        firstLine: 2,
        lastLine: 4,
      },
    ]);
  });

  it.each([
    ['| a \\| b | c |', ['a | b', 'c']],
    ['| `a \\| b` | c |', ['`a | b`', 'c']],
    ['| a \\\\| b |', ['a \\\\', 'b']],
    ['| a | b \\|', ['a', 'b |']],
    ['|| b |', ['', 'b']],
    ['a | b', ['a', 'b']],
    ['a | b \\| c |', ['a', 'b | c']],
  ])('splits %j as GitHub does', (row, cells) => {
    expect(tablesOf(`| X | Y |\n|--|--|\n${row}`)[0]?.rows).toEqual([cells]);
  });

  it('reads rows without bars at their ends, and ends at a line that is none', () => {
    const [table, ...others] = tablesOf('A | B\n--- | ---\n1 | 2\n\nthis | that\n');
    expect([table?.columns, table?.rows, others]).toEqual([['a', 'b'], [['1', '2']], []]);
  });

  it('keeps rows that hold the words of a header or three dashes', () => {
    const [table] = tablesOf('| Name | Role |\n|--|--|\n| Kai | Domain Name Dev --- |');
    expect(table?.rows).toEqual([['Kai', 'Domain Name Dev ---']]);
    const [one, ...others] = tablesOf('| A |\n|--|\n| 1 |\n|--|\n| 2 |');
    expect([one?.rows, others]).toEqual([[['1'], ['2']], []]);
  });

  it('goes on behind blank lines and comments, and begins anew at a header', () => {
    const text =
      '| A |\n|--|\n| 1 |\n\n<!-- x -->\n| 2 |\n\n| B |\n|--|\n| 3 |\ntext\n| C |\n|--|\n';
    expect(tablesOf(text).map(({ columns, rows }) => [columns, rows])).toEqual([
      [['a'], [['1'], ['2']]],
      [['b'], [['3']]],
      [['c'], []],
    ]);
  });

  it('reads rows behind other text with the columns above, when they fit', () => {
    const text =
      '## S\n| A | B |\n|--|--|\n| 1 | 2 |\n\ntext\n\n| 3 | 4 |\n| 5 | 6 |\n\ntext\n| 7 |\n## T\n| 8 |\n';
    expect(tablesOf(text).map(({ columns, rows }) => [columns, rows])).toEqual([
      [['a', 'b'], [['1', '2']]],
      [
        ['a', 'b'],
        [
          ['3', '4'],
          ['5', '6'],
        ],
      ],
      [['7'], []],
      [['8'], []],
    ]);
  });

  it('sees no table in code or comments', () => {
    expect(tablesOf('```\n| A |\n|--|\n```\n<!--\n| B |\n-->')).toEqual([]);
  });

  it('bounds a line of a million pipes', () => {
    const [table] = tablesOf('|'.repeat(1_000_000));
    expect(table?.columns.length).toBeLessThanOrEqual(66);
  });
});

describe('columnOf', () => {
  it('prefers an exact name and accepts one with more words behind', () => {
    const [table] = tablesOf('| Owner (team) | Agent | Model Pref |\n|--|--|--|');
    const index = (...names: string[]) => (table === undefined ? -2 : columnOf(table, names));
    expect([index('agent'), index('owner'), index('model'), index('mod')]).toEqual([1, 0, 2, -1]);
  });
});

describe('cleanCell', () => {
  it.each([
    ['`.squad/agents/mira/charter.md`', '.squad/agents/mira/charter.md'],
    ['[charter](agents/x/charter.md)', 'charter'],
    ['**designer-core**', 'designer-core'],
    ['_Mira_', 'Mira'],
    ['**[Mira](a.md)**', 'Mira'],
    ['src/*', 'src/*'],
    ['*.ts', '*.ts'],
    ['Mi\u200bra\u202e <!-- x -->', 'Mira'],
    ['***', '***'],
  ])('cleans %j to %j', (cell, expected) => {
    expect(cleanCell(cell)).toBe(expected);
  });

  it('reads a cell of brackets once', () => {
    expect(cleanCell('[a]('.repeat(100_000))).toHaveLength(400_000);
  });
});

describe('linkTarget and isBlank', () => {});
