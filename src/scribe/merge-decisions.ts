// Merges decisions into decisions.md: finds duplicates, second decisions under one heading, and what others supersede.

import { closeBlocks, demoteHeadings, lineEndOf } from '#src/markdown/close-blocks.ts';
import { isPartTitle, isPlaceholder, isScaffold, readLabels } from '#src/markdown/labels.ts';
import {
  headingOf,
  type Line,
  type PlacedLine,
  readLines,
  trimBlankLines,
} from '#src/markdown/sections.ts';
import {
  cutDecisions,
  type DecisionEntry,
  parseDecisions,
  supersededKey,
  titleKey,
  toDecisionEntry,
  UNTITLED_DECISION,
} from '#src/team/decisions.ts';
import { compareText } from '#src/text/compare.ts';
import { oneLine } from '#src/text/one-line.ts';
import { withBlankLine } from './archive.ts';

/** An entry, identified by its source file and by its heading in decisions.md, without `###`. */
export type SourcedDecision = { readonly path: string; readonly heading: string };

/** A merged entry, and the heading of the older one that it supersedes. */
export type DecisionReplacement = SourcedDecision & { readonly against: string };

/**
 * Merges inbox files, in the order of their paths, into decisions.md (undefined: there is none). Drops exact duplicates of
 * entries in it, in `older` (the second file of decisions), in `known` (the archives' texts) or in an earlier file; numbers a second decision under the same heading;
 * finds which active decision an entry supersedes. Pure and linear; merging twice changes nothing.
 */
export function mergeDecisions(
  current: string | undefined,
  inboxDecisions: readonly InboxDecisions[],
  known: readonly string[] = [],
  older = '',
): {
  /** The whole file; the same string as before when nothing was merged. */
  readonly text: string;
  /** In the order in which they stand in the file. */
  readonly merged: readonly SourcedDecision[];
  readonly duplicates: readonly SourcedDecision[];
  readonly replacements: readonly DecisionReplacement[];
} {
  const decisionIndex = openDecisionIndex([older, current ?? ''], known);
  const merged: (SourcedDecision & { readonly text: string })[] = [];
  const duplicates: SourcedDecision[] = [];
  const replacements: DecisionReplacement[] = [];
  for (const { path, entry } of behindSuperseded(sortByPath(inboxDecisions))) {
    const added = decisionIndex.add(entry);
    const source = { path, heading: added.heading };
    if (added.isKnown) duplicates.push(source);
    else merged.push({ ...source, text: added.text });
    if (added.against !== undefined) replacements.push({ ...source, against: added.against });
  }
  return {
    text: insertEntries(
      current,
      merged.map(({ text }) => text),
    ),
    merged: merged.map(({ path, heading }) => ({ path, heading })),
    duplicates,
    replacements,
  };
}

/** The decisions of one inbox file, and one of them. */
type InboxDecisions = { readonly path: string; readonly entries: readonly DecisionEntry[] };
type IncomingDecision = { readonly path: string; readonly entry: DecisionEntry };

function sortByPath(inboxDecisions: readonly InboxDecisions[]): readonly IncomingDecision[] {
  return [...inboxDecisions]
    .sort((a, b) => compareText(a.path, b.path))
    .flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
}

/** Puts each entry behind the one of the inbox that it supersedes: readers take the later one for the newer. */
function behindSuperseded(incoming: readonly IncomingDecision[]): Iterable<IncomingDecision> {
  const byTitle = new Map(incoming.map((one) => [titleKey(one.entry.title), one]));
  const ordered = new Set<IncomingDecision>();
  for (const first of incoming) {
    const chain = new Set<IncomingDecision>();
    let next: IncomingDecision | undefined = first;
    while (next !== undefined && !ordered.has(next) && !chain.has(next)) {
      chain.add(next);
      next = supersededIn(byTitle, next.entry);
    }
    for (const one of [...chain].toReversed()) ordered.add(one);
  }
  return ordered;
}

