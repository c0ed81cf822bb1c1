import { expect, it } from '@jest/globals';
import { decodeText, isLfsPointer } from '#src/files/decode-text.ts';

const TEXT = '# Käse\n\u{1f9c0}\n';

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16LE', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16BE', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
])('a text in %s is read as what it says', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

it('a text that is cut within a character ends with U+FFFD', () => {
  expect(decodeText(Buffer.from('Käse').subarray(0, 2))).toBe('K\ufffd');
});

it.each([
  ['version https://git-lfs.github.com/spec/v1\noid sha256:1\n', true],
  [`version https://git-lfs.github.com/spec/v1\n${'x'.repeat(1024)}`, false],
  ['version 1\n', false],
  ['', false],
])('%j is a pointer of Git LFS: %s', (text, is) => {
  expect(isLfsPointer(Buffer.from(text))).toBe(is);
});
