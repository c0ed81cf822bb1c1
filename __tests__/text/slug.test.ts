import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameKey, slug } from '../../src/text/slug.ts';
import { anyText } from './any-text.ts';

describe('slug', () => {
  it.each([
    ['Fact Checker', 'fact-checker'],
    ['@copilot', 'copilot'],
    ['🔧 Parker', 'parker'],
    ["O'Neil", 'o-neil'],
    ['Zoë', 'zo'],
    ['Zoe\u0308', 'zo'],
    ['McManus', 'mcmanus'],
    ['../../etc', 'etc'],
    ['Зоя', ''],
    ['', ''],
  ])('spells %j as %j', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('gives only lower-case letters, digits and single inner dashes for any name', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(slug(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('is its own slug', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(slug(slug(name))).toBe(slug(name));
      }),
    );
  });
});

describe('nameKey', () => {
  it('compares names without case, composition and a leading @', () => {
    expect(nameKey(' @Zoe\u0308 ')).toBe(nameKey('zoë'));
  });
});
