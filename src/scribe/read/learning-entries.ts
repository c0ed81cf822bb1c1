// The learnings of one fragment, whoever wrote it, as list entries in the first seed's form.
import { readFrontMatter, textField } from '../../markdown/front-matter.ts';
import { type Line, readLines } from '../../markdown/sections.ts';
import { normaliseText } from '../../text/normalise-text.ts';
import { oneLine } from '../../text/plain-text.ts';
import { learningEntry } from '../../tools/built-in/learning.ts';
import { dayIn } from '../archive/archive-text.ts';
import type { Drop } from './drop.ts';

const SEED_FORM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;
const ANY_ITEM = /^[-*+][ \t]+(?=\S)/;

export type LearningEntries = {
  readonly entries: readonly string[];
  /** `YYYY-MM-DD`, from the heading that opens the fragment, its front matter or its file's name. */
  readonly day: string | undefined;
};

/**
 * Reads a fragment's learnings. An entry `- **[category]** learning` stays as it is, an item of a plain list becomes one;
 * any other text is one learning as a whole. None where nothing is said.
 */
export function learningEntries({ path, text }: Drop): LearningEntries {
  const matter = readFrontMatter(text);
  const fields = matter.kind === 'data' ? matter.fields : new Map<string, unknown>();
  const { day, body } = withoutDay(matter.kind === 'broken' ? normaliseText(text) : matter.body);
  return {
    entries: entriesOf(body, fields).filter((entry) => SEED_FORM.test(entry)),
    day: day ?? dayOf(fields) ?? dayIn(path.slice(path.lastIndexOf('/') + 1)),
  };
}

/** Squad's own `memory.write` says `createdAt`, people say `date`. */
function dayOf(fields: ReadonlyMap<string, unknown>): string | undefined {
  return dayIn(textField(fields, 'createdAt') ?? textField(fields, 'date') ?? '');
}

/** A heading that is only a day is when the learning was made, not what it says. */
function withoutDay(text: string): { readonly day: string | undefined; readonly body: string } {
  const opening = /^(?:[ \t]*\n)*#{1,6}[ \t]+(\d{4}-\d\d-\d\d)[ \t]*\n/.exec(text);
  const day = dayIn(opening?.[1] ?? '');
  const body = text.slice(opening?.[0].length ?? 0);
  return day === undefined || body.trim() === '' ? { day, body: text } : { day, body };
}

/** A title stands above the whole text, also when that is a list. */
function entriesOf(body: string, fields: ReadonlyMap<string, unknown>): readonly string[] {
  const title = textField(fields, 'title');
  const category = textField(fields, 'category');
  const mark = title === undefined ? ANY_ITEM : SEED_FORM;
  if (isList(body, mark)) return itemsIn(body, mark).map((item) => rewritten(item, category));
  const said = withoutMark(body.trim());
  const learning = title === undefined || said.includes(title) ? said : `${title}\n\n${said}`;
  return [learningEntry(categoryOf(category), learning)];
}

/** The list entries of a history: those in the first seed's form. */
export function learningsIn(text: string): readonly string[] {
  return itemsIn(text, SEED_FORM);
}

function itemsIn(text: string, mark: RegExp): readonly string[] {
  const items: string[][] = [];
  let isOpen = false;
  for (const line of readLines(text)) {
    const starts = startsItem(line, mark);
    if (starts) items.push([]);
    isOpen = starts || (isOpen && continuesItem(line));
    if (isOpen) items.at(-1)?.push(line.text);
  }
  return items.map((lines) => lines.join('\n').trimEnd());
}

function startsItem({ kind, text }: Line, mark: RegExp): boolean {
  return kind === 'text' && mark.test(text);
}

function continuesItem({ text }: Line): boolean {
  return text.trim() === '' || /^(?: {2,}|\t)/.test(text);
}

/** True when every line belongs to an item with this mark. */
function isList(text: string, mark: RegExp): boolean {
  const lines = readLines(text);
  const first = lines.find((line) => line.text.trim() !== '');
  return (
    first !== undefined &&
    startsItem(first, mark) &&
    lines.every((line) => startsItem(line, mark) || continuesItem(line))
  );
}

/** The item as our own tool would have written it: whatever it holds can be no part of the file around it. */
function rewritten(item: string, category: string | undefined): string {
  const [first = '', ...rest] = item.split('\n');
  const mark = SEED_FORM.exec(first) ?? ANY_ITEM.exec(first);
  const indented = rest
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indented.reduce((least, next) => Math.min(least, next), 4);
  const learning = [first.slice(mark?.[0].length ?? 0), ...rest.map((line) => line.slice(indent))];
  return learningEntry(categoryOf(mark?.[1] ?? category), learning.join('\n'));
}

function categoryOf(category: string | undefined): string {
  const word = oneLine(category ?? '')
    .replace(/[[\]*]/g, '')
    .slice(0, 60);
  return word === '' ? 'general' : word;
}

/** A text without the heading's or list's mark before its first words: it becomes a list entry itself. */
function withoutMark(text: string): string {
  return text.replace(/^(?:#{1,6}|[-*+])[ \t]+/, '');
}
