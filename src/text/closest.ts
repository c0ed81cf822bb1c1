// Finds the word that somebody probably meant.

/** Returns ` Did you mean <word>?`, to add to a sentence; nothing if none of `words` is similar. */
export function didYouMean(
  given: string,
  words: Iterable<string>,
  show = (word: string) => word,
): string {
  const meant = closest(given, words, Math.floor(Math.min(given.length, LONGEST) / 3) + 1);
  return meant === undefined ? '' : ` Did you mean ${show(meant)}?`;
}

/** True for a word of four letters or more that is one of `words` but for a slip: `fenstr` for `fenster`. */
export function isNearMiss(given: string, words: Iterable<string>): boolean {
  return given.length > 3 && closest(given, words, Math.floor(given.length / 3)) !== undefined;
}

/** Returns the most similar of `words` that takes at most `most` edits; undefined when there is none. */
function closest(given: string, words: Iterable<string>, most: number): string | undefined {
  let best: string | undefined;
  let least = most + 1;
  for (const word of words) {
    const edits = editsBetween(given.slice(0, LONGEST), word.slice(0, LONGEST));
    if (edits < least) {
      best = word;
      least = edits;
    }
  }
  return best;
}

const LONGEST = 60;

/** Counts the letters that must be changed, added or removed to turn one into the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
