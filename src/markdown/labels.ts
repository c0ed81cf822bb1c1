// The labels that tell facts of a decision, and the titles of its parts: one table for decisions.md, the inbox and Scribe. What
// stands in no table stays in the text of its entry.

import { blockOpenedBy, headingOf, type Line, withoutDecoration } from './sections.ts';
import { cleanCell } from './tables.ts';

/** The labels of each fact, in lower case. Of several, an earlier one tells it: `By` before `Owner`. */
const LABELS = {
  date: [
    ...['date', 'decided on', 'date decided', 'decision date', 'decided', 'created', 'created at'],
    ...['recorded', 'recorded on', 'timestamp', 'when', 'day'],
  ],
  author: [
    ...['by', 'author', 'authors', 'issued by', 'decided by', 'made by', 'decision by'],
    ...['decision maker', 'decision makers', 'deciders', 'decider', 'written by', 'recorded by'],
    ...['proposed by', 'agent', 'agents', 'owner', 'owners', 'from', 'requested by'],
  ],
  status: ['status', 'decision status', 'state'],
} as const;

/** Labels that parts of a decision have too: they tell who made it only at its beginning. */
const WEAK_LABELS = new Set(['agent', 'agents', 'owner', 'owners', 'from', 'requested by', 'when']);

const FACTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LABELS).flatMap(([fact, labels]) => labels.map((label) => [label, fact] as const)),
);

/** The titles of parts that only decisions have, in lower case: what stands above them is a decision. */
const OWN_PARTS = new Set([
  ...['context', 'background', 'problem', 'problem statement', 'motivation', 'decision'],
  ...['the decision', 'decision made', 'decisions made', 'resolution', 'what', 'why', 'rationale'],
  ...['reasoning', 'reasons', 'justification', 'drivers', 'decision drivers', 'impact', 'impacts'],
  ...[
    'implications',
    'consequences',
    'trade-offs',
    'tradeoffs',
    'alternatives',
    'alternatives considered',
  ],
  ...['alternatives rejected', 'options considered', 'considered options', ...FACTS.keys()],
]);

/** The titles of parts that other texts have, too. A part is never a decision of its own. */
const PART_TITLES = new Set([
  ...['decisions', 'options', 'how', 'who', 'summary', 'tl;dr', 'overview', 'details', 'positive'],
  ...['negative', 'neutral', 'benefits', 'drawbacks', 'pros', 'cons', 'pros and cons', 'risks'],
  ...[
    'risks and mitigations',
    'mitigation',
    'mitigations',
    'implementation',
    'approach',
    'solution',
  ],
  ...['implementation notes', 'implementation details', 'changes', 'changes made', 'files changed'],
  ...['affected files', 'verification', 'test plan', 'acceptance criteria', 'evidence', 'findings'],
  ...['outcome', 'outcomes', 'result', 'results', 'compliance', 'notes', 'note', 'references'],
  ...[
    'related',
    'related decisions',
    'links',
    'see also',
    'dependencies',
    'next steps',
    'follow-up',
  ],
  ...[
    'follow-ups',
    'follow up',
    'action items',
    'open questions',
    'update',
    'updates',
    'amendment',
  ],
  ...['addendum', 'examples', 'example', 'constraints', 'metadata', ...OWN_PARTS],
]);

/** True for the title of a part: `Context`, `2. Decision:`, `💡 Why`. */
export function isPartTitle(title: string): boolean {
  return PART_TITLES.has(wordsOf(title));
}

/** True for the title of a part that shows that a decision stands above it. */
export function isOwnPart(title: string): boolean {
  return OWN_PARTS.has(wordsOf(title));
}

/** Returns a title or a label without numbers and marks around it, in lower case. */
function wordsOf(title: string): string {
  if (title.length > 60) return '';
  const start = /^[a-z]/i.test(title)
    ? title
    : withoutDecoration(title.replace(/^[^\p{L}\p{N}]*\d+(?:\.\d+)*[.):]\s*/u, ''));
  return start.replace(/[\s:*_]+$/, '').toLowerCase();
}

