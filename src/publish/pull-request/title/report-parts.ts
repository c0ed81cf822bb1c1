// Splits what a report says below its title into sentences and lists: nobody can read both in one line.
import { headingOf, type Line, readLines } from '../../../markdown/sections.ts';

/** A list without its nested items. */
export type ReportList = {
  /** The words that introduce the list, with their colon; may be empty. */
  readonly lead: string;
  readonly items: readonly string[];
};

export type SplitReport = {
  /** Its paragraphs, one after the other, without the words that introduce a list. */
  readonly words: string;
  readonly lists: readonly ReportList[];
};

const ITEM = /^ ?(?:[-*+]|\d{1,3}[.)])[ \t]+(?=\S)/;
const NESTED_ITEM = /^\s{2,20}(?:[-*+]|\d{1,3}[.)])[ \t]/;

/** `text` is one line. */
type Piece = { readonly kind: 'words' | 'lead' | 'item'; text: string };

/** Reads a report in Markdown; headings, tables, code and comments are left out. Linear. */
export function splitReport(report: string): SplitReport {
  const pieces = readPieces(report).flatMap(withoutLead);
  const words = pieces.filter(({ kind, text }) => kind === 'words' && text !== '');
  const lists: { readonly lead: string; readonly items: string[] }[] = [];
  for (const [at, { kind, text }] of pieces.entries()) {
    if (kind === 'lead') lists.push({ lead: text, items: [] });
    if (kind !== 'item') continue;
    if ((pieces[at - 1]?.kind ?? 'words') === 'words') lists.push({ lead: '', items: [] });
    lists.at(-1)?.items.push(text);
  }
  return { words: words.map(({ text }) => text).join(' '), lists };
}

/** Splits a paragraph whose last sentence introduces a list. */
function withoutLead(piece: Piece, at: number, all: readonly Piece[]): readonly Piece[] {
  const { kind, text } = piece;
  if (kind !== 'words' || !text.endsWith(':') || all[at + 1]?.kind !== 'item') return [piece];
  const start = text.lastIndexOf('. ') + 1;
  const lead = text.slice(start).trim();
  return [
    { kind, text: text.slice(0, start) },
    { kind: 'lead', text: lead },
  ];
}

function readPieces(report: string): readonly Piece[] {
  const pieces: Piece[] = [];
  // Whether a line that begins nothing new continues the last piece.
  let isOpen = false;
  for (const line of readLines(report).filter(({ text }) => !NESTED_ITEM.test(text))) {
    const text = line.text.replaceAll('**', '').trimEnd();
    const last = isOpen ? pieces.at(-1) : undefined;
    isOpen = !isLayout(line);
    if (!isOpen) continue;
    if (ITEM.test(text)) pieces.push({ kind: 'item', text: text.replace(ITEM, '') });
    else if (last === undefined) pieces.push({ kind: 'words', text: text.trim() });
    else last.text += ` ${text.trim()}`;
  }
  return pieces;
}

/** True for a line that is blank or not prose: a heading, a table row, code, a comment. */
function isLayout(line: Line): boolean {
  const text = line.text.trim();
  if (line.kind !== 'text' || text === '' || text.startsWith('|')) return true;
  return headingOf(line) !== undefined;
}
