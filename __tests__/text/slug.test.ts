import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileSlug, isFileSlug, nameKey, slug } from '#src/text/slug.ts';
import { anyText } from './any-text.ts';

describe("an agent's slug", () => {
  it.each([
    ['Fact Checker', 'fact-checker'],
    ['@copilot', 'copilot'],
    ['🔧 Parker', 'parker'],
    ["O'Neil", 'o-neil'],
    ['Zoe\u0308', 'zo'],
    ['McManus', 'mcmanus'],
    ['../../etc', 'etc'],
    ['Зоя', ''],
  ])('spells %j as %j', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('has only lower-case letters, digits and single inner dashes, and is its own slug', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const once = slug(name);
        expect(once).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug(once)).toBe(once);
      }),
    );
  });

  it('is beside a key that compares names without case, composition and a leading @', () => {
    expect(nameKey(' @Zoe\u0308 ')).toBe(nameKey('zoë'));
  });
});

describe("a file's slug", () => {
  it.each([
    ['  -- What?! --  ', 'what'],
    ['CON', 'con-file'],
    ['lpt1', 'lpt1-file'],
    ['İstanbul', 'i-stanbul'],
    [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
    ['-'.repeat(1_000_000), expect.stringMatching(/^text-[0-9a-f]{8}$/)],
  ])('makes %.40j to %j', (text, expected) => {
    expect(fileSlug(text)).toEqual(expected);
  });

  it('is another one for another text without letters', () => {
    expect(fileSlug('認証方式')).not.toBe(fileSlug('!!!'));
  });

  it('is short and legal for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(isFileSlug(fileSlug(text))).toBe(true);
        expect(fileSlug(text).length).toBeLessThanOrEqual(55);
      }),
    );
  });
});
