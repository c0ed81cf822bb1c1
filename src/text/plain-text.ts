// A model's text as it may stand in a Markdown file: one kind of line end, no control characters.

/** Every line end a parser might know becomes `\n`; other control characters but tabs go, and so do the outer blanks. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim();
}
