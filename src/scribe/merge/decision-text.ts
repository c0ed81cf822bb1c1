// A decision as it stands in decisions.md, and how two decisions are recognised as the same.
import { demoteHeadings, type Line, readLines, trimBlankLines } from '#src/markdown/index.ts';
import {
  authorIn,
  type DecisionEntry,
  parseDecisions,
  titleKey,
  toDecisionEntry,
  UNTITLED_DECISION,
} from '#src/team/index.ts';
import { oneLine } from '#src/text/index.ts';

/** Ends a line that an earlier version of Scribe, not the author, put into an entry. */
const SCRIBE_MARK = '*(noted by Scribe)*';

/** A decision in the one form in which Scribe writes it. */
export type WrittenDecision = {
  /** `### ` heading and body, with `\n` line ends and none at the end. */
  readonly text: string;
  /** As `parseDecisions` reads it from the text. */
  readonly entry: DecisionEntry;
};

/** Writes an entry: dated heading, `**By:**`, and the body with no heading above `####`. */
export function writeDecision({ title, date, author, body }: DecisionEntry): WrittenDecision {
  return toWrittenDecision(headingLine(title, date), withAuthor(sanitizeBody(body), author));
}

/** Returns the heading of a decision. Escapes hashes at its end, because Markdown would not show them. */
function headingLine(title: string, date: string | undefined): string {
  const titleText = (oneLine(title) || UNTITLED_DECISION).replace(/(^| )(#+)$/, '$1\\$2');
  return `### ${date === undefined ? titleText : `${date}: ${titleText}`}`;
}

/** Adds a number to the heading; the first copy has none. */
export function withNumber(decision: WrittenDecision, copy: number): WrittenDecision {
  if (copy === 1) return decision;
  const end = /\n|$/.exec(decision.text)?.index;
  const body = trimBlankLines(decision.text.slice(end));
  // Uses the title as it is read: the rest of the heading would hide the number, or be hidden by it.
  const { title, date } = decision.entry;
  return toWrittenDecision(headingLine(`${title} (${copy})`, date), body);
}

function toWrittenDecision(...parts: readonly string[]): WrittenDecision {
  const text = parts.filter((part) => part !== '').join('\n\n');
  return { text, entry: parseDecisions(text)[0] ?? toDecisionEntry('', []) };
}

/** Makes a body harmless to its neighbours: no control characters or byte order marks, nothing left open, no high heading. */
export function sanitizeBody(body: string): string {
  const lines = body.replace(/\r\n?/g, '\n').replace(/[\v\f\u0085]/g, ' ');
  const plain = lines.replace(/(?![\n\t])[\p{Cc}\uFEFF]/gu, '');
  return trimBlankLines(closeMarkup(demoteHeadings(plain, 4)));
}

/** Left open, these elements take in the rest of the file: GitHub folds it away, or shows it as it was typed. */
const CONTAINER_TAGS = /<(\/?)(details|pre|script|style|textarea)(?=[\s>])/gi;

/** Closes the elements that were left open. Tags in code don't count. */
function closeMarkup(text: string): string {
  if (!text.includes('<')) return text;
  const open = new Map<string, number>();
  for (const line of readLines(text)) {
    for (const [, end, tag = ''] of withoutCode(line).matchAll(CONTAINER_TAGS)) {
      const name = tag.toLowerCase();
      open.set(name, Math.max(0, (open.get(name) ?? 0) + (end === '' ? 1 : -1)));
    }
  }
  const closers = [...open].toReversed().map(([name, count]) => `\n</${name}>`.repeat(count));
  return [text, ...closers].join('');
}

function withoutCode({ kind, text }: Line): string {
  return kind !== 'text' || /^(?: {4}|\t)/.test(text) ? '' : text.replace(/`[^`]*`/g, '');
}

function withAuthor(body: string, author: string | undefined): string {
  if (author === undefined || hasAuthor(body)) return body;
  const line = `**By:** ${oneLine(author)}`;
  if (body === '') return line;
  return `${line}${body.startsWith('**') ? '\n' : '\n\n'}${body}`;
}

function hasAuthor(body: string): boolean {
  return body.includes('**') && authorIn(readLines(body)) !== undefined;
}

/** Returns the key of a heading: equal for the same date and title, in any case and with any blanks. */
export function headingKey({ title, date }: Pick<DecisionEntry, 'title' | 'date'>): string {
  return `${date ?? ''}\n${titleKey(title)}`;
}

/**
 * Returns keys for what an entry says: another entry with the first of them is its exact duplicate. Blank lines don't count
 * (a union merge may drop them), nor do blanks at line ends and notes by earlier versions of Scribe. `Use UTC (2)`, as Scribe numbers a second
 * decision under one heading, has a second key: that of `Use UTC`.
 */
export function decisionKeys(entry: DecisionEntry): readonly string[] {
  const lines = entry.body
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.endsWith(SCRIBE_MARK));
  const key = headingKey(entry);
  const unnumbered = key.replace(/ \((?:[2-9]|[1-9]\d{1,5})\)$/, '');
  return [...new Set([key, unnumbered])].map((head) => [head, ...lines].join('\n'));
}
