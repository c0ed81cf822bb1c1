// agents/<name>/history.md and its fragments: an agent's own memory, cut to what fits a prompt.
import { type Section, textOf } from '#src/markdown/index.ts';
import type { TrustedTree } from '#src/ports/index.ts';
import { compareText } from '#src/text/index.ts';
import type { Member } from '../roster/member.ts';
import { type Learning, readHistory, type StoredHistory } from './read-history.ts';
import { isCore, learningsIn, readLearnings, sectionsOf } from './read-learnings.ts';
import {
  type MemoryItem,
  type MemoryQuery,
  selectMemory,
  shorten,
  wordSet,
} from './select-memory.ts';

export type SelectedHistory = {
  /** Markdown: core context first, then learnings, the newest last. */
  readonly text: string;
  /** Learnings that nobody has merged yet, the newest last. */
  readonly unmerged: string;
  readonly leftOut: number;
};

type HistorySource = StoredHistory & { readonly unmerged: readonly Learning[] };

/** Composes the core context (at most half of the budget), then the newest and most related learnings. */
function composeHistory(source: HistorySource, memoryQuery: MemoryQuery): SelectedHistory {
  const sections = source.texts.flatMap(sectionsOf);
  const learnings = sortByAge([
    ...sections.filter((section) => !isCore(section)).flatMap(learningsIn),
    ...source.fragments,
    ...source.unmerged,
  ]);
  const head = coreContext(sections.filter(isCore), memoryQuery.budget);
  const more = source.complete ? '' : 'More than ';
  const note = (count: number) =>
    `(${more}${count} older ${count === 1 ? 'learning is' : 'learnings are'} left out.)`;
  const overhead = '## Learnings\n\n'.length + note(learnings.length).length + 2;
  const { chosen, leftOut } = selectMemory(learnings.map(memoryItemOf(learnings.length)), {
    query: memoryQuery.query,
    budget: memoryQuery.budget - head.length - overhead,
  });
  const unmerged = new Set(source.unmerged);
  const isUnmerged = ({ index }: { readonly index: number }) =>
    unmerged.has(learnings[index] ?? NONE);
  const merged = chosen.filter((item) => !isUnmerged(item)).map(({ text }) => text);
  const parts = leftOut > 0 ? [note(leftOut), ...merged] : merged;
  const body = merged.length === 0 ? '' : `## Learnings\n\n${parts.join('\n\n')}`;
  return {
    text: `${head}${body}`.trim(),
    unmerged: chosen
      .filter(isUnmerged)
      .map(({ text }) => text)
      .join('\n\n'),
    leftOut,
  };
}

const NONE: Learning = { text: '', date: undefined };

function coreContext(sections: readonly Section[], budget: number): string {
  const heading = '## Core Context\n\n';
  const core = sections.map((section) => textOf(section.lines)).filter((part) => part !== '');
  const maxLength = Math.max(0, Math.floor(budget / 2) - heading.length - 2);
  const text = shorten(core.join('\n\n'), maxLength);
  return text === '' ? '' : `${heading}${text}\n\n`;
}

/** Recency counts three times as much as for decisions: an agent's memory is mostly what it learnt last. */
function memoryItemOf(count: number): (learning: Learning, index: number) => MemoryItem {
  return ({ text }, index) => ({
    text,
    words: wordSet(text),
    recency: (3 * (index + 1)) / count,
    boost: 0,
  });
}

/** Sorts learnings, oldest first. Undated ones come from the first Squads, so they are the oldest. */
function sortByAge(learnings: readonly Learning[]): readonly Learning[] {
  return learnings.toSorted((one, other) => compareText(one.date ?? '', other.date ?? ''));
}

/**
 * Loads a member's memory at the trusted commit: its history, then the fragments that Scribe has not merged yet. `unmerged`,
 * what a branch has besides, shares the budget and is returned separately.
 */
export async function loadHistory(
  tree: TrustedTree,
  member: Member,
  memoryQuery: MemoryQuery,
  unmerged: readonly Learning[] = [],
): Promise<SelectedHistory> {
  return composeHistory({ ...(await readHistory(tree, member)), unmerged }, memoryQuery);
}

/** Loads every learning of a member that a tree holds, without the core context. */
export async function loadLearnings(
  tree: TrustedTree,
  member: Member,
): Promise<readonly Learning[]> {
  const { texts, fragments } = await readHistory(tree, member);
  return [...texts.flatMap(readLearnings), ...fragments];
}