/** Finds by its title what the entry supersedes. */
function supersededIn<T>(byTitle: ReadonlyMap<string, T>, entry: DecisionEntry): T | undefined {
  const key = supersededKey(entry);
  return key === undefined ? undefined : byTitle.get(key);
}

/** Indexes all decisions by what they say, by heading and by title. */
function openDecisionIndex(current: readonly string[], known: readonly string[]) {
  const knownKeys = new Set<string>();
  const headings = new Set<string>();
  const copies = new Map<string, number>();
  const active = new Map<string, string>();
  const remember = (entry: DecisionEntry) => {
    for (const key of decisionKeys(entry)) knownKeys.add(key);
    headings.add(headingKey(entry));
  };
  const activate = ({ title, heading }: DecisionEntry) => active.set(titleKey(title), heading);
  const merged = current.flatMap(parseDecisions);
  for (const entry of [...merged, ...known.flatMap(parseDecisions)]) {
    remember(entry);
    // An entry that another writer merged without our clean-up is known, too.
    const body = sanitizeBody(entry.body);
    if (body !== entry.body) remember({ ...entry, body });
  }
  for (const entry of merged) activate(entry);
  const nextCopy = (key: string): number => {
    if (!headings.has(key)) return 1;
    let copy = copies.get(key) ?? 2;
    while (headings.has(`${key} (${copy})`)) copy += 1;
    copies.set(key, copy + 1);
    return copy;
  };
  return {
    /** Adds a decision. `against` is the heading of the active one that it supersedes. */
    add(entry: DecisionEntry) {
      const plain = writeDecision(entry);
      const { heading } = plain.entry;
      if (knownKeys.has(decisionKeys(plain.entry)[0] ?? '')) {
        return { isKnown: true, heading, text: plain.text, against: undefined };
      }
      const against = supersededIn(active, plain.entry);
      const written = withNumber(plain, nextCopy(headingKey(plain.entry)));
      remember(written.entry);
      activate(written.entry);
      return { isKnown: false, heading: written.entry.heading, text: written.text, against };
    },
  };
}

/** Ends a line that an earlier version of Scribe, not the author, put into an entry. */
const SCRIBE_MARK = '*(noted by Scribe)*';

/** A decision in the one form in which Scribe writes it. */
type WrittenDecision = {
  /** `### ` heading and body, with `\n` line ends and none at the end. */
  readonly text: string;
  /** As `parseDecisions` reads it from the text. */
  readonly entry: DecisionEntry;
};

/** Writes an entry: dated heading, `**By:**`, and the body with no heading above `####`. */
function writeDecision({ title, date, author, body }: DecisionEntry): WrittenDecision {
  return toWrittenDecision(headingLine(title, date), withAuthor(sanitizeBody(body), author));
}

