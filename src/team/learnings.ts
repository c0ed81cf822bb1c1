// What an agent or the whole team learnt: agents/<name>/history.md, its fragments and identity/wisdom.md, cut to what fits a prompt.

import { basename } from 'node:path/posix';
import { readFrontMatter } from '#src/markdown/front-matter.ts';
import { dateIn } from '#src/markdown/labels.ts';
import {
  headingOf,
  type Line,
  readLines,
  readSections,
  type Section,
  textOf,
} from '#src/markdown/sections.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { compareText } from '#src/text/compare.ts';
import { normaliseText } from '#src/text/json.ts';
import type { Member } from './member.ts';
import { isRegularFile } from './repository-files.ts';
import { type MemoryQuery, selectMemory, shorten, toPhrase, wordSet } from './select-memory.ts';

/** How many bytes of a long history are read: its head for the core context, its end for the latest learnings. */
const HEAD_BYTES = 65_536;
const END_BYTES = 262_144;
const FRAGMENT_BYTES = 16_384;
const MAX_FRAGMENTS = 200;

/** One thing that an agent learnt. */
export type Learning = { readonly text: string; readonly date: string | undefined };

/**
 * Reads the histories and fragments of a member. `texts`: histories, or parts of one, each to be parsed separately, so that a fence
 * cut in two doesn't swallow the next. `complete` is false when the middle of a history was not read.
 */
async function readHistory(tree: TrustedTree, member: Member) {
  const folders = member.folder === undefined ? [] : [member.folder, ...member.otherFolders];
  const [histories, fragments] = await Promise.all([
    Promise.all(folders.toReversed().map((folder) => readParts(tree, `${folder}/history.md`))),
    Promise.all(fragmentPaths(tree, folders).map((path) => readFragment(tree, path))),
  ]);
  return {
    texts: histories.flat(),
    fragments: fragments.filter(({ text }) => text !== ''),
    complete: histories.every((parts) => parts.length <= 1),
  };
}

/** Lists the files of the memory inboxes, oldest first, by the date that their names begin with. */
function fragmentPaths(tree: TrustedTree, folders: readonly string[]): readonly string[] {
  const prefixes = folders.map((folder) => `${folder}/inbox/`);
  return tree.entries
    .filter(({ mode, path }) => isRegularFile(mode) && path.endsWith('.md'))
    .map(({ path }) => path)
    .filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    .sort((a, b) => compareText(basename(a), basename(b)))
    .slice(-MAX_FRAGMENTS);
}

async function readFragment(tree: TrustedTree, path: string): Promise<Learning> {
  const text = (await tree.read(path, FRAGMENT_BYTES)) ?? '';
  return { text: normaliseText(text).trim(), date: dateIn(basename(path)) };
}

/** Reads a history as one part, or a long one as its head and its end; no part when it is missing. */
async function readParts(tree: TrustedTree, path: string): Promise<readonly string[]> {
  const entry = tree.entries.find((candidate) => candidate.path === path);
  if (entry === undefined) return [];
  if (entry.size <= HEAD_BYTES + END_BYTES) {
    return [(await tree.read(path, HEAD_BYTES + END_BYTES)) ?? ''];
  }
  const [head = '', end = ''] = await Promise.all([
    tree.read(path, HEAD_BYTES),
    tree.readEnd(path, END_BYTES),
  ]);
  // Whole lines only: half an entry would say something else.
  return [head.slice(0, head.lastIndexOf('\n') + 1), end.slice(end.indexOf('\n') + 1)];
}

/** A `###` block with more characters than this is split into its entries. */
export const LONG_BLOCK = 2000;

/** Returns the learnings that a Markdown text lists, without its core context. */
export function readLearnings(text: string): readonly Learning[] {
  return sectionsOf(text)
    .filter((section) => !isCore(section))
    .flatMap(learningsIn);
}

/** Cuts a text into its sections, without comments. */
function sectionsOf(text: string): readonly Section[] {
  return readSections(readLines(text).filter((line) => line.kind !== 'comment'));
}

/** True for the core context, which holds no learnings. */
function isCore(section: Section): boolean {
  return /^core context$/i.test(section.title);
}

/** Returns a section's entries: its `###` blocks, with long ones and text outside of any split into bullets and paragraphs. */
function learningsIn(section: Section): readonly Learning[] {
  const blocks = groupLines(section.lines, (line) => headingOf(line) !== undefined);
  return blocks.flatMap((block) => {
    const first = block[0];
    const isHeaded = first !== undefined && headingOf(first) !== undefined;
    if (isHeaded && textOf(block).length <= LONG_BLOCK) return learningOf(block, undefined);
    const date = isHeaded ? dateIn(first.text) : undefined;
    return groupLines(block, startsLearning).flatMap((entry) => learningOf(entry, date));
  });
}

/** Groups lines before each line that starts a group. Lines before the first such line are a group of their own. */
export function groupLines<L extends Line>(
  lines: readonly L[],
  starts: (line: L, afterGap: boolean) => boolean,
): readonly (readonly L[])[] {
  const groups: L[][] = [];
  let afterGap = true;
  for (const line of lines) {
    const open = groups.at(-1);
    if (open === undefined || starts(line, afterGap)) groups.push([line]);
    else open.push(line);
    afterGap = line.text.trim() === '' || headingOf(line) !== undefined;
  }
  return groups;
}

