// glob: finds files by their names.
import * as z from 'zod';
import { namesOn } from '../../../../files/open-folder.ts';
import { wayInside } from '../../../../text/paths.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../../../pipeline/define-tool.ts';
import { failure, type ToolResult } from '../../../pipeline/tool-result.ts';
import { FILE_ALIASES, FILE_TOOL_MS, refusalOf } from '../use-path.ts';
import { SHOWN_BYTES } from '../view.ts';
import { matchGlob } from './glob-pattern.ts';
import type { SearchDeps } from './grep.ts';
import { type Found, type FoundFile, showFound } from './matches.ts';
import { readPaths, runRipgrep } from './ripgrep.ts';
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
  const refusal = await refusalOf({ access: 'read', path, tool: 'glob' }, deps);
  if (refusal !== undefined) return refusal;
  const way = wayInside(deps.root, path) ?? '';
  const found = await findFiles({ pattern, way }, call, deps);
  if ('kind' in found) return found;
  const { mask } = call.run;
  return showFound(found, { mask, limit: MOST_PATHS, nothing: 'No such files.' });
}

type NameSearch = {
  readonly pattern: string;
  /** The path of the folder that the pattern begins in, empty for the root. */
  readonly way: string;
};

async function findFiles(
  { pattern, way }: NameSearch,
  { run, signal }: ToolCall,
  deps: SearchDeps,
): Promise<Found | ToolResult> {
  const { root } = deps;
  const program = await deps.ripgrep();
  if (program !== undefined) {
    const call = { program, root, way, args: ['--files', '--'], read: readPaths, signal };
    const found = await runRipgrep({ ...call, glob: anchored(pattern) }, deps);
    const isInFolder = (file: FoundFile) => file.path !== way;
    return 'kind' in found ? found : { ...found, files: found.files.filter(isInFolder) };
  }
  const matcher = matchGlob(pattern);
  if (matcher.kind === 'refused') {
    return failure('E_TOOL_INVALID_ARGS', matcher.reason, 'correct the pattern and search again');
  }
  const start = way === '' ? 0 : way.length + 1;
  const isWanted = (file: string) => matcher.test(file.slice(start));
  return walkFiles({ root, names: namesOn(way), isWanted, now: run.now, signal });
}

/** A pattern with a slash begins in the folder; one without is about names in any. */
function anchored(pattern: string): string {
  const plain = pattern.replace(/^\.?\//, '');
  return plain.includes('/') ? `/${plain}` : plain;
}