/** Returns the heading of a decision. Escapes hashes at its end, because Markdown would not show them. */
function headingLine(title: string, date: string | undefined): string {
  const words = oneLine(title) || UNTITLED_DECISION;
  // Readers would take `### Context` for a part of the decision above it.
  const whole = date === undefined && isPartTitle(words) ? `Decision: ${words}` : words;
  const titleText = whole.replace(/(^| )(#+)$/, '$1\\$2');
  return `### ${date === undefined ? titleText : `${date}: ${titleText}`}`;
}

/** Adds a number to the heading; the first copy has none. */
function withNumber(decision: WrittenDecision, copy: number): WrittenDecision {
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
function sanitizeBody(body: string): string {
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
  return readLabels(readLines(body)).author !== undefined;
}

/** Returns the key of a heading: equal for the same date and title, in any case and with any blanks. */
function headingKey({ title, date }: Pick<DecisionEntry, 'title' | 'date'>): string {
  return `${date ?? ''}\n${titleKey(title)}`;
}

/**
 * Returns keys for what an entry says: another entry with the first of them is its exact duplicate. Blank lines don't count
 * (a union merge may drop them), nor do blanks at line ends and notes by earlier versions of Scribe. `Use UTC (2)`, as Scribe numbers a second
 * decision under one heading, has a second key: that of `Use UTC`.
 */
function decisionKeys(entry: DecisionEntry): readonly string[] {
  const lines = entry.body
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.endsWith(SCRIBE_MARK));
  const title = entry.title.replace(/ \((?:[2-9]|[1-9]\d{1,5})\)$/, '');
  return [...new Set([headingKey(entry), headingKey({ ...entry, title })])].map((head) =>
    [head, ...lines].join('\n'),
  );
}

const EMPTY_DECISIONS = '# Squad Decisions\n\n## Active Decisions\n';

/** Puts written entries in their place in the file; everything else keeps its bytes. */
function insertEntries(current: string | undefined, entries: readonly string[]): string {
  if (entries.length === 0) return current ?? '';
  const whole = current === undefined || current.trim() === '' ? EMPTY_DECISIONS : current;
  const lineEnd = lineEndOf(whole);
  const text = withoutPlaceholder(closeBlocks(whole, (line) => headingOf(line) !== undefined));
  const lines = readLines(text);
  const at = findInsertOffset(lines) ?? text.length;
  const before = withBlankLine(text.slice(0, at), lineEnd);
  const plain = entries.join('\n\n');
  const isPlain =
    !endsInHigherEntry(lines.filter(({ start }) => start < at)) && isReadTheSame(before, plain);
  const added = isPlain ? plain : `## Active Decisions\n\n${plain}`;
  const rest = text.slice(at);
  const gap = rest === '' ? '' : lineEnd;
  return `${before}${added.replaceAll('\n', lineEnd)}${lineEnd}${gap}${rest}`;
}

/** True when all is read as if it stood alone: entries show their level to headings above, which may give them their day. */
function isReadTheSame(above: string, entries: string): boolean {
  const read = (text: string) => parseDecisions(text).map(headingKey);
  const after = read(`${above}${entries}`);
  const wanted = [...read(above), ...read(entries)];
  return wanted.length === after.length && wanted.every((key, at) => key === after[at]);
}

/** True when parsers, and people, would take an undated `###` for a part of an entry `## Decision: ...`. */
function endsInHigherEntry(lines: readonly Line[]): boolean {
  const pieces = cutDecisions(lines);
  const frame = pieces.findLastIndex((piece) => piece.lines.slice(0, 1).some(isScaffold));
  const last = pieces.slice(frame + 1).findLast(({ level }) => level !== undefined);
  return (last?.level ?? 3) < 3;
}

/**
 * Returns where entries go, if not at the end: before the last sections, if these belong to the file's frame and hold no
 * entry, such as `## Governance`. Entries after its rules would read as part of them.
 */
function findInsertOffset(lines: readonly PlacedLine[]): number | undefined {
  let offset: number | undefined;
  for (const line of lines.toReversed()) {
    const heading = headingOf(line);
    if (heading === undefined || heading.level > 3) continue;
    if (heading.level !== 2 || !/^(?:governance|archived?\b.*)$/i.test(heading.title))
      return offset;
    offset = line.start;
  }
  return offset;
}

/** Removes the sentence that stands in for entries in a new file. */
function withoutPlaceholder(text: string): string {
  if (!/No decisions recorded yet/i.test(text)) return text;
  const lines = readLines(text);
  const at = lines.findIndex((line) => headingOf(line)?.level === 3 || isPlaceholder(line));
  const line = lines[at];
  if (line === undefined || !isPlaceholder(line)) return text;
  const next = lines.find((other, index) => index > at && other.text.trim() !== '');
  const rest = text.slice(next?.start ?? text.length);
  // At the start of a file, a byte order mark would no longer be part of its line.
  if (line.start === 0 && rest.startsWith('\uFEFF')) return text;
  return `${text.slice(0, line.start)}${rest}`;
}
