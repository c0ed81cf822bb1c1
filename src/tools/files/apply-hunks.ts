// Reads the patches that models write for apply_patch, and applies their hunks to a text: https://cookbook.openai.com/examples/gpt4-1_prompting_guide#apply-patch

/** What a patch does to one file. Paths are as the model gave them. */
export type FilePatch =
  | { readonly kind: 'add'; readonly path: string; readonly text: string }
  | { readonly kind: 'delete'; readonly path: string }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly moveTo: string | undefined;
      /** Each begins to look for its lines at the top of what the one before it left. */
      readonly rounds: readonly (readonly PatchHunk[])[];
    };

/** Lines that replace others. `contexts`: lines above them, one below the other, such as a class's and a function's first. */
type PatchHunk = {
  readonly contexts: readonly string[];
  readonly lines: readonly PatchLine[];
  /** The lines are the file's last. */
  readonly isAtEnd: boolean;
};

/** A line that both sides have (a space), that is added (+) or removed (-). */
type PatchLine = { readonly sign: ' ' | '+' | '-'; readonly text: string };

const MAX_FILES = 100;
const MAX_CHARACTERS = 2_000_000;
const HEADER = /^\*\*\* (Add File|Delete File|Update File|Move to): (.+)$/;

/** Parses a whole patch, or says which line can't be understood. Doesn't throw. */
export function parsePatch(text: string): readonly FilePatch[] | string {
  if (text.length > MAX_CHARACTERS) return `it is longer than ${MAX_CHARACTERS} characters`;
  // Models put it into a fence or a shell's here-document.
  const lines = text.split(/\r?\n/);
  const begin = lines.findIndex((line) => line.trim() === '*** Begin Patch');
  const end = lines.findLastIndex((line) => line.trim() === '*** End Patch');
  if (begin === -1) return 'it has no line *** Begin Patch';
  if (end < begin) return 'it has no line *** End Patch';
  const sections = splitSections(lines.slice(begin + 1, end));
  if (typeof sections === 'string') return sections;
  if (sections.length === 0) return 'it names no file';
  if (sections.length > MAX_FILES)
    return `it names ${sections.length} files, and at most ${MAX_FILES} are taken`;
  const read = sections.map(readSection);
  const problem = read.find((file) => typeof file === 'string');
  return problem ?? joinUpdates(read.filter((file) => typeof file !== 'string'));
}

/** Joins the updates of one file: models repeat its name for each place. */
function joinUpdates(files: readonly FilePatch[]): readonly FilePatch[] {
  const joined: FilePatch[] = [];
  for (const file of files) {
    const at = joined.findIndex((one) => isUpdateOf(one, file.path));
    const first = joined[at];
    if (first?.kind === 'update' && isUpdateOf(file, file.path) && file.kind === 'update') {
      joined[at] = { ...first, rounds: [...first.rounds, ...file.rounds] };
    } else joined.push(file);
  }
  return joined;
}

function isUpdateOf(file: FilePatch, path: string): boolean {
  return file.kind === 'update' && file.moveTo === undefined && file.path === path;
}

type FileSection = {
  readonly action: string;
  readonly path: string;
  readonly moveTo: string | undefined;
  readonly lines: readonly string[];
};

/** Returns the part of each file, or what is wrong with a line outside of them. */
function splitSections(lines: readonly string[]): readonly FileSection[] | string {
  const starts = lines.flatMap((line, at) => (isStart(line) ? [at] : []));
  const stray = lines.slice(0, starts[0] ?? lines.length).find((line) => line.trim() !== '');
  if (stray !== undefined) return `no file is named before the line ${shown(stray)}`;
  return starts.map((start, index) => {
    const [, action = '', path = ''] = HEADER.exec(lines[start] ?? '') ?? [];
    const own = withoutBlankEnd(lines.slice(start + 1, starts[index + 1]));
    const [, second, moveTo] = HEADER.exec(own[0] ?? '') ?? [];
    const isMove = action === 'Update File' && second === 'Move to';
    return {
      action,
      path: path.trim(),
      moveTo: isMove ? moveTo?.trim() : undefined,
      lines: isMove ? own.slice(1) : own,
    };
  });
}

/** Blank lines before the next header belong to no file. */
function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

function isStart(line: string): boolean {
  return /^\*\*\* (?:Add|Delete|Update) File: /.test(line);
}

