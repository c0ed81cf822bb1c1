import { describe, expect, it } from '@jest/globals';
import { findCorruption, readInboxFile } from '#src/scribe/inboxes.ts';

const read = (text: string | Uint8Array) =>
  readInboxFile(typeof text === 'string' ? new TextEncoder().encode(text) : text);

const BOMB = `a: &a [x]\n${'bcdefghijk'
  .split('')
  .map((key, at) => `${key}: &${key} [${`*${'abcdefghijk'[at]},`.repeat(9)}]`)
  .join('\n')}`;

describe('readDrop', () => {
  it.each([
    ['plain text', 'Use UTC.'],
    ['front matter', '---\ntitle: Use UTC\n---\nBody.'],
    ['a ruler at the top', '---\n\nUse UTC.\n'],
    ['a ruler above prose with a colon', '---\nWe agreed that: tabs.\n'],
    ['a heading that is underlined', 'Use UTC\n=======\nBody.'],
  ])('reads %s', (_, text) => {
    expect(read(text)).toEqual({ text });
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'it is empty'],
    ['bytes of another encoding', new Uint8Array([0x55, 0xe6, 0x62]), 'it is not UTF-8 text'],
    ['a binary file', new Uint8Array([0x50, 0x00]), 'it is a binary file'],
    ['50 MB', new Uint8Array(50 * 1024 * 1024).fill(97), 'it is longer than 1 MiB'],
    [
      'front matter without end',
      '---\ntitle: x\n\nBody.',
      'its front matter never ends (no `---`)',
    ],
    ['front matter that is no YAML', '---\na: [\n---\nBody.', 'its front matter is not valid YAML'],
    ['a YAML bomb', `---\n${BOMB}\n---\nBody.`, 'its front matter is not readable as YAML'],
    [
      'a merge that nobody ended',
      'Use\r\n<<<<<<< HEAD\r\ntabs\r\n',
      'line 2 is a conflict mark of an unfinished merge (`<<<<<<<`)',
    ],
  ])('says why it cannot read %s', (_, bytes, reason) => {
    expect(read(bytes)).toEqual({ reason: expect.stringContaining(reason) });
  });
});

describe('brokenBy', () => {
  it.each([
    ['a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n', 2],
    ['a\r\n>>>>>>> 1a2b3c4\r\n', 2],
  ])('finds what is left of a merge in %j', (text, line) => {
    expect(findCorruption(text)).toContain(`line ${line} `);
  });

  it.each(['a\n=======\n', '  <<<<<<< HEAD', '<<<<<<<< eight', 'see <<<<<<< HEAD', '>>>>>>>x'])(
    'takes %j for no mark',
    (text) => {
      expect(findCorruption(text)).toBeUndefined();
    },
  );
});
