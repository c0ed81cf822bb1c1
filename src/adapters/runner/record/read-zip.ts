// Reads a ZIP archive of one file, as the artifact client writes it. Never uses a name in it as a path.
import { inflateRawSync } from 'node:zlib';
import { MAX_ANSWER_BYTES } from './artifact-service.ts';

const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const STORED = 0;

/** Returns the bytes of the archive's only file. Throws if it has another name, is broken, or unpacks to too much. */
export function readOnlyFile(zip: Buffer, name: string): Uint8Array {
  const end = zip.lastIndexOf(END);
  const entry = zip.readUInt32LE(end + 16);
  const named = zip.toString('utf8', entry + ENTRY_BYTES, entry + ENTRY_BYTES + name.length);
  const isExpected =
    end !== -1 &&
    zip.readUInt16LE(end + 10) === 1 &&
    zip.readUInt32LE(entry) === ENTRY &&
    zip.readUInt16LE(entry + 28) === name.length &&
    named === name;
  if (!isExpected) throw new Error(`The archive does not hold exactly one file, ${name}.`);
  const packed = packedBytes(zip, entry);
  if (zip.readUInt16LE(entry + 10) === STORED) return packed;
  return inflateRawSync(packed, { maxOutputLength: MAX_ANSWER_BYTES });
}

/** Reads only the lengths from the file's own header, which may leave out the sizes. */
function packedBytes(zip: Buffer, entry: number): Buffer {
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return zip.subarray(start, start + zip.readUInt32LE(entry + 20));
}
