// glob: finds files by their names.
import * as z from 'zod';
import { namesOn } from '#src/files/index.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../../../pipeline/define-tool.ts';
import { failure, type ToolResult } from '../../../pipeline/tool-result.ts';
import { FILE_ALIASES, FILE_TOOL_MS } from '../use-path.ts';
import { SHOWN_BYTES } from '../view.ts';
import { matchGlob } from './glob-pattern.ts';
import type { SearchDeps } from './grep.ts';
import { type Found, showFound } from './matches.ts';
import { readPaths, runRipgrep } from './ripgrep.ts';
import { findStart, type SearchStart } from './search-start.ts';
import { walkFiles } from './walk.ts';

const parameters = z.object({
  pattern: z.string().min(1).max(1_000).describe('Such as src/**/*.ts'),
  path: z.string().default('.').describe('The folder that the pattern begins in.'),
});

const MOST_PATHS = 2_000;

/** Builds glob. */
export function createGlob(deps: SearchDeps): ToolDefinition {
  return defineTool('glob', {
    description: 'Find files by a pattern of their paths.',
    parameters,
    aliases: { ...FILE_ALIASES, paths: 'path' },
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2_000 },
    handler: ({ pattern, path }, call) => glob({ pattern, path }, call, deps),
  });
}

type GlobArgs = z.output<typeof parameters>;

async function glob(
  { pattern, path }: GlobArgs,
  call: ToolCall,
  deps: SearchDeps,
): Promise<ToolResult> {
  const start = await findStart(path, 'glob', deps);
  if ('kind' in start) return start;
  const found = start.file === undefined ? await findFiles(pattern, start, call, deps) : NOTHING;
  if ('kind' in found) return found;
  const { mask } = call.run;
  return showFound(found, { mask, limit: MOST_PATHS, nothing: NO_FILES });
}

const NOTHING: Found = { files: [] };
const NO_FILES = 'No such files. Folders are not listed.';

async function findFiles(
  pattern: string,
  start: SearchStart,
  { run, signal }: ToolCall,
  deps: SearchDeps,
): Promise<Found | ToolResult> {
  const { root } = deps;
  const program = await deps.ripgrep();
  if (program !== undefined) {
    const glob = anchored(pattern);
    const args = ['--files', '--null', '--'];
    return runRipgrep({ program, root, start, args, glob, read: readPaths, signal }, deps);
  }
  const matcher = matchGlob(pattern);
  if (matcher.kind === 'refused') {
    return failure('E_TOOL_INVALID_ARGS', matcher.reason, 'correct the pattern and search again');
  }
  return walkFiles({
    root,
    names: namesOn(start.folder),
    isWanted: matcher.test,
    now: run.now,
    signal,
  });
}

/** A pattern with a slash begins in the folder; one without is about names in any. */
function anchored(pattern: string): string {
  const plain = pattern.replace(/^\.\//, '');
  return plain.includes('/') ? `/${plain.replace(/^\//, '')}` : plain;
}
