// Reads a merged file again and counts: a merge that lost or doubled anything is never committed.

import { parseDecisions } from '#src/team/decisions.ts';
import { normaliseText } from '#src/text/json.ts';
import { listLearnings } from '#src/tools/built-in/learnings.ts';
import type { SourcedDecision } from './merge-decisions.ts';
import type { SourcedLearning } from './merge-learnings.ts';

/** Returns why a decisions.md must not replace the last one; undefined if nothing is lost and each merged entry occurs once. */
export function findDecisionsLoss(
  before: string | undefined,
  after: string,
  merged: readonly SourcedDecision[],
): string | undefined {
  return verifyEntries(
    headingsIn(before ?? ''),
    headingsIn(after),
    merged.map(({ heading }) => heading),
  );
}

function headingsIn(text: string): readonly string[] {
  return parseDecisions(text).map(({ heading }) => heading);
}

/** Returns why a history.md must not replace the last one, or undefined. */
export function findHistoryLoss(
  before: string | undefined,
  after: string,
  merged: readonly SourcedLearning[],
): string | undefined {
  const old = listLearnings(before ?? '');
  const added = merged.map(({ entry }) => entry);
  const exact = new Set([...old, ...added]);
  const found = listLearnings(after).map((it) => (exact.has(it) ? it : withoutCloser(it)));
  return verifyEntries(old, found, added);
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

/** Removes the line with which a merge closes an entry that left a fence or a comment open. */
function withoutCloser(entry: string): string {
  return entry.replace(/\n *(?:`{3,}|~{3,}|-->)$/, '').trimEnd();
}

function verifyEntries(
  before: readonly string[],
  after: readonly string[],
  merged: readonly string[],
): string | undefined {
  if (after.length !== before.length + merged.length) {
    return `${before.length} old and ${merged.length} new entries should make ${before.length + merged.length}, not ${after.length}`;
  }
  const counts = countNames(after);
  const notOnce = merged.find((name) => counts.get(name) !== 1);
  if (notOnce !== undefined)
    return `"${firstLine(notOnce)}" appears ${counts.get(notOnce) ?? 0} times`;
  const lost = [...countNames(before)].find(([name, count]) => (counts.get(name) ?? 0) < count);
  return lost === undefined ? undefined : `"${firstLine(lost[0])}" is no longer there`;
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
