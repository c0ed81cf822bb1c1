// One spelling of a name for folders, files, labels and session ids.
import { createHash } from 'node:crypto';

/** `Fact Checker` becomes `fact-checker`; empty when the name has no Latin letter and no digit. */
export function slug(name: string): string {
  const dashed = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return dashed.slice(dashed.startsWith('-') ? 1 : 0, dashed.endsWith('-') ? -1 : undefined);
}

/** Returns the form in which names are compared: NFC, trimmed, lower case, without a leading `@`. */
export function nameKey(name: string): string {
  const key = name.normalize('NFC').trim().toLowerCase();
  return key.startsWith('@') ? key.slice(1) : key;
}

/** Returns a name's letters and digits alone, lower case and without accents: `De Paul` and `depaul` are one, `Zoë` and `zoe`, too. */
export function looseKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const MAX_SLUG_LENGTH = 50;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Makes a part of a file name from any text: `[a-z0-9-]`, 1 to 50 characters; a hash for a text without any of these. */
export function fileSlug(text: string): string {
  const name = slug(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
  if (name === '') return `text-${shortHash(text)}`;
  return WINDOWS_DEVICE.test(name) ? `${name}-file` : name;
}

/** True for a name that can be a folder's as it is: lower-case letters, digits and inner dashes, 1 to 64 characters. */
export function isFileSlug(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name) && !WINDOWS_DEVICE.test(name);
}

/** Returns the SHA-256 in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the first eight hexadecimal digits of the text's SHA-256. */
export function shortHash(text: string): string {
  return sha256(text).slice(0, 8);
}
