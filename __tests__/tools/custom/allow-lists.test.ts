import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { entriesOf, filterAllowed, mayNamePrefix } from '../../../src/tools/custom/allow-lists.ts';

const names = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);

describe('who may use what', () => {
  const tools = ['lint', 'lint-fix', 'deploy'].map((name) => ({ name }));

  it.each([
    ['no list allows all', [undefined, undefined], ['lint', 'lint-fix', 'deploy']],
    ['an empty list allows none', [[], undefined], []],
    [
      'lists only narrow',
      [
        ['lint', 'deploy'],
        ['deploy', 'lint-fix'],
      ],
      ['deploy'],
    ],
    ['an unknown name gives nothing', [['other']], []],
    ['a star stands for anything', [['lint*']], ['lint', 'lint-fix']],
    ['a star may stand inside', [['l*t*x', '*']], ['lint', 'lint-fix', 'deploy']],
    ['a star does not count a letter twice', [['linti*int', 'dep*ploy']], []],
  ])('%s', (_, lists, allowed) => {
    expect(names(filterAllowed(tools, lists))).toEqual(allowed);
  });

  it('agrees with a regular expression on any pattern', () => {
    const unit = fc.constantFrom('a', 'b', '*');
    const texts = fc.array(unit, { maxLength: 7 }).map((parts) => parts.join(''));
    const agrees = fc.property(texts, texts, (entry, text) => {
      const name = text.replaceAll('*', 'b');
      const expression = new RegExp(`^${entry.replaceAll('*', '.*')}$`);
      expect(filterAllowed([{ name }], [[entry]]).length === 1).toBe(expression.test(name));
    });
    void fc.assert(agrees, { numRuns: 1_000 });
  });
});

describe('what some list entry may name', () => {
  const unit = fc.constantFrom('a', 'b', '_', '*');
  const text = fc.array(unit, { maxLength: 5 }).map((parts) => parts.join(''));
  const list = fc.option(fc.array(text, { maxLength: 3 }), { nil: undefined });

  it('names every tool that the lists allow', () => {
    const isNamed = fc.property(list, list, text, text, (one, other, stem, rest) => {
      const [tool, prefix] = [`${stem}_${rest}`, `${stem}_`].map((it) => it.replaceAll('*', 'b'));
      const entries = entriesOf([one, other]);
      fc.pre(filterAllowed([{ name: tool ?? '' }], [one, other]).length === 1);
      expect(filterAllowed([{ name: tool ?? '' }], [entries])).toHaveLength(1);
      expect(entries?.some((entry) => mayNamePrefix(entry, prefix ?? '')) ?? true).toBe(true);
    });
    void fc.assert(isNamed);
  });

  it('is no name that a list refuses, and no pattern where another list has names alone', () => {
    expect(
      entriesOf([
        ['lint', 'words', 'l*'],
        ['lint', 'sum'],
      ]),
    ).toEqual(['lint', 'lint']);
    expect(entriesOf([['l*', 'sum'], ['*t']])).toEqual(['l*', '*t']);
    expect(entriesOf([undefined, ['sum']])).toEqual(['sum']);
    expect(entriesOf([undefined, undefined])).toBeUndefined();
    expect(mayNamePrefix('sum', 'su_')).toBe(false);
    expect(mayNamePrefix('s*', 'lint_')).toBe(false);
  });
});
