// Merges decisions into decisions.md: finds duplicates, second decisions under one heading, and what others supersede.

import { type DecisionEntry, parseDecisions, supersededKey, titleKey } from '#src/team/index.ts';
import { compareText } from '#src/text/index.ts';
import {
  decisionKeys,
  headingKey,
  sanitizeBody,
  withNumber,
  writeDecision,
} from './decision-text.ts';
import { insertEntries } from './insert-entries.ts';

/** The decisions of one inbox file. */
export type InboxDecisions = { readonly path: string; readonly entries: readonly DecisionEntry[] };

/** An entry, identified by its source file and by its heading in decisions.md, without `###`. */
export type SourcedDecision = { readonly path: string; readonly heading: string };

/** A merged entry, and the heading of the older one that it supersedes. */
export type DecisionReplacement = SourcedDecision & { readonly against: string };

export type DecisionMerge = {
  /** The whole file; the same string as before when nothing was merged. */
  readonly text: string;
  /** In the order in which they stand in the file. */
  readonly merged: readonly SourcedDecision[];
  readonly duplicates: readonly SourcedDecision[];
  readonly replacements: readonly DecisionReplacement[];
};

/**
 * Merges inbox files, in the order of their paths, into decisions.md (undefined: there is none). Drops exact duplicates of
 * entries in it, in `known` (the archives' texts) or in an earlier file; numbers a second decision under the same heading;
 * finds which active decision an entry supersedes. Pure and linear; merging twice changes nothing.
 */
export function mergeDecisions(
  current: string | undefined,
  inboxDecisions: readonly InboxDecisions[],
  known: readonly string[] = [],
): DecisionMerge {
  const decisionIndex = openDecisionIndex(current ?? '', known);
  const merged: (SourcedDecision & { readonly text: string })[] = [];
  const duplicates: SourcedDecision[] = [];
  const replacements: DecisionReplacement[] = [];
  for (const { path, entry } of behindSuperseded(sortByPath(inboxDecisions))) {
    const added = decisionIndex.add(entry);
    const source = { path, heading: added.heading };
    if (added.kind === 'duplicate') duplicates.push(source);
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

type AddedDecision = {
  readonly kind: 'merged' | 'duplicate';
  readonly heading: string;
  readonly text: string;
  /** The heading of the active decision that it supersedes. */
  readonly against?: string | undefined;
};

/** Indexes all decisions by what they say, by heading and by title. */
function openDecisionIndex(
  current: string,
  known: readonly string[],
): { add: (entry: DecisionEntry) => AddedDecision } {
  const knownKeys = new Set<string>();
  const headings = new Set<string>();
  const copies = new Map<string, number>();
  const active = new Map<string, string>();
  const remember = (entry: DecisionEntry) => {
    for (const key of decisionKeys(entry)) knownKeys.add(key);
    headings.add(headingKey(entry));
  };
  const activate = ({ title, heading }: DecisionEntry) => active.set(titleKey(title), heading);
  const merged = parseDecisions(current);
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
    add(entry) {
      const plain = writeDecision(entry);
      const { heading } = plain.entry;
      if (knownKeys.has(decisionKeys(plain.entry)[0] ?? '')) {
        return { kind: 'duplicate', heading, text: plain.text };
      }
      const against = supersededIn(active, plain.entry);
      const written = withNumber(plain, nextCopy(headingKey(plain.entry)));
      remember(written.entry);
      activate(written.entry);
      return { kind: 'merged', heading: written.entry.heading, text: written.text, against };
    },
  };
}
