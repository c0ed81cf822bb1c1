// Reads the patches that models write for apply_patch: https://cookbook.openai.com/examples/gpt4-1_prompting_guide#apply-patch

/** What a patch does to one file. Paths are as the model gave them. */
export type FilePatch =
  | { readonly kind: 'add'; readonly path: string; readonly text: string }
  | { readonly kind: 'delete'; readonly path: string }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly moveTo: string | undefined;
      readonly hunks: readonly PatchHunk[];
    };

/** Lines that replace others. `context`: a line above them, such as a function's first. */
export type PatchHunk = {
  readonly context: string | undefined;
  readonly lines: readonly PatchLine[];
  /** The lines are the file's last. */
  readonly isAtEnd: boolean;
};

/** A line that both sides have (a space), that is added (+) or removed (-). */
export type PatchLine = { readonly sign: ' ' | '+' | '-'; readonly text: string };

export type ParsedPatch =
  | { readonly kind: 'patch'; readonly files: readonly FilePatch[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

const MAX_FILES = 100;
const MAX_CHARACTERS = 2_000_000;
const HEADER = /^\*\*\* (Add File|Delete File|Update File|Move to): (.+)$/;

/** Parses a whole patch, or says which line can't be understood. Doesn't throw. */
export function parsePatch(text: string): ParsedPatch {
  if (text.length > MAX_CHARACTERS) {
    return unreadable(`it is longer than ${MAX_CHARACTERS} characters`);
  }
  const lines = text.trim().split(/\r?\n/);
  if (lines[0]?.trim() !== '*** Begin Patch') {
    return unreadable('its first line is not *** Begin Patch');
  }
  if (lines.at(-1)?.trim() !== '*** End Patch') {
    return unreadable('its last line is not *** End Patch');
  }
  const sections = splitSections(lines.slice(1, -1));
  if (typeof sections === 'string') return unreadable(sections);
  if (sections.length === 0) return unreadable('it names no file');
  if (sections.length > MAX_FILES) {
    return unreadable(`it names ${sections.length} files, and at most ${MAX_FILES} are taken`);
  }
  const files = sections.map(readSection);
  const problem = files.find((file) => typeof file === 'string') ?? repeatedPath(files);
  if (problem !== undefined) return unreadable(problem);
  return { kind: 'patch', files: files.filter((file) => typeof file !== 'string') };
}

function unreadable(reason: string): ParsedPatch {
  return { kind: 'unreadable', reason };
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
    const own = lines.slice(start + 1, starts[index + 1]);
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
  return { kind: 'update', path, moveTo, hunks };
}

type OpenHunk = { readonly context: string | undefined; lines: PatchLine[]; isAtEnd: boolean };

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
    hunks.push({ context: line.slice(2).trim() || undefined, lines: [], isAtEnd: false });
    return undefined;
  }
  const last = hunks.at(-1);
  if (line.trim() === '*** End of File') {
    if (last === undefined) return `${shown(line)} comes before any line`;
    last.isAtEnd = true;
    return undefined;
  }
  const current: OpenHunk = last ?? { context: undefined, lines: [], isAtEnd: false };
  if (last === undefined) hunks.push(current);
  return addLine(current, line) ? undefined : `${shown(line)} begins neither with a space, + nor -`;
}

/** Adds a line with its sign; an empty one stands for an empty line that both sides have. */
function addLine(hunk: OpenHunk, line: string): boolean {
  const sign = line.slice(0, 1) || ' ';
  if (sign !== ' ' && sign !== '+' && sign !== '-') return false;
  hunk.lines.push({ sign, text: line.slice(1) });
  return true;
}

/** Names a path that the patch touches twice: the second change would be made to what the first one left. */
function repeatedPath(files: readonly (FilePatch | string)[]): string | undefined {
  const paths = files.flatMap((file) => (typeof file === 'string' ? [] : pathsOf(file)));
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  return twice === undefined ? undefined : `it names ${twice} twice`;
}

/** Returns the paths that a patch of one file touches: where a file is moved away from is one, too. */
export function pathsOf(file: FilePatch): readonly string[] {
  const moveTo = file.kind === 'update' ? file.moveTo : undefined;
  return moveTo === undefined ? [file.path] : [file.path, moveTo];
}
