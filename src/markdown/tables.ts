// Markdown tables as squads write them: columns are found by their names, never by their position.

import { headOf } from '#src/text/cut-characters.ts';
import { sanitise } from './sanitise.ts';
import { headingOf, type Line } from './sections.ts';
import { cellsOf } from './table-rows.ts';

// Link texts and targets stop at any bracket, so that a row of brackets is read once.
const LINK = /\[([^[\]()]*)\]\(([^[\]()]*)\)/;
const LINKS = new RegExp(LINK, 'g');

/** What most cells consist of: words with nothing to clean. */
const PLAIN = /^(?:[A-Za-z0-9.,/+-]+(?: [A-Za-z0-9.,/+-]+)*)?$/;

/** Returns a cell's words: no code marks, links as their text, no surrounding `*` or `_`, nothing invisible. */
export function cleanCell(cell: string): string {
  if (PLAIN.test(cell)) return cell;
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

const MAX_CELLS = 64;
const MAX_CELL_LENGTH = 2000;

export type MarkdownTable = {
  /** Title of the `#` or `##` heading above, and of the deeper heading below that, or empty. */
  readonly section: string;
  readonly subsection: string;
  /** Header texts, lower case, without marks. */
  readonly columns: readonly string[];
  /** Cells as written, trimmed. */
  readonly rows: readonly (readonly string[])[];
  /** The index of each row's line. */
  readonly rowLines: readonly number[];
  /** Indexes of the table's first and last line. */
  readonly firstLine: number;
  readonly lastLine: number;
};

type TableSection = { readonly section: string; readonly subsection: string };

type TableDraft = TableSection & {
  readonly columns: readonly string[];
  readonly rows: (readonly string[])[];
  readonly rowLines: number[];
  readonly firstLine: number;
  lastLine: number;
};

/**
 * Reads every table of a text, in order. Rows after blank lines or comments still belong to their table. Rows after other
 * text, without a header of their own, are a table with the columns of the one above.
 */
export function readTables(lines: readonly Line[]): readonly MarkdownTable[] {
  const tables: TableDraft[] = [];
  let tableSection: TableSection = { section: '', subsection: '' };
  let current: TableDraft | undefined;
  for (const [index, line] of lines.entries()) {
    tableSection = sectionAfter(line, tableSection);
    if (!isRow(line) && !isBareRow(lines, index, current)) {
      current = endsTable(line) ? undefined : current;
      continue;
    }
    const next = continued(current, lines, index);
    if (next !== undefined) {
      addRow(next, line, index);
      continue;
    }
    current = startTable({ lines, line, index, tableSection, above: tables.at(-1) });
    tables.push(current);
  }
  return tables;
}

function sectionAfter(line: Line, tableSection: TableSection): TableSection {
  const heading = headingOf(line);
  if (heading === undefined) return tableSection;
  return heading.level <= 2
    ? { section: heading.title, subsection: '' }
    : { ...tableSection, subsection: heading.title };
}

function isRow(line: Line): boolean {
  return line.kind === 'text' && line.text.trimStart().startsWith('|');
}

/** True for a row without bars at its ends: a header, or what directly follows one. */
function isBareRow(lines: readonly Line[], index: number, current: TableDraft | undefined) {
  const line = lines[index];
  if (line?.kind !== 'text' || !line.text.includes('|') || headingOf(line)) return false;
  return current?.lastLine === index - 1 || hasHeader(lines, index);
}

function endsTable(line: Line): boolean {
  return line.kind !== 'comment' && line.text.trim() !== '';
}

/** Returns the open table if this row is its next one; undefined if the row begins another. */
function continued(current: TableDraft | undefined, lines: readonly Line[], index: number) {
  return current?.lastLine !== index - 1 && hasHeader(lines, index) ? undefined : current;
}

function hasHeader(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  return next?.kind === 'text' && next.text.includes('|') && isSeparator(splitRow(next.text));
}

type TableStart = {
  readonly lines: readonly Line[];
  readonly line: Line;
  readonly index: number;
  readonly tableSection: TableSection;
  /** The table before it, which a row without a header may continue. */
  readonly above: TableDraft | undefined;
};

function startTable({ lines, line, index, tableSection, above }: TableStart): TableDraft {
  const cells = splitRow(line.text);
  const continuesAbove =
    !hasHeader(lines, index) &&
    above?.section === tableSection.section &&
    above.subsection === tableSection.subsection &&
    above.columns.length === cells.length;
  const columns = continuesAbove
    ? above.columns
    : cells.map((cell) => cleanCell(cell).toLowerCase());
  return {
    ...tableSection,
    columns,
    rows: continuesAbove ? [cells] : [],
    rowLines: continuesAbove ? [index] : [],
    firstLine: index,
    lastLine: index,
  };
}

function addRow(table: TableDraft, line: Line, index: number): void {
  const cells = splitRow(line.text);
  if (!isSeparator(cells)) {
    table.rows.push(cells);
    table.rowLines.push(index);
  }
  table.lastLine = index;
}

function splitRow(line: string): readonly string[] {
  return cellsOf(line)
    .slice(0, MAX_CELLS)
    .map((cell) => headOf(cell, MAX_CELL_LENGTH));
}

function isSeparator(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^:?-{2,}:?$/.test(cell));
}

/** Returns the index of the first column with one of these names (lower case; exact before `name ...`), or -1. */
export function columnOf(table: MarkdownTable, names: readonly string[]): number {
  const exact = names.map((name) => table.columns.indexOf(name)).find((index) => index >= 0);
  if (exact !== undefined) return exact;
  return table.columns.findIndex((column) =>
    names.some(
      (name) => column.startsWith(name) && /^[^\p{L}\p{N}]/u.test(column.slice(name.length)),
    ),
  );
}

/** Returns the cell of a row as written; empty when there is none. */
export function cellAt(row: readonly string[], index: number): string {
  return (index < 0 ? undefined : row[index]) ?? '';
}
