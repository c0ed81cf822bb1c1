import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderRepositoryMap } from '../../../../src/run/agents/briefing/repository-map.ts';

const map = (paths: readonly string[], maxLength = 3_000) =>
  renderRepositoryMap(paths, { maxLength, closed: '.squad' });

describe('the map of a repository', () => {
  it('shows folders with how many files lie below them, and their files, lock files last', () => {
    const paths = [
      'README.md',
      'package-lock.json',
      'package.json',
      'src/a.ts',
      'src/deep/b.ts',
      'src/deep/odd name.ts',
    ];
    expect(map(paths)).toBe(
      [
        './ (6): README.md package.json package-lock.json',
        'src/ (3): a.ts',
        'src/deep/ (2): b.ts "odd name.ts"',
      ].join('\n'),
    );
  });

  it("only counts the squad's own files, and what programs wrote", () => {
    const paths = ['.squad/team.md', '.squad/agents/x/charter.md', 'dist/main.js', 'web/dist/a.js'];
    expect(map(paths)).toBe(
      ['./ (4)', '.squad/ (2)', 'dist/ (1)', 'web/ (1)', 'web/dist/ (1)'].join('\n'),
    );
  });

  it('of a large repository shows the top folders first, and says what is missing', () => {
    const paths = Array.from({ length: 20_000 }, (_, at) => {
      const [top, middle] = [at % 10, Math.floor(at / 10) % 100];
      return `part-${top}/module-${middle}/file-${at}.ts`;
    });
    const text = map([...paths, 'README.md'], 1_000);
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(text).toMatch(/^\.\/ \(20,?001\)|^\.\/ \(20001\): README\.md/);
    for (let top = 0; top < 10; top += 1) expect(text).toContain(`part-${top}/ (2000)`);
    expect(text).toMatch(/\n… and \d+ more folders$/);
  });

  it('keeps to its length, whatever the names, and is the same each time', () => {
    const name = fc.stringMatching(/^[a-z.\u200b"é ]{1,12}$/);
    const paths = fc.array(
      fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/')),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(paths, fc.integer({ min: 60, max: 2_000 }), (files, maxLength) => {
        const text = map(files, maxLength);
        expect(text.length).toBeLessThanOrEqual(maxLength);
        expect(map(files, maxLength)).toBe(text);
        expect(text).not.toContain('\u200b');
      }),
    );
  });
});
