// Reads the ZIP files that the artifact client writes: the directory at the end says where each file begins.
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files' texts by their paths; throws when the bytes are no ZIP file. */
export function readZip(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.lastIndexOf(uint32(END));
  if (end === -1) {
    throw new Error('Not a ZIP file');
  }
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const { path, text, size } = readEntry(bytes, at);
    files.set(path, text);
    at += size;
  }
  return files;
}

function readEntry(bytes: Buffer, at: number) {
  if (bytes.readUInt32LE(at) !== ENTRY) {
    throw new Error('The directory of a ZIP file is broken');
  }
  const [pathLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    bytes.readUInt16LE(at + offset),
  );
  const pathEnd = at + 46 + (pathLength ?? 0);
  const packed = dataOf(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20));
  const isDeflated = bytes.readUInt16LE(at + 10) === DEFLATED;
  return {
    path: bytes.toString('utf8', at + 46, pathEnd),
    text: (isDeflated ? inflateRawSync(packed) : packed).toString('utf8'),
    size: pathEnd - at + (extraLength ?? 0) + (commentLength ?? 0),
  };
}

/** A file's own head repeats its name, and may have other extra fields than the directory. */
function dataOf(bytes: Buffer, at: number, length: number): Buffer {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return bytes.subarray(start, start + length);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
