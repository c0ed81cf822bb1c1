// An order of texts that doesn't depend on a language.

/** Compares two texts by their UTF-16 units, for `sort`. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
