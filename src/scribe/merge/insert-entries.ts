// Puts new entries where people look for them in decisions.md: existing text keeps its bytes.
import {
  closeBlocks,
  headingOf,
  type Line,
  lineEndOf,
  type PlacedLine,
  readLines,
} from '#src/markdown/index.ts';
import { dateIn, firstEntryIndex, isPlaceholder, isScaffold } from '#src/team/index.ts';
import { withBlankLine } from '../archive/archive-text.ts';

const EMPTY_DECISIONS = '# Squad Decisions\n\n## Active Decisions\n';

/** Puts written entries in their place in the file; everything else keeps its bytes. */
export function insertEntries(current: string | undefined, entries: readonly string[]): string {
  if (entries.length === 0) return current ?? '';
  const whole = current === undefined || current.trim() === '' ? EMPTY_DECISIONS : current;
  const lineEnd = lineEndOf(whole);
  const text = withoutPlaceholder(closeBlocks(whole, isSectionHeading));
  const lines = readLines(text);
  const at = findInsertOffset(lines) ?? text.length;
  const needsHeading = endsInDatedSection(lines.filter(({ start }) => start < at));
  const added = [...(needsHeading ? ['## Active Decisions'] : []), ...entries].join('\n\n');
  const rest = text.slice(at);
  const gap = rest === '' ? '' : lineEnd;
  const before = withBlankLine(text.slice(0, at), lineEnd);
  return `${before}${added.replaceAll('\n', lineEnd)}${lineEnd}${gap}${rest}`;
}

/** True when parsers, and people, would take an undated `###` for a part of a decision under `## 2026-01-01: ...`. */
function endsInDatedSection(lines: readonly Line[]): boolean {
  if (firstEntryIndex(lines) < lines.length) return false;
  const last = lines.findLast((line) => headingOf(line)?.level === 2 || isScaffold(line));
  return last !== undefined && !isScaffold(last) && dateIn(last.text) !== undefined;
}

function isSectionHeading(line: Line): boolean {
  const level = headingOf(line)?.level;
  return level === 2 || level === 3 || isScaffold(line);
}

/**
 * Returns where entries go, if not at the end: before the last sections, if these belong to the file's frame and hold no
 * entry, such as `## Governance`. Entries after its rules would read as part of them.
 */
function findInsertOffset(lines: readonly PlacedLine[]): number | undefined {
  let offset: number | undefined;
  for (const line of lines.toReversed()) {
    const heading = headingOf(line);
    if (heading === undefined || heading.level > 3) continue;
    if (heading.level !== 2 || !/^(?:governance|archived?\b.*)$/i.test(heading.title))
      return offset;
    offset = line.start;
  }
  return offset;
}

/** Removes the sentence that stands in for entries in a new file. */
function withoutPlaceholder(text: string): string {
  if (!/No decisions recorded yet/i.test(text)) return text;
  const lines = readLines(text);
  const at = lines.findIndex((line) => headingOf(line)?.level === 3 || isPlaceholder(line));
  const line = lines[at];
  if (line === undefined || !isPlaceholder(line)) return text;
  const next = lines.find((other, index) => index > at && other.text.trim() !== '');
  const rest = text.slice(next?.start ?? text.length);
  // At the start of a file, a byte order mark would no longer be part of its line.
  if (line.start === 0 && rest.startsWith('\uFEFF')) return text;
  return `${text.slice(0, line.start)}${rest}`;
}