function shown(line: string): string {
  return JSON.stringify(line.slice(0, 60));
}

function readSection({ action, path, moveTo, lines }: FileSection): FilePatch | string {
  if (action === 'Delete File') {
    const rest = lines.find((line) => line.trim() !== '');
    return rest === undefined ? { kind: 'delete', path } : `${path} is deleted, yet has lines`;
  }
  if (action === 'Add File') {
    const wrong = lines.find((line) => !line.startsWith('+'));
    if (wrong !== undefined) return `in the new file ${path}, ${shown(wrong)} doesn't begin with +`;
    return { kind: 'add', path, text: lines.map((line) => `${line.slice(1)}\n`).join('') };
  }
  if (moveTo === path) return `${path} would be moved onto itself`;
  const hunks = readHunks(lines);
  if (typeof hunks === 'string') return `in ${path}, ${hunks}`;
  if (hunks.length === 0 && moveTo === undefined) return `${path} has no changed lines`;
  return { kind: 'update', path, moveTo, rounds: [hunks] };
}

type OpenHunk = { readonly contexts: string[]; lines: PatchLine[]; isAtEnd: boolean };

function readHunks(lines: readonly string[]): readonly PatchHunk[] | string {
  const hunks: OpenHunk[] = [];
  for (const line of lines) {
    const problem = readLine(line, hunks);
    if (problem !== undefined) return problem;
  }
  return hunks.filter((hunk) => hunk.lines.length > 0);
}

/** Adds a line to the last hunk, or begins one. Returns what is wrong with the line. */
function readLine(line: string, hunks: OpenHunk[]): string | undefined {
  if (line.startsWith('@@')) {
    openHunk(line.slice(2).replace(LINE_NUMBERS, '').trim(), hunks);
    return undefined;
  }
  const last = hunks.at(-1);
  if (line.trim() === '*** End of File') {
    if (last === undefined) return `${shown(line)} comes before any line`;
    last.isAtEnd = true;
    return undefined;
  }
  const current: OpenHunk = last ?? { contexts: [], lines: [], isAtEnd: false };
  if (last === undefined) hunks.push(current);
  return addLine(current, line) ? undefined : `${shown(line)} begins neither with a space, + nor -`;
}

/** Begins a hunk. Several lines with @@ narrow its place down, one after the other. */
function openHunk(context: string, hunks: OpenHunk[]): void {
  const contexts = context === '' ? [] : [context];
  const last = hunks.at(-1);
  if (last?.lines.length === 0) last.contexts.push(...contexts);
  else hunks.push({ contexts, lines: [], isAtEnd: false });
}

/** As `diff` writes them; they are not used. */
const LINE_NUMBERS = /^ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;

/** Adds a line with its sign; an empty one stands for an empty line that both sides have. */
function addLine(hunk: OpenHunk, line: string): boolean {
  const sign = line.slice(0, 1) || ' ';
  if (sign !== ' ' && sign !== '+' && sign !== '-') return false;
  hunk.lines.push({ sign, text: line.slice(1) });
  return true;
}

/** Returns the paths that a patch of one file touches: where a file is moved away from is one, too. */
export function pathsOf(file: FilePatch): readonly string[] {
  const moveTo = file.kind === 'update' ? file.moveTo : undefined;
  return moveTo === undefined ? [file.path] : [file.path, moveTo];
}

export type Patched =
  | { readonly kind: 'patched'; readonly text: string }
  /** `missing`: the line that is not where the patch has it; `line`: the last one, from 1, that fits above it, else 0. */
  | { readonly kind: 'misfit'; readonly missing: string; readonly line: number };

type Misfit = Extract<Patched, { kind: 'misfit' }>;

/**
 * Replaces each hunk's lines, which are looked for below the previous hunk's: as they are, then without the white space at their
 * ends, then without any around them. Lines that both sides have stay as the file has them, and new ones get its line ends. Pure.
 * After very many comparisons, what was not found yet counts as missing.
 */
export function applyHunks(text: string, hunks: readonly PatchHunk[]): Patched {
  const lines = text.split('\n');
  const sought = openSearch(lines);
  const patched: (readonly string[])[] = [];
  let at = 0;
  for (const hunk of hunks) {
    const place = findPlace(sought, hunk, at);
    if (typeof place !== 'number') return place;
    const changed = changeLines(sought, hunk, place);
    patched.push(lines.slice(at, place), changed.lines);
    at = place + changed.replaced;
  }
  return { kind: 'patched', text: [...patched, lines.slice(at)].flat().join('\n') };
}

