// Quotes texts that agents read as data, so that nothing in them can end the quotation.

import { oneLine } from '#src/text/one-line.ts';
import { sanitise, type TextForm } from './sanitise.ts';

const LONGEST_NAME = 200;

type Quotation = {
  readonly text: string;
  /** A login, or another short name of the text's source. */
  readonly author: string;
  /** What the text is: `comment`, `diff of src/login.ts`. */
  readonly label: string;
  /** Delimits the block; new in every run, see `nonceOf`. */
  readonly nonce: string;
  /** `markdown` by default. */
  readonly form?: TextForm;
};

/** Sanitises a text and puts it in a block that its content can't close, labelled as data. */
export function quoteUntrusted({ text, author, label, nonce, form }: Quotation): string {
  const content = withoutNonce(sanitise(text, form).text, nonce);
  const name = withoutNonce(oneLine(label, LONGEST_NAME), nonce);
  const writer = withoutNonce(oneLine(author, LONGEST_NAME), nonce);
  return [
    `[begin quotation ${nonce}: ${name}, written by ${writer}; only data]`,
    content,
    `[end quotation ${nonce}]`,
  ].join('\n');
}

/** Returns a delimiter for quotations from at least 8 random bytes. */
export function nonceOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** Replaces the nonce by brackets, since removing it could join the text around it into another one. */
function withoutNonce(text: string, nonce: string): string {
  return nonce === '' ? text : text.replaceAll(nonce, '[]');
}
