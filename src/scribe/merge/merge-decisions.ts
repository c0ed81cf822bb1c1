// Merges decisions into decisions.md: finds duplicates, second decisions under one heading, and contradictions.
import { type DecisionEntry, parseDecisions } from '../../team/memory/decisions/decisions.ts';
import { compareText } from '../../text/compare.ts';
import { type ContradictedDecision, createClaimIndex } from './contradictions.ts';
import {
  addNotes,
  decisionKeys,
  headingKey,
  sanitizeBody,
  writeDecision,
} from './decision-text.ts';
import { insertEntries } from './insert-entries.ts';

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
  /** The older decisions that an entry itself says it replaces. */
  readonly replacements: readonly DecisionContradiction[];
};

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
  const replacements: DecisionContradiction[] = [];
  for (const { path, entry } of incoming) {
    const added = decisionIndex.add(entry);
    const source = { path, heading: added.heading };
    if (added.kind === 'duplicate') duplicates.push(source);
    else merged.push({ ...source, text: added.text });
    for (const one of added.contradictions) {
      const list = one.kind === 'supersedes' ? replacements : contradictions;
      list.push({ ...source, ...one });
    }
  }
  return {
    text: insertEntries(
      current,
      merged.map(({ text }) => text),
    ),
    merged: merged.map(({ path, heading }) => ({ path, heading })),
    duplicates,
    contradictions,
    replacements,
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
