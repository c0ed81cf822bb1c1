// Merges memory fragments into an agent's history.md, under its `## Learnings`.
import { compareText } from '#src/text/index.ts';
import {
  appendDatedLearnings,
  type DatedEntry,
  entryKey,
  listLearnings,
} from '#src/tools/index.ts';
import type { InboxFile } from '../read/inbox-file.ts';
import { readFragment } from '../read/learning-entries.ts';

/** A learning and its source file; `entry` is its list entry, with `\n` line ends. */
export type SourcedLearning = { readonly path: string; readonly entry: string };

export type HistoryMerge = {
  /** The whole file; the same string as before when nothing was merged. */
  readonly text: string;
  /** In the order in which they stand in the file. */
  readonly merged: readonly SourcedLearning[];
  readonly duplicates: readonly SourcedLearning[];
};

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
): HistoryMerge {
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
    .map((fragment) => ({ path: fragment.path, ...readFragment(fragment) }))
    .map(({ path, entries, day = today }) => ({ path, entries, day }))
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.path, b.path))
    .flatMap(({ path, entries, day }) => entries.map((entry) => ({ path, entry, day })));
}
