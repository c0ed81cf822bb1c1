// Which sentences of a request lay down a rule.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDirectives } from '../../src/trigger/directive.ts';

describe('a directive', () => {
  it.each([
    ['From now on we use pnpm.', ['From now on we use pnpm.'], true],
    ['Please never use tabs in YAML. Thanks!', ['Please never use tabs in YAML.'], true],
    ['Fix the form. We never show stack traces.', ['We never show stack traces.'], false],
    ['Never mind, it works now.', [], false],
    ['We never get the confirmation mail.', [], false],
    ['> From now on we use tabs.\n\nIs that so?', [], false],
    ['`From now on we use tabs.`', [], false],
  ])('is found in %j', (request, sentences, isWhole) => {
    expect(readDirectives(request)).toEqual({ sentences, isWhole });
  });

  it.each(['never ', '. ', '` ', '> ', ' ', 'we never x y\n\n'])(
    'is one of five at most in a megabyte of %j',
    (unit) => {
      const request = `from now on${unit.repeat(1_000_000 / unit.length)}x`;
      expect(readDirectives(request).sentences.length).toBeLessThanOrEqual(5);
    },
  );

  it('never says more than stands in the request', () => {
    const words = ['From now on we use it', 'always', '. ', '? ', '`', '\n\n', '> ', '<b>'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (parts) => {
        const request = parts.join(' ');
        const { sentences } = readDirectives(request);
        expect(sentences.filter((sentence) => !request.includes(sentence))).toEqual([]);
      }),
    );
  });
});
