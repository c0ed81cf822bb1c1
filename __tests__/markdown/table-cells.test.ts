import { describe, expect, it } from '@jest/globals';
import { cleanCell, isBlank, linkTarget } from '../../src/markdown/table-cells.ts';

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

describe('linkTarget and isBlank', () => {
  it('finds a link, and what says nothing', () => {
    expect(linkTarget('see [charter]( agents/x/charter.md )')).toBe('agents/x/charter.md');
    expect(linkTarget('[charter](<agents/odd nes/charter.md>)')).toBe('agents/odd nes/charter.md');
    expect(linkTarget('none')).toBeUndefined();
    expect(['', '—', '-', '–', '{Name}', 'Mira'].map(isBlank)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
