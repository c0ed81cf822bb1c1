import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinHistories, listLearnings } from '../../../src/tools/built-in/history-entries.ts';
import { appendLearnings, learningEntry } from '../../../src/tools/built-in/learning-markdown.ts';

const entry = (text: string) => learningEntry('general', text);
const withEntries = (text: string, learnings: readonly string[]) =>
  learnings.reduce((history, learning) => appendLearnings(history, [entry(learning)]), text);

const BASES = [
  '',
  '# Hockney\n\n## Learnings\n\n- **[team]** Old.\n',
  '# Hockney\n\n## Learnings\n\n### 2026-01-01\n\nProse.\n\n## Patterns\n\n- **[x]** Elsewhere\n',
  '# Hockney\r\n\r\n## Context\r\n\r\nWords.\r\n',
  '# Hockney\n\n```\nnever closed\n',
];
const anyLearnings = fc.uniqueArray(
  fc
    .array(fc.constantFrom('a', 'b', '- c', '# d', 'a shared line'), { minLength: 1 })
    .map((lines) => lines.join('\n')),
  { maxLength: 4 },
);

describe('joinHistories', () => {
  it('keeps each learning of both sides once, and changes nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BASES), anyLearnings, anyLearnings, (base, mine, yours) => {
        const ours = withEntries(base, mine);
        const theirs = withEntries(base, yours);
        fc.pre(mine.length > 0 && yours.length > 0);
        const extra = yours.filter((learning) => !mine.includes(learning));
        expect(joinHistories({ base, ours, theirs })).toBe(withEntries(ours, extra));
      }),
    );
  });

  it('adds what was learnt to a history that was condensed meanwhile', () => {
    const base = withEntries('', ['One.', 'Two.']);
    const condensed = withEntries('', ['Two.']);
    const grown = withEntries(base, ['Three.']);
    const wanted = ['Two.', 'Three.'].map(entry);
    for (const sides of [
      { ours: condensed, theirs: grown },
      { ours: grown, theirs: condensed },
    ]) {
      expect(listLearnings(joinHistories({ base, ...sides }) ?? '')).toEqual(wanted);
    }
  });

  it('leaves versions alone that both changed in other ways', () => {
    const base = '# Hockney\n\nOld words.\n';
    const sides = { ours: '# Hockney\n\nMine.\n', theirs: '# Hockney\n\nYours.\n' };
    expect(joinHistories({ base, ...sides })).toBeUndefined();
  });
});
