// Merges decisions into decisions.md: existing text keeps its bytes, and new entries go where people look for them.
import { closeBlocks, lineEndOf } from '../../markdown/close-blocks.ts';
import { headingOf, type Line, type PlacedLine, readLines } from '../../markdown/sections.ts';
import {
  type DecisionEntry,
  dateIn,
  firstEntryIndex,
  isPlaceholder,
  isScaffold,
  parseDecisions,
} from '../../team/memory/decisions.ts';
import { compareText } from '../../text/compare.ts';
import { withBlankLine } from '../archive/archive-text.ts';
import { type ContradictedDecision, createClaimIndex } from './contradictions.ts';
import {
  addNotes,
  decisionKeys,
  headingKey,
  sanitizeBody,
  writeDecision,
} from './decision-text.ts';

/** The decisions of one inbox file. */
export type InboxDecisions = { readonly path: string; readonly entries: readonly DecisionEntry[] };

/** An entry, identified by its source file and by its heading in decisions.md, without `###`. */
export type SourcedDecision = { readonly path: string; readonly heading: string };

/** A merged entry and the older one that it contradicts. */
export type DecisionContradiction = SourcedDecision & ContradictedDecision;

export type DecisionMerge = {
  /** The whole file; the same string as before when nothing was merged. */
  readonly text: string;
  /** In the order in which they stand in the file. */
  readonly merged: readonly SourcedDecision[];
  readonly duplicates: readonly SourcedDecision[];
  readonly contradictions: readonly DecisionContradiction[];
};

const EMPTY_DECISIONS = '# Squad Decisions\n\n## Active Decisions\n';

/**
 * Merges inbox files, in the order of their paths, into decisions.md (undefined: there is none). Drops exact duplicates of
 * entries in it, in `known` (the archives' texts) or in an earlier file; numbers a second decision under the same heading;
 * notes in an entry which active decision it contradicts. Pure and linear; merging twice changes nothing.
 */
export function mergeDecisions(
  current: string | undefined,
  inboxDecisions: readonly InboxDecisions[],
  known: readonly string[] = [],
): DecisionMerge {
  const incoming = sortByPath(inboxDecisions);
  const decisionIndex = openDecisionIndex(current ?? '', known, incoming);
  const merged: (SourcedDecision & { readonly text: string })[] = [];
  const duplicates: SourcedDecision[] = [];
  const contradictions: DecisionContradiction[] = [];
  for (const { path, entry } of incoming) {
    const added = decisionIndex.add(entry);
    const source = { path, heading: added.heading };
    if (added.kind === 'duplicate') duplicates.push(source);
    else merged.push({ ...source, text: added.text });
    for (const contradiction of added.contradictions)
      contradictions.push({ ...source, ...contradiction });
  }
  return {
    text: insertEntries(
      current,
      merged.map(({ text }) => text),
    ),
    merged: merged.map(({ path, heading }) => ({ path, heading })),
    duplicates,
    contradictions,
  };
}

type IncomingDecision = { readonly path: string; readonly entry: DecisionEntry };

function sortByPath(inboxDecisions: readonly InboxDecisions[]): readonly IncomingDecision[] {
  return [...inboxDecisions]
    .sort((a, b) => compareText(a.path, b.path))
    .flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
}

type AddedDecision = {
  readonly kind: 'merged' | 'duplicate';
  readonly heading: string;
  readonly text: string;
  readonly contradictions: readonly ContradictedDecision[];
};

/** Indexes all decisions by what they say, by heading and by claim. */
function openDecisionIndex(
  current: string,
  known: readonly string[],
  incoming: readonly IncomingDecision[],
): { add: (entry: DecisionEntry) => AddedDecision } {
  const knownKeys = new Set<string>();
  const headings = new Set<string>();
  const copies = new Map<string, number>();
  const claims = createClaimIndex();
  const remember = (entry: DecisionEntry) => {
    for (const key of decisionKeys(entry)) knownKeys.add(key);
    headings.add(headingKey(entry));
  };
  const active = parseDecisions(current);
  const archived = known.flatMap(parseDecisions);
  for (const entry of [...active, ...archived]) {
    remember(entry);
    // An entry that another writer merged without our clean-up is known, too.
    const body = sanitizeBody(entry.body);
    if (body !== entry.body) remember({ ...entry, body });
  }
  for (const entry of active) claims.addDecision(entry);
  for (const entry of archived) claims.addName(entry);
  for (const { entry } of incoming) claims.addName(entry);
  const nextCopy = (key: string): number => {
    if (!headings.has(key)) return 1;
    let copy = copies.get(key) ?? 2;
    while (headings.has(`${key} (${copy})`)) copy += 1;
    copies.set(key, copy + 1);
    return copy;
  };
  return {
    add(entry) {
      const plain = writeDecision(entry);
      const { heading } = plain.entry;
      if (knownKeys.has(decisionKeys(plain.entry)[0] ?? '')) {
        return { kind: 'duplicate', heading, text: plain.text, contradictions: [] };
      }
      const contradictions = claims.against(plain.entry);
      const copy = nextCopy(headingKey(plain.entry));
      const written = addNotes(plain, copy, contradictions.flatMap(contradictionNotes));
      remember(written.entry);
      claims.addDecision(written.entry);
      return { kind: 'merged', heading: written.entry.heading, text: written.text, contradictions };
    },
  };
}

function contradictionNotes({ kind, against }: ContradictedDecision): readonly string[] {
  // The entry itself says what it supersedes, and the file has nothing to point at.
  if (kind === 'supersedes-unknown') return [];
  return [`**${kind === 'supersedes' ? 'Supersedes' : 'Conflicts with'}:** ${against}`];
}

/** Puts written entries in their place in the file; everything else keeps its bytes. */
function insertEntries(current: string | undefined, entries: readonly string[]): string {
  if (entries.length === 0) return current ?? '';
  const whole = current === undefined || current.trim() === '' ? EMPTY_DECISIONS : current;
  const lineEnd = lineEndOf(whole);
  const text = withoutPlaceholder(closeBlocks(whole, isSectionHeading));
  const lines = readLines(text);
  const at = findInsertOffset(lines) ?? text.length;
  const needsHeading = endsInDatedSection(lines.filter(({ start }) => start < at));
  const added = [...(needsHeading ? ['## Active Decisions'] : []), ...entries].join('\n\n');
  const rest = text.slice(at);
  const gap = rest === '' ? '' : lineEnd;
  const before = withBlankLine(text.slice(0, at), lineEnd);
  return `${before}${added.replaceAll('\n', lineEnd)}${lineEnd}${gap}${rest}`;
}

/** True when parsers, and people, would take an undated `###` for a part of a decision under `## 2026-01-01: ...`. */
function endsInDatedSection(lines: readonly Line[]): boolean {
  if (firstEntryIndex(lines) < lines.length) return false;
  const last = lines.findLast((line) => headingOf(line)?.level === 2 || isScaffold(line));
  return last !== undefined && !isScaffold(last) && dateIn(last.text) !== undefined;
}

function isSectionHeading(line: Line): boolean {
  const level = headingOf(line)?.level;
  return level === 2 || level === 3 || isScaffold(line);
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
