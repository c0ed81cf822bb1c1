import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileSlug, isFileSlug } from '../../src/text/slug.ts';

it.each([
  ['Use UTC', 'use-utc'],
  ['  -- What?! --  ', 'what'],
  ['CON', 'con-file'],
  ['lpt1', 'lpt1-file'],
  ['İstanbul', 'i-stanbul'],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
])('makes %j to %j', (text, slug) => {
  expect(fileSlug(text)).toBe(slug);
});

it('gives different names to different texts without letters', () => {
  expect(fileSlug('認証方式')).not.toBe(fileSlug('!!!'));
});

it('is short and legal for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = fileSlug(text);
      expect(isFileSlug(slug)).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(55);
    }),
  );
});

it('handles a text of 1 MB', () => {
  expect(fileSlug('-'.repeat(1_000_000))).toMatch(/^text-[0-9a-f]{8}$/);
});
