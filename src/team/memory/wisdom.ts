// identity/wisdom.md: what holds for the whole team. People and Scribe write it: `**Pattern:** ... **Context:** ...`.
import { readFrontMatter } from '#src/markdown/index.ts';
import type { TrustedTree } from '#src/ports/index.ts';
import type { Learning } from './read-history.ts';
import { readLearnings } from './read-learnings.ts';
import { type MemoryQuery, selectMemory, toPhrase, wordSet } from './select-memory.ts';

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
