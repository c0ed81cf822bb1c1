// What a report says below its title, as sentences and as lists: one line of both can't be read.
import { headingOf, type Line, readLines } from '../../markdown/sections.ts';

/** The items of a list, without what is nested in them. */
export type ReportList = {
  /** The words that lead to it, with their colon; may be empty. */
  readonly lead: string;
  readonly items: readonly string[];
};

export type SplitReport = {
  /** Its paragraphs, one after the other, without what leads to a list. */
  readonly words: string;
  readonly lists: readonly ReportList[];
};

const ITEM = /^ ?(?:[-*+]|\d{1,3}[.)])[ \t]+(?=\S)/;
const NESTED_ITEM = /^\s{2,20}(?:[-*+]|\d{1,3}[.)])[ \t]/;

/** In one line. */
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

/** A paragraph whose last sentence leads to a list becomes two pieces. */
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
  // Whether a line that begins nothing goes on with the last piece.
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

/** True for a line that says nothing, or nothing to be told in a sentence. */
function isLayout(line: Line): boolean {
  const text = line.text.trim();
  if (line.kind !== 'text' || text === '' || text.startsWith('|')) return true;
  return headingOf(line) !== undefined;
}
