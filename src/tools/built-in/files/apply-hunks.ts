// Applies the hunks of a patch to a file's text.
import type { PatchHunk } from './parse-patch.ts';

export type Patched =
  | { readonly kind: 'patched'; readonly text: string }
  /** `missing`: the first of the lines that were looked for in vain. */
  | { readonly kind: 'misfit'; readonly missing: string };

/**
 * Replaces each hunk's lines, which are looked for below the previous hunk's: as they are, then without the white space at their
 * ends, then without any around them. Lines that both sides have stay as the file has them, and new ones get its line ends. Pure.
 */
export function applyHunks(text: string, hunks: readonly PatchHunk[]): Patched {
  const lines = text.split('\n');
  const patched: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    const place = findPlace(lines, hunk, at);
    if (typeof place === 'string') return { kind: 'misfit', missing: place };
    const changed = changeLines(lines.slice(place), hunk, lines[0]?.endsWith('\r') ? '\r' : '');
    patched.push(...lines.slice(at, place), ...changed.lines);
    at = place + changed.replaced;
  }
  return { kind: 'patched', text: [...patched, ...lines.slice(at)].join('\n') };
}

/** Returns where a hunk's lines begin, or the first line that is not there. Lines that replace none follow their context. */
function findPlace(lines: readonly string[], hunk: PatchHunk, at: number): number | string {
  const { context } = hunk;
  const from = context === undefined ? at : seek(lines, [context], at) + 1;
  if (context !== undefined && from === 0) return context;
  const last = lines.length - (lines.at(-1) === '' ? 1 : 0);
  const before = hunk.lines.flatMap(({ sign, text }) => (sign === '+' ? [] : [text]));
  if (before.length === 0) return context === undefined ? last : from;
  const place = seek(lines, before, hunk.isAtEnd ? Math.max(from, last - before.length) : from);
  return place === -1 ? (before[0] ?? '') : place;
}

/** Returns the lines that a hunk makes of those where it begins, and how many it replaces. */
function changeLines(lines: readonly string[], hunk: PatchHunk, end: string) {
  let replaced = 0;
  const changed = hunk.lines.flatMap(({ sign, text }) => {
    if (sign === '+') return [text + end];
    replaced += 1;
    return sign === ' ' ? [lines[replaced - 1] ?? ''] : [];
  });
  return { lines: changed, replaced };
}

const SAME: readonly ((line: string) => string)[] = [
  (line) => line.replace(/\r$/, ''),
  (line) => line.trimEnd(),
  (line) => line.trim(),
];

/** Returns where the lines begin, at or below `from`; -1 when they are nowhere. */
function seek(lines: readonly string[], wanted: readonly string[], from: number): number {
  for (const same of SAME) {
    const sought = wanted.map(same);
    for (let at = from; at + sought.length <= lines.length; at += 1) {
      if (sought.every((line, index) => same(lines[at + index] ?? '') === line)) return at;
    }
  }
  return -1;
}
