// A file of an inbox: its bytes become text, or a reason a person can act on. An unreadable drop stays where it is.
import { isUtf8 } from 'node:buffer';
import { readFrontMatter } from '../../markdown/front-matter.ts';
import { normaliseText } from '../../text/normalise-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { brokenBy } from './broken.ts';

/** A readable file of an inbox. */
export type Drop = {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
};

export type DropReading =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'unreadable';
      /** Completes the sentence "It stays where it is: ...". */
      readonly reason: string;
    };

/** The most bytes of one drop: its entry must stay readable in a file that people open. */
export const MAX_DROP_BYTES = 1024 * 1024;

/** Reads a drop's bytes. Never throws. */
export function readDrop(bytes: Uint8Array): DropReading {
  if (bytes.length > MAX_DROP_BYTES) return unreadable('it is longer than 1 MiB');
  if (bytes.includes(0)) return unreadable('it is a binary file');
  if (!isUtf8(bytes)) return unreadable('it is not UTF-8 text');
  const text = new TextDecoder().decode(bytes);
  const reason = whyNot(text);
  return reason === undefined ? { kind: 'text', text } : unreadable(reason);
}

function whyNot(text: string): string | undefined {
  if (plainText(text) === '') return 'it is empty';
  const matter = readFrontMatter(text);
  if (matter.kind === 'broken') return `its front matter is ${matter.reason}`;
  if (matter.kind === 'none' && opensFields(text)) return 'its front matter never ends (no `---`)';
  if (plainText(matter.body) === '') return 'there is nothing below its front matter';
  return brokenBy(text);
}

/** A first line `---` alone may be a ruler between paragraphs; with a field below it, it opens front matter. */
function opensFields(text: string): boolean {
  return /^---[ \t]*\n\s{0,100}[\w-]{1,100}:(?:\s|$)/.test(normaliseText(text.slice(0, 1000)));
}

function unreadable(reason: string): DropReading {
  return { kind: 'unreadable', reason };
}
