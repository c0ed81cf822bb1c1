// Searches with ripgrep in the box, where there is nothing to be led to: only the worktree can be read, and nothing written.
import { join } from 'node:path';
import type { ProgramEnd, Programs } from '#src/ports/programs.ts';
import { compareText } from '#src/text/compare.ts';
import { plural } from '#src/text/count.ts';
import { headOfBytes } from '#src/text/cut-characters.ts';
import { failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { CONTROL_CHARACTER } from './use-path.ts';
import { SHOWN_BYTES } from './view.ts';

export type RipgrepDeps = {
  readonly programs: Programs;
  /** Returns ripgrep's path; undefined where it is missing, or where there is no box. Doesn't throw. */
  ripgrep(): Promise<string | undefined>;
};

type RipgrepSearch = {
  readonly args: readonly string[];
  readonly glob: string | undefined;
  /** How the output is read. */
  readonly read: (output: string) => readonly FoundFile[];
};

/** Both relative to the root; the folder is empty for the root itself. */
export type SearchStart = { readonly folder: string; readonly file?: string | undefined };

export const SEARCH_SECONDS = 20;
/** More than is ever shown, so that what is shown can be sorted. */
const MAX_BYTES = 4_000_000;
/** Larger files are no source, and other tools can't read them. */
const MAX_FILE = '5M';

/** What every search does: hidden files count, git's own don't, and .gitignore holds without a repository. */
const ALWAYS = [
  ...['--no-config', '--no-messages', '--color=never', '--no-require-git', '--no-ignore-global'],
  ...['--no-ignore-parent', '--hidden', '--crlf', '--glob=!.git', `--max-filesize=${MAX_FILE}`],
];

/**
 * Searches from a folder that is the current one, so that no program can put a link in its place: ripgrep follows a link that it is
 * given by name, but none that it comes across.
 */
const IN_FOLDER = 'cd -P -- "$1" && [ "$(pwd -P)" = "$1" ] || exit 0; shift; exec "$@"';

/**
 * Runs ripgrep, the program at this path, from a place of the worktree. `glob` says which files of a folder are wanted; all, if it
 * is undefined. A single file that is named counts in any case. Returns what was found, or a failure that the model can mend.
 */
export async function runRipgrep(
  program: string,
  { folder, file }: SearchStart,
  { args, glob, read }: RipgrepSearch,
  { root, programs, signal }: { root: string; programs: Programs; signal: AbortSignal },
): Promise<Found | ToolResult> {
  const wanted = file === undefined ? glob : `/${file.replace(/[\\*?[\]{}!]/g, '\\$&')}`;
  const narrowed = [
    ...(file === undefined ? [] : ['--max-depth=1']),
    ...(wanted === undefined ? [] : [`--glob=${wanted}`]),
  ];
  const ended = await programs.runProgram({
    command: 'sh',
    args: [
      '-c',
      IN_FOLDER,
      'sh',
      join(root, folder),
      program,
      ...ALWAYS,
      ...narrowed,
      ...args,
      '.',
    ],
    directory: root,
    environment: {},
    passed: [],
    timeoutMs: SEARCH_SECONDS * 1_000,
    maxBytes: MAX_BYTES,
    keepsNul: true,
    box: { writable: [], readable: [root, program] },
    signal,
  });
  if (ended.kind === 'not-started') {
    return failure('E_TOOL', `no search can run: ${ended.reason}`, 'go on without it');
  }
  const { stdout, stderr } = ended;
  // 2 is ripgrep's own, for a pattern or a file that it can't read; above that, it has not run.
  if (ended.kind === 'exited' && ended.code > 2) {
    return failure('E_TOOL', `no search can run: ${stderr.text.trim()}`, 'go on without it');
  }
  const isRefused = ended.kind === 'exited' && ended.code === 2 && stdout.bytes === 0;
  if (isRefused && stderr.text !== '') {
    // The last line says what is wrong; below it stands advice about options that are not offered.
    const reason = /^(?:rg: )?error: (.+)$/m.exec(stderr.text)?.[1] ?? stderr.text.trim();
    return failure('E_TOOL_INVALID_ARGS', reason, 'correct the pattern and search again');
  }
  const files = read(stdout.text).map((file) => ({ ...file, path: join(folder, file.path) }));
  return { files, cut: whyCut(ended) };
}

function whyCut(ended: Exclude<ProgramEnd, { kind: 'not-started' }>): string | undefined {
  if (ended.kind === 'limited') return `stopped: ${ended.reason}`;
  if (ended.kind !== 'exited') return `stopped after ${plural(SEARCH_SECONDS, 'second')}`;
  return ended.stdout.bytes > MAX_BYTES ? 'there are more matches' : undefined;
}

/** Reads paths as `--null` prints them: each ends with NUL. */
export function readPaths(output: string): readonly FoundFile[] {
  return output
    .split('\0')
    .map(plain)
    .filter((path) => path !== '')
    .map((path) => ({ path, lines: [] }));
}

/** Reads lines as `--null` prints them: the path, NUL, then the line with its number. Lines of one file follow each other. */
export function readLines(output: string): readonly FoundFile[] {
  const files: { path: string; lines: string[] }[] = [];
  let begun = '';
  for (const line of output.replace(/\n$/, '').split('\n')) {
    const end = line.indexOf('\0');
    const current = files.at(-1);
    if (end === -1) {
      // The first part of a path with a line end, if it isn't a separator.
      if (/^--\r?$/.test(line)) current?.lines.push('--');
      else begun += `${line}\n`;
      continue;
    }
    const path = plain(begun + line.slice(0, end));
    begun = '';
    const text = line.slice(end + 1).replace(/\r$/, '');
    if (current?.path === path) current.lines.push(text);
    else files.push({ path, lines: [text] });
  }
  return files.map(({ path, lines }) => ({ path, lines: withoutLast(lines, '--') }));
}

/** ripgrep separates the places of different files, too. */
function withoutLast(lines: readonly string[], last: string): readonly string[] {
  return lines.at(-1) === last ? lines.slice(0, -1) : lines;
}

function plain(path: string): string {
  return path.startsWith('./') ? path.slice(2) : path;
}

/** A file that was found. `lines`: what is shown of it (`12:text`, `13-a line around it`, `--` between places); none: its path. */
export type FoundFile = { readonly path: string; readonly lines: readonly string[] };

export type Found = {
  readonly files: readonly FoundFile[];
  /** Why there may be more; undefined when the search came to its end. */
  readonly cut?: string | undefined;
};

type Shown = {
  readonly mask: (text: string) => string;
  /** The most lines. */
  readonly limit: number;
  /** What is said when nothing was found. */
  readonly nothing: string;
};

/** Renders what was found, sorted by path, masked and cut. */
export function showFound({ files, cut }: Found, { mask, limit, nothing }: Shown): ToolResult {
  const lines = files
    .filter(({ path }) => !CONTROL_CHARACTER.test(path))
    .toSorted((one, other) => compareText(one.path, other.path))
    .flatMap(({ path, lines: own }) =>
      own.length === 0 ? [path] : own.map((line) => (line === '--' ? line : `${path}:${line}`)),
    );
  const wanted = lines.slice(0, limit);
  // Masked before it is cut, since half a secret would not be found.
  const text = mask(wanted.join('\n'));
  const shown = headOfBytes(text, SHOWN_BYTES);
  const notes = [
    ...(cut === undefined ? [] : [cut]),
    ...(lines.length > limit ? [`${lines.length - limit} more lines are not shown`] : []),
    ...(shown.length < text.length ? [`only the first ${SHOWN_BYTES} bytes are shown`] : []),
  ];
  const end = notes.length === 0 ? [] : [`[${notes.join('; ')}: narrow the search]`];
  return ok([shown === '' ? nothing : shown, ...end].join('\n'));
}
