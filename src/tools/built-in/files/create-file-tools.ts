// The file tools of a session. None is the runtime's own: those judge a path and open it later, outside of the box.
import { serialize } from '#src/text/index.ts';
import type { FileTool } from '../../file-tools.ts';
import type { ToolDefinition } from '../../pipeline/define-tool.ts';
import { createApplyPatch } from './apply-patch.ts';
import { createCreate, createEdit } from './edit.ts';
import { createGlob } from './search/glob.ts';
import { createGrep, type SearchDeps } from './search/grep.ts';
import { createView } from './view.ts';

const BUILDERS = {
  view: createView,
  grep: createGrep,
  glob: createGlob,
  create: createCreate,
  edit: createEdit,
  apply_patch: createApplyPatch,
} as const;

/** Builds the named tools. Those that write run one after the other. */
export function createFileTools(
  names: readonly FileTool[],
  deps: Omit<SearchDeps, 'inTurn'>,
): readonly ToolDefinition[] {
  const inTurn = serialize();
  return names.map((name) => BUILDERS[name]({ ...deps, inTurn }));
}
