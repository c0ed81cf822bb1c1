// Reads a merged file again and counts: a merge that lost or doubled anything is never committed.

import { parseDecisions } from '#src/team/decisions.ts';
import { normaliseText } from '#src/text/json.ts';
import { listLearnings } from '#src/tools/built-in/learnings.ts';

/** Returns why a decisions.md must not replace the last one; undefined if nothing is lost and each merged entry occurs once. */
export function findDecisionsLoss(
  before: string | undefined,
  after: string,
  merged: readonly { readonly heading: string }[],
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
  merged: readonly { readonly entry: string }[],
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
  const text = `\n${lines.join('\n\n')}\n`;
  const times = (entry: string) => text.split(`\n${linesOf(entry).join('\n\n')}\n`).length - 1;
  const notOnce = added.find((entry) => times(entry) !== 1);
  return notOnce === undefined ? undefined : `"${notOnce}" does not appear exactly once`;
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
  const old = countNames(before);
  // An entry of another day, which a label names, may have the same heading.
  const notOnce = merged.find((name) => counts.get(name) !== (old.get(name) ?? 0) + 1);
  if (notOnce !== undefined)
    return `"${firstLine(notOnce)}" appears ${counts.get(notOnce) ?? 0} times`;
  const lost = findLost(before, after);
  return lost === undefined ? undefined : `"${firstLine(lost)}" is no longer there`;
}

/** Returns the first item that is there less often than before. */
export function findLost(before: readonly string[], after: readonly string[]): string | undefined {
  const counts = countNames(after);
  return [...countNames(before)].find(([name, count]) => (counts.get(name) ?? 0) < count)?.[0];
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
