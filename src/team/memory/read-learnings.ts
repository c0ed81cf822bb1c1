// Reads the learnings that a Markdown text lists.
import {
  headingOf,
  type Line,
  readLines,
  readSections,
  type Section,
  textOf,
} from '#src/markdown/index.ts';
import { dateIn } from './decisions/decision-heading.ts';
import type { Learning } from './read-history.ts';

/** A `###` block with more characters than this is split into its entries. */
const LONG_BLOCK = 2000;

/** Returns the learnings that a Markdown text lists, without its core context. */
export function readLearnings(text: string): readonly Learning[] {
  return sectionsOf(text)
    .filter((section) => !isCore(section))
    .flatMap(learningsIn);
}

/** Cuts a text into its sections, without comments. */
export function sectionsOf(text: string): readonly Section[] {
  return readSections(readLines(text).filter((line) => line.kind !== 'comment'));
}

/** True for the core context, which holds no learnings. */
export function isCore(section: Section): boolean {
  return /^core context$/i.test(section.title);
}

/** Returns a section's entries: its `###` blocks, with long ones and text outside of any split into bullets and paragraphs. */
export function learningsIn(section: Section): readonly Learning[] {
  const blocks = blocksOf(section.lines, (line) => headingOf(line) !== undefined);
  return blocks.flatMap((block) => {
    const first = block[0];
    const isHeaded = first !== undefined && headingOf(first) !== undefined;
    if (isHeaded && textOf(block).length <= LONG_BLOCK) return learningOf(block, undefined);
    const date = isHeaded ? dateIn(first.text) : undefined;
    return blocksOf(block, startsEntry).flatMap((entry) => learningOf(entry, date));
  });
}

/** Splits lines before each line that starts a block. Lines before the first one are a block of their own. */
function blocksOf(
  lines: readonly Line[],
  starts: (line: Line, afterGap: boolean) => boolean,
): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let afterGap = true;
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open === undefined || starts(line, afterGap)) blocks.push([line]);
    else open.push(line);
    afterGap = line.text.trim() === '';
  }
  return blocks;
}

function startsEntry(line: Line, afterGap: boolean): boolean {
  if (line.kind !== 'text' || line.text.trim() === '') return false;
  return /^(?:[-*+] |📌)/u.test(line.text) || (afterGap && !/^\s/.test(line.text));
}

/** Returns the block as a learning; none when it is empty or only a date's heading. */
function learningOf(block: readonly Line[], date: string | undefined): readonly Learning[] {
  const text = textOf(block);
  const isEmpty = /^(?:#+\s*[\d-]*)?$/.test(text);
  const first = block[0]?.text ?? '';
  return isEmpty ? [] : [{ text, date: learningDay(first) ?? date ?? dateIn(first) }];
}

/** Returns the day at a learning's beginning, or in brackets at its end; a day in the middle is about something else. */
export function learningDay(line: string): string | undefined {
  const begins =
    /^(?:[-*+]\s+)?(?:📌\s*)?(?:Team update\s*)?[^\p{L}\p{N}]{0,8}(\d{4}-\d\d-\d\d)/u.exec(line);
  const ends = /\((\d{4}-\d\d-\d\d)\)\s*$/.exec(line.slice(-40));
  return dateIn(begins?.[1] ?? ends?.[1] ?? '');
}
