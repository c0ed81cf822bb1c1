// The only place that decides how long each part of a prompt may be.
import type { PromptPart } from '#src/coordinator/prompts/rules.ts';
import { AMPLE_KNOWLEDGE, type KnowledgeBudget } from '#src/team/briefing.ts';
import { headOf } from '#src/text/cut-characters.ts';

/** Characters of everything that a session begins with, except our own rules and the tools. */
const SESSION_BUDGET = 96_000;

/** A session begins with about half of what its model takes: a token has some four characters. */
const CHARACTERS_OF_TOKEN = 2;

/** Returns how many characters a session may begin with; `maxPromptTokens`: what its model takes, if that is known. */
export function sessionBudget(maxPromptTokens: number | undefined): number {
  if (maxPromptTokens === undefined) return SESSION_BUDGET;
  return Math.min(SESSION_BUDGET, maxPromptTokens * CHARACTERS_OF_TOKEN);
}

/** The most characters of each part. Knowledge has limits of its own. */
export const MOST_OF = {
  charter: 16_000,
  request: 8_000,
  work: 20_000,
  other: 8_000,
  shared: 1_000,
  colleagues: 2_500,
  map: 3_000,
  thread: 24_000,
} as const;

/** Files of a repository that counts as small: there a first request, with our rules and the tools, stays below 15 kB. */
const SMALL = 60;

/** The room in a small repository; a larger one has proportionally more. */
const SMALL_BUDGET = {
  conventions: 3_000,
  history: 800,
  decisions: 1_000,
  wisdom: 400,
  skills: 1_400,
};
const AMPLE_BUDGET = { ...AMPLE_KNOWLEDGE, conventions: 8_000 };

/** Returns the most characters for what people and agents wrote down, in a repository with this many files. */
export function backgroundBudget(
  files: number,
): KnowledgeBudget & { readonly conventions: number } {
  const most = (part: keyof typeof SMALL_BUDGET) =>
    Math.min(AMPLE_BUDGET[part], Math.round(SMALL_BUDGET[part] * Math.max(1, files / SMALL)));
  return {
    conventions: most('conventions'),
    history: most('history'),
    decisions: most('decisions'),
    wisdom: most('wisdom'),
    skills: most('skills'),
  };
}

/** Characters of the thread that the coordinator reads; the rest of its prompt has limits of its own. */
export const COORDINATOR_THREAD = 40_000;

/** A part that can be made shorter. */
export type FlexiblePart = {
  readonly part: string;
  /** The most characters that it may take, whatever is left. */
  readonly most: number;
  /** Renders the part in at most `maxLength` characters, and says what it leaves out. */
  render(maxLength: number): string;
};

/** Renders the parts in the order given, the most important first: later parts get what room is left. */
export function spendBudget(
  budget: number,
  parts: readonly FlexiblePart[],
): { readonly parts: readonly PromptPart[]; readonly left: number } {
  let left = budget;
  const spent = parts.map(({ part, most, render }) => {
    const room = Math.max(0, Math.min(most, left));
    const text = room === 0 ? '' : render(room);
    left -= text.length;
    return { part, text };
  });
  return { parts: spent, left: Math.max(0, left) };
}

const NOTICE_LENGTH = 80;

/** Returns the beginning of a text, and says how much of it is missing. */
export function cutVisibly(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = headOf(text, Math.max(0, maxLength - NOTICE_LENGTH));
  const notice = `[cut: ${text.length - kept.length} of ${text.length} characters are missing here]`;
  return maxLength < NOTICE_LENGTH ? '' : `${kept}\n${notice}`;
}
