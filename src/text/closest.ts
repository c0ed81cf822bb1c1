// Finds the word, or the file, that somebody probably meant.

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

/**
 * Returns at most two of the paths whose file name is the same or similar; those in the most of the folders that were given come
 * first. Linear in the paths.
 */
export function similarPaths(given: string, paths: readonly string[]): readonly string[] {
  const [above, wanted] = splitPath(given);
  const folders = new Set(above.split('/'));
  const isSimilar = similarTo(wanted.toLowerCase());
  const found = paths.flatMap((path) => {
    const [own, name] = splitPath(path);
    const edits = isSimilar(name.toLowerCase());
    if (edits === undefined) return [];
    return [{ path, edits, shared: own.split('/').filter((one) => folders.has(one)).length }];
  });
  const best = found.toSorted((one, other) => one.edits - other.edits || other.shared - one.shared);
  return best.slice(0, 2).map(({ path }) => path);
}

function splitPath(path: string): readonly [folder: string, name: string] {
  const cut = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, cut)), path.slice(cut + 1)];
}

/** Returns what tells how far a file's name is from the wanted one; undefined for another. Another ending counts as one. */
function similarTo(wanted: string): (name: string) => number | undefined {
  const most = Math.min(Math.floor(wanted.length / 4), 3);
  const [stem, letters] = [stemOf(wanted), lettersOf(wanted)];
  return (name) => {
    if (wanted === name) return 0;
    if (stem === stemOf(name)) return 1;
    const isOther =
      Math.abs(wanted.length - name.length) > most || countBits(letters & ~lettersOf(name)) > most;
    if (isOther) return undefined;
    const edits = editsBetween(wanted.slice(0, LONGEST), name.slice(0, LONGEST), most);
    return edits <= most ? edits : undefined;
  };
}

function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

/** A bit for each letter: one that the other name lacks takes an edit. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const LONGEST = 60;

/** Counts the letters that must be changed, added or removed to turn one into the other; more than `most` if it is more. */
function editsBetween(one: string, other: string, most = LONGEST): number {
  const [left, right] = withoutCommonEnds(one, other);
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = (row[j - 1] ?? 0) + Number(left[i - 1] !== right[j - 1]);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row[right.length] ?? 0;
}

/** Returns what is between the beginning and the end that both have. */
function withoutCommonEnds(one: string, other: string): readonly [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
