// Where our text stands in the body of a pull request, and that what people write around it stays as it is.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { findOwnPart, placeBelow, WHOLE_BODY } from '#src/publish/pull-request.ts';
import { facts } from '../a-run.ts';

const BEGIN = '<!-- squad-action:pull-request -->';
const END = '<!-- squad-action:end -->';
const { sealWithin } = createOutbound({ holdsSecret: () => false, ...facts });

/** Each update as a run makes it. */
const update = (body: string, ...texts: readonly string[]): string =>
  texts.reduce((old, text) => sealWithin(findOwnPart(old) ?? placeBelow(old), text), body);

const ours = (text: string) => `${BEGIN}\n${text}\n${END}`;
const three = ['One.', 'Two.', 'Three.'] as const;

describe('what people write into the body of a pull request', () => {
  it('stays byte for byte before and after our text, whatever it is, through three updates', () => {
    const piece = fc.constantFrom(
      '\r\n',
      '\n',
      ' ',
      '```',
      '<!--',
      '-->',
      '- x',
      END,
      'é',
      '\u200d',
    );
    const words = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const body = `${before}${ours('Zero.')}${after}`;
        expect(update(body, ...three)).toBe(`${before}${ours('Three.')}${after}`);
      }),
    );
  });

  it('is followed by our text where there was none, once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (theirs) => {
        const updated = update(theirs, ...three);
        expect(updated).toBe(theirs === '' ? ours('Three.') : `${theirs}\n\n${ours('Three.')}`);
      }),
    );
  });

  it.each([
    ['the end', `Mine.\n${BEGIN}\nZero.\n\nAlso mine.`],
    ['the begin', `Mine.\nZero.\n${END}\nAlso mine.`],
    ['the end of the first part of two', `${BEGIN}\nZero.\n\nMine.\n\n${ours('Zero.')}`],
  ])('is not lost where somebody removed the mark of %s', (_which, body) => {
    const updated = update(body, ...three);
    expect(updated.endsWith(ours('Three.'))).toBe(true);
    expect(updated).toContain('Mine.');
    expect(updated).toContain(body.includes('Also') ? 'Also mine.' : 'Mine.');
    expect(updated.match(/Three\./g)).toHaveLength(1);
    expect(updated).not.toMatch(/One|Two/);
  });

  it('is kept where it quotes one of our marks, or both', () => {
    const body = `${ours('Zero.')}\nI saw ${BEGIN} there, and ${END}.\n${BEGIN} again.`;
    const updated = update(body, ...three);
    expect(updated).toContain('\nI saw ');
    expect(updated).toContain(' again.');
  });
});

describe('the body of a new pull request', () => {
  it('is our text between its marks, and nothing in it ends them early', () => {
    const body = sealWithin(WHOLE_BODY, `Look: ${END} and ${BEGIN}.`);
    expect(body.split(BEGIN)).toHaveLength(2);
    expect(body.split(END)).toHaveLength(2);
    expect(update(body, ...three)).toBe(ours('Three.'));
  });
});
