// Finds and masks secrets in text before it is logged, stored or published.

import {
  rangeInText,
  readingsOf,
  type TextRange,
  type TextView,
  viewReadings,
} from '#src/text/readings.ts';
import { openTextSearch, type TextSearch } from '#src/text/search-texts.ts';
import { needlesOf } from './secret-forms.ts';

/** Knows the run's secrets: `mask` hides them, `holdsSecret` says when to refuse a text. */
export type SecretMask = {
  /**
   * Replaces every known secret, its usual encodings and everything shaped like a secret by `***`, even behind invisible
   * characters, white space and escapes.
   */
  readonly mask: (text: string) => string;
  /** True if `mask` would replace something. */
  readonly holdsSecret: (text: string) => boolean;
  /** Adds secrets of 6 characters or more. */
  readonly learn: (secrets: readonly string[]) => void;
};

const REPLACEMENT = '***';
/** Shorter values occur in ordinary words. */
const SHORTEST_SECRET = 8;
/** For values that a person chose to grant. */
const SHORTEST_LEARNT = 6;

/**
 * Every pattern's beginning is cheap or can't recur inside a match, so that each search stays linear. Every repetition is
 * bounded: an unbounded one overflows the engine's stack on megabytes of the same letter.
 */
const SHAPES: readonly RegExp[] = [
  /gh[psoru]_[A-Za-z0-9._-]{36,4096}/g,
  /github_pat_[A-Za-z0-9_]{36,4096}/g,
  /(?<![A-Za-z0-9_-])sk-(?:(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{20,4096}|[A-Za-z0-9]{20,4096})/g,
  /\btid=[^\s;"'`<>]{6,100};[^\s"'`<>]{0,100}?\bexp=\d{6,20}[^\s"'`<>]{0,4096}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,4096}\.eyJ[A-Za-z0-9_-]{10,4096}\.[A-Za-z0-9_-]{10,4096}/g,
  /\b(?:bearer|basic) {1,4}[A-Za-z0-9._~+/=-]{32,4096}/gi,
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[^-]|-(?!----)){40,16384}(?:-----END[A-Z0-9 ]{0,60}-----)?/g,
];

/** Matches wherever one of the shapes may begin: one look for all of them. */
const SHAPE_START = /gh[psoru]_|github_pat_|sk-|tid=|A[KS]IA|eyJ|(?:bearer|basic) |-----BEGIN /i;

/** Names, states and steps are looked at again with each of the run's events. */
const MAX_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 1_000;

/** Builds the mask for the given secrets; values of fewer than 8 characters are skipped. */
export function createMask(secrets: readonly string[]): SecretMask {
  let needles = needlesOf(secrets, SHORTEST_SECRET);
  let search = openTextSearch(needles);
  const clean = new Set<string>();
  const holdsSecret = (text: string) => {
    if (clean.has(text)) return false;
    const holds = holdsNeedleOrShape(text, search);
    if (!holds && text.length <= LONGEST_REMEMBERED) remember(clean, text);
    return holds;
  };
  return {
    holdsSecret,
    learn: (more) => {
      needles = [...new Set([...needles, ...needlesOf(more, SHORTEST_LEARNT)])];
      search = openTextSearch(needles);
      clean.clear();
    },
    mask: (text) => {
      if (clean.has(text)) return text;
      const masked = maskShapes(maskRanges(text, search.findIn(text).toSorted(byStart)));
      return holdsSecret(masked) ? maskRanges(masked, rangesInReadings(masked, search)) : masked;
    },
  };
}

function remember(clean: Set<string>, text: string): void {
  if (clean.size === MAX_REMEMBERED) clean.clear();
  clean.add(text);
}

function holdsNeedleOrShape(text: string, { isIn }: TextSearch): boolean {
  const { whole, squeezed } = readingsOf(text);
  return whole.some((reading) => isIn(reading) || hasShape(reading)) || squeezed.some(isIn);
}

/** Finds secrets in the same readings, as ranges of the text itself. */
function rangesInReadings(text: string, { findIn }: TextSearch): readonly TextRange[] {
  const { whole, squeezed } = viewReadings(text);
  const shapesIn = (view: TextView) =>
    SHAPES.flatMap((shape) =>
      [...view.text.matchAll(shape)].map(({ 0: match, index }) =>
        rangeInText(view, { start: index, end: index + match.length }),
      ),
    );
  const needlesIn = (view: TextView) => findIn(view.text).map((range) => rangeInText(view, range));
  const ranges = [...[...whole, ...squeezed].flatMap(needlesIn), ...whole.flatMap(shapesIn)];
  return ranges.sort(byStart);
}

function byStart(one: TextRange, other: TextRange): number {
  return one.start - other.start || other.end - one.end;
}

/** Masks overlapping ranges as one, so that the end of the longer secret isn't left over. */
function maskRanges(text: string, ranges: readonly TextRange[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (end <= done) continue;
    if (start >= done) parts.push(text.slice(done, start), REPLACEMENT);
    done = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done);
}

function maskShapes(text: string): string {
  if (!SHAPE_START.test(text)) return text;
  return SHAPES.reduce((masked, shape) => masked.replace(shape, REPLACEMENT), text);
}

function hasShape(text: string): boolean {
  return SHAPE_START.test(text) && SHAPES.some((shape) => text.search(shape) !== -1);
}
