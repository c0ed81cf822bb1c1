// Searches without ripgrep: folder by folder, each held open and no link followed.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { RE2JS } from 're2js';
import { attempt, attemptNow, describe } from '#src/errors.ts';
import { readPlace } from '#src/files/open-file.ts';
import { readFolder, workInFolder } from '#src/files/open-folder.ts';
import { compareText } from '#src/text/compare.ts';
import { type Found, type FoundFile, SEARCH_SECONDS } from './ripgrep.ts';

/**
 * Compiles a glob with `*`, `**`, `?`, `[…]` and `{…}` to a test of relative paths; a text says why it can't be read. One
 * without a slash is about names in any folder. Linear time: a model chooses the glob, and a program the paths.
 */
export function matchGlob(glob: string): ((path: string) => boolean) | string {
  const plain = glob.replace(/^\.\//, '');
  const source = expressionOf(plain.includes('/') ? plain.replace(/^\//, '') : `**/${plain}`);
  const compiled = attemptNow(() => RE2JS.compile(`^${source}$`, RE2JS.DOTALL));
  if (compiled.kind === 'threw') return `${glob} is not a glob`;
  return (path) => compiled.value.test(path);
}

const TOKEN = /\*\*\/|\*\*|\*|\?|\{|\}|,|\[!?[^\]/]+\]|\\?[\s\S]/gu;

function expressionOf(glob: string): string {
  let depth = 0;
  return glob.replace(TOKEN, (token) => {
    depth += DEPTHS[token] ?? 0;
    if (token === ',' && depth > 0) return '|';
    return PARTS[token] ?? (/^\[.+\]$/s.test(token) ? classOf(token) : quote(token));
  });
}

const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '}': -1 };

/** Takes a character for itself, with or without a backslash before it. */
function quote(token: string): string {
  return RE2JS.quote(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token);
}

const PARTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
};