const SCAFFOLD = /^(?:(?:\p{L}+ )?decisions(?: log)?|decision log|governance|archived?\b.*)$/iu;

/** True for a heading of the file's own frame, such as `## Governance`, which ends an entry. */
export function isScaffold(line: Line): boolean {
  const heading = headingOf(line);
  return heading !== undefined && heading.level <= 2 && SCAFFOLD.test(heading.title);
}

const PLACEHOLDER = /^[*_]{0,2}No decisions recorded yet\.?[*_]{0,2}\s*$/i;

/** True for the placeholder sentence of a new file without entries. */
export function isPlaceholder({ kind, text }: Line): boolean {
  return kind === 'text' && PLACEHOLDER.test(text);
}

const DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;

/** Returns the first `YYYY-MM-DD` in a text that can be a day. */
export function dateIn(text: string): string | undefined {
  return DAY.exec(text)?.[0];
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NUMBERS = /\b(?<year>\d{4})[/.](?<month>\d\d?)[/.](?<day>\d\d?)\b/;
const DAY_MONTH =
  /\b(?<day>\d\d?)(?:st|nd|rd|th|\.)? (?<name>\p{L}{3})\p{L}{0,7}\.?,? (?<year>\d{4})\b/u;
const MONTH_DAY =
  /(?<name>\p{L}{3})\p{L}{0,7}\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})\b/u;

