// glob finds files by their names, grep files or lines that match a pattern.
import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { attempt } from '#src/errors.ts';
import { MAX_FILE_BYTES } from '#src/files/open-file.ts';
import { namesOn, workInFolder } from '#src/files/open-folder.ts';
import { wayInside } from '#src/text/paths.ts';
import {
  defineTool,
  hiddenArgument,
  programText,
  type ToolCall,
  type ToolDefinition,
} from '../pipeline/define-tool.ts';
import { failure, type ToolResult } from '../pipeline/tool-result.ts';
import { ARGUMENT_NAMES } from './argument-names.ts';
import {
  type Found,
  type FoundFile,
  type RipgrepDeps,
  readLines,
  readPaths,
  runRipgrep,
  type SearchStart,
  showFound,
} from './ripgrep.ts';
import {
  askAccess,
  FILE_TOOL_MS,
  type FileToolDeps,
  failed,
  missing,
  pathMeant,
} from './use-path.ts';
import { SHOWN_BYTES } from './view.ts';
import { matchGlob, matchLines, walkFiles } from './walk.ts';

const globParameters = z.object({
  pattern: programText(1_000).min(1).describe('Such as src/**/*.ts'),
  path: z.string().default('.').describe('The folder that the pattern begins in.'),
});

const MOST_PATHS = 2_000;

/** Builds glob. */
export function createGlob(deps: SearchDeps): ToolDefinition {
  return defineTool('glob', {
    description: 'Find files by a pattern of their paths.',
    parameters: globParameters,
    aliases: { ...ARGUMENT_NAMES, paths: 'path' },
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2_000 },
    handler: ({ pattern, path }, call) => glob(pattern, path, call, deps),
  });
}

async function glob(
  pattern: string,
  path: string,
  { run, signal }: ToolCall,
  deps: SearchDeps,
): Promise<ToolResult> {
  const start = await findStart(path, 'glob', deps);
  if ('kind' in start) return start;
  const found =
    start.file === undefined ? await findFiles(pattern, start, { run, signal }, deps) : NOTHING;
  if ('kind' in found) return found;
  const nothing = 'No such files. Folders are not listed.';
  const files = found.files.map((file) => ({ ...file, path: file.path + start.markOf(file.path) }));
  return showFound({ ...found, files }, { mask: run.mask, limit: MOST_PATHS, nothing });
}

const NOTHING: Found = { files: [] };

async function findFiles(
  pattern: string,
  start: SearchStart,
  { run, signal }: Pick<ToolCall, 'run' | 'signal'>,
  deps: SearchDeps,
): Promise<Found | ToolResult> {
  const program = await deps.ripgrep();
  if (program !== undefined) {
    const search = {
      args: ['--files', '--null', '--'],
      glob: anchored(pattern),
      read: readPaths,
    };
    return runRipgrep(program, start, search, { ...deps, signal });
  }
  const matcher = matchGlob(pattern);
  if (typeof matcher === 'string') return badPattern(matcher);
  const names = namesOn(start.folder);
  return walkFiles({ root: deps.root, names, isWanted: matcher, now: run.now, signal });
}

/** A pattern with a slash begins in the folder; one without is about names in any. */
function anchored(pattern: string): string {
  const plain = pattern.replace(/^\.\//, '');
  return plain.includes('/') ? `/${plain.replace(/^\//, '')}` : plain;
}

export type SearchDeps = FileToolDeps & RipgrepDeps;

const MODES = ['files_with_matches', 'content', 'count'] as const;
const around = z.number().int().min(0).max(100).default(0);

const parameters = z.object({
  pattern: programText(10_000).min(1).describe('Regular expression.'),
  path: z.string().default('.').describe('A folder or a file.'),
  paths: hiddenArgument(z.union([z.string(), z.array(z.string()).min(1).max(50)]).optional()),
  glob: programText(1_000).optional().describe('Only these files: *.ts'),
  output_mode: z.enum(MODES).default('files_with_matches'),
  '-i': z.boolean().default(false).describe('Ignores case.'),
  '-C': around.describe('Lines around each match.'),
  '-A': hiddenArgument(around),
  '-B': hiddenArgument(around),
  '-n': hiddenArgument(z.boolean().optional()),
  type: hiddenArgument(z.string().regex(/^\w+$/).optional()),
  multiline: hiddenArgument(z.boolean().default(false)),
  head_limit: z.number().int().positive().default(1_000).describe('The most lines.'),
});

type GrepArgs = z.output<typeof parameters>;

/** Builds grep. */
export function createGrep(deps: SearchDeps): ToolDefinition {
  return defineTool('grep', {
    description: 'Search the contents of files.',
    parameters,
    aliases: ARGUMENT_NAMES,
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2_000 },
    handler: (args, call) => grep(args, call, deps),
  });
}

async function grep(args: GrepArgs, call: ToolCall, deps: SearchDeps): Promise<ToolResult> {
  const { paths = args.path } = args;
  const files: FoundFile[] = [];
  let cut: string | undefined;
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    const start = await findStart(path, 'grep', deps);
    if ('kind' in start) return start;
    const found = await grepFrom(start, { ...args, glob: globBelow(start, args.glob) }, call, deps);
    if ('kind' in found) return found;
    // A link's target is not a file's content.
    files.push(...found.files.filter((file) => start.markOf(file.path) === ''));
    cut ??= found.cut;
  }
  const { mask } = call.run;
  return showFound({ files, cut }, { mask, limit: args.head_limit, nothing: 'No matches.' });
}