function classOf(token: string): string {
  const isNegated = token.startsWith('[!');
  const inner = token.slice(isNegated ? 2 : 1, -1).replace(/[\\^[]/g, '\\$&');
  return `[${isNegated ? '^' : ''}${inner}]`;
}

type LineSearch = {
  readonly pattern: string;
  readonly ignoresCase: boolean;
  readonly isMultiline: boolean;
  /** How many lines are shown around a match. */
  readonly before: number;
  readonly after: number;
};

/** Compiles a pattern to what finds the lines of a text, as ripgrep shows them; a text says why it can't be read. */
export function matchLines(search: LineSearch): ((text: string) => readonly string[]) | string {
  const flags =
    (search.ignoresCase ? RE2JS.CASE_INSENSITIVE : 0) | (search.isMultiline ? RE2JS.DOTALL : 0);
  const compiled = attemptNow(() => RE2JS.compile(search.pattern, flags));
  if (compiled.kind === 'threw') return describe(compiled.error).message;
  const { value: expression } = compiled;
  return (text) => {
    const lines = text.replace(/\n$/, '').split('\n');
    const isMatch = (line: string) => expression.test(line.replace(/\r$/, ''));
    const matching = search.isMultiline
      ? linesOfMatches(expression, text)
      : new Set(lines.flatMap((line, at) => (isMatch(line) ? [at] : [])));
    return numberLines(lines, matching, search);
  };
}

/** Returns the numbers of the lines, from 0, that the matches of a whole text touch. */
function linesOfMatches(expression: RE2JS, text: string): ReadonlySet<number> {
  const matcher = expression.matcher(text);
  const found = new Set<number>();
  const lineOf = countLines(text);
  while (matcher.find() && found.size < MAX_LINES) {
    const first = lineOf(matcher.start());
    const last = lineOf(matcher.end());
    for (let at = first; at <= last; at += 1) found.add(at);
  }
  return found;
}

/** Returns what tells the number of the line, from 0, of a place that is not before the last one. Looks at each line once. */
function countLines(text: string): (place: number) => number {
  let line = 0;
  let end = text.indexOf('\n');
  return (place) => {
    while (end !== -1 && end < place) {
      line += 1;
      end = text.indexOf('\n', end + 1);
    }
    return line;
  };
}

const MAX_LINES = 2_000;
const MAX_COLUMNS = 500;

/** Shows the matching lines and those around them, once each, in order. */
function numberLines(
  lines: readonly string[],
  matching: ReadonlySet<number>,
  { before, after }: LineSearch,
): readonly string[] {
  const wanted = new Set<number>();
  for (const match of matching) {
    for (let at = Math.max(0, match - before); at <= match + after && at < lines.length; at += 1) {
      wanted.add(at);
    }
    if (wanted.size > MAX_LINES) break;
  }
  return [...wanted].flatMap((at, index, all) => {
    const sign = matching.has(at) ? ':' : '-';
    const text = `${at + 1}${sign}${(lines[at] ?? '').slice(0, MAX_COLUMNS)}`;
    const isApart = before + after > 0 && index > 0 && all[index - 1] !== at - 1;
    return isApart ? [GAP, text] : [text];
  });
}

/** Stands where lines are left out. */
const GAP = '--';

type Walk = {
  readonly root: string;
  /** The folders on the path to where the walk begins. */
  readonly names: readonly string[];
  /** The one file of it that is looked at; absent: all that lies below. */
  readonly only?: string | undefined;
  /** Whether a path, relative to where the walk begins, is looked at. */
  readonly isWanted: (path: string) => boolean;
  /** Returns what is shown of a file's text, undefined if it doesn't match; absent: the text isn't read. */
  readonly match?: ((text: string) => readonly string[] | undefined) | undefined;
  readonly now: () => number;
  readonly signal: AbortSignal;
};

const MAX_ENTRIES = 200_000;
const MAX_FOUND = 20_000;
const MAX_DEPTH = 100;

/** Walks until its end, or until a limit is reached. Folders and files that can't be opened are passed over. */
export async function walkFiles(walk: Walk): Promise<Found> {
  const state: WalkState = {
    ...walk,
    files: [],
    entries: 0,
    end: walk.now() + SEARCH_SECONDS * 1_000,
  };
  const { root, names, only } = walk;
  await attempt(
    workInFolder({ root, names }, (base) =>
      only === undefined ? walkFolder(base, [], state) : walkEntry(base, [], only, state),
    ),
  );
  return { files: state.files, cut: state.cut };
}

type WalkState = Walk & {
  readonly files: FoundFile[];
  readonly end: number;
  entries: number;
  cut?: string;
};

/** Walks an open folder; `above`: its path from where the walk began. */
async function walkFolder(base: string, above: readonly string[], state: WalkState): Promise<void> {
  const read = await attempt(readFolder(base, MAX_ENTRIES));
  if (read.kind === 'threw' || above.length > MAX_DEPTH) return;
  const names = read.value.entries.map(({ name }) => name);
  for (const name of names.toSorted(compareText)) {
    if (name === '.git' || isOver(state)) continue;
    state.entries += 1;
    await walkEntry(base, above, name, state);
  }
}

function isOver(state: WalkState): boolean {
  if (state.cut !== undefined) return true;
  if (state.signal.aborted || state.now() > state.end) state.cut = 'stopped: it took too long';
  else if (state.entries >= MAX_ENTRIES) state.cut = `stopped after ${MAX_ENTRIES} files`;
  else if (state.files.length >= MAX_FOUND) state.cut = `stopped after ${MAX_FOUND} matches`;
  return state.cut !== undefined;
}

async function walkEntry(
  base: string,
  above: readonly string[],
  name: string,
  state: WalkState,
): Promise<void> {
  const names = [...above, name];
  const inside = await attempt(
    workInFolder({ root: base, names: [name] }, (folder) => walkFolder(folder, names, state)),
  );
  if (inside.kind === 'threw' || inside.value.kind === 'worked') return;
  if (!state.isWanted(names.join('/'))) return;
  const found = await attempt(look(join(base, name), state));
  if (found.kind === 'done' && found.value !== undefined) {
    state.files.push({ path: [...state.names, ...names].join('/'), lines: found.value });
  }
}

/** Returns what is shown of a regular file; undefined for anything else, and for what doesn't match. */
async function look(place: string, { match }: WalkState): Promise<readonly string[] | undefined> {
  if (match === undefined) {
    const stats = await lstat(place);
    return stats.isFile() && stats.nlink === 1 ? [] : undefined;
  }
  const read = await readPlace(place);
  return read.kind === 'file' && !read.bytes.includes(0) ? match(read.bytes.toString()) : undefined;
}