/** Returns the day of a label's value, which may also be written `2026/02/07` or `7 February 2026`. */
function labelledDay(value: string): string | undefined {
  const written = [NUMBERS, DAY_MONTH, MONTH_DAY].map((form) => form.exec(value)?.groups);
  const { year, month, name = '', day = '' } = written.find((one) => one !== undefined) ?? {};
  const number = month ?? `${MONTHS.indexOf(name.toLowerCase()) + 1}`;
  return dateIn(value) ?? dateIn(`${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

type LabelledValue = { readonly label: string; readonly value: string };

const LONGEST_LINE = 2000;
const MARKED = /^(\*\*|__|\*|_)([^*_:|]{1,40})(?::\1|\1 ?:)[ \t]*/;
const PLAIN = /^([\p{L}][\p{L} ]{0,39}):[ \t]+/u;
const CELL = /^\|([^|]{1,60})\|([^|]*)\|[ \t]*$/;
/** Ends a value where another label follows in the same line. */
const NEXT = /[ \t]*(?:[|·•,;/\u2013\u2014-]|[ \t]{2})[ \t]*(?=\*\*[^*:]{1,40}(?::\*\*|\*\* ?:))/;

/** Reads the labels of a line: `**Date:** 2026-02-07 | **By:** Mira`, `- Date: 2026-02-07`, `| Date | 2026-02-07 |`. */
export function labelsOf({ kind, text }: Line): readonly LabelledValue[] {
  if (kind !== 'text' || text.length > LONGEST_LINE) return [];
  const line = text
    .replace(/^(?:[ \t>]|[-*+][ \t])+/, '')
    .replace(/\\$/, '')
    .trimEnd();
  const cells = CELL.exec(line);
  if (cells !== null) return knownLabel(cells[1] ?? '', cells[2] ?? '');
  return line
    .replace(/^\p{Extended_Pictographic}[\uFE0F ]*/u, '')
    .split(NEXT)
    .flatMap((part) => labelIn(part.trim()));
}

function labelIn(part: string): readonly LabelledValue[] {
  const marked = MARKED.exec(part);
  if (marked !== null) {
    return [{ label: wordsOf(marked[2] ?? ''), value: part.slice(marked[0].length) }];
  }
  const [start = '', label = ''] = PLAIN.exec(part) ?? [];
  return start === '' ? [] : knownLabel(label, part.slice(start.length));
}

/** Words before a colon are a label only if they are a known one. */
function knownLabel(words: string, value: string): readonly LabelledValue[] {
  const label = wordsOf(cleanCell(words));
  return FACTS.has(label) && value.length <= 100 ? [{ label, value: value.trim() }] : [];
}

/** What an entry's labels say. */
export type LabelledFacts = {
  /** `YYYY-MM-DD`. */
  readonly date: string | undefined;
  /** As written. */
  readonly author: string | undefined;
  readonly status: string | undefined;
};

/** Reads the labels of an entry, and parts whose titles are labels: `### Status`, then `Accepted`. */
export function readLabels(all: readonly Line[]): LabelledFacts {
  const lines = beforeOpenBlock(all);
  const found: LabelledValue[] = [];
  let isHead = true;
  for (const [at, line] of lines.entries()) {
    const title = headingOf(line)?.title;
    isHead &&= title === undefined;
    const told = title === undefined ? labelsOf(line) : headedLabel(title, lines, at);
    for (const one of told) if (isHead || !WEAK_LABELS.has(one.label)) found.push(one);
  }
  const tell = (fact: keyof typeof LABELS, read: (value: string) => string | undefined) =>
    firstOf(LABELS[fact], found, read);
  const author = tell('author', authorOf);
  return {
    date:
      tell('date', labelledDay) ??
      tell('author', dateIn) ??
      tell('status', dateIn) ??
      bareDay(lines),
    author,
    status: tell('status', (value) => cleanCell(value) || undefined),
  };
}

/** Leaves out what stands in a fence or a comment that nobody closed: it is no label once somebody does. */
function beforeOpenBlock(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(
    ({ kind, text }) => kind === 'text' && blockOpenedBy(text) !== undefined,
  );
  return at < 0 ? lines : lines.slice(0, at);
}

function headedLabel(title: string, lines: readonly Line[], at: number): readonly LabelledValue[] {
  const label = wordsOf(title);
  if (!FACTS.has(label)) return [];
  const next = lines.slice(at + 1, at + 4).find((line) => line.text.trim() !== '');
  if (next === undefined || headingOf(next) !== undefined) return [];
  return [{ label, value: next.text.replace(/^[-*+][ \t]/, '') }];
}

function firstOf(
  labels: readonly string[],
  found: readonly LabelledValue[],
  read: (value: string) => string | undefined,
): string | undefined {
  for (const label of labels) {
    for (const one of found) {
      const value = one.label === label ? read(one.value) : undefined;
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** Returns a name without the day that may follow it; undefined where there is no name. */
function authorOf(value: string): string | undefined {
  const name = cleanCell(value);
  const end = DAY.exec(name)?.index;
  const author = name
    .slice(0, end)
    .replace(end === undefined ? /$/ : /[\s,;(:\u2013\u2014-]+$/, '');
  return /\p{L}|\p{N}/u.test(author) ? author : undefined;
}

/** Returns the day that is the entry's first line: `*2026-02-07*`. */
function bareDay(lines: readonly Line[]): string | undefined {
  const first = lines.find(({ text }) => text.trim() !== '');
  const text = first?.kind === 'text' ? first.text.trim() : '';
  return /^[*_([]{0,3}\d{4}-\d\d-\d\d[\])*_]{0,3}$/.test(text) ? dateIn(text) : undefined;
}

/** Returns the fact that a field of front matter tells; undefined for any other field. */
export function factOf(field: string): string | undefined {
  return FACTS.get(wordsOf(field.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]/g, ' ')));
}

/** True when labels at a heading's beginning say when its decision was made, or by whom. */
export function isSigned(lines: readonly Line[]): boolean {
  const written = beforeOpenBlock(lines).filter(({ text }) => text.trim() !== '');
  const head = written.slice(0, 6);
  const strong = head.flatMap(labelsOf).filter(({ label }) => !WEAK_LABELS.has(label));
  return strong.some(({ label, value }) => {
    const fact = FACTS.get(label);
    return fact === 'date' ? labelledDay(value) !== undefined : fact === 'author' && value !== '';
  });
}

/** Returns the values of labels that should be a day, but name none that is understood, with their lines, from 1 on. */
export function unknownDays(lines: readonly Line[]) {
  return lines.flatMap((line, at) =>
    labelsOf(line)
      .filter(({ label, value }) => label === 'date' && /\d/.test(value) && !labelledDay(value))
      .map(({ value }) => ({ line: at + 1, value })),
  );
}