/** Models also write a glob from the root, as ripgrep has it. */
function globBelow({ folder }: SearchStart, glob: string | undefined): string | undefined {
  const isFromRoot = folder !== '' && glob?.startsWith(`${folder}/`) === true;
  return isFromRoot ? glob.slice(folder.length) : glob;
}

async function grepFrom(
  start: SearchStart,
  args: GrepArgs,
  call: ToolCall,
  deps: SearchDeps,
): Promise<Found | ToolResult> {
  const program = await deps.ripgrep();
  if (program === undefined) return grepByWalk(args, start, call, deps);
  const search = {
    args: [...optionsOf(args), `--regexp=${args.pattern}`, '--'],
    glob: args.glob,
    read: args.output_mode === 'files_with_matches' ? readPaths : readLines,
  };
  return runRipgrep(program, start, search, { ...deps, signal: call.signal });
}

function optionsOf(args: GrepArgs): readonly string[] {
  const [before, after] = linesAround(args);
  const lines = ['--null', '--line-number', '--max-columns=500', '--max-columns-preview'];
  const mode = {
    files_with_matches: ['--files-with-matches', '--null'],
    content: [...lines, `--before-context=${before}`, `--after-context=${after}`],
    count: ['--null', '--count'],
  };
  return [
    ...mode[args.output_mode],
    '--with-filename',
    '--no-heading',
    ...(args['-i'] ? ['--ignore-case'] : []),
    ...(args.multiline ? ['--multiline', '--multiline-dotall'] : []),
    ...(args.type === undefined ? [] : [`--type=${TYPES[args.type] ?? args.type}`]),
  ];
}

/** Types that ripgrep counts to another. */
const TYPES: Readonly<Record<string, string>> = { jsx: 'js', tsx: 'ts' };

function linesAround(args: GrepArgs): readonly [before: number, after: number] {
  return [Math.max(args['-B'], args['-C']), Math.max(args['-A'], args['-C'])];
}

async function grepByWalk(
  args: GrepArgs,
  { folder, file }: SearchStart,
  call: ToolCall,
  deps: SearchDeps,
): Promise<Found | ToolResult> {
  const { output_mode: mode, glob = '**' } = args;
  const [before, after] = mode === 'content' ? linesAround(args) : [0, 0];
  const { pattern, '-i': ignoresCase, multiline: isMultiline } = args;
  const names = matchGlob(glob);
  if (typeof names === 'string') return badPattern(names);
  const linesIn = matchLines({ pattern, ignoresCase, isMultiline, before, after });
  if (typeof linesIn === 'string') return badPattern(linesIn);
  return walkFiles({
    root: deps.root,
    names: namesOn(folder),
    only: file,
    isWanted: (path) => file !== undefined || names(path),
    match(text) {
      const lines = linesIn(text);
      if (lines.length === 0) return undefined;
      if (mode === 'content') return lines;
      return mode === 'count' ? [String(lines.length)] : [];
    },
    now: call.run.now,
    signal: call.signal,
  });
}

function badPattern(reason: string): ToolResult {
  return failure('E_TOOL_INVALID_ARGS', reason, 'correct the pattern and search again');
}

/** `markOf` returns what is shown after the path of a link, empty for other files. */
type MarkedStart = SearchStart & { readonly markOf: (path: string) => string };

/** Asks for the access and finds what the path names, or says why nothing can be searched there. */
async function findStart(
  given: string,
  tool: string,
  deps: FileToolDeps,
): Promise<MarkedStart | ToolResult> {
  const path = await pathMeant({ path: given, access: 'read' }, deps);
  const access = await askAccess({ access: 'read', path, tool }, deps);
  if ('kind' in access) return access;
  const marks = await access.marks?.();
  const markOf = (found: string) => marks?.get(found) ?? '';
  const { root } = deps;
  const names = namesOn(wayInside(root, path) ?? '');
  const opened = await attempt(workInFolder({ root, names }, async () => undefined));
  if (opened.kind === 'done' && opened.value.kind === 'worked')
    return { folder: names.join('/'), markOf };
  const [above, file = ''] = [names.slice(0, -1), names.at(-1)];
  const found = await attempt(
    workInFolder({ root, names: above }, (base) => lstat(join(base, file))),
  );
  if (found.kind === 'threw' || found.value.kind === 'blocked') {
    return missing(path, deps);
  }
  const stats = found.value.value;
  const reason = whyUnsearched(stats);
  return reason === undefined
    ? { folder: above.join('/'), file, markOf }
    : failed(`${path} ${reason}`);
}

/** Says why a file that is named would never match; undefined for one that is searched. */
function whyUnsearched(stats: Stats): string | undefined {
  if (!stats.isFile()) return 'is neither a folder nor a regular file';
  const { nlink, size } = stats;
  if (nlink > 1) return 'has a second name elsewhere (a hard link)';
  return size > MAX_FILE_BYTES ? `is too long to be searched: ${size} bytes` : undefined;
}
