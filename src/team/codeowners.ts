// CODEOWNERS as GitHub reads it: who is asked about a path. The last pattern that matches decides.
import type { TrustedTree } from '#src/ports/git.ts';

/** One line of the file. Without owners, nobody owns its paths. */
type OwnerRule = {
  readonly pattern: readonly string[];
  /** `login` or `organisation/team`, without the `@`. */
  readonly owners: readonly string[];
};

/** Where GitHub looks, in this order; the first file found is the one that counts. */
const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** GitHub ignores a larger file. */
const MAX_BYTES = 3 * 1024 * 1024;

/** Reads the rules of the trusted commit's CODEOWNERS; none when the file is missing, or larger than GitHub accepts. */
export async function readCodeowners(tree: TrustedTree): Promise<readonly OwnerRule[]> {
  const codeownersPath = CODEOWNERS_PATHS.find((path) =>
    tree.entries.some((entry) => entry.path === path && entry.mode.startsWith('100')),
  );
  const size = tree.entries.find(({ path }) => path === codeownersPath)?.size ?? 0;
  if (codeownersPath === undefined || size > MAX_BYTES) return [];
  return parseCodeowners((await tree.read(codeownersPath, MAX_BYTES)) ?? '');
}

/** Reads the lines, leaving out those that GitHub calls invalid (`!`, `[ ]`, `\#`, or a word that names no owner). */
export function parseCodeowners(text: string): readonly OwnerRule[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [pattern = '', ...owners] = splitWords(line);
    if (pattern === '' || /^[!\\]|[[\]]/.test(pattern)) return [];
    const names = owners.map(readOwner);
    if (names.some((name) => name === undefined)) return [];
    const known = names.flatMap((name) => (name === undefined || name === '' ? [] : [name]));
    return [{ pattern: segmentsOf(pattern.normalize()), owners: known }];
  });
}

/** Splits a line at blanks. `\ ` is a blank within a word, and `#` begins a comment. */
function splitWords(line: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:\\[ \t]|[^ \t])+/g)) {
    if (word.startsWith('#')) break;
    words.push(word.replace(/\\([ \t])/g, '$1'));
  }
  return words;
}

const OWNER = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?)$/;

/** Returns the owner's name; empty for an e-mail address, which can't be asked; undefined when the word names no owner. */
function readOwner(word: string): string | undefined {
  const name = OWNER.exec(word)?.[1];
  if (name !== undefined) return name;
  return /^[^@\s]{1,200}@[^@\s]{1,200}$/.test(word) ? '' : undefined;
}

/** Splits a pattern into segments. It is anchored if it has a slash before its end; a folder includes all below it. */
function segmentsOf(pattern: string): readonly string[] {
  const isFolder = pattern.endsWith('/');
  const parts = pattern.split('/').filter((part) => part !== '');
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  const anchored = isAnchored || parts.length === 0 ? parts : ['**', ...parts];
  if (isFolder) return [...anchored, '**', '*'];
  // `src/**` means what is in the folder, not a file of that name.
  return anchored.at(-1) === '**' ? [...anchored, '*'] : anchored;
}

/** Returns the owners of the paths, those of the most paths first, each once whatever its case. */
export function ownersOf(rules: readonly OwnerRule[], paths: readonly string[]): readonly string[] {
  const found = new Map<string, { readonly name: string; count: number }>();
  for (const path of paths) {
    const parts = path.normalize().split('/');
    const rule = rules.findLast(({ pattern }) => ownsPath(pattern, parts));
    for (const name of rule?.owners ?? []) {
      const known = found.get(name.toLowerCase()) ?? { name, count: 0 };
      known.count += 1;
      found.set(name.toLowerCase(), known);
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name);
}

function ownsPath(pattern: readonly string[], path: readonly string[]): boolean {
  if (matches(pattern, path, SEGMENTS)) return true;
  // `docs/*` means only what is directly in the folder; any other pattern that names a folder means everything below it.
  return pattern.at(-1) !== '*' && matches([...pattern, '**', '*'], path, SEGMENTS);
}

type WildcardComparison = {
  /** True when the part stands for any number of items. */
  readonly isWild: (part: string) => boolean;
  readonly isSame: (part: string, item: string) => boolean;
};

const LETTERS: WildcardComparison = {
  isWild: (part) => part === '*',
  isSame: (part, letter) => part === '?' || part === letter,
};

const SEGMENTS: WildcardComparison = {
  isWild: (part) => part === '**',
  isSame: (part, segment) => matches([...part], [...segment], LETTERS),
};

/** Matches items against a pattern. Going back only to the last wildcard keeps the work below the product of the lengths. */
function matches(
  pattern: readonly string[],
  items: readonly string[],
  { isWild, isSame }: WildcardComparison,
): boolean {
  let at = 0;
  let back: { readonly pattern: number; item: number } | undefined;
  for (let item = 0; item < items.length; ) {
    const part = pattern[at] ?? '';
    if (isWild(part)) {
      back = { pattern: at, item };
      at += 1;
    } else if (isSame(part, items[item] ?? '')) {
      at += 1;
      item += 1;
    } else if (back !== undefined) {
      back.item += 1;
      item = back.item;
      at = back.pattern + 1;
    } else return false;
  }
  return pattern.slice(at).every(isWild);
}