/** True for the first line of a bullet, or of a paragraph below a gap. */
export function startsLearning(line: Line, afterGap: boolean): boolean {
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

/**
 * Loads a member's memory at the trusted commit: the core context (at most half of the budget), then the newest and most related
 * learnings of its history and of the fragments that Scribe has not merged yet. `waiting`, what a branch has besides, shares the
 * budget and is returned separately. The newest come last.
 */
export async function loadHistory(
  tree: TrustedTree,
  member: Member,
  { query, budget }: MemoryQuery,
  waiting: readonly Learning[] = [],
): Promise<{ readonly text: string; readonly unmerged: string; readonly leftOut: number }> {
  const { texts, fragments, complete } = await readHistory(tree, member);
  const sections = texts.flatMap(sectionsOf);
  const stored = sections.filter((section) => !isCore(section)).flatMap(learningsIn);
  const learnings = [
    ...[...stored, ...fragments].map((one) => ({ ...one, isMerged: true })),
    ...waiting.map((one) => ({ ...one, isMerged: false })),
    // Undated ones come from the first Squads, so they are the oldest.
  ].toSorted((one, other) => compareText(one.date ?? '', other.date ?? ''));
  const items = learnings.map(({ text }, index) => ({
    text,
    words: wordSet(text),
    // Counts three times as much as for decisions: an agent's memory is mostly what it learnt last.
    recency: (3 * (index + 1)) / learnings.length,
    boost: 0,
  }));
  const head = coreContext(sections.filter(isCore), budget);
  const more = complete ? '' : 'More than ';
  const note = (count: number) =>
    `(${more}${count} older ${count === 1 ? 'learning is' : 'learnings are'} left out.)`;
  const overhead = '## Learnings\n\n'.length + note(learnings.length).length + 2;
  const room = budget - head.length - overhead;
  const { chosen, leftOut } = selectMemory(items, { query, budget: room });
  const textsOf = (wanted: boolean) =>
    chosen.filter(({ index }) => learnings[index]?.isMerged === wanted).map(({ text }) => text);
  const merged = textsOf(true);
  const parts = leftOut > 0 ? [note(leftOut), ...merged] : merged;
  const body = merged.length === 0 ? '' : `## Learnings\n\n${parts.join('\n\n')}`;
  return { text: `${head}${body}`.trim(), unmerged: textsOf(false).join('\n\n'), leftOut };
}

function coreContext(sections: readonly Section[], budget: number): string {
  const heading = '## Core Context\n\n';
  const core = sections.map((section) => textOf(section.lines)).filter((part) => part !== '');
  const maxLength = Math.max(0, Math.floor(budget / 2) - heading.length - 2);
  const text = shorten(core.join('\n\n'), maxLength);
  return text === '' ? '' : `${heading}${text}\n\n`;
}

/** Loads every learning of a member that a tree holds, without the core context. */
export async function loadLearnings(
  tree: TrustedTree,
  member: Member,
): Promise<readonly Learning[]> {
  const { texts, fragments } = await readHistory(tree, member);
  return [...texts.flatMap(readLearnings), ...fragments];
}

/** The most of the file that is read, in bytes. */
const WISDOM_BYTES = 65_536;

/** Returns the path at which the squad of this folder keeps its wisdom. */
export function wisdomPath(directory: string): string {
  return `${directory}/identity/wisdom.md`;
}

/** Reads the team's wisdom at the trusted commit; none when the file is missing. */
export async function loadWisdom(
  tree: TrustedTree,
  directory: string,
): Promise<readonly Learning[]> {
  return readWisdom((await tree.read(wisdomPath(directory), WISDOM_BYTES)) ?? '');
}

/** Reads the file's entries: list items, paragraphs and short `###` blocks, but not the sentence of Squad's own template. */
export function readWisdom(text: string): readonly Learning[] {
  const { body } = readFrontMatter(text);
  const parted = body.replace(/^(?=\*\*Pattern:)/gm, '\n');
  return readLearnings(parted).filter((entry) => !TEMPLATE.test(entry.text));
}

const TEMPLATE = /^Reusable patterns and heuristics learned through work\b/;

/** Selects the entries that bear on a task, within the budget, in the file's order. */
export function selectWisdom(entries: readonly Learning[], memoryQuery: MemoryQuery): string {
  const items = entries.map(({ text }, index) => ({
    text,
    words: wordSet(text),
    recency: (index + 1) / entries.length,
    boost: 0,
  }));
  const { chosen } = selectMemory(items, memoryQuery);
  return chosen.map(({ text }) => text).join('\n\n');
}

/** Returns the key that entries share when they say the same, whoever learnt it and when. */
export function wisdomKey(text: string): string {
  const [pattern = ''] = text.split('**Context:**');
  return toPhrase(pattern.replace(/^\s*(?:[-*+] )?(?:\*\*Pattern:\*\*)?/, '')).trim();
}
