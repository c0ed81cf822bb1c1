// Finds the decisions that a decision says it supersedes, by the words that it says so in.
import { readLines } from '../../markdown/sections.ts';
import type { DecisionEntry } from '../../team/memory/decisions/decisions.ts';
import { stripScribeMark } from './decision-text.ts';

const SUPERSEDES =
  /(?<!\b(?:not|never)\s)\b(?:supersedes?|superseding|replaces|overrides|revokes|reverses|overturns)\b[:*\s]*(.{1,300})/i;

/** Returns the titles or headings that an entry says it supersedes; they may be any words. */
export function findSupersededNames(entry: DecisionEntry): readonly string[] {
  return findPhrases(entry, SUPERSEDES).flatMap(readNames);
}

/** `Supersedes: Use tabs` can only mean a title; one word may be a number, an address or `none`. */
const SUPERSEDES_TITLE =
  /(?<!`)\bsupersedes(?:\s+(?:the\s+)?decision)?[*\s]*(?::|(?=["\u201c]))(.{1,300})/i;
const NO_TITLE = /^(?:none|nothing|n\/a|no (?:decision|earlier|existing|other|previous|prior))\b/i;

/** Returns the titles that an entry certainly names, each with the other ways to read it. */
export function findSupersededTitles(entry: DecisionEntry): readonly (readonly string[])[] {
  return findPhrases(entry, SUPERSEDES_TITLE)
    .map(readNames)
    .filter(([title = '']) => /\S\s+\S/.test(title) && !NO_TITLE.test(title));
}

/** Returns what follows these words in an entry's heading and text. */
function findPhrases({ heading, body }: DecisionEntry, words: RegExp): readonly string[] {
  if (!words.test(heading) && !words.test(body)) return [];
  const lines = readLines(body).filter(({ kind }) => kind === 'text');
  return [heading, ...lines.map(({ text }) => stripScribeMark(text))].flatMap(
    (line) => words.exec(line)?.[1] ?? [],
  );
}

function readNames(rest: string): readonly string[] {
  const quoted = [
    ...rest.matchAll(/"([^"]+)"|\u201c([^\u201d]+)\u201d|`([^`]+)`|'([^']+)'|\[([^\]]+)\]/g),
  ];
  const parts = [rest, ...rest.split(/[.;,()]|\sand\s|\sbecause\s|\sfrom\s/)];
  return [...quoted.map((found) => found.slice(1).find(Boolean) ?? ''), ...parts]
    .map((name) =>
      name
        .replace(/^[\s*_"'`\u201c]*(?:(?:the|our|decision|earlier|old)\s+)*/i, '')
        .replace(/[\s*_"'`\u201d.)]*$/, ''),
    )
    .filter((name) => name !== '');
}
