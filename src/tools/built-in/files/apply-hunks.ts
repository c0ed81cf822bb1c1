// Applies the hunks of a patch to a file's text.
import type { PatchHunk } from './parse-patch.ts';

export type Patched =
  | { readonly kind: 'patched'; readonly text: string }
  /** `missing`: the line that is not where the patch has it; `line`: the last one, from 1, that fits above it, else 0. */
  | { readonly kind: 'misfit'; readonly missing: string; readonly line: number };

type Misfit = Extract<Patched, { kind: 'misfit' }>;

/**
 * Replaces each hunk's lines, which are looked for below the previous hunk's: as they are, then without the white space at their
 * ends, then without any around them. Lines that both sides have stay as the file has them, and new ones get its line ends. Pure.
 * After very many comparisons, what was not found yet counts as missing.
 */
export function applyHunks(text: string, hunks: readonly PatchHunk[]): Patched {
  const lines = text.split('\n');
  const sought = openSearch(lines);
  const patched: (readonly string[])[] = [];
  let at = 0;
  for (const hunk of hunks) {
    const place = findPlace(sought, hunk, at);
    if (typeof place !== 'number') return place;
    const changed = changeLines(sought, hunk, place);
    patched.push(lines.slice(at, place), changed.lines);
    at = place + changed.replaced;
  }
  return { kind: 'patched', text: [...patched, lines.slice(at)].flat().join('\n') };
}

const SAME: readonly ((line: string) => string)[] = [
  (line) => line.replace(/\r$/, ''),
  (line) => line.trimEnd(),
  (line) => line.trim(),
];

/** Of lines, so that no patch keeps us busy. */
const MAX_COMPARISONS = 20_000_000;

/** The lines in which a patch's are looked for. */
type Search = {
  readonly lines: readonly string[];
  /** Returns the lines as one of the ways to compare has them. */
  readonly linesAs: (way: number) => readonly string[];
  /** How many comparisons are left. */
  left: number;
};

function openSearch(lines: readonly string[]): Search {
  const seen = new Map<number, readonly string[]>();
  const linesAs = (way: number) => {
    const known = seen.get(way) ?? lines.map(SAME[way] ?? String);
    seen.set(way, known);
    return known;
  };
  return { lines, linesAs, left: MAX_COMPARISONS };
}

/** Returns where a hunk's lines begin, or which line is not there. Lines that replace none follow their context. */
function findPlace(search: Search, hunk: PatchHunk, at: number): number | Misfit {
  const from = belowContexts(search, hunk.contexts, at);
  if (typeof from !== 'number') return from;
  const { lines } = search;
  const isPlain = hunk.contexts.length === 0;
  const last = lines.length - (lines.at(-1) === '' ? 1 : 0);
  const before = hunk.lines.flatMap(({ sign, text }) => (sign === '+' ? [] : [text]));
  if (before.length === 0) return isPlain ? last : from;
  const place = seek(search, before, hunk.isAtEnd ? Math.max(from, last - before.length) : from);
  if (place !== -1) return place;
  // Models repeat the line of the context as the first one.
  const again = isPlain ? -1 : seek(search, before, from - 1);
  return again === -1 ? misfitOf(search, before, at) : again;
}

/** Returns the place below the last of the lines, each of which is looked for below the one before it. */
function belowContexts(search: Search, contexts: readonly string[], at: number): number | Misfit {
  let from = at;
  for (const context of contexts) {
    const found = seek(search, [context], from);
    if (found === -1) return { kind: 'misfit', missing: context, line: 0 };
    from = found + 1;
  }
  return from;
}

/** Names the first line that doesn't fit, at the place where most lines above it do. */
function misfitOf(search: Search, before: readonly string[], from: number): Misfit {
  const way = SAME.length - 1;
  const sought = before.map(SAME[way] ?? String);
  let [most, line] = [0, 0];
  for (let at = from; at < search.lines.length && search.left > 0; at += 1) {
    const fitting = fittingAt(search, sought, { at, way });
    if (fitting > most) [most, line] = [fitting, at + fitting];
  }
  return { kind: 'misfit', missing: before[Math.min(most, before.length - 1)] ?? '', line };
}

/** Returns the lines that a hunk makes of those where it begins, and how many it replaces. */
function changeLines({ lines }: Search, hunk: PatchHunk, place: number) {
  const end = lines[0]?.endsWith('\r') ? '\r' : '';
  let replaced = 0;
  const changed = hunk.lines.flatMap(({ sign, text }) => {
    if (sign === '+') return [text + end];
    replaced += 1;
    return sign === ' ' ? [lines[place + replaced - 1] ?? ''] : [];
  });
  return { lines: changed, replaced };
}

/** Returns where the lines begin, at or below `from`; -1 when they are nowhere. */
function seek(search: Search, wanted: readonly string[], from: number): number {
  for (const [way, same] of SAME.entries()) {
    const sought = wanted.map(same);
    const last = search.lines.length - sought.length;
    for (let at = from; at <= last && search.left > 0; at += 1) {
      if (fittingAt(search, sought, { at, way }) === sought.length) return at;
    }
  }
  return -1;
}

/** Returns how many of the sought lines stand at a place, one after the other. */
function fittingAt(
  search: Search,
  sought: readonly string[],
  { at, way }: { readonly at: number; readonly way: number },
): number {
  const lines = search.linesAs(way);
  let fitting = 0;
  while (fitting < sought.length && lines[at + fitting] === sought[fitting]) fitting += 1;
  search.left -= fitting + 1;
  return fitting;
}
