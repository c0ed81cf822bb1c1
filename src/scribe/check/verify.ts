// Reads a merged file again and counts: a merge that lost or doubled anything is never committed.
import { decisionHeadings } from '../../team/memory/decisions.ts';
import type { FromDrop } from '../merge/merge-decisions.ts';
import type { LearningFromDrop } from '../merge/merge-history.ts';
import { learningsIn } from '../read/learning-entries.ts';

/** Why a decisions.md must not replace the one before, or undefined: nothing is lost, and each merged entry is there once. */
export function verifyDecisions(
  before: string | undefined,
  after: string,
  merged: readonly FromDrop[],
): string | undefined {
  return verify(
    decisionHeadings(before ?? ''),
    decisionHeadings(after),
    merged.map(({ heading }) => heading),
  );
}

/** Why a history.md must not replace the one before, or undefined. */
export function verifyHistory(
  before: string | undefined,
  after: string,
  merged: readonly LearningFromDrop[],
): string | undefined {
  return verify(
    learningsIn(before ?? ''),
    learningsIn(after),
    merged.map(({ entry }) => entry),
  );
}

function verify(
  before: readonly string[],
  after: readonly string[],
  merged: readonly string[],
): string | undefined {
  if (after.length !== before.length + merged.length) {
    return `${before.length} entries and ${merged.length} new ones made ${after.length}`;
  }
  const counts = countsOf(after);
  const twice = merged.find((name) => counts.get(name) !== 1);
  if (twice !== undefined) return `"${firstLine(twice)}" is there ${counts.get(twice) ?? 0} times`;
  const lost = [...countsOf(before)].find(([name, count]) => (counts.get(name) ?? 0) < count);
  return lost === undefined ? undefined : `"${firstLine(lost[0])}" is no longer there`;
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