const SAME: readonly ((line: string) => string)[] = [
  (line) => line.replace(/\r$/, ''),
  (line) => line.trimEnd(),
  (line) => line.trim(),
];

/** Of lines, so that no patch keeps us busy. */
const MAX_COMPARISONS = 20_000_000;

/** The lines in which a patch's are looked for. */
type Search = {
  readonly lines: readonly string[];
  /** Returns the lines as one of the ways to compare has them. */
  readonly linesAs: (way: number) => readonly string[];
  /** How many comparisons are left. */
  left: number;
};

function openSearch(lines: readonly string[]): Search {
  const seen = new Map<number, readonly string[]>();
  const linesAs = (way: number) => {
    const known = seen.get(way) ?? lines.map(SAME[way] ?? String);
    seen.set(way, known);
    return known;
  };
  return { lines, linesAs, left: MAX_COMPARISONS };
}

/** Returns where a hunk's lines begin, or which line is not there. Lines that replace none follow their context. */
function findPlace(search: Search, hunk: PatchHunk, at: number): number | Misfit {
  const from = belowContexts(search, hunk.contexts, at);
  if (typeof from !== 'number') return from;
  const { lines } = search;
  const isPlain = hunk.contexts.length === 0;
  const last = lines.length - (lines.at(-1) === '' ? 1 : 0);
  const before = hunk.lines.flatMap(({ sign, text }) => (sign === '+' ? [] : [text]));
  if (before.length === 0) return isPlain ? last : from;
  const place = seek(search, before, hunk.isAtEnd ? Math.max(from, last - before.length) : from);
  if (place !== -1) return place;
  // Models repeat the line of the context as the first one.
  const again = isPlain ? -1 : seek(search, before, from - 1);
  return again === -1 ? misfitOf(search, before, at) : again;
}

/** Returns the place below the last of the lines, each of which is looked for below the one before it. */
function belowContexts(search: Search, contexts: readonly string[], at: number): number | Misfit {
  let from = at;
  for (const context of contexts) {
    const found = seek(search, [context], from);
    if (found === -1) return { kind: 'misfit', missing: context, line: 0 };
    from = found + 1;
  }
  return from;
}

/** Names the first line that doesn't fit, at the place where most lines above it do. */
function misfitOf(search: Search, before: readonly string[], from: number): Misfit {
  const way = SAME.length - 1;
  const sought = before.map(SAME[way] ?? String);
  let [most, line] = [0, 0];
  for (let at = from; at < search.lines.length && search.left > 0; at += 1) {
    const fitting = fittingAt(search, sought, { at, way });
    if (fitting > most) [most, line] = [fitting, at + fitting];
  }
  return { kind: 'misfit', missing: before[Math.min(most, before.length - 1)] ?? '', line };
}

/** Returns the lines that a hunk makes of those where it begins, and how many it replaces. */
function changeLines({ lines }: Search, hunk: PatchHunk, place: number) {
  const end = lines[0]?.endsWith('\r') ? '\r' : '';
  let replaced = 0;
  const changed = hunk.lines.flatMap(({ sign, text }) => {
    if (sign === '+') return [text + end];
    replaced += 1;
    return sign === ' ' ? [lines[place + replaced - 1] ?? ''] : [];
  });
  return { lines: changed, replaced };
}

/** Returns where the lines begin, at or below `from`; -1 when they are nowhere. */
function seek(search: Search, wanted: readonly string[], from: number): number {
  for (const [way, same] of SAME.entries()) {
    const sought = wanted.map(same);
    const last = search.lines.length - sought.length;
    for (let at = from; at <= last && search.left > 0; at += 1) {
      if (fittingAt(search, sought, { at, way }) === sought.length) return at;
    }
  }
  return -1;
}

/** Returns how many of the sought lines stand at a place, one after the other. */
function fittingAt(
  search: Search,
  sought: readonly string[],
  { at, way }: { readonly at: number; readonly way: number },
): number {
  const lines = search.linesAs(way);
  let fitting = 0;
  while (fitting < sought.length && lines[at + fitting] === sought[fitting]) fitting += 1;
  search.left -= fitting + 1;
  return fitting;
}
