// The first bytes of images, of any size that a test wants.

/** A PNG's signature and header, and nothing drawn. */
export function aPng(width: number, height: number, length = 64): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG whose frame comes after another segment. */
export function aJpeg(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1');
  bytes.write('\xff\xc2\0\x11\x08', 20, 'latin1');
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return bytes;
}

export function aGif(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('GIF89a', 'latin1');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

/** In the form that can hold more than a picture. */
export function aWebP(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF\0\0\0\0WEBPVP8X', 'latin1');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
