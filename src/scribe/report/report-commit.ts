// Scribe's commit message: what was merged, for somebody who reads the log of the branch.

import { firstThatFits, oneLine, paragraphs } from '../../publish/render/render-markdown.ts';
import { count, plural } from '../../text/count.ts';
import type { Tally } from '../plan.ts';
import { byFile, entries, learningWords, mergedWords, titledList } from './report.ts';

/** The outbound door cuts commit messages at 5,000 characters; our trailers come on top. */
const LONGEST = 4500;
const ROOMS = [60, 20, 6, 0] as const;

/** Subject and body, plain text; `sealCommit` makes what people wrote in it harmless. */
export function renderCommit(tally: Tally): string {
  return firstThatFits(
    LONGEST,
    ROOMS.map((most) => () => paragraphs([subject(tally), counts(tally), ...parts(tally, most)])),
  );
}

function subject(tally: Tally): string {
  const merged = mergedWords(tally);
  if (merged !== undefined) return `Scribe merges ${merged}`;
  if (tally.archived.length > 0) return 'Scribe archives older entries';
  const { duplicates } = tally;
  return duplicates.length > 0 ? 'Scribe clears the inboxes' : 'Scribe finds nothing to merge';
}

function counts({ read, decisions, learnings, duplicates, unreadable }: Tally): string {
  const merged = `${plural(decisions.length, 'decision')} and ${plural(learnings.length, 'learning')} merged`;
  return `${plural(read, 'file')} read: ${merged}, ${plural(duplicates.length, 'duplicate')}, ${count(unreadable.length)} unreadable.`;
}

function parts(tally: Tally, most: number): readonly (string | undefined)[] {
  const { decisions, learnings, unreadable, contradictions, archived } = tally;
  const histories = [...byFile(learnings)];
  const others = histories.length - most;
  return [
    part('Unreadable, left where they are:', most, unreadable, ({ path, reason }) => {
      return `${path}: ${reason}`;
    }),
    part('For a person to settle:', most, contradictions, ({ heading, kind, against }) => {
      return `${heading} (${VERBS[kind]}: ${against})`;
    }),
    part('decisions.md:', most, decisions, ({ heading }) => heading),
    ...histories
      .slice(0, most)
      .map(([file, of]) => part(`${oneLine(file, 150)}:`, most, of, learningWords)),
    others > 0 ? `And ${count(others)} more histories.` : undefined,
    part('Archived:', most, archived, ({ file, moved }) => `${file}: ${entries(moved)}`),
  ];
}

const VERBS = {
  conflicts: 'conflicts with',
  supersedes: 'supersedes',
  'supersedes-unknown': 'supersedes what no decision is called',
} as const;

function part<T>(title: string, most: number, items: readonly T[], render: (item: T) => string) {
  return titledList(title, { most, items, render: (item) => oneLine(render(item), 150) });
}
