// Merges memory fragments into an agent's history.md, and what concerns the team into identity/wisdom.md.

import { basename } from 'node:path/posix';
import { textField } from '#src/markdown/front-matter.ts';
import { readLines } from '#src/markdown/sections.ts';
import { type InboxMatter, labelLines, readInboxMatter, untoldBlock } from '#src/team/inbox.ts';
import { readWisdom, wisdomKey } from '#src/team/learnings.ts';
import { compareText } from '#src/text/compare.ts';
import { normaliseText, plainText } from '#src/text/json.ts';
import { oneLine } from '#src/text/one-line.ts';
import { slug } from '#src/text/slug.ts';
import {
  appendDatedLearnings,
  appendToSection,
  CATEGORY_ITEM,
  continuesItem,
  type DatedEntry,
  entryKey,
  learningEntry,
  listLearnings,
  readItems,
  startsItem,
} from '#src/tools/built-in/learnings.ts';
import { dayIn } from './archive.ts';
import type { InboxFile } from './inboxes.ts';

/** A learning and its source file; `entry` is its list entry, with `\n` line ends. */
export type SourcedLearning = { readonly path: string; readonly entry: string };

/**
 * Merges fragments, in the order of their days and paths, into a history (undefined: there is none). Drops learnings that it
 * or `known` (its archive's text) has already. Pure and linear; merging twice changes nothing.
 * @param today the day of fragments that name none, `YYYY-MM-DD`, UTC
 */
export function mergeHistory(
  current: string | undefined,
  fragments: readonly InboxFile[],
  known: readonly string[],
  today: string,
): {
  /** The whole file; the same string as before when nothing was merged. */
  readonly text: string;
  /** In the order in which they stand in the file. */
  readonly merged: readonly SourcedLearning[];
  readonly duplicates: readonly SourcedLearning[];
} {
  const knownKeys = new Set([current ?? '', ...known].flatMap(listLearnings).map(entryKey));
  const added: SourcedDatedLearning[] = [];
  const duplicates: SourcedLearning[] = [];
  for (const { path, entry, day } of sortByDay(fragments, today)) {
    if (knownKeys.has(entryKey(entry))) duplicates.push({ path, entry });
    else added.push({ path, entry, day });
    knownKeys.add(entryKey(entry));
  }
  return {
    text: added.length === 0 ? (current ?? '') : appendDatedLearnings(current ?? '', added),
    merged: added.map(({ path, entry }) => ({ path, entry })),
    duplicates,
  };
}

type SourcedDatedLearning = SourcedLearning & DatedEntry;

function sortByDay(
  fragments: readonly InboxFile[],
  today: string,
): readonly SourcedDatedLearning[] {
  return fragments
    .flatMap((fragment) => {
      const { entries, day = today } = readFragment(fragment);
      return entries.map((entry) => ({ path: fragment.path, entry, day }));
    })
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.path, b.path));
}

/** A learning of the category `team`, with who learnt it and when, as people read them. */
type TeamLearning = {
  /** The list entry: `- **[team]** learning`. */
  readonly entry: string;
  readonly by: string;
  readonly day: string;
};

const TITLES = { file: 'Team Wisdom', section: 'Patterns' };

/** Appends what the file does not say yet, and returns the entries that were added. Pure; merging twice changes nothing. */
export function mergeWisdom(
  current: string | undefined,
  learnings: readonly TeamLearning[],
): { readonly text: string; readonly added: readonly string[] } {
  const known = new Set(readWisdom(current ?? '').map(({ text }) => wisdomKey(text)));
  const added: string[] = [];
  for (const learning of learnings) {
    const entry = wisdomEntry(learning);
    const key = wisdomKey(entry);
    if (!known.has(key)) added.push(entry);
    known.add(key);
  }
  const text =
    added.length === 0 ? (current ?? '') : appendToSection(current ?? '', TITLES, () => added);
  return { text, added };
}

function wisdomEntry({ entry, by, day }: TeamLearning): string {
  const learning = entry.replace(TEAM_MARK, '').trimEnd();
  const gap = learning.includes('\n') ? '\n    ' : ' ';
  return `- **Pattern:** ${learning}${gap}**Context:** learnt by ${by}, ${day}.`;
}

const TEAM_MARK = /^- \*\*\[team\]\*\* /;

/** True for a learning that is about the whole team. */
export function isTeamLearning(entry: string): boolean {
  return TEAM_MARK.test(entry);
}

const ANY_ITEM = /^[-*+][ \t]+(?=\S)/;

/**
 * Reads a fragment's learnings. An entry `- **[category]** learning` stays as it is, an item of a plain list becomes one;
 * any other text is one learning as a whole. What front matter says besides goes below the last. Returns no entries if the
 * fragment says nothing, and the day of the heading that opens it, of its front matter or of its file's name.
 */
function readFragment({ path, text }: InboxFile) {
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
function splitDayHeading(text: string) {
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
