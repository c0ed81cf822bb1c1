// Normalises a text that people or models write: one kind of line end, no byte order mark, no control characters.

/** Returns the text with `\n` line ends and without a byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/**
 * Prepares a model's text for a Markdown file: turns every line end that a parser might know into `\n`, and removes other
 * control characters except tabs, and blanks at both ends.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim();
}
