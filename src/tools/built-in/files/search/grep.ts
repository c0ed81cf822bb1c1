// grep: finds the files, or the lines, that match a pattern.
import * as z from 'zod';
import { namesOn } from '../../../../files/open-folder.ts';
import { wayInside } from '../../../../text/paths.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../../../pipeline/define-tool.ts';
import { hiddenArgument } from '../../../pipeline/input-schema.ts';
import { failure, type ToolResult } from '../../../pipeline/tool-result.ts';
import { FILE_ALIASES, FILE_TOOL_MS, type FileToolDeps, refusalOf } from '../use-path.ts';
import { SHOWN_BYTES } from '../view.ts';
import { matchGlob } from './glob-pattern.ts';
import { matchLines } from './match-lines.ts';
import { type Found, showFound } from './matches.ts';
import { type RipgrepDeps, readLines, readPaths, runRipgrep } from './ripgrep.ts';
import { walkFiles } from './walk.ts';

export type SearchDeps = FileToolDeps & RipgrepDeps;

const MODES = ['files_with_matches', 'content', 'count'] as const;
const around = z.number().int().min(0).max(100).default(0);

const parameters = z.object({
  pattern: z.string().min(1).max(10_000).describe('Regular expression.'),
  path: z.string().default('.').describe('A folder or a file.'),
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
    aliases: { ...FILE_ALIASES, paths: 'path' },
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2_000 },
    handler: (args, call) => grep(args, call, deps),
  });
}

async function grep(args: GrepArgs, call: ToolCall, deps: SearchDeps): Promise<ToolResult> {
  const refusal = await refusalOf({ access: 'read', path: args.path, tool: 'grep' }, deps);
  if (refusal !== undefined) return refusal;
  const way = wayInside(deps.root, args.path) ?? '';
  const program = await deps.ripgrep();
  const found =
    program === undefined
      ? await grepByWalk(args, way, { call, deps })
      : await runRipgrep(
          {
            program,
            root: deps.root,
            way,
            glob: args.glob,
            args: [...optionsOf(args), `--regexp=${args.pattern}`, '--'],
            read: args.output_mode === 'files_with_matches' ? readPaths : readLines,
            signal: call.signal,
          },
          deps,
        );
  if ('kind' in found) return found;
  const { mask } = call.run;
  return showFound(found, { mask, limit: args.head_limit, nothing: 'No matches.' });
}

function optionsOf(args: GrepArgs): readonly string[] {
  const [before, after] = linesAround(args);
  const lines = ['--null', '--line-number', '--max-columns=500', '--max-columns-preview'];
  const mode = {
    files_with_matches: ['--files-with-matches'],
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
  way: string,
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
    names: namesOn(way),
    isWanted: names.test,
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
