import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePatch } from '../../../../src/tools/built-in/files/parse-patch.ts';

const patchOf = (...lines: readonly string[]) =>
  ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');

describe('a patch', () => {
  it('is read with its four kinds of changes, also with carriage returns', () => {
    const text = patchOf(
      '*** Add File: a b.ts',
      '+one',
      '+',
      '*** Update File: c',
      '*** Move to: d',
      '@@ function x() {',
      ' same',
      '-old',
      '+new',
      '',
      '*** End of File',
      '*** Delete File: e',
    );
    const expected = {
      kind: 'patch',
      files: [
        { kind: 'add', path: 'a b.ts', text: 'one\n\n' },
        {
          kind: 'update',
          path: 'c',
          moveTo: 'd',
          rounds: [
            [
              {
                contexts: ['function x() {'],
                isAtEnd: true,
                lines: [
                  { sign: ' ', text: 'same' },
                  { sign: '-', text: 'old' },
                  { sign: '+', text: 'new' },
                  { sign: ' ', text: '' },
                ],
              },
            ],
          ],
        },
        { kind: 'delete', path: 'e' },
      ],
    };
    expect(parsePatch(text)).toEqual(expected);
    expect(parsePatch(text.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  it.each([
    ['', 'it has no line *** Begin Patch'],
    ['*** Begin Patch\n*** Add File: a\n+x', 'it has no line *** End Patch'],
    [patchOf(), 'it names no file'],
    [patchOf('+x', '*** Delete File: a'), 'no file is named before the line "+x"'],
    [patchOf('*** Update File: a'), 'a has no changed lines'],
    [patchOf('*** Update File: a', '*** Move to: a', '-x'), 'a would be moved onto itself'],
    [patchOf('*** Delete File: a', '-x'), 'a is deleted, yet has lines'],
    [patchOf('*** Add File: a', 'x'), 'in the new file a, "x" doesn\'t begin with +'],
    [patchOf('*** Update File: a', '?x'), 'in a, "?x" begins neither with a space, + nor -'],
    [
      patchOf('*** Update File: a', '-x', '*** Rename File: /etc/passwd'),
      'in a, "*** Rename File: /etc/passwd" begins neither with a space, + nor -',
    ],
    [
      patchOf('*** Update File: a', '*** End of File'),
      'in a, "*** End of File" comes before any line',
    ],
    [patchOf('*** Delete File: a', '*** Delete File: a'), 'it names a twice'],
    [
      patchOf('*** Delete File: a', '*** Update File: b', '*** Move to: a', '-x'),
      'it names a twice',
    ],
  ])('is refused, with the reason: %j', (text, reason) => {
    expect(parsePatch(text)).toEqual({ kind: 'unreadable', reason });
  });

  it('is found in a fence or a here-document, and its blank lines between files belong to none', () => {
    const plain = parsePatch(patchOf('*** Update File: a', '-x', '*** Delete File: b'));
    const spaced = patchOf('*** Update File: a', '-x', '', '*** Delete File: b', '');
    expect(parsePatch(`\`\`\`\n${spaced}\n\`\`\`\n`)).toEqual(plain);
    expect(parsePatch(`apply_patch <<'EOF'\n${spaced}\nEOF\n`)).toEqual(plain);
  });

  it('narrows a place down by several @@ lines, uses no line numbers, and joins the updates of one file', () => {
    const text = patchOf(
      ...['*** Update File: a', '@@ class B:', '@@ -3,6 +3,6 @@ def run(self):', '-x'],
      ...['*** Update File: a', '-y'],
    );
    const hunk = (contexts: readonly string[], line: string) => ({
      contexts,
      lines: [{ sign: '-', text: line }],
      isAtEnd: false,
    });
    const rounds = [[hunk(['class B:', 'def run(self):'], 'x')], [hunk([], 'y')]];
    expect(parsePatch(text)).toEqual({
      kind: 'patch',
      files: [{ kind: 'update', path: 'a', moveTo: undefined, rounds }],
    });
  });

  it('that names 10,000 files, or is endless, is refused at once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `*** Delete File: ${at}`);
    expect(parsePatch(patchOf(...many))).toEqual({
      kind: 'unreadable',
      reason: 'it names 10000 files, and at most 100 are taken',
    });
    expect(parsePatch(patchOf('*** Add File: a', '+'.repeat(2_000_000)))).toMatchObject({
      reason: 'it is longer than 2000000 characters',
    });
  });

  it('of whatever lines is read or refused, and never throws', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '*** Add File: a',
        '*** Update File: b',
        '*** Move to: c',
        '@@',
        '*** End of File',
      ),
      fc.string(),
      fc.tuple(fc.constantFrom(' ', '+', '-'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(['patch', 'unreadable']).toContain(parsePatch(patchOf(...lines)).kind);
      }),
    );
  });
});
