import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseFields } from '../../../../src/tools/custom/manifest/manifest-fields.ts';
import { readPlainFields } from '../../../../src/tools/custom/manifest/manifest-quick.ts';

const PLAIN = `# a tool
name: lint
description: Lints http://x.test/a#b
version: 1.0.0
entrypoint: "lint.py"
usage: |
  Say: # this
    deeper

  last

env:
- CI
parameters:
  - name: fix
    type: boolean
    required: true
    description: 'Mend it'
  - name: max
    type: integer
    description: At most
  - { name: of, type: string, required: true, description: "A, b" }
  - {name: to, description: ./A (b)}
tests:
  - name: none
    arguments: { fix: false, max: 3 }
    expect: { stdout: '0, or so' }
also: [A, "b, c"]
none: []
`;

describe('the quick reader', () => {
  it('S3-22 reads the usual form itself, as the real parser does', () => {
    expect(readPlainFields(PLAIN)).toBeInstanceOf(Map);
    expect(readPlainFields(PLAIN)).toEqual(parseFields(PLAIN));
  });

  it.each([
    'a: b: c',
    'a: b # c',
    'a: &x b',
    'a: *x',
    'a: [b',
    'a: {b: c',
    'a: {b: c, b: d}',
    'a: {b}',
    'a: [b: c]',
    'a: {b: c,}',
    'a: {b: {c: d}}',
    'a: {b: c} d',
    'a: {b: c}\n  d: e',
    'a: {b:c}',
    'a: [b,c]',
    'a: [- b]',
    'a: >\n  b',
    'a: |-\n  b',
    'a: "b\\n"',
    'a: !!int 3',
    'a: b\n  c',
    'a:',
    'a: b\na: c',
    'a:\n  b: c',
    '- a',
    'a: ~b',
    'a: ?b',
    "a: 'it''s'",
    'a: b\n---\nc: d',
    'a: é',
    'a:\tb',
    'a:\n  - b\n   - c',
    'a:\n  - b: c\n    d:\n      - e',
    'a:\n  - - b',
    '',
    'a: |\n    b',
    'a:  b',
    'a: b ',
    'a:\n  - b\n    c',
    'a: b:',
  ])('leaves %j to the real parser, or agrees with it', (text) => {
    const quick = readPlainFields(text);
    if (quick !== undefined) expect(quick).toEqual(parseFields(text));
    expect(quick === undefined || text === 'a:  b').toBe(true);
  });

  it('never reads anything that the real parser reads otherwise', () => {
    const piece = fc.constantFrom(
      'a:',
      'b:',
      'usage:',
      ' ',
      '  ',
      '\n',
      '\n  ',
      '\n    ',
      '- ',
      '\n- ',
      '\n  - ',
      'x',
      'true',
      '1.0',
      '|',
      '[]',
      '"',
      "'",
      ': ',
      ' #',
      '#',
      '&',
      '*',
      '!',
      '---',
      '...',
      '\n\n',
      'a: x',
      'b: y\n',
      '"q"',
      "'q'",
      ',',
      ', ',
      '{',
      '}',
      '{ b: ',
      ' }',
      '[',
      ']',
      '%',
      '@',
      '`',
      '>',
      '?',
      '\\',
    );
    const agrees = fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const quick = readPlainFields(text);
      if (quick !== undefined)
        expect({ text, read: quick }).toEqual({ text, read: parseFields(text) });
    });
    void fc.assert(agrees, { numRuns: 3_000 });
  });

  it('never reads a changed manifest otherwise', () => {
    const change = fc.tuple(
      fc.nat(PLAIN.length),
      fc.constantFrom(
        '',
        ' ',
        '\n',
        ':',
        '#',
        '-',
        '"',
        '  ',
        'x',
        '|',
        '\n\n',
        ' - ',
        '[',
        ',',
        '{',
        '}',
        ', ',
        ': ',
      ),
    );
    const agrees = fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const text = changes.reduce(
        (before, [at, sign]) => `${before.slice(0, at)}${sign}${before.slice(at + 1)}`,
        PLAIN,
      );
      const quick = readPlainFields(text);
      if (quick !== undefined)
        expect({ text, read: quick }).toEqual({ text, read: parseFields(text) });
    });
    void fc.assert(agrees, { numRuns: 2_000 });
  });
});
