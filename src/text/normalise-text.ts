// One spelling of a text that people or models write: one kind of line end, no byte order mark or control characters.

/** The text with `\n` line ends and without a byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** A model's text for a Markdown file: every line end a parser might know becomes `\n`; other control characters but tabs go, and so do the outer blanks. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim();
}
