import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readImageFacts } from '#src/files/image-facts.ts';
import { aGif, aJpeg, aPng, aWebP } from '../run/briefing/an-image.ts';

const [width, height] = [1280, 720];

/** The other two forms of WebP: https://developers.google.com/speed/webp/docs/riff_container */
function plainWebP(chunk: 'VP8 ' | 'VP8L'): Buffer {
  const bytes = aWebP(1, 1).fill(0, 16);
  bytes.write(chunk, 12, 'latin1');
  if (chunk === 'VP8 ') {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  } else {
    bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  }
  return bytes;
}

describe('the facts of an image', () => {
  it.each([
    ['image/png', aPng(width, height)],
    ['image/jpeg', aJpeg(width, height)],
    ['image/gif', aGif(width, height)],
    ['image/webp', aWebP(width, height)],
    ['image/webp', plainWebP('VP8 ')],
    ['image/webp', plainWebP('VP8L')],
  ])('are read from its first bytes: %s', (mimeType, bytes) => {
    expect(readImageFacts(bytes)).toEqual({ mimeType, width, height });
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    '<!doctype html>',
    '',
  ])('are none of anything else: %j', (text) => {
    expect(readImageFacts(Buffer.from(text.padEnd(40)))).toBeUndefined();
    expect(readImageFacts(Buffer.from(text))).toBeUndefined();
  });

  it('never fail, whatever the bytes', () => {
    const starts = [aPng(1, 1), aJpeg(1, 1), aGif(1, 1), aWebP(1, 1)];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 64 }),
        fc.nat(63),
        (start, junk, at) => {
          const bytes = Buffer.concat([start.subarray(0, at), junk]);
          expect(() => readImageFacts(bytes)).not.toThrow();
        },
      ),
    );
  });
});
