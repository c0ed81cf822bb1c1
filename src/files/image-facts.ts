// What an image's first bytes say, and whether a model may be shown it. A file's own name and type are not trusted.
import type { ImageLimits } from '#src/ports/agents.ts';

/** Larger images are not shown, whatever the model takes. */
export const MOST_IMAGE_BYTES = 2_000_000;
const LONGEST_SIDE = 8_000;

/** What a model that can see is assumed to take unless told otherwise. */
export const USUAL_IMAGE_LIMITS: ImageLimits = {
  mimeTypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  count: 4,
  bytes: MOST_IMAGE_BYTES,
};

export type ImageFacts = {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
};

/** Reads the type and the size of a PNG, JPEG, GIF or WebP image; undefined for anything else. */
export function readImageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) =>
    Buffer.from(bytes.subarray(at, at + length)).toString('latin1');
  if (bytes.length < 30) return undefined;
  if (text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 4) === 'IHDR') {
    return { mimeType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (/^GIF8[79]a$/.test(text(0, 6))) {
    const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
    return { mimeType: 'image/gif', width, height };
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return readWebP(view, text(12, 4));
  return text(0, 3) === '\xff\xd8\xff' ? readJpeg(view) : undefined;
}

/** Returns why a model with these limits is not shown an image of `length` bytes; undefined when it is shown. */
export function imageObstacle(
  { mimeType, width, height }: ImageFacts,
  length: number,
  limits: ImageLimits,
): string | undefined {
  if (!limits.mimeTypes.includes(mimeType)) return `${mimeType}, which your model does not take`;
  // A damaged file; or a JPEG that gives its height after its lines.
  if (Math.min(width, height) === 0) return 'of unknown size';
  const mostBytes = Math.min(limits.bytes, MOST_IMAGE_BYTES);
  const isTooLarge = length > mostBytes || Math.max(width, height) > LONGEST_SIDE;
  return isTooLarge ? 'too large' : undefined;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebP(view: DataView, chunk: string): ImageFacts | undefined {
  const mimeType = 'image/webp';
  const mask = 0x3fff;
  if (chunk === 'VP8 ') {
    const [width, height] = [view.getUint16(26, true) & mask, view.getUint16(28, true) & mask];
    return { mimeType, width, height };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { mimeType, width: (bits & mask) + 1, height: ((bits >> 14) & mask) + 1 };
  }
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
  return chunk === 'VP8X' ? { mimeType, width: threeBytes(24), height: threeBytes(27) } : undefined;
}

/** Reads the size from a frame header, which follows segments of any length. */
function readJpeg(view: DataView): ImageFacts | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { mimeType: 'image/jpeg', width, height };
    }
  }
  return undefined;
}
