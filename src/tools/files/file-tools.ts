// The file tools of one session, by name.

import { serialize } from '#src/text/serialize.ts';
import type { ToolDefinition } from '../pipeline/define-tool.ts';
import { createApplyPatch } from './apply-patch.ts';
import { createCreate, createEdit } from './edit.ts';
import { createGlob, createGrep, type SearchDeps } from './search.ts';
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

// Decides which file tools a session gets: all, unless a list of tools excludes some or its shell does their work.
/** The file tools, by the names that most models know. */
export type FileTool = 'view' | 'grep' | 'glob' | 'create' | 'edit' | 'apply_patch';

const READING: readonly FileTool[] = ['view', 'grep', 'glob'];
const WRITING: readonly FileTool[] = ['create', 'edit'];
export const FILE_TOOLS: readonly FileTool[] = [...READING, ...WRITING];

export type FileToolLists = {
  /** From the settings and the charter; a list without any file tool excludes none. */
  readonly standing: readonly (readonly string[] | undefined)[];
  /** From the call; excludes every file tool that it doesn't name. */
  readonly call: readonly string[] | undefined;
};

/**
 * Returns the file tools that every list leaves; an empty list leaves those that read. `shellFor` is the number of the
 * repository's files if the session has a shell, else 0. With few files, a shell replaces the search tools that no list names.
 */
export function allowedFileTools(lists: FileToolLists, shellFor = 0): readonly FileTool[] {
  const standing = lists.standing.map(withPatches);
  const call = withPatches(lists.call);
  const named = [...standing, call].flatMap((list) => list ?? []);
  const isSearched = shellFor > 0 && shellFor <= FEW_FILES;
  return FILE_TOOLS.filter(
    (tool) =>
      standing.every((list) => !narrowsFiles(list) || leaves(list, tool)) &&
      leaves(call, tool) &&
      !(isSearched && SEARCHING.includes(tool) && !named.includes(tool)),
  );
}

/** A list that names `apply_patch` means the tools in whose place it stands. */
function withPatches(list: readonly string[] | undefined): readonly string[] | undefined {
  return list?.includes('apply_patch') === true ? [...list, ...WRITING] : list;
}

/** A shell searches this many files in no time; its first command checks out all of them. */
const FEW_FILES = 500;
const SEARCHING: readonly FileTool[] = ['grep', 'glob'];

function narrowsFiles(list: readonly string[] | undefined): boolean {
  return list?.length === 0 || list?.some(isFileTool) === true;
}

function leaves(list: readonly string[] | undefined, tool: FileTool): boolean {
  if (list === undefined) return true;
  return list.length === 0 ? READING.includes(tool) : list.includes(tool);
}

export function isFileTool(name: string): boolean {
  return name === 'apply_patch' || FILE_TOOLS.some((tool) => tool === name);
}

/** Gives a model named after Codex `apply_patch`, which it was trained on, in place of `create` and `edit`. */
export function toolsForModel(
  tools: readonly FileTool[],
  model: string | undefined,
): readonly FileTool[] {
  const knowsPatches = /codex/i.test(model ?? '') && WRITING.every((name) => tools.includes(name));
  if (!knowsPatches) return tools;
  return [...tools.filter((name) => !WRITING.includes(name)), 'apply_patch'];
}
