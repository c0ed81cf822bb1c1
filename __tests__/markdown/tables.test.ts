import { describe, expect, it } from '@jest/globals';
import { readLines } from '../../src/markdown/sections.ts';
import { cellAt, columnOf, readTables } from '../../src/markdown/tables.ts';

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
        firstLine: 2,
        lastLine: 4,
      },
    ]);
  });

  it('keeps rows that hold the words of a header or three dashes', () => {
    const [table] = tablesOf('| Name | Role |\n|--|--|\n| Kai | Domain Name Dev --- |');
    expect(table?.rows).toEqual([['Kai', 'Domain Name Dev ---']]);
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

  it('answers with an empty cell where a row is short', () => {
    expect([cellAt(['a'], 3), cellAt(['a'], -1)]).toEqual(['', '']);
  });
});
