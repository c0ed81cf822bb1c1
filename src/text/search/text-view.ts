// A text as a reader may take it, decoded or without what can't be seen, which maps each of its parts to the original text.

export type TextView = {
  readonly text: string;
  /** Where each character of the view begins and ends in the original text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Offsets in a text. */
export type TextRange = { readonly start: number; readonly end: number };

/** Returns a view of the text as it is. */
export function viewText(text: string): TextView {
  const starts = Array.from({ length: text.length }, (_, index) => index);
  return { text, starts, ends: starts.map((index) => index + 1) };
}

/** Replaces every match of a global pattern. The replacement maps to the place of the match. */
export function replaceInView(
  view: TextView,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): TextView {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const copy = (from: number, to: number) => {
    parts.push(view.text.slice(from, to));
    for (let index = from; index < to; index += 1) {
      starts.push(view.starts[index] ?? 0);
      ends.push(view.ends[index] ?? 0);
    }
  };
  let done = 0;
  for (const match of view.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    copy(done, match.index);
    const shown = replacement(match);
    parts.push(shown);
    for (let unit = 0; unit < shown.length; unit += 1) {
      starts.push(view.starts[match.index] ?? 0);
      ends.push(view.ends[end - 1] ?? 0);
    }
    done = end;
  }
  copy(done, view.text.length);
  return { text: parts.join(''), starts, ends };
}

/** Returns where a range of the view is in the original text. */
export function rangeInText({ starts, ends }: TextView, { start, end }: TextRange): TextRange {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}
