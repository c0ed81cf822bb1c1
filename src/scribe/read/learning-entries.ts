// The learnings of one fragment, whoever wrote it, as list entries of the form `- **[category]** learning`.
import { basename } from 'node:path/posix';
import { readLines, textField } from '#src/markdown/index.ts';
import { type InboxMatter, labelLines, readInboxMatter, untoldBlock } from '#src/team/index.ts';
import { normaliseText, oneLine, plainText, slug } from '#src/text/index.ts';
import {
  CATEGORY_ITEM,
  continuesItem,
  learningEntry,
  readItems,
  startsItem,
} from '#src/tools/index.ts';
import { dayIn } from '../archive/archive-text.ts';
import type { InboxFile } from './inbox-file.ts';

const ANY_ITEM = /^[-*+][ \t]+(?=\S)/;

export type FragmentLearnings = {
  readonly entries: readonly string[];
  /** `YYYY-MM-DD`, from the heading that opens the fragment, its front matter or its file's name. */
  readonly day: string | undefined;
};

/**
 * Reads a fragment's learnings. An entry `- **[category]** learning` stays as it is, an item of a plain list becomes one;
 * any other text is one learning as a whole. What front matter says besides goes below the last. Returns no entries if the
 * fragment says nothing.
 */
export function readFragment({ path, text }: InboxFile): FragmentLearnings {
  const matter = readInboxMatter(text);
  const { fields, isBroken } = matter;
  const { day, body } = splitDayHeading(isBroken ? normaliseText(text) : matter.body);
  const entries = readEntries(body, fields).filter((entry) => CATEGORY_ITEM.test(entry));
  const more = moreIn(matter, entries, path.split('/').at(-3) ?? '');
  return {
    entries: [...entries.slice(0, -1), ...entries.slice(-1).map((entry) => withMore(entry, more))],
    day: day ?? readDay(fields) ?? dayIn(basename(path)),
  };
}

/** Returns what a fragment's front matter says besides its learnings; `agent` is the folder whose inbox holds it. */
function moreIn({ fields, yaml }: InboxMatter, entries: readonly string[], agent: string): string {
  const isShown = (name: string) => {
    const value = textField(fields, name) ?? '';
    if (name === 'category') return entries.some((entry) => entry.startsWith(`- **[${value}]**`));
    return slug(value) === slug(agent);
  };
  const shown = new Set(['title', ...['category', 'author', 'by'].filter(isShown)]);
  const labels = labelLines(fields, shown);
  const untold = untoldBlock(yaml, shown, [...entries, agent]);
  return [labels.join('\n'), untold].filter((part) => part !== '').join('\n\n');
}

/** Adds a text below an entry, with the indentation of its further lines. */
function withMore(entry: string, more: string): string {
  return more === '' ? entry : `${entry}\n\n${plainText(more).replace(/^(?=.*\S)/gm, '    ')}`;
}

/** Squad's own `memory.write` says `createdAt`, people say `date`. */
function readDay(fields: ReadonlyMap<string, unknown>): string | undefined {
  return dayIn(textField(fields, 'createdAt') ?? textField(fields, 'date') ?? '');
}

/** Splits off a heading that is only a day: it says when the learning was made, not what was learnt. */
function splitDayHeading(text: string): {
  readonly day: string | undefined;
  readonly body: string;
} {
  const heading = /^(?:[ \t]*\n)*#{1,6}[ \t]+(\d{4}-\d\d-\d\d)[ \t]*\n/.exec(text);
  const day = dayIn(heading?.[1] ?? '');
  const body = text.slice(heading?.[0].length ?? 0);
  return day === undefined || body.trim() === '' ? { day, body: text } : { day, body };
}

/** Reads a body's entries. With a title, a plain list is one learning, because the title stands above the whole text. */
function readEntries(body: string, fields: ReadonlyMap<string, unknown>): readonly string[] {
  const title = textField(fields, 'title');
  const category = textField(fields, 'category');
  const pattern = title === undefined ? ANY_ITEM : CATEGORY_ITEM;
  if (isList(body, pattern))
    return readItems(body, pattern).map((item) => normalizeItem(item, category));
  const statement = stripMark(body.trim());
  const learning =
    title === undefined || statement.includes(title) ? statement : `${title}\n\n${statement}`;
  return [learningEntry(normalizeCategory(category), learning)];
}

/** True when every line belongs to an item with this mark. */
function isList(text: string, pattern: RegExp): boolean {
  const lines = readLines(text);
  const first = lines.find((line) => line.text.trim() !== '');
  return (
    first !== undefined &&
    startsItem(first, pattern) &&
    lines.every((line) => startsItem(line, pattern) || continuesItem(line))
  );
}

/** Writes an item as our own tool would have written it, so that nothing in it affects the file around it. */
function normalizeItem(item: string, category: string | undefined): string {
  const [first = '', ...rest] = item.split('\n');
  const pattern = CATEGORY_ITEM.exec(first) ?? ANY_ITEM.exec(first);
  const indented = rest
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indented.reduce((least, next) => Math.min(least, next), 4);
  const learning = [
    first.slice(pattern?.[0].length ?? 0),
    ...rest.map((line) => line.slice(indent)),
  ];
  return learningEntry(normalizeCategory(pattern?.[1] ?? category), learning.join('\n'));
}

function normalizeCategory(category: string | undefined): string {
  const name = oneLine(category ?? '')
    .replace(/[[\]*]/g, '')
    .slice(0, 60);
  return name === '' ? 'general' : name;
}

/** Removes the heading's or list's mark before the first words of a text, which becomes a list entry itself. */
function stripMark(text: string): string {
  return text.replace(/^(?:#{1,6}|[-*+])[ \t]+/, '');
}
