// Text for a terminal of 80 columns.

const COLUMNS = 80;

export type TextIndent = {
  /** What the first line begins with, and what the others begin with. */
  readonly first: string;
  readonly rest: string;
};

/** Wraps a text at blanks only, so that a path or an address can be copied whole. */
export function wrapText(text: string, { first, rest }: TextIndent): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
