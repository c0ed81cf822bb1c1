// grep: finds the files, or the lines, that match a pattern.
import * as z from 'zod';
import { namesOn } from '#src/files/index.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../../../pipeline/define-tool.ts';
import { hiddenArgument } from '../../../pipeline/input-schema.ts';
import { failure, type ToolResult } from '../../../pipeline/tool-result.ts';
import { FILE_ALIASES, FILE_TOOL_MS, type FileToolDeps } from '../use-path.ts';
import { SHOWN_BYTES } from '../view.ts';
import { matchGlob } from './glob-pattern.ts';
import { matchLines } from './match-lines.ts';
import { type Found, type FoundFile, showFound } from './matches.ts';
import { type RipgrepDeps, readLines, readPaths, runRipgrep } from './ripgrep.ts';
import { findStart, type SearchStart } from './search-start.ts';
import { walkFiles } from './walk.ts';

export type SearchDeps = FileToolDeps & RipgrepDeps;

const MODES = ['files_with_matches', 'content', 'count'] as const;
const around = z.number().int().min(0).max(100).default(0);

const parameters = z.object({
  pattern: z.string().min(1).max(10_000).describe('Regular expression.'),
  path: z.string().default('.').describe('A folder or a file.'),
  paths: hiddenArgument(z.union([z.string(), z.array(z.string()).min(1).max(50)]).optional()),
  glob: z.string().max(1_000).optional().describe('Only these files: *.ts'),
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
    aliases: FILE_ALIASES,
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
    files.push(...found.files);
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
  if (program === undefined) return grepByWalk(args, start, { call, deps });
  const run = {
    program,
    root: deps.root,
    start,
    glob: args.glob,
    args: [...optionsOf(args), `--regexp=${args.pattern}`, '--'],
    read: args.output_mode === 'files_with_matches' ? readPaths : readLines,
    signal: call.signal,
  };
  return runRipgrep(run, deps);
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

function linesAround({
  '-A': after,
  '-B': before,
  '-C': both,
}: GrepArgs): readonly [number, number] {
  return [Math.max(before, both), Math.max(after, both)];
}

type WalkContext = { readonly call: ToolCall; readonly deps: SearchDeps };

async function grepByWalk(
  args: GrepArgs,
  { folder, file }: SearchStart,
  { call, deps }: WalkContext,
): Promise<Found | ToolResult> {
  const { output_mode: mode, glob = '**' } = args;
  const [before, after] = mode === 'content' ? linesAround(args) : [0, 0];
  const { pattern, '-i': ignoresCase, multiline: isMultiline } = args;
  const names = matchGlob(glob);
  if (names.kind === 'refused') return badPattern(names.reason);
  const matcher = matchLines({ pattern, ignoresCase, isMultiline, before, after });
  if (matcher.kind === 'refused') return badPattern(matcher.reason);
  return walkFiles({
    root: deps.root,
    names: namesOn(folder),
    only: file,
    isWanted: (path) => file !== undefined || names.test(path),
    match(text) {
      const lines = matcher.lines(text);
      if (lines.length === 0) return undefined;
      if (mode === 'content') return lines.map((line) => line.text);
      return mode === 'count' ? [String(lines.length)] : [];
    },
    now: call.run.now,
    signal: call.signal,
  });
}

function badPattern(reason: string): ToolResult {
  return failure('E_TOOL_INVALID_ARGS', reason, 'correct the pattern and search again');
}
