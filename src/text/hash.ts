// Content by its hash.
import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The first eight hex digits of the text's SHA-256. */
export function shortHash(text: string): string {
  return sha256(text).slice(0, 8);
}
