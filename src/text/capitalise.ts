// Capital letters at the beginning of a sentence or a line.

/** Returns the text with a capital first letter. */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
