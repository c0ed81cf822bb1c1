// The words and links in a table's cells.
import { sanitise } from './sanitise.ts';

// Link texts and targets stop at any bracket, so that a row of brackets is read once.
const LINK = /\[([^[\]()]*)\]\(([^[\]()]*)\)/;
const LINKS = new RegExp(LINK, 'g');

/** Returns a cell's words: no code marks, links as their text, no surrounding `*` or `_`, nothing invisible. */
export function cleanCell(cell: string): string {
  const seen = sanitise(cell, 'file').text;
  const words = seen.replace(LINKS, '$1').replaceAll('`', '').trim();
  return stripEmphasis(words).replace(/\s+/g, ' ');
}

function stripEmphasis(text: string): string {
  const start = /^[*_]*/.exec(text)?.[0].length ?? 0;
  let end = text.length;
  // Only as many marks as there are in front, so that `*.ts` and `src/*` keep theirs.
  while (end > text.length - start && end > start && /[*_]/.test(text[end - 1] ?? '')) end -= 1;
  return end === text.length - start ? text.slice(start, end).trim() : text;
}

/** Returns the target of a cell's link, if it has one; a target with blanks is written as `<agents/odd nes/charter.md>`. */
export function linkTarget(cell: string): string | undefined {
  return LINK.exec(cell)?.[2]
    ?.trim()
    .replace(/^<(.*)>$/, '$1');
}

/** True for a cell that says "nothing": empty, a dash, or a template's `{Name}`. */
export function isBlank(cell: string): boolean {
  return /^[-\u2013\u2014\s]*$/.test(cell) || cell.startsWith('{');
}
