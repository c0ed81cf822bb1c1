// What a report says below its title, as sentences and as a list: one line of both can't be read.
import { headingOf, type Line, readLines } from '../../markdown/sections.ts';

export type SplitReport = {
  /** Its paragraphs, one after the other. */
  readonly words: string;
  /** The items of its lists, without what is nested in them. */
  readonly items: readonly string[];
};

const ITEM = /^ ?(?:[-*+]|\d{1,3}[.)])[ \t]+(?=\S)/;
const NESTED_ITEM = /^\s{2,20}(?:[-*+]|\d{1,3}[.)])[ \t]/;

/** Reads a report in Markdown; headings, tables, code and comments are left out. Linear. */
export function readReportParts(report: string): SplitReport {
  const paragraphs: string[] = [];
  const items: string[] = [];
  // What a line that begins nothing goes on with.
  let open: string[] | undefined;
  for (const line of readLines(report).filter(({ text }) => !NESTED_ITEM.test(text))) {
    const text = line.text.trimEnd();
    if (isLayout(line)) open = undefined;
    else if (ITEM.test(text)) open = begin(items, text.replace(ITEM, ''));
    else if (open === undefined) open = begin(paragraphs, text.trim());
    else open.push(`${open.pop()} ${text.trim()}`);
  }
  // What a colon leads to stands elsewhere.
  const sentences = paragraphs.map((text) => plain(text).replace(/:$/, '.'));
  return { words: sentences.join(' '), items: items.map(plain) };
}

/** Adds a text; gives the list that it is the last of. */
function begin(texts: string[], text: string): string[] {
  texts.push(text);
  return texts;
}

/** True for a line that says nothing, or nothing to be told in a sentence. */
function isLayout(line: Line): boolean {
  const text = line.text.trim();
  if (line.kind !== 'text' || text === '' || text.startsWith('|')) return true;
  return headingOf(line) !== undefined;
}

function plain(text: string): string {
  return text.replaceAll('**', '');
}
