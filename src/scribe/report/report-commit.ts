// Scribe's commit message: what was merged, for readers of the branch's log.
import { firstThatFits, paragraphs } from '#src/publish/index.ts';
import { count, oneLine, plural } from '#src/text/index.ts';
import type { ScribeTally } from '../tally.ts';
import { countEntries, describeMerged, groupByFile, learningText, titledList } from './report.ts';

/** The sanitiser cuts commit messages at 5,000 characters; our trailers come on top. */
const MAX_LENGTH = 4500;
const LIST_SIZES = [60, 20, 6, 0] as const;

/** Renders subject and body in plain text; `sealCommit` makes what people wrote in it harmless. */
export function renderCommit(tally: ScribeTally): string {
  const render = (maxItems: number) => () =>
    paragraphs([subject(tally), formatCounts(tally), ...listParts(tally, maxItems)]);
  return firstThatFits(MAX_LENGTH, LIST_SIZES.map(render));
}

function subject(tally: ScribeTally): string {
  const merged = describeMerged(tally);
  if (merged !== undefined) return `Scribe merges ${merged}`;
  if (tally.archived.length > 0) return 'Scribe archives older entries';
  const { duplicates } = tally;
  return duplicates.length > 0 ? 'Scribe clears the inboxes' : 'Scribe finds nothing to merge';
}

function formatCounts({ read, decisions, learnings, duplicates, unreadable }: ScribeTally): string {
  const merged = `${plural(decisions.length, 'decision')} and ${plural(learnings.length, 'learning')} merged`;
  return `${plural(read, 'file')} read: ${merged}, ${plural(duplicates.length, 'duplicate')}, ${count(unreadable.length)} unreadable.`;
}

function listParts(tally: ScribeTally, maxItems: number): readonly (string | undefined)[] {
  const { decisions, learnings, wisdom, unreadable, replacements, archived } = tally;
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    listPart('Unreadable, left where they are:', maxItems, unreadable, ({ path, reason }) => {
      return `${path}: ${reason}`;
    }),
    listPart('decisions.md:', maxItems, decisions, ({ heading }) => heading),
    listPart('Replaced, as the newer decision says:', maxItems, replacements, (one) => {
      return `${one.heading} (replaces: ${one.against})`;
    }),
    ...histories
      .slice(0, maxItems)
      .map(([file, learningsInFile]) =>
        listPart(`${oneLine(file, 150)}:`, maxItems, learningsInFile, learningText),
      ),
    others > 0 ? `And ${count(others)} more ${others === 1 ? 'history' : 'histories'}.` : undefined,
    listPart('identity/wisdom.md:', maxItems, wisdom, (entry) => oneLine(entry.slice(2), 200)),
    listPart('Archived:', maxItems, archived, ({ file, moved }) => {
      return `${file}: ${countEntries(moved)}`;
    }),
  ];
}

function listPart<T>(
  title: string,
  maxItems: number,
  items: readonly T[],
  render: (item: T) => string,
) {
  return titledList(title, maxItems, items, (item) => oneLine(render(item), 150));
}
