// One spelling of a text that people edit: no byte order mark, one kind of line end.

/** The text with `\n` line ends and without a byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
