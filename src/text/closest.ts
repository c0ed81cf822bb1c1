// Finds the word, or the file, that somebody probably meant.
import { basename, dirname, parse } from 'node:path/posix';

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
  const wanted = basename(given).toLowerCase();
  const folders = new Set(dirname(given).split('/'));
  const found = paths.flatMap((path) => {
    const edits = nameEdits(wanted, basename(path).toLowerCase());
    if (edits === undefined) return [];
    const shared = dirname(path)
      .split('/')
      .filter((name) => folders.has(name)).length;
    return [{ path, edits, shared }];
  });
  const best = found.toSorted((one, other) => one.edits - other.edits || other.shared - one.shared);
  return best.slice(0, 2).map(({ path }) => path);
}

/** Returns how far a file's name is from the wanted one; undefined if it is another. Another ending counts as one. */
function nameEdits(wanted: string, name: string): number | undefined {
  if (wanted === name) return 0;
  if (parse(wanted).name === parse(name).name) return 1;
  const most = Math.min(Math.floor(wanted.length / 4), 3);
  if (Math.abs(wanted.length - name.length) > most) return undefined;
  const edits = editsBetween(wanted.slice(0, LONGEST), name.slice(0, LONGEST));
  return edits <= most ? edits : undefined;
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
