// Names of files that we write: lower case, short, and legal on every file system.
import { sha256 } from './hash.ts';

const MAX_SLUG_LENGTH = 50;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name's part from any text: `[a-z0-9-]`, 1 to 50 characters; a text without any of these gives a hash. */
export function fileSlug(text: string): string {
  const slug = nameSlug(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
  if (slug === '') return `text-${shortHash(text)}`;
  return WINDOWS_DEVICE.test(slug) ? `${slug}-file` : slug;
}

/** True for a name that can be a folder as it is: lower-case letters, digits and inner dashes, 1 to 64 characters. */
export function isFileSlug(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name) && !WINDOWS_DEVICE.test(name);
}

/** Lower case, runs of anything but letters and digits become one dash; may be empty. */
export function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The first eight hex digits of the text's SHA-256. */
export function shortHash(text: string): string {
  return sha256(text).slice(0, 8);
}
