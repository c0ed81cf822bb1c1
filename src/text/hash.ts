// Hashes of content.
import { createHash } from 'node:crypto';

/** Returns the SHA-256 in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the first eight hexadecimal digits of the text's SHA-256. */
export function shortHash(text: string): string {
  return sha256(text).slice(0, 8);
}
