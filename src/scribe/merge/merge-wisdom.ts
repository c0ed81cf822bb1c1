// Puts learnings about the team into identity/wisdom.md, under its `## Patterns`.

import { readWisdom, wisdomKey } from '#src/team/index.ts';
import { normaliseText } from '#src/text/index.ts';
import { appendToSection } from '#src/tools/index.ts';

/** A learning of the category `team`, with who learnt it and when, as people read them. */
export type TeamLearning = {
  /** The list entry: `- **[team]** learning`. */
  readonly entry: string;
  readonly by: string;
  readonly day: string;
};

export type WisdomMerge = {
  /** The whole file; the same string as before when nothing was added. */
  readonly text: string;
  /** The entries that were added. */
  readonly added: readonly string[];
};

const TITLES = { file: 'Team Wisdom', section: 'Patterns' };

/** Appends what the file does not say yet. Pure; merging twice changes nothing. */
export function mergeWisdom(
  current: string | undefined,
  learnings: readonly TeamLearning[],
): WisdomMerge {
  const known = new Set(readWisdom(current ?? '').map(({ text }) => wisdomKey(text)));
  const added: string[] = [];
  for (const learning of learnings) {
    const entry = wisdomEntry(learning);
    const key = wisdomKey(entry);
    if (!known.has(key)) added.push(entry);
    known.add(key);
  }
  const text =
    added.length === 0 ? (current ?? '') : appendToSection(current ?? '', TITLES, () => added);
  return { text, added };
}

function wisdomEntry({ entry, by, day }: TeamLearning): string {
  const learning = entry.replace(TEAM_MARK, '').trimEnd();
  const gap = learning.includes('\n') ? '\n    ' : ' ';
  return `- **Pattern:** ${learning}${gap}**Context:** learnt by ${by}, ${day}.`;
}

const TEAM_MARK = /^- \*\*\[team\]\*\* /;

/** True for a learning that is about the whole team. */
export function isTeamLearning(entry: string): boolean {
  return TEAM_MARK.test(entry);
}

/** Returns why a wisdom.md must not replace the last one; undefined if no line is lost or moved and each entry occurs once. */
export function findWisdomLoss(
  before: string | undefined,
  after: string,
  added: readonly string[],
): string | undefined {
  const lines = linesOf(after);
  let at = 0;
  for (const line of linesOf(before ?? '')) {
    at = lines.indexOf(line, at) + 1;
    if (at === 0) return `"${line}" is no longer there`;
  }
  const counts = countEntries(lines, added.map(linesOf));
  const notOnce = added.find((entry) => counts.get(linesOf(entry).join('\n')) !== 1);
  return notOnce === undefined ? undefined : `"${notOnce}" does not appear exactly once`;
}

/** Returns how often each entry stands in a file, by its lines. Looks only where an entry's first line stands. */
function countEntries(
  lines: readonly string[],
  entries: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const counts = new Map(entries.map((entry) => [entry.join('\n'), 0]));
  const lengths = new Map<string, Set<number>>();
  for (const [first = '', ...rest] of entries) {
    lengths.set(first, (lengths.get(first) ?? new Set()).add(rest.length + 1));
  }
  for (const [at, line] of lines.entries()) {
    for (const length of lengths.get(line) ?? []) {
      const text = lines.slice(at, at + length).join('\n');
      const count = counts.get(text);
      if (count !== undefined) counts.set(text, count + 1);
    }
  }
  return counts;
}

function linesOf(text: string): readonly string[] {
  const lines = normaliseText(text).split('\n');
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}
