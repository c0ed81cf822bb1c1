// Marks decisions that another one overturns, and those that wait for people's approval.
import { oneLine } from '#src/text/index.ts';
import { titleKey } from './decision-heading.ts';
import { requiresApproval, supersededKey } from './decision-labels.ts';
import type { DecisionEntry } from './decisions.ts';

export type DecisionMark = {
  /** Follows the heading: ` (overturned by “Use tabs”)`; may be empty. */
  readonly text: string;
  /** Nothing that people merged rests on it any more. */
  readonly isOver: boolean;
};

type Overturning = {
  readonly entry: DecisionEntry;
  readonly index: number;
  /** The overturned title, for comparing. */
  readonly key: string;
};

/** Returns a mark for each entry. Those from `mergedCount` on wait for a merge, and can overturn a merged one only with it. */
export function markDecisions(
  entries: readonly DecisionEntry[],
  mergedCount: number,
): readonly DecisionMark[] {
  const overturning = entries.flatMap((entry, index) => {
    const key = supersededKey(entry);
    return key === undefined ? [] : [{ entry, index, key }];
  });
  return entries.map((entry, index) => {
    const waits = index >= mergedCount && requiresApproval(entry);
    const approval = waits ? ' (waits for approval)' : '';
    const by = overturning.findLast((one) => overturns(one, { entry, index }, mergedCount));
    if (by === undefined) return { text: approval, isOver: false };
    const isOver = by.index < mergedCount || index >= mergedCount;
    const when = isOver ? '' : ' once that is merged';
    const text = ` (overturned by “${oneLine(by.entry.title, 120)}”${when})`;
    return { text, isOver };
  });
}

/** True for another entry's overturning; merged ones are in the order in which they were made. */
function overturns(
  one: Overturning,
  { entry, index }: Omit<Overturning, 'key'>,
  mergedCount: number,
): boolean {
  const isLater = one.index >= mergedCount ? one.index !== index : one.index > index;
  return isLater && one.key === titleKey(entry.title);
}
