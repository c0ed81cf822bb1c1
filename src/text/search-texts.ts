// Finds any of many texts in a long one, in one pass that looks only at every few characters.
import type { TextRange } from './readings.ts';

export type TextSearch = {
  /** Returns every place of every text, in no particular order. */
  readonly findIn: (text: string) => readonly TextRange[];
  readonly isIn: (text: string) => boolean;
};

/** A part of a wanted text. Wherever the text occurs, the pass meets one of its parts. */
type Part = { readonly wanted: string; readonly offset: number; readonly last: number };

type PartIndex = {
  /** The number of characters from one look to the next. */
  readonly step: number;
  /** By hash: 1 where parts have it. */
  readonly isKnown: Uint8Array;
  readonly parts: ReadonlyMap<number, readonly Part[]>;
};

const PART_LENGTH = 4;
const LONGEST_STEP = 6;
const HASHES = 65_536;

/** Prepares a search. Each of `wanted` must have four characters or more. */
export function openTextSearch(wanted: readonly string[]): TextSearch {
  const index = indexParts(wanted);
  const { step } = index;
  const findIn = (text: string) => {
    const ranges: TextRange[] = [];
    for (let at = nextKnown(index, text, 0); at !== -1; at = nextKnown(index, text, at + step)) {
      ranges.push(...rangesAt(index, text, at));
    }
    return ranges;
  };
  const isIn = (text: string) => {
    for (let at = nextKnown(index, text, 0); at !== -1; at = nextKnown(index, text, at + step)) {
      if (rangesAt(index, text, at).length > 0) return true;
    }
    return false;
  };
  return { findIn, isIn };
}

function indexParts(wanted: readonly string[]): PartIndex {
  const shortest = Math.min(...wanted.map(({ length }) => length));
  const step = Math.min(LONGEST_STEP, shortest - PART_LENGTH + 1);
  const isKnown = new Uint8Array(HASHES);
  const parts = new Map<number, Part[]>();
  for (const one of wanted) {
    const last = one.charCodeAt(one.length - 1);
    for (let offset = 0; offset < step; offset += 1) {
      const hash = hashAt(one, offset);
      const known = parts.get(hash) ?? [];
      known.push({ wanted: one, offset, last });
      parts.set(hash, known);
      isKnown[hash] = 1;
    }
  }
  return { step, isKnown, parts };
}

/** Returns where the next part may be; -1 when there is none. */
function nextKnown({ step, isKnown }: PartIndex, text: string, from: number): number {
  const end = text.length - PART_LENGTH;
  for (let at = from; at <= end; at += step) if (isKnown[hashAt(text, at)] === 1) return at;
  return -1;
}

function rangesAt({ parts }: PartIndex, text: string, at: number): readonly TextRange[] {
  const found = (parts.get(hashAt(text, at)) ?? []).filter((part) => stands(part, text, at));
  return found.map(({ wanted, offset }) => ({
    start: at - offset,
    end: at - offset + wanted.length,
  }));
}

/** Hashes four characters. All intermediate values stay small integers, which makes it fast. */
function hashAt(text: string, at: number): number {
  const one = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31;
  return ((one + text.charCodeAt(at + 2)) * 31 + text.charCodeAt(at + 3)) % HASHES;
}

/** Compares the last character first, because it differs in most texts that begin alike. */
function stands({ wanted, offset, last }: Part, text: string, at: number): boolean {
  const start = at - offset;
  if (start < 0 || text.charCodeAt(start + wanted.length - 1) !== last) return false;
  return text.startsWith(wanted, start);
}
